// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/value_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

#include "data/number_text.h"
#include "values/element_type.h"

namespace warpfold {
namespace {

TEST(value_text, integers_of_floats_stand_in_full) {
  EXPECT_EQ(valueText(98684352.0f), "98684352");
  EXPECT_EQ(valueText(16777218.0f), "16777218");
  EXPECT_EQ(valueText(-1e10f), "-10000000000");
  EXPECT_EQ(valueText(0x1p62f), "4611686018427387904");
  EXPECT_EQ(valueText(1e16), "10000000000000000");
  EXPECT_EQ(valueText(9223372036854774784.0), "9223372036854774784");
  EXPECT_EQ(valueText(Float16(65504.0f)), "65504");
  EXPECT_EQ(valueText(BFloat16(257.1f)), "258");
}

TEST(value_text, beyond_64_bits_the_fewest_digits_tell) {
  EXPECT_EQ(valueText(0x1p63f), "9.223372e+18");
  EXPECT_EQ(valueText(-0x1p63), "-9.223372036854776e+18");
  EXPECT_EQ(valueText(1e22), "1e+22");
  EXPECT_EQ(valueText(3e38f), "3e+38");
  EXPECT_EQ(valueText(BFloat16(3e38f)), "3e+38");
}

TEST(value_text, fractions_have_the_fewest_digits_of_their_type) {
  EXPECT_EQ(valueText(0.1f), "0.1");
  EXPECT_EQ(valueText(static_cast<double>(0.1f)), "0.10000000149011612");
  EXPECT_EQ(valueText(Float16(0.1f)), "0.1");
  EXPECT_EQ(valueText(BFloat16(0.1f)), "0.1");
  EXPECT_EQ(valueText(Float16(300.25f)), "300.2");
  EXPECT_EQ(valueText(Float16::fromBits(1)), "6e-08");
  EXPECT_EQ(valueText(std::numeric_limits<float>::denorm_min()), "1e-45");
  EXPECT_EQ(valueText(std::numeric_limits<double>::denorm_min()), "5e-324");
}

TEST(value_text, special_values_have_their_names_and_zeros_their_sign) {
  EXPECT_EQ(valueText(0.0f), "0");
  EXPECT_EQ(valueText(-0.0), "-0");
  EXPECT_EQ(valueText(Float16(-0.0)), "-0");
  EXPECT_EQ(valueText(std::numeric_limits<float>::infinity()), "inf");
  EXPECT_EQ(valueText(-std::numeric_limits<double>::infinity()), "-inf");
  EXPECT_EQ(valueText(Float16::fromBits(0xfc00)), "-inf");
  EXPECT_EQ(valueText(-std::nan("")), "nan");
  EXPECT_EQ(valueText(BFloat16::fromBits(0xffc0)), "nan");
}

TEST(value_text, a_time_has_the_digits_of_a_sample) {
  EXPECT_EQ(sampleText(4.223999977111816), "4.224");
  EXPECT_EQ(sampleText((4.223999977111816 + 4.25600004196167) / 2), "4.24");
  EXPECT_EQ(sampleText(98684351), "98684351");
  EXPECT_EQ(sampleText(0), "0");
  EXPECT_EQ(sampleText(1e-50), "1e-50");
}

int digitsOf(const std::string& text) {
  int digits = 0;
  for (const char c : text.substr(text.find_first_of("123456789"), text.find('e'))) digits += c >= '0' && c <= '9';
  return digits;
}

/// What is wrong with the text of a value; empty where nothing is.
template <typename T>
std::string faultOf(T value) {
  const std::string text = valueText(value);
  const double wide = static_cast<double>(value);
  if (std::isnan(wide)) return text == "nan" ? "" : text;
  if (std::isinf(wide)) return text == (wide < 0 ? "-inf" : "inf") ? "" : text;
  const auto read = readNumber<T>(text);
  if (!read || std::signbit(static_cast<double>(*read)) != std::signbit(wide) || static_cast<double>(*read) != wide)
    return text + " does not read back";
  if (wide == 0) return "";
  if (std::trunc(wide) == wide && std::fabs(wide) < 0x1p63)
    return text == fmt::format("{:.0f}", wide) ? "" : text + " is no integer in full";
  const int digits = digitsOf(text);
  if (digits == 1) return "";
  const auto shorter = readNumber<T>(fmt::format("{:.{}e}", wide, digits - 2));
  return shorter && static_cast<double>(*shorter) == wide ? text + " has a digit too many" : "";
}

TEST(value_text, every_sixteen_bit_float_follows_the_rule) {
  for (std::uint32_t bits = 0; bits <= 0xffff; bits += std::getenv("WARPFOLD_LONG") != nullptr ? 1 : 7) {
    const auto sixteen = static_cast<std::uint16_t>(bits);
    ASSERT_EQ(faultOf(Float16::fromBits(sixteen)), "") << bits;
    ASSERT_EQ(faultOf(BFloat16::fromBits(sixteen)), "") << bits;
  }
}

TEST(value_text, random_floats_follow_the_rule) {
  std::mt19937_64 random(8);
  const int count = std::getenv("WARPFOLD_LONG") != nullptr ? 2000000 : 20000;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t bits = random();
    ASSERT_EQ(faultOf(std::bit_cast<float>(static_cast<std::uint32_t>(bits))), "") << bits;
    ASSERT_EQ(faultOf(std::bit_cast<double>(bits)), "") << bits;
    // Integers that a float32 or float64 barely holds, which few random bits are.
    const double integer = std::ldexp(static_cast<double>(bits >> 11), static_cast<int>(bits % 64) - 53);
    ASSERT_EQ(faultOf(static_cast<float>(std::trunc(integer))), "") << bits;
    ASSERT_EQ(faultOf(std::trunc(integer)), "") << bits;
  }
}

}  // namespace
}  // namespace warpfold
