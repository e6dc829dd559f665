// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "models/tree_index.h"
#include "values/operation.h"

namespace warpfold::app {

/// A line of a tree's picture: a row, or what is read after it.
struct TreeLine {
  std::uint32_t row = 0;
  bool late = false;
  friend bool operator==(const TreeLine&, const TreeLine&) = default;
};
/// From the inputs to the result.
std::vector<TreeLine> linesOf(const TreeIndex& index);
/// Its values by ascending column.
std::span<const NodeId> valuesOf(const TreeIndex& index, const TreeLine& line);
/// The line in which a value stands.
TreeLine lineOf(const TreeIndex& index, NodeId value);

/// A block's tree in sentences, for those who hear it. What the clock has not reached stays untold.
class ToldTree {
  Q_DECLARE_TR_FUNCTIONS(ToldTree)
 public:
  /// The index must outlive this.
  ToldTree(const TreeIndex& index, Operation operation, double position)
      : m_index(index), m_operation(operation), m_position(position) {}

  /// "step 2 of 4: Each of 4 threads …", with what its warps do.
  QString line(const TreeLine& line) const;
  /// "step 2, thread 4: 4 plus 7 is 11".
  QString value(NodeId id) const;

 private:
  bool reached(std::uint32_t row) const;
  QString valueText(NodeId id) const;
  QString operandText(NodeId id) const;
  QString input(NodeId id) const;
  QString stack(NodeId id) const;
  QString word(NodeId id) const;
  QString combination(NodeId id) const;

  const TreeIndex& m_index;
  Operation m_operation;
  double m_position;
};

}  // namespace warpfold::app
