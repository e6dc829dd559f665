// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/repeat_run.h"

#include <gtest/gtest.h>

#include "support/runs.h"
#include "words/english.h"

namespace warpfold {
namespace {

RepeatResult repeated(const RunRequest& request, std::uint32_t runs, const RunControl& control = {}) {
  return runRepeat(builtInKernels(), request, runs, control);
}

RunRequest floats(const std::string& kernel) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = 20000;
  request.type = ElementType::float32;
  request.input = "uniform";
  return request;
}

TEST(again, a_fixed_order_gives_one_result) {
  const RepeatResult repeat = repeated(floats("neighbored"), 20);
  ASSERT_EQ(repeat.values.size(), 1u);
  EXPECT_EQ(repeat.values[0].count, 20u);
  EXPECT_EQ(repeat.spreadUlp, 0.0);
  EXPECT_FALSE(repeat.orderVaries);
  EXPECT_TRUE(repeat.matches());
}

TEST(again, atomics_count_every_run_once) {
  const RepeatResult repeat = repeated(floats("atomic-each"), 30);
  EXPECT_EQ(repeat.runs(), 30u);
  EXPECT_TRUE(repeat.orderVaries);
  EXPECT_TRUE(repeat.matches());
  for (std::size_t i = 1; i < repeat.values.size(); ++i)
    EXPECT_LT(repeat.values[i - 1].value.toDouble(), repeat.values[i].value.toDouble());
}

TEST(again, integers_have_one_result_in_any_order) {
  RunRequest request = floats("atomic-each");
  request.type = ElementType::int64;
  const RepeatResult repeat = repeated(request, 20);
  EXPECT_EQ(repeat.values.size(), 1u);
  EXPECT_EQ(repeat.spreadUlp, std::nullopt);
}

TEST(again, host_kernels_run_on_the_host) {
  RunRequest request = floats("cpu-serial");
  request.backend = "cpu";
  const RepeatResult repeat = repeated(request, 3);
  EXPECT_EQ(repeat.values.size(), 1u);
}

/// A recording has times of a GPU and no results: what ran is the emulator.
TEST(again, on_a_recorded_gpu_tells_that_the_emulator_ran) {
  RunRequest request = floats("atomic-each");
  request.backend = "recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold";
  request.n = 1000;
  const RepeatResult repeat = repeated(request, 3);
  EXPECT_EQ(english(repeat.device.computedBy()), "the emulator");
  EXPECT_EQ(english(repeat.device.resultsNote().value()),
            "results are computed by the emulator; the recording of NVIDIA H200 has only times");
  EXPECT_FALSE(repeated(floats("neighbored"), 1).device.resultsNote());
}

TEST(again, refuses_what_cannot_be_run) {
  EXPECT_THROW(repeated(floats("neighbored"), 0), InvalidRequest);
  EXPECT_THROW(repeated(floats("cpu-serial"), 3), InvalidRequest);
}

TEST(again, stops_when_cancelled) {
  const std::atomic<bool> cancelled{true};
  RunControl control;
  control.cancelled = &cancelled;
  EXPECT_THROW(repeated(floats("neighbored"), 1000, control), Cancelled);
}

}  // namespace
}  // namespace warpfold
