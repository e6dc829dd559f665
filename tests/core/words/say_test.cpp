// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "words/say.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

template <FixedString name, typename Held>
using Named = NamedArgument<name, Held>;

constexpr words::Row sayRow{"launches", "{launches} launches of {kernel} in {us:.1f} µs", "one launch of {kernel}",
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
  static_assert(words::fits<Launches, Kernel, Us>(sayRow));
  static_assert(!words::fits<Launches, Kernel>(sayRow), "one is missing");
  static_assert(!words::fits<Launches, Kernel, Us, Named<"more", double>>(sayRow), "one has no place");
  static_assert(!words::fits<Launches, Kernel, Named<"uS", double>>(sayRow), "one has another name");
}

TEST(say, a_format_must_suit_its_value) {
  static_assert(!words::fits<Launches, Kernel, Named<"us", std::uint64_t>>(sayRow));
  static_assert(!words::writes<std::string>(".1f"));
  static_assert(words::writes<std::uint64_t>("#010x"));
  static_assert(words::writes<std::string>("short"));
  static_assert(!words::writes<double>("short"));
  static_assert(words::writes<std::uint64_t>("word"));
  static_assert(!words::writes<double>("word"));
  static_assert(!words::writes<Numbers>("word"));
}

}  // namespace
}  // namespace warpfold
