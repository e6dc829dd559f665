// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "models/tree_notes.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/tree_painter_parts.h"
#include "views/tree_places.h"

namespace warpfold::app {

TreePainter::TreePainter(const TreeIndex& index, const TreeLayout& layout, const Theme& theme, int side,
                         double position)
    : m_index(index),
      m_layout(layout),
      m_theme(theme),
      m_side(side),
      m_structure(visibleOn(theme.panel, theme.muted)),
      m_discarded(visibleOn(theme.panel, theme.side(side))),
      m_ground(theme.panel) {
  m_position = std::clamp<double>(position, 0.0, index.rows());
  m_base = static_cast<std::uint32_t>(m_position + 1e-9);
  m_fraction = std::max(0.0, m_position - m_base);
  if (m_fraction < 1e-6) m_fraction = 0;
}

std::uint32_t TreePainter::firstMovingRow() const {
  return m_base > 0 ? m_base - 1 : 0;
}
std::uint32_t TreePainter::lastMovingRow() const {
  return std::min(m_base + 1, m_index.rows());
}

std::uint32_t TreePainter::firstCrossedRow() const {
  std::uint32_t first = firstMovingRow();
  if (m_base == m_index.rows()) return first;
  for (NodeId id : m_index.row(m_base + 1))
    if (!m_index.node(id).isInput() && !isWord(m_index.node(id)))
      for (const TreeIndex::Operand& operand : m_index.operands(id))
        first = std::min(first, m_index.node(operand.from).row);
  return first;
}

TreePainter::RowLook TreePainter::look(const Line& line) const {
  RowLook look;
  const std::uint32_t row = line.row;
  look.input = row == 0 || line.late;
  if (row <= m_base) {
    look.shown = 1;
    look.reached = true;
    if (row == m_base && !look.input) look.fill = look.edge = 1 - eased(m_fraction / 0.4);
  } else if (row == m_base + 1 && m_fraction > 0) {
    look.reached = true;
    look.shown = look.fill = eased((m_fraction - arrival) / (1 - arrival));
    look.edge = eased(m_fraction / 0.12);
  }
  return look;
}

/// How far the operands of one result have come, which is as far as all have where all set out together.
double TreePainter::fractionOf(NodeId result) const {
  const auto row = m_index.row(m_base + 1);
  if (m_pairs == Playback::Pairs::together || m_fraction <= 0 || row.size() < 2) return m_fraction;
  const auto place = std::find(row.begin(), row.end(), result) - row.begin();
  const double alone = m_pairs == Playback::Pairs::single ? 1.0 / double(row.size()) : overlapping;
  return std::clamp(wayOf(std::uint64_t(place), row.size(), m_fraction, alone), 0.0, 1.0);
}

std::vector<std::size_t> TreePainter::travellingPairs() const {
  std::vector<std::size_t> pairs;
  if (m_fraction <= 0 || m_base >= m_index.rows()) return pairs;
  const auto row = m_index.row(m_base + 1);
  for (std::size_t i = 0; i < row.size(); ++i)
    if (const double own = fractionOf(row[i]); own > 0 && own < 1) pairs.push_back(i);
  return pairs;
}

TreePainter::Weight TreePainter::weight(NodeId id) const {
  if (m_highlighted != nullptr) return (*m_highlighted)[id.value] ? Weight::strong : Weight::faint;
  return m_index.contributes(id) ? Weight::plain : Weight::faint;
}

std::span<const NodeId> TreePainter::places(const Line& line) const {
  return line.late ? m_index.late(line.row) : m_index.row(line.row);
}

double TreePainter::lineY(const Line& line) const {
  return line.late ? m_layout.lateY(line.row) : m_layout.rowY(line.row);
}

/// A line whose values would be cut is left out.
bool TreePainter::isShown(const Line& line) const {
  const bool piles = line.row == 0 && !line.late;
  return m_layout.detail() == TreeLayout::Detail::ticks ||
         m_layout.isWhole(lineY(line), piles ? m_layout.pileHeight() : 0);
}

QPointF TreePainter::centre(NodeId id) const {
  const Node& node = m_index.node(id);
  if (isWord(node)) return wordBox(m_index, m_layout, id).center();
  const std::uint32_t column = m_index.column(id);
  double x = m_layout.columnX(column);
  if (m_layout.detail() == TreeLayout::Detail::ticks) {
    const std::uint32_t group = m_layout.columnsPerTick();
    x = std::floor(m_layout.tick(column / group * group, 0, 1).center().x()) + 0.5;
  }
  return {x, lineY({node.row, m_index.isLate(id)})};
}

QRectF TreePainter::wordBox(const TreeIndex& index, const TreeLayout& layout, NodeId word) {
  const auto [before, after] = index.wordBeforeAfter(word);
  const QString text = QString::fromStdString(index.trace().value(before).shortText(8)) + QStringLiteral(" → ") +
                       QString::fromStdString(index.trace().value(after).shortText(8));
  const double font = std::clamp(layout.radius() * 0.95, 10.0, 15.0);
  const double width = QFontMetricsF(Theme::mono(font)).horizontalAdvance(text) + 20;
  const double height = std::clamp(2 * layout.radius(), 18.0, 34.0);
  // At the edge of a fitted tree it moves aside rather than out of sight.
  double x = layout.columnX(index.column(word));
  const double frame = 6;
  if (layout.fitted() && width < layout.size().width() - 2 * frame)
    x = std::clamp(x, width / 2 + frame, layout.size().width() - width / 2 - frame);
  return {x - width / 2, layout.rowY(index.node(word).row) - height / 2, width, height};
}

// Layers ------------------------------------------------------------------------------------------------

void TreePainter::paintRow(QPainter& painter, std::uint32_t row) const {
  paintNodes(painter, {row, false});
  if (!m_index.late(row).empty()) paintNodes(painter, {row, true});
  paintMarks(painter, row);
}

void TreePainter::paintResting(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  paintWarpBounds(painter);
  for (std::uint32_t row = 0; row <= m_index.rows(); ++row)
    if (!moving(row)) paintEdges(painter, row);
  for (std::uint32_t row = 0; row <= m_index.rows(); ++row)
    if (!moving(row)) paintRow(painter, row);
}

void TreePainter::paintMoving(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const std::uint32_t last = lastMovingRow();
  for (std::uint32_t row = m_base; row <= last; ++row) paintEdges(painter, row);
  for (std::uint32_t row = m_base; row <= last; ++row) paintRow(painter, row);
  if (m_fraction > 0 && !m_dots && m_layout.detail() == TreeLayout::Detail::values) paintTravellingValues(painter);
  if (m_hovered == Node::none || m_index.node(m_hovered).isInput()) return;
  Edges own;
  for (const TreeIndex::Operand& operand : m_index.operands(m_hovered)) addEdge(operand, m_hovered, false, own);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_theme.side(m_side), 2));
  painter.drawLines(own.straight);
  painter.drawLines(own.slanted);
  painter.drawLines(own.arrivals);
  for (const QPainterPath& path : own.exchanges) painter.drawPath(path);
}

void TreePainter::paintWarpBounds(QPainter& painter) const {
  if (!m_index.warpsApart()) return;
  const BlockTrace& trace = m_index.trace();
  painter.setPen(QPen(m_structure, 1, Qt::DotLine));
  const double top = m_layout.rowY(0) - m_layout.edgeInset() - 4;
  const double bottom = m_layout.rowBand(m_index.rows(), m_index.rows()).bottom();
  for (std::uint32_t warp = 1; warp < trace.warps(); ++warp) {
    const double x = std::floor(m_layout.columnX(warp * trace.warpSize - 0.5)) + 0.5;
    painter.drawLine(QPointF(x, top), QPointF(x, bottom));
  }
}

/// Above the lines that hold what the launch before, or the other blocks, left in memory.
void TreePainter::paintLaunchBounds(QPainter& painter) const {
  std::uint32_t launch = 1;
  painter.setFont(Theme::ui(9));
  const QFontMetricsF metrics(painter.font());
  for (std::uint32_t row = 0; row < m_index.rows(); ++row) {
    if (!beginsLaunch(m_index, row)) continue;
    const quint64 blocks = m_index.blocksBefore(row);
    const QString text = m_index.isOfCluster(row)    ? tr("cluster: its last block")
                         : !m_index.trace().finishes ? tr("launch %1").arg(++launch)
                         : m_index.waitsForBlocks()  ? tr("block %1: the last one").arg(blocks - 1)
                                                     : tr("ticket %1: the last block").arg(blocks - 1);
    const double y = std::floor((m_layout.rowY(row) + m_layout.lateY(row)) / 2) + 0.5;
    const double right = std::min(m_layout.size().width() - m_layout.rowIndicatorWidth() - 2, m_rightmost);
    const double left = right - metrics.horizontalAdvance(text) - 8, height = metrics.height();
    painter.setPen(QPen(m_structure, 1, Qt::DashLine));
    painter.drawLine(QPointF(2, y), QPointF(left, y));
    painter.setPen(m_theme.muted);
    const QRectF box(left, y - height / 2, right - left, height);  // between the rows, and clear of their values
    painter.fillRect(box, m_theme.panel);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
  }
}

void TreePainter::paintColumnNumbers(QPainter& painter) const {
  // Cards behind the first of a pile reach up to where the numbers would stand.
  const NodeId corner = m_index.at(0, 0, false);
  const double raise = corner != Node::none && m_index.isStack(corner) && m_layout.cards() == 1 ? 5 : 0;
  const double baseline = std::max(12.0, m_layout.labelBaseline() - raise);
  if (m_layout.rowY(0) - m_layout.pileHeight() - m_layout.edgeInset() < baseline)
    painter.fillRect(QRectF(0, 0, m_layout.size().width(), baseline + 4), m_theme.panel);
  painter.setFont(Theme::ui(m_columnNumbers));
  painter.setPen(m_theme.muted);
  const std::uint32_t interval = m_layout.columnsPerLabel(m_columnNumbers);
  const bool notes = notesFit();
  const std::uint32_t first = (m_layout.firstVisibleColumn() + interval - 1) / interval * interval;
  for (std::uint32_t c = first; c <= m_layout.lastVisibleColumn(); c += interval) {
    const double x = m_layout.columnX(c), half = m_columnNumbers / 3 * (c >= 1000 ? 4 : c >= 100 ? 3 : c >= 10 ? 2 : 1);
    if (x < half || x + half > m_layout.size().width()) continue;  // panned half out of sight
    const double reach = std::max(20.0, m_layout.columnSpacing() / 2);
    const QRectF box(x - reach, baseline - 12, 2 * reach, 14);
    const QString note = notes ? leafNote(c) : QString();
    painter.drawText(box, Qt::AlignHCenter | Qt::AlignBottom, note.isEmpty() ? QString::number(c) : note);
  }
  paintLaunchBounds(painter);
}

/// All of them, or none: numbers between products would be read as one of them.
bool TreePainter::notesFit() const {
  if (m_notes == nullptr || m_notes->leaves.empty()) return false;
  const QFontMetricsF metrics(Theme::ui(m_columnNumbers));
  constexpr double apart = 5;
  for (std::uint32_t c = 0; c < m_index.columns(); ++c)
    if (metrics.horizontalAdvance(leafNote(c)) + apart > m_layout.columnSpacing()) return false;
  return true;
}

/// Of a leaf that is one element, and whose column has room for what it was computed from.
QString TreePainter::leafNote(std::uint32_t column) const {
  const NodeId leaf = m_index.at(0, column, false);
  if (m_notes == nullptr || leaf == Node::none || m_index.isStack(leaf) || m_layout.columnsPerLabel() > 1) return {};
  const Location& at = m_index.node(leaf).at;
  const bool known = at.space == Location::Space::input && at.element < m_notes->leaves.size();
  return known && !m_index.node(leaf).padding ? m_notes->leaves[at.element] : QString();
}

/// Of the last result; null while it is still to come.
QRectF TreePainter::rootBox() const {
  if (m_base < m_index.rows() || m_index.rows() == 0) return {};
  const auto row = m_index.row(m_index.rows());
  if (row.empty()) return {};
  const NodeId root = row.front();
  if (isWord(m_index.node(root))) return wordBox(m_index, m_layout, root);
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  return {centre(root).x() - hw, centre(root).y() - r, 2 * hw, 2 * r};
}

bool TreePainter::hidesNodes(const QRectF& box) const {
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  const auto hidden = [&](NodeId id) {
    const QRectF node = isWord(m_index.node(id)) ? wordBox(m_index, m_layout, id)
                                                 : QRectF(centre(id).x() - hw, centre(id).y() - r, 2 * hw, 2 * r);
    return node.intersects(box);
  };
  for (std::uint32_t row = 0; row <= m_index.rows(); ++row)
    for (const auto& line : {m_index.row(row), m_index.late(row)})
      if (std::any_of(line.begin(), line.end(), hidden)) return true;
  return false;
}

double TreePainter::noteFoot(const TreeIndex& index, const TreeNotes* notes) {
  if (notes == nullptr || notes->root.isEmpty() || index.rows() == 0) return 0;
  // Of very many columns a view shows a warp's.
  const std::uint32_t seen = std::min(index.columns(), std::max(index.trace().warpSize, 16u));
  const bool beside = index.row(index.rows()).size() <= std::max(2u, seen / 2);
  return beside ? 0 : QFontMetricsF(Theme::mono(10, QFont::DemiBold)).height() + 3;
}

QFont TreePainter::rootNoteFont() const {
  const QFont large = Theme::mono(std::clamp(m_layout.radius() * 1.05, 11.0, 18.0), QFont::DemiBold);
  const double half = m_layout.size().width() / 2;
  const bool small = noteFoot(m_index, m_notes) > 0 || QFontMetricsF(large).horizontalAdvance(m_notes->root) > half;
  return small ? Theme::mono(10, QFont::DemiBold) : large;
}

QRectF TreePainter::rootNoteBox(const QFont& font) const {
  const QRectF own = rootBox();
  if (m_notes == nullptr || m_notes->root.isEmpty() || own.isNull()) return {};
  const QFontMetricsF metrics(font);
  const QSizeF all = m_layout.size();
  const double widest = std::max(120.0, all.width() - own.width() - 20);
  const QRectF text = metrics.boundingRect(QRectF(0, 0, widest - 16, 100), Qt::TextWordWrap, m_notes->root);
  const QSizeF size(std::min(text.width() + 16, widest), text.height() + 2);
  const double middle = std::min(own.center().y() - size.height() / 2, all.height() - size.height() - 1);
  const double lower = all.height() - size.height() - 1;
  const QPointF places[] = {{own.right() + 8, middle},
                            {own.left() - 8 - size.width(), middle},
                            {all.width() - size.width() - 2, lower},
                            {2, lower}};
  for (const QPointF& at : places) {
    const QRectF box(at, size);
    if (box.left() >= 0 && box.right() <= all.width() && !hidesNodes(box)) return box;
  }
  return {places[2], size};
}

void TreePainter::paintRootNote(QPainter& painter) const {
  if (m_notes == nullptr || m_notes->root.isEmpty()) return;
  const QFont font = rootNoteFont();
  const QRectF box = rootNoteBox(font);
  if (box.isNull()) return;
  painter.setFont(font);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.panel);
  painter.drawRect(box);
  painter.setPen(m_theme.text);
  painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, m_notes->root);
}

}  // namespace warpfold::app
