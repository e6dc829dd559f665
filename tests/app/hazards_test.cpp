// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "app/sample_traces.h"
#include "models/hazard_list_model.h"
#include "models/playback.h"
#include "models/tree_choices.h"
#include "support/catalogue.h"
#include "views/source_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/hazards_view.h"
#include "window/info_panel.h"

namespace warpfold::app {
namespace {

using Kind = TreeChoice::Kind;

Hazard race(std::uint64_t block = 0) {
  Hazard h;
  h.block = BlockId{block};
  h.step = 1;
  h.row = 2;
  h.first = {ThreadId{4}, 20, false};
  h.second = {ThreadId{6}, 21, true};
  h.where = {Hazard::Place::Kind::shared, 6};
  return h;
}

BlockTracePtr broken(std::uint64_t block = 0, std::uint32_t launch = 0) {
  auto trace = std::make_shared<BlockTrace>(*samples::neighbored());
  trace->block = BlockId{block};
  trace->launch = launch;
  trace->hazards = {race(block)};
  return trace;
}

messages::Result resultWith(std::vector<BlockTracePtr> traces, std::vector<BlockTracePtr> launchTraces,
                            std::vector<Hazard> hazards = {}) {
  messages::Result m;
  m.result.traces = std::move(traces);
  m.result.launchTraces = std::move(launchTraces);
  m.result.hazards = std::move(hazards);
  m.result.launches.resize(2);
  return m;
}

/// Those that a worker has.
const Catalogue& kernels() {
  return builtInKernels();
}

QStringList textsOf(const QList<NamedChoice>& choices) {
  QStringList texts;
  for (const NamedChoice& each : choices) texts.append(each.text);
  return texts;
}

TEST(tree_choices_test, levels_follow_the_block_as_run) {
  Comparison comparison;
  comparison.apply(resultWith({samples::neighbored()}, {broken(), broken(0, 1)}));
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0)),
            (QStringList{"Blackboard example", "Block 0 of the run", "Launch 2 of 2, block 0"}));
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 7)), (QStringList{"Blackboard example", "Block 7 of the run",
                                                                 "Launch 1 of 2, block 0", "Launch 2 of 2, block 0"}));
  EXPECT_EQ(traceOf(comparison, 0, {Kind::launch, 1}, 0)->launch, 1u);
}

TEST(tree_choices_test, the_block_that_finishes_is_the_last) {
  Comparison comparison;
  comparison.apply(resultWith({}, {samples::neighbored(), samples::finishingBlock()}));
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0)).last(), "Last block, 2");
}

/// Two values of each of two blocks, and their sums in the next launch.
BlockTracePtr twoLaunches() {
  samples::ByHand hand(2, 2);
  hand.trace().launch = 1;
  const NodeId own = hand.sum(1, 0, hand.input(0, 0, 3), hand.input(1, 1, 4));
  hand.step(Step::Kind::combine, 1, {0}).stride = 1;
  const NodeId other = hand.partial(1, 1, 1, 20);
  hand.sum(2, 0, own, other);
  hand.step(Step::Kind::combine, 2, {0}).stride = 1;
  return hand.done();
}

TEST(tree_choices_test, a_board_of_two_launches_names_the_one_that_it_is_in) {
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::a, twoLaunches()});
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0, 0)).first(), "Blackboard example, launch 1, block 0 of 2");
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0, 1)).first(), "Blackboard example, launch 1, block 0 of 2");
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0, 2)).first(), "Blackboard example, launch 2, block 0 of 1");
}

TEST(tree_choices_test, the_last_block_of_the_first_launch_is_one_of_all) {
  samples::ByHand hand(2, 2);
  hand.trace().launch = 1;
  hand.trace().block = BlockId{3};
  const NodeId own = hand.sum(1, 0, hand.input(0, 6, 3), hand.input(1, 7, 4));
  hand.step(Step::Kind::combine, 1, {0}).stride = 1;
  hand.sum(2, 0, hand.partial(1, 1, 2, 20), own);
  hand.step(Step::Kind::combine, 2, {0}).stride = 1;
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::a, hand.done()});
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0, 1)).first(), "Blackboard example, launch 1, block 3 of 4");
  EXPECT_EQ(textsOf(treeChoices(comparison, 0, 0, 2)).first(), "Blackboard example, launch 2, block 0 of 1");
}

TEST(tree_choices_test, a_hazard_is_shown_in_its_own_block_and_step) {
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::a, broken()});
  comparison.apply(resultWith({samples::neighbored(), broken(1)}, {samples::neighbored()}, {race(1)}));
  const auto place = placeOf(comparison, 0, race(1));
  ASSERT_TRUE(place);
  EXPECT_EQ(place->choice.kind, Kind::block);
  EXPECT_EQ(place->block, 1u);
  EXPECT_EQ(place->hazard, race(1));
}

TEST(tree_choices_test, a_hazard_of_a_later_launch_is_shown_in_that_launch) {
  Comparison comparison;
  Hazard later = race();
  later.launch = 1;
  comparison.apply(messages::Board{messages::Side::a, broken()});
  comparison.apply(resultWith({broken()}, {broken(), broken(0, 1)}, {later}));
  EXPECT_EQ(placeOf(comparison, 0, later)->choice, (TreeChoice{Kind::launch, 1}));
}

TEST(tree_choices_test, a_hazard_of_the_blackboard_is_shown_there) {
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::a, broken()});
  comparison.apply(resultWith({broken()}, {broken()}));
  EXPECT_EQ(placeOf(comparison, 0, race())->choice.kind, Kind::board);
}

TEST(tree_choices_test, a_block_without_a_trace_can_be_traced) {
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::a, broken()});
  comparison.apply(resultWith({broken()}, {broken()}, {race(9)}));
  EXPECT_FALSE(placeOf(comparison, 0, race(9)));
  EXPECT_TRUE(canBeTraced(comparison, 0, race(9)));
}

TEST(tree_choices_test, where_no_trace_can_be_had_the_same_lines_are_shown) {
  Comparison comparison;
  Hazard far = race(9);
  far.launch = 1;
  comparison.apply(resultWith({samples::neighbored()}, {samples::neighbored(), broken(0, 1)}, {far}));
  EXPECT_EQ(placeOf(comparison, 0, far)->choice, (TreeChoice{Kind::launch, 1}));
  far.second.line = 99;
  EXPECT_FALSE(placeOf(comparison, 0, far));
}

TEST(hazard_list_test, sentences_of_both_sides) {
  HazardListModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  Comparison comparison;
  comparison.apply(resultWith({}, {}, {race()}));
  model.show(comparison, kernels());
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_EQ(model.data(model.index(0), Qt::DisplayRole).toString().toStdString(),
            "A · race: block 0, step 2: thread 4 (line 9) reads shared[6] and thread 6 (line 10) writes it, with no "
            "barrier between");
}

TEST(hazard_list_test, the_boards_stand_in_until_there_is_a_result) {
  HazardListModel model;
  Comparison comparison;
  comparison.apply(messages::Board{messages::Side::b, broken(3)});
  model.show(comparison, kernels());
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_EQ(model.entry(0).side, 1);
  EXPECT_EQ(model.entry(0).hazard.block.value, 3u);
}

TEST(hazard_list_test, the_boards_lines_are_counted_as_the_source_view_does) {
  HazardListModel model;
  Comparison comparison;
  comparison.begin("interleaved", "neighbored");
  Hazard hazard = race();
  hazard.first->line = kernelById("neighbored").firstLine + 8;
  hazard.second.line = kernelById("neighbored").firstLine + 9;
  auto trace = std::make_shared<BlockTrace>(*broken());
  trace->hazards = {hazard};
  comparison.apply(messages::Board{messages::Side::b, trace});
  comparison.begin("interleaved", "two-pass");  // the board is still that of the job before
  model.show(comparison, kernels());
  EXPECT_EQ(model.data(model.index(0), Qt::DisplayRole).toString().toStdString(),
            "B · race: block 0, step 2: thread 4 (line 9) reads shared[6] and thread 6 (line 10) writes it, with no "
            "barrier between");
}

TEST(hazard_list_test, an_array_in_shared_memory_goes_by_its_name_in_the_source) {
  HazardListModel model;
  Comparison comparison;
  comparison.begin("interleaved", "shared-sequential");
  comparison.apply(messages::Board{messages::Side::b, broken(3)});
  model.show(comparison, kernels());
  EXPECT_TRUE(model.data(model.index(0), Qt::DisplayRole).toString().contains(" reads cache[6] and "));
}

TEST(hazards_view_test, is_there_only_when_something_is_wrong) {
  HazardsView view;
  Comparison comparison;
  view.display(comparison, kernels());
  EXPECT_TRUE(view.isHidden());
  comparison.apply(resultWith({}, {}, {race()}));
  view.display(comparison, kernels());
  EXPECT_FALSE(view.isHidden());
}

TEST(hazards_view_test, counts_one_hazard_as_one) {
  HazardsView view;
  Comparison comparison;
  const auto counted = [&](const QString& name) {
    view.display(comparison, kernels());
    for (const QLabel* label : view.findChildren<QLabel*>())
      if (label->accessibleName() == name) return true;
    return false;
  };
  comparison.apply(resultWith({}, {}, {race()}));
  EXPECT_TRUE(counted("1 hazard"));
  Hazard second = race();
  second.second.line = 30;
  comparison.apply(resultWith({}, {}, {race(), second}));
  EXPECT_TRUE(counted("2 hazards"));
}

TEST(hazards_view_test, a_click_asks_to_be_shown) {
  HazardsView view;
  view.resize(320, 200);
  Comparison comparison;
  comparison.apply(resultWith({}, {}, {race()}));
  view.display(comparison, kernels());
  view.show();
  std::optional<Hazard> shown;
  QObject::connect(&view, &HazardsView::chosen, &view, [&](int, const Hazard& hazard) { shown = hazard; });
  QTest::mouseClick(view.list()->viewport(), Qt::LeftButton, {}, {20, 10});
  EXPECT_EQ(shown, race());
}

TEST(tree_view_test, threads_of_a_hazard_are_marked) {
  using Marks = std::set<std::pair<std::uint32_t, std::uint32_t>>;
  TreeView view(0);
  view.setTrace(broken());
  EXPECT_EQ(view.marks(), (Marks{{2, 4}, {2, 6}}));
  Hazard other = race();
  other.step = 0;
  view.setHazard(other);
  EXPECT_EQ(view.marks(), (Marks{{1, 4}, {1, 6}}));
  view.setTrace(samples::neighbored());
  EXPECT_TRUE(view.marks().empty());
}

TEST(tree_view_test, of_a_hazard_between_blocks_only_the_thread_of_this_block_is_marked) {
  using Marks = std::set<std::pair<std::uint32_t, std::uint32_t>>;
  TreeView view(0);
  view.setTrace(samples::neighbored());
  Hazard between = race(1);
  between.firstBlock = BlockId{0};
  view.setHazard(between);
  EXPECT_EQ(view.marks(), (Marks{{2, 6}}));
}

TEST(tree_view_test, of_a_hazard_of_one_thread_only_that_one_is_marked) {
  using Marks = std::set<std::pair<std::uint32_t, std::uint32_t>>;
  TreeView view(0);
  view.setTrace(samples::neighbored());
  Hazard alone = race();
  alone.first.reset();
  view.setHazard(alone);
  EXPECT_EQ(view.marks(), (Marks{{2, 6}}));
}

TEST(source_view_test, lines_of_a_hazard_stay_lit_until_the_clock_moves) {
  const KernelInfo& kernel = brokenKernels().front();
  Playback playback;
  playback.setTraces(broken(), broken());
  SourceView source;
  source.setKernels(kernel, kernel);
  source.setPlayback(&playback);
  Hazard hazard = race();
  hazard.first->line = kernel.firstLine + 3;
  hazard.second.line = kernel.firstLine + 5;
  source.warn(1, hazard);
  EXPECT_EQ(source.side(), 1);
  EXPECT_EQ(source.warned(), (QList<int>{3, 5}));
  playback.setPosition(2);
  EXPECT_TRUE(source.warned().isEmpty());
}

TEST(info_panel_test, a_broken_kernels_fault_is_explained) {
  Playback playback;
  InfoPanel panel(playback);
  const KernelInfo& sound = kernelCatalogue().front();
  panel.setKernels(&sound, &sound, Operation::sum);
  EXPECT_EQ(panel.faultText(), "");
  panel.setKernels(&sound, &kernelById("broken-past-end"), Operation::sum);
  EXPECT_TRUE(panel.faultText().startsWith("B · Where n is not a multiple of what the blocks take"));
  panel.setKernels(&kernelById("broken-ticket"), &kernelById("broken-past-end"), Operation::sum);
  EXPECT_TRUE(panel.faultText().startsWith("A · The first launch is right, but leaves"));
  panel.source()->setSide(1);
  EXPECT_TRUE(panel.faultText().startsWith("B · Where n is not a multiple of what the blocks take"));
}

TEST(tree_panel_test, what_to_show_is_chosen_by_keyboard) {
  TreePanel panel(0);
  panel.resize(400, 300);
  panel.setChoices({"Blackboard example", "Block 0 of the run"}, 1);
  EXPECT_FALSE(panel.choice()->isHidden());
  EXPECT_EQ(panel.choice()->text(), "Block 0 of the run");
  EXPECT_EQ(panel.choice()->accessibleName(), "Tree A shows Block 0 of the run");
  EXPECT_TRUE(panel.choice()->focusPolicy() & Qt::TabFocus);
  QSignalSpy chosen(&panel, &TreePanel::chosen);
  panel.choice()->menu()->actions().first()->trigger();
  EXPECT_EQ(chosen.takeFirst().first().toInt(), 0);
}

}  // namespace
}  // namespace warpfold::app
