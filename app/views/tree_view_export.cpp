// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// TreeView as a picture and as a table.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <optional>

#include "export/vector_clip.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "views/picture_caption.h"
#include "views/tree_painter.h"
#include "views/tree_view.h"

namespace warpfold::app {

namespace {

/// All values, also those that the picture puts together.
std::vector<NodeId> byPlace(const BlockTrace& trace) {
  std::vector<NodeId> ids(trace.nodes.size());
  for (std::uint32_t i = 0; i < ids.size(); ++i) ids[i] = NodeId{i};
  std::stable_sort(ids.begin(), ids.end(), [&](NodeId x, NodeId y) {
    const Node &left = trace.nodes[x.value], &right = trace.nodes[y.value];
    return std::pair(left.row, left.column) < std::pair(right.row, right.column);
  });
  return ids;
}

}  // namespace

QString TreeView::shownPart() const {
  if (!m_index || m_layout.fitted()) return {};
  if (showsWarp()) return withValues(tr("warp %1 (of %2)"), *m_shownWarp, m_trace->warps());
  const double spacing = m_layout.columnSpacing(), columns = m_index->columns();
  const double first = std::ceil(-m_layout.columnX(0) / spacing);
  const double last = std::floor((m_layout.size().width() - m_layout.columnX(0)) / spacing);
  if (first <= 0 && last >= columns - 1) return {};
  return withValues(tr("columns %1 to %2 (of %3)"), std::max(first, 0.0), std::min(last, columns - 1), columns);
}

QString TreeView::exportName() const {
  return m_side == 0 ? QStringLiteral("tree-a") : QStringLiteral("tree-b");
}

QSizeF TreeView::exportSize() const {
  const QStringList caption = m_caption ? m_caption() : QStringList();
  return {std::max({640.0, double(width()), captionWidth(caption)}),
          std::max(360.0, double(height())) + captionHeight(caption)};
}

QSizeF TreeView::leastSize() const {
  constexpr double least = 160, line = 14;
  const double rows = m_index ? double(m_index->rows()) + 1 : 0;
  return {least, std::max(90.0, line * std::min(rows, 16.0)) + captionHeight(m_caption ? m_caption() : QStringList())};
}

void TreeView::paintExport(QPainter& painter, const QRectF& whole, const Theme& theme) const {
  painter.fillRect(whole, theme.panel);
  paintBare(painter, paintCaption(painter, whole, m_caption ? m_caption() : QStringList(), m_side, theme), theme);
}

/// What the user zoomed to is what is exported.
TreeLayout TreeView::pictureLayout(const QSizeF& size) const {
  TreeLayout layout(m_index->columns(), m_index->rows(), size);
  layout.setContent(m_index->columns(), m_index->rows(), m_index->lateRows());
  layout.setTextLength(m_layout.textLength(), m_layout.figuresLength());
  layout.setCards(m_index->cardsOfFirstRow());
  layout.setFoot(TreePainter::noteFoot(*m_index, &m_notes));
  if (m_layout.fitted()) return layout;
  if (showsWarp()) {
    const double lanes = m_trace->warpSize;
    layout.showColumns(*m_shownWarp * lanes, lanes);
    return layout;
  }
  layout.zoomAt(m_layout.zoom(), {size.width() / 2, 0});
  const double column = (m_layout.size().width() / 2 - m_layout.columnX(0)) / m_layout.columnSpacing();
  const double line = (m_layout.size().height() / 2 - m_layout.rowY(0)) / m_layout.rowSpacing();
  layout.panBy(
      {size.width() / 2 - layout.columnX(column), size.height() / 2 - layout.rowY(0) - line * layout.rowSpacing()});
  return layout;
}

bool TreeView::writesValues(const QSizeF& size) const {
  return !m_index || pictureLayout(size).detail() == TreeLayout::Detail::values;
}

void TreeView::paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const VectorClip clip(painter, area);
  if (!m_index) return paintEmpty(painter, area, theme);
  painter.translate(area.topLeft());
  const TreeLayout layout = pictureLayout(area.size());
  TreePainter tree(*m_index, layout, theme, m_side, m_position);
  if (m_litNode != Node::none) tree.setHighlighted(&m_highlighted);
  tree.setMarks(&m_marks);
  tree.setColumnNumbers(11);  // as labels are, which are as large as a figure's text is to be
  tree.setNotes(&m_notes);
  const std::array<QRectF, 2> beside = showsWarp() ? besideWarp(layout) : std::array<QRectF, 2>();
  if (!beside[0].isNull()) {
    const std::uint32_t lanes = m_trace->warpSize;
    tree.setColumns(*m_shownWarp * lanes, (*m_shownWarp + 1) * lanes - 1);
  }
  if (m_playback) tree.setPairs(m_playback->pairs());
  if (beside[1].width() > 0) tree.setRightmost(beside[1].left() - 3);
  tree.setDots(m_playback && m_playback->mode() == Playback::Mode::race);
  {
    // Of neighbours nothing, also where the ground is transparent.
    std::optional<VectorClip> warp;
    if (!beside[0].isNull()) warp.emplace(painter, QRectF(beside[0].topRight(), beside[1].bottomLeft()));
    tree.paintResting(painter);
    tree.paintMoving(painter);
    tree.paintColumnNumbers(painter);
  }
  if (!beside[0].isNull()) tree.paintBeyond(painter, *m_shownWarp, beside);
  tree.paintRootNote(painter);
}

std::vector<Table> TreeView::tables() const {
  Table table{{}, {}, {"row", "column", "thread", "element", "value", "left_column", "right_column", "padding"}, {}};
  if (!m_index) return {table};
  for (NodeId id : byPlace(*m_trace)) {
    const Node& node = m_index->node(id);
    const auto column = [&](NodeId n) { return n == Node::none ? Cell() : Cell(m_index->node(n).column); };
    table.rows.push_back({node.row, node.column, node.thread.value,
                          node.at.space == Location::Space::input ? Cell(node.at.element) : Cell(), m_trace->value(id),
                          column(node.left), column(node.right), node.padding ? 1 : 0});
  }
  return {table};
}

}  // namespace warpfold::app
