// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/backend.h"
#include "backends/cuda/device_workspace.h"

namespace warpfold::cuda {

/// CUB's reduction as a session: timed and checked as every kernel is, never traced. Throws BackendUnavailable where
/// libwarpfold-cub.so is not there.
std::unique_ptr<Session> openCub(DeviceWorkspace& workspace, const PlannedRun& run, const Inputs& inputs,
                                 const RunControl& control);

}  // namespace warpfold::cuda
