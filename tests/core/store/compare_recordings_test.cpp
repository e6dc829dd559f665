// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/compare_recordings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/fake_recording.h"

namespace warpfold::store {
namespace {

/// 20 samples within 1 % around `us`.
void addTwenty(FakeRecording& recording, const std::string& kernel, std::uint64_t n, float us) {
  RecordedRun& run = recording.add(recordedKey(kernel, n), us);
  run.samplesUs.clear();
  for (int i = 0; i < 20; ++i) run.samplesUs.push_back(us * (0.995F + 0.0005F * static_cast<float>(i)));
}

TEST(compare_recordings, every_common_request_the_largest_ratio_first) {
  FakeRecording own, other;
  addTwenty(own, "neighbored", 1024, 10);
  addTwenty(own, "neighbored", 2048, 10);
  addTwenty(own, "interleaved", 1024, 10);
  addTwenty(own, "cub", 1024, 10);
  addTwenty(other, "neighbored", 1024, 20);
  addTwenty(other, "neighbored", 2048, 5);
  addTwenty(other, "interleaved", 1024, 10.001F);
  addTwenty(other, "interleaved", 4096, 10);
  const auto runs = compareRecordings(own, other);
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_EQ(runs[0].key->n, 1024u);
  EXPECT_NEAR(runs[0].ratio, 2, 1e-6);
  EXPECT_NEAR(runs[0].otherUs, 19.995, 1e-4);
  EXPECT_EQ(runs[0].verdict, Verdict::faster);
  EXPECT_EQ(runs[1].key->kernel, "interleaved");
  EXPECT_EQ(runs[1].verdict, Verdict::same);
  EXPECT_EQ(runs[2].verdict, Verdict::slower);
  EXPECT_LT(runs[2].interval->high, 0.51);
}

TEST(compare_recordings, kernels_have_a_geometric_mean) {
  FakeRecording own, other;
  addTwenty(own, "neighbored", 1024, 10);
  addTwenty(own, "neighbored", 2048, 10);
  addTwenty(other, "neighbored", 1024, 80);
  addTwenty(other, "neighbored", 2048, 5);
  const auto runs = compareRecordings(own, other);
  const auto kernels = byKernel(runs);
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_EQ(kernels[0].runs, 2u);
  EXPECT_NEAR(kernels[0].geometricMean, 2, 1e-6);  // of 8 and 1/2
  EXPECT_NEAR(kernels[0].most->ratio, 8, 1e-5);
  EXPECT_NEAR(kernels[0].least->ratio, 0.5, 1e-6);
  EXPECT_EQ(kernels[0].verdicts, (std::array<std::size_t, 4>{1, 1, 0, 0}));
}

TEST(compare_recordings, few_samples_give_no_clear_verdict) {
  FakeRecording own, other;
  own.add(recordedKey("neighbored", 1024), 10);
  other.add(recordedKey("neighbored", 1024), 100);
  const auto runs = compareRecordings(own, other);
  EXPECT_EQ(runs[0].verdict, Verdict::notClear);
  EXPECT_FALSE(runs[0].interval);
}

TEST(compare_recordings, a_recorded_emulators_time_has_no_verdict) {
  FakeRecording own, other;
  addTwenty(own, "neighbored", 1024, 10);
  addTwenty(other, "neighbored", 1024, 20);
  other.recordedDevice().device.timing = Provenance::emulated;
  const auto runs = compareRecordings(own, other);
  EXPECT_FALSE(runs[0].verdict || runs[0].interval);
}

}  // namespace
}  // namespace warpfold::store
