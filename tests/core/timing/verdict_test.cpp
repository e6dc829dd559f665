// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/verdict.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "words/say.h"

namespace warpfold {
namespace {

/// first, first + 1, …
std::vector<double> counting(std::size_t count, double first = 1, double each = 1) {
  std::vector<double> samples(count);
  for (std::size_t i = 0; i < count; ++i) samples[i] = first + each * static_cast<double>(i);
  return samples;
}

TEST(median_interval, is_that_of_the_tables_of_the_sign_test) {
  EXPECT_EQ(medianInterval(counting(6)), (Interval{1, 6}));
  EXPECT_EQ(medianInterval(counting(9)), (Interval{2, 8}));
  EXPECT_EQ(medianInterval(counting(20)), (Interval{6, 15}));
  EXPECT_EQ(medianInterval(counting(100)), (Interval{40, 61}));
  EXPECT_EQ(medianInterval(counting(20), 0.99), (Interval{4, 17}));
  EXPECT_EQ(medianInterval(counting(10000)), (Interval{4902, 5099}));
}

TEST(median_interval, few_samples_have_none) {
  EXPECT_FALSE(medianInterval({}));
  EXPECT_FALSE(medianInterval(counting(5)));
  EXPECT_FALSE(medianInterval(counting(7), 0.99));
}

TEST(median_interval, does_not_depend_on_the_order) {
  EXPECT_EQ(medianInterval(std::vector<double>{9, 1, 5, 3, 7, 2, 8, 4, 6}), (Interval{2, 8}));
}

TEST(median_interval, holds_the_median_as_often_as_it_says) {
  std::mt19937_64 random(1);
  std::exponential_distribution<double> skewed(1.0);
  int held = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    std::vector<double> samples(20);
    for (double& each : samples) each = skewed(random);
    const auto interval = medianInterval(samples);
    held += interval->low <= std::log(2.0) && std::log(2.0) <= interval->high ? 1 : 0;
  }
  EXPECT_GT(held, 3800);  // 95.9 % for 20 samples, less three standard deviations
  EXPECT_LT(held, 3880);
}

TEST(speed_up, of_two_medians_with_its_interval) {
  // 20 samples: from the 5th to the 16th, which hold each median with 98.8 %.
  const auto found = speedUpOf(counting(20, 100), counting(20, 200));
  ASSERT_TRUE(found);
  EXPECT_DOUBLE_EQ(found->ratio, 209.5 / 109.5);
  EXPECT_EQ(found->interval, (Interval{204.0 / 115.0, 215.0 / 104.0}));
  EXPECT_EQ(found->verdict, Verdict::faster);
  EXPECT_EQ(speedUpOf(counting(20, 200), counting(20, 100))->verdict, Verdict::slower);
}

TEST(speed_up, medians_that_differ_are_no_verdict) {
  const auto wide = speedUpOf(counting(20, 100, 5), counting(20, 110, 5));
  EXPECT_GT(wide->ratio, 1.06);
  EXPECT_EQ(wide->verdict, Verdict::notClear);
  EXPECT_EQ(wide->reason, say<"verdict-wide">());
}

TEST(speed_up, the_same_needs_the_whole_interval_within_the_margin) {
  EXPECT_EQ(speedUpOf(counting(20, 1000, 0.5), counting(20, 1002, 0.5))->verdict, Verdict::same);
  EXPECT_EQ(speedUpOf(counting(20, 1000, 3), counting(20, 1000, 3))->verdict, Verdict::notClear);
  // Apart for sure, and by less than anybody should care about.
  EXPECT_EQ(speedUpOf(counting(20, 1000, 0), counting(20, 1019, 0))->verdict, Verdict::same);
  EXPECT_EQ(speedUpOf(counting(20, 1000, 0), counting(20, 1021, 0))->verdict, Verdict::faster);
  EXPECT_EQ(speedUpOf(counting(20, 1021, 0), counting(20, 1000, 0))->verdict, Verdict::slower);
}

TEST(speed_up, few_samples_are_not_clear_however_far_apart) {
  const auto few = speedUpOf(counting(6, 1), counting(20, 1000));
  EXPECT_FALSE(few->interval);
  EXPECT_EQ(few->verdict, Verdict::notClear);
  EXPECT_EQ(few->reason, say<"verdict-few-samples">());
  EXPECT_EQ(speedUpOf(counting(7, 1), counting(7, 1000))->verdict, Verdict::faster);
}

TEST(speed_up, nothing_without_samples_or_with_times_that_are_none) {
  EXPECT_FALSE(speedUpOf(std::span<const double>{}, counting(20)));
  EXPECT_FALSE(speedUpOf(counting(20, 0), counting(20)));
}

Latency timed(Provenance provenance, double median) {
  Latency latency;
  latency.median = median;
  latency.provenance = provenance;
  return latency;
}

TEST(speed_up, an_emulators_time_has_none) {
  const auto samples = counting(20, 100);
  EXPECT_FALSE(
      speedUpOf(timed(Provenance::emulated, 110), samples, timed(Provenance::emulated, 220), counting(20, 200)));
  EXPECT_FALSE(
      speedUpOf(timed(Provenance::measured, 110), samples, timed(Provenance::recorded, 220), counting(20, 200)));
}

TEST(speed_up, an_interpolated_time_has_a_ratio_and_no_verdict) {
  const auto found =
      speedUpOf(timed(Provenance::interpolated, 110), {}, timed(Provenance::recorded, 220), counting(20, 200));
  EXPECT_FALSE(found);  // as everywhere: no ratio of times that came about differently
  const auto both = speedUpOf(timed(Provenance::interpolated, 110), {}, timed(Provenance::interpolated, 220), {});
  ASSERT_TRUE(both);
  EXPECT_EQ(both->ratio, 2);
  EXPECT_FALSE(both->interval || both->verdict);
  EXPECT_EQ(both->reason, say<"verdict-interpolated">());
}

}  // namespace
}  // namespace warpfold
