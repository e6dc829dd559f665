// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace warpfold {

namespace {

/// What a float type that is computed in can hold.
struct Format {
  long double unitRoundoff;
  long double smallest;        ///< above zero
  long double smallestNormal;  ///< from here on without loss of bits
  long double overflow;        ///< from here on numbers round to infinity
};

template <typename T>
Format formatOf() {
  using Limits = std::numeric_limits<T>;
  const long double u = static_cast<long double>(Limits::epsilon()) / 2;
  // Half a unit in the last place above the largest number.
  const long double overflow = std::ldexp(1 - u / 2, Limits::max_exponent);
  return {u, Limits::denorm_min(), Limits::min(), overflow};
}

long double asLong(std::uint64_t n) {
  return static_cast<long double>(n);
}

/// The error of a sum as a part of Σ|x|.
long double partOfSum(std::uint64_t n, std::uint64_t depth, long double u) {
  const std::uint64_t any = n - 1, d = std::min(depth, any);
  if (d == any) return std::min(asLong(any) * u, 1.0L);
  if (asLong(d) * u <= 0.5L) return asLong(d) * u;
  return std::min(asLong(any) * u, std::expm1(asLong(d) * std::log1p(u)));
}

Tolerance ofSum(Operation op, const Reference& r, std::uint64_t depth, const Format& format, bool flushes) {
  const long double u = format.unitRoundoff, n = asLong(r.n), magnitude = r.positive + r.negative;
  const long double mapped = mappingOf(op) == Mapping::none ? 0 : u * magnitude + n * format.smallest;
  const long double flushed = flushes ? 2 * n * format.smallestNormal : 0;
  const long double part = partOfSum(r.n, depth, u);
  const long double summed = mapped + part * (magnitude + mapped) + flushed;
  Tolerance t;
  t.overflows = !std::isnan(r.exact) && std::max(r.positive, r.negative) + summed >= format.overflow;
  if (!r.finite) return t;
  t.bound = summed;
  if (dividesByN(op)) t.bound = (summed + u * (std::fabs(r.positive - r.negative) + summed)) / n + format.smallest;
  if (r.n > 1 || mapped > 0) t.bound += 0x1p-63L * std::fabs(r.exact);
  if (part >= 0.5L && (r.positive == 0 || r.negative == 0)) {
    t.partOfResult = (n + 3) * u;
    t.besides = mapped + flushed + 0x1p-63L * std::fabs(r.exact) + format.smallest;
  }
  return t;
}

Tolerance ofProduct(const Reference& r, const Format& format) {
  const long double steps = asLong(r.n - 1), u = format.unitRoundoff;
  const long double part = std::expm1(steps * std::log1p(u));
  const bool underflows = steps > 0 && r.shrink * std::exp(steps * std::log1p(-u)) < format.smallestNormal;
  const long double lost = underflows ? steps * format.smallest * r.growth * (1 + part) : 0;
  Tolerance t;
  t.overflows = !std::isnan(r.exact) && r.growth * (1 + part) + lost >= format.overflow;
  if (!r.finite) {
    t.overflows = t.overflows || (underflows && !std::isnan(r.exact));
    return t;
  }
  if (!r.zeroFactor) t.bound = part * std::fabs(r.exact) + lost + 0x1p-63L * steps * std::fabs(r.exact);
  return t;
}

}  // namespace

Tolerance toleranceOf(ElementType type, Operation op, const Reference& reference, std::uint64_t depth, bool atomics) {
  if (!rounds(type, op)) return {};
  const ElementType accumulator = accumulatorOf(type, op);
  const Format format = visitArithmetic(accumulator, [](auto tag) { return formatOf<typename decltype(tag)::type>(); });
  if (combiningOf(op) == Operation::product) return ofProduct(reference, format);
  return ofSum(op, reference, depth, format, atomics && accumulator == ElementType::float32);
}

}  // namespace warpfold
