// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/recording/recording_session.h"

#include <gtest/gtest.h>

#include "backends/emulated_structure.h"
#include "backends/recording/recorded_device.h"
#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/job.h"
#include "jobs/ladder_run.h"
#include "jobs/repeat_run.h"
#include "support/fake_recording.h"
#include "support/runs.h"

namespace warpfold {
namespace {

using store::RecordedKey;

/// Neighbored at 4096 and 16384 elements, interleaved at 4096, CUB at 4096.
std::shared_ptr<FakeRecording> replayed() {
  auto recording = std::make_shared<FakeRecording>();
  auto& run = recording->add(recordedKey("neighbored", 4096, 128), 20);
  run.launchUs = {15, 5};
  run.steps = {{0, 0, 100}, {0, 1, 50}, {1, 0, 70}};
  run.traceOverhead = 1.25;
  run.hardware.emplace();
  run.hardware->launches.resize(2);
  run.hardware->whole[*findHardwareFigure("instructions")] = 1000;
  run.hardware->whole[*findHardwareFigure("branches")] = 100;
  run.hardware->launches[0][*findHardwareFigure("instructions")] = 900;
  auto& other = recording->add(recordedKey("neighbored", 16384, 128), 50);
  other.hardware.emplace();
  other.hardware->launches.resize(64);
  recording->add(recordedKey("interleaved", 4096, 128), 10);
  recording->add(recordedKey("cub", 4096, 0), 4);
  return recording;
}

/// On no list, so that nothing takes it unasked.
class ReplayBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string& text) const override { return text == "replay"; }
  DeviceInfo device(const std::string& text) override {
    return recording::recordedDevice(m_recording->recorded(), text);
  }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    return recording::openRecorded(m_recording, run, inputs, control);
  }
  std::optional<double> measureReadPeak(const std::string&) override {
    return m_recording->recorded().device.peakReadGbs;
  }

 private:
  std::shared_ptr<FakeRecording> m_recording = replayed();
};

const RegisterBackend replayRegistered(1001,
                                       []() -> std::unique_ptr<Backend> { return std::make_unique<ReplayBackend>(); });

RunRequest request(const std::string& kernel, std::uint64_t n = 4096) {
  RunRequest asked;
  asked.kernel = kernel;
  asked.backend = "replay";
  asked.n = n;
  asked.block = 128;
  return asked;
}

TEST(recording_session_test, gives_the_recorded_samples_in_their_order) {
  const RunResult result = runRequest(request("neighbored"));
  EXPECT_EQ(result.samplesUs.size(), 3U);
  EXPECT_EQ(result.samplesUs.front(), 20);
  EXPECT_EQ(result.latency->median, 20);
  EXPECT_EQ(result.latency->samples, 3U);
  EXPECT_EQ(result.latency->provenance, Provenance::recorded);
}

TEST(recording_session_test, never_counts_a_sample_twice) {
  RunRequest asked = request("neighbored");
  asked.iterations = 1000;
  EXPECT_EQ(runRequest(asked).latency->samples, 3U);
}

TEST(recording_session_test, structure_value_and_counters_are_the_emulators) {
  const RunResult replay = runRequest(request("neighbored"));
  RunRequest asked = request("neighbored");
  asked.backend = "emulator";
  const RunResult emulated = runRequest(asked);
  EXPECT_TRUE(replay.matches);
  EXPECT_EQ(replay.resultProvenance, ResultProvenance::emulated);
  EXPECT_EQ(replay.result, emulated.result);
  EXPECT_EQ(replay.counters, emulated.counters);
  EXPECT_EQ(replay.traces.size(), emulated.traces.size());
  EXPECT_EQ(replay.depth, emulated.depth);
}

TEST(recording_session_test, steps_and_launches_take_their_recorded_times) {
  const RunResult result = runRequest(request("neighbored"));
  EXPECT_EQ(result.launches[0].latencyUs, 15);
  EXPECT_EQ(result.launches[1].latencyUs, 5);
  EXPECT_EQ(result.traces[0]->steps[0].timeNs, 100);
  EXPECT_EQ(result.traces[3]->steps[1].timeNs, 50);
  EXPECT_EQ(result.steps[1].timeNs, 50);
  EXPECT_EQ(result.launchTraces[1]->steps[0].timeNs, 70);
  EXPECT_EQ(result.traceOverhead, 1.25);
}

HardwareCounts countsOf(const RunRequest& asked) {
  PreparedRun prepared(prepareProblem(builtInKernels(), asked, RunControl{}), RunControl{});
  return prepared.countHardware(parseHardwareFigures("instructions"));
}

TEST(recording_session_test, hardware_counters_are_those_that_were_recorded) {
  const HardwareCounts counts = countsOf(request("neighbored"));
  EXPECT_EQ(counts.provenance, Provenance::recorded);
  EXPECT_EQ(counts.whole[*findHardwareFigure("instructions")], 1000);
  EXPECT_EQ(counts.launches[0][*findHardwareFigure("instructions")], 900);
  EXPECT_FALSE(counts.whole[*findHardwareFigure("branches")]) << "was not asked for";
}

TEST(recording_session_test, counters_of_other_launches_are_not_this_runs) {
  EXPECT_EQ(english(*countsOf(request("neighbored", 16384)).reason),
            "this run's hardware counters were not recorded; record them on the GPU");
}

TEST(recording_session_test, a_run_without_recorded_counters_says_so) {
  EXPECT_EQ(english(*countsOf(request("interleaved")).reason),
            "this run's hardware counters were not recorded; record them on the GPU");
  RunRequest shifted = request("neighbored");
  shifted.offset = 1;
  EXPECT_EQ(english(*countsOf(shifted).reason),
            "hardware counters were recorded at aligned addresses only; choose --offset 0");
}

TEST(recording_session_test, steps_of_another_size_say_which) {
  const RunResult result = runRequest(request("neighbored", 16384));
  EXPECT_EQ(result.traces[0]->steps[0].timeNs, 100);
  EXPECT_EQ(english(*result.stepTimesOf), "step times from a recorded run with N = 2^12, the nearest size");
  EXPECT_FALSE(runRequest(request("neighbored")).stepTimesOf);
}

TEST(recording_session_test, size_between_two_recorded_ones_has_no_samples) {
  const RunResult result = runRequest(request("neighbored", 10240));
  EXPECT_TRUE(result.samplesUs.empty());
  EXPECT_DOUBLE_EQ(result.latency->median, 35);
  EXPECT_EQ(result.latency->provenance, Provenance::interpolated);
  EXPECT_FALSE(result.latencyReason);
  EXPECT_TRUE(result.matches);
}

TEST(recording_session_test, what_was_not_recorded_runs_without_a_time_and_says_what_has_one) {
  const RunResult result = runRequest(request("interleaved", 8192));
  EXPECT_TRUE(result.matches);
  EXPECT_FALSE(result.latency);
  EXPECT_FALSE(result.timeCovers);
  EXPECT_EQ(english(*result.latencyReason),
            "no time was recorded for this request; the nearest recorded one has --n 2^12");
  EXPECT_EQ(result.offered->n, 4096U);
  EXPECT_EQ(result.offered->kernel, "interleaved");
}

TEST(recording_session_test, input_off_its_aligned_address_was_not_recorded) {
  RunRequest asked = request("neighbored");
  asked.offset = 3;
  EXPECT_EQ(english(*runRequest(asked).latencyReason),
            "no time was recorded for this request; the nearest recorded one has --offset 0");
}

TEST(recording_session_test, kernel_that_was_not_recorded_is_named) {
  EXPECT_EQ(english(*runRequest(request("first-add")).latencyReason),
            "no time of kernel first-add was recorded; choose another kernel, or a device that measures");
}

TEST(recording_session_test, library_has_its_time_and_the_value_of_the_reference) {
  const RunResult result = runRequest(request("cub"));
  EXPECT_EQ(result.latency->median, 4);
  EXPECT_EQ(result.result, result.reference);
  EXPECT_TRUE(result.matches);
  EXPECT_EQ(result.resultProvenance, ResultProvenance::reference);
  EXPECT_FALSE(result.counters);
  EXPECT_TRUE(result.steps.empty());
}

TEST(recording_session_test, faulty_kernel_runs_without_a_time) {
  const RunResult result = runRequest(request(brokenKernels().front().id, 1000));
  EXPECT_FALSE(result.hazards.empty());
  EXPECT_FALSE(result.latency);
  EXPECT_EQ(english(*result.latencyReason),
            "kernel " + brokenKernels().front().id + " is not timed: faulty kernels run only on the emulator");
}

TEST(recording_session_test, large_run_at_a_window_has_its_tree_and_the_value_of_the_reference) {
  RunRequest asked = request("interleaved", mostEmulatedBriefly + 1);
  RunControl control;
  control.brief = true;
  const RunResult result = runRequest(asked, control);
  EXPECT_EQ(result.resultProvenance, ResultProvenance::reference);
  EXPECT_TRUE(result.matches);
  EXPECT_EQ(result.traces.size(), 4U);
  EXPECT_FALSE(result.counters);
}

TEST(recording_session_test, result_survives_its_way_to_the_window) {
  const RunResult sent = runRequest(request("neighbored", 10240));
  const RunResult read = codec::decode<RunResult>(codec::encode(sent));
  EXPECT_EQ(read.latency->between, sent.latency->between);
  EXPECT_EQ(read.latency->band, sent.latency->band);
  EXPECT_EQ(read.device.recorded, "2026-11-22");
  const RunResult missing = codec::decode<RunResult>(codec::encode(runRequest(request("interleaved", 8192))));
  EXPECT_EQ(missing.offered->n, 4096U);
  EXPECT_EQ(missing.latencyReason->code, "not-recorded");
  EXPECT_EQ(codec::decode<RunResult>(codec::encode(runRequest(request("cub")))).resultProvenance,
            ResultProvenance::reference);
}

TEST(recording_session_test, repetition_computes_every_value) {
  const RepeatResult repeat = runRepeat(builtInKernels(), request("neighbored"), 5, RunControl{});
  EXPECT_EQ(repeat.runs(), 5U);
  EXPECT_TRUE(repeat.matches());
}

TEST(recording_session_test, library_cannot_be_repeated) {
  EXPECT_THROW(runRepeat(builtInKernels(), request("cub"), 5, RunControl{}), InvalidRequest);
}

TEST(recording_session_test, ladder_has_recorded_rungs_and_the_library) {
  const LadderRun ladder(builtInKernels(), request("neighbored"), {"neighbored", "interleaved", "cub", "first-add"},
                         RunControl{});
  std::vector<Rung> rungs;
  for (const KernelPtr& kernel : ladder.kernels()) rungs.push_back(ladder.run(kernel));
  EXPECT_EQ(speedUp(rungs[1], baselineOf(rungs)), 2.0);
  EXPECT_EQ(speedUp(rungs[2], baselineOf(rungs)), 5.0);
  EXPECT_FALSE(rungs[3].result->latency);
  EXPECT_FALSE(rungs[3].failure);
  EXPECT_EQ(ladder.readPeak(), 4454);
}

TEST(recording_session_test, errors_of_the_library_are_not_told_from_the_references_value) {
  RunRequest asked = request("cub");
  asked.type = ElementType::float32;
  const LadderRun ladder(builtInKernels(), asked, {"cub"}, RunControl{});
  EXPECT_FALSE(ladder.run(ladder.kernels().front()).ulp);
}

/// What a comparison job tells the window.
struct Told {
  std::vector<messages::Result> results;
  std::vector<messages::Samples> samples;
  std::vector<messages::CubTime> cub;
};

Told told(const messages::Compare& compare, std::chrono::milliseconds stopAfter = std::chrono::seconds(30)) {
  Told all;
  std::atomic<bool> cancelled{false};
  const auto end = std::chrono::steady_clock::now() + stopAfter;
  JobContext context(
      builtInKernels(), cancelled,
      [&](const std::string& type, const codec::Json& body) {
        if (type == messages::Result::type) all.results.push_back(codec::decode<messages::Result>(body));
        if (type == messages::CubTime::type) all.cub.push_back(codec::decode<messages::CubTime>(body));
        if (type == messages::Samples::type) all.samples.push_back(codec::decode<messages::Samples>(body));
        if (std::chrono::steady_clock::now() > end) cancelled = true;
      },
      [](const Message&, std::optional<double>) {});
  try {
    jobTypes().at(messages::Compare::type).create()->run(codec::encode(compare), context);
  } catch (const Cancelled&) {
  }
  return all;
}

messages::Compare comparisonOf(const RunRequest& a, const RunRequest& b, bool live) {
  messages::Compare compare;
  compare.a = a;
  compare.b = b;
  compare.live = live;
  compare.boardThreads.reset();
  compare.cub = true;
  return compare;
}

TEST(recording_session_test, comparison_has_recorded_samples_and_the_librarys_mark) {
  const Told all = told(comparisonOf(request("neighbored"), request("interleaved"), false));
  ASSERT_EQ(all.results.size(), 2U);
  EXPECT_EQ(all.results[1].result.latency->median, 10);
  ASSERT_EQ(all.cub.size(), 1U);
  EXPECT_EQ(all.cub[0].medianUs, 4);
  EXPECT_EQ(all.cub[0].provenance, Provenance::recorded);
}

TEST(recording_session_test, comparison_of_an_interpolated_side_samples_the_other_one_only) {
  const Told all = told(comparisonOf(request("neighbored", 10240), request("neighbored", 10240), false));
  ASSERT_EQ(all.results.size(), 2U);
  EXPECT_TRUE(all.samples.empty());
  EXPECT_EQ(all.results[0].result.latency->provenance, Provenance::interpolated);
}

TEST(recording_session_test, live_comparison_plays_no_more_than_a_thousand_pairs_a_second) {
  const auto begin = std::chrono::steady_clock::now();
  const Told all =
      told(comparisonOf(request("neighbored"), request("interleaved"), true), std::chrono::milliseconds(300));
  const auto passed = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  std::size_t a = 0;
  for (const messages::Samples& samples : all.samples)
    if (samples.side == messages::Side::a) a += samples.us.size();
  EXPECT_GT(a, 3U);
  EXPECT_LE(static_cast<double>(a), passed + 60);
}

TEST(recording_session_test, gpus_recording_is_a_device_that_was_recorded) {
  const FakeRecording recording;
  const DeviceInfo device = recording::recordedDevice(recording.recorded(), "recording:h200.warpfold");
  EXPECT_EQ(device.backend, "recording:h200.warpfold");
  EXPECT_EQ(device.name, "NVIDIA H200");
  EXPECT_EQ(english(device.called()), "NVIDIA H200 · recorded 2026-11-22");
  EXPECT_EQ(device.timing, Provenance::recorded);
  EXPECT_EQ(device.recorded, "2026-11-22");
  EXPECT_TRUE(device.timesAreGpu && device.structureIsExact && device.kernels.library && device.kernels.broken);
  EXPECT_FALSE(device.kernels.host);
  EXPECT_EQ(device.warpWidths, std::vector<std::uint32_t>{32});
  EXPECT_EQ(device.peakReadGbs, 4454);
  EXPECT_TRUE(device.canBeDefault());
}

TEST(recording_session_test, recording_of_the_emulator_keeps_its_provenance_and_is_not_taken_unasked) {
  FakeRecording recording;
  recording.recordedDevice().device = exampleEmulator();
  const DeviceInfo device = recording::recordedDevice(recording.recorded(), "recording:e.warpfold");
  EXPECT_EQ(device.timing, Provenance::emulated);
  EXPECT_FALSE(device.canBeDefault());
}

}  // namespace
}  // namespace warpfold
