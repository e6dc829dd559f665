// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/told_tree.h"

#include <gtest/gtest.h>

#include "app/in_language.h"
#include "app/sample_traces.h"

namespace warpfold::app {
namespace {

/// What is said of a value of a row.
std::string told(const BlockTracePtr& trace, std::uint32_t row, std::size_t place, Operation operation = Operation::sum,
                 double position = 99) {
  const TreeIndex index(trace);
  return ToldTree(index, operation, position).value(index.row(row)[place]).toStdString();
}

TEST(told_tree, a_combination_is_told_with_its_step_its_thread_and_the_verb) {
  EXPECT_EQ(told(samples::neighbored(), 1, 2), "step 1, thread 4: 4 plus 1 is 5");
  EXPECT_EQ(told(samples::neighboredLess(), 2, 1), "step 2, thread 1: 5 plus 9 is 14");
}

TEST(told_tree, every_operation_is_told) {
  const std::pair<Operation, const char*> all[] = {
      {Operation::sum, "3 plus 1 is 4"},
      {Operation::product, "3 times 1 is 4"},
      {Operation::min, "the smaller of 3 and 1 is 4"},
      {Operation::max, "the larger of 3 and 1 is 4"},
      {Operation::absMax, "the larger of 3 and 1 is 4"},
      {Operation::mean, "3 plus 1 is 4"},
      {Operation::sumOfSquares, "3 plus 1 is 4"},
      {Operation::dot, "3 plus 1 is 4"},
      {Operation::bitAnd, "bit by bit, 3 & 1 is 4"},
      {Operation::bitOr, "bit by bit, 3 | 1 is 4"},
      {Operation::bitXor, "bit by bit, 3 ^ 1 is 4"},
      {Operation::logicalAnd, "of truth values, 3 && 1 is 4"},
      {Operation::logicalOr, "of truth values, 3 || 1 is 4"},
  };
  ASSERT_EQ(std::size(all), operations.size());
  for (const auto& [operation, said] : all)
    EXPECT_EQ(told(samples::neighbored(), 1, 0, operation), std::string("step 1, thread 0: ") + said);
}

TEST(told_tree, inputs_stacks_chains_and_atomic_words_are_told) {
  EXPECT_EQ(told(samples::neighbored(), 0, 2), "input, column 2: 7");
  EXPECT_EQ(told(samples::neighbored({.padding = 1}), 0, 15), "identity padding, column 15: 0");
  EXPECT_EQ(told(samples::serialThenTree(), 0, 2), "inputs of thread 2, 3 elements: 2, 12, 22");
  EXPECT_EQ(told(samples::serialThenTree(), 1, 2), "step 1, thread 2: adds up 3 elements: 2, 12, 22; that is 36");
  EXPECT_EQ(told(samples::atomicEach(), 1, 0).substr(0, 46), "step 1, atomic word: 100 before, 111 after; va");
}

TEST(told_tree, what_the_clock_has_not_reached_stays_untold) {
  EXPECT_EQ(told(samples::neighbored(), 3, 1, Operation::sum, 2), "step 3, thread 8: not computed yet");
  const TreeIndex index(samples::neighbored());
  EXPECT_EQ(ToldTree(index, Operation::sum, 2).line({3}), "step 3 of 4: not reached yet");
}

TEST(told_tree, a_line_is_told_in_the_sentences_of_its_step) {
  const TreeIndex index(samples::neighbored());
  const ToldTree tree(index, Operation::sum, 4);
  EXPECT_EQ(
      tree.line({2}).toStdString(),
      "step 2 of 4: Stride 2: threads 0, 4, 8 and 12 add the value two places to their right. 4 of 4 warps run, each "
      "with one lane in four at work; a warp takes as long for one lane as for all.");
  EXPECT_TRUE(tree.line({0}).startsWith("inputs: ")) << tree.line({0}).toStdString();
}

TEST(told_tree, speaks_the_language_of_the_window) {
  if (languages().size() < 3) GTEST_SKIP() << "there was no lrelease to compile the translations with";
  const InLanguage korean("ko");
  EXPECT_EQ(told(samples::neighbored(), 1, 2), "단계 1, 스레드 4: 4 더하기 1, 결과 5");
}

}  // namespace
}  // namespace warpfold::app
