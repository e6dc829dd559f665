// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>

#include "codec/run_fields.h"
#include "jobs/repeat_run.h"
#include "jobs/sweep.h"
#include "model/modelled_time.h"
#include "support/runs.h"
#include "words/english.h"

namespace warpfold {
namespace {

/// With the recordings that the program comes with.
class model_backend_test : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (const char* const before = std::getenv("WARPFOLD_RECORDINGS")) s_before = before;
    setenv("WARPFOLD_RECORDINGS", WARPFOLD_TEST_DATA "/../../resources/recordings", 1);
  }
  static void TearDownTestSuite() {
    s_before ? setenv("WARPFOLD_RECORDINGS", s_before->c_str(), 1) : unsetenv("WARPFOLD_RECORDINGS");
  }
  static inline std::optional<std::string> s_before;
};

RunRequest modelled(const std::string& kernel, std::uint64_t n, const std::string& gpu = "RTX 3060") {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "model:" + gpu;
  request.n = n;
  request.type = ElementType::uint32;
  request.traceBlocks = BlockSelection::parse("0");
  return request;
}

TEST_F(model_backend_test, gives_a_modelled_time_with_a_band_and_no_samples) {
  const RunResult result = runRequest(modelled("shared-modulo", 1 << 18));
  ASSERT_TRUE(result.latency);
  EXPECT_EQ(result.latency->provenance, Provenance::modelled);
  EXPECT_EQ(result.latency->samples, 0U);
  EXPECT_TRUE(result.samplesUs.empty());
  EXPECT_DOUBLE_EQ(result.latency->band->low, 0.75 * result.latency->median);
  EXPECT_DOUBLE_EQ(result.latency->band->high, 1.25 * result.latency->median);
}

TEST_F(model_backend_test, everything_but_the_time_is_the_emulators) {
  RunRequest request = modelled("shared-modulo", 1 << 14);
  const RunResult result = runRequest(request);
  request.backend = "emulator";
  const RunResult exact = runRequest(request);
  EXPECT_TRUE(result.matches);
  EXPECT_EQ(result.result, exact.result);
  EXPECT_EQ(result.counters->globalLoadSectors, exact.counters->globalLoadSectors);
}

TEST_F(model_backend_test, says_what_a_time_consists_of) {
  const RunResult result = runRequest(modelled("shared-modulo", 1 << 20));
  ASSERT_TRUE(result.model);
  EXPECT_EQ(result.model->device, "NVIDIA H200");
  EXPECT_TRUE(result.model->calibrated);
  ASSERT_EQ(result.model->launches.size(), 3U);
  EXPECT_EQ(result.model->launches[0].residentBlocks, 3U);  // 1536 threads in blocks of 512
  EXPECT_EQ(result.model->launches[0].limit, OccupancyLimit::threads);
  EXPECT_EQ(result.model->launches[1].limit, OccupancyLimit::grid);
  EXPECT_EQ(result.model->terms.decides(), ModelTerm::compute);
}

TEST_F(model_backend_test, a_launch_gap_is_added_for_every_launch) {
  RunRequest request = modelled("shared-modulo", 1 << 18);
  request.launchGapUs = 0;
  const double without = runRequest(request).latency->median;
  request.launchGapUs = 20;
  EXPECT_NEAR(runRequest(request).latency->median - without, 40, 1e-9);  // two launches
}

TEST_F(model_backend_test, says_the_launch_gap_with_what_the_time_covers) {
  RunRequest request = modelled("shared-modulo", 1 << 18);
  request.launchGapUs = 20;
  EXPECT_EQ(english(told(*runRequest(request).timeCovers)),
            "modelled GPU time of two launches, cold L2, with a launch gap of 20 µs each");
}

TEST_F(model_backend_test, says_how_many_registers_a_thread_takes) {
  const RunResult result = runRequest(modelled("vector-loads", 1 << 20, "RTX 5090"));
  ASSERT_TRUE(result.model);
  const ModelledLaunch& first = result.model->launches.front();
  EXPECT_GT(first.registers.value_or(0), 40U);
  ModelledLaunch held;
  held.residentBlocks = 2;
  held.limit = OccupancyLimit::registers;
  EXPECT_EQ(english(toldOfResidency(held)), "a multiprocessor holds 2 blocks at once, as many as its registers allow");
}

TEST_F(model_backend_test, has_no_time_where_a_block_takes_more_registers_than_there_are) {
  RunRequest request = modelled("vector-loads", 1 << 20, "RTX 5090");
  request.type = ElementType::int64;
  request.block = 1024;
  const RunResult result = runRequest(request);
  EXPECT_FALSE(result.latency);
  EXPECT_EQ(result.latencyReason->code, "too-many-registers");
  request.block = 512;
  EXPECT_TRUE(runRequest(request).latency);
}

TEST_F(model_backend_test, ends_at_once_when_it_is_cancelled) {
  const RunRequest request = modelled("shared-modulo", std::uint64_t{1} << 26, "GTX 1650");
  std::atomic<bool> cancelled{true};
  RunControl control;
  control.cancelled = &cancelled;
  const KernelPtr kernel = builtInKernels().at("shared-modulo");
  const Place place = placeFor(request, *kernel);
  EXPECT_THROW(place.backend->open(planRun(request, kernel, place.device, *request.n), Inputs{}, control), Cancelled);
}

TEST_F(model_backend_test, a_launch_gap_belongs_to_modelled_gpus) {
  RunRequest request = modelled("shared-modulo", 4096);
  request.backend = "emulator";
  request.launchGapUs = 20;
  EXPECT_THROW(runRequest(request), InvalidRequest);
}

TEST_F(model_backend_test, more_multiprocessors_and_a_higher_clock_take_less_time) {
  const double small = runRequest(modelled("neighbored", 1 << 20, "GTX 1650")).latency->median;
  const double large = runRequest(modelled("neighbored", 1 << 20, "RTX 4090")).latency->median;
  EXPECT_GT(small, 5 * large);
}

TEST_F(model_backend_test, steps_of_a_block_take_the_blocks_time_together) {
  const RunResult result = runRequest(modelled("shared-sequential", 1 << 20));
  double sum = 0;
  for (const Step& step : result.traces.front()->steps) {
    ASSERT_TRUE(step.timeNs);
    sum += *step.timeNs;
  }
  EXPECT_GT(sum, 500);
  EXPECT_LT(sum, 5000);
}

TEST_F(model_backend_test, the_steps_of_all_waves_add_up_to_the_recorded_launch) {
  RunRequest request = modelled("interleaved", 1 << 24, "H200");
  request.type = ElementType::int32;
  const RunResult result = runRequest(request);
  double blockUs = 0;
  for (const StepSummary& step : result.steps) blockUs += step.timeNs.value_or(0) / 1000;
  EXPECT_NEAR(blockUs * result.model->launches.front().waves, 94.5, 5);  // recorded, as the manual says
}

TEST_F(model_backend_test, the_steps_of_a_block_share_its_time_as_they_were_recorded) {
  RunRequest request = modelled("neighbored", 1 << 20, "H200");
  request.type = ElementType::int32;
  const auto sharesOf = [](const RunResult& result) {
    std::vector<double> shares;
    double sum = 0;
    for (const Step& step : result.traces.front()->steps) sum += step.timeNs.value();
    for (const Step& step : result.traces.front()->steps) shares.push_back(*step.timeNs / sum);
    return shares;
  };
  const std::vector<double> modelledShares = sharesOf(runRequest(request));
  request.backend = "recording:nvidia-h200.warpfold";
  const std::vector<double> recordedShares = sharesOf(runRequest(request));
  ASSERT_EQ(modelledShares.size(), recordedShares.size());
  for (std::size_t i = 0; i < recordedShares.size(); ++i) EXPECT_NEAR(modelledShares[i], recordedShares[i], 1e-9) << i;
}

TEST_F(model_backend_test, is_never_the_default_and_runs_no_library) {
  RunRequest request;
  EXPECT_FALSE(placeFor(request, kernelById("neighbored")).device.isModelled());
  EXPECT_FALSE(exactPlace().device.isModelled());
  EXPECT_THROW(runRequest(modelled("cub", 4096)), InvalidRequest);
}

TEST_F(model_backend_test, faulty_kernels_have_no_modelled_time) {
  for (const KernelPtr& kernel : builtInKernels().broken()) {
    const RunResult result = runRequest(modelled(kernel->id, 4096));
    EXPECT_FALSE(result.latency) << kernel->id;
    EXPECT_EQ(result.latencyReason->code, "kernel-not-timed");
    break;
  }
}

TEST_F(model_backend_test, has_no_time_where_the_model_does_not_meet_the_recording) {
  RunRequest request = modelled("atomic-each", 4096);
  request.type = ElementType::float64;
  request.op = Operation::product;
  const RunResult result = runRequest(request);
  EXPECT_FALSE(result.latency);
  EXPECT_EQ(result.latencyReason->code, "kernel-not-modelled");
}

TEST_F(model_backend_test, atomics_of_floats_take_as_long_as_recorded) {
  RunRequest request = modelled("atomic-each", 1 << 20, "H200");
  request.type = ElementType::float32;
  ASSERT_TRUE(runRequest(request).latency);
  EXPECT_NEAR(runRequest(request).latency->median, 1844, 184);
}

TEST_F(model_backend_test, a_kernel_with_packs_has_nothing_left_over) {
  RunRequest request = modelled("vector-loads", 1000);
  request.block = 256;
  const double odd = runRequest(request).latency->median;
  request.n = 1024;
  EXPECT_NEAR(odd, runRequest(request).latency->median, 0.05);
}

TEST_F(model_backend_test, sweeps_give_modelled_times_with_a_band) {
  const RunRequest request = modelled("shared-modulo", 4096);
  const Place place = placeFor(request, kernelById("shared-modulo"));
  RecordChoice choice;
  choice.kernels = {"shared-modulo"};
  choice.sizes = {{1 << 12, 1 << 12}, {std::uint64_t{1} << 26, std::uint64_t{1} << 26}};
  choice.blocks = {{512, 512}};
  choice.types = {ElementType::uint32};
  choice.ops = {Operation::sum};
  choice.cache = CacheState::cold;
  choice.sweep = true;
  const auto tasks = planRecording(builtInKernels(), place.device, choice);
  const auto points = knownPoints(place, request, builtInKernels(), tasks, {}, {});
  ASSERT_EQ(points.size(), 2U);
  EXPECT_EQ(points[1].provenance, Provenance::modelled);
  EXPECT_EQ(points[1].samples, 0U);
  EXPECT_DOUBLE_EQ(points[1].band->low, 0.75 * points[1].medianUs);
}

TEST_F(model_backend_test, is_not_repeated_and_not_recorded) {
  EXPECT_THROW(runRepeat(builtInKernels(), modelled("atomic-block", 4096), 3, {}), InvalidRequest);
}

TEST_F(model_backend_test, names_the_gpus_that_it_knows) {
  try {
    runRequest(modelled("neighbored", 4096, "Voodoo 2"));
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_NE(std::string(error.what()).find("choose one of GTX 1650, GTX 1660 Ti"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace warpfold
