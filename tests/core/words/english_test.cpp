// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "words/english.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "values/error.h"
#include "words/say.h"

namespace warpfold {
namespace {

constexpr words::Reader plainReader{[](std::uint64_t value) { return std::to_string(value); },
                                    [](std::string_view text) { return std::string(text); }};

std::string filled(std::string_view text, const std::vector<Argument>& arguments) {
  return words::fill(text, {"", arguments}, plainReader);
}

std::string listed(const Numbers& numbers) {
  return filled("{x}", {{"x", numbers}});
}

TEST(english, fills_the_template_in) {
  EXPECT_EQ(english(say<"block-too-small">(arg<"kernel">("unroll-last-warp"), arg<"least">(64))),
            "kernel unroll-last-warp needs at least 64 threads; use 64");
}

TEST(english, one_has_a_sentence_of_its_own) {
  EXPECT_EQ(english(say<"lens-one-chain">(arg<"roundings">(1u))), "one rounding where the two elements are combined");
  EXPECT_EQ(english(say<"lens-one-chain">(arg<"roundings">(2u))),
            "one chain of 2 roundings, each on the whole result so far");
}

TEST(english, a_complaint_begins_with_its_option) {
  const Complaint complaint{say<"block-range">(arg<"most">(1024)), Field::block, "2000"};
  EXPECT_EQ(english(complaint), "--block 2000: a block has 1 to 1024 threads");
  EXPECT_EQ(english(complaint, "--threads"), "--threads 2000: a block has 1 to 1024 threads");
}

TEST(english, a_complaint_without_a_value_is_the_sentence_alone) {
  EXPECT_EQ(english(Complaint{say<"out-of-memory">(), Field::n, ""}), "there is not enough memory; use fewer elements");
  EXPECT_EQ(english(Complaint{say<"out-of-memory">(), {}, ""}), "there is not enough memory; use fewer elements");
}

TEST(english, control_characters_are_shown_not_done) {
  EXPECT_EQ(english(Complaint{say<"unknown-cache">(), Field::cache, "a\x1b[31m\nb"}),
            "--cache a\\x1b[31m\\nb: the cache is either cold or warm");
}

TEST(english, what_turns_a_line_or_breaks_it_is_shown) {
  EXPECT_EQ(words::shown("a\u202e\u2066\u2028\u200f\ufeff"
                         "b"),
            "a\\u{202e}\\u{2066}\\u{2028}\\u{200f}\\u{feff}b");
  EXPECT_EQ(words::shown("\u22125 – 名 👩\u200d🔬"), "\u22125 – 名 👩\u200d🔬");
  EXPECT_EQ(words::shown("\xed\xa0\x80 \xc0\xaf \xf5"), "\\xed\\xa0\\x80 \\xc0\\xaf \\xf5");
  EXPECT_EQ(english(Complaint{say<"unknown-cache">(), Field::backend, "recording:\u202e.npy"}).find("\u202e"),
            std::string::npos);
}

TEST(english, controls_beyond_ascii_and_broken_utf_8_are_shown_too) {
  EXPECT_EQ(words::shown("a\xc2\x9b"
                         "2J"),
            "a\\u{9b}2J");  // CSI as one character
  EXPECT_EQ(words::shown("\x9b"
                         "2J\xc3"),
            "\\x9b2J\\xc3");
  EXPECT_EQ(words::shown("Größe 名 🙂\u00a0"), "Größe 名 🙂\u00a0");
}

TEST(english, what_is_printed_keeps_lines_and_tabs_and_moves_no_cursor) {
  EXPECT_EQ(words::printable("a\tb\n"), "a\tb\n");
  EXPECT_EQ(words::printable("1\x1b[31m2\a3\r4\x7f"), "1?[31m2?3?4?");
  EXPECT_EQ(words::printable("1\xc2\x9b"
                             "2\x9b"
                             "3\u202e4\u2066"
                             "5\xed\xa0\x80"),
            "1?2?3?4?5???");
  EXPECT_EQ(words::printable("Größe 名 🙂 µs ÷ 👩\u200d🔬"), "Größe 名 🙂 µs ÷ 👩\u200d🔬");
}

TEST(english, whatever_is_printed_holds_no_control) {
  std::mt19937 random(2026);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (unsigned k = random() % 40; k > 0; --k) text += static_cast<char>(random());
    const std::string safe = words::printable(text);
    EXPECT_EQ(words::printable(safe), safe);
    for (const char c : safe) EXPECT_TRUE(static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t');
    EXPECT_EQ(safe.find("\xc2\x9b"), std::string::npos);
  }
}

TEST(english, a_huge_value_is_shortened_between_characters) {
  std::string value(198, 'x');
  value += "ééé";
  EXPECT_EQ(english(Complaint{say<"unknown-cache">(), Field::cache, value}),
            "--cache " + std::string(198, 'x') + "é…: the cache is either cold or warm");
  EXPECT_EQ(english(Complaint{say<"unknown-cache">(), Field::cache, "x" + value}),
            "--cache " + std::string(199, 'x') + "…: the cache is either cold or warm");
}

TEST(english, numbers_are_written_as_the_template_says) {
  EXPECT_EQ(filled("{x}", {{"x", 1234.5678}}), "1235");
  EXPECT_EQ(filled("{x:.1f} GiB", {{"x", 1.25}}), "1.2 GiB");
  EXPECT_EQ(filled("{x:#010x}", {{"x", std::uint64_t{255}}}), "0x000000ff");
  EXPECT_EQ(filled("{x}", {{"x", std::int64_t{-5}}}), "-5");
  EXPECT_EQ(filled("{x}", {{"x", std::numeric_limits<std::int64_t>::min()}}), "-9223372036854775808");
}

TEST(english, small_numbers_are_words_where_the_template_says_so) {
  EXPECT_EQ(filled("all {x:word}", {{"x", std::uint64_t{4}}}), "all four");
  EXPECT_EQ(filled("all {x:word}", {{"x", std::int64_t{10}}}), "all ten");
  EXPECT_EQ(filled("all {x:word}", {{"x", std::uint64_t{11}}}), "all 11");
  EXPECT_EQ(filled("all {x:word}", {{"x", std::uint64_t{0}}}), "all 0");
}

TEST(english, numbers_are_listed) {
  EXPECT_EQ(listed({7}), "7");
  EXPECT_EQ(listed({0, 1}), "0 and 1");
  EXPECT_EQ(listed({0, 1, 2}), "0 to 2");
  EXPECT_EQ(listed({0, 4, 5}), "0, 4 and 5");
  EXPECT_EQ(listed({0, 4, 8, 12}), "0, 4, 8 and 12");
  EXPECT_EQ(listed({0, 2, 4, 6, 8, 10}), "0, 2, 4, …, 10");
  EXPECT_EQ(listed({0, 1, 5, 6, 7}), "0, 1, 5 and 2 others");
}

TEST(english, a_list_of_one_is_singular) {
  EXPECT_EQ(english(say<"own-add-next">(arg<"threads">(Numbers{3}))),
            "Stride 1: thread 3 adds the value one place to its right.");
  EXPECT_EQ(english(say<"own-add-next">(arg<"threads">(Numbers{3, 5}))),
            "Stride 1: threads 3 and 5 add the value one place to their right.");
}

TEST(english, sentences_follow_one_another) {
  EXPECT_EQ(
      words::tell(Messages{say<"syncwarp">(), say<"lanes-discarded">(arg<"lanes">(std::vector<std::uint32_t>{2, 3}))},
                  plainReader),
      "Only lanes of the same warp exchange values here: the step ends at __syncwarp, not at a barrier of the "
      "block. Results of lanes 2 and 3, dimmed in the tree, are discarded.");
  EXPECT_EQ(words::tell(Messages{}, plainReader), "");
}

TEST(english, one_of_several_texts_is_chosen_by_its_place) {
  const auto steps = arg<"steps">(2u);
  EXPECT_EQ(english(sayNth<"left-ended", "right-ended">(0, steps)), "The block on the left ended after two steps.");
  EXPECT_EQ(english(sayNth<"left-ended", "right-ended">(1, steps)), "The block on the right ended after two steps.");
}

TEST(english, a_text_may_have_lines_where_the_template_says_so) {
  EXPECT_EQ(filled("{x}", {{"x", "a\nb"}}), "a\\nb");
  EXPECT_EQ(filled("{x:lines}", {{"x", "a\nb"}}), "a\nb");
}

TEST(english, what_does_not_fit_never_throws) {
  EXPECT_EQ(filled("{x} and {y}", {{"y", "2"}}), "{x} and 2");
  EXPECT_EQ(filled("{x:.1f}", {{"x", "text"}}), "text");
  EXPECT_EQ(filled("{x:.1f}", {{"x", std::uint64_t{3}}}), "3");
  EXPECT_EQ(filled("{x", {{"x", "2"}}), "{x");
  EXPECT_EQ(filled("x} {y}", {{"y", "2"}}), "x} 2");
}

TEST(english, a_message_of_another_version_is_named) {
  EXPECT_EQ(
      english(Message{"from-the-future", {{"years", std::uint64_t{3}}, {"what", "a\nb"}}}),
      "the message 'from-the-future' (years 3, what a\\nb) is not known to this version; use window and worker of "
      "the same version");
}

TEST(english, errors_tell_themselves_in_english) {
  const InvalidRequest error(Field::block, 2000, say<"block-range">(arg<"most">(1024)));
  EXPECT_STREQ(error.what(), "--block 2000: a block has 1 to 1024 threads");
  EXPECT_EQ(error.field(), Field::block);
  EXPECT_EQ(error.message().code, "block-range");
}

TEST(english, a_complaint_names_the_option_that_its_field_was_given_by) {
  const Complaint complaint{say<"no-elements">(), Field::backend, "no\nsuch"};
  EXPECT_EQ(english(underOption(complaint, "--backend-b")),
            "--backend-b no\\nsuch: a reduction needs at least one element");
  EXPECT_EQ(english(underOption({say<"no-elements">(), Field::backend, ""}, "--backend-b")),
            "--backend-b '': a reduction needs at least one element");
}

TEST(english, a_problem_of_a_file_names_it_and_its_option) {
  EXPECT_EQ(english(ofFile(say<"file-missing">(), "a.csv")), "'a.csv': there is no such file");
  EXPECT_EQ(english(ofFile(say<"file-missing">(), "", "--against")), "--against '': there is no such file");
}

TEST(english, one_run_is_not_runs) {
  const auto repeated = [](std::uint32_t runs) {
    return english(say<"repeat-one-result">(arg<"kernel">("cub"), arg<"runs">(runs), arg<"device">("GPU")));
  };
  EXPECT_EQ(repeated(1), "cub: the result of one run on GPU");
  EXPECT_EQ(repeated(12), "cub: the same result in all 12 runs on GPU");
  const auto recorded = [](std::size_t runs) {
    return english(say<"record-done-wrong">(arg<"recorded">(runs), arg<"there">(2u), arg<"left_out">(0u),
                                            arg<"wrong">(1u), arg<"seconds">(1.25), arg<"file">("a.warpfold"),
                                            arg<"size">("20 kB")));
  };
  EXPECT_EQ(recorded(1), "1 run recorded, 2 there before, 0 left out, 1 WRONG; 1.2 s, a.warpfold: 20 kB");
  EXPECT_EQ(recorded(3), "3 runs recorded, 2 there before, 0 left out, 1 WRONG; 1.2 s, a.warpfold: 20 kB");
}

}  // namespace
}  // namespace warpfold
