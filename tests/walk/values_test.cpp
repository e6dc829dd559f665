// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values that are hard to fit into the window: typed numbers of many digits, and a warp of 32 lanes in a small window.
#include <gtest/gtest.h>

#include <QPainter>
#include <map>

#include "app/letter_device.h"
#include "metrics/tree_shape.h"
#include "models/tree_index.h"
#include "walk/shown.h"

namespace warpfold::app {
namespace {

/// What a tree writes into its nodes, and how large.
std::multimap<std::string, Letters> paintedBy(Shown& shown, int side) {
  TreeView& tree = *shown.layout.trees()[std::size_t(side)]->tree();
  LetterDevice device(tree.size());
  QPainter painter(&device);
  tree.render(&painter);
  painter.end();
  std::multimap<std::string, Letters> texts;
  for (const Letters& letters : device.letters())
    if (letters.mono && !letters.cut && device.area().contains(letters.box))
      texts.emplace(letters.text.toStdString(), letters);
  return texts;
}

/// Letters of neighbours do not touch, and none is too small.
void expectApart(const std::multimap<std::string, Letters>& texts, const std::string& where) {
  for (const auto& [text, letters] : texts) {
    EXPECT_GE(letters.pixels, 7) << where << text;
    for (const auto& [other, beside] : texts)
      if (&beside != &letters) {
        EXPECT_FALSE(letters.box.adjusted(0, 3, 0, -3).intersects(beside.box.adjusted(0, 3, 0, -3)))
            << where << text << " and " << other;
      }
  }
}

TEST(values, typed_numbers_of_four_digits_and_their_sums_are_written_whole) {
  const TypedValues typed{{0, "1234"}, {1, "1234"}, {3, "-1234"}, {5, "9876"}, {6, "8765"}};
  for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
    Shown shown(size);
    shown.show("neighbored", "interleaved",
               walk::boardsOf("neighbored", "interleaved", Operation::sum, ElementType::int32, typed));
    shown.playback().setPosition(4);
    for (const int side : {0, 1}) {
      const auto texts = paintedBy(shown, side);
      const std::string where = std::to_string(size.width()) + " pixels, tree " + std::to_string(side) + ": ";
      for (const char* value : {"1234", "-1234", "9876", "8765", "19925"})
        EXPECT_GE(texts.count(value), 1u) << where << value;
      expectApart(texts, where);
    }
  }
}

TEST(values, a_number_of_seven_figures_is_whole_where_it_has_room_and_else_keeps_three) {
  for (const auto& [size, text] : {std::pair(QSize(1024, 640), "1.23M"), std::pair(QSize(1280, 800), "1.23M"),
                                   std::pair(QSize(1920, 1080), "1234567")}) {
    Shown shown(size);
    shown.show("neighbored", "interleaved",
               walk::boardsOf("neighbored", "interleaved", Operation::sum, ElementType::int32, {{3, "1234567"}}));
    const auto texts = paintedBy(shown, 0);
    ASSERT_EQ(texts.count(text), 1u) << size.width();
    EXPECT_GE(texts.find(text)->second.pixels, size.width() < 1920 ? 7 : 9) << size.width();
    EXPECT_GE(texts.find("7")->second.pixels, 9) << size.width();
    expectApart(texts, std::to_string(size.width()) + " pixels: ");
  }
}

TEST(values, a_number_that_has_no_room_leaves_the_others_as_they_are) {
  Shown shown({1280, 800});
  shown.show("neighbored", "interleaved",
             walk::boardsOf("neighbored", "interleaved", Operation::sum, ElementType::int32, {{3, "-123456"}}));
  shown.playback().pause();
  shown.playback().setPosition(0);
  QCoreApplication::processEvents();
  const auto texts = paintedBy(shown, 0);
  EXPECT_EQ(texts.count("-123456"), 0u);
  ASSERT_GT(texts.count("7"), 0u);
  EXPECT_EQ(texts.find("7")->second.pixels, 9);
  expectApart(texts, {});
}

/// Of every step, all values that its threads make, and those that they make them of.
void expectSteps(Shown& shown, int side, const std::string& where) {
  const TreeIndex index(shown.tree(side).trace());
  ASSERT_EQ(index.columns(), 32u) << where;
  for (std::uint32_t row = 1; row <= index.rows(); ++row) {
    shown.playback().setPosition(row);
    const auto texts = paintedBy(shown, side);
    std::map<std::string, std::size_t> wanted;
    for (const NodeId node : index.row(row))
      if (!isWord(index.node(node))) ++wanted[index.text(node).toStdString()];
    for (const auto& [text, count] : wanted) EXPECT_GE(texts.count(text), count) << where << row << ": " << text;
  }
}

TEST(values, all_values_of_a_warp_are_written_in_a_small_window) {
  for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
    Shown shown(size);
    shown.show("multilevel-shuffle", "multilevel-shuffle");
    QCoreApplication::processEvents();
    for (const int side : {0, 1})
      expectSteps(shown, side, std::to_string(size.width()) + " pixels, tree " + std::to_string(side) + ", step ");
  }
}

TEST(values, the_experiment_comes_back_when_sixteen_columns_are_shown) {
  Shown shown({1024, 640});
  shown.show("multilevel-shuffle", "multilevel-shuffle");
  QCoreApplication::processEvents();
  EXPECT_FALSE(shown.layout.isShown(WindowLayout::Panel::experiment));
  shown.show("neighbored", "interleaved");
  QCoreApplication::processEvents();
  EXPECT_TRUE(shown.layout.isShown(WindowLayout::Panel::experiment));
}

TEST(values, the_experiment_stays_where_its_room_would_not_do) {
  Shown shown({960, 640});
  shown.show("multilevel-shuffle", "multilevel-shuffle");
  QCoreApplication::processEvents();
  EXPECT_TRUE(shown.layout.isShown(WindowLayout::Panel::experiment));
}

}  // namespace
}  // namespace warpfold::app
