// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/exact_sum.h"

#include <gtest/gtest.h>

#include <limits>

namespace warpfold {
namespace {

using Limits = std::numeric_limits<double>;

long double sumOf(std::initializer_list<double> terms) {
  ExactSum sum;
  for (const double x : terms) sum.add(x);
  return sum.value();
}

TEST(exact_sum, is_zero_at_first) {
  EXPECT_EQ(ExactSum().value(), 0.0L);
}

TEST(exact_sum, loses_nothing_between_the_largest_and_the_smallest_number) {
  EXPECT_EQ(sumOf({Limits::max(), Limits::denorm_min(), -Limits::max()}), Limits::denorm_min());
  EXPECT_EQ(sumOf({1, 1e300, 1e-300, -1e300, -1}), 1e-300);
}

TEST(exact_sum, goes_beyond_the_range_of_a_double) {
  EXPECT_EQ(sumOf({Limits::max(), Limits::max()}), 2 * static_cast<long double>(Limits::max()));
}

TEST(exact_sum, is_negative_where_more_is_below_zero) {
  EXPECT_EQ(sumOf({-3, 1}), -2.0L);
}

TEST(exact_sum, keeps_what_is_above_zero_and_below_apart) {
  ExactSum sum;
  for (const double x : {1.0, -2.0, 4.0, -8.0}) sum.add(x);
  EXPECT_EQ(sum.positive(), 5.0L);
  EXPECT_EQ(sum.negative(), 10.0L);
}

TEST(exact_sum, multiplies_without_rounding) {
  ExactSum sum;
  sum.addProduct(0x1.fffffffffffffp0, 0x1.fffffffffffffp0);  // (2 − 2^-52)²
  sum.add(-4);
  EXPECT_EQ(sum.value(), -0x1p-50L + 0x1p-104L);
  ExactSum tiny;
  tiny.addProduct(Limits::denorm_min(), -Limits::denorm_min());
  EXPECT_EQ(tiny.value(), -0x1p-2148L);
  ExactSum huge;
  huge.addProduct(0x1p1023, 0x1p1023);
  EXPECT_EQ(huge.value(), 0x1p2046L);
}

TEST(exact_sum, divides_before_it_rounds) {
  ExactSum sum;
  for (int i = 0; i < 3; ++i) sum.add(1e308);
  EXPECT_EQ(static_cast<double>(sum.value(3)), 1e308);
  ExactSum one;
  one.add(1);
  EXPECT_EQ(static_cast<double>(one.value(3)), 1.0 / 3);
}

TEST(exact_sum, can_be_rounded_again) {
  // A little above the middle between 1 and its successor: 64 bits cannot show how little.
  EXPECT_EQ(static_cast<double>(sumOf({1, 0x1p-53, 0x1p-1000})), 1 + 0x1p-52);
  EXPECT_EQ(static_cast<double>(sumOf({1, 0x1p-53, -0x1p-1000})), 1.0);
  EXPECT_EQ(static_cast<float>(sumOf({1, 0x1p-24, 0x1p-1000})), 1 + 0x1p-23f);
}

}  // namespace
}  // namespace warpfold
