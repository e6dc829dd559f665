// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "run/recorded_key.h"
#include "run/run_result.h"
#include "timing/verdict.h"

namespace warpfold {

/// One run of a sweep.
struct SweepPoint {
  RecordedKey key;
  double medianUs = 0, minUs = 0;
  Provenance provenance = Provenance::measured;
  std::optional<Latency::Band> band;  ///< of a modelled time, which has no samples
  std::optional<Interval> interval;   ///< of the median, 95 %, µs; nothing of too few samples
  std::size_t samples = 0;
  std::uint64_t dropped = 0;               ///< samples that were taken again: a late host, or a throttled clock
  double bandwidthGbs = 0;                 ///< 10^9 bytes of the input a second
  std::optional<double> shareOfPeak;       ///< of the read peak measured on this device, 0 … 1
  std::optional<double> shareOfDatasheet;  ///< of the bandwidth that clock and bus width give
  /// How many times as fast as the GPU library's reduction of the same elements in the same recording.
  std::optional<SpeedUp> overLibrary;
  DeviceState state;
  std::uint32_t ranks = 0;  ///< that took part; 0 of a single device
};

}  // namespace warpfold
