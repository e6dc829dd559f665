// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ladder/repeat.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "backends/prepared_run.h"
#include "catalogue/kernel_info.h"
#include "run/judge.h"

namespace warpfold {

namespace {

/// How often each result came, by its bits.
std::map<std::uint64_t, RepeatResult::Value> counted(Session& session, std::uint32_t runs, const std::string& kernel,
                                                     const RunControl& control) {
  std::map<std::uint64_t, RepeatResult::Value> found;
  for (std::uint32_t i = 0; i < runs; ++i) {
    control.throwIfCancelled();
    session.sampleUs();
    const Scalar value = session.result();
    RepeatResult::Value& entry = found[value.bits];
    entry.value = value;
    ++entry.count;
    control.report("running " + kernel + " again", static_cast<double>(i + 1) / runs);
  }
  return found;
}

void judgeValue(RepeatResult::Value& value, const RunRequest& request, const Reference& reference) {
  RunResult result;
  result.request = request;
  result.result = value.value;
  judge(result, reference, request.n);
  value.matches = result.matches;
  if (isFloating(value.value.type)) value.ulp = ulpError(value.value, reference.exact);
}

/// Integers by themselves, since large ones are no doubles; NaN after all numbers.
bool less(const Scalar& a, const Scalar& b) {
  return visitType(a.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (isFloat<T>)
      return std::isnan(b.toDouble()) ? !std::isnan(a.toDouble()) : a.toDouble() < b.toDouble();
    else
      return a.as<T>() < b.as<T>();
  });
}

}  // namespace

RepeatResult runRepeat(const RunRequest& request, std::uint32_t runs, const RunControl& control) {
  if (runs < 1 || runs > mostRuns)
    throw InvalidRequest(fmt::format("--runs {} is not possible; choose 1 to {}", runs, mostRuns));
  RepeatResult repeat;
  repeat.request = request;
  const Problem problem = prepareProblem(repeat.request, control);
  repeat.orderVaries = kernelById(request.kernel).orderVaries;
  repeat.reference = problem.reference.value;
  Backend& backend = backendFor(request.backend);
  repeat.device = backend.device(request.backend);
  const auto session = backend.open(repeat.request, problem.inputs, control);
  for (auto& [bits, value] : counted(*session, runs, request.kernel, control)) {
    judgeValue(value, repeat.request, problem.reference);
    repeat.values.push_back(value);
  }
  std::sort(repeat.values.begin(), repeat.values.end(),
            [](const auto& a, const auto& b) { return less(a.value, b.value); });
  if (isFloating(repeat.reference.type))
    repeat.spreadUlp = ulpError(repeat.values.back().value, repeat.values.front().value.toDouble());
  return repeat;
}

}  // namespace warpfold
