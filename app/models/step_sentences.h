// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "models/step_facts.h"
#include "values/operation.h"

namespace warpfold::app {

// Sentences about one step, for What happens here.

/// Who reads what, before anything is combined.
QString loadText(const StepFacts& facts, Operation operation);
/// Who combines what with what, and by which way it comes.
QString combineText(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation);
/// Which warps work in it, with how many of their lanes, and what the others do. `warpLevel`: the step ends within a
/// warp, so the others have no barrier to reach.
QString warpsText(const StepFacts& facts, bool warpLevel);
/// What it costs in memory beyond what it needs; empty where it costs no more.
QString memoryText(const StepFacts& facts);
/// "the other one only reaches the barrier"
QString othersText(std::uint64_t others, bool warpLevel);

}  // namespace warpfold::app
