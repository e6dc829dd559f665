// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/judge.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <limits>

#include "data/tolerance.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// -0 and +0 are equal numbers, so are two NaNs; integers compare by their bits.
bool equal(const Scalar& a, const Scalar& b) {
  if (!isFloating(a.type)) return a == b;
  const long double x = exactValue(a), y = exactValue(b);
  return x == y || (std::isnan(x) && std::isnan(y));
}

}  // namespace

void judge(RunResult& result, const Reference& reference, std::uint64_t depth, bool atomics) {
  const RunRequest& request = result.request;
  const Tolerance tolerance = toleranceOf(request.type, request.op, reference, depth, atomics);
  const long double got = exactValue(result.result);
  result.reference = reference.value;
  result.magnitude = reference.magnitude;
  result.wrapped = reference.wrapped;
  result.depth = depth;
  const long double bound = tolerance.of(std::isfinite(got) ? std::fabs(got) : 0);
  result.tolerance = static_cast<double>(bound);
  if (equal(result.result, reference.value)) {
    result.matches = true;
    result.error = std::isfinite(got) ? static_cast<double>(std::fabs(got - reference.exact)) : 0;
  } else {
    const long double error = std::fabs(got - reference.exact);
    result.error = std::isnan(error) ? std::numeric_limits<double>::infinity() : static_cast<double>(error);
    result.matches = std::isfinite(got) ? error <= bound : tolerance.overflows;
  }
  if (tolerance.overflows && result.matches) result.tolerance = std::numeric_limits<double>::infinity();
}

void judgeAgain(RunResult& result) {
  const bool told = result.resultProvenance != ResultProvenance::reference && result.matches && result.error == 0;
  if (!told || !isFloating(result.result.type) || !std::isnan(result.reference.toDouble()) ||
      equal(result.result, result.reference))
    return;
  result.matches = false;
  result.error = std::numeric_limits<double>::infinity();
}

bool isOverflow(const RunResult& result) {
  if (!result.matches || !isFloating(result.result.type)) return false;
  const double value = result.result.toDouble();
  return !std::isfinite(value) && !equal(result.result, result.reference) && std::isinf(result.tolerance);
}

namespace {

/// "4 MiB", "1.5 KiB"
std::string binarySize(double bytes) {
  constexpr std::array units{"B", "KiB", "MiB", "GiB"};
  std::size_t unit = 0;
  for (; bytes >= 1024 && unit + 1 < units.size(); ++unit) bytes /= 1024;
  return fmt::format("{:.4g} {}", bytes, units[unit]);
}

}  // namespace

std::optional<Message> cacheRemark(const RunResult& result) {
  const RunRequest& request = result.request;
  const auto cache = result.device.l2Bytes;
  if (!result.latency || !result.device.timesAreGpu || request.cache != CacheState::warm || !cache) return std::nullopt;
  const double inputs = takesSecondInput(request.op) ? 2 : 1;
  const double bytes = inputs * static_cast<double>(result.n) * static_cast<double>(sizeOf(request.type));
  // What is more than half of it is read from memory in part: a cache keeps no whole copy (store/recorded_time.cpp).
  if (bytes > static_cast<double>(*cache) / 2) return std::nullopt;
  return say<"input-fits-l2">(arg<"input">(binarySize(bytes)), arg<"cache">(binarySize(static_cast<double>(*cache))));
}

std::optional<Message> whyNotRelative(const RunResult& result) {
  constexpr double leastPart = 1e-3;
  const double reference = std::fabs(result.reference.toDouble());
  const bool adds = isFloating(result.result.type) && combiningOf(result.request.op) == Operation::sum;
  if (!result.magnitude && adds && !equal(result.result, result.reference)) return say<"magnitude-unknown">();
  if (reference < leastPart * result.magnitude.value_or(0)) return say<"terms-cancel">();
  if (reference == 0 && !equal(result.result, result.reference)) return say<"reference-is-zero">();
  return std::nullopt;
}

bool isFarOff(const RunResult& result) {
  constexpr double farPart = 0.01;
  return !whyNotRelative(result) && result.error > farPart * std::fabs(result.reference.toDouble());
}

std::optional<double> relativeUlp(const RunResult& result, long double exact) {
  if (!isFloating(result.result.type) || whyNotRelative(result)) return std::nullopt;
  return ulpError(result.result, exact);
}

Messages remarksOn(const RunResult& result) {
  Messages remarks;
  if (result.shape) remarks.push_back(*result.shape);
  if (result.blockNote) remarks.push_back(*result.blockNote);
  if (result.untraced && result.request.traceBlocks.kind != BlockSelection::Kind::none)
    remarks.push_back(*result.untraced);
  if (result.structureOf) remarks.push_back(*result.structureOf);
  if (result.wrapped) remarks.push_back(say<"result-wrapped">());
  const bool product = combiningOf(result.request.op) == Operation::product;
  if (product && isFloating(result.result.type) && result.result.toDouble() == 0)
    remarks.push_back(say<"product-is-zero">());
  if (isOverflow(result)) remarks.push_back(say<"partial-overflows">());
  if (const auto cache = cacheRemark(result)) remarks.push_back(*cache);
  if (const auto why = whyNotRelative(result); why && result.error > 0 && !isOverflow(result)) remarks.push_back(*why);
  return remarks;
}

}  // namespace warpfold
