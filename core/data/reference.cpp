// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace warpfold {

namespace {

/// Both inputs of a reduction in the type they are stored as.
template <typename S>
struct Elements {
  std::span<const S> x;
  std::span<const S> y;  // empty but for dot products
  Mapping mapping;

  /// Element i mapped, in `W`: exactly for floats, since W has more than twice the bits (long double: nearly).
  template <typename W>
  W at(std::uint64_t i) const {
    const W value = widened<W>(x[i]);
    switch (mapping) {
      case Mapping::square: return wrappingMultiply<W>(value, value);
      case Mapping::product: return wrappingMultiply<W>(value, widened<W>(y[i]));
      case Mapping::truth: return W(value != W(0));
      case Mapping::none: break;
    }
    return value;
  }
};

/// Calls `visit(element)` for all of them.
template <typename W, typename S, typename F>
void forEach(const Elements<S>& elements, const Tick& tick, F&& visit) {
  inParts(elements.x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (std::uint64_t i = begin; i < end; ++i) visit(elements.template at<W>(i));
  });
}

/// `Wide` holds a T exactly and has bits to spare: double for float, long double for double.
template <typename T, typename Wide, typename S>
Reference floatSum(const Elements<S>& elements, const Tick& tick) {
  Wide sum = 0, lost = 0, magnitude = 0;
  forEach<Wide>(elements, tick, [&](Wide v) {
    const Wide next = sum + v;
    lost += std::fabs(sum) >= std::fabs(v) ? (sum - next) + v : (v - next) + sum;
    sum = next;
    magnitude += std::fabs(v);
  });
  // An infinity or NaN among the elements makes the compensation a NaN: the plain sum is then the answer.
  const Wide total = std::isfinite(sum) ? sum + lost : sum;
  Reference r;
  r.value = Scalar::of(static_cast<T>(total));
  r.exact = total;
  r.magnitude = magnitude;
  r.finite = std::isfinite(magnitude);
  return r;
}

template <typename T, typename S>
Reference floatProduct(const Elements<S>& elements, const Tick& tick) {
  Reference r;
  r.exact = 1;
  forEach<long double>(elements, tick, [&](long double v) {
    r.exact *= v;
    r.growth *= std::max(1.0L, std::fabs(v));
    r.finite = r.finite && std::isfinite(v);
  });
  r.value = Scalar::of(static_cast<T>(r.exact));
  return r;
}

/// The value as the type wraps it, beside one that does not: they part where the type's range was left.
template <typename T, typename S>
Reference integerSum(const Elements<S>& elements, const Tick& tick) {
  T sum = 0;
  __int128 wide = 0;
  long double estimate = 0;  // squares of 64-bit integers overflow even 128 bits
  forEach<T>(elements, tick, [&](T v) {
    sum = wrappingAdd(sum, v);
    wide += v;
  });
  if (elements.mapping == Mapping::square || elements.mapping == Mapping::product)
    forEach<long double>(elements, tick, [&](long double v) { estimate += v; });
  else
    estimate = static_cast<long double>(wide);
  Reference r;
  r.value = Scalar::of(sum);
  r.exact = static_cast<long double>(sum);
  r.wrapped = std::fabs(estimate - r.exact) > std::ldexp(1.0L, static_cast<int>(8 * sizeof(T)) - 1);
  return r;
}

template <typename T, typename S>
Reference integerProduct(const Elements<S>& elements, const Tick& tick) {
  T product = 1;
  long double estimate = 1;
  forEach<T>(elements, tick, [&](T v) {
    product = wrappingMultiply(product, v);
    estimate *= static_cast<long double>(v);
  });
  Reference r;
  r.value = Scalar::of(product);
  r.exact = static_cast<long double>(product);
  r.wrapped = !(std::fabs(estimate - r.exact) <= std::ldexp(1.0L, static_cast<int>(8 * sizeof(T)) - 1));
  return r;
}

/// Operators whose result does not depend on the order, not even for floats.
template <typename T, typename S>
Reference exactReduction(const Elements<S>& elements, Operation op, const Tick& tick) {
  return visitOperation<T>(op, [&](auto combine) {
    T value = decltype(combine)::identity();
    forEach<T>(elements, tick, [&](T v) { value = combine(value, v); });
    Reference r;
    r.value = Scalar::of(value);
    r.exact = static_cast<long double>(value);
    return r;
  });
}

template <typename T, typename S>
Reference reduced(const Elements<S>& elements, Operation op, const Tick& tick) {
  using Wide = std::conditional_t<std::is_same_v<T, float>, double, long double>;
  const Operation combining = combiningOf(op);
  if constexpr (std::is_floating_point_v<T>) {
    if (combining == Operation::sum) return floatSum<T, Wide>(elements, tick);
    if (combining == Operation::product) return floatProduct<T>(elements, tick);
  } else {
    if (combining == Operation::sum) return integerSum<T>(elements, tick);
    if (combining == Operation::product) return integerProduct<T>(elements, tick);
  }
  return exactReduction<T>(elements, op, tick);
}

long double unitRoundoff(ElementType type) {
  return type == ElementType::float32 ? 0x1p-24L : 0x1p-53L;
}

long double smallestPositive(ElementType type) {
  return type == ElementType::float32 ? static_cast<long double>(std::numeric_limits<float>::denorm_min())
                                      : static_cast<long double>(std::numeric_limits<double>::denorm_min());
}

long double largest(ElementType type) {
  return type == ElementType::float32 ? static_cast<long double>(std::numeric_limits<float>::max())
                                      : static_cast<long double>(std::numeric_limits<double>::max());
}

/// γ(k); infinite where the bound says nothing.
long double gammaOf(std::uint64_t k, ElementType type) {
  const long double ku = static_cast<long double>(k) * unitRoundoff(type);
  return ku < 1 ? ku / (1 - ku) : std::numeric_limits<long double>::infinity();
}

long double toleranceOf(const RunRequest& request, const Reference& reference, std::uint64_t depth) {
  const ElementType type = accumulatorOf(request.type, request.op);
  const long double underflow = smallestPositive(type) * static_cast<long double>(reference.n);
  if (request.op == Operation::product) {
    if (reference.growth > largest(type)) return std::numeric_limits<long double>::infinity();
    return gammaOf(reference.n - 1, type) * std::fabs(reference.exact) + underflow * reference.growth;
  }
  if (reference.magnitude > largest(type)) return std::numeric_limits<long double>::infinity();
  const bool multiplies = mappingOf(request.op) != Mapping::none;
  const bool divides = request.op == Operation::mean;
  const long double bound = gammaOf(depth + (multiplies || divides ? 1 : 0), type) * reference.magnitude;
  if (divides) return bound / static_cast<long double>(reference.n);
  return multiplies ? bound + underflow : bound;
}

long double exactValue(const Scalar& value) {
  return visitType(value.type,
                   [&](auto tag) { return widened<long double>(value.as<typename decltype(tag)::type>()); });
}

}  // namespace

Scalar finished(const Scalar& combined, Operation op, std::uint64_t n) {
  if (op != Operation::mean) return combined;
  const double mean = combined.toDouble() / static_cast<double>(n);
  if (combined.type == ElementType::float32) return Scalar::of(static_cast<float>(mean));
  return Scalar::of(mean);
}

Reference computeReference(const HostArray& input, const HostArray* second, Operation op, const Tick& tick) {
  return visitType(input.type(), [&](auto tag) {
    using S = typename decltype(tag)::type;
    const Elements<S> elements{input.as<S>(), second != nullptr ? second->as<S>() : std::span<const S>{},
                               mappingOf(op)};
    Reference r = visitArithmetic(accumulatorOf(input.type(), op), [&](auto accumulator) {
      return reduced<typename decltype(accumulator)::type>(elements, op, tick);
    });
    r.n = input.size();
    if (op == Operation::mean) {
      r.value = isFloating(input.type()) ? finished(Scalar::of(static_cast<double>(r.exact)), op, r.n)
                                         : finished(r.value, op, r.n);
      r.exact /= static_cast<long double>(r.n);
      if (accumulatorOf(input.type(), op) == ElementType::float32)
        r.value = Scalar::of(static_cast<float>(r.value.toDouble()));
    }
    return r;
  });
}

void judge(RunResult& result, const Reference& reference, std::uint64_t depth) {
  result.reference = reference.value;
  result.wrapped = reference.wrapped;
  result.depth = depth;
  const Operation combining = combiningOf(result.request.op);
  const bool inexact =
      isFloating(result.request.type) && (combining == Operation::sum || combining == Operation::product);
  if (!inexact || !reference.finite) {
    const double got = result.result.toDouble(), wanted = reference.value.toDouble();
    const bool bothNan = std::isnan(got) && std::isnan(wanted);
    // -0 and +0 are equal numbers; integers compare by their bits.
    result.matches = isFloating(result.result.type) ? got == wanted || bothNan : result.result == reference.value;
    result.error = result.matches ? 0 : std::fabs(got - wanted);
    result.tolerance = 0;
    return;
  }
  const long double tolerance = toleranceOf(result.request, reference, depth);
  const long double error = std::fabs(exactValue(result.result) - reference.exact);
  result.error = static_cast<double>(error);
  // Where partial results may overflow, any order may give infinity or NaN: the bound is infinite and says so.
  result.tolerance =
      static_cast<double>(std::min(tolerance, static_cast<long double>(std::numeric_limits<double>::max())));
  result.matches = error <= tolerance || std::isinf(tolerance);
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
