// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/told_tree.h"
#include "views/painted_items.h"

namespace warpfold::app {

class TreeView;

/// What a tree shows: its lines, and in them its values; where a line has more than mostInLine, groups of columns come
/// between, so that nothing has more children than a block of 1024 threads has groups.
class TreeItems : public PaintedItems {
  Q_DECLARE_TR_FUNCTIONS(TreeItems)
 public:
  static constexpr std::size_t mostInLine = 64, groupSize = 32;

  /// Neither outlives this.
  explicit TreeItems(TreeView& view);

  int count(const ItemPath& in) const override;
  PaintedItem item(const ItemPath& path) const override;
  ItemPath itemAt(QPointF point) const override;
  ItemPath current() const override;
  void press(const ItemPath& path) override;
  std::shared_ptr<const void> contents() const override;
  /// Where a value is.
  ItemPath pathOf(NodeId value) const;

 private:
  std::span<const NodeId> valuesOf(int line) const;
  bool isGrouped(int line) const { return valuesOf(line).size() > mostInLine; }
  std::span<const NodeId> group(int line, int group) const;
  /// None where the path leads to a line or to a group.
  NodeId valueAt(const ItemPath& path) const;
  QRectF around(std::span<const NodeId> values) const;

  TreeView& m_view;
  const TreeIndex* m_index;
  std::vector<TreeLine> m_lines;
};

}  // namespace warpfold::app
