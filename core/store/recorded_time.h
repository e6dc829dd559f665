// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "run/run_result.h"
#include "store/recording.h"

/// What a recording tells of the time of a request: recorded, interpolated, or not at all.
/// resources/manual/recordings.md, "Between recorded sizes", says how and with what error.
namespace warpfold::store {

/// The times of one recorded size.
struct TimedSize {
  std::uint64_t n = 0;
  Latency latency;
  double spread = 0;  ///< half the distance of the quartiles over the median
};

TimedSize timedSize(std::uint64_t n, std::span<const float> samplesUs);

/// The times between two recorded sizes: a fixed cost and a cost per element, which the two give. `sizes` (ascending)
/// are of one kernel, block, type, operation and cache; those beyond the two tell whether the method changes between
/// them, and the band then covers both. Nothing outside their range and at a recorded size.
std::optional<Latency> interpolate(std::span<const TimedSize> sizes, std::uint64_t n);
/// Whether the method changes between the two sizes around n: the time falls, or leaps as it does nowhere beside them.
bool methodChanges(std::span<const TimedSize> sizes, std::uint64_t n);

struct RecordedTime {
  std::optional<RecordedRun> run;      ///< of the very key
  std::optional<Latency> latency;      ///< interpolated; nothing beside a run
  std::optional<RecordedKey> nearest;  ///< where there is neither: what was recorded and is most like it
  std::vector<RecordedStep> steps;     ///< of a block; empty where none were timed with this block, type and operation
  std::uint64_t stepsOf = 0;  ///< elements of the run that they are of: the key's, or the nearest that has some
};

/// Never throws for what was not recorded. Throws DeviceFault where the file was damaged since it was opened.
RecordedTime timeOf(const Recording& recording, const RecordedKey& key);

/// The interpolation's error against what was recorded, kernel by kernel: every second size of each series of sizes is
/// left out and interpolated from the others.
struct LeftOut {
  std::string kernel;
  std::size_t points = 0;  ///< sizes left out, but for those where the method changes
  double medianError = 0;  ///< |interpolated / recorded − 1|
  double worstError = 0;
  RecordedKey worst;        ///< where that is
  std::size_t changes = 0;  ///< sizes left out where the method changes
  std::size_t covered = 0;  ///< those of them whose recorded median the band covers
};
std::vector<LeftOut> leaveOut(const Recording& recording);

}  // namespace warpfold::store
