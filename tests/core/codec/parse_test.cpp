// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/parse.h"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>

namespace warpfold::codec {
namespace {

std::string nested(std::size_t levels, const std::string& open = "[", const std::string& close = "]") {
  std::string text;
  for (std::size_t i = 0; i < levels; ++i) text += open;
  for (std::size_t i = 0; i < levels; ++i) text += close;
  return text;
}

TEST(parse, takes_what_our_programs_write) {
  EXPECT_EQ(parse(R"({"a": [1, {"b": "]}[{"}], "c": "\"[[["})")["a"][1]["b"], "]}[{");
}

TEST(parse, takes_so_many_levels_and_no_more) {
  EXPECT_EQ(parse(nested(deepestNesting)).size(), 1u);
  EXPECT_THROW(parse(nested(deepestNesting + 1)), std::out_of_range);
  EXPECT_THROW(parse(R"({"a": )" + nested(deepestNesting) + "}"), std::out_of_range);
}

TEST(parse, brackets_within_strings_are_no_levels) {
  EXPECT_EQ(parse("\"" + nested(1000) + "\"").get<std::string>(), nested(1000));
  EXPECT_EQ(parse("[\"\\\\\", \"" + std::string(1000, '[') + "\"]").size(), 2u);
}

TEST(parse, however_deep_it_ends_in_words) {
  for (const std::size_t levels : {100, 137'500, 1'000'000}) {
    EXPECT_THROW(parse(nested(levels)), std::out_of_range);
    EXPECT_THROW(parse(nested(levels, "{\"a\":[", "]}")), std::out_of_range);
    EXPECT_THROW(parse(std::string(levels, '[')), std::out_of_range);
  }
}

/// Whatever the text is, what the parser makes of it is shallow enough to be copied, and nothing else is thrown.
TEST(parse, of_any_text_the_result_is_shallow) {
  std::mt19937 random(7);
  constexpr std::string_view pieces[] = {"[", "]", "{", "}",      "\"",       "\\",
                                         "1", ",", ":", "\"a\":", "[[[[[[[[", "]]]]]]]]"};
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (unsigned k = random() % 60; k > 0; --k) text += pieces[random() % std::size(pieces)];
    try {
      const nlohmann::json value = parse(text), copy = value;
      EXPECT_EQ(value, copy);
    } catch (const nlohmann::json::parse_error&) {
    } catch (const std::out_of_range&) {
    }
  }
}

TEST(parse, garbled_text_is_told) {
  EXPECT_THROW(parse("{\"a\": "), nlohmann::json::parse_error);
  EXPECT_THROW(parse("]]]]"), nlohmann::json::parse_error);
}

}  // namespace
}  // namespace warpfold::codec
