// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/reference.h"

#include <cmath>
#include <limits>

namespace warpfold {

namespace {

/// `Wide` holds a T exactly and has bits to spare: double for float, long double for double.
template <typename T, typename Wide>
Reference floatSum(std::span<const T> x, const Tick& tick) {
  Wide sum = 0, lost = 0, magnitude = 0;
  inParts(x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (const T value : x.subspan(begin, end - begin)) {
      const Wide v = value;
      const Wide next = sum + v;
      lost += std::fabs(sum) >= std::fabs(v) ? (sum - next) + v : (v - next) + sum;
      sum = next;
      magnitude += std::fabs(v);
    }
  });
  // An infinity or NaN among the elements makes the compensation a NaN: the plain sum is then the answer.
  const Wide total = std::isfinite(sum) ? sum + lost : sum;
  return {Scalar::of(static_cast<T>(total)), total, magnitude, false};
}

template <typename T>
Reference integerSum(std::span<const T> x, const Tick& tick) {
  T sum = 0;
  __int128 wide = 0;
  inParts(x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (const T value : x.subspan(begin, end - begin)) {
      sum = wrappingAdd(sum, value);
      wide += value;
    }
  });
  return {Scalar::of(sum), static_cast<long double>(sum), 0, wide != static_cast<__int128>(sum)};
}

template <typename T>
Reference extreme(std::span<const T> x, Operation op, const Tick& tick) {
  T best = x.front();
  inParts(x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (const T value : x.subspan(begin, end - begin))
      if (op == Operation::min ? value < best : best < value) best = value;
  });
  return {Scalar::of(best), static_cast<long double>(best), 0, false};
}

}  // namespace

Reference computeReference(const HostArray& input, Operation op, const Tick& tick) {
  return visitType(input.type(), [&](auto tag) -> Reference {
    using T = typename decltype(tag)::type;
    const std::span<const T> x = input.as<T>();
    if (op != Operation::sum) return extreme<T>(x, op, tick);
    if constexpr (std::is_same_v<T, float>) return floatSum<T, double>(x, tick);
    else if constexpr (std::is_same_v<T, double>) return floatSum<T, long double>(x, tick);
    else return integerSum<T>(x, tick);
  });
}

void judge(RunResult& result, const Reference& reference, std::uint64_t depth) {
  result.reference = reference.value;
  result.wrapped = reference.wrapped;
  result.depth = depth;
  const bool inexact = isFloating(result.request.type) && result.request.op == Operation::sum;
  if (!inexact || !std::isfinite(reference.exact)) {
    const double got = result.result.toDouble(), wanted = reference.value.toDouble();
    const bool bothNan = std::isnan(got) && std::isnan(wanted);
    // -0 and +0 are equal numbers; integers compare by their bits.
    result.matches = isFloating(result.request.type) ? got == wanted || bothNan : result.result == reference.value;
    result.error = result.matches ? 0 : std::fabs(got - wanted);
    result.tolerance = 0;
    return;
  }
  const long double u = result.request.type == ElementType::float32 ? 0x1p-24L : 0x1p-53L;
  const long double du = static_cast<long double>(depth) * u;
  const long double tolerance = du < 1 ? du / (1 - du) * reference.magnitude : std::numeric_limits<double>::max();
  const long double got = result.request.type == ElementType::float32
                              ? static_cast<long double>(result.result.as<float>())
                              : static_cast<long double>(result.result.as<double>());
  const long double error = std::fabs(got - reference.exact);
  result.error = static_cast<double>(error);
  result.tolerance = static_cast<double>(tolerance);
  result.matches = error <= tolerance;
}

}  // namespace warpfold
