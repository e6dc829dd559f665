// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>

#include "backends/cuda/device_workspace.h"
#include "run/run_request.h"
#include "values/hardware_counters.h"

namespace warpfold::cuda {

/// Reads the GPU's counters over the last `launches` launches that `queue` puts into the workspace's stream; with a
/// cold cache the flush is one launch before them. Throws BackendUnavailable where counters cannot be read.
HardwareCounts countLaunches(DeviceWorkspace& workspace, std::span<const HardwareFigure* const> figures,
                             CacheState cache, std::size_t launches, const std::function<void()>& queue);

}  // namespace warpfold::cuda
