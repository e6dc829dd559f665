// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every blackboard in the window's layout: values that can be read, lanes below their columns, nodes of one form, and
// colours that stand out.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QPainter>
#include <QRegularExpression>
#include <map>
#include <set>

#include "app/letter_device.h"
#include "metrics/tree_shape.h"
#include "models/memory_map.h"
#include "models/tree_index.h"
#include "models/tree_notes.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/tree_view.h"
#include "walk/boards.h"
#include "walk/shown.h"

namespace warpfold::app {
namespace {

std::string at(QSize size, const std::string& a, const std::string& b) {
  return a + " and " + b + " at " + std::to_string(size.width()) + " × " + std::to_string(size.height());
}

constexpr QSize sizes[] = {{1280, 736}, {1280, 800}, {1366, 768}, {1600, 1000}, {1920, 1080}};

/// Of a pile, whether each of its elements is written in full, on a line of its own; of one with more elements than a
/// thread of a blackboard takes alone, the first ones, and how many more there are.
void expectCards(const TreeLayout& layout, const TreeIndex& index, NodeId node, const std::string& where) {
  if (!index.isStack(node)) return;
  constexpr std::size_t mostInFull = 8;
  const std::size_t elements = index.elements(node), cards = index.cards(node);
  const bool inFull = elements <= mostInFull;
  EXPECT_EQ(cards, inFull ? elements : 4) << where;
  EXPECT_GE(layout.cards(), index.cards(node)) << where;
  EXPECT_GE(layout.cardPitch(), layout.fontPixels() + 1) << where;
  const std::vector<NodeId> inputs = index.inputsAt(node);
  if (!inFull) {
    EXPECT_EQ(index.cardText(node, cards - 1, layout.shownCharacters()),
              QStringLiteral("+%1").arg(elements - (cards - 1)))
        << where;
  }
  for (std::size_t card = 0; card < (inFull ? cards : cards - 1); ++card)
    EXPECT_EQ(index.cardText(node, card, layout.shownCharacters()).toStdString(),
              index.trace().value(inputs.at(card)).text())
        << where;
}

/// Whether all values of a tree are written in full, and how large.
void expectValues(const TreeLayout& layout, const TreeIndex& index, const std::string& where) {
  EXPECT_EQ(layout.detail(), TreeLayout::Detail::values) << where;
  EXPECT_GE(layout.fontPixels(), 9) << where;
  const auto& nodes = index.trace().nodes;
  // Whatever lies beyond the end of an array may be as long as it likes.
  if (std::any_of(nodes.begin(), nodes.end(), [](const Node& node) { return node.beyond; })) return;
  for (std::uint32_t row = 0; row <= index.rows(); ++row)
    for (const NodeId node : index.row(row)) {
      EXPECT_EQ(index.textWithin(node, layout.shownCharacters()), index.text(node)) << where;
      expectCards(layout, index, node, where);
      const double x = layout.columnX(index.column(node)), half = layout.halfWidth();
      EXPECT_TRUE(x - half >= 0 && x + half <= layout.size().width()) << where;
    }
}

/// Step by step: what the step has made is in sight.
void expectInSight(Shown& shown, int side, const std::string& where) {
  const TreeLayout& layout = shown.tree(side).treeLayout();
  for (std::uint32_t row = 0; row <= layout.rows(); ++row) {
    shown.playback().setPosition(row);
    const double piles = row == 0 ? layout.pileHeight() : 0;
    EXPECT_GE(layout.rowY(row) - piles - layout.radius(), 0) << where << ", step " << row;
    EXPECT_LE(layout.rowY(row) + layout.radius(), layout.size().height()) << where << ", step " << row;
  }
}

TEST(pictures_of_the_catalogue, every_value_of_sixteen_columns_is_drawn) {
  int trees = 0;
  for (const QSize size : sizes) {
    Shown shown(size);
    for (const std::string& id : walk::kernels()) {
      shown.show(id, "interleaved");
      for (int side = 0; side < 2; ++side) {
        const TreeIndex index(shown.tree(side).trace());
        if (index.columns() > 16) continue;
        const TreeLayout& layout = shown.tree(side).treeLayout();
        const std::string where = at(size, id, "interleaved") + ", tree of " + std::to_string(layout.size().width()) +
                                  " × " + std::to_string(layout.size().height());
        ++trees;
        expectValues(layout, index, where);
        expectInSight(shown, side, where);
      }
    }
  }
  EXPECT_GT(trees, 40);
}

/// What is in sight of a row of one warp: written in full, inside the tree, and apart from its neighbours.
void expectWarp(Shown& shown, int side, const std::string& where) {
  const TreeLayout& layout = shown.tree(side).treeLayout();
  const TreeIndex index(shown.tree(side).trace());
  ASSERT_EQ(layout.detail(), TreeLayout::Detail::values) << where;
  EXPECT_GE(layout.fontPixels(), 9) << where;
  EXPECT_LE(layout.shownCharacters() * 0.6 * layout.fontStretch() / 100 * layout.fontPixels(), layout.columnSpacing())
      << where;
  const std::uint32_t lanes = index.trace().warpSize;
  const auto warp = shown.tree(side).shownWarp();
  for (std::uint32_t row = 0; row <= layout.rows(); ++row) {
    for (const NodeId node : index.row(row)) {
      if ((warp && index.column(node) / lanes != *warp) || index.node(node).beyond) continue;
      EXPECT_EQ(index.textWithin(node, layout.shownCharacters()), index.text(node)) << where;
      expectCards(layout, index, node, where);
      const double x = layout.columnX(index.column(node)), half = layout.halfWidth();
      EXPECT_TRUE(x - half >= -1 && x + half <= layout.size().width() + 1) << where << ", row " << row;
    }
  }
}

TEST(pictures_of_the_catalogue, every_value_of_a_warp_is_drawn_where_sixteen_columns_cannot_show_the_lesson) {
  int trees = 0;
  for (const QSize size : {QSize(1280, 800), QSize(1440, 900), QSize(1600, 1000), QSize(1920, 1080)}) {
    Shown shown(size);
    for (const std::string& id : walk::kernels(false)) {
      shown.show(id, "shared-strided");
      for (int side = 0; side < 2; ++side) {
        const TreeIndex index(shown.tree(side).trace());
        if (index.columns() <= 16) continue;
        ++trees;
        const std::string where = at(size, id, "shared-strided") + ", tree " + std::to_string(side) + " of " +
                                  std::to_string(shown.tree(side).width()) + " pixels";
        expectWarp(shown, side, where);
        expectInSight(shown, side, where);
      }
    }
  }
  EXPECT_GT(trees, 100);
}

/// Where each lane stands, and that it is filled where the step's mask says that it works.
void expectLanes(Shown& shown, int side, const std::string& where) {
  const TreeView& tree = shown.tree(side);
  const LanesView& view = shown.lanes(side);
  const BlockTrace& trace = *tree.trace();
  const LanesLayout lanes = view.layoutOnScreen();
  for (std::uint32_t thread = 0; thread < trace.threads; ++thread)
    ASSERT_NEAR(view.x() + lanes.box(thread / trace.warpSize, thread % trace.warpSize).center().x(),
                tree.x() + tree.treeLayout().columnX(thread), 1e-6)
        << where << ", thread " << thread;
}

/// Where a warp is shown by itself, every value that its lanes make is in the picture, or named as outside of it.
void expectNamed(Shown& shown, int side, std::uint32_t row, const std::string& where) {
  const auto warp = shown.tree(side).shownWarp();
  if (!warp) return;
  const TreeIndex index(shown.tree(side).trace());
  const std::uint32_t lanes = index.trace().warpSize;
  std::set<std::uint64_t> outside;
  for (const Node& node : index.trace().nodes)
    if (!node.isInput() && node.row == row && !node.folded && !isWord(node) && node.thread.value / lanes == *warp &&
        node.column / lanes != *warp)
      outside.insert(node.column);
  const OutOfSight named = shown.tree(side).outOfSight();
  EXPECT_EQ(std::set<std::uint64_t>(named.columns.begin(), named.columns.end()), outside) << where;
  EXPECT_EQ(shown.tree(side).outOfSightText().isEmpty(), outside.empty()) << where;
}

/// What is painted at a step: each value that is there by then, in full, at its column; of long trees those in sight.
void expectPainted(Shown& shown, int side, std::uint32_t row, const std::string& where) {
  TreeView& tree = *shown.layout.trees()[std::size_t(side)]->tree();
  LetterDevice device(tree.size());
  QPainter painter(&device);
  tree.render(&painter);
  painter.end();
  std::multimap<QString, double> painted;
  for (const Letters& letters : device.letters())
    if (!letters.cut) painted.emplace(letters.text, letters.box.center().x());
  const TreeIndex index(tree.trace());
  const TreeLayout& layout = tree.treeLayout();
  const std::uint32_t lanes = index.trace().warpSize;
  for (std::uint32_t line = 0; line <= std::min(row, index.rows()); ++line)
    for (const NodeId node : index.row(line)) {
      if (index.isStack(node) || isWord(index.node(node)) || index.node(node).beyond ||
          !layout.isWhole(layout.rowY(line)) || (tree.shownWarp() && index.column(node) / lanes != *tree.shownWarp()))
        continue;
      const auto [first, last] = painted.equal_range(index.text(node));
      const double x = layout.columnX(index.column(node));
      EXPECT_TRUE(std::any_of(first, last, [&](const auto& each) { return std::abs(each.second - x) < 2; }))
          << where << ": " << index.text(node).toStdString() << " of step " << line << ", column "
          << index.column(node);
    }
}

/// Both trees of a pair, step by step: both end in one value, all of them can be read, and lanes stand below them.
void expectPair(Shown& shown, const std::string& a, const std::string& b, const std::string& where) {
  const bool sound = !kernelById(a).broken() && !kernelById(b).broken();
  const auto result = [&](int side) {
    const BlockTrace& trace = *shown.tree(side).trace();
    return trace.value(resultsOf(trace).front()).text();
  };
  if (sound) {
    EXPECT_EQ(result(0), result(1)) << where;
  }
  for (int side = 0; side < 2; ++side) {
    const TreeIndex index(shown.tree(side).trace());
    const std::string tree = where + ", tree " + std::to_string(side);
    if (index.columns() <= 16)
      expectValues(shown.tree(side).treeLayout(), index, tree);
    else if (sound)
      expectWarp(shown, side, tree);
    expectLanes(shown, side, tree);
    expectInSight(shown, side, tree);
    for (std::uint32_t row = 0; row <= index.rows(); ++row) {
      shown.playback().setPosition(row);
      expectNamed(shown, side, row, tree + ", step " + std::to_string(row));
      if (sound) expectPainted(shown, side, row, tree + ", step " + std::to_string(row));
    }
  }
}

TEST(pictures_of_the_catalogue, pairs_of_kernels_show_all_of_their_steps) {
  const QSize size(1280, 800);
  Shown shown(size);
  int pairs = 0;
  for (const auto& [a, b] : walk::sampledPairs(20)) {
    shown.show(a, b);
    if (!shown.tree(0).trace() || !shown.tree(1).trace()) continue;
    ++pairs;
    expectPair(shown, a, b, at(size, a, b));
  }
  EXPECT_GE(pairs, 20);
}

TEST(pictures_of_the_catalogue, the_memory_map_calls_arrays_as_the_source_does) {
  static const QRegularExpression array(QStringLiteral("(?:loads|stores) (\\w+)\\["));
  int names = 0;
  for (const std::string& id : walk::kernels()) {
    const KernelPtr kernel = builtInKernels().at(id);
    const BlockTracePtr trace = walk::boardsOf(id, id)[0].trace;
    std::set<QString> named;
    for (std::uint32_t row = 0; row <= TreeIndex(trace).rows(); ++row)
      for (const RequestMap& map : memoryRows(*trace, row, sharedArray(kernel->code)))
        if (const auto found = array.match(requestText(map)); found.hasMatch()) named.insert(found.captured(1));
    names += int(named.size());
    if (sharedArray(kernel->code) == "shared") named.erase(QStringLiteral("shared"));  // it has several
    for (const QString& each : named)
      EXPECT_TRUE(QRegularExpression(QStringLiteral("\\b%1\\b").arg(each))
                      .match(QString::fromStdString(kernel->code))
                      .hasMatch())
          << id << " has no " << qPrintable(each);
  }
  EXPECT_GT(names, 40);
}

TEST(pictures_of_the_catalogue, lanes_stand_below_their_columns_at_every_size) {
  for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
    Shown shown(size);
    for (const std::string& id : walk::kernels()) {
      shown.show(id, "shared-strided");
      for (int side = 0; side < 2; ++side) {
        const TreeView& tree = shown.tree(side);
        const LanesView& view = shown.lanes(side);
        const LanesLayout lanes = view.layoutOnScreen();
        const BlockTrace& trace = *tree.trace();
        for (std::uint32_t thread = 0; thread < trace.threads; ++thread)
          ASSERT_NEAR(view.x() + lanes.box(thread / trace.warpSize, thread % trace.warpSize).center().x(),
                      tree.x() + tree.treeLayout().columnX(thread), 1e-6)
              << at(size, id, "shared-strided") << ", thread " << thread;
      }
    }
  }
}

/// The names of launches and the note of the root stand beside the values of a tree, not over them.
int expectLabelsApart(TreeView& tree, const std::string& where) {
  LetterDevice device(tree.size());
  QPainter painter(&device);
  tree.render(&painter);
  painter.end();
  static const QRegularExpression label(QStringLiteral("^launch |last|÷"));
  static const QRegularExpression value(QStringLiteral("^-?\\d+$"));
  int labels = 0;
  for (const Letters& name : device.letters()) {
    if (!label.match(name.text).hasMatch()) continue;
    ++labels;
    for (const Letters& each : device.letters())
      EXPECT_FALSE(each.mono && value.match(each.text).hasMatch() &&
                   each.box.adjusted(0, 2, 0, -2).intersects(name.box.adjusted(0, 2, 0, -2)))
          << where << ": " << name.text.toStdString() << " over " << each.text.toStdString();
  }
  return labels;
}

TEST(pictures_of_the_catalogue, no_label_covers_a_value_in_a_small_window) {
  int labels = 0;
  for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
    Shown shown(size);
    for (const std::string& id : walk::kernels(false)) {
      shown.show(id, "interleaved");
      for (const int side : {0, 1}) {
        TreeView& tree = *shown.layout.trees()[std::size_t(side)]->tree();
        TreeNotes notes;
        notes.root = QStringLiteral("524 ÷ 64 = 8.1875");
        tree.setNotes(notes);
        for (std::uint32_t row = 0; row <= tree.treeLayout().rows(); ++row) {
          shown.playback().setPosition(row);
          labels += expectLabelsApart(
              tree, at(size, id, "interleaved") + ", tree " + std::to_string(side) + ", step " + std::to_string(row));
        }
      }
    }
  }
  EXPECT_GT(labels, 100);
}

TEST(pictures_of_the_catalogue, nodes_have_one_form_in_both_trees) {
  Shown shown({1280, 800});
  int alike = 0;
  for (const std::string& a : walk::kernels(false)) {
    const std::string b = "interleaved";
    shown.show(a, b);
    if (shown.tree(0).treeLayout().columns() != shown.tree(1).treeLayout().columns()) continue;
    ++alike;
    EXPECT_EQ(shown.tree(0).treeLayout().textLength(), shown.tree(1).treeLayout().textLength()) << a << " and " << b;
  }
  EXPECT_GT(alike, 5);
}

TEST(pictures_of_the_catalogue, structure_and_text_stand_out_in_every_theme) {
  for (const char* id : {"dark", "light", "print", "projector"}) {
    const Theme& theme = Theme::byId(QString::fromLatin1(id));
    const double text = QLatin1String(id) == QLatin1String("projector") ? 7 : 4.5;
    EXPECT_GE(contrast(visibleOn(theme.panel, theme.muted), theme.panel), 3) << id << ", what is still to come";
    EXPECT_GE(contrast(theme.text, theme.panel), text) << id;
    EXPECT_GE(contrast(theme.muted, theme.panel), text) << id;
    for (int side = 0; side < 2; ++side) {
      EXPECT_GE(contrast(theme.side(side), theme.panel), 3) << id << ", side " << side;
      EXPECT_GE(contrast(visibleOn(theme.panel, theme.side(side)), theme.panel), 3) << id << ", side " << side;
      // A value of the step that has just been made, one at rest, and one of the inputs.
      EXPECT_GE(contrast(theme.onSide(side), theme.side(side)), QLatin1String(id) == QLatin1String("projector") ? 7 : 3)
          << id << ", side " << side;
      EXPECT_GE(contrast(theme.text, mixed(theme.panel, theme.side(side), 0.14)), text) << id << ", side " << side;
      EXPECT_GE(contrast(theme.text, mixed(theme.panel, theme.side(side), 0.3)), text) << id << ", side " << side;
      EXPECT_GE(contrast(theme.text, theme.field), text) << id;
      // A value that is not used: its outline, and its figure where it is an input.
      EXPECT_GE(contrast(theme.muted, theme.field), QLatin1String(id) == QLatin1String("projector") ? 7 : 4.5) << id;
    }
  }
}

}  // namespace
}  // namespace warpfold::app
