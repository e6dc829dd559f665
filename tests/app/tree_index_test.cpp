// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_index.h"

#include <gtest/gtest.h>

#include "app/sample_traces.h"
#include "metrics/step_action.h"
#include "metrics/tree_shape.h"
#include "words/english.h"

namespace warpfold::app {
namespace {

std::vector<std::string> texts(const TreeIndex& index, std::span<const NodeId> places) {
  std::vector<std::string> all;
  for (NodeId id : places) all.push_back(index.text(id).toStdString());
  return all;
}

std::vector<std::uint32_t> columnsOfOperands(const TreeIndex& index, NodeId id) {
  std::vector<std::uint32_t> columns;
  for (const auto& operand : index.operands(id)) columns.push_back(index.column(operand.from));
  return columns;
}

using Texts = std::vector<std::string>;
using Places = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
using Columns = std::vector<std::uint32_t>;

TEST(tree_index_test, inputs_of_one_thread_are_one_stack) {
  const TreeIndex index(samples::serialThenTree());
  EXPECT_EQ(texts(index, index.row(0)), (Texts{"×3", "×3", "×3", "×3"}));
  EXPECT_TRUE(index.isStack(index.at(0, 2)));
  EXPECT_EQ(index.inputsAt(index.at(0, 2)).size(), 3u);  // without the identity
}

std::vector<std::string> cardsOf(const TreeIndex& index, NodeId stack, int characters = 5) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < index.cards(stack); ++i)
    all.push_back(index.cardText(stack, i, characters).toStdString());
  return all;
}

TEST(tree_index_test, a_stack_has_a_card_for_each_of_a_few_elements) {
  const TreeIndex index(samples::serialThenTree());
  EXPECT_EQ(cardsOf(index, index.at(0, 2)), (Texts{"2", "12", "22"}));
  EXPECT_EQ(index.cardsOfFirstRow(), 3u);
  EXPECT_EQ(TreeIndex(samples::interleaved()).cardsOfFirstRow(), 1u);
}

TEST(tree_index_test, where_there_is_room_for_fewer_cards_the_last_one_counts_the_others) {
  const TreeIndex index(samples::serialThenTree());
  EXPECT_EQ(index.cardText(index.at(0, 2), 0, 5, 2).toStdString(), "2");
  EXPECT_EQ(index.cardText(index.at(0, 2), 1, 5, 2).toStdString(), "+2");
}

TEST(tree_index_test, the_last_card_counts_the_elements_that_have_none) {
  const TreeIndex index(samples::serialThenTree(1021));
  EXPECT_EQ(cardsOf(index, index.at(0, 1)), (Texts{"1", "11", "21", "+1021"}));
}

/// Two threads that take eight elements each: one loads them all first.
BlockTracePtr eightEach() {
  samples::ByHand hand(2, 2);
  std::vector<NodeId> loaded{hand.identity(0, 0)};
  for (std::uint32_t k = 0; k < 8; ++k) loaded.push_back(hand.input(0, 2 * k, static_cast<std::int32_t>(k)));
  hand.chain(1, 0, loaded);
  NodeId sum = hand.identity(0, 1);
  for (std::uint32_t k = 0; k < 8; ++k) {
    if (k > 0) hand.node(sum).folded = true;
    sum = hand.sum(1, 1, sum, hand.input(1, 2 * k + 1, 1));
  }
  hand.step(Step::Kind::combine, 1, {0, 1});
  return hand.done();
}

TEST(tree_index_test, eight_elements_have_a_card_each) {
  const TreeIndex index(eightEach());
  EXPECT_EQ(cardsOf(index, index.at(0, 0)), (Texts{"0", "1", "2", "3", "4", "5", "6", "7"}));
  EXPECT_EQ(index.cardsOfFirstRow(), 8u);
}

TEST(tree_index_test, knows_which_thread_loads_all_before_it_adds_any) {
  const TreeIndex index(eightEach());
  EXPECT_TRUE(index.loadsAtOnce(index.at(1, 0)));
  EXPECT_FALSE(index.loadsAtOnce(index.at(1, 1)));
}

TEST(tree_index_test, few_columns_have_room_for_long_numbers) {
  for (const auto& [threads, usual] : {std::pair(4u, 8), std::pair(16u, 5)}) {
    samples::ByHand hand(threads, 4);
    for (std::uint32_t t = 0; t < threads; ++t) hand.input(t, t, 16777216);
    const TreeIndex index(hand.done());
    EXPECT_EQ(index.text(index.at(0, 0)).toStdString(), "16777216");
    EXPECT_EQ(index.longestText(), usual) << threads;
    EXPECT_EQ(index.longestFigures(), 8) << threads;
  }
}

TEST(tree_index_test, a_long_integer_without_room_keeps_three_figures) {
  samples::ByHand hand(2, 2);
  hand.input(0, 0, 1234567);
  hand.input(1, 1, -1234567);
  const TreeIndex index(hand.done());
  EXPECT_EQ(index.textWithin(index.at(0, 0), 7), "1234567");
  EXPECT_EQ(index.textWithin(index.at(0, 0), 5), "1.23M");
  EXPECT_EQ(index.textWithin(index.at(0, 1), 6), "-1.23M");
}

TEST(tree_index_test, blocks_are_counted_by_the_partial_results_that_are_read) {
  const TreeIndex index(samples::finishingBlock());
  EXPECT_EQ(index.blocksBefore(1), 3u);
  EXPECT_EQ(index.blocksBefore(0), 0u);
}

TEST(tree_index_test, a_serial_chain_is_its_end) {
  const TreeIndex index(samples::serialThenTree());
  EXPECT_EQ(texts(index, index.row(1)), (Texts{"30", "33", "36", "39"}));
  EXPECT_EQ(index.elements(index.at(1, 2)), 3u);
  EXPECT_EQ(columnsOfOperands(index, index.at(1, 2)), (Columns{2}));
  EXPECT_EQ(texts(index, index.row(3)), (Texts{"138"}));
}

TEST(tree_index_test, elements_that_were_not_recorded_count) {
  const TreeIndex index(samples::serialThenTree(1021));
  EXPECT_EQ(index.elements(index.at(1, 0)), 1024u);
  EXPECT_EQ(index.text(index.at(0, 0)).toStdString(), "×1024");
}

TEST(tree_index_test, a_long_value_is_rounded_to_the_room_there_is) {
  samples::ByHand hand(2, 2);
  hand.input(0, 0, -842150451);
  hand.input(1, 1, 7);
  const TreeIndex index(hand.done());
  EXPECT_EQ(index.textWithin(index.at(0, 0), 5), "-842M");
  EXPECT_EQ(index.textWithin(index.at(0, 0), 3), "…");
  EXPECT_EQ(index.textWithin(index.at(0, 1), 3), "7");
}

TEST(tree_index_test, a_shuffle_comes_from_another_lane) {
  const TreeIndex index(samples::shuffled());
  const auto operands = index.operands(index.at(1, 4));
  ASSERT_EQ(operands.size(), 2u);
  EXPECT_EQ(operands[0], (TreeIndex::Operand{index.at(0, 4), Node::Via::memory}));
  EXPECT_EQ(operands[1], (TreeIndex::Operand{index.at(0, 6), Node::Via::shuffle}));
  EXPECT_TRUE(index.warpsApart());
}

/// Four threads that add up two of six elements each: the last two read beyond the end.
BlockTracePtr pastEnd() {
  samples::ByHand hand(4, 4);
  for (std::uint32_t t = 0; t < 4; ++t) {
    const NodeId first = hand.input(t, t, 1);
    hand.sum(1, t, first, hand.input(t, t + 4, 1));
  }
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3});
  return hand.done();
}

TEST(tree_index_test, all_threads_that_read_beyond_the_end_and_no_other_are_a_hazards) {
  Hazard beyond;
  beyond.kind = Hazard::Kind::outOfBounds;
  beyond.second = {ThreadId{2}, 30, false};
  beyond.where = {Hazard::Place::Kind::input, 6};
  EXPECT_EQ(TreeIndex(pastEnd()).placesOf(beyond), (Places{{1, 2}, {1, 3}}));
}

TEST(tree_index_test, a_thread_that_returned_before_a_barrier_is_a_hazards) {
  Hazard unmet;
  unmet.kind = Hazard::Kind::barrier;
  unmet.first = {ThreadId{3}, 0, false};
  unmet.second = {ThreadId{1}, 30, false};
  EXPECT_EQ(TreeIndex(pastEnd()).placesOf(unmet), (Places{{1, 1}, {1, 3}}));
}

TEST(tree_index_test, lanes_whose_values_nobody_uses_do_not_contribute) {
  const TreeIndex index(samples::shuffled());
  std::vector<bool> used;
  for (NodeId id : index.row(2)) used.push_back(index.contributes(id));
  EXPECT_EQ(used, (std::vector<bool>{true, false, false, false, true, false, false, false}));
}

TEST(tree_index_test, atomics_meet_at_one_word) {
  const TreeIndex index(samples::atomicEach());
  EXPECT_EQ(index.row(0).size(), 4u);  // what the word held is no input
  ASSERT_EQ(index.row(1).size(), 1u);
  const NodeId word = index.row(1).front();
  EXPECT_EQ(columnsOfOperands(index, word), (Columns{0, 1, 2, 3}));
  EXPECT_EQ(index.column(word), 1u);  // amid them
  const auto [before, after] = index.wordBeforeAfter(word);
  EXPECT_EQ(index.trace().value(before).text(), "100");
  EXPECT_EQ(index.trace().value(after).text(), "111");
  EXPECT_EQ(index.words(), (std::vector<NodeId>{word}));
}

TEST(tree_index_test, atomics_of_other_blocks_in_between_leave_one_word) {
  samples::ByHand hand(2, 2);
  const NodeId a = hand.input(0, 0, 3), b = hand.input(1, 1, 4);
  hand.atomics(1, 0, {a});
  hand.atomics(1, 50, {b});
  hand.step(Step::Kind::combine, 1, {0, 1});
  const TreeIndex index(hand.done());
  ASSERT_EQ(index.row(1).size(), 1u);
  EXPECT_EQ(columnsOfOperands(index, index.row(1).front()), (Columns{0, 1}));
}

TEST(tree_index_test, partials_have_a_line_of_their_own) {
  const TreeIndex index(samples::finishingBlock());
  EXPECT_EQ(index.lateRows(), (std::vector<std::uint32_t>{1}));
  EXPECT_EQ(texts(index, index.late(1)), (Texts{"10", "20", "∅"}));
  EXPECT_EQ(texts(index, index.row(1)), (Texts{"7"}));
  EXPECT_EQ(index.at(1, 1), Node::none);
  EXPECT_EQ(index.at(1, 1, true), index.late(1)[1]);
}

TEST(tree_index_test, the_finishing_block_reads_its_own_partial_where_it_was_made) {
  const TreeIndex index(samples::finishingBlock());
  EXPECT_EQ(columnsOfOperands(index, index.at(2, 2)), (Columns{2, 0}));
}

TEST(tree_shape_test, results_are_what_is_stored) {
  EXPECT_EQ(resultsOf(*samples::shuffled()).size(), 2u);
  const auto tree = samples::neighbored();
  EXPECT_EQ(tree->value(resultsOf(*tree).front()).text(), "68");
}

TEST(step_deed_test, tells_what_the_operator_was_called_for) {
  const auto serial = samples::serialThenTree(), shuffle = samples::shuffled(), atomic = samples::atomicEach();
  EXPECT_EQ(actionOf(*serial, serial->steps[0]).kind, StepAction::Kind::serial);
  EXPECT_EQ(actionOf(*serial, serial->steps[0]).most, 3u);
  EXPECT_EQ(actionOf(*serial, serial->steps[1]).kind, StepAction::Kind::pairs);
  EXPECT_EQ(actionOf(*shuffle, shuffle->steps[0]).kind, StepAction::Kind::shuffle);
  EXPECT_EQ(actionOf(*shuffle, shuffle->steps[0]).distance, 2u);
  EXPECT_EQ(actionOf(*atomic, atomic->steps[0]).kind, StepAction::Kind::atomic);
}

TEST(step_deed_test, in_place_pairs_are_no_serial_sum) {
  const auto trace = samples::neighbored();
  EXPECT_EQ(actionOf(*trace, trace->steps[0]).kind, StepAction::Kind::pairs);
}

TEST(step_deed_test, partials_of_other_blocks_are_told_from_elements) {
  const auto trace = samples::finishingBlock();
  const StepAction action = actionOf(*trace, trace->steps[2]);
  EXPECT_EQ(action.kind, StepAction::Kind::serial);
  EXPECT_TRUE(action.partials);
}

TEST(step_deed_test, strides_are_written) {
  const auto serial = samples::serialThenTree(), shuffle = samples::shuffled(), atomic = samples::atomicEach();
  EXPECT_EQ(english(nameOf(*serial, serial->steps[0])), "serial");
  EXPECT_EQ(english(nameOf(*serial, serial->steps[1])), "2");
  EXPECT_EQ(english(nameOf(*shuffle, shuffle->steps[1])), "1");
  EXPECT_EQ(english(nameOf(*atomic, atomic->steps[0])), "atomic");
}

}  // namespace
}  // namespace warpfold::app
