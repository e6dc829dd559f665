// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace warpfold {
namespace {

template <typename T>
HostArray arrayOf(std::initializer_list<T> values) {
  HostArray a(ElementTypeOf<T>::value, values.size());
  std::copy(values.begin(), values.end(), a.as<T>().begin());
  return a;
}

RunResult judged(Scalar value, const HostArray& input, Operation op, std::uint64_t depth) {
  RunResult result;
  result.request.type = input.type();
  result.request.op = op;
  result.result = value;
  judge(result, computeReference(input, op), depth);
  return result;
}

TEST(reference, sums_floats_without_losing_small_ones) {
  const HostArray a = arrayOf<float>({16777216.0f, 1.0f, 1.0f, -16777216.0f});
  EXPECT_EQ(computeReference(a, Operation::sum).value.as<float>(), 2.0f);
  const HostArray b = arrayOf<double>({1e300, 1.0, -1e300});
  EXPECT_EQ(computeReference(b, Operation::sum).value.as<double>(), 1.0);
}

TEST(reference, wraps_integers_and_says_so) {
  const Reference r = computeReference(arrayOf<std::int32_t>({2147483647, 1}), Operation::sum);
  EXPECT_EQ(r.value.as<std::int32_t>(), -2147483647 - 1);
  EXPECT_TRUE(r.wrapped);
  EXPECT_FALSE(computeReference(arrayOf<std::int32_t>({1, 2}), Operation::sum).wrapped);
}

TEST(reference, finds_extremes) {
  const HostArray a = arrayOf<std::int64_t>({3, -9, 7});
  EXPECT_EQ(computeReference(a, Operation::min).value.as<std::int64_t>(), -9);
  EXPECT_EQ(computeReference(a, Operation::max).value.as<std::int64_t>(), 7);
}

TEST(judge, allows_a_float_sum_its_chain_of_roundings_and_no_more) {
  const HostArray ones = arrayOf<float>({1, 1, 1, 1});
  // d = 2, Σ|x| = 4: 2u/(1−2u)·4 = 4.768e-7, one ULP of 4.
  EXPECT_TRUE(judged(Scalar::of(4.0000004768371582f), ones, Operation::sum, 2).matches);
  EXPECT_FALSE(judged(Scalar::of(4.000001f), ones, Operation::sum, 2).matches);
  EXPECT_NEAR(judged(Scalar::of(4.0f), ones, Operation::sum, 2).tolerance, 4.76837e-7, 1e-11);
}

TEST(judge, allows_integers_and_extremes_nothing) {
  EXPECT_FALSE(judged(Scalar::of(std::int32_t{5}), arrayOf<std::int32_t>({1, 3}), Operation::sum, 1).matches);
  EXPECT_FALSE(judged(Scalar::of(3.0000002f), arrayOf<float>({1, 3}), Operation::max, 1).matches);
  EXPECT_TRUE(judged(Scalar::of(3.0f), arrayOf<float>({1, 3}), Operation::max, 1).matches);
}

TEST(judge, accepts_nan_and_infinity_where_the_reference_has_them) {
  const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(judged(Scalar::of(inf), arrayOf<float>({1, inf}), Operation::sum, 1).matches);
  EXPECT_TRUE(judged(Scalar::of(nan), arrayOf<float>({inf, -inf}), Operation::sum, 1).matches);
  EXPECT_FALSE(judged(Scalar::of(1.0f), arrayOf<float>({1, inf}), Operation::sum, 1).matches);
}

}  // namespace
}  // namespace warpfold
