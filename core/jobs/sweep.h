// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "jobs/record_plan.h"
#include "jobs/sweep_point.h"
#include "run/run_control.h"
#include "store/recording.h"
#include "timing/verdict.h"

/// What runs over many sizes, types and block sizes tell together.
namespace warpfold {

/// The runs of the tasks that the recording has, by type, operation, cache, size, kernel and block. Emulated times
/// carry no ratio. Throws DeviceFault where the file was damaged since it was opened.
std::vector<SweepPoint> sweepPoints(const store::Recording& recording, const Catalogue& catalogue,
                                    std::span<const RecordTask> tasks);

/// One run that was recorded on `device`, without a ratio.
SweepPoint sweepPoint(const store::RecordedRun& run, const DeviceInfo& device);

/// A run of `latency` on `device`, without a ratio.
SweepPoint sweepPointOf(const store::RecordedKey& key, const Latency& latency, const DeviceInfo& device);

/// The same tasks on a device whose times are known without running, in the same order: a recorded one's samples, and
/// times with a band where it is modelled or interpolated. `leftOut` is told what has no time, and why. Throws
/// Cancelled.
std::vector<SweepPoint> knownPoints(const Place& place, const RunRequest& request, const Catalogue& catalogue,
                                    std::span<const RecordTask> tasks,
                                    const std::function<void(const store::RecordedKey&, const Message&)>& leftOut,
                                    const RunControl& control);

/// Of each kernel, type, operation, cache and size the point with the least median: the best block.
std::vector<SweepPoint> bestBlocks(const std::vector<SweepPoint>& points);

/// How a kernel stands to the library over all points that have a ratio.
struct SweepMean {
  std::string kernel;
  CacheState cache = CacheState::cold;
  std::size_t points = 0, slower = 0;  ///< slower: by the interval of the ratio, so beyond noise
  double geometricMean = 0, least = 0, most = 0;
};

/// By kernel and cache, in the order of the points.
std::vector<SweepMean> sweepMeans(const std::vector<SweepPoint>& points);

}  // namespace warpfold
