// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "run/host_array.h"
#include "run/operation.h"
#include "run/run_result.h"
#include "run/tick.h"

namespace warpfold {

/// What a reduction should give, computed on the host independently of any kernel.
struct Reference {
  Scalar value;               ///< rounded to the element type
  long double exact = 0;      ///< before rounding: float sums are compensated (Neumaier, ZAMM 54, 1974)
  long double magnitude = 0;  ///< Σ|x|, for the tolerance of float sums
  bool wrapped = false;       ///< an integer sum left the type's range
};
Reference computeReference(const HostArray& input, Operation op, const Tick& tick = {});

/// Fills reference, matches, error, tolerance and depth of `result`, whose `result` is set. `depth` is the longest
/// chain of additions d; the tolerance of a float sum is d·u/(1−d·u)·Σ|x| (Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., section 4.2), u the unit roundoff. Everything else must be equal.
void judge(RunResult& result, const Reference& reference, std::uint64_t depth);

}  // namespace warpfold
