// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace warpfold::app {

class Stage;

/// What stands beside the values of a blackboard's tree: what is done before and after the tree.
struct TreeNotes {
  std::vector<QString> leaves;  ///< above each element: "3·4", "5²"; empty: nothing is done to them
  QString root;                 ///< at the end, beside the result: "62 ÷ 16 = 3.875"
  friend bool operator==(const TreeNotes&, const TreeNotes&) = default;
};

/// Of the tree that a side shows; of a block of the run nothing, since it is a part of the whole.
TreeNotes treeNotes(const Stage& stage, int side);

}  // namespace warpfold::app
