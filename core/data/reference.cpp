// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "data/reference_any_order.h"
#include "data/reference_float.h"
#include "data/reference_integer.h"

namespace warpfold {

namespace {

using namespace references;

template <typename T, typename S>
Reference reduced(const Elements<S>& elements, Operation op, const Tick& tick) {
  if (mappingOf(op) == Mapping::magnitude && combiningOf(op) == Operation::max) {
    // In the unsigned type of an integer, which has room for its least number's magnitude. NaNs are passed over.
    std::optional<T> largest;
    forEach(elements, tick, [&](std::uint64_t i) {
      const auto v = widened<long double>(elements.x[i]);
      if (v == v) largest = std::max(largest.value_or(T(0)), static_cast<T>(std::fabs(v)));
    });
    Reference r;
    r.onlyNan = !largest;
    r.value = Scalar::of(largest.value_or(std::numeric_limits<T>::quiet_NaN()));
    return r;
  }
  switch (combiningOf(op)) {
    case Operation::min: return first<T>(elements, tick, [](T a, T b) { return a < b; });
    case Operation::max: return first<T>(elements, tick, [](T a, T b) { return a > b; });
    case Operation::logicalAnd: return logical<T>(elements, true, tick);
    case Operation::logicalOr: return logical<T>(elements, false, tick);
    case Operation::product:
      if constexpr (std::is_floating_point_v<T>)
        return floatProduct<T>(elements, tick);
      else
        return integerProduct<T>(elements, tick);
    case Operation::sum:
      if constexpr (std::is_floating_point_v<T>)
        return floatSum<T>(elements, dividesByN(op) ? elements.x.size() : 1, tick);
      else
        return integerSum<T>(elements, tick);
    default: break;
  }
  if constexpr (std::is_same_v<T, S> && std::is_integral_v<T>) return bitwise<T>(elements, op, tick);
  refuseBitwiseFloats();
}

}  // namespace

namespace {

/// total / n, rounded once. The quotient to 64 bits may fall on the middle between two doubles without being it: then
/// its remainder says on which side the exact one lies.
double quotient(long double total, long double n) {
  const long double q = total / n;
  const double nearest = static_cast<double>(q);
  if (!std::isfinite(nearest) || q == nearest) return nearest;
  const double other = std::nextafter(
      nearest, q > nearest ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity());
  if (std::fabs(q - nearest) != std::fabs(other - q)) return nearest;
  const long double remainder = std::fma(-q, n, total);
  if (remainder == 0) return nearest;
  return (remainder > 0) == (other > nearest) ? other : nearest;
}

}  // namespace

Scalar finished(const Scalar& combined, Operation op, std::uint64_t n) {
  if (!dividesByN(op)) return combined;
  if (!isFloating(combined.type)) return Scalar::of(quotient(exactValue(combined), static_cast<long double>(n)));
  const double mean = combined.toDouble() / static_cast<double>(n);
  return visitArithmetic(combined.type,
                         [&](auto tag) { return Scalar::of(static_cast<typename decltype(tag)::type>(mean)); });
}

Reference computeReference(const HostArray& input, const HostArray* second, Operation op, const Tick& tick) {
  const ElementType accumulator = accumulatorOf(input.type(), op);
  Reference r = visitArithmetic(accumulator, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return visitStorageOf<T>(input.type(), [&](auto stored) {
      using S = typename decltype(stored)::type;
      const std::span<const S> y = second != nullptr ? second->as<S>() : std::span<const S>{};
      return reduced<T>(Elements<S>{input.as<S>(), y, mappingOf(op)}, op, tick);
    });
  });
  r.n = input.size();
  if (!isFloating(input.type())) r.value = finished(r.value, op, r.n);
  if (!rounds(input.type(), op)) r.exact = exactValue(r.value);
  return r;
}

long double exactValue(const Scalar& value) {
  return visitType(value.type,
                   [&](auto tag) { return widened<long double>(value.as<typename decltype(tag)::type>()); });
}

double ulpError(const Scalar& value, long double exact) {
  const long double got = exactValue(value);
  if (!std::isfinite(got) || !std::isfinite(exact))
    return got == exact || (std::isnan(got) && std::isnan(exact)) ? 0 : std::numeric_limits<double>::infinity();
  return visitArithmetic(value.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using Limits = std::numeric_limits<std::conditional_t<std::is_integral_v<T>, double, T>>;
    constexpr int smallest = Limits::min_exponent - Limits::digits;
    int exponent = 0;
    std::frexp(exact, &exponent);
    const long double ulp = std::ldexp(1.0L, exact == 0 ? smallest : std::max(exponent - Limits::digits, smallest));
    return static_cast<double>(std::fabs(got - exact) / ulp);
  });
}

}  // namespace warpfold
