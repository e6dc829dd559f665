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
/// Which warps are issued for it, and how many of their lanes do nothing.
QString warpsText(const StepFacts& facts);
/// What it costs in memory beyond what it needs; empty where it costs no more.
QString memoryText(const StepFacts& facts);
/// "the other one is skipped"
QString othersSkipped(std::uint64_t others);

}  // namespace warpfold::app
