// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_index.h"

#include <algorithm>

#include "models/current_step.h"

namespace warpfold::app {

TreeIndex::TreeIndex(BlockTracePtr trace) : m_trace(std::move(trace)), m_columns(m_trace->threads) {
  std::uint32_t rows = rowCount(*m_trace);
  for (const Node& node : m_trace->nodes) {
    rows = std::max(rows, node.row);
    m_columns = std::max(m_columns, node.column + 1);
  }
  m_rows.resize(rows + 1);
  m_texts.reserve(m_trace->nodes.size());
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    m_rows[node.row].push_back(NodeId{i});
    m_texts.push_back(node.padding ? QStringLiteral("∅")
                                   : QString::fromStdString(m_trace->value(NodeId{i}).shortText()));
    m_longestText = std::max(m_longestText, static_cast<int>(m_texts.back().size()));
  }
  for (auto& row : m_rows)
    std::stable_sort(row.begin(), row.end(),
                     [this](NodeId x, NodeId y) { return node(x).column < node(y).column; });
}

NodeId TreeIndex::at(std::uint32_t row, std::uint32_t column) const {
  if (row >= m_rows.size()) return Node::none;
  const auto& nodes = m_rows[row];
  const auto after = std::upper_bound(nodes.begin(), nodes.end(), column,
                                      [this](std::uint32_t c, NodeId id) { return c < node(id).column; });
  if (after == nodes.begin() || node(*(after - 1)).column != column) return Node::none;
  return *(after - 1);
}

}  // namespace warpfold::app
