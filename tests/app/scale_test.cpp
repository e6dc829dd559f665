// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scale.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

std::vector<double> hundredTimes(double value) {
  return std::vector<double>(100, value);
}

TEST(scale, without_values_there_is_no_top) {
  EXPECT_EQ(topOf({}), 0);
}
TEST(scale, one_value_is_the_top) {
  EXPECT_EQ(topOf({7}), 7);
}

TEST(scale, the_largest_of_values_that_are_alike_is_the_top) {
  auto values = hundredTimes(10);
  values[40] = 24;
  EXPECT_EQ(topOf(values), 24);
}

TEST(scale, an_outlier_does_not_press_the_others_flat) {
  auto values = hundredTimes(10);
  values[40] = 200;
  EXPECT_EQ(topOf(values), 15);
}

TEST(scale, what_comes_often_is_no_outlier) {
  auto values = hundredTimes(10);
  for (int i = 0; i < 10; ++i) values[std::size_t(i * 10)] = 200;
  EXPECT_EQ(topOf(values), 200);
}

}  // namespace
}  // namespace warpfold::app
