// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Between two sizes that are far apart, the times of another type or operation tell how the time grows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <tuple>

#include "store/recorded_time.h"
#include "support/fake_recording.h"
#include "support/sample.h"
#include "words/english.h"

namespace warpfold {
namespace {

using store::RecordedKey;
using store::timeOf;

constexpr std::uint64_t Mi = std::uint64_t{1} << 20;

RecordedKey ofMax(std::uint64_t n) {
  RecordedKey key = recordedKey("interleaved", n);
  key.op = Operation::max;
  return key;
}

/// Sums of many sizes, which grow in no line, and a maximum of two that takes so many times as long.
FakeRecording example(double first, double last) {
  FakeRecording recording;
  for (const auto& [n, us] : {std::pair{Mi, 10.0}, {2 * Mi, 11.0}, {4 * Mi, 13.0}, {8 * Mi, 40.0}, {16 * Mi, 90.0}})
    recording.add(recordedKey("interleaved", n), us);
  recording.add(ofMax(Mi), 10.0 * first);
  recording.add(ofMax(16 * Mi), 90.0 * last);
  return recording;
}

TEST(along_alike, goes_the_way_of_the_other_and_meets_both_ends) {
  const FakeRecording recording = example(1.1, 1.1);
  EXPECT_NEAR(timeOf(recording, ofMax(2 * Mi)).latency->median, 12.1, 1e-4);
  EXPECT_NEAR(timeOf(recording, ofMax(4 * Mi)).latency->median, 14.3, 1e-4);
  EXPECT_NEAR(timeOf(recording, ofMax(8 * Mi)).latency->median, 44.0, 1e-4);
}

TEST(along_alike, the_ratio_of_the_ends_is_interpolated_over_the_logarithm_of_the_size) {
  const FakeRecording recording = example(1.0, 1.1);
  EXPECT_NEAR(timeOf(recording, ofMax(4 * Mi)).latency->median, 13 * std::sqrt(1.1), 1e-4);
}

TEST(along_alike, says_so_and_has_a_band_that_holds_both_ratios) {
  const FakeRecording recording = example(1.0, 1.1);
  const Latency latency = *timeOf(recording, ofMax(4 * Mi)).latency;
  EXPECT_EQ(latency.provenance, Provenance::interpolated);
  EXPECT_EQ(latency.samples, 0u);
  EXPECT_EQ(english(told(*latency.between)),
            "interpolated between 2^20 and 2^24 along sum of int32, recorded at 3 sizes between them and scaled to "
            "both ends");
  EXPECT_NEAR(latency.band->low, 13.0 * 0.97, 0.01);
  EXPECT_NEAR(latency.band->high, 13.0 * 1.1 * 1.03, 0.01);
}

TEST(along_alike, times_that_grow_otherwise_lend_no_shape) {
  const Latency latency = *timeOf(example(1.0, 1.2), ofMax(4 * Mi)).latency;
  EXPECT_EQ(latency.between->way, Interpolation::Way::sizes);
  EXPECT_NEAR(latency.median, 10 + (108 - 10) * 3 / 15.0, 1e-3);
}

TEST(along_alike, sizes_that_are_close_need_no_other) {
  FakeRecording recording = example(1.0, 1.0);
  for (const std::uint64_t n : {2 * Mi, 4 * Mi, 8 * Mi}) recording.add(ofMax(n), static_cast<double>(n / Mi) * 5);
  EXPECT_NE(timeOf(recording, ofMax(3 * Mi)).latency->between->way, Interpolation::Way::shape);
}

using Groups = std::map<std::tuple<std::string, std::uint32_t, std::optional<std::uint64_t>, CacheState, std::size_t>,
                        std::map<std::pair<ElementType, Operation>, std::vector<RecordedKey>>>;

/// The series of a recording with so many sizes at least, those together that differ in type or operation alone.
Groups denseSeries(const store::Recording& recording, std::size_t least) {
  Groups groups;
  for (const RecordedKey& key : recording.keys())
    groups[{key.kernel, key.block, key.grid, key.cache, sizeOf(key.type)}][{key.type, key.op}].push_back(key);
  for (auto& [group, series] : groups)
    std::erase_if(series, [&](const auto& each) { return each.second.size() < least; });
  std::erase_if(groups, [](const auto& group) { return group.second.size() < 2; });
  return groups;
}

/// Every dense series of the shipped recording, as if it had been recorded at 2^16, 2^20 and 2^24 only, as most types
/// and operations were: what is told of the sizes between against what was recorded.
TEST(along_alike, of_the_shipped_recording_the_worst_error_falls) {
  const auto recording = store::Recording::open(WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold");
  std::vector<double> before, after;
  std::size_t outside = 0;
  Sample sample("series of the shipped recording", 12);
  for (const auto& [group, series] : denseSeries(*recording, 30)) {
    if (!sample.takes()) continue;
    for (const auto& [kind, keys] : series) {
      FakeRecording thinned;
      std::vector<store::TimedSize> kept;
      std::map<std::uint64_t, double> left;
      for (const auto& [other, otherKeys] : series)
        for (const RecordedKey& key : otherKeys) {
          const auto run = recording->find(key);
          const double median = store::timedSize(*run).latency.median;
          const bool isEnd = key.n == (1u << 16) || key.n == Mi || key.n == 16 * Mi;
          if (other != kind || isEnd) thinned.add(key, median);
          if (other != kind) continue;
          if (isEnd) kept.push_back(store::timedSize(*run));
          if (!isEnd && key.n > (1u << 16) && key.n < 16 * Mi) left[key.n] = median;
        }
      for (const auto& [n, truth] : left) {
        RecordedKey key = keys.front();
        key.n = n;
        const Latency latency = *timeOf(thinned, key).latency;
        if (latency.between->way != Interpolation::Way::shape) continue;
        before.push_back(std::abs(store::interpolate(kept, n)->median / truth - 1));
        after.push_back(std::abs(latency.median / truth - 1));
        outside += truth < latency.band->low || truth > latency.band->high ? 1 : 0;
      }
    }
  }
  ASSERT_GT(after.size(), 200u);
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  const auto most = [](const std::vector<double>& errors) { return errors[errors.size() * 95 / 100]; };
  std::printf("%zu sizes: worst %.1f %% -> %.1f %%, of 95 %% of them %.1f %% -> %.1f %%, outside the band %zu\n",
              after.size(), 100 * before.back(), 100 * after.back(), 100 * most(before), 100 * most(after), outside);
  EXPECT_LT(after.back(), 0.17);
  EXPECT_LT(outside, after.size() / 5);
  if (!Sample::isWhole()) return;  // the worst of a few series need not have been bad before
  EXPECT_GT(before.back(), 2 * after.back());
  EXPECT_LT(most(after), 0.04);
  EXPECT_LT(outside, after.size() / 10);
}

}  // namespace
}  // namespace warpfold
