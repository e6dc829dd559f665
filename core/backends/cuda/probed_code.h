// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "ptx/probes.h"
#include "run/planned_run.h"
#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::cuda {

/// A kernel that stamps what it does, as PTX that the driver translates.
struct ProbedCode {
  std::string ptx, entry;
};

/// What a function that kernels of ours only declare is for probes.
ptx::Called calledOf(std::string_view function);

/// Of a kernel in PTX: with probes (ptx::withProbes), and with the functions that it only declares
/// (compile::PerformedFunction) for elements stored as `type` under `op`: CUDA C++ of ours, which NVRTC compiles for a
/// GPU of `capability` or an older one, or which comes from the cache on disk. Throws InvalidRequest where the PTX is
/// none.
ProbedCode probedCode(std::string_view ptx, const std::string& entry, ElementType type, Operation op, int capability);

/// Of the first launch: the PTX that the emulator executes.
ProbedCode probedCode(const PlannedRun& run, int capability);

}  // namespace warpfold::cuda
