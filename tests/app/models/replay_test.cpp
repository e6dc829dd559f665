// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "charts/live_chart.h"
#include "models/comparison.h"
#include "models/comparison_readiness.h"
#include "models/experiment.h"
#include "models/ladder_model.h"
#include "support/catalogue.h"
#include "support/devices.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

using messages::Side;

DeviceInfo recordedH200() {
  DeviceInfo device = exampleGpu();
  device.backend = "recording:h200.warpfold";
  device.title = say<"recorded-device">(arg<"device">("NVIDIA H200"), arg<"date">("2026-11-22"));
  device.recorded = "2026-11-22";
  device.timing = Provenance::recorded;
  device.structureIsExact = true;
  return device;
}

RunResult replayed(const std::string& kernel, double us) {
  RunResult result;
  result.request.kernel = kernel;
  result.device = recordedH200();
  result.request.backend = result.device.backend;
  result.n = 4096;
  result.matches = true;
  result.latency.emplace().median = us;
  result.latency->samples = 3;
  result.latency->provenance = Provenance::recorded;
  return result;
}

RunResult interpolated(const std::string& kernel) {
  RunResult result = replayed(kernel, 35);
  result.latency->provenance = Provenance::interpolated;
  result.latency->samples = 0;
  result.latency->band = Latency::Band{30, 40};
  result.latency->between = Interpolation{.below = 1u << 12, .above = 1u << 13};
  return result;
}

RunResult untimed(const std::string& kernel) {
  RunResult result = replayed(kernel, 35);
  result.latency.reset();
  result.latencyReason = say<"not-recorded">(arg<"options">("--n 2^28"));
  result.offered = result.request;
  result.offered->n = 1u << 28;
  result.offered->block = 256;
  return result;
}

TEST(replay_test, recorded_times_say_device_and_date) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, replayed("neighbored", 20)});
  EXPECT_EQ(comparison.provenanceText(), "recorded on NVIDIA H200, 2026-11-22");
}

TEST(replay_test, samples_that_are_played_again_count_once) {
  Comparison comparison;
  RunResult result = replayed("neighbored", 20);
  result.request.iterations = 3;  // as many as were recorded
  comparison.apply(messages::Result{Side::a, result});
  comparison.apply(messages::Samples{Side::a, 0, {20, 21, 22, 20, 21, 22, 20}});
  comparison.apply(messages::Samples{Side::a, 7, {21, 22, 20}});
  EXPECT_EQ(comparison.sampleCount(0), 3u);
  EXPECT_EQ(comparison.side(0).samples.nextIndex(), 3u);
}

TEST(replay_test, interpolated_times_say_between_what) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, interpolated("neighbored")});
  EXPECT_EQ(comparison.provenanceText(), "recorded on NVIDIA H200, 2026-11-22; interpolated between 2¹² and 2¹³");
}

TEST(replay_test, two_sides_of_different_origin_say_both) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, replayed("neighbored", 20)});
  comparison.apply(messages::Result{Side::b, interpolated("interleaved")});
  EXPECT_EQ(comparison.provenanceText(),
            "recorded on NVIDIA H200, 2026-11-22; recorded on NVIDIA H200, 2026-11-22; interpolated between 2¹² and "
            "2¹³");
}

TEST(replay_test, librarys_mark_stands_beside_recorded_times_of_the_same_recording) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, replayed("neighbored", 20)});
  comparison.apply(messages::Result{Side::b, replayed("interleaved", 10)});
  comparison.apply(messages::CubTime{"cub", 4, 3, Provenance::recorded});
  ASSERT_TRUE(comparison.cub());
  EXPECT_EQ(comparison.cub()->medianUs, 4);
}

TEST(replay_test, librarys_mark_is_never_mixed_with_another_origin) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, replayed("neighbored", 20)});
  comparison.apply(messages::CubTime{"cub", 4, 3, Provenance::measured});
  EXPECT_FALSE(comparison.cub());
}

TEST(replay_test, librarys_mark_is_not_of_another_recording) {
  Comparison comparison;
  RunResult other = replayed("interleaved", 10);
  other.device.backend = "recording:a100.warpfold";
  comparison.apply(messages::Result{Side::a, replayed("neighbored", 20)});
  comparison.apply(messages::Result{Side::b, other});
  comparison.apply(messages::CubTime{"cub", 4, 3, Provenance::recorded});
  EXPECT_FALSE(comparison.cub());
}

TEST(replay_test, missing_time_is_told_and_the_nearest_offered) {
  Comparison comparison;
  comparison.apply(messages::Result{Side::a, untimed("neighbored")});
  EXPECT_EQ(comparison.untimedText().toStdString(),
            "No time was recorded for this request; the nearest recorded one has N = 2²⁸, "
            "256 threads per block.");
  EXPECT_EQ(comparison.offered()->n, 1u << 28);
  EXPECT_FALSE(comparison.medianUs(0));
}

TEST(replay_test, picture_waits_for_no_samples_that_never_come) {
  Comparison comparison;
  comparison.begin("neighbored", "interleaved");
  comparison.apply(messages::Result{Side::a, interpolated("neighbored")});
  comparison.apply(messages::Result{Side::b, untimed("interleaved")});
  EXPECT_EQ(samplesReady(comparison), Readiness::all);
}

TEST(replay_test, bands_that_overlap_name_no_winner) {
  Comparison comparison;
  comparison.begin("neighbored", "interleaved");
  comparison.apply(messages::Result{Side::a, interpolated("neighbored")});
  RunResult b = interpolated("interleaved");
  b.latency->median = 38;
  b.latency->band = Latency::Band{36, 44};
  comparison.apply(messages::Result{Side::b, b});
  EXPECT_FALSE(comparison.clearlyApart());
}

TEST(replay_test, offered_request_fills_the_fields) {
  Experiment experiment;
  experiment.setOffer({messages::protocolVersion, "0.1.0", copied(builtInKernels().kernels()), {recordedH200()}});
  experiment.adopt(*untimed("neighbored").offered);
  EXPECT_EQ(experiment.request(Side::a).n, 1u << 28);
  EXPECT_EQ(experiment.request(Side::a).block, 256U);
}

TEST(replay_test, recording_is_the_first_starts_device_where_there_is_no_gpu) {
  Experiment experiment;
  DeviceInfo gpu = exampleGpu();
  gpu.available = false;
  experiment.setOffer({messages::protocolVersion,
                       "0.1.0",
                       copied(builtInKernels().kernels()),
                       {gpu, recordedH200(), exampleEmulator()}});
  EXPECT_EQ(experiment.backend(), "recording:h200.warpfold");
}

TEST(replay_test, gpu_comes_before_its_recording) {
  Experiment experiment;
  experiment.setOffer({messages::protocolVersion,
                       "0.1.0",
                       copied(builtInKernels().kernels()),
                       {exampleGpu(), recordedH200(), exampleEmulator()}});
  EXPECT_EQ(experiment.backend(), "cuda");
}

TEST(replay_test, recording_of_an_emulator_is_never_the_first_starts_device) {
  Experiment experiment;
  DeviceInfo replayedEmulator = exampleEmulator();
  replayedEmulator.backend = "recording:e.warpfold";
  replayedEmulator.recorded = "2026-11-22";
  experiment.setOffer(
      {messages::protocolVersion, "0.1.0", copied(builtInKernels().kernels()), {replayedEmulator, exampleEmulator()}});
  EXPECT_EQ(experiment.backend(), "emulator");
}

messages::LadderRow row(std::uint32_t index, RunResult result) {
  messages::LadderRow message;
  message.index = index;
  message.count = 3;
  message.rung.kernel = result.request.kernel;
  message.rung.result = std::move(result);
  return message;
}

TEST(replay_test, ladder_says_recorded_of_its_bars) {
  LadderModel ladder;
  ladder.apply(row(0, replayed("neighbored", 20)));
  ladder.apply(row(1, interpolated("interleaved")));
  EXPECT_EQ(ladder.provenanceText(), "recorded on NVIDIA H200, 2026-11-22");
  const auto bars = ladder.bars();
  EXPECT_EQ(bars[0].provenance, "recorded");
  EXPECT_EQ(bars[1].provenance, "interpolated");
  EXPECT_TRUE(bars[1].details.contains(QStringLiteral("35.0\u00a0µs, in a band from 30.0\u00a0µs to 40.0\u00a0µs")));
}

TEST(replay_test, lens_draws_no_dot_for_a_value_that_is_the_references) {
  LadderModel ladder;
  RunResult cub = replayed("cub", 4);
  cub.request.type = ElementType::float32;
  cub.resultProvenance = ResultProvenance::reference;
  ladder.apply(row(0, cub));
  EXPECT_FALSE(ladder.dots()[0].ran);
}

}  // namespace
}  // namespace warpfold::app
