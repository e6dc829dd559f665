// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ladder_model.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <cmath>

namespace warpfold::app {
namespace {

Rung rungOf(const char* kernel, double us, Provenance provenance, bool host = false) {
  Rung r;
  r.kernel = kernel;
  r.title = "Title";
  r.host = host;
  r.result.emplace();
  r.result->n = 65536;
  r.result->device.name = host ? "CPU" : provenance == Provenance::emulated ? "Emulator" : "GPU";
  r.result->matches = true;
  r.result->depth = 18;
  r.result->launches.resize(2);
  r.result->latency.emplace();
  r.result->latency->min = r.result->latency->median = r.result->latency->p95 = us;
  r.result->latency->samples = 5;
  r.result->latency->provenance = provenance;
  r.result->bandwidthGbs = 100 / us;
  return r;
}

Rung floats(Rung r, float value, double ulp, double tolerance) {
  r.result->result = Scalar::of(value);
  r.result->reference = Scalar::of(2.0f);
  r.result->magnitude = 2;
  r.result->request.type = ElementType::float32;
  r.result->tolerance = tolerance;
  r.ulp = ulp;
  return r;
}

/// A ladder of three, the last of which cannot run.
struct Example : LadderModel {
  Example(Provenance provenance) {
    RunRequest request;
    request.backend = provenance == Provenance::emulated ? "emulator" : "cuda:0";
    beginLadder(request);
    apply(messages::LadderRow{0, 3, rungOf("cpu-serial", 50, Provenance::measured, true)});
    apply(messages::LadderRow{1, 3, rungOf("neighbored", 2000, provenance)});
    Rung failed;
    failed.kernel = "cub";
    failed.failure = Complaint{proseMessage("out of memory"), {}, {}};
    apply(messages::LadderRow{2, 3, failed});
  }
};

TEST(ladder_model, emulated_times_never_look_measured) {
  const Example ladder(Provenance::emulated);
  EXPECT_FALSE(ladder.bars()[0].emulated);
  EXPECT_TRUE(ladder.bars()[1].emulated);
  EXPECT_TRUE(ladder.anyEmulated());
  EXPECT_EQ(ladder.provenanceText(), "emulator time (outlined), not a GPU's · host kernels measured on CPU");
  EXPECT_EQ(ladder.bars()[1].details[3], "Emulator: its own time, not a GPU's");
}

/// "512 threads per block" was said of all, though one ran with 256.
TEST(ladder_model, kernels_that_choose_another_block_are_named_with_it) {
  Example ladder(Provenance::measured);
  EXPECT_TRUE(ladder.origin().shown.last().startsWith("512 threads per block, ")) << "that of a CPU is none";
  Rung own = rungOf("reproducible", 100, Provenance::measured);
  own.result->request.block = 256;
  ladder.apply(messages::LadderRow{2, 3, own});
  EXPECT_EQ(ladder.origin().shown.last(), "512 threads per block (reproducible 256), GPU");
}

TEST(ladder_model, times_of_the_cpu_are_told_from_recorded_ones) {
  EXPECT_TRUE(Example(Provenance::recorded).hostMeasuredBeside());
  EXPECT_FALSE(Example(Provenance::measured).hostMeasuredBeside());
}

TEST(ladder_model, a_kernel_that_did_not_run_has_its_reason_and_no_bars) {
  const Example ladder(Provenance::measured);
  const LadderBar bar = ladder.bars()[2];
  EXPECT_FALSE(bar.latencyUs);
  EXPECT_EQ(bar.details.last(), "did not run: out of memory");
  EXPECT_EQ(ladder.dots()[2].value, "–");
  EXPECT_EQ(ladder.library(), nullptr);
}

TEST(ladder_model, names_the_baseline_and_how_others_compare) {
  Example ladder(Provenance::measured);
  ladder.apply(messages::LadderRow{2, 3, rungOf("interleaved", 1000, Provenance::measured)});
  EXPECT_EQ(ladder.baseline()->kernel, "neighbored");
  EXPECT_EQ(ladder.bars()[3].details,
            (QStringList{"interleaved: Title", "median 1.00\u00a0ms of 5 (1.00\u00a0ms to 1.00\u00a0ms p95)",
                         "100 MB/s · 2× as fast as neighbored", "measured on GPU",
                         "blocks of 512 · 2 launches · longest chain 18", "0 equals the reference"}));
}

TEST(ladder_model, a_roof_counts_for_its_own_device_only_and_never_for_the_emulator) {
  Example gpu(Provenance::measured), emulator(Provenance::emulated);
  for (Example* ladder : {&gpu, &emulator}) ladder->apply(messages::MeasuredPeak{"cuda:1", 9000});
  EXPECT_FALSE(gpu.measuredPeakGbs());
  for (Example* ladder : {&gpu, &emulator}) ladder->apply(messages::MeasuredPeak{"cuda:0", 4454});
  EXPECT_EQ(gpu.measuredPeakGbs(), 4454.0);
  EXPECT_FALSE(emulator.measuredPeakGbs());
}

TEST(ladder_model, a_picture_of_the_lens_names_its_command_and_no_time) {
  const Example ladder(Provenance::emulated);
  const Origin origin = ladder.lensOrigin();
  EXPECT_TRUE(origin.commands.first().startsWith("warpfold-cli lens ")) << origin.commands.first().toStdString();
  EXPECT_TRUE(origin.provenance.startsWith("results computed on ")) << origin.provenance.toStdString();
}

// Atomics add in another order each time, so these are no figures of a recording.
TEST(ladder_model, results_that_the_emulator_computed_are_called_so) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung rung = rungOf("atomic-each", 50, Provenance::recorded);
  rung.result->resultProvenance = ResultProvenance::emulated;
  ladder.apply(messages::LadderRow{0, 1, rung});
  EXPECT_EQ(ladder.lensOrigin().provenance, "results computed by the emulator");
}

/// A picture of a recorded GPU's lens named the GPU, which computed nothing.
TEST(ladder_model, a_lens_beside_recorded_times_names_what_computed) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung rung = rungOf("atomic-each", 50, Provenance::recorded);
  rung.orderVaries = true;
  rung.result->resultProvenance = ResultProvenance::emulated;
  rung.result->device.recorded = "2026-11-22";
  rung.result->device.structureIsExact = true;
  ladder.apply(messages::LadderRow{0, 1, rung});
  EXPECT_EQ(ladder.lensOrigin().device, "the emulator");
  EXPECT_EQ(ladder.lensOrigin().shown.last(), "512 threads per block, the emulator");
  EXPECT_EQ(ladder.origin().device, "GPU");
  RepeatResult repeat;
  repeat.request.kernel = "atomic-each";
  repeat.device = rung.result->device;
  repeat.values = {{Scalar::of(9.0f), 200, 2.0, true}};
  ladder.apply(messages::Repeated{repeat});
  EXPECT_EQ(ladder.repeatText(), "200 runs of atomic-each (emulated) gave one result");
}

TEST(ladder_model, beside_a_picture_an_emulator_repeats_only_what_it_can_in_a_second_or_two) {
  const auto after = [](std::uint64_t n, bool emulated) {
    LadderModel ladder;
    ladder.beginLadder({});
    Rung rung = rungOf("atomic-each", 50, Provenance::recorded);
    rung.orderVaries = true;
    rung.result->n = n;
    rung.result->device.structureIsExact = emulated;
    ladder.apply(messages::LadderRow{0, 1, rung});
    return std::pair(
        ladder.runsUnasked(),
        ladder.lensOrigin().shown.contains("atomic-each not repeated: so many elements take the emulator too long"));
  };
  EXPECT_EQ(after(1u << 16, true), std::pair(200u, false));
  EXPECT_EQ(after(1u << 20, true), std::pair(32u, false));
  EXPECT_EQ(after(1u << 25, true), std::pair(0u, true));
  EXPECT_EQ(after(1u << 25, false), std::pair(200u, false));
}

TEST(ladder_model, tells_how_far_it_is) {
  LadderModel ladder;
  ladder.beginLadder({});
  ladder.apply(messages::LadderRow{0, 21, rungOf("cpu-serial", 50, Provenance::measured, true)});
  ladder.apply(messages::Progress{1, proseMessage("timing neighbored"), 0.05});
  EXPECT_EQ(ladder.progressText(), "kernel 2 of 21: timing neighbored");
  EXPECT_EQ(ladder.places(), 21u);
  ladder.finish();
  EXPECT_EQ(ladder.progressText(), "");
}

TEST(ladder_model, the_lens_tells_why_a_sum_of_ones_stops) {
  LadderModel ladder;
  RunRequest request;
  request.type = ElementType::float32;
  request.input = "ones";
  ladder.beginLadder(request);
  Rung serial = floats(rungOf("cpu-serial", 50, Provenance::measured, true), 16777216.0f, 4194304, 1e300);
  serial.result->n = 33554432;
  serial.result->request.input = "ones";
  ladder.apply(messages::LadderRow{0, 1, serial});
  EXPECT_EQ(ladder.lensText(), "cpu-serial: the sum stays at 2²⁴: adding 1 rounds back (float32 spacing is 2 there)");
  EXPECT_EQ(ladder.dots()[0].value, "16777216");
  EXPECT_EQ(ladder.dots()[0].ulp, 4194304.0);
  EXPECT_EQ(ladder.requestText(), "2²⁵ float32, sum of ones");
}

TEST(ladder_model, a_result_that_is_far_off_is_called_so_beside_the_rounding_of_its_order) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung serial = floats(rungOf("cpu-serial", 50, Provenance::measured, true), 1.0f, 8388608, 1e300);
  serial.result->error = 1;
  ladder.apply(messages::LadderRow{0, 1, serial});
  const LensDot dot = ladder.dots()[0];
  EXPECT_TRUE(dot.farOff);
  EXPECT_TRUE(dot.reason.startsWith("far off, within the rounding of this order: ")) << dot.reason.toStdString();
  EXPECT_TRUE(dot.details.contains("1 is far off the reference 2, within the rounding of this order"));
}

TEST(ladder_model, terms_that_cancel_have_no_ulp_and_a_reason) {
  const QString why =
      "the terms cancel down to less than a thousandth of what their magnitudes add up to; relative "
      "figures say nothing";
  LadderModel ladder;
  ladder.beginLadder({});
  Rung rung = floats(rungOf("cpu-serial", 50, Provenance::measured, true), 1.0f, 0, 1e300);
  rung.ulp.reset();
  rung.result->error = 1;
  rung.result->magnitude = 1e6;
  ladder.apply(messages::LadderRow{0, 1, rung});
  const LensDot dot = ladder.dots()[0];
  EXPECT_FALSE(dot.ulp);
  EXPECT_FALSE(dot.farOff);
  EXPECT_EQ(dot.noUlp, why);
  EXPECT_EQ(ladder.lensText(), why);
  EXPECT_TRUE(dot.details.contains("1, error 1, within tolerance: " + why)) << dot.details.join('|').toStdString();
}

TEST(ladder_model, a_nan_that_some_order_gives_equals_nothing_and_is_not_called_far_off) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung rung = floats(rungOf("cpu-serial", 50, Provenance::measured, true), 0, 0, INFINITY);
  rung.result->result = Scalar::of(std::nanf(""));
  rung.result->error = INFINITY;
  ladder.apply(messages::LadderRow{0, 1, rung});
  EXPECT_TRUE(ladder.dots()[0].details.contains("nan is accepted beside the reference 2: some orders overflow"));
  EXPECT_FALSE(ladder.dots()[0].reason.startsWith("far off"));
}

TEST(ladder_model, a_spread_of_what_cancels_is_told_in_numbers) {
  LadderModel ladder;
  RepeatResult repeat;
  repeat.reference = Scalar::of(0.0f);
  repeat.values = {{Scalar::of(-0.5f), 3, {}, true, 0.5}, {Scalar::of(0.25f), 197, {}, true, 0.25}};
  repeat.ulpReason = proseMessage("the terms cancel");
  ladder.apply(messages::Repeated{repeat});
  EXPECT_FALSE(ladder.repeatInUlp());
  EXPECT_EQ(ladder.repeatBars()[0].distance, -0.5);
  EXPECT_EQ(ladder.repeatBars()[1].distance, 0.25);
}

TEST(ladder_model, integers_have_no_error_in_any_order) {
  const Example ladder(Provenance::emulated);
  EXPECT_EQ(ladder.dots()[1].ulp, 0.0);
  EXPECT_EQ(ladder.lensText(), "int32 sum: nothing is rounded: every order gives the same value");
}

TEST(ladder_model, a_spread_has_signed_distances_and_says_how_many_results_there_are) {
  LadderModel ladder;
  RepeatResult repeat;
  repeat.request.kernel = "atomic-each";
  repeat.reference = Scalar::of(10.0f);
  repeat.values = {{Scalar::of(9.0f), 3, 2.0, true}, {Scalar::of(11.0f), 197, 1.0, true}};
  repeat.spreadUlp = 3;
  ladder.apply(messages::Repeated{repeat});
  ASSERT_EQ(ladder.repeatBars().size(), 2u);
  EXPECT_EQ(ladder.repeatBars()[0].distance, -2.0);
  EXPECT_EQ(ladder.repeatBars()[1].distance, 1.0);
  EXPECT_EQ(ladder.repeatBars()[1].runs, 197u);
  EXPECT_EQ(ladder.repeatText(), "200 runs of atomic-each gave 2 different results, up to 3 ULP apart");
}

TEST(ladder_model, offers_kernels_whose_order_varies_first) {
  LadderModel ladder;
  ladder.beginLadder({});
  ladder.apply(messages::LadderRow{0, 2, rungOf("neighbored", 5, Provenance::emulated)});
  Rung atomic = rungOf("atomic-each", 5, Provenance::emulated);
  atomic.orderVaries = true;
  ladder.apply(messages::LadderRow{1, 2, atomic});
  EXPECT_EQ(ladder.repeatable(), (QStringList{"atomic-each", "neighbored"}));
  EXPECT_TRUE(ladder.requestOf("neighbored"));
  EXPECT_FALSE(ladder.requestOf("cub"));
}

TEST(ladder_model, published_figures_are_marks_of_their_own) {
  const Example ladder(Provenance::measured);
  const auto bars = ladder.bars();
  ASSERT_EQ(bars[1].published.size(), 1u);
  const PublishedMark& mark = bars[1].published.front();
  EXPECT_FALSE(mark.latencyUs);  // of 2^24 elements, and the ladder is of 2^16
  EXPECT_NEAR(mark.bandwidthGbs, 120.1, 0.1);
  EXPECT_EQ(mark.details[0], "published: 558.6\u00a0µs, 120 GB/s on NVIDIA GeForce RTX 3080");
  EXPECT_EQ(bars[0].published.front().details[0], "published: 21.6\u00a0ms, 3.11 GB/s on a device that is not named");
  EXPECT_TRUE(bars[2].published.empty());
}

TEST(ladder_model, a_published_latency_stands_only_beside_its_own_size_and_type) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung rung = rungOf("neighbored", 200, Provenance::measured);
  rung.result->n = 1 << 24;
  ladder.apply(messages::LadderRow{0, 1, rung});
  EXPECT_EQ(ladder.bars()[0].published.front().latencyUs, 558.6);
  LadderModel of;
  of.beginLadder({});
  rung.result->request.op = Operation::max;
  of.apply(messages::LadderRow{0, 1, rung});
  EXPECT_TRUE(of.bars()[0].published.empty());
}

}  // namespace
}  // namespace warpfold::app
