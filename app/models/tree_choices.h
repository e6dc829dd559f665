// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "models/comparison.h"

namespace warpfold::app {

/// What a tree can show of one side: the blackboard example, a block as it ran, how the reduction goes on after
/// the first launch, and a block of each of several ranks.
struct TreeChoice {
  enum class Kind { board, block, launch, rank };
  Kind kind = Kind::board;
  std::size_t launch = 0;  ///< index into RunResult::launchTraces; of `rank`, which rank
  friend bool operator==(const TreeChoice&, const TreeChoice&) = default;
};

struct NamedChoice {
  TreeChoice choice;
  QString text;
};

/// An element of the input, as a tree has them at its top.
bool isLeaf(const Node& node);
/// All that there is to choose from now; `block` is the one that the run was asked to trace.
/// A blackboard of several launches is named by the one that its tree is in at a row.
QList<NamedChoice> treeChoices(const Comparison& comparison, int side, quint64 block, std::uint32_t row = 0);
/// What a list of steps refers to, in the words of the choices: "Block 3 of the run", "All traced blocks".
QString stepsReference(const Comparison& comparison, quint64 block);
/// What counters of a whole launch refer to.
QString countersReference();
/// The trace of a choice; null where there is none (yet).
BlockTracePtr traceOf(const Comparison& comparison, int side, const TreeChoice& choice, quint64 block);

/// Where a hazard is to be seen: a tree, the block that "block of the run" must mean for it, and the hazard in its
/// trace.
struct HazardPlace {
  TreeChoice choice;
  quint64 block = 0;
  Hazard hazard;
};
/// The block and step in which the hazard was seen. Where no trace of that block can be had, the first trace in which
/// the same two lines collide, between other threads perhaps. Nothing where there is none, or none yet.
std::optional<HazardPlace> placeOf(const Comparison& comparison, int side, const Hazard& hazard);
/// The hazard's own block was not traced, and a run can be asked for its trace.
bool canBeTraced(const Comparison& comparison, int side, const Hazard& hazard);

}  // namespace warpfold::app
