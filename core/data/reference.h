// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "data/host_array.h"
#include "run/run_result.h"
#include "values/operation.h"
#include "values/tick.h"

namespace warpfold {

/// What a reduction should give, computed on the host independently of any kernel.
struct Reference {
  Scalar value;               ///< rounded to the type of the result
  long double exact = 0;      ///< before rounding: float sums are compensated (Neumaier, ZAMM 54, 1974)
  long double magnitude = 0;  ///< of float sums: Σ|x| over the mapped elements, for the tolerance
  /// Of float products: the product of all factors above 1 in magnitude. What underflows on the way can grow by no
  /// more than this; where it is above the type's range, partial products may overflow.
  long double growth = 1;
  std::uint64_t n = 0;
  bool wrapped = false;  ///< an integer result left the type's range
  bool finite = true;    ///< no mapped element is infinite or NaN
};

/// `second` is the other input of a dot product, as long as `input`; null for all other operations.
Reference computeReference(const HostArray& input, const HostArray* second, Operation op, const Tick& tick = {});
inline Reference computeReference(const HostArray& input, Operation op, const Tick& tick = {}) {
  return computeReference(input, nullptr, op, tick);
}

/// What is left of the combined value once the reduction is through: a mean is divided by n, all else is as it is.
Scalar finished(const Scalar& combined, Operation op, std::uint64_t n);

/// Fills reference, matches, error, tolerance and depth of `result`, whose `result` is set. `depth` is the longest
/// chain of operator calls d, u the unit roundoff, γ(k) = k·u/(1−k·u) (Higham, Accuracy and Stability of Numerical
/// Algorithms, 2nd ed., sections 3.1 and 4.2). A float sum may be off by γ(d)·Σ|x|, with one rounding more where
/// elements are squared, multiplied or the sum divided by n; a float product by γ(n−1)·|Πx|, since every rounding
/// reaches the result. Everything else must be equal.
void judge(RunResult& result, const Reference& reference, std::uint64_t depth);

/// |value − exact| in units in the last place of `exact` in the type of `value`, a float. Infinite where only one of
/// the two is finite.
double ulpError(const Scalar& value, long double exact);

}  // namespace warpfold
