// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "backends/cuda/counters/range_profiler.h"
#include "core/backends/cuda/gpu.h"
#include "timing/statistics.h"

namespace warpfold::cuda {
namespace {

/// Scheduling needs the library alone, no GPU.
class counter_schedule : public testing::Test {
 protected:
  void SetUp() override {
    try {
      cupti::Api::get();
    } catch (const BackendUnavailable&) {
      GTEST_SKIP() << "no libcupti of CUDA 13 on this machine: counters cannot be scheduled here";
    }
  }
  static std::size_t countedOn(const std::string& chip) {
    const auto figures = parseHardwareFigures("all");
    const auto metrics = metricsOf(figures);
    const CounterSchedule schedule(chip, {}, metrics);
    EXPECT_GE(schedule.passes(), 1u);
    EXPECT_LE(schedule.passes(), 100u);
    return metrics.size() - schedule.metrics().size();
  }
};

TEST_F(counter_schedule, every_metric_is_known_from_turing_to_hopper) {
  for (const char* chip : {"TU102", "TU117", "GA100", "GA102", "AD102", "GH100"})
    EXPECT_EQ(countedOn(chip), 0u) << chip;
}

TEST_F(counter_schedule, a_chip_with_another_name_for_a_metric_counts_it_too) {
  const std::vector<std::string_view> metrics{"dram__bytes_read.sum|dram__bytes_op_read.sum"};
  EXPECT_EQ(CounterSchedule("GH100", {}, metrics).metrics().front().second, "dram__bytes_read.sum");
  EXPECT_EQ(CounterSchedule("GB202", {}, metrics).metrics().front().second, "dram__bytes_op_read.sum");
}

TEST_F(counter_schedule, what_a_chip_lacks_is_left_out) {
  const std::vector<std::string_view> metrics{"smsp__inst_executed.sum", "no__such_metric.sum"};
  const CounterSchedule schedule("GH100", {}, metrics);
  ASSERT_EQ(schedule.metrics().size(), 1u);
  EXPECT_EQ(schedule.metrics().front().first, "smsp__inst_executed.sum");
  const std::vector<std::string_view> none{"no__such_metric.sum"};
  EXPECT_THROW(CounterSchedule("GH100", {}, none), BackendUnavailable);
}

TEST_F(counter_schedule, a_chip_that_is_none_is_refused) {
  const std::vector<std::string_view> metrics{"smsp__inst_executed.sum"};
  EXPECT_THROW(CounterSchedule("XX999", {}, metrics), BackendUnavailable);
}

TEST(cupti_failures, say_what_to_do) {
  const auto told = [](cupti::Result result) { return english(cupti::failure(result, "call", "CUPTI_ERROR")); };
  EXPECT_NE(told(cupti::insufficientPrivileges).find("NVreg_RestrictProfilingToAdminUsers=0"), std::string::npos);
  EXPECT_EQ(told(cupti::multipleSubscribers), told(cupti::hardwareBusy));
  EXPECT_NE(told(cupti::hardwareBusy).find("another profiler"), std::string::npos);
  EXPECT_EQ(told(cupti::migDevice), told(cupti::notSupported));
  EXPECT_EQ(told(1), "the CUPTI call call failed (CUPTI_ERROR); try again without other profilers");
}

/// With the counters that it was asked for.
HardwareCounts countedOnGpu(const std::string& kernel, std::uint64_t n, const std::string& figures) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "cuda";
  request.n = n;
  request.warmup = 0;
  request.iterations = 1;
  request.traceBlocks = BlockSelection::none();
  const RunControl control;
  PreparedRun run(prepareProblem(request, control), control);
  run.takeSamples();
  return run.countHardware(parseHardwareFigures(figures));
}

TEST_F(Gpu, counts_its_own_instructions_sectors_and_requests) {
  const HardwareCounts counts = countedOnGpu("neighbored", 1 << 24, "all");
  ASSERT_FALSE(counts.reason) << english(*counts.reason);
  ASSERT_EQ(counts.launches.size(), 3u);
  const HardwareValues& first = counts.launches.front();
  EXPECT_EQ(first[*findHardwareFigure("global_load_sectors")], 16'744'448);
  EXPECT_EQ(first[*findHardwareFigure("global_load_requests")], 6'258'688);
  EXPECT_EQ(first[*findHardwareFigure("global_store_sectors")], 8'388'608);
  EXPECT_EQ(first[*findHardwareFigure("warps_launched")], 524'288);
  EXPECT_GE(*first[*findHardwareFigure("dram_read_bytes")], 67'108'864 * 0.95);
}

TEST_F(Gpu, counts_a_warm_run_without_memory) {
  RunRequest request;
  request.kernel = "interleaved";
  request.backend = "cuda";
  request.n = 1 << 20;
  request.cache = CacheState::warm;
  request.traceBlocks = BlockSelection::none();
  const RunControl control;
  PreparedRun run(prepareProblem(request, control), control);
  const HardwareCounts counts = run.countHardware(parseHardwareFigures("dram_read_bytes,instructions"));
  ASSERT_FALSE(counts.reason) << english(*counts.reason);
  EXPECT_LE(*counts.launches.front()[*findHardwareFigure("dram_read_bytes")], 0.2 * 4 * (1 << 20));
}

/// Nsight Compute counts so too: warps wait for instructions that no launch before has brought into a cache.
TEST_F(Gpu, counts_a_cold_run_without_instructions_in_the_caches) {
  const auto waits = [](CacheState cache) {
    RunRequest request;
    request.kernel = "vector-loads";
    request.backend = "cuda";
    request.n = 1 << 22;
    request.cache = cache;
    request.traceBlocks = BlockSelection::none();
    const RunControl control;
    PreparedRun run(prepareProblem(request, control), control);
    return run.countHardware(parseHardwareFigures("stall_no_instruction"))
        .whole[*findHardwareFigure("stall_no_instruction")]
        .value_or(0);
  };
  EXPECT_GE(waits(CacheState::cold), 2 * waits(CacheState::warm));
}

/// The two medians lie within the middle half of each other's samples, as two runs of the same thing do.
TEST_F(Gpu, counting_leaves_the_times_as_they_were) {
  RunRequest request;
  request.kernel = "interleaved";
  request.backend = "cuda";
  request.n = 1 << 22;
  request.traceBlocks = BlockSelection::none();
  const RunControl control;
  PreparedRun run(prepareProblem(request, control), control);
  const auto sampled = [&] {
    std::vector<double> us;
    for (int i = 0; i < 60; ++i) us.push_back(run.sample());
    std::sort(us.begin(), us.end());
    return us;
  };
  sampled();
  const std::vector<double> before = sampled();
  const HardwareCounts counts = run.countHardware(parseHardwareFigures("all"));
  const std::vector<double> after = sampled();
  ASSERT_FALSE(counts.reason) << english(*counts.reason);
  EXPECT_NEAR(after[30] / before[30], 1, 0.02) << before[30] << " µs before, " << after[30] << " µs after";
}

}  // namespace
}  // namespace warpfold::cuda
