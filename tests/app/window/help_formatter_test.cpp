// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/help_formatter.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

TEST(help_formatter, letters_of_chinese_and_korean_take_two_columns) {
  EXPECT_EQ(terminalColumns("--n 数"), 6u);
  EXPECT_EQ(terminalColumns("--n 수"), 6u);
  EXPECT_EQ(terminalColumns("--n µ"), 5u);
}

TEST(help_formatter, descriptions_begin_in_one_column) {
  CLI::App cli{"", "x"};
  const auto formatter = std::make_shared<HelpFormatter>();
  formatter->label("TEXT", "文本");
  std::string word;
  HelpFormatter own = *formatter;
  EXPECT_EQ(own.make_option(cli.add_option("--a", word, "甲"), false), "  --a 文本                    甲\n");
}

}  // namespace
}  // namespace warpfold::app
