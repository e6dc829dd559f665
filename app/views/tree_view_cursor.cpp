// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// TreeView by keys and for screen readers: one value after the other.
#include <QPainter>
#include <algorithm>

#include "metrics/current_step.h"
#include "metrics/tree_shape.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_items.h"
#include "views/tree_painter.h"
#include "views/tree_view.h"

namespace warpfold::app {

std::unique_ptr<PaintedItems> TreeView::paintedItems() const {
  return std::make_unique<TreeItems>(*const_cast<TreeView*>(this));
}

TreeLayout::Hit TreeView::placeOf(NodeId value) const {
  const TreeLine line = lineOf(*m_index, value);
  return {line.row, m_index->column(value), m_index->column(value), line.late};
}

QRectF TreeView::boxOf(NodeId value) const {
  if (isWord(m_index->node(value))) return TreePainter::wordBox(*m_index, m_layout, value);
  const TreeLayout::Hit place = placeOf(value);
  const double y = place.late ? m_layout.lateY(place.row) : m_layout.rowY(place.row);
  const double wide = std::max(4.0, m_layout.halfWidth()), tall = std::max(4.0, m_layout.radius());
  const double pile = place.row == 0 && m_index->isStack(value) ? m_layout.pileHeight() : 0;
  return {m_layout.columnX(place.firstColumn) - wide, y - tall - pile, 2 * wide, 2 * tall + pile};
}

bool TreeView::moveCursorByKey(int key) {
  switch (key) {
    case Qt::Key_Left: moveCursor(-1, 0); return true;
    case Qt::Key_Right: moveCursor(1, 0); return true;
    case Qt::Key_Up: moveCursor(0, -1); return true;
    case Qt::Key_Down: moveCursor(0, 1); return true;
    default: return false;
  }
}

/// Begins at the first value of the step.
void TreeView::moveCursor(int values, int lines) {
  if (!m_index) return;
  if (m_cursor == Node::none) {
    const auto step = m_index->row(currentRow(*m_trace, m_position));
    return step.empty() ? void() : putCursor(step.front());
  }
  const std::vector<TreeLine> all = linesOf(*m_index);
  const auto here = std::find(all.begin(), all.end(), lineOf(*m_index, m_cursor)) - all.begin();
  const auto there = std::clamp<std::ptrdiff_t>(here + lines, 0, std::ptrdiff_t(all.size()) - 1);
  const auto row = valuesOf(*m_index, all[std::size_t(there)]);
  if (row.empty()) return;
  const auto before = [this](NodeId value, std::uint32_t column) { return m_index->column(value) < column; };
  auto place = std::lower_bound(row.begin(), row.end(), m_index->column(m_cursor), before) - row.begin();
  place = std::clamp<std::ptrdiff_t>(place + values, 0, std::ptrdiff_t(row.size()) - 1);
  putCursor(row[std::size_t(place)]);
}

void TreeView::putCursor(NodeId value) {
  if (value == Node::none && m_cursor == Node::none) return;
  m_cursor = value;
  setHovered(value);
  update();
  if (value == Node::none) return m_card->hide();
  const TreeLayout::Hit place = placeOf(value);
  const double x = m_layout.columnX(place.firstColumn);
  if (x < 0 || x > width()) m_layout.panBy({(x < 0 ? 40 : width() - 40) - x, 0});
  m_layout.reveal(place.row, place.row);
  invalidate();
  tell(place, mapToGlobal(boxOf(value).bottomRight()).toPoint());
  announceItem(this, TreeItems(*this).pathOf(value));
}

void TreeView::paintCursor(QPainter& painter) const {
  if (m_cursor == Node::none) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(boxOf(m_cursor).adjusted(-3, -3, 3, 3), 6, 6);
}

}  // namespace warpfold::app
