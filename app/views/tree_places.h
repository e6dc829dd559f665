// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "models/tree_index.h"
#include "models/tree_notes.h"
#include "values/operation.h"
#include "views/hover_card.h"
#include "views/tree_layout.h"

namespace warpfold::app {

/// What a place in a tree is called, and what there is to say of it; without a title: nothing.
struct TreePlace {
  QString title;
  HoverCard::Lines lines;
};

/// Whether the line after `row` holds what the launch before, or the other blocks, left in memory.
bool beginsLaunch(const TreeIndex& index, std::uint32_t row);
/// In such a line: the block's own result, which the trace does not hold a second time, where the column reads it.
NodeId carriedTo(const TreeIndex& index, std::uint32_t row, std::uint32_t column);

/// Puts a tree's places into words: values, idle threads, and groups of columns too narrow to tell apart.
class TreePlaces {
  Q_DECLARE_TR_FUNCTIONS(TreePlaces)
 public:
  /// Values of rows that `position` has not reached stay untold. The index must outlive this.
  TreePlaces(const TreeIndex& index, Operation operation, double position);
  /// What elements were computed from. Null: nothing. They must outlive this.
  void setNotes(const TreeNotes* notes) { m_notes = notes; }
  /// As the kernel's source calls its array in shared memory.
  void setSharedName(const std::string& name) { m_sharedName = name; }

  TreePlace at(const TreeLayout::Hit& hit) const;

 private:
  TreePlace value(NodeId id) const;
  TreePlace stack(NodeId id) const;
  TreePlace word(NodeId id) const;
  QString titleOf(NodeId id) const;
  TreePlace idle(const TreeLayout::Hit& hit) const;
  TreePlace group(const TreeLayout::Hit& hit) const;
  QString sumOf(NodeId id) const;
  QString madeBy(NodeId id, bool known) const;
  QString chain(NodeId id) const;
  bool known(NodeId id) const;
  QString noteOf(NodeId leaf) const;                ///< "3·4"; empty: the element is as it was read
  std::string elementAt(const Location& at) const;  ///< "g_in[17]", "cache[3]"
  QString where(NodeId id) const;                   ///< "g_in[17]", "thread 5, register"
  QString address(NodeId id) const;                 ///< "g_in[17]  +0x44"
  QString withNote(NodeId leaf) const;
  QString fullText(NodeId id) const { return QString::fromStdString(m_trace.value(id).text()); }

  const TreeIndex& m_index;
  const BlockTrace& m_trace;
  Operation m_operation;
  double m_position;
  const TreeNotes* m_notes = nullptr;
  std::string m_sharedName = "shared";
};

}  // namespace warpfold::app
