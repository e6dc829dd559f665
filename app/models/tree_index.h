// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/trace.h"

namespace warpfold::app {

/// A block's values sorted as a tree is drawn and searched: by row, then by column. Immutable.
class TreeIndex {
 public:
  explicit TreeIndex(BlockTracePtr trace);

  const BlockTrace& trace() const { return *m_trace; }
  std::uint32_t columns() const { return m_columns; }
  std::uint32_t rows() const { return static_cast<std::uint32_t>(m_rows.size()) - 1; }  ///< below the inputs
  /// Values of a row by ascending column.
  std::span<const NodeId> row(std::uint32_t row) const { return m_rows[row]; }
  /// The last value made at a place; Node::none where there is none.
  NodeId at(std::uint32_t row, std::uint32_t column) const;
  const Node& node(NodeId id) const { return m_trace->nodes[id.value]; }
  /// The value as it is written into its node.
  const QString& text(NodeId id) const { return m_texts[id.value]; }
  /// Characters of the longest such text.
  int longestText() const { return m_longestText; }

 private:
  BlockTracePtr m_trace;
  std::uint32_t m_columns = 0;
  std::vector<std::vector<NodeId>> m_rows;
  std::vector<QString> m_texts;
  int m_longestText = 1;
};

}  // namespace warpfold::app
