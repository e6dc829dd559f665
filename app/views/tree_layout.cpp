// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_layout.h"

#include <algorithm>
#include <cmath>

namespace warpfold::app {

namespace {

constexpr double sideMargin = 8;
constexpr double labelHeight = 18;  // the column numbers above row 0
constexpr double bottomMargin = 14;
constexpr double nameRoom = 5;  // beside what rows leave between them, a launch's name
constexpr double widestColumn = 96;
constexpr double tallestRow = 104;
constexpr double readableColumn = 48;  // zooming stops here
constexpr double readableRow = 52;
constexpr double largestRadius = 20;
constexpr double valueColumn = 15;  // narrower ones have no room for values
constexpr double tightColumn = 14;  // of many columns, whose nodes touch and whose letters are narrow
constexpr double looseColumn = 21;  // from here on they need neither
constexpr std::uint32_t manyColumns = 17;
constexpr double valueRow = 21;     // nor have closer rows
constexpr double tightRadius = 9;   // up to here nodes may nearly touch, so that their values stay readable
constexpr double closeRadius = 8;   // up to here the nodes of two rows may come close, too
constexpr double smallestTick = 3;  // pixels, gap included

std::uint32_t powerOfTwoAtLeast(double value) {
  std::uint32_t power = 1;
  while (power < value && power < 1u << 30) power *= 2;
  return power;
}

}  // namespace

TreeLayout::TreeLayout(std::uint32_t columns, std::uint32_t rows, QSizeF size) : m_size(size) {
  setContent(columns, rows);
}

void TreeLayout::setContent(std::uint32_t columns, std::uint32_t rows, std::vector<std::uint32_t> lateRows) {
  m_columns = std::max(1u, columns);
  m_rows = rows;
  m_lateRows = std::move(lateRows);
  fit();
}

// Each late row before this one adds a line.
double TreeLayout::lineOf(double row) const {
  return row + lateRowsBefore(row);
}

double TreeLayout::lateRowsBefore(double row) const {
  const auto next = std::upper_bound(m_lateRows.begin(), m_lateRows.end(), row - 1);
  const double part = next != m_lateRows.end() ? std::clamp(row - *next, 0.0, 1.0) : 0.0;
  return static_cast<double>(next - m_lateRows.begin()) + part;
}

/// Below the last row, beyond the margin.
double TreeLayout::footBelow() const {
  return m_foot > 0 ? std::max(0.0, closeRadius + 1 + m_foot - bottomMargin) : 0;
}

double TreeLayout::lateGap() const {
  return m_projected ? 0 : nameRoom;
}

void TreeLayout::setFoot(double pixels) {
  if (pixels == m_foot) return;
  m_foot = pixels;
  place({m_originX, m_originY});
}

void TreeLayout::setSize(QSizeF size) {
  // The column in the middle stays in the middle.
  const double middle = (m_size.width() / 2 - m_originX) / columnSpacing();
  m_size = size;
  m_zoom = std::clamp(m_zoom, 1.0, largestZoom());
  place({size.width() / 2 - middle * columnSpacing(), m_originY});
}

void TreeLayout::setTextLength(int characters, int figures) {
  m_longest = characters;
  m_figures = figures;
  place({m_originX, m_originY});
}

void TreeLayout::setCards(std::uint32_t cards) {
  m_cards = std::max(1u, cards);
  place({m_originX, m_originY});
}

std::uint32_t TreeLayout::cards() const {
  return columnSpacing() >= (m_columns >= manyColumns ? tightColumn : valueColumn) ? m_cards : 1;
}

double TreeLayout::cardPitch() const {
  return std::max(closestCards, cardShare * rowSpacing());
}

void TreeLayout::setProjected(bool projected, double rowShare) {
  m_projected = projected;
  m_rowShare = rowShare;
  place({m_originX, m_originY});
}

void TreeLayout::fit() {
  m_zoom = 1.0;
  m_rowsKept = false;
  place({0, firstRowTop()});
}

void TreeLayout::zoomAt(double factor, QPointF anchor) {
  const double column = (anchor.x() - m_originX) / columnSpacing();
  const double line = (anchor.y() - m_originY) / rowSpacing();
  m_zoom = std::clamp(m_zoom * factor, 1.0, largestZoom());
  place({anchor.x() - column * columnSpacing(), anchor.y() - line * rowSpacing()});
}

void TreeLayout::panBy(QPointF delta) {
  place({m_originX + delta.x(), m_originY + delta.y()});
}

void TreeLayout::showColumns(double first, double count) {
  m_rowsKept = true;
  const double wanted = (m_columns - 0.3) / (std::min<double>(count, m_columns) - 0.3);
  zoomAt(wanted / m_zoom, {m_originX, m_originY});
  panBy({m_size.width() / 2 - columnX(first + (count - 1) / 2), 0});
}

void TreeLayout::reveal(std::uint32_t firstRow, std::uint32_t lastRow) {
  const double reach = std::max(edgeInset(), radius()) + 8;
  const double above = rowY(firstRow) - (firstRow == 0 ? pileHeight() : 0) - reach - labelHeight;
  if (above < 0) panBy({0, -above});
  const auto below = [&] { return rowBand(lastRow, lastRow).bottom() + 4 - m_size.height(); };
  const bool isBelow = below() > 0;
  if (isBelow) panBy({0, -below()});
  if (!packed() || (above >= 0 && !isBelow)) return;
  alignRows();
  if (rowY(lastRow) + radius() > m_size.height()) panBy({0, -below()});  // the end of a tree below high piles
}

/// Scrolled by whole rows, so that none is cut at the upper edge or at the lower one.
void TreeLayout::alignRows() {
  const double first = firstRowTop(), spacing = rowSpacing();
  place({m_originX, first - std::round((first - m_originY) / spacing) * spacing});
}

double TreeLayout::firstRowTop() const {
  return top() + std::max(6.0, radius() + 2);
}

double TreeLayout::top() const {
  return numbersHeight() + pileHeight();
}

double TreeLayout::numbersHeight() const {
  return m_projected ? 2 : labelHeight;
}

double TreeLayout::largestZoom() const {
  return std::max(1.0, readableColumn / fitColumnSpacing());
}

double TreeLayout::fitColumnSpacing() const {
  const double room = std::max(1.0, m_size.width() - 2 * sideMargin);
  // Half a column more than needed between centres keeps the outer nodes inside.
  const double spacing = room / std::max(1.0, m_columns - 0.3);
  return std::min(spacing, widestColumn);
}

double TreeLayout::fitRowSpacing() const {
  if (lines() == 0) return tallestRow;
  const double gaps = static_cast<double>(m_lateRows.size()) * lateGap();
  const double height = m_size.height() - numbersHeight() - gaps - footBelow(), behind = cards() - 1;
  // Cards of piles grow with the distance, from the smallest that can be read on.
  const auto least = [&](double room, double rows) {
    return std::min(room / (rows + behind * cardShare), (room - behind * closestCards) / rows);
  };
  // A node's radius is at most 0.36 of the distance, or its share, and the outer rows must fit with theirs.
  const double outer = 2 * std::max(0.36, m_rowShare);
  const double spacing = std::min(least(height - 2 * bottomMargin, lines()), least(height - 6, lines() + outer));
  return std::clamp(spacing, 4.0, tallestRow);
}

double TreeLayout::columnSpacing() const {
  return fitColumnSpacing() * m_zoom;
}

double TreeLayout::rowSpacing() const {
  // Where columns are wide enough for values, rows are, too: of a deep tree in a low view, those that move are shown.
  const double fitted = packed() ? packedRowSpacing() : fitRowSpacing();
  if (m_rowsKept) return fitted;
  return std::max(fitted, std::min(fitted * m_zoom, readableRow));
}

bool TreeLayout::packed() const {
  const double spacing = m_rowsKept ? columnSpacing() : fitColumnSpacing();
  const double least = m_columns >= manyColumns ? tightColumn : valueColumn;
  return !m_projected && lines() > 0 && spacing >= least && fitRowSpacing() < valueRow;
}

bool TreeLayout::tight() const {
  const double spacing = columnSpacing();
  return !m_projected && m_columns >= manyColumns && spacing >= tightColumn && spacing < looseColumn;
}

double TreeLayout::leastWidth(std::uint32_t columns) {
  return 2 * sideMargin + (columns - 0.3) * (tightColumn + 0.05);
}

/// At least a value's, and so that the view holds whole rows.
double TreeLayout::packedRowSpacing() const {
  const double piles = (cards() - 1) * closestCards;
  const double gaps = static_cast<double>(m_lateRows.size()) * lateGap();
  const double room = m_size.height() - labelHeight - piles - gaps - footBelow() - closeRadius - 2 - bottomMargin;
  return std::max(valueRow, room / std::clamp(std::floor(room / valueRow), 1.0, lines()));
}

bool TreeLayout::isWhole(double y, double above) const {
  const double r = radius();
  return y - above - r >= numbersHeight() - 2 && y + r <= m_size.height();
}

std::pair<double, double> TreeLayout::shareOfRows() const {
  const double first = m_originY - pileHeight() - radius(), tall = contentHeight() + pileHeight() + 2 * radius();
  const double from = (numbersHeight() - 2 - first) / tall, to = (m_size.height() - first) / tall;
  return {std::max(0.0, from), std::min(1.0, to)};
}

double TreeLayout::rowIndicatorWidth() const {
  const auto [from, to] = shareOfRows();
  return from <= 0 && to >= 1 ? 0 : 8;
}

double TreeLayout::contentWidth() const {
  return (m_columns - 1) * columnSpacing();
}
double TreeLayout::contentHeight() const {
  return lines() * rowSpacing() + static_cast<double>(m_lateRows.size()) * lateGap();
}

void TreeLayout::place(QPointF origin) {
  fitCharacters();
  const double marginX = std::max(sideMargin, std::min(halfWidth() + 3, 30.0));
  const double freeX = m_size.width() - 2 * marginX - contentWidth();
  m_originX = freeX >= 0 ? marginX + freeX / 2 : std::clamp(origin.x(), marginX + freeX, marginX);

  const double first = firstRowTop();
  const double freeY =
      m_size.height() - first - std::max(bottomMargin, radius() + (m_foot > 0 ? 1 + m_foot : 3)) - contentHeight();
  m_originY = freeY >= 0 ? first + freeY / 2 : std::clamp(origin.y(), first + freeY, first);
}

double TreeLayout::radius() const {
  const double spacing = columnSpacing();
  if (m_projected) return std::min({0.46 * spacing, m_rowShare * rowSpacing(), largestRadius});
  const double beside = tight() ? std::clamp(0.475 * spacing, 7.0, tightRadius)
                                : std::max(0.356 * spacing, std::min(0.44 * spacing, tightRadius));
  // Rows that are close leave their nodes a little more, so that values stay readable.
  const double within = std::max(0.3 * rowSpacing(), std::min(0.36 * rowSpacing(), closeRadius));
  return std::min({beside, within, largestRadius});
}

double TreeLayout::edgeInset() const {
  if (detail() != Detail::ticks) return radius();
  return std::clamp(rowSpacing() * 0.2, 2.0, 6.0) + 1.5;
}

std::uint32_t TreeLayout::columnsPerTick() const {
  return detail() == Detail::ticks ? powerOfTwoAtLeast(smallestTick / columnSpacing()) : 1;
}

QRectF TreeLayout::tickAt(std::uint32_t firstColumn, double y, double share) const {
  const std::uint32_t group = columnsPerTick();
  const double left = std::round(columnX(firstColumn - 0.5));
  const double right = std::round(columnX(firstColumn + group - 0.5));
  const double full = 2 * std::floor(std::clamp(rowSpacing() * 0.2, 2.0, 6.0));
  const double height = std::max(2.0, std::round(full * share));
  return {left, std::round(y) - std::floor(height / 2), std::max(1.0, right - left - 1), height};
}

std::uint32_t TreeLayout::columnsPerLabel(double pixels) const {
  const double digits = m_columns > 1000 ? 4 : m_columns > 100 ? 3 : 2;
  return powerOfTwoAtLeast((digits * 6.0 * pixels / usualNumbers + 6) / columnSpacing());
}

double TreeLayout::labelBaseline() const {
  // Pinned to the upper edge when the first row is panned out of sight.
  return std::max(12.0, rowY(0) - pileHeight() - edgeInset() - 6);
}

double TreeLayout::edgeGap(double columnsAcross, double columnsApart) const {
  const double across = columnsAcross * columnSpacing();
  const double down = std::max(1.0, rowSpacing() - 2 * edgeInset());
  return columnsApart * columnSpacing() * down / std::hypot(across, down);
}

bool TreeLayout::hasRoomForStubs() const {
  constexpr double stubAndNumber = 20;  // pixels
  return rowSpacing() - 2 * radius() >= stubAndNumber;
}

std::uint32_t TreeLayout::edgeInterval(double columnsAcross, double columnsApart) const {
  const double clear = detail() == Detail::values ? 0.8 : 2.6;
  return powerOfTwoAtLeast(clear / std::max(edgeGap(columnsAcross, columnsApart), 1e-6));
}

std::uint32_t TreeLayout::firstVisibleColumn() const {
  const double column = std::floor((-halfWidth() - m_originX) / columnSpacing());
  return static_cast<std::uint32_t>(std::clamp(column, 0.0, m_columns - 1.0));
}

std::uint32_t TreeLayout::lastVisibleColumn() const {
  const double column = std::ceil((m_size.width() + halfWidth() - m_originX) / columnSpacing());
  return static_cast<std::uint32_t>(std::clamp(column, 0.0, m_columns - 1.0));
}

QRectF TreeLayout::rowBand(std::uint32_t firstRow, std::uint32_t lastRow) const {
  const double margin = std::max(edgeInset(), radius()) + 4;
  const double upper = rowY(firstRow) - (firstRow == 0 ? pileHeight() : 0) - margin;
  const bool late = std::find(m_lateRows.begin(), m_lateRows.end(), lastRow) != m_lateRows.end();
  return {0, upper, m_size.width(), (late ? lateY(lastRow) : rowY(lastRow)) + margin - upper};
}

std::optional<TreeLayout::Hit> TreeLayout::hitTest(QPointF point) const {
  const double reachY = std::max(edgeInset() + 2, 6.0);
  const bool inPile = point.y() < m_originY && point.y() >= m_originY - pileHeight() - reachY;
  const double reach = std::min(reachY, rowSpacing() / 2);
  const auto reaches = [&](double y) { return std::abs(point.y() - y) <= reach; };
  std::uint32_t row = 0;
  while (row < m_rows && !inPile && rowY(row + 1) - reach <= point.y()) ++row;
  const bool hasLate = std::binary_search(m_lateRows.begin(), m_lateRows.end(), row);
  const bool late = hasLate && !inPile && reaches(lateY(row));
  if (!inPile && !late && !reaches(rowY(row))) return std::nullopt;

  const double column = std::floor((point.x() - m_originX) / columnSpacing() + 0.5);
  if (column < 0 || column >= m_columns) return std::nullopt;
  const auto c = static_cast<std::uint32_t>(column);
  if (detail() == Detail::ticks) {
    const std::uint32_t group = columnsPerTick();
    const std::uint32_t first = c / group * group;
    return Hit{row, first, std::min(first + group, m_columns) - 1, late};
  }
  if (std::abs(point.x() - columnX(column)) > std::max(halfWidth() + 2, 4.0)) return std::nullopt;
  return Hit{row, c, c, late};
}

}  // namespace warpfold::app
