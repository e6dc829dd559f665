// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>

#include "data/exact_sum.h"
#include "data/reference_elements.h"

/// Sums and products of integers: as their type wraps them, and whether it had to.
namespace warpfold::references {

/// A sum of up to 2^64 products of 64-bit integers: the upper halves and the lower halves apart.
template <typename T>
struct LongSum {
  using Product = std::conditional_t<std::is_signed_v<T>, Int128, Unsigned128>;
  Int128 high = 0;
  Unsigned128 low = 0;  // of up to 2^64 terms

  void add(Product p) {
    high += static_cast<Int128>(p >> 64);
    low += static_cast<std::uint64_t>(p);
  }
  /// The value as T wraps it.
  T wrapped() const { return static_cast<T>(static_cast<std::uint64_t>(low)); }
  bool fits() const {
    // What the lower halves carry belongs to the upper ones; those then have to be the value's sign.
    const Int128 above = high + static_cast<Int128>(low >> 64);
    const T value = wrapped();
    if (static_cast<std::uint64_t>(value) != static_cast<std::uint64_t>(low)) return false;
    return above == (value < 0 ? Int128{-1} : Int128{0});
  }
};

template <typename T, typename S>
void integerSum(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  using Product = typename LongSum<T>::Product;
  LongSum<T> sum;
  forEach(elements, tick, [&](std::uint64_t i) {
    const auto x = static_cast<Product>(elements.x[i]);
    sum.add(elements.multiplies() ? x * static_cast<Product>(elements.other(i)) : x);
  });
  part.high += sum.high;
  part.low += sum.low;
}

template <typename T>
Reference integerSumOf(const ReferencePart& part) {
  const LongSum<T> sum{part.high, part.low};
  Reference r;
  r.value = Scalar::of(sum.wrapped());
  r.wrapped = !sum.fits();
  return r;
}

/// The largest magnitude that fits.
template <typename T>
constexpr Unsigned128 limitOf = static_cast<Unsigned128>(std::numeric_limits<T>::max());

/// Whether the product fits does not depend on the order: no factor but zero makes it smaller.
template <typename T, typename S>
void integerProduct(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  constexpr Unsigned128 limit = limitOf<T>;
  Unsigned128 magnitude = 1;  // stays above the limit once it is there
  std::uint64_t wrapped = 1;
  bool negative = false, zero = false;
  forEach(elements, tick, [&](std::uint64_t i) {
    const S v = elements.x[i];
    zero = zero || v == 0;
    negative = negative != (v < 0);
    wrapped *= static_cast<std::uint64_t>(v);
    const auto factor = static_cast<std::uint64_t>(v < 0 ? -static_cast<Int128>(v) : static_cast<Int128>(v));
    if (magnitude <= limit + 1) magnitude *= factor;
  });
  part.magnitude = magnitude;
  part.wrapped = wrapped;
  part.negative = negative;
  part.zero = zero;
}

/// The magnitude of two products, above `limit` + 1 where either is.
inline Unsigned128 magnitudeOfBoth(Unsigned128 a, Unsigned128 b, Unsigned128 limit) {
  if (a == 0 || b == 0) return 0;
  if (a > limit + 1) return a;
  return b > limit + 1 || b > ~Unsigned128{0} / a ? limit + 2 : a * b;
}

template <typename T>
Reference integerProductOf(const ReferencePart& part) {
  Reference r;
  r.value = Scalar::of(static_cast<T>(part.wrapped));
  r.wrapped = !part.zero && part.magnitude > limitOf<T> + (part.negative ? 1 : 0);
  return r;
}

}  // namespace warpfold::references
