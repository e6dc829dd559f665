// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/sweep.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "support/fake_recording.h"

namespace warpfold {
namespace {

std::vector<RecordTask> tasksOf(const FakeRecording& recording) {
  std::vector<RecordTask> tasks;
  for (const store::RecordedKey& key : recording.keys()) tasks.push_back({builtInKernels().at(key.kernel), key, false});
  return tasks;
}

std::vector<SweepPoint> pointsOf(const FakeRecording& recording) {
  return sweepPoints(recording, builtInKernels(), tasksOf(recording));
}

void setSamples(store::RecordedRun& run, float us) {
  run.samplesUs.assign(20, us);
}

TEST(sweep, points_come_by_size_and_catalogue_with_bandwidth_and_shares) {
  FakeRecording recording;
  recording.recordedDevice().device.datasheetGbs = 8000;
  recording.recordedDevice().device.peakReadGbs = 4000;
  recording.add(recordedKey("interleaved", 1 << 20), 4);
  recording.add(recordedKey("neighbored", 1 << 20), 8);
  recording.add(recordedKey("neighbored", 1 << 10), 2);
  const auto points = pointsOf(recording);
  ASSERT_EQ(points.size(), 3u);
  EXPECT_EQ(points[0].key, recordedKey("neighbored", 1 << 10));
  EXPECT_EQ(points[1].key, recordedKey("neighbored", 1 << 20));
  EXPECT_EQ(points[2].key, recordedKey("interleaved", 1 << 20));
  EXPECT_NEAR(points[2].bandwidthGbs, 1048.576, 1e-3);  // 4 MiB in 4 µs
  EXPECT_NEAR(*points[2].shareOfPeak, 0.262144, 1e-6);
  EXPECT_NEAR(*points[2].shareOfDatasheet, 0.131072, 1e-6);
  EXPECT_FALSE(points[2].overLibrary) << "the library was not run";
}

TEST(sweep, a_dot_product_moves_both_inputs) {
  FakeRecording recording;
  store::RecordedKey key = recordedKey("interleaved", 1 << 20);
  key.op = Operation::dot;
  recording.add(key, 4);
  EXPECT_NEAR(pointsOf(recording)[0].bandwidthGbs, 2097.152, 1e-3);
}

TEST(sweep, the_ratio_is_to_the_library_at_the_same_size_and_cache) {
  FakeRecording recording;
  setSamples(recording.add(recordedKey("interleaved", 1 << 20, 256), 4), 4);
  setSamples(recording.add(recordedKey("cub", 1 << 20, 0), 8), 8);
  setSamples(recording.add(recordedKey("interleaved", 1 << 21, 256), 5), 5);  // the library has no such run
  const auto points = pointsOf(recording);
  ASSERT_EQ(points.size(), 3u);
  ASSERT_TRUE(points[0].overLibrary);
  EXPECT_DOUBLE_EQ(points[0].overLibrary->ratio, 2);
  EXPECT_EQ(points[0].overLibrary->verdict, Verdict::faster);
  EXPECT_FALSE(points[1].overLibrary) << "the library is not compared with itself";
  EXPECT_FALSE(points[2].overLibrary);
}

TEST(sweep, emulated_times_carry_no_ratio) {
  FakeRecording recording;
  recording.recordedDevice().device.timing = Provenance::emulated;
  recording.add(recordedKey("interleaved", 1 << 20), 4);
  recording.add(recordedKey("cub", 1 << 20, 0), 8);
  EXPECT_FALSE(pointsOf(recording)[0].overLibrary);
}

TEST(sweep, runs_that_are_not_in_the_recording_are_no_points) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", 1 << 20), 4);
  auto tasks = tasksOf(recording);
  tasks.push_back({builtInKernels().at("neighbored"), recordedKey("neighbored", 1 << 20), false});
  EXPECT_EQ(sweepPoints(recording, builtInKernels(), tasks).size(), 1u);
}

TEST(sweep, best_block_is_the_one_with_the_least_median) {
  FakeRecording recording;
  recording.add(recordedKey("interleaved", 1 << 20, 128), 6);
  recording.add(recordedKey("interleaved", 1 << 20, 256), 4);
  recording.add(recordedKey("interleaved", 1 << 20, 512), 5);
  recording.add(recordedKey("interleaved", 1 << 21, 512), 9);
  const auto best = bestBlocks(pointsOf(recording));
  ASSERT_EQ(best.size(), 2u);
  EXPECT_EQ(best[0].key.block, 256u);
  EXPECT_EQ(best[1].key.block, 512u);
}

TEST(sweep, means_are_geometric_and_count_what_is_slower_beyond_noise) {
  FakeRecording recording;
  setSamples(recording.add(recordedKey("interleaved", 1 << 20), 0), 2);
  setSamples(recording.add(recordedKey("interleaved", 1 << 21), 0), 16);
  setSamples(recording.add(recordedKey("cub", 1 << 20, 0), 0), 8);
  setSamples(recording.add(recordedKey("cub", 1 << 21, 0), 0), 8);
  const auto means = sweepMeans(pointsOf(recording));
  ASSERT_EQ(means.size(), 1u);
  EXPECT_EQ(means[0].kernel, "interleaved");
  EXPECT_EQ(means[0].points, 2u);
  EXPECT_EQ(means[0].slower, 1u);
  EXPECT_NEAR(means[0].geometricMean, 1.41421356, 1e-8);  // of 4 and 0.5
  EXPECT_DOUBLE_EQ(means[0].least, 0.5);
  EXPECT_DOUBLE_EQ(means[0].most, 4);
}

}  // namespace
}  // namespace warpfold
