// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/source_diff.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"

namespace warpfold::app {
namespace {

/// A line each: "  3 text", "+ text", "- text", "...".
std::string printed(const std::vector<SourceLine>& lines) {
  std::string out;
  for (const SourceLine& line : lines) {
    out += line.change == SourceLine::Change::added     ? "+ "
           : line.change == SourceLine::Change::removed ? "- "
           : line.number == 0                           ? "..."
                                                        : std::to_string(line.number) + " ";
    out += line.text.toStdString() + "\n";
  }
  return out;
}

TEST(SourceDifference, shows_what_a_line_was_before_it) {
  EXPECT_EQ(printed(sourceDifference(QStringLiteral("a\nb\nc\n"), QStringLiteral("a\nB\nc\nd\n"))),
            "1 a\n- b\n+ B\n3 c\n+ d\n");
  EXPECT_EQ(printed(sourceDifference(QStringLiteral("a\n"), QStringLiteral("a\n"))), "1 a\n");
}

TEST(SourceDifference, leaves_out_what_is_far_from_any_change) {
  const auto lines = sourceDifference(QStringLiteral("a\nb\nc\nd\ne\n"), QStringLiteral("a\nb\nC\nd\ne\n"));
  EXPECT_EQ(printed(aroundChanges(lines, 1)), "...\n2 b\n- c\n+ C\n4 d\n...\n");
}

TEST(SourceDifference, of_a_mask_for_a_modulo_is_one_line_beside_the_name) {
  const auto codeOf = [](const char* id) { return QString::fromStdString(kernelById(id).code); };
  int added = 0, removed = 0;
  for (const SourceLine& line : sourceDifference(codeOf("shared-modulo"), codeOf("shared-bitmask"))) {
    added += line.change == SourceLine::Change::added;
    removed += line.change == SourceLine::Change::removed;
  }
  EXPECT_EQ(added, 2);  // the name and the test
  EXPECT_EQ(removed, 2);
}

}  // namespace
}  // namespace warpfold::app
