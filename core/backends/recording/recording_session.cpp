// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/recording/recording_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "backends/emulated_structure.h"
#include "metrics/step_summary.h"
#include "store/recorded_time.h"
#include "words/say.h"

namespace warpfold::recording {

namespace {

using store::RecordedKey;
using store::RecordedTime;

/// The options in which a recorded request differs from what was asked for.
std::string optionsOf(const RecordedKey& recorded, const RecordedKey& asked, std::uint32_t offset) {
  std::string text;
  const auto add = [&](bool differs, std::string_view option, const auto& value) {
    if (differs) text += fmt::format("{}--{} {}", text.empty() ? "" : " ", option, value);
  };
  add(recorded.n != asked.n, "n", countText(recorded.n));
  add(recorded.block != asked.block, "block", recorded.block);
  add(recorded.grid != asked.grid, "grid", recorded.grid ? std::to_string(*recorded.grid) : std::string("auto"));
  add(recorded.type != asked.type, "type", name(recorded.type));
  add(recorded.op != asked.op, "op", name(recorded.op));
  add(recorded.cache != asked.cache, "cache", recorded.cache == CacheState::warm ? "warm" : "cold");
  add(offset != 0, "offset", 0);
  return text;
}

RunRequest requestOf(const RecordedKey& key, RunRequest asked) {
  asked.n = key.n;
  if (key.block != 0) asked.block = key.block;
  asked.grid = key.grid;
  asked.type = key.type;
  asked.op = key.op;
  asked.cache = key.cache;
  asked.offset = 0;
  asked.iterations.reset();
  asked.warmup.reset();
  return asked;
}

/// Of recorded counters the figures that are asked for.
HardwareCounts chosenOf(const HardwareCounts& all, std::span<const HardwareFigure* const> figures) {
  const HardwareCounts recorded = soundCounts(all);
  HardwareCounts counts;
  counts.provenance = Provenance::recorded;
  counts.date = recorded.date;
  counts.driver = recorded.driver;
  counts.launches.resize(recorded.launches.size());
  for (const HardwareFigure* figure : figures) {
    counts.whole.take(*figure, recorded.whole);
    for (std::size_t i = 0; i < recorded.launches.size(); ++i) counts.launches[i].take(*figure, recorded.launches[i]);
  }
  return counts;
}

class RecordingSession : public Session {
 public:
  RecordingSession(std::shared_ptr<const store::Recording> recording, const PlannedRun& run, const Inputs& inputs,
                   const RunControl& control)
      : m_recording(std::move(recording)), m_run(run), m_structure(run, inputs, control) {
    const RecordedKey key = keyOf(m_run);
    RecordedTime time =
        store::timeOf(*m_recording, key,
                      m_run.kernel->traceable() ? std::span<const Launch>(m_run.launches) : std::span<const Launch>());
    // Where an input lies was not recorded: all began at an aligned address.
    if (m_run.request.offset != 0) {
      if (time.run || time.latency) time.nearest = key;
      time.run.reset();
      time.latency.reset();
    }
    m_steps = std::move(time.steps);
    m_stepsOf = time.stepsOf;
    m_recorded = std::move(time.run);
    m_known.latency = time.latency;
    if (m_recorded)
      m_known.samples = m_recorded->samplesUs.size();
    else if (!m_known.latency)
      sayWhyNot(time, key);
  }

  const KnownTime* knownTime() const override { return &m_known; }
  double sampleUs() override {
    const auto& samples = m_recorded->samplesUs;
    return static_cast<double>(samples[m_next++ % samples.size()]);
  }
  std::uint64_t droppedSamples() const override { return m_recorded ? m_recorded->dropped : 0; }
  std::optional<DeviceState> knownState() const override {
    return m_recorded && m_recorded->state != DeviceState{} ? std::optional(m_recorded->state) : std::nullopt;
  }
  std::vector<double> launchUs() const override {
    if (!m_recorded || m_recorded->launchUs.size() != m_run.launches.size()) return {};
    return {m_recorded->launchUs.begin(), m_recorded->launchUs.end()};
  }

  HardwareCounts countHardware(std::span<const HardwareFigure* const> figures) override {
    if (!m_run.device.timesAreGpu || m_run.kernel->host) throw BackendUnavailable(say<"counters-need-gpu">());
    if (m_run.request.offset != 0) throw BackendUnavailable(say<"counters-not-of-this-offset">());
    const bool sameShape = !m_run.kernel->traceable() || !m_recorded || !m_recorded->hardware ||
                           m_recorded->hardware->launches.size() == m_run.launches.size();
    if (m_recorded && m_recorded->hardware && m_recorded->hardware->reason)
      throw BackendUnavailable(*m_recorded->hardware->reason);
    if (!m_recorded || !m_recorded->hardware || !sameShape) throw BackendUnavailable(say<"counters-not-recorded">());
    return chosenOf(*m_recorded->hardware, figures);
  }

  void compute() override { m_structure.compute(); }
  Scalar result() const override { return m_structure.result(); }

  std::uint64_t inspect(RunResult& result) override {
    const std::uint64_t chain = m_structure.inspect(result);
    if (m_run.kernel->traceable()) addStepTimes(result);
    if (m_recorded) result.traceOverhead = m_recorded->traceOverhead;
    return chain;
  }

  TimeCover timeCovers() const override {
    using enum TimeCover::Work;
    if (m_run.device.timing == Provenance::emulated) return {.work = emulator};
    if (m_run.kernel->host) return {.work = host};
    return m_structure.coversOfGpu();
  }

 private:
  void sayWhyNot(const RecordedTime& time, const RecordedKey& key) {
    if (m_run.kernel->broken()) {
      m_known.reason = say<"kernel-not-timed">(arg<"kernel">(key.kernel));
      return;
    }
    if (!time.nearest) {
      m_known.reason = say<"kernel-not-recorded">(arg<"kernel">(key.kernel));
      return;
    }
    m_known.reason = say<"not-recorded">(arg<"options">(optionsOf(*time.nearest, key, m_run.request.offset)));
    m_known.offered = requestOf(*time.nearest, m_run.request);
  }

  /// A copy of a trace with the recorded times of its launch: the mean over the blocks that were traced then.
  BlockTracePtr timed(const BlockTracePtr& trace) const {
    auto copy = std::make_shared<BlockTrace>(*trace);
    for (const store::RecordedStep& step : m_steps)
      if (step.launch == copy->launch && step.index < copy->steps.size()) copy->steps[step.index].timeNs = step.timeNs;
    return copy;
  }

  void addStepTimes(RunResult& result) const {
    if (m_steps.empty()) return;
    if (m_stepsOf != m_run.n()) result.stepTimesOf = say<"steps-of-size">(arg<"n">(countText(m_stepsOf)));
    for (auto* traces : {&result.traces, &result.launchTraces})
      for (BlockTracePtr& trace : *traces) trace = timed(trace);
    result.steps = summariseSteps(result.traces);
  }

  std::shared_ptr<const store::Recording> m_recording;
  PlannedRun m_run;
  EmulatedStructure m_structure;
  std::optional<store::RecordedRun> m_recorded;
  std::vector<store::RecordedStep> m_steps;
  std::uint64_t m_stepsOf = 0;
  KnownTime m_known;
  std::size_t m_next = 0;
};

}  // namespace

RecordedKey keyOf(const PlannedRun& run) {
  const RunRequest& request = run.request;
  RecordedKey key{run.kernel->id, request.type, request.op, run.n(), request.block, {}, request.cache};
  if (!run.kernel->traceable()) {
    key.block = 0;
    return key;
  }
  if (!run.gridIsAutomatic || run.tuned) key.grid = run.grid();
  return key;
}

std::unique_ptr<Session> openRecorded(std::shared_ptr<const store::Recording> recording, const PlannedRun& run,
                                      const Inputs& inputs, const RunControl& control) {
  return std::make_unique<RecordingSession>(std::move(recording), run, inputs, control);
}

}  // namespace warpfold::recording
