// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "data/reference.h"
#include "run/run_result.h"

namespace warpfold {

/// Fills reference, magnitude, wrapped, matches, error, tolerance and depth of `result`, whose request and `result` are
/// set. `depth` is the longest chain of rounding operator calls, `atomics` says whether the elements or the blocks'
/// results were combined by atomics; data/tolerance.h says what both allow.
///
/// Where a partial result may overflow, `tolerance` is infinite and any infinity or NaN matches. A finite result went
/// through no overflow: it still has to keep the bound of one, which `tolerance` names where it does not.
void judge(RunResult& result, const Reference& reference, std::uint64_t depth, bool atomics = false);

/// What an earlier program said of a result that it saved, by today's rule: an infinity is no longer taken for the NaN
/// that the reference is.
void judgeAgain(RunResult& result);

/// It is an infinity or a NaN that matches only since some order of the operations may overflow: nothing is checked.
bool isOverflow(const RunResult& result);

/// That half of the L2 cache holds the input, of a GPU's time with a warm one: it is read from there.
std::optional<Message> cacheRemark(const RunResult& result);
/// The error is above 1 % of the reference. A result that matches may be: its tolerance bounds what the kernel's order
/// of operations rounds away, which tells that the kernel has no fault, not that the result is good. Of a reference
/// that relative figures say nothing of, no result is far off.
bool isFarOff(const RunResult& result);

/// Why figures that relate an error to the reference (ULP, percent) say nothing: the terms of the sum cancel down to
/// less than a thousandth of Σ|x|, so that any order errs by many times the little that is left; or the reference is 0
/// and the result is not. Nothing where they tell something.
std::optional<Message> whyNotRelative(const RunResult& result);

/// The error in units in the last place, of a float whose relative figures tell something.
std::optional<double> relativeUlp(const RunResult& result, long double exact);

/// What a reader may wonder about in a result: that it left its type's range, that a product is 0.
Messages remarksOn(const RunResult& result);

}  // namespace warpfold
