// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "reductions/reduction.h"
#include "run/run_result.h"

namespace warpfold::reductions {

/// Runs all launches counted and fills launches, counters, executions, steps, traces and hazards of `result`: what
/// Session::inspect is asked for, with no time in it. Returns the longest chain of operator calls.
std::uint64_t inspect(Reduction& reduction, const PlannedRun& run, RunResult& result, const RunControl& control);

/// No chain of operator calls of the run is longer, as its launches tell, where no trace does. A library's order is its
/// own affair: n - 1.
std::uint64_t longestChain(const PlannedRun& run);

}  // namespace warpfold::reductions
