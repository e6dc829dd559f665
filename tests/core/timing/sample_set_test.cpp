// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/sample_set.h"

#include <gtest/gtest.h>

#include "timing/statistics.h"

namespace warpfold {
namespace {

/// 1, 2, … count, in an order that has nothing to do with their size: 7919 shares no factor with a power of ten.
SampleSet numbersUpTo(std::uint64_t count) {
  SampleSet samples;
  for (std::uint64_t i = 0; i < count; ++i) samples.add(static_cast<double>(i * 7919 % count + 1));
  return samples;
}

TEST(sample_set, keeps_few_samples_in_their_order) {
  SampleSet samples;
  for (const double us : {3.0, 1.0, 2.0}) samples.add(us);
  EXPECT_EQ(samples.kept(), (std::vector<double>{3, 1, 2}));
  EXPECT_EQ(samples.summary().median, 2);
  EXPECT_EQ(samples.summary().samples, 3u);
}

TEST(sample_set, is_exact_while_it_keeps_all) {
  const SampleSet samples = numbersUpTo(10'000);
  const Latency exact = summarise(samples.kept()), got = samples.summary();
  EXPECT_EQ(got.median, exact.median);
  EXPECT_EQ(got.p95, 9500);
  EXPECT_EQ(got.mean, exact.mean);
  EXPECT_EQ(got.rsd, exact.rsd);
}

TEST(sample_set, holds_no_more_than_its_capacity_of_a_million_samples) {
  const SampleSet samples = numbersUpTo(1'000'000);
  EXPECT_EQ(samples.count(), 1'000'000u);
  EXPECT_EQ(samples.kept().size(), 65'536u);
  EXPECT_LE(samples.kept().capacity(), 65'536u);
}

TEST(sample_set, tells_of_a_million_samples_what_it_keeps_of_all) {
  const Latency got = numbersUpTo(1'000'000).summary();
  EXPECT_EQ(got.samples, 1'000'000u);
  EXPECT_EQ(got.min, 1);
  EXPECT_NEAR(got.mean, 500'000.5, 1e-3);
  EXPECT_NEAR(got.rsd, 0.57735, 1e-4);
}

TEST(sample_set, median_and_p95_of_a_million_samples_are_within_one_percent) {
  const Latency got = numbersUpTo(1'000'000).summary();
  EXPECT_NEAR(got.median, 500'000, 10'000);
  EXPECT_NEAR(got.p95, 950'000, 10'000);
}

TEST(sample_set, nothing_gives_zeros) {
  EXPECT_EQ(SampleSet().summary().samples, 0u);
  EXPECT_EQ(SampleSet().summary().median, 0);
}

}  // namespace
}  // namespace warpfold
