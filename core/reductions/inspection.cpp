// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/inspection.h"

#include <algorithm>

#include "emulation/merge_hazards.h"
#include "metrics/step_summary.h"

namespace warpfold::reductions {

namespace {

/// The trace of a launch with the most steps: a block that finishes takes more than the others.
const BlockTrace& longestTrace(const LaunchOutcome& outcome) {
  return **std::max_element(outcome.traces.begin(), outcome.traces.end(),
                            [](const auto& a, const auto& b) { return a->steps.size() < b->steps.size(); });
}

/// Tallies of a whole grid as steps, named by what a block did in them.
std::vector<StepSummary> gridSteps(const LaunchOutcome& outcome) {
  std::vector<StepSummary> steps;
  if (outcome.traces.empty()) return steps;
  for (const Step& step : longestTrace(outcome).steps)
    steps.push_back({step.index, step.kind, step.stride, outcome.counts.steps[step.index].counters(), {}, {}, {}, {}});
  return steps;
}

GridActivity activityOf(const LaunchOutcome& outcome, std::uint64_t grid) {
  GridActivity activity;
  if (outcome.traces.empty()) return activity;
  activity.blocksPerRun = emulation::GridTally::blocksPerRun(grid);
  const std::size_t steps = longestTrace(outcome).steps.size();
  for (const auto& run : outcome.counts.activity.steps) {
    auto& row = activity.activeThreads.emplace_back(steps);
    for (std::size_t i = 0; i < std::min(steps, run.size()); ++i)
      row[i] = outcome.counts.steps[i].takersWork() ? run[i].takers : run[i].touchers;
  }
  return activity;
}

}  // namespace

std::uint64_t inspect(Reduction& reduction, const PlannedRun& run, RunResult& result, const RunControl& control) {
  const auto wanted = run.request.traceBlocks.resolve(reduction.launches().front().grid);
  reduction.restore();
  const std::vector<LaunchOutcome> outcomes = reduction.runCounted(wanted, control);
  result.launches.clear();
  result.counters = RunCounters{};
  result.executions = Executions{};
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const Launch& launch = reduction.launches()[i];
    LaunchResult launched{launch.n,
                          launch.grid,
                          launch.block,
                          {},
                          RunCounters{},
                          gridSteps(outcomes[i]),
                          activityOf(outcomes[i], launch.grid)};
    for (const emulation::StepTally& step : outcomes[i].counts.steps) *launched.counters += step.memory;
    *result.counters += *launched.counters;
    *result.executions += outcomes[i].executions;
    result.launches.push_back(std::move(launched));
  }
  if (run.kernel->user) result.leaves = reduction.leaves();
  result.traces.clear();
  result.launchTraces.clear();
  result.hazards.clear();
  for (const auto& trace : outcomes.front().traces)
    if (std::binary_search(wanted.begin(), wanted.end(), trace->block.value)) result.traces.push_back(trace);
  for (const LaunchOutcome& outcome : outcomes) {
    if (outcome.untraced) result.untraced = outcome.untraced;
    emulation::mergeHazards(result.hazards, outcome.hazards);
  }
  if (result.untraced) {
    result.traces.clear();
    return longestChain(run);
  }
  for (const LaunchOutcome& outcome : outcomes) result.launchTraces.push_back(outcome.traces.front());
  for (const LaunchOutcome& outcome : outcomes)
    if (outcome.traces.back()->finishes && outcome.traces.size() > 1)
      result.launchTraces.push_back(outcome.traces.back());
  result.steps = summariseSteps(result.traces);
  return run.kernel->user ? longestChain(run) : chainLength(*run.kernel, outcomes);
}

std::uint64_t longestChain(const PlannedRun& run) {
  const KernelInfo& kernel = *run.kernel;
  if (kernel.host || kernel.library || kernel.user) return run.n() - 1;
  std::uint64_t chain = 0;
  for (const Launch& launch : run.launches) {
    const std::uint64_t threads = std::max<std::uint64_t>(1, launch.threads());
    chain += std::max<std::uint64_t>(kernel.elements, (launch.n + threads - 1) / threads) + 2 * launch.block;
  }
  const std::uint64_t grid = run.grid();
  if (kernel.output == KernelInfo::Output::one) chain += kernel.elements == 0 ? grid : run.n();
  if (kernel.lastBlockFinishes()) chain += grid / run.block() + 1 + 2 * run.block();
  return std::min(chain, run.n() - 1);
}

}  // namespace warpfold::reductions
