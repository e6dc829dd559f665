// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/tolerance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace warpfold {
namespace {

Reference sumOf(long double positive, long double negative, std::uint64_t n) {
  Reference r;
  r.positive = positive;
  r.negative = negative;
  r.exact = positive - negative;
  r.n = n;
  return r;
}
Reference productOf(long double exact, long double growth, long double shrink, std::uint64_t n) {
  Reference r;
  r.exact = exact;
  r.growth = growth;
  r.shrink = shrink;
  r.n = n;
  return r;
}
double bound(ElementType type, Operation op, const Reference& r, std::uint64_t depth) {
  return static_cast<double>(toleranceOf(type, op, r, depth).bound);
}

TEST(tolerance, of_a_sum_is_its_chain_of_roundings) {
  EXPECT_NEAR(bound(ElementType::float32, Operation::sum, sumOf(3, 1, 4), 2), 2 * 0x1p-24 * 4, 1e-18);
  EXPECT_DOUBLE_EQ(bound(ElementType::float64, Operation::sum, sumOf(3, 1, 4), 2), 2 * 0x1p-53 * 4 + 0x1p-62);
  EXPECT_EQ(bound(ElementType::float32, Operation::sum, sumOf(1, 0, 1), 0), 0);
}

TEST(tolerance, counts_no_more_roundings_than_any_order_has) {
  EXPECT_NEAR(bound(ElementType::float32, Operation::sum, sumOf(4, 0, 4), 100), 3 * 0x1p-24 * 4, 1e-18);
}

TEST(tolerance, of_a_serial_sum_of_many_elements_can_still_fail) {
  const std::uint64_t n = std::uint64_t{1} << 24;
  EXPECT_LT(bound(ElementType::float32, Operation::sum, sumOf(8.4e6L, 0, n), n - 1), 8.4e6);
  EXPECT_LE(bound(ElementType::float32, Operation::sum, sumOf(8.4e6L, 0, 8 * n), 8 * n - 1), 8.4000001e6);
}

TEST(tolerance, of_float32_atomics_has_room_for_what_they_flush) {
  const Reference r = sumOf(0x1p-140L, 0, 4);
  EXPECT_GE(static_cast<double>(toleranceOf(ElementType::float32, Operation::sum, r, 2, true).bound), 8 * 0x1p-126);
  EXPECT_LT(bound(ElementType::float32, Operation::sum, r, 2), 0x1p-140);
  EXPECT_LT(static_cast<double>(toleranceOf(ElementType::float64, Operation::sum, r, 2, true).bound), 0x1p-140);
}

TEST(tolerance, of_long_chains_side_by_side_does_not_allow_nothing) {
  const std::uint64_t n = std::uint64_t{3} << 24;
  const Tolerance t = toleranceOf(ElementType::float32, Operation::sum, sumOf(25165824, 0, n), n / 4 + 1);
  EXPECT_LT(static_cast<double>(t.of(0)), 1);
  EXPECT_LT(static_cast<double>(t.of(1)), 4);
  EXPECT_GE(static_cast<double>(t.of(2 * 8388608)), 25165824 - 2 * 8388608);
}

TEST(tolerance, of_squares_has_room_for_underflow) {
  EXPECT_GE(bound(ElementType::float32, Operation::sumOfSquares, sumOf(0, 0, 3), 2), 3 * 0x1p-149);
}

TEST(tolerance, of_a_mean_has_room_for_underflow) {
  EXPECT_GE(bound(ElementType::float32, Operation::mean, sumOf(0x1p-149L, 0, 2), 1), 0x1p-150);
}

TEST(tolerance, of_a_sum_is_open_where_a_partial_sum_may_overflow) {
  EXPECT_TRUE(toleranceOf(ElementType::float32, Operation::sum, sumOf(6e38L, 6e38L, 4), 2).overflows);
  EXPECT_FALSE(toleranceOf(ElementType::float32, Operation::sum, sumOf(3e38L, 3e38L, 4), 2).overflows);
  EXPECT_FALSE(toleranceOf(ElementType::float64, Operation::sum, sumOf(6e38L, 6e38L, 4), 2).overflows);
}

TEST(tolerance, of_a_product_counts_every_rounding) {
  EXPECT_NEAR(bound(ElementType::float32, Operation::product, productOf(2, 2, 1, 11), 4), 10 * 0x1p-24 * 2, 1e-12);
}

TEST(tolerance, of_a_product_has_room_for_what_an_underflow_grows_to) {
  EXPECT_GE(bound(ElementType::float32, Operation::product, productOf(1, 1e30L, 1e-45L, 3), 2), 2 * 0x1p-149 * 1e30);
  EXPECT_LT(bound(ElementType::float32, Operation::product, productOf(1, 1e30L, 1e-30L, 3), 2), 1.3e-7);
}

TEST(tolerance, of_a_product_with_a_zero_is_nothing) {
  Reference r = productOf(0, 1e30L, 1e-45L, 3);
  r.zeroFactor = true;
  EXPECT_EQ(bound(ElementType::float32, Operation::product, r, 2), 0);
  r.growth = 1e60L;
  EXPECT_TRUE(toleranceOf(ElementType::float32, Operation::product, r, 2).overflows);
}

TEST(tolerance, of_what_rounds_nothing_is_nothing) {
  EXPECT_EQ(bound(ElementType::int32, Operation::sum, sumOf(4, 0, 4), 2), 0);
  EXPECT_EQ(bound(ElementType::float32, Operation::max, sumOf(4, 0, 4), 2), 0);
}

}  // namespace
}  // namespace warpfold
