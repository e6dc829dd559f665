// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/statistics.h"

#include <gtest/gtest.h>

#include <vector>

namespace warpfold {
namespace {

TEST(summarise, takes_the_middle_of_an_odd_count) {
  const std::vector<double> us{5, 1, 3};
  const Latency l = summarise(us);
  EXPECT_EQ(l.min, 1);
  EXPECT_EQ(l.median, 3);
  EXPECT_EQ(l.p95, 5);
  EXPECT_EQ(l.mean, 3);
  EXPECT_EQ(l.samples, 3u);
  EXPECT_NEAR(l.rsd, 2.0 / 3.0, 1e-12);
}

TEST(summarise, takes_the_mean_of_the_two_middle_ones_of_an_even_count) {
  EXPECT_EQ(summarise(std::vector<double>{4, 1, 2, 9}).median, 3);
}

TEST(summarise, takes_the_nearest_ranks_as_quartiles) {
  EXPECT_EQ(summarise(std::vector<double>{8, 1, 2, 3, 4, 5, 6, 7}).quartiles, (Interval{2, 6}));
}

TEST(summarise, has_the_interval_of_the_median_from_six_samples_on) {
  EXPECT_EQ(summarise(std::vector<double>{1, 2, 3, 4, 5}).interval, std::nullopt);
  EXPECT_EQ(summarise(std::vector<double>{6, 1, 2, 3, 4, 5}).interval, (Interval{1, 6}));
}

TEST(summarise, has_no_quartiles_of_nothing) {
  EXPECT_EQ(summarise({}).quartiles, std::nullopt);
}

TEST(summarise, has_zeros_for_nothing) {
  EXPECT_EQ(summarise({}).median, 0);
}

TEST(bandwidth, is_decimal_gigabytes_a_second) {
  EXPECT_DOUBLE_EQ(bandwidthGbs(67108864, 100), 671.08864);
}

}  // namespace
}  // namespace warpfold
