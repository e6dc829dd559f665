// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_items.h"

#include <algorithm>

#include "metrics/current_step.h"
#include "models/with_values.h"
#include "views/tree_view.h"

namespace warpfold::app {

TreeItems::TreeItems(TreeView& view) : m_view(view), m_index(view.index()) {
  if (m_index) m_lines = linesOf(*m_index);
}

std::span<const NodeId> TreeItems::valuesOf(int line) const {
  if (line < 0 || std::size_t(line) >= m_lines.size()) return {};
  return app::valuesOf(*m_index, m_lines[std::size_t(line)]);
}

std::span<const NodeId> TreeItems::group(int line, int group) const {
  const auto values = valuesOf(line);
  const std::size_t first = std::min(std::size_t(std::max(group, 0)) * groupSize, values.size());
  return values.subspan(first, std::min(groupSize, values.size() - first));
}

int TreeItems::count(const ItemPath& in) const {
  if (in.empty()) return int(m_lines.size());
  const auto values = int(valuesOf(in[0]).size());
  if (in.size() == 1) return isGrouped(in[0]) ? (values + int(groupSize) - 1) / int(groupSize) : values;
  return in.size() == 2 && isGrouped(in[0]) ? int(group(in[0], in[1]).size()) : 0;
}

NodeId TreeItems::valueAt(const ItemPath& path) const {
  const bool grouped = !path.empty() && isGrouped(path[0]);
  if (path.size() != (grouped ? 3u : 2u)) return Node::none;
  const auto values = grouped ? group(path[0], path[1]) : valuesOf(path[0]);
  return path.back() >= 0 && std::size_t(path.back()) < values.size() ? values[std::size_t(path.back())] : Node::none;
}

QRectF TreeItems::around(std::span<const NodeId> values) const {
  return values.empty() ? QRectF() : m_view.boxOf(values.front()).united(m_view.boxOf(values.back()));
}

PaintedItem TreeItems::item(const ItemPath& path) const {
  if (path.empty() || !m_index) return {};
  const ToldTree told(*m_index, m_view.operation(), m_view.position());
  if (const NodeId value = valueAt(path); value != Node::none)
    return {QAccessible::TreeItem, told.value(value), m_view.describe(value), m_view.boxOf(value), true};
  if (path.size() == 1) {
    const auto values = valuesOf(path[0]);
    return {QAccessible::Grouping, told.line(m_lines[std::size_t(path[0])]), {}, around(values)};
  }
  const auto values = group(path[0], path[1]);
  if (values.empty()) return {};
  return {QAccessible::Grouping,
          withValues(tr("columns %1 to %2, values: %3"), m_index->column(values.front()),
                     m_index->column(values.back()), values.size()),
          {},
          around(values)};
}

ItemPath TreeItems::pathOf(NodeId value) const {
  if (!m_index || value == Node::none) return {};
  value = m_index->placeOf(value);
  const auto line = std::find(m_lines.begin(), m_lines.end(), lineOf(*m_index, value));
  if (line == m_lines.end()) return {};
  const auto values = app::valuesOf(*m_index, *line);
  const auto found = std::find(values.begin(), values.end(), value);
  if (found == values.end()) return {};
  const int row = int(line - m_lines.begin()), place = int(found - values.begin());
  if (!isGrouped(row)) return {row, place};
  return {row, place / int(groupSize), place % int(groupSize)};
}

ItemPath TreeItems::itemAt(QPointF point) const {
  return pathOf(m_view.valueUnder(point));
}

ItemPath TreeItems::current() const {
  if (!m_index) return {};
  if (m_view.cursor() != Node::none) return pathOf(m_view.cursor());
  const TreeLine now{currentRow(m_index->trace(), m_view.position()), false};
  return {int(std::find(m_lines.begin(), m_lines.end(), now) - m_lines.begin())};
}

void TreeItems::press(const ItemPath& path) {
  if (const NodeId value = valueAt(path); value != Node::none) m_view.lightAncestry(value);
}

std::shared_ptr<const void> TreeItems::contents() const {
  return m_view.trace();
}

}  // namespace warpfold::app
