// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_notes.h"

#include <gtest/gtest.h>

#include "app/sample_stage.h"
#include "app/sample_traces.h"

namespace warpfold::app {
namespace {

struct Board : samples::SampleStage {
  RunRequest request;

  explicit Board(Operation op, ElementType type = ElementType::int32) {
    request.kernel = "neighbored";
    request.op = op;
    request.type = type;
    comparison.begin(request, request);
  }
  TreeNotes notes(messages::Board board) {
    board.side = messages::Side::a;
    comparison.apply(board);
    return treeNotes(stage, 0);
  }
};

TEST(tree_notes_test, a_mean_divides_at_the_root) {
  Board board(Operation::mean);
  EXPECT_EQ(board.notes({{}, samples::neighbored(), 16, {}, {}}).root.toStdString(), "68 ÷ 16 = 4.25");
  EXPECT_EQ(board.notes({{}, samples::neighbored(), 0, {}, {}}).root, "") << "how many elements is not known";
}

TEST(tree_notes_test, a_sum_has_nothing_to_say) {
  Board board(Operation::sum);
  EXPECT_EQ(board.notes({{}, samples::neighbored(), 16, {}, {}}), TreeNotes());
}

TEST(tree_notes_test, factors_stand_at_the_leaves) {
  Board dot(Operation::dot);
  EXPECT_EQ(dot.notes({{}, samples::neighbored(), 16, {"3", "1"}, {"4", "0"}}).leaves,
            (std::vector<QString>{"3·4", "1·0"}));
  Board squares(Operation::sumOfSquares);
  EXPECT_EQ(squares.notes({{}, samples::neighbored(), 16, {"3", "1"}, {}}).leaves, (std::vector<QString>{"3²", "1²"}));
}

TEST(tree_notes_test, a_block_of_the_run_has_none) {
  Board board(Operation::mean);
  board.stage.show(TreeChoice::Kind::block);
  EXPECT_EQ(board.notes({{}, samples::neighbored(), 16, {}, {}}), TreeNotes());
}

TEST(tree_notes_test, small_floats_tell_what_they_keep) {
  samples::ByHand hand(2, 2);
  hand.sum(1, 0, hand.input(0, 0, 3), hand.input(1, 1, 4));
  hand.step(Step::Kind::combine, 1, {0});
  auto trace = std::make_shared<BlockTrace>(*hand.done());
  trace->type = ElementType::float32;
  for (Node& node : trace->nodes) node.bits = Scalar::of(3.0F).bits;
  trace->nodes[1].bits = Scalar::of(258.0F).bits;
  Board board(Operation::sum, ElementType::bfloat16);
  EXPECT_EQ(board.notes({{}, trace, 2, {}, {}}).root.toStdString(), "bfloat16 keeps 257.1 as 258");
}

BlockTracePtr sumOf(ElementType type, Scalar x, Scalar y, Scalar sum) {
  samples::ByHand hand(2, 2);
  hand.sum(1, 0, hand.input(0, 0, 3), hand.input(1, 1, 4));
  hand.step(Step::Kind::combine, 1, {0});
  auto trace = std::make_shared<BlockTrace>(*hand.done());
  trace->type = type;
  for (Node& node : trace->nodes) node.bits = !node.isInput() ? sum.bits : node.at.element == 0 ? x.bits : y.bits;
  return trace;
}

TEST(tree_notes_test, an_integer_that_wraps_is_told) {
  Board board(Operation::sum);
  const auto trace = sumOf(ElementType::int32, Scalar::of(2147483647), Scalar::of(5), Scalar::of(-2147483644));
  EXPECT_EQ(board.notes({{}, trace, 2, {}, {}}).root.toStdString(),
            "2147483647 + 5 has no room in int32 and wraps to -2147483644");
}

TEST(tree_notes_test, a_typed_number_that_the_type_rounds_is_told) {
  Board board(Operation::sum, ElementType::float32);
  board.comparison.begin(board.request, board.request, {{1, "0.1"}, {0, "16777217"}});
  const auto trace = sumOf(ElementType::float32, Scalar::of(16777216.0F), Scalar::of(0.1F), Scalar::of(16777216.0F));
  EXPECT_EQ(board.notes({{}, trace, 2, {}, {}}).root.toStdString(), "float32 keeps 16777217 as 16777216");
}

TEST(tree_notes_test, the_rounding_of_a_file_s_numbers_is_not_guessed) {
  Board board(Operation::sum, ElementType::float16);
  board.request.input = "file:data.csv";
  board.comparison.begin(board.request, board.request);
  const auto trace = sumOf(ElementType::float32, Scalar::of(0.25F), Scalar::of(0.5F), Scalar::of(0.75F));
  EXPECT_EQ(board.notes({{}, trace, 2, {}, {}}).root.toStdString(), "");
}

}  // namespace
}  // namespace warpfold::app
