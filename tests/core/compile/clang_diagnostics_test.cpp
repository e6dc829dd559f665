// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/clang_diagnostics.h"

#include <gtest/gtest.h>

namespace warpfold::compile {
namespace {

TEST(ClangDiagnostics, take_lines_apart) {
  const auto all = clangDiagnostics(
      "<stdin>:12:5: error: use of undeclared identifier 'x'\n"
      "<stdin>:3:1: warning: unused\n"
      "1 warning and 1 error generated when compiling for sm_80.\n");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 12, 5, "use of undeclared identifier 'x'"}));
  EXPECT_EQ(all[1], (Diagnostic{Severity::warning, 3, 1, "unused"}));
}

TEST(ClangDiagnostics, a_fatal_error_is_an_error) {
  const auto all = clangDiagnostics("<stdin>:1:10: fatal error: 'x.h' file not found\n");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 1, 10, "'x.h' file not found"}));
}

TEST(ClangDiagnostics, notes_of_the_source_follow) {
  const auto all = clangDiagnostics("<stdin>:2:3: error: no matching function\n<stdin>:1:6: note: candidate\n");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[1], (Diagnostic{Severity::note, 1, 6, "candidate"}));
}

TEST(ClangDiagnostics, an_error_in_a_header_takes_the_place_of_the_note_that_leads_there) {
  const auto all = clangDiagnostics(
      "In file included from <built-in>:1:\n"
      "/warpfold/warpfold/bits.h:52:40: error: indirection requires pointer operand\n"
      "/warpfold/warpfold/bits.h:12:3: note: expanded from macro 'X'\n"
      "<stdin>:7:4: note: in instantiation of function template\n"
      "<stdin>:5:1: note: candidate\n");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 7, 4, "indirection requires pointer operand"}));
  EXPECT_EQ(all[1].line, 5u);
}

TEST(ClangDiagnostics, an_error_of_a_header_alone_has_no_line) {
  const auto all = clangDiagnostics("/system/0/vector:52:40: error: broken\n");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 0, 0, "broken"}));
}

TEST(ClangDiagnostics, what_is_none_is_left_out) {
  EXPECT_TRUE(clangDiagnostics("").empty());
  EXPECT_TRUE(
      clangDiagnostics("clang: warning: unknown\n\n::\n:1:2\n<stdin>:x:1: error: a\n<stdin>:1: error: b").empty());
  EXPECT_TRUE(clangDiagnostics("<stdin>:99999999999:1: error: a\n").empty());
}

}  // namespace
}  // namespace warpfold::compile
