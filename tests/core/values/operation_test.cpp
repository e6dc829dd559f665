// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/operation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "values/identity.h"

namespace warpfold {
namespace {

TEST(operation, bits_of_floats_are_not_offered_and_the_reason_is_given) {
  try {
    checkPair(ElementType::float32, Operation::bitXor);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(), "--op xor: xor combines bits, which mean nothing in a float32; choose an integer type");
    EXPECT_EQ(e.field(), Field::op);
  }
  std::size_t pairs = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) pairs += goTogether(type, op);
  EXPECT_EQ(pairs, 92u);
}

TEST(operation, means_of_32_bit_integers_sum_in_64_bits) {
  EXPECT_EQ(accumulatorOf(ElementType::int32, Operation::mean), ElementType::int64);
  EXPECT_EQ(accumulatorOf(ElementType::uint32, Operation::mean), ElementType::uint64);
  EXPECT_EQ(accumulatorOf(ElementType::int32, Operation::sum), ElementType::int32);
  EXPECT_EQ(resultTypeOf(ElementType::int32, Operation::mean), ElementType::float64);
}

TEST(operation, sixteen_bit_floats_accumulate_in_float32) {
  EXPECT_EQ(accumulatorOf(ElementType::float16, Operation::sum), ElementType::float32);
  EXPECT_EQ(accumulatorOf(ElementType::bfloat16, Operation::dot), ElementType::float32);
}

TEST(operation, min_and_max_pass_over_nan_wherever_it_stands) {
  const float nan = std::nanf("");
  EXPECT_EQ(Min<float>{}(nan, 3), 3);
  EXPECT_EQ(Min<float>{}(3, nan), 3);
  EXPECT_EQ(Max<float>{}(nan, 3), 3);
  EXPECT_EQ(Max<float>{}(3, nan), 3);
}

TEST(operation, identities) {
  EXPECT_EQ(identityOf(ElementType::int32, Operation::product).text(), "1");
  EXPECT_EQ(identityOf(ElementType::uint32, Operation::bitAnd).text(), "4294967295");
  EXPECT_EQ(identityOf(ElementType::float32, Operation::min).text(), "nan");
  EXPECT_EQ(identityOf(ElementType::int64, Operation::max).text(), "-9223372036854775808");
  EXPECT_EQ(identityOf(ElementType::int64, Operation::logicalAnd).text(), "1");
  EXPECT_EQ(paddingOf(ElementType::float16, Operation::max).text(), "nan");
  EXPECT_EQ(paddingOf(ElementType::int32, Operation::absMax).text(), "0");
}

TEST(operation, mapping_squares_multiplies_and_asks_for_truth) {
  const std::int32_t x[] = {-3, 0}, y[] = {5, 7};
  EXPECT_EQ(readFunction<std::int32_t>(ElementType::int32, Mapping::square)(x, nullptr, 0), 9);
  EXPECT_EQ(readFunction<std::int32_t>(ElementType::int32, Mapping::product)(x, y, 0), -15);
  EXPECT_EQ(readFunction<std::int32_t>(ElementType::int32, Mapping::truth)(x, nullptr, 0), 1);
  EXPECT_EQ(readFunction<std::int32_t>(ElementType::int32, Mapping::truth)(x, nullptr, 1), 0);
}

TEST(small_float, reads_known_bit_patterns) {
  EXPECT_EQ(static_cast<float>(Float16::fromBits(0x3c00)), 1.0f);
  EXPECT_EQ(static_cast<float>(Float16::fromBits(0xc000)), -2.0f);
  EXPECT_EQ(static_cast<float>(Float16::fromBits(0x0001)), 0x1p-24f);
  EXPECT_EQ(static_cast<float>(Float16::fromBits(0x7bff)), 65504.0f);
  EXPECT_TRUE(std::isinf(static_cast<float>(Float16::fromBits(0xfc00))));
  EXPECT_TRUE(std::isnan(static_cast<float>(Float16::fromBits(0x7e00))));
  EXPECT_EQ(static_cast<float>(BFloat16::fromBits(0x3f80)), 1.0f);
  EXPECT_EQ(static_cast<float>(BFloat16::fromBits(0x4049)), 3.140625f);
}

TEST(small_float, rounds_to_the_nearest_and_ties_to_even) {
  EXPECT_EQ(Float16(2049.0).bits, Float16(2048.0).bits);
  EXPECT_EQ(Float16(2051.0).bits, Float16(2052.0).bits);
  EXPECT_EQ(Float16(65519.0).bits, 0x7bff);
  EXPECT_EQ(Float16(65520.0).bits, 0x7c00);
  EXPECT_EQ(Float16(0x1p-25).bits, 0);
  EXPECT_EQ(Float16(0x1.8p-25).bits, 1);
  EXPECT_EQ(BFloat16(257.0).bits, BFloat16(256.0).bits);
  EXPECT_EQ(BFloat16(259.0).bits, BFloat16(260.0).bits);
}

TEST(small_float, every_pattern_survives_the_way_through_float) {
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = Float16::fromBits(static_cast<std::uint16_t>(bits));
    const auto brain = BFloat16::fromBits(static_cast<std::uint16_t>(bits));
    if (!std::isnan(static_cast<float>(half))) {
      ASSERT_EQ(Float16(static_cast<float>(half)).bits, bits);
    }
    if (!std::isnan(static_cast<float>(brain))) {
      ASSERT_EQ(BFloat16(static_cast<float>(brain)).bits, bits);
    }
  }
}

}  // namespace
}  // namespace warpfold
