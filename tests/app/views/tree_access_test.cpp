// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tree, its lanes and its figures as a screen reader finds them.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QTest>

#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "views/lanes/lanes_view.h"
#include "views/step_figures.h"
#include "views/tree_items.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

QString nameOf(const QAccessibleInterface* item) {
  return item ? item->text(QAccessible::Name) : QStringLiteral("nothing");
}

struct Tree {
  TreeView view{0};
  explicit Tree(BlockTracePtr trace, double position = 99) {
    view.resize(488, 330);
    view.setTrace(std::move(trace));
    view.setPosition(position);
    view.show();
  }
  QAccessibleInterface* access() { return QAccessible::queryAccessibleInterface(&view); }
  QStringList names(int line) {
    QStringList all;
    QAccessibleInterface* const in = access()->child(line);
    for (int i = 0; i < in->childCount(); ++i) all << nameOf(in->child(i)).section(QStringLiteral(": "), 1);
    return all;
  }
};

TEST(tree_access, every_step_of_a_tree_is_read) {
  Tree tree(samples::neighbored());
  ASSERT_EQ(tree.access()->childCount(), 5) << "inputs and four steps";
  EXPECT_EQ(tree.names(0).join(' '), "3 1 7 0 4 1 6 3 5 9 2 6 5 3 5 8");
  EXPECT_EQ(tree.names(1).join(", "),
            "3 plus 1 is 4, 7 plus 0 is 7, 4 plus 1 is 5, 6 plus 3 is 9, 5 plus 9 is 14, 2 plus 6 is 8, 5 plus 3 is 8, "
            "5 plus 8 is 13");
  EXPECT_EQ(tree.names(2).join(", "), "4 plus 7 is 11, 5 plus 9 is 14, 14 plus 8 is 22, 8 plus 13 is 21");
  EXPECT_EQ(tree.names(3).join(", "), "11 plus 14 is 25, 22 plus 21 is 43");
  EXPECT_EQ(tree.names(4).join(", "), "25 plus 43 is 68");
  EXPECT_EQ(nameOf(tree.access()->child(2)->child(0)), "step 2, thread 0: 4 plus 7 is 11");
}

TEST(tree_access, parents_children_and_places_agree) {
  Tree tree(samples::neighbored());
  QAccessibleInterface* const step = tree.access()->child(2);
  QAccessibleInterface* const value = step->child(1);
  EXPECT_EQ(value->parent(), step);
  EXPECT_EQ(step->parent(), tree.access());
  EXPECT_EQ(step->indexOfChild(value), 1);
  EXPECT_EQ(tree.access()->indexOfChild(step), 2);
  const QPoint centre = value->rect().center();
  EXPECT_TRUE(step->rect().contains(centre));
  EXPECT_EQ(tree.access()->childAt(centre.x(), centre.y()), step);
  EXPECT_EQ(step->childAt(centre.x(), centre.y()), value);
  EXPECT_EQ(value->role(), QAccessible::TreeItem);
}

TEST(tree_access, nothing_has_many_children_in_a_block_of_1024_threads) {
  Tree tree(samples::neighbored({.block = 1024, .warpSize = 32}));
  QAccessibleInterface* const inputs = tree.access()->child(0);
  ASSERT_EQ(inputs->childCount(), 32);
  EXPECT_EQ(nameOf(inputs->child(31)), "columns 992 to 1023, values: 32");
  EXPECT_EQ(nameOf(inputs->child(31)->child(31)), "input, column 1023: 8");
  EXPECT_EQ(inputs->child(31)->child(32), nullptr);
}

TEST(tree_access, another_trace_leaves_nothing_of_the_one_before) {
  Tree tree(samples::neighbored(), 0);
  QAccessibleInterface* const old = tree.access()->child(1)->child(0);
  tree.view.setTrace(samples::interleaved());
  EXPECT_FALSE(old->isValid());
  EXPECT_EQ(nameOf(tree.access()->child(1)->child(0)), "step 1, thread 0: not computed yet");
}

TEST(tree_access, keys_go_from_value_to_value_and_highlight) {
  Tree tree(samples::neighbored(), 2);
  tree.view.activateWindow();
  tree.view.setFocus();
  QTest::keyClick(&tree.view, Qt::Key_Right, Qt::AltModifier);
  QTest::keyClick(&tree.view, Qt::Key_Right, Qt::AltModifier);
  ASSERT_NE(tree.view.cursor(), Node::none);
  EXPECT_EQ(tree.view.describe(tree.view.cursor()).section('\n', 0, 0), "Step 2, column 4");
  QTest::keyClick(&tree.view, Qt::Key_Return);
  EXPECT_EQ(tree.view.litNode(), tree.view.cursor());
  QTest::keyClick(&tree.view, Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(tree.view.describe(tree.view.cursor()).section('\n', 0, 0), "Step 1, column 4");
  QTest::keyClick(&tree.view, Qt::Key_Escape);
  EXPECT_EQ(tree.view.litNode(), Node::none);
  QTest::keyClick(&tree.view, Qt::Key_Escape);
  EXPECT_EQ(tree.view.cursor(), Node::none);
}

TEST(tree_access, a_screen_reader_can_press_a_value) {
  Tree tree(samples::neighbored());
  QAccessibleInterface* const value = tree.access()->child(2)->child(1);
  ASSERT_NE(value->actionInterface(), nullptr);
  value->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(tree.view.describe(tree.view.litNode()).section('\n', 0, 0), "Step 2, column 4");
}

TEST(tree_access, lanes_and_figures_are_read_step_by_step) {
  samples::SampleStage shown;
  TreePanel panel(0);
  panel.resize(488, 500);
  panel.showStage(shown.stage);
  shown.comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
  shown.comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
  panel.show();
  shown.playback().pause();
  shown.playback().setPosition(2);
  const QAccessibleInterface* const lanes = QAccessible::queryAccessibleInterface(panel.lanes());
  ASSERT_EQ(lanes->childCount(), 4);
  EXPECT_EQ(nameOf(lanes->child(0)), "warp 0: 1 of 4 lanes work, diverged");
  EXPECT_EQ(lanes->text(QAccessible::Description), "Step 2: 4 of 4 warps issued, 4 diverged.");
  const QAccessibleInterface* const figures = QAccessible::queryAccessibleInterface(panel.stepFigures());
  EXPECT_EQ(nameOf(figures->child(0)), "active threads: 4 / 16");
  shown.playback().setPosition(3);
  EXPECT_EQ(nameOf(lanes->child(1)), "warp 1: no lane works");
  EXPECT_EQ(nameOf(figures->child(0)), "active threads: 2 / 16");
}

}  // namespace
}  // namespace warpfold::app
