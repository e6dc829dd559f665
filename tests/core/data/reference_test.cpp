// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace warpfold {
namespace {

constexpr std::int32_t largest32 = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t largest64 = std::numeric_limits<std::int64_t>::max();
constexpr std::uint64_t largestU64 = std::numeric_limits<std::uint64_t>::max();

template <typename T>
HostArray arrayOf(std::initializer_list<T> values) {
  HostArray a(ElementTypeOf<T>::value, values.size());
  std::copy(values.begin(), values.end(), a.as<T>().begin());
  return a;
}

template <typename R, typename T>
R value(std::initializer_list<T> values, Operation op) {
  return computeReference(arrayOf(values), op).value.template as<R>();
}
template <typename T>
bool wraps(std::initializer_list<T> values, Operation op) {
  return computeReference(arrayOf(values), op).wrapped;
}

TEST(reference, sums_floats_without_losing_small_ones) {
  EXPECT_EQ((value<float, float>({16777216.0f, 1.0f, 1.0f, -16777216.0f}, Operation::sum)), 2.0f);
  EXPECT_EQ((value<double, double>({1e300, 1.0, -1e300}, Operation::sum)), 1.0);
  EXPECT_EQ((value<double, double>({1e300, 1.0, 1e-300, -1e300, -1.0}, Operation::sum)), 1e-300);
}

TEST(reference, has_a_finite_mean_where_the_sum_is_beyond_the_type) {
  EXPECT_EQ((value<double, double>({1e308, 1e308}, Operation::mean)), 1e308);
  EXPECT_EQ((value<float, float>({3e38f, 3e38f}, Operation::mean)), 3e38f);
}

TEST(reference, knows_what_infinities_and_nans_come_to) {
  const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ((value<float, float>({1, inf}, Operation::sum)), inf);
  EXPECT_TRUE(std::isnan(value<float, float>({inf, -inf}, Operation::sum)));
  EXPECT_TRUE(std::isnan(value<float, float>({1, nan}, Operation::sum)));
  EXPECT_EQ((value<float, float>({-2, inf}, Operation::product)), -inf);
  EXPECT_TRUE(std::isnan(value<float, float>({0, inf}, Operation::product)));
}

TEST(reference, multiplies_beyond_the_range_on_the_way) {
  EXPECT_NEAR((value<double, double>({1e-300, 1e-300, 1e300, 1e300, 3}, Operation::product)), 3, 1e-14);
}

TEST(reference, says_how_far_partial_products_may_go) {
  const Reference r = computeReference(arrayOf<float>({4, 0.5f, -8, 0.25f, 1}), Operation::product);
  EXPECT_EQ(r.growth, 32.0L);
  EXPECT_EQ(r.shrink, 0.125L);
  EXPECT_EQ(r.value.as<float>(), -4.0f);
}

TEST(reference, sums_have_the_magnitude_of_their_terms) {
  const auto magnitude = [](std::initializer_list<float> x, Operation op) {
    return computeReference(arrayOf<float>(x), op).magnitude;
  };
  EXPECT_EQ(magnitude({3, -4}, Operation::sum), 7);
  EXPECT_EQ(magnitude({3, -4}, Operation::mean), 3.5);
  EXPECT_EQ(magnitude({3, -4}, Operation::sumOfSquares), 25);
  const HostArray x = arrayOf<float>({3, -4}), y = arrayOf<float>({2, 2});
  EXPECT_EQ(computeReference(x, &y, Operation::dot).magnitude, 14);
  EXPECT_EQ(magnitude({3, -4, std::numeric_limits<float>::infinity()}, Operation::sum), 7);
  EXPECT_EQ(magnitude({3, -4}, Operation::product), 0);
  EXPECT_EQ(magnitude({3, -4}, Operation::max), 0);
  EXPECT_EQ(computeReference(arrayOf<std::int32_t>({3, -4}), Operation::sum).magnitude, 0);
  EXPECT_EQ(computeReference(arrayOf<double>({1e308, 1e308}), Operation::sum).magnitude,
            std::numeric_limits<double>::max());
}

TEST(reference, wraps_integer_sums_and_says_so) {
  EXPECT_EQ((value<std::int32_t, std::int32_t>({largest32, 1}, Operation::sum)), -largest32 - 1);
  EXPECT_TRUE(wraps<std::int32_t>({largest32, 1}, Operation::sum));
  EXPECT_FALSE(wraps<std::int32_t>({1, 2}, Operation::sum));
  EXPECT_FALSE(wraps<std::int32_t>({largest32, 1, -2}, Operation::sum));
  EXPECT_TRUE(wraps<std::uint64_t>({largestU64, 1}, Operation::sum));
  EXPECT_FALSE(wraps<std::uint64_t>({largestU64 - 1, 1}, Operation::sum));
}

TEST(reference, finds_wrapped_sums_of_squares_of_64_bits) {
  // 2^63 twice: the sum over the integers is 2^127, which leaves 0.
  const std::int64_t half = std::int64_t{1} << 62;
  EXPECT_TRUE(wraps<std::int64_t>({half, half}, Operation::sumOfSquares));
  EXPECT_TRUE(wraps<std::uint64_t>({largestU64, largestU64}, Operation::sumOfSquares));
  EXPECT_FALSE(wraps<std::int64_t>({3037000499}, Operation::sumOfSquares));
  EXPECT_TRUE(wraps<std::int64_t>({3037000500}, Operation::sumOfSquares));
}

TEST(reference, cancels_dot_products_over_the_integers) {
  const HostArray x = arrayOf<std::int64_t>({largest64, largest64}), y = arrayOf<std::int64_t>({4, -4});
  EXPECT_FALSE(computeReference(x, &y, Operation::dot).wrapped);
}

TEST(reference, wraps_integer_products_in_any_order_alike) {
  EXPECT_TRUE(wraps<std::int32_t>({65536, 65536, 1}, Operation::product));
  EXPECT_FALSE(wraps<std::int32_t>({65536, 65536, 0}, Operation::product));
  EXPECT_FALSE(wraps<std::int32_t>({0, 65536, 65536}, Operation::product));
  EXPECT_FALSE(wraps<std::int32_t>({-65536, 32768}, Operation::product));
  EXPECT_TRUE(wraps<std::int32_t>({65536, 32768}, Operation::product));
  EXPECT_TRUE(wraps<std::int64_t>({largest64, largest64, largest64, -1}, Operation::product));
  EXPECT_FALSE(wraps<std::uint64_t>({largestU64, 1}, Operation::product));
}

TEST(reference, finds_extremes) {
  EXPECT_EQ((value<std::int64_t, std::int64_t>({3, -9, 7}, Operation::min)), -9);
  EXPECT_EQ((value<std::int64_t, std::int64_t>({3, -9, 7}, Operation::max)), 7);
}

TEST(reference, passes_over_nans_where_there_is_a_number) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ((value<float, float>({nan, 3, nan, -4}, Operation::max)), 3.0f);
  EXPECT_EQ(computeReference(arrayOf<float>({nan, nan}), Operation::min).value.text(), "nan");
}

TEST(reference, combines_bits_and_truths) {
  EXPECT_EQ((value<std::uint32_t, std::uint32_t>({12, 10}, Operation::bitAnd)), 8u);
  EXPECT_EQ((value<std::uint32_t, std::uint32_t>({12, 10}, Operation::bitOr)), 14u);
  EXPECT_EQ((value<std::uint32_t, std::uint32_t>({12, 10, 1}, Operation::bitXor)), 7u);
  EXPECT_EQ((value<float, float>({2, 0.5f}, Operation::logicalAnd)), 1.0f);
  EXPECT_EQ((value<float, float>({2, 0}, Operation::logicalAnd)), 0.0f);
  EXPECT_EQ((value<float, float>({0, 2}, Operation::logicalOr)), 1.0f);
}

TEST(reference, divides_integer_means_of_the_wide_sum) {
  EXPECT_EQ((value<double, std::int32_t>({largest32, largest32, largest32}, Operation::mean)), largest32);
}

TEST(reference, rounds_integer_means_once) {
  EXPECT_EQ(finished(Scalar::of(std::int64_t{216425468826458413}), Operation::mean, 7).as<double>(),
            3.091792411806549e+16);
  // The quotient to 64 bits is the middle between two doubles, the exact one is above it.
  EXPECT_EQ(finished(Scalar::of(std::uint64_t{9227875636482151427u}), Operation::mean, 2049).as<double>(),
            4503599627370499.0);
}

TEST(reference, the_largest_magnitude_of_the_least_integer_has_room) {
  HostArray input(ElementType::int32, 3);
  const std::span<std::int32_t> x = input.as<std::int32_t>();
  x[0] = 7;
  x[1] = std::numeric_limits<std::int32_t>::min();
  x[2] = -9;
  EXPECT_EQ(computeReference(input, Operation::absMax).value, Scalar::of(std::uint32_t{2147483648u}));
}

}  // namespace
}  // namespace warpfold
