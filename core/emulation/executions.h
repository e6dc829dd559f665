// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/counts.h"
#include "values/executions.h"

namespace warpfold::emulation {

/// The instructions of a launch by the lines of the file in which its kernel stands. `warps`: that were launched.
/// Executions::operatorIsCall is left to those who know what the program's calls are.
Executions executionsOf(const LaunchCounts& counted, const ptx::Program& program, std::uint64_t warps);

}  // namespace warpfold::emulation
