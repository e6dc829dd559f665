// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/typed_value.h"

#include <gtest/gtest.h>

#include "values/error.h"
#include "words/english.h"

namespace warpfold {
namespace {

std::string refused(ElementType type, const std::string& text) {
  const auto refusal = refusalOf(type, text);
  return refusal ? english(*refusal) : "taken";
}

TEST(typed_value, a_type_takes_what_it_can_hold) {
  EXPECT_EQ(refused(ElementType::int32, "-2147483648"), "taken");
  EXPECT_EQ(refused(ElementType::uint64, "18446744073709551615"), "taken");
  EXPECT_EQ(refused(ElementType::float16, "2.5"), "taken");
  EXPECT_EQ(refused(ElementType::float64, "1e300"), "taken");
}

TEST(typed_value, what_it_cannot_hold_is_told_with_what_to_type) {
  EXPECT_EQ(refused(ElementType::int32, "2.5"),
            "an element of type int32 cannot hold 2.5; type a whole number from -2147483648 to 2147483647, or choose "
            "another type");
  EXPECT_EQ(refused(ElementType::uint32, "-1"),
            "an element of type uint32 cannot hold -1; type a whole number from 0 to 4294967295, or choose another "
            "type");
  EXPECT_EQ(refused(ElementType::float16, "70000"),
            "an element of type float16 cannot hold 70000; type a number nearer to zero, or choose another type");
  EXPECT_EQ(refused(ElementType::float64, "-1e400"),
            "an element of type float64 cannot hold -1e400; type a number nearer to zero, or choose another type");
}

TEST(typed_value, what_is_no_number_is_told) {
  for (const char* text : {"", "seven", "1 2", "nan", "inf", "0x10"})
    EXPECT_EQ(refused(ElementType::float32, text), "“" + std::string(text) + "” is no number; type one such as 7");
}

TEST(typed_value, numbers_stand_at_their_elements_and_none_beyond_the_end) {
  HostArray array(ElementType::int32, 3);
  for (auto& each : array.as<std::int32_t>()) each = 5;
  put({{0, "1"}, {2, "-3"}, {3, "9"}}, array);
  EXPECT_EQ(array.as<std::int32_t>()[0], 1);
  EXPECT_EQ(array.as<std::int32_t>()[1], 5);
  EXPECT_EQ(array.as<std::int32_t>()[2], -3);
  EXPECT_THROW(put({{0, "x"}}, array), InvalidRequest);
}

}  // namespace
}  // namespace warpfold
