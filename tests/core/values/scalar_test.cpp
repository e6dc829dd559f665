// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/scalar.h"

#include <gtest/gtest.h>

#include <limits>

namespace warpfold {
namespace {

TEST(scalar, prints_integers_in_full) {
  EXPECT_EQ(Scalar::of(std::int32_t{-2147483647 - 1}).text(), "-2147483648");
  EXPECT_EQ(Scalar::of(std::uint32_t{4294967295u}).text(), "4294967295");
  EXPECT_EQ(Scalar::of(std::int64_t{9223372036854775807}).text(), "9223372036854775807");
}

TEST(scalar, prints_floats_so_that_they_read_back) {
  EXPECT_EQ(Scalar::of(0.1f).text(), "0.1");
  EXPECT_EQ(Scalar::of(0.1).text(), "0.1");
  EXPECT_EQ(Scalar::of(16777217.0).text(), "16777217");
  EXPECT_EQ(Scalar::of(std::numeric_limits<float>::quiet_NaN()).text(), "nan");
  EXPECT_EQ(Scalar::of(-std::numeric_limits<double>::quiet_NaN()).text(), "nan");  // its sign means nothing
}

TEST(scalar, shortens_for_a_node) {
  EXPECT_EQ(Scalar::of(std::int32_t{17}).shortText(), "17");
  EXPECT_EQ(Scalar::of(std::int32_t{4080}).shortText(), "4080");
  EXPECT_EQ(Scalar::of(std::int32_t{12345}).shortText(), "12k");
  EXPECT_EQ(Scalar::of(std::int32_t{1234567}).shortText(), "1.2M");
  EXPECT_EQ(Scalar::of(std::int32_t{2139353471}).shortText(), "2.1G");
  EXPECT_EQ(Scalar::of(0.523456f).shortText(), "0.52");
  EXPECT_EQ(Scalar::of(-0.027123f).shortText(), "-0.027");
  EXPECT_EQ(Scalar::of(std::int32_t{-1246933298}).shortText(), "-1.2G");
  EXPECT_EQ(Scalar::of(0.00271828f).shortText(), "2.7e-3");
  EXPECT_EQ(Scalar::of(Float16(-0.0001f)).shortText(), "-1e-4");
  EXPECT_EQ(Scalar::of(std::int32_t{1234567}).shortText(5), "1.23M");
}

TEST(scalar, never_shortens_to_more_than_asked) {
  for (const std::int64_t value : {99999ll, 999999ll, 999500ll, 123456789ll, -12345ll, -999999ll})
    EXPECT_LE(Scalar::of(std::int64_t{value}).shortText().size(), 5u) << value;
}

}  // namespace
}  // namespace warpfold
