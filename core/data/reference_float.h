// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>

#include "data/exact_sum.h"
#include "data/reference_elements.h"

/// Sums and products of floats.
namespace warpfold::references {

/// Adds the elements exactly; the infinities and NaNs among them, which no exact number holds, by themselves.
template <typename T, typename S>
Reference floatSum(const Elements<S>& elements, std::uint64_t divisor, const Tick& tick) {
  ExactSum sum;
  double special = 0;  // the sum of all that is not finite
  bool finite = true;
  forEach(elements, tick, [&](std::uint64_t i) {
    const double x = widened<double>(elements.x[i]);
    const double y = elements.multiplies() ? widened<double>(elements.other(i)) : 1;
    if (!std::isfinite(x) || !std::isfinite(y)) {
      special += x * y;
      finite = false;
    } else if (elements.multiplies() && std::is_same_v<S, double>) {
      sum.addProduct(x, y);
    } else {
      sum.add(x * y);  // exact: a double has room for the product of two shorter numbers
    }
  });
  Reference r;
  r.finite = finite;
  r.exact = finite ? sum.value(divisor) : special;
  r.value = Scalar::of(static_cast<T>(r.exact));
  r.positive = sum.positive();
  r.negative = sum.negative();
  return r;
}

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
  /// Infinite or zero where not even a long double holds it.
  long double value() const {
    return std::ldexp(mantissa, static_cast<int>(std::clamp<std::int64_t>(exponent, -100000, 100000)));
  }
};

template <typename T, typename S>
Reference floatProduct(const Elements<S>& elements, const Tick& tick) {
  Reference r;
  Scaled product, growth, shrink;
  double special = 1;  // the product of all that is not finite, and of the zeros
  forEach(elements, tick, [&](std::uint64_t i) {
    const double v = widened<double>(elements.x[i]);
    if (!std::isfinite(v) || v == 0) {
      special *= v;
      r.finite = r.finite && v == 0;
      r.zeroFactor = r.zeroFactor || v == 0;
      return;
    }
    product.multiply(v);
    (std::fabs(v) > 1 ? growth : shrink).multiply(std::fabs(v));
  });
  // Beside zeros and infinities only the sign of the others counts.
  r.exact = r.finite && !r.zeroFactor ? product.value() : special * std::copysign(1.0L, product.mantissa);
  r.value = Scalar::of(static_cast<T>(r.exact));
  r.growth = growth.value();
  r.shrink = shrink.value();
  return r;
}

}  // namespace warpfold::references
