// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/repeat_run.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "backends/prepared_run.h"
#include "codec/run_fields.h"
#include "jobs/job.h"
#include "jobs/repeat.h"
#include "run/judge.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// How often each result came, by its bits.
std::map<std::uint64_t, RepeatResult::Value> counted(Session& session, std::uint32_t runs, const std::string& kernel,
                                                     const RunControl& control) {
  std::map<std::uint64_t, RepeatResult::Value> found;
  for (std::uint32_t done = 1; done <= runs; ++done) {
    control.throwIfCancelled();
    session.compute();
    const Scalar value = session.result();
    RepeatResult::Value& entry = found[value.bits];
    entry.value = value;
    ++entry.count;
    control.report(say<"progress-repeating">(arg<"kernel">(kernel)), static_cast<double>(done) / runs);
  }
  return found;
}

/// Returns why there is no ULP, where that says nothing of the value.
std::optional<Message> judgeValue(RepeatResult::Value& value, const PlannedRun& run, const Reference& reference) {
  RunResult result;
  result.request = run.request;
  result.result = value.value;
  judge(result, reference, run.n(), run.kernel->orderVaries);
  value.error = result.error;
  value.matches = result.matches;
  value.farOff = isFarOff(result);
  value.ulp = relativeUlp(result, reference.exact);
  return whyNotRelative(result);
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

RepeatResult runRepeat(const Catalogue& catalogue, const RunRequest& request, std::uint32_t runs,
                       const RunControl& control) {
  if (runs < 1 || runs > mostRuns) throw InvalidRequest(Field::runs, runs, say<"runs-range">(arg<"most">(mostRuns)));
  const PlannedProblem planned = prepareProblem(catalogue, request, control);
  const PlannedRun& run = planned.run;
  if (run.device.hasRanks()) throw InvalidRequest(Field::backend, run.device.backend, say<"ranks-only-run">());
  if (run.device.isModelled()) throw InvalidRequest(Field::backend, run.device.backend, say<"model-not-repeated">());
  if (run.device.recorded && !run.kernel->traceable())
    throw InvalidRequest(Field::backend, run.device.backend, say<"nothing-to-repeat">(arg<"kernel">(run.kernel->id)));
  RepeatResult repeat;
  repeat.request = run.request;
  repeat.orderVaries = run.kernel->orderVaries;
  repeat.reference = planned.problem.reference.value;
  repeat.device = run.device;
  const auto session = planned.backend->open(run, planned.problem.inputs, control);
  for (auto& [bits, value] : counted(*session, runs, run.kernel->id, control)) {
    if (auto why = judgeValue(value, run, planned.problem.reference)) repeat.ulpReason = std::move(why);
    repeat.values.push_back(value);
  }
  std::sort(repeat.values.begin(), repeat.values.end(),
            [](const auto& a, const auto& b) { return less(a.value, b.value); });
  if (isFloating(repeat.reference.type) && !repeat.ulpReason)
    repeat.spreadUlp = ulpError(repeat.values.back().value, repeat.values.front().value.toDouble());
  return repeat;
}

namespace {

class RepeatJob : public Job {
 public:
  void run(const codec::Json& request, JobContext& context) override {
    const auto command = codec::decode<messages::Repeat>(request);
    context.send(messages::Repeated{runRepeat(context.catalogue(), command.request, command.runs, context.control())});
  }
};

const RegisterJob<RepeatJob> repeatJobRegistered(messages::Repeat::type);

}  // namespace

}  // namespace warpfold
