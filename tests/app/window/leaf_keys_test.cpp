// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the field for a number opens.
#include <gtest/gtest.h>

#include <QTest>

#include "app/sample_traces.h"
#include "views/leaf_editor.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

/// A tree without a window, into whose leaves somebody types.
struct Board {
  TreeView tree{0};
  LeafEditor editor{0, &tree};

  explicit Board(QSize size = {488, 330}) {
    tree.resize(size);
    tree.setTrace(samples::neighbored());
    editor.setTarget([](std::uint32_t, const QString&) { return QString(); },
                     [](std::uint32_t, NodeId) { return QStringLiteral("7"); });
    editor.setOffered(true);
    tree.show();
    tree.setPosition(4);
  }
  void click(std::uint32_t row, std::uint32_t column) {
    const QPointF at(tree.treeLayout().columnX(column), tree.treeLayout().rowY(row));
    QTest::mouseClick(&tree, Qt::LeftButton, {}, at.toPoint());
  }
};

TEST(leaf_keys, enter_opens_the_leaf_that_was_clicked) {
  Board board;
  board.click(0, 5);
  QTest::keyClick(&board.tree, Qt::Key_Return);
  ASSERT_TRUE(board.editor.isOpen());
  EXPECT_EQ(board.editor.element(), 5u);
}

TEST(leaf_keys, enter_does_nothing_where_a_sum_was_clicked) {
  Board board;
  board.click(2, 4);
  ASSERT_NE(board.tree.litNode(), Node::none);
  QTest::keyClick(&board.tree, Qt::Key_Return);
  EXPECT_FALSE(board.editor.isOpen());
  EXPECT_NE(board.tree.litNode(), Node::none);
}

TEST(leaf_keys, a_leaf_above_the_view_is_brought_into_sight) {
  Board board({320, 110});
  const TreeLayout& layout = board.tree.treeLayout();
  ASSERT_FALSE(layout.isWhole(layout.rowY(0))) << "the last rows are in view";
  ASSERT_TRUE(board.editor.open());
  EXPECT_TRUE(layout.isWhole(layout.rowY(0)));
  EXPECT_NEAR(board.editor.geometry().center().y(), layout.rowY(0), 2);
}

}  // namespace
}  // namespace warpfold::app
