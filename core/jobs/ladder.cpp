// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/ladder_run.h"

#include <new>

#include "codec/run_fields.h"
#include "jobs/job.h"
#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "run/judge.h"
#include "words/say.h"

namespace warpfold {

namespace {

std::vector<KernelPtr> chosen(const Catalogue& catalogue, const std::vector<std::string>& ids,
                              const DeviceInfo& device) {
  std::vector<KernelPtr> kernels;
  for (const std::string& id : ids) kernels.push_back(catalogue.at(id));
  if (!ids.empty()) return kernels;
  const bool hostOnly = device.kernels.host && !device.kernels.device;
  for (const KernelPtr& kernel : catalogue.sound())
    if (kernel->host || !hostOnly) kernels.push_back(kernel);
  return kernels;
}

Rung rungOf(const KernelInfo& kernel) {
  Rung rung;
  rung.kernel = kernel.id;
  rung.title = kernel.title;
  rung.host = kernel.host;
  rung.library = kernel.library;
  rung.orderVaries = kernel.orderVaries;
  rung.elements = kernel.elements;
  return rung;
}

/// A table of kernels has no use for what is in one block of one of them.
RunResult withoutDetails(RunResult result) {
  for (LaunchResult& l : result.launches) l = {l.n, l.grid, l.block, l.latencyUs, l.counters, {}, {}};
  result.samplesUs.clear();
  result.executions.reset();
  result.steps.clear();
  result.traces.clear();
  result.launchTraces.clear();
  if (result.ranks)
    for (RankPart& part : result.ranks->parts) part.trace.reset(), part.withinUs.clear();
  return result;
}

struct Timed {
  RunResult result;
  long double reference = 0;
};

Timed timedAndChecked(PlannedProblem planned, const RunControl& control,
                      const std::vector<const HardwareFigure*>& counters) {
  PreparedRun run(std::move(planned), control);
  run.warmUp();
  run.takeSamples();
  RunResult result = withoutDetails(run.inspect());
  if (!counters.empty() && !run.planned().run.kernel->host) result.hardware = run.countHardware(counters);
  return {std::move(result), run.planned().problem.reference.exact};
}

}  // namespace

LadderRun::LadderRun(const Catalogue& catalogue, const RunRequest& request, std::vector<std::string> kernels,
                     const RunControl& control, std::vector<const HardwareFigure*> counters)
    : m_control(control),
      m_problem(catalogue, request, control),
      m_kernels(chosen(catalogue, kernels, m_problem.device())),
      m_counters(std::move(counters)) {}

Rung LadderRun::run(const KernelPtr& kernel) const {
  Rung rung = rungOf(*kernel);
  try {
    PlannedProblem own = m_problem.planFor(kernel);
    if (own.run.tuned)
      rung.note = told(*own.run.tuned);
    else if (own.run.request.block != request().block)
      rung.note = say<"ladder-other-block">(arg<"block">(own.run.request.block), arg<"asked">(request().block));
    Timed timed = timedAndChecked(std::move(own), m_control, m_counters);
    rung.result = std::move(timed.result);
    // The reference's own value says nothing about a kernel's errors.
    if (rung.result->resultProvenance != ResultProvenance::reference)
      rung.ulp = relativeUlp(*rung.result, timed.reference);
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error& error) {
    rung.failure = error.complaint();
  } catch (const std::bad_alloc&) {
    rung.failure = Complaint{say<"out-of-memory">(), {}, {}};
  }
  return rung;
}

namespace {

class LadderJob : public Job {
 public:
  void run(const codec::Json& request, JobContext& context) override {
    const auto command = codec::decode<messages::Ladder>(request);
    std::size_t index = 0, count = 0;
    RunControl control = context.control([&](std::optional<double> part) {
      return count == 0 ? part : static_cast<double>(index) / static_cast<double>(count);
    });
    control.brief = true;
    const LadderRun ladder(context.catalogue(), command.request, command.kernels, control,
                           command.hardware ? parseHardwareFigures("all") : std::vector<const HardwareFigure*>());
    count = ladder.kernels().size();
    if (const auto peak = ladder.readPeak()) context.send(messages::MeasuredPeak{ladder.device().backend, *peak});
    for (; index < count; ++index)
      context.send(messages::LadderRow{static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(count),
                                       ladder.run(ladder.kernels()[index])});
  }
};

const RegisterJob<LadderJob> ladderJobRegistered(messages::Ladder::type);

}  // namespace

}  // namespace warpfold
