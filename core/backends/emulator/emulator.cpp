// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>

#include "backends/backend.h"
#include "emulation/emulated_reduction.h"
#include "metrics/step_summary.h"
#include "words/say.h"

namespace warpfold::emulator {

using namespace emulation;

namespace {

/// The trace of a launch with the most steps: a block that finishes takes more than the others.
const BlockTrace& longestTrace(const LaunchOutcome& outcome) {
  return **std::max_element(outcome.traces.begin(), outcome.traces.end(),
                            [](const auto& a, const auto& b) { return a->steps.size() < b->steps.size(); });
}

/// Tallies of a whole grid as steps, named by what a block did in them.
std::vector<StepSummary> gridSteps(const LaunchOutcome& outcome) {
  std::vector<StepSummary> steps;
  for (const Step& step : longestTrace(outcome).steps)
    steps.push_back({step.index, step.kind, step.stride, outcome.steps[step.index].counters(), {}});
  return steps;
}

GridActivity activityOf(const LaunchOutcome& outcome, std::uint64_t grid) {
  GridActivity activity;
  activity.blocksPerRun = GridTally::blocksPerRun(grid);
  const std::size_t steps = longestTrace(outcome).steps.size();
  for (const auto& run : outcome.activity.steps) {
    auto& row = activity.activeThreads.emplace_back(steps);
    for (std::size_t i = 0; i < std::min(steps, run.size()); ++i)
      row[i] = outcome.steps[i].combinedThreads != 0 ? run[i].combined : run[i].touched;
  }
  return activity;
}

class EmulatorSession : public Session {
 public:
  EmulatorSession(GridRunner& runner, const PlannedRun& run, const Inputs& inputs, const RunControl& control)
      : m_run(run), m_control(control), m_reduction(runner, run, inputs) {}

  double sampleUs() override {
    m_reduction.restore();
    const auto begin = std::chrono::steady_clock::now();
    m_reduction.runPlain(m_control);
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
  }

  Scalar result() const override { return m_reduction.result(); }

  std::uint64_t inspect(RunResult& result) override {
    const auto wanted = m_run.request.traceBlocks.resolve(m_reduction.launches().front().grid);
    m_reduction.restore();
    const std::vector<LaunchOutcome> outcomes = m_reduction.runCounted(wanted, m_control);
    result.launches.clear();
    result.counters = Counters{};
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      const Launch& launch = m_reduction.launches()[i];
      LaunchResult launched{launch.n,
                            launch.grid,
                            launch.block,
                            {},
                            Counters{},
                            gridSteps(outcomes[i]),
                            activityOf(outcomes[i], launch.grid)};
      for (const StepTally& step : outcomes[i].steps) *launched.counters += step.memory;
      *result.counters += *launched.counters;
      result.launches.push_back(std::move(launched));
    }
    result.traces.clear();
    result.launchTraces.clear();
    result.hazards.clear();
    for (const auto& trace : outcomes.front().traces)
      if (std::binary_search(wanted.begin(), wanted.end(), trace->block.value)) result.traces.push_back(trace);
    for (const LaunchOutcome& outcome : outcomes) {
      result.launchTraces.push_back(outcome.traces.front());
      mergeHazards(result.hazards, outcome.hazards);
    }
    for (const LaunchOutcome& outcome : outcomes)
      if (outcome.traces.back()->finishes && outcome.traces.size() > 1)
        result.launchTraces.push_back(outcome.traces.back());
    result.steps = summariseSteps(result.traces);
    return chainLength(*m_run.kernel, outcomes);
  }

  Message timeCovers() const override { return say<"time-of-emulator">(); }

 private:
  PlannedRun m_run;
  RunControl m_control;
  EmulatedReduction m_reduction;
};

class EmulatorBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    DeviceInfo info;
    info.backend = "emulator";
    info.title = say<"emulator">(arg<"cores">(m_runner.threads()));
    info.details = {say<"emulator-is-exact">()};
    info.kernels = {.device = true, .broken = true};
    info.warpWidths = {4, 8, 16, 32};
    info.timing = Provenance::emulated;
    info.structureIsExact = true;
    info.defaultN = 1u << 16;
    info.defaultIterations = 5;
    info.defaultWarmup = 1;
    return {info};
  }
  bool accepts(const std::string& text) const override { return text == "emulator"; }
  DeviceInfo device(const std::string&) override { return devices().front(); }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    return std::make_unique<EmulatorSession>(m_runner, run, inputs, control);
  }

 private:
  GridRunner m_runner;
};

const RegisterBackend emulatorBackendRegistered(20, []() -> std::unique_ptr<Backend> {
  return std::make_unique<EmulatorBackend>();
});

}  // namespace
}  // namespace warpfold::emulator
