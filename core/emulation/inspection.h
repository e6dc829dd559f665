// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/emulated_reduction.h"
#include "run/run_result.h"

namespace warpfold::emulation {

/// Runs all launches counted and fills launches, counters, steps, traces and hazards of `result`: what Session::inspect
/// is asked for, with no time in it. Returns the longest chain of operator calls.
std::uint64_t inspectEmulated(EmulatedReduction& reduction, const PlannedRun& run, RunResult& result,
                              const RunControl& control);

}  // namespace warpfold::emulation
