// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "data/exact_sum.h"
#include "data/reference_elements.h"

/// Sums and products of floats.
namespace warpfold::references {

/// Adds the elements exactly; the infinities and NaNs among them, which no exact number holds, by themselves.
template <typename S>
void floatSum(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  ExactSum& sum = part.sum;
  double special = 0;
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
  part.specialSum += special;
  part.finite = part.finite && finite;
}

template <typename T>
Reference floatSumOf(const ReferencePart& part, std::uint64_t divisor) {
  Reference r;
  r.finite = part.finite;
  r.exact = part.finite ? part.sum.value(divisor) : part.specialSum;
  r.value = Scalar::of(static_cast<T>(r.exact));
  r.positive = part.sum.positive();
  r.negative = part.sum.negative();
  r.magnitude = static_cast<double>(std::min<long double>((r.positive + r.negative) / static_cast<long double>(divisor),
                                                          std::numeric_limits<double>::max()));
  return r;
}

template <typename S>
void floatProduct(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  Scaled product, growth, shrink;
  forEach(elements, tick, [&](std::uint64_t i) {
    const double v = widened<double>(elements.x[i]);
    if (!std::isfinite(v) || v == 0) {
      part.specialProduct *= v;
      part.finite = part.finite && v == 0;
      part.zero = part.zero || v == 0;
      return;
    }
    product.multiply(v);
    (std::fabs(v) > 1 ? growth : shrink).multiply(std::fabs(v));
  });
  part.product.multiply(product);
  part.growth.multiply(growth);
  part.shrink.multiply(shrink);
}

template <typename T>
Reference floatProductOf(const ReferencePart& part) {
  Reference r;
  r.finite = part.finite;
  r.zeroFactor = part.zero;
  // Beside zeros and infinities only the sign of the others counts.
  r.exact = part.finite && !part.zero ? part.product.value()
                                      : part.specialProduct * std::copysign(1.0L, part.product.mantissa);
  r.value = Scalar::of(static_cast<T>(r.exact));
  r.growth = part.growth.value();
  r.shrink = part.shrink.value();
  return r;
}

}  // namespace warpfold::references
