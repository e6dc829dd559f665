// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/prepared_run.h"
#include "support/catalogue.h"

/// Runs of the program's own kernels, on the emulator where a test names no backend.
namespace warpfold {

inline RunRequest onEmulatorByDefault(RunRequest request) {
  if (!request.backend) request.backend = kernelById(request.kernel).host ? "cpu" : "emulator";
  return request;
}
inline RunResult runRequest(const RunRequest& request, const RunControl& control = {}) {
  return runRequest(builtInKernels(), onEmulatorByDefault(request), control);
}
inline PlannedProblem prepareProblem(const RunRequest& request, const RunControl& control = {}) {
  return prepareProblem(builtInKernels(), onEmulatorByDefault(request), control);
}
/// The run of a request on the exact device; the request says how many elements it has.
inline PlannedRun planned(const RunRequest& request) {
  return planRun(request, builtInKernels().at(request.kernel), exactPlace().device, request.n.value());
}

}  // namespace warpfold
