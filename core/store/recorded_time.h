// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "catalogue/catalogue.h"
#include "catalogue/launch_plan.h"
#include "run/run_result.h"
#include "store/recording.h"

/// What a recording tells of the time of a request: recorded, interpolated, or not at all.
/// resources/manual/recordings.md, "Between recorded sizes", says how and with what error.
namespace warpfold::store {

/// The times of one recorded size.
struct TimedSize {
  std::uint64_t n = 0;
  Latency latency;
  double spread = 0;         ///< half the distance of the quartiles over the median
  std::size_t launches = 0;  ///< 0: not known
};

TimedSize timedSize(const RecordedRun& run);

/// What is known of a size beside the times of others.
struct SizeFacts {
  std::size_t launches = 0;             ///< 0: not known
  std::optional<double> cacheElements;  ///< as many as a warm cache holds; open: cold, or not known
  std::optional<double> waveElements;   ///< as many as blocks that fit into the device at once take; open: not known
};

/// The times between two recorded sizes: a fixed cost and a cost per element, which the two give, or, where they have
/// different numbers of launches, the two on that side of n that have as many as n. `sizes` (ascending) are of one
/// kernel, block, type, operation and cache. Where the method changes between the two, the band covers both. Nothing
/// outside their range and at a recorded size.
std::optional<Latency> interpolate(std::span<const TimedSize> sizes, std::uint64_t n, const SizeFacts& facts = {});

/// What a recording knows of the time of one request.
struct RecordedTime {
  std::optional<RecordedRun> run;      ///< of the very key
  std::optional<Latency> latency;      ///< interpolated; nothing beside a run
  std::optional<RecordedKey> nearest;  ///< where there is neither: what was recorded and is most like it
  std::vector<RecordedStep> steps;     ///< of a block; empty where none were timed with this block, type and operation
  std::uint64_t stepsOf = 0;  ///< elements of the run that they are of: the key's, or the nearest that has some
};

/// `launches`: those of the request; empty: not known. Never throws for what was not recorded. Throws DeviceFault where
/// the file was damaged since it was opened.
RecordedTime timeOf(const Recording& recording, const RecordedKey& key, std::span<const Launch> launches = {});

/// The interpolation's error against what was recorded, kernel by kernel: every second size of each series of sizes is
/// left out and interpolated from the others, where these are no further apart than 16-fold.
struct LeftOut {
  std::string kernel;
  std::size_t points = 0;  ///< sizes left out, but for those where the method changes
  double medianError = 0;  ///< |interpolated / recorded − 1|
  double worstError = 0;
  RecordedKey worst;        ///< where that is
  std::size_t changes = 0;  ///< sizes left out where the method changes
  std::size_t covered = 0;  ///< those of them whose recorded median the band covers
};
std::vector<LeftOut> leaveOut(const Recording& recording, const Catalogue& catalogue);

}  // namespace warpfold::store
