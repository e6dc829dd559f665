// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>

#include "backends/cuda/device_workspace.h"
#include "run/run_request.h"
#include "values/hardware_counters.h"

namespace warpfold::cuda {

/// What is counted.
struct Counted {
  CacheState cache;
  std::size_t launches;
};

/// Reads the GPU's counters over the last `counted.launches` launches that `queue` puts into the workspace's stream;
/// with a cold cache a flush of the data comes before them, and `forgetCode` leaves the caches of instructions without
/// the kernels, as they are when a program reduces once. Throws BackendUnavailable where counters cannot be read.
HardwareCounts countLaunches(DeviceWorkspace& workspace, std::span<const HardwareFigure* const> figures,
                             const Counted& counted, const std::function<void()>& forgetCode,
                             const std::function<void()>& queue);

}  // namespace warpfold::cuda
