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
#include "data/reference_part.h"
#include "values/identity.h"

namespace warpfold {

namespace {

using namespace references;

bool isMagnitude(Operation op) {
  return mappingOf(op) == Mapping::magnitude && combiningOf(op) == Operation::max;
}

template <typename T, typename S>
void take(ReferencePart& part, const Elements<S>& elements, Operation op, const Tick& tick) {
  if (isMagnitude(op)) return largestMagnitude<T>(part, elements, tick);
  switch (combiningOf(op)) {
    case Operation::min: return first<T>(part, elements, tick, true);
    case Operation::max: return first<T>(part, elements, tick, false);
    case Operation::logicalAnd:
    case Operation::logicalOr: return logical<T>(part, elements, tick);
    case Operation::product:
      if constexpr (std::is_floating_point_v<T>)
        return floatProduct(part, elements, tick);
      else
        return integerProduct<T>(part, elements, tick);
    case Operation::sum:
      if constexpr (std::is_floating_point_v<T>)
        return floatSum(part, elements, tick);
      else
        return integerSum<T>(part, elements, tick);
    default: break;
  }
  if constexpr (std::is_same_v<T, S> && std::is_integral_v<T>) return bitwise<T>(part, elements, op, tick);
  refuseBitwiseFloats();
}

/// What only some operations use of the other part changes nothing for the others.
template <typename T>
void join(ReferencePart& to, const ReferencePart& more) {
  const Operation combining = combiningOf(to.op);
  to.n += more.n;
  to.sum.add(more.sum);
  to.specialSum += more.specialSum;
  to.specialProduct *= more.specialProduct;
  to.finite = to.finite && more.finite;
  to.product.multiply(more.product);
  to.growth.multiply(more.growth);
  to.shrink.multiply(more.shrink);
  to.high += more.high;
  to.low += more.low;
  to.zero = to.zero || more.zero;
  to.negative = to.negative != more.negative;
  to.wrapped *= more.wrapped;
  if constexpr (std::is_integral_v<T>) to.magnitude = magnitudeOfBoth(to.magnitude, more.magnitude, limitOf<T>);
  to.truths += more.truths;
  if (more.found) keepFirst(to, more.value.as<T>(), combining == Operation::min);
  if constexpr (std::is_integral_v<T>)
    if (rowOf(to.op).types == OperationRow::Types::integers)
      to.value = Scalar::of(bitwise(combining, to.value.as<T>(), more.value.as<T>()));
}

template <typename T>
Reference concluded(const ReferencePart& all) {
  if (isMagnitude(all.op)) return firstOf<T>(all);
  switch (combiningOf(all.op)) {
    case Operation::min:
    case Operation::max: return firstOf<T>(all);
    case Operation::logicalAnd: return logicalOf<T>(all, true);
    case Operation::logicalOr: return logicalOf<T>(all, false);
    case Operation::product:
      if constexpr (std::is_floating_point_v<T>)
        return floatProductOf<T>(all);
      else
        return integerProductOf<T>(all);
    case Operation::sum:
      if constexpr (std::is_floating_point_v<T>)
        return floatSumOf<T>(all, dividesByN(all.op) ? all.n : 1);
      else
        return integerSumOf<T>(all);
    default: break;
  }
  Reference r;
  r.value = all.value;
  return r;
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

ReferencePart emptyReferencePart(ElementType type, Operation op) {
  ReferencePart part;
  part.type = type;
  part.op = op;
  if (rowOf(op).types == OperationRow::Types::integers) part.value = identityOf(accumulatorOf(type, op), op);
  return part;
}

ReferencePart referencePart(const HostArray& input, const HostArray* second, Operation op, const Tick& tick) {
  ReferencePart part = emptyReferencePart(input.type(), op);
  visitArithmetic(accumulatorOf(input.type(), op), [&](auto tag) {
    using T = typename decltype(tag)::type;
    visitStorageOf<T>(input.type(), [&](auto stored) {
      using S = typename decltype(stored)::type;
      const std::span<const S> y = second != nullptr ? second->as<S>() : std::span<const S>{};
      take<T>(part, Elements<S>{input.as<S>(), y, mappingOf(op)}, op, tick);
    });
  });
  part.n = input.size();
  return part;
}

void add(ReferencePart& to, const ReferencePart& more) {
  visitArithmetic(accumulatorOf(to.type, to.op), [&](auto tag) { join<typename decltype(tag)::type>(to, more); });
}

Reference referenceOf(const ReferencePart& all) {
  Reference r = visitArithmetic(accumulatorOf(all.type, all.op),
                                [&](auto tag) { return concluded<typename decltype(tag)::type>(all); });
  r.n = all.n;
  if (!isFloating(all.type)) r.value = finished(r.value, all.op, r.n);
  if (!rounds(all.type, all.op)) r.exact = exactValue(r.value);
  return r;
}

Reference computeReference(const HostArray& input, const HostArray* second, Operation op, const Tick& tick) {
  return referenceOf(referencePart(input, second, op, tick));
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
