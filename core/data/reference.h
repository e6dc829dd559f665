// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "data/host_array.h"
#include "values/operation.h"
#include "values/scalar.h"
#include "values/tick.h"

namespace warpfold {

/// What a reduction should give, computed on the host by code that shares nothing with the kernels' operators.
struct Reference {
  Scalar value;           ///< rounded once to the type of the result
  long double exact = 0;  ///< before that: sums and means in exact arithmetic, products to 2^-64 a factor
  std::uint64_t n = 0;
  bool wrapped = false;  ///< the result over the integers does not fit the accumulator's type
  bool finite = true;    ///< no mapped element is infinite or NaN

  // Of float sums: what the finite mapped elements above zero add up to, and those below in magnitude. No partial sum
  // of them, in whatever order, lies outside [-negative, positive].
  long double positive = 0;
  long double negative = 0;

  /// Of float sums: Σ|x| of what is added, of a mean divided by n. The value is small beside it where the terms cancel.
  /// 0 for all else: factors do not cancel, and what rounds nothing has no error to be related to anything.
  double magnitude = 0;

  // Of float products: of all finite factors above 1 in magnitude, and of all below 1 but zero. No partial product of
  // them, in whatever order, lies outside [shrink, growth].
  long double growth = 1;
  long double shrink = 1;
  bool zeroFactor = false;
};

/// `second` is the other input of a dot product, as long as `input`; null for all other operations.
Reference computeReference(const HostArray& input, const HostArray* second, Operation op, const Tick& tick = {});
inline Reference computeReference(const HostArray& input, Operation op, const Tick& tick = {}) {
  return computeReference(input, nullptr, op, tick);
}

/// What is left of the combined value once the reduction is through: a mean is divided by n, all else is as it is.
Scalar finished(const Scalar& combined, Operation op, std::uint64_t n);

/// The number that a scalar holds, with all its bits.
long double exactValue(const Scalar& value);

/// |value − exact| in units in the last place of `exact` in the type of `value`, a float. Infinite where only one of
/// the two is finite.
double ulpError(const Scalar& value, long double exact);

}  // namespace warpfold
