// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "models/comparison.h"

namespace warpfold::app {

/// What a tree can show of one side: the blackboard example, a block as it ran, and how the reduction goes on
/// after the first launch.
struct TreeChoice {
  enum class Kind { board, block, level };
  Kind kind = Kind::board;
  std::size_t level = 0;  ///< index into RunResult::levels
  friend bool operator==(const TreeChoice&, const TreeChoice&) = default;
};

struct NamedChoice {
  TreeChoice choice;
  QString text;
};

/// All that there is to choose from now; `block` is the one that the run was asked to trace.
QList<NamedChoice> treeChoices(const Comparison& comparison, int side, quint64 block);
/// The trace of a choice; null where there is none (yet).
BlockTracePtr traceOf(const Comparison& comparison, int side, const TreeChoice& choice, quint64 block);

/// The same fault of the text in a trace: of the same kind, between the same lines. Other threads may meet in
/// it.
std::optional<Hazard> sameFault(const BlockTrace& trace, const Hazard& hazard);
/// Where a fault can be seen: the choice first, else the first of all others in which it occurs.
std::optional<std::pair<TreeChoice, Hazard>> whereToSee(const Comparison& comparison, int side, const TreeChoice& first,
                                                        quint64 block, const Hazard& hazard);

}  // namespace warpfold::app
