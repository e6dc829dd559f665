// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "data/exact_sum.h"
#include "data/reference.h"

namespace warpfold {

/// A number with an exponent of its own: no product of elements leaves its range.
struct Scaled {
  long double mantissa = 1;
  std::int64_t exponent = 0;

  void multiply(long double factor) {
    mantissa *= factor;
    const long double magnitude = std::fabs(mantissa);
    if (magnitude > 0x1p-8000L && magnitude < 0x1p8000L) return;
    int shift = 0;
    mantissa = std::frexp(mantissa, &shift);
    exponent += shift;
  }
  void multiply(const Scaled& other) {
    exponent += other.exponent;
    multiply(other.mantissa);
  }
  /// Infinite or zero where not even a long double holds it.
  long double value() const {
    return std::ldexp(mantissa, static_cast<int>(std::clamp<std::int64_t>(exponent, -100000, 100000)));
  }
};

/// What is kept of some of the elements, from which the reference of all follows: exactly but for products of floats,
/// which are rounded to 2^-64 a factor. Those who have a share of the elements each send this; it travels as its bytes
/// between programs of one version. Which of its members count depends on the operation.
struct ReferencePart {
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::uint64_t n = 0;

  ExactSum sum;                      // of floats: of what is finite
  Scaled product, growth, shrink;    // of floats: of all factors, those above 1 in magnitude, those below
  double specialSum = 0;             // of what is infinite or NaN
  double specialProduct = 1;         // of that, and of the zeros
  bool finite = true, zero = false;  // no element is infinite or NaN; a factor is zero

  Int128 high = 0;            // of integer sums: the upper halves of the terms
  Unsigned128 low = 0;        // and the lower ones
  Unsigned128 magnitude = 1;  // of integer products: stays above the type's limit once it is there
  std::uint64_t wrapped = 1;  // as 64 bits wrap it
  bool negative = false;

  bool found = false;        // of minima and maxima: there is a number among the elements
  Scalar value;              // of those and of bitwise operations
  std::uint64_t truths = 0;  // of logical ones
};
static_assert(std::is_trivially_copyable_v<ReferencePart>);

/// Of some elements; `second` as for computeReference().
ReferencePart referencePart(const HostArray& input, const HostArray* second, Operation op, const Tick& tick = {});
/// Of none.
ReferencePart emptyReferencePart(ElementType type, Operation op);
/// Of the elements of both.
void add(ReferencePart& to, const ReferencePart& more);
/// Of all elements, one at least.
Reference referenceOf(const ReferencePart& all);

}  // namespace warpfold
