// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "words/say.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

template <FixedString name, typename Held>
using Named = NamedArgument<name, Held>;

constexpr words::Row launchesRow{"launches", "{launches} launches of {kernel} in {us:.1f} µs", "one launch of {kernel}",
                                 "launches"};
using Launches = Named<"launches", std::uint64_t>;
using Kernel = Named<"kernel", std::string>;
using Us = Named<"us", double>;

TEST(say, keeps_code_and_arguments) {
  const Message message = say<"block-too-small">(arg<"kernel">("unroll-last-warp"), arg<"least">(64u));
  EXPECT_EQ(message.code, "block-too-small");
  ASSERT_EQ(message.arguments.size(), 2u);
  EXPECT_EQ(message.arguments[0], (Argument{"kernel", "unroll-last-warp"}));
  EXPECT_EQ(message.arguments[1], (Argument{"least", std::uint64_t{64}}));
}

TEST(say, a_value_keeps_its_kind) {
  EXPECT_EQ(arg<"x">(-3).value, std::int64_t{-3});
  EXPECT_EQ(arg<"x">(3u).value, std::uint64_t{3});
  EXPECT_EQ(arg<"x">(0.5f).value, 0.5);
  EXPECT_EQ(arg<"x">(std::string_view("three")).value, "three");
}

TEST(say, a_code_that_is_not_there_is_found_by_the_compiler) {
  static_assert(words::find("block-too-small") != nullptr);
  static_assert(words::find("no-such-code") == nullptr);
}

TEST(say, arguments_must_be_those_of_the_text) {
  static_assert(words::fits<Launches, Kernel, Us>(launchesRow));
  static_assert(!words::fits<Launches, Kernel>(launchesRow), "one is missing");
  static_assert(!words::fits<Launches, Kernel, Us, Named<"more", double>>(launchesRow), "one has no place");
  static_assert(!words::fits<Launches, Kernel, Named<"uS", double>>(launchesRow), "one has another name");
}

TEST(say, a_format_must_suit_its_value) {
  static_assert(!words::fits<Launches, Kernel, Named<"us", std::uint64_t>>(launchesRow));
  static_assert(!words::writes<std::string>(".1f"));
  static_assert(words::writes<std::uint64_t>("#010x"));
  static_assert(words::writes<std::string>("short"));
  static_assert(!words::writes<double>("short"));
  static_assert(words::writes<std::uint64_t>("word"));
  static_assert(!words::writes<double>("word"));
  static_assert(!words::writes<Numbers>("word"));
}

enum class Where : std::uint8_t { left, right };

TEST(say, an_enumeration_has_a_text_for_each_value) {
  static_assert(words::hasValues<Where, 2>());
  static_assert(!words::hasValues<Where, 1>(), "a value has no text");
  static_assert(!words::hasValues<Where, 3>(), "a text has no value");
  EXPECT_EQ((sayNth<"left-ended", "right-ended">(Where::right, arg<"steps">(2))).code, "right-ended");
}

struct TextRow {
  std::string_view text;
};
constexpr std::array oneGood{TextRow{"left-ended"}, TextRow{"right-ended"}};
struct OptionalRow {
  std::optional<std::string_view> text;
};
constexpr std::array oneUnsaid{OptionalRow{"left-ended"}, OptionalRow{std::nullopt}};
constexpr std::array oneMissing{TextRow{"left-ended"}, TextRow{""}};

TEST(say, a_table_has_a_text_in_each_row) {
  using Steps = Named<"steps", std::int64_t>;
  static_assert(words::allFit<Steps>(oneGood, &TextRow::text));
  static_assert(!words::allFit<Steps>(oneMissing, &TextRow::text));
  static_assert(words::allFit<Steps>(oneUnsaid, &OptionalRow::text));
  EXPECT_EQ((sayOfRow<oneUnsaid, &OptionalRow::text>(0, arg<"steps">(2))), (say<"left-ended">(arg<"steps">(2))));
  static_assert(!words::allFit<Launches>(oneGood, &TextRow::text), "another argument");
  EXPECT_EQ((sayOfRow<oneGood, &TextRow::text>(1, arg<"steps">(2))), (say<"right-ended">(arg<"steps">(2))));
}

}  // namespace
}  // namespace warpfold
