// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "data/exact_sum.h"

namespace warpfold {

namespace {

template <typename S>
struct Elements {
  std::span<const S> x;
  std::span<const S> y;  // empty but for dot products
  Mapping mapping;

  bool multiplies() const { return mapping == Mapping::square || mapping == Mapping::product; }
  /// The factor that element i is multiplied with as it is read.
  S other(std::uint64_t i) const { return mapping == Mapping::square ? x[i] : y[i]; }
};

/// Calls `visit(i)` for all of them.
template <typename S, typename F>
void forEach(const Elements<S>& elements, const Tick& tick, F&& visit) {
  inParts(elements.x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (std::uint64_t i = begin; i < end; ++i) visit(i);
  });
}

// Float sums -----------------------------------------------------------------------------------------------

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

// Float products -------------------------------------------------------------------------------------------

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

// Integers -------------------------------------------------------------------------------------------------

/// A sum of up to 2^64 products of 64-bit integers: the upper halves and the lower halves apart.
template <typename T>
struct LongSum {
  using Product = std::conditional_t<std::is_signed_v<T>, Int128, Unsigned128>;
  Int128 high = 0;
  Unsigned128 low = 0;

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
Reference integerSum(const Elements<S>& elements, const Tick& tick) {
  using Product = typename LongSum<T>::Product;
  LongSum<T> sum;
  forEach(elements, tick, [&](std::uint64_t i) {
    const auto x = static_cast<Product>(elements.x[i]);
    sum.add(elements.multiplies() ? x * static_cast<Product>(elements.other(i)) : x);
  });
  Reference r;
  r.value = Scalar::of(sum.wrapped());
  r.wrapped = !sum.fits();
  return r;
}

/// Whether the product fits does not depend on the order: no factor but zero makes it smaller.
template <typename T, typename S>
Reference integerProduct(const Elements<S>& elements, const Tick& tick) {
  constexpr auto limit = static_cast<Unsigned128>(std::numeric_limits<T>::max());
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
  Reference r;
  r.value = Scalar::of(static_cast<T>(wrapped));
  r.wrapped = !zero && magnitude > limit + (negative ? 1 : 0);
  return r;
}

// Operators that round nothing: the same result in any order -------------------------------------------------

/// The first of all numbers by `before`; NaNs are passed over.
template <typename T, typename S, typename Before>
Reference first(const Elements<S>& elements, const Tick& tick, Before before) {
  std::optional<T> found;
  forEach(elements, tick, [&](std::uint64_t i) {
    const T v = widened<T>(elements.x[i]);
    if (v == v && (!found || before(v, *found))) found = v;
  });
  Reference r;
  r.onlyNan = !found;
  r.value = Scalar::of(found.value_or(std::numeric_limits<T>::quiet_NaN()));
  return r;
}

template <typename T, typename S>
Reference logical(const Elements<S>& elements, bool all, const Tick& tick) {
  std::uint64_t truths = 0;
  forEach(elements, tick, [&](std::uint64_t i) { truths += widened<T>(elements.x[i]) != T(0) ? 1 : 0; });
  Reference r;
  r.value = Scalar::of(T(all ? truths == elements.x.size() : truths > 0));
  return r;
}

template <typename T, typename S>
Reference bitwise(const Elements<S>& elements, Operation op, const Tick& tick) {
  T all = elements.x[0], any = elements.x[0], odd = 0;
  forEach(elements, tick, [&](std::uint64_t i) {
    all &= elements.x[i];
    any |= elements.x[i];
    odd ^= elements.x[i];
  });
  Reference r;
  r.value = Scalar::of(op == Operation::bitAnd ? all : op == Operation::bitOr ? any : odd);
  return r;
}

template <typename T, typename S>
Reference reduced(const Elements<S>& elements, Operation op, const Tick& tick) {
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
        return floatSum<T>(elements, op == Operation::mean ? elements.x.size() : 1, tick);
      else
        return integerSum<T>(elements, tick);
    default: break;
  }
  if constexpr (std::is_same_v<T, S> && std::is_integral_v<T>) return bitwise<T>(elements, op, tick);
  refuseBitwiseFloats();
}

}  // namespace

Scalar finished(const Scalar& combined, Operation op, std::uint64_t n) {
  if (op != Operation::mean) return combined;
  const double mean = combined.toDouble() / static_cast<double>(n);
  if (combined.type == ElementType::float32) return Scalar::of(static_cast<float>(mean));
  return Scalar::of(mean);
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
  const Operation combining = combiningOf(op);
  const bool rounds = isFloating(input.type()) && (combining == Operation::sum || combining == Operation::product);
  if (!rounds) r.exact = exactValue(r.value);
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
  const int digits = value.type == ElementType::float32 ? 24 : 53,
            smallest = value.type == ElementType::float32 ? -149 : -1074;
  int exponent = 0;
  std::frexp(exact, &exponent);
  const long double ulp = std::ldexp(1.0L, exact == 0 ? smallest : std::max(exponent - digits, smallest));
  return static_cast<double>(std::fabs(got - exact) / ulp);
}

}  // namespace warpfold
