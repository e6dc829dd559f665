// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recorded_time.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "support/fake_recording.h"
#include "words/say.h"

namespace warpfold {
namespace {

using store::timeOf;

constexpr std::uint64_t Ki = 1024, Mi = Ki * Ki;

/// CUB's float32 sum on an H200, cold: between 2^12 and 2^13 its method changes.
FakeRecording cubOnH200() {
  FakeRecording recording;
  const std::pair<std::uint64_t, double> medians[] = {
      {Ki, 4.32}, {2 * Ki, 4.99},  {4 * Ki, 3.81},  {8 * Ki, 7.07},   {16 * Ki, 7.20}, {64 * Ki, 7.04},
      {Mi, 7.97}, {4 * Mi, 11.30}, {8 * Mi, 15.10}, {16 * Mi, 21.76}, {64 * Mi, 66.05}};
  for (const auto& [n, us] : medians) recording.add(recordedKey("cub", n, 0), us);
  return recording;
}

TEST(recorded_time_test, gives_the_very_run) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", Mi), 12.5);
  const auto time = timeOf(recording, recordedKey("interleaved", Mi));
  ASSERT_TRUE(time.run);
  EXPECT_EQ(time.run->samplesUs.front(), 12.5F);
  EXPECT_FALSE(time.latency);
  EXPECT_FALSE(time.nearest);
}

TEST(recorded_time_test, lies_between_two_sizes_as_a_fixed_cost_and_one_per_element) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", Mi), 10);
  recording.add(recordedKey("interleaved", 2 * Mi), 16);
  const auto time = timeOf(recording, recordedKey("interleaved", Mi + Mi / 2));
  ASSERT_TRUE(time.latency);
  EXPECT_DOUBLE_EQ(time.latency->median, 13);
  EXPECT_EQ(time.latency->provenance, Provenance::interpolated);
  EXPECT_EQ(time.latency->samples, 0U);
  EXPECT_EQ(english(told(*time.latency->between)), "interpolated between 2^20 and 2^21");
}

TEST(recorded_time_test, band_holds_both_models_and_the_spread_of_the_ends) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", Mi), 10);
  recording.add(recordedKey("interleaved", 4 * Mi), 40);
  const auto latency = timeOf(recording, recordedKey("interleaved", 2 * Mi)).latency;
  ASSERT_TRUE(latency && latency->band);
  EXPECT_DOUBLE_EQ(latency->median, 20);
  EXPECT_NEAR(latency->band->low, 19.8, 0.01);  // one percent each way: the quartiles
  EXPECT_NEAR(latency->band->high, 20.2, 0.01);
}

TEST(recorded_time_test, interpolates_cub_where_it_is_smooth) {
  const FakeRecording recording = cubOnH200();
  const auto latency = timeOf(recording, recordedKey("cub", 2 * Mi, 0)).latency;
  ASSERT_TRUE(latency);
  EXPECT_NEAR(latency->median, 9.08, 0.01);
}

TEST(recorded_time_test, band_covers_both_ends_where_the_method_changes) {
  const FakeRecording recording = cubOnH200();
  const auto latency = timeOf(recording, recordedKey("cub", 5000, 0)).latency;
  ASSERT_TRUE(latency && latency->band);
  EXPECT_LE(latency->band->low, 3.81);
  EXPECT_GE(latency->band->high, 7.07);
  EXPECT_EQ(english(told(*latency->between)),
            "interpolated between 2^12 and 2^13, where the method changes, so that the band covers both");
}

TEST(recorded_time_test, time_that_falls_with_more_elements_is_another_method) {
  const FakeRecording recording = cubOnH200();
  const auto latency = timeOf(recording, recordedKey("cub", 3000, 0)).latency;
  ASSERT_TRUE(latency && latency->band);
  EXPECT_EQ(latency->between->way, Interpolation::Way::methods);
}

/// Two launches up to 2 Mi elements, three from 4 Mi on, each with a line of its own.
FakeRecording withLaunches() {
  FakeRecording recording;
  for (const std::uint64_t n : {Mi / 2, Mi, 2 * Mi})
    recording.add(recordedKey("interleaved", n), 5 + static_cast<double>(n) / Mi).launchUs = {1, 1};
  for (const std::uint64_t n : {4 * Mi, 8 * Mi, 16 * Mi})
    recording.add(recordedKey("interleaved", n), 15 + static_cast<double>(n) / Mi).launchUs = {1, 1, 1};
  return recording;
}

TEST(recorded_time_test, size_lies_on_the_line_of_those_with_as_many_launches) {
  const FakeRecording recording = withLaunches();
  EXPECT_NEAR(timeOf(recording, recordedKey("interleaved", 3 * Mi), std::vector<Launch>(3)).latency->median, 18, 1e-4);
  EXPECT_NEAR(timeOf(recording, recordedKey("interleaved", 3 * Mi), std::vector<Launch>(2)).latency->median, 8, 1e-4);
}

TEST(recorded_time_test, band_covers_both_ends_where_a_launch_is_added_and_nothing_tells_its_cost) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", Mi), 5).launchUs = {1};
  recording.add(recordedKey("interleaved", 4 * Mi), 9).launchUs = {1, 1};
  const auto latency = timeOf(recording, recordedKey("interleaved", 2 * Mi), std::vector<Launch>(2)).latency;
  EXPECT_EQ(latency->between->way, Interpolation::Way::launches);
  EXPECT_LE(latency->band->low, 5);
  EXPECT_GE(latency->band->high, 9);
}

TEST(recorded_time_test, band_covers_both_ends_where_the_data_outgrow_a_warm_cache) {
  FakeRecording recording;
  recording.recordedDevice().device.l2Bytes = 62'000'000;
  for (const auto& [n, us] : {std::pair{4 * Mi, 8.0}, {8 * Mi, 11.0}, {16 * Mi, 22.0}, {32 * Mi, 41.0}}) {
    auto key = recordedKey("interleaved", n);
    recording.add(key, us);
    key.cache = CacheState::warm;
    recording.add(key, us);
  }
  auto key = recordedKey("interleaved", 12 * Mi);
  EXPECT_EQ(timeOf(recording, key).latency->between->way, Interpolation::Way::sizes);
  key.cache = CacheState::warm;
  EXPECT_EQ(timeOf(recording, key).latency->between->way, Interpolation::Way::caches);
}

/// grid-stride, float16, block 512 on an H200: 25 MB are read in 15.1 µs, not in the 17.7 on the line.
TEST(recorded_time_test, band_covers_both_ends_where_the_data_outgrow_half_a_warm_cache) {
  FakeRecording recording;
  recording.recordedDevice().device.l2Bytes = 62'914'560;
  auto key = recordedKey("grid-stride", 0);
  key.type = ElementType::float16;
  key.cache = CacheState::warm;
  for (const auto& [n, us] : {std::pair{4 * Mi, 9.66}, {8 * Mi, 12.48}, {16 * Mi, 22.85}, {32 * Mi, 58.46}}) {
    key.n = n;
    recording.add(key, us);
  }
  key.n = 12 * Mi;
  const auto latency = timeOf(recording, key).latency;
  EXPECT_EQ(latency->between->way, Interpolation::Way::caches);
  EXPECT_LE(latency->band->low, 15.1);
  EXPECT_GE(latency->band->high, 15.1);
}

/// A dot product reads two inputs, so half as many elements fill the cache.
TEST(recorded_time_test, band_covers_both_ends_where_both_inputs_outgrow_half_a_warm_cache) {
  FakeRecording recording;
  recording.recordedDevice().device.l2Bytes = 62'914'560;
  auto key = recordedKey("published-partials", 0);
  key.op = Operation::dot;
  key.cache = CacheState::warm;
  for (const auto& [n, us] : {std::pair{1 * Mi, 6.5}, {3 * Mi, 7.3}, {6 * Mi, 13.6}, {12 * Mi, 25.0}}) {
    key.n = n;
    recording.add(key, us);
  }
  key.n = 4 * Mi;
  EXPECT_EQ(timeOf(recording, key).latency->between->way, Interpolation::Way::caches);
}

/// two-pass, float16, block 1024 on an H200, whose 132 multiprocessors hold two such blocks each: with 8 elements a
/// thread 264 blocks take 2,162,688 elements, and 3 Mi elements take 15.8 µs, not the 13.5 on the line.
TEST(recorded_time_test, band_covers_both_ends_where_the_blocks_need_a_second_wave) {
  FakeRecording recording;
  recording.recordedDevice().device.multiprocessors = 132;
  recording.recordedDevice().device.threadsPerMultiprocessor = 2048;
  auto key = recordedKey("two-pass", 0);
  key.block = 1024;
  for (const auto& [n, us] : {std::pair{Mi, 10.56}, {2 * Mi, 11.04}, {4 * Mi, 15.97}, {8 * Mi, 25.57}}) {
    key.n = n;
    recording.add(key, us);
  }
  const auto between = [&](std::uint64_t n) {
    key.n = n;
    return *timeOf(recording, key, planLaunches(kernelById("two-pass"), n, 1024)).latency;
  };
  const Latency leap = between(3 * Mi);
  EXPECT_EQ(leap.between->way, Interpolation::Way::waves);
  EXPECT_LE(leap.band->low, 11.04);
  EXPECT_GE(leap.band->high, 15.97);
  EXPECT_EQ(between(3 * Mi / 2).between->way, Interpolation::Way::sizes);
  EXPECT_EQ(between(6 * Mi).between->way, Interpolation::Way::sizes);
}

TEST(recorded_time_test, nothing_beyond_the_range_but_the_nearest_size) {
  const FakeRecording recording = cubOnH200();
  const auto time = timeOf(recording, recordedKey("cub", 1024 * Mi, 0));
  EXPECT_FALSE(time.run);
  EXPECT_FALSE(time.latency);
  EXPECT_EQ(time.nearest, recordedKey("cub", 64 * Mi, 0));
}

TEST(recorded_time_test, nearest_keeps_operation_and_type_where_it_can) {
  FakeRecording recording;
  auto other = recordedKey("interleaved", Mi);
  other.op = Operation::max;
  recording.add(other, 10);
  recording.add(recordedKey("interleaved", 4 * Mi, 64), 10);
  EXPECT_EQ(timeOf(recording, recordedKey("interleaved", Mi)).nearest, recordedKey("interleaved", 4 * Mi, 64));
}

TEST(recorded_time_test, another_kernel_is_never_the_nearest) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", Mi), 10);
  EXPECT_FALSE(timeOf(recording, recordedKey("neighbored", Mi)).nearest);
}

TEST(recorded_time_test, type_that_was_measured_to_cost_the_same_lends_its_time) {
  FakeRecording recording;
  for (const std::uint64_t n : {Mi, 2 * Mi, 4 * Mi, 8 * Mi})
    recording.add(recordedKey("interleaved", n), static_cast<double>(n) / 1e5);
  for (const std::uint64_t n : {2 * Mi, 4 * Mi}) {
    auto key = recordedKey("interleaved", n);
    key.type = ElementType::uint32;
    recording.add(key, static_cast<double>(n) / 1e5 * 1.01);
  }
  auto key = recordedKey("interleaved", 8 * Mi);
  key.type = ElementType::uint32;
  const auto time = timeOf(recording, key);
  ASSERT_TRUE(time.latency);
  EXPECT_NEAR(time.latency->median, 83.89, 0.01);
  EXPECT_EQ(time.latency->provenance, Provenance::interpolated);
  EXPECT_EQ(english(told(*time.latency->between)),
            "interpolated from sum of int32, which took as long at all 2 sizes at which both were recorded");
}

TEST(recorded_time_test, type_that_was_measured_to_cost_more_lends_nothing) {
  FakeRecording recording;
  for (const std::uint64_t n : {Mi, 2 * Mi, 4 * Mi, 8 * Mi}) recording.add(recordedKey("interleaved", n), 10);
  for (const std::uint64_t n : {2 * Mi, 4 * Mi}) {
    auto key = recordedKey("interleaved", n);
    key.type = ElementType::uint32;
    recording.add(key, 10.5);
  }
  auto key = recordedKey("interleaved", 8 * Mi);
  key.type = ElementType::uint32;
  EXPECT_FALSE(timeOf(recording, key).latency);
}

TEST(recorded_time_test, leaving_out_tells_errors_and_changes_of_method) {
  FakeRecording recording;
  for (const std::uint64_t n : {Mi, 2 * Mi, 4 * Mi, 8 * Mi, 16 * Mi})
    recording.add(recordedKey("neighbored", n), 5 + static_cast<double>(n) / 1e5);
  recording.add(recordedKey("neighbored", 3 * Mi), 45);  // 8 µs more than the line has
  const auto rows = store::leaveOut(recording, builtInKernels());
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].kernel, "neighbored");
  EXPECT_EQ(rows[0].points + rows[0].changes, 2U);  // of 1, 2, 3, 4, 8 and 16 Mi: 2 and 4
  EXPECT_EQ(store::leaveOut(cubOnH200(), builtInKernels())[0].covered,
            store::leaveOut(cubOnH200(), builtInKernels())[0].changes);
}

}  // namespace
}  // namespace warpfold
