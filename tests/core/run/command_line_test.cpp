// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/command_line.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

TEST(command_line, an_option_counts_as_given_though_it_has_its_usual_value) {
  RunOptionTexts texts;
  EXPECT_FALSE(texts.any());
  texts.op = "sum";
  EXPECT_EQ(texts.request().op, RunRequest().op);
  EXPECT_TRUE(texts.any());
}

TEST(command_line, an_empty_value_names_its_option) {
  RunOptionTexts texts;
  texts.kernel = "";
  try {
    texts.request();
    FAIL() << "an empty kernel is refused";
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(), "--kernel '': this is empty; write a value, or leave the option out");
  }
}

}  // namespace
}  // namespace warpfold
