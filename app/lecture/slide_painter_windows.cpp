// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of a tree a slide shows.
#include <algorithm>
#include <climits>
#include <cmath>
#include <span>

#include "lecture/slide_painter.h"
#include "metrics/current_step.h"
#include "views/tree_layout.h"

namespace warpfold::app {

namespace {

/// A place for every line of a tree, of which a window shows some.
TreeLayout layoutOf(const TreeIndex& tree, const QSizeF& size, std::uint32_t cards, double rowShare) {
  TreeLayout layout(tree.columns(), tree.rows(), size);
  layout.setContent(tree.columns(), tree.rows(), tree.lateRows());
  layout.setProjected(true, rowShare);
  layout.setCards(cards);
  return layout;
}

/// Lines of a tree as they follow each other from above: a row, or inputs that were read after it.
std::uint32_t lineOf(const TreeLayout& layout, std::uint32_t row) {
  return std::uint32_t(std::lround((layout.rowY(row) - layout.rowY(0)) / layout.rowSpacing()));
}

/// Of a node, or of a card of its pile.
int longestTextOf(const TreeIndex& tree, NodeId id, const TreeLayout& layout, int usual) {
  if (!tree.isStack(id) || layout.cards() == 1) return int(tree.textWithin(id, usual).size());
  int longest = 1;
  const std::size_t cards = std::min<std::size_t>(tree.cards(id), layout.cards());
  for (std::size_t card = 0; card < cards; ++card)
    longest = std::max(longest, int(tree.cardText(id, card, usual, cards).size()));
  return longest;
}

/// Characters of the longest value in some of the columns and lines, in so many at most.
int longestText(const TreeIndex& tree, const TreeLayout& layout, const SlidePainter::Window& window, int most) {
  int longest = 1;
  const auto look = [&](std::span<const NodeId> places) {
    for (const NodeId id : places)
      if (const std::uint32_t column = tree.column(id);
          column >= window.firstColumn && column < window.firstColumn + window.columns)
        longest = std::max(longest, longestTextOf(tree, id, layout, most));
  };
  for (std::uint32_t row = 0; row <= tree.rows(); ++row) {
    const std::uint32_t line = lineOf(layout, row);
    if (line < window.firstLine || line >= window.firstLine + window.lines) continue;
    look(tree.row(row));
    look(tree.late(row));
  }
  return longest;
}

int usualText(const TreeIndex& tree, const TreeLayout& layout, const SlidePainter::Window& window) {
  return longestText(tree, layout, window, tree.usualCharacters());
}

/// Longer values are whole where they have room.
void fitText(const TreeIndex& tree, TreeLayout& layout, const SlidePainter::Window& window) {
  layout.setTextLength(usualText(tree, layout, window), longestText(tree, layout, window, INT_MAX));
}

/// Of nodes whose values have letters of so many pixels; no larger than the columns have room for.
double radiusFor(double pixels, int characters, double widest) {
  constexpr double glyphAspect = 0.62, beside = 4;
  const double byWidth = (pixels * glyphAspect * std::clamp(characters, 2, 3) + beside) / 2;
  return std::min(std::max(pixels / 1.05, byWidth) + 0.01, widest);
}

}  // namespace

/// All lines where their values can be read, closer than usual where need be; else as many as can, around those of the
/// step. Piles show as many cards as there is room for beside the lines that move.
SlidePainter::Window SlidePainter::window(int side, const QSizeF& size) const {
  const TreeIndex& tree = *m_content.sides[std::size_t(side)].tree;
  for (std::uint32_t cards = tree.cardsOfFirstRow(); cards > 1; --cards)
    if (const auto found = window(side, size, cards)) return *found;
  return window(side, size, 1).value_or(Window{});
}

std::optional<SlidePainter::Window> SlidePainter::window(int side, const QSizeF& size, std::uint32_t cards) const {
  const TreeIndex& tree = *m_content.sides[std::size_t(side)].tree;
  const auto lines = std::uint32_t(tree.rows() + tree.lateRows().size() + 1);
  Window window{firstColumn(side), visibleColumns(side), 0, lines, 0, cards};
  const auto layoutWith = [&](double rowShare, double taller = 1) {
    TreeLayout made = layoutOf(tree, {size.width() / m_enlarged, taller * size.height() / m_enlarged}, cards, rowShare);
    if (window.columns < tree.columns()) made.showColumns(window.firstColumn, window.columns);
    fitText(tree, made, window);
    return made;
  };
  const TreeLayout layout = layoutWith(window.rowShare);
  window.cards = layout.cards();
  const double widest = std::min(0.46 * layout.columnSpacing(), 20.0);  // as TreeLayout has it
  const double wanted = radiusFor(std::ceil(legible / m_enlarged), usualText(tree, layout, window), widest);
  if (wanted < 7 || layout.radius() >= wanted) return window;  // no values at all, or room for them
  const double letters = std::min(std::ceil(legible / m_enlarged), layoutWith(window.rowShare, 10).fontPixels());
  for (const double closer : {0.36, 0.38, 0.4, 0.42})
    if (layoutWith(closer).fontPixels() >= letters) {
      window.rowShare = closer;
      return window;
    }
  const double room = layout.size().height() - 2 * (widest + linesMargin), spacing = wanted / 0.34;
  // Where the first line is not among them, its piles need no room.
  for (const double piles : {0.0, (window.cards - 1) * TreeLayout::cardShare}) {
    const double most = std::max(0.0, room / spacing - piles) + 1;
    if (piles > 0 && most < std::min(2u, lines)) return std::nullopt;
    window.lines = std::clamp(std::uint32_t(most), std::min(2u, lines), lines);
    window.firstLine = firstLine(side, layout, window.lines);
    window.spacing = window.lines > 1 ? room / (window.lines - 1 + (window.firstLine == 0 ? piles : 0)) : 0;
    if (window.firstLine > 0 || window.cards == 1) break;
  }
  return window;
}

/// Of so many lines around those of the step.
std::uint32_t SlidePainter::firstLine(int side, const TreeLayout& layout, std::uint32_t shown) const {
  const SlideSide& of = m_content.sides[std::size_t(side)];
  const auto lines = std::uint32_t(of.tree->rows() + of.tree->lateRows().size() + 1);
  if (shown >= lines) return 0;
  const std::uint32_t row = currentRow(of.tree->trace(), of.position), made = lineOf(layout, row);
  const std::uint32_t operands = row == 0 ? 0 : lineOf(layout, row - 1), before = (shown - 2 + 1) / 2;
  return std::min(operands - std::min(operands, made - operands > 1 ? 0 : before), lines - shown);
}

namespace {

/// In which lines stand so far from each other, with piles above the first.
double heightFor(double lines, double spacing, double cards) {
  const double piles = (cards - 1) * std::max(spacing * TreeLayout::cardShare, TreeLayout::closestCards);
  return std::max(spacing * lines + 30, spacing * (lines + 0.72) + 8) + piles;
}

}  // namespace

TreeLayout SlidePainter::treeLayout(int side, const QSizeF& size) const {
  const TreeIndex& tree = *m_content.sides[std::size_t(side)].tree;
  const Window shown = window(side, size);
  TreeLayout layout = layoutOf(tree, size / m_enlarged, shown.cards, shown.rowShare);
  if (shown.spacing > 0) {
    const auto gaps = double(tree.rows() + tree.lateRows().size());
    QSizeF whole = layout.size();
    whole.setHeight(heightFor(gaps, shown.spacing, shown.cards));
    layout = layoutOf(tree, whole, shown.cards, shown.rowShare);
  }
  if (shown.columns < tree.columns()) layout.showColumns(shown.firstColumn, shown.columns);
  fitText(tree, layout, shown);
  return layout;
}

}  // namespace warpfold::app
