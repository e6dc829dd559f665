// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "model/calibration.h"
#include "run/run_result.h"

namespace warpfold::model {

/// What a reduction takes on a GPU that was never measured, and why.
struct ModelledTime {
  Latency latency;               ///< modelled: no samples, a median and a band
  std::vector<double> launchUs;  ///< of each launch alone, as launches are timed apart
  ModelledRun why;
};

/// `launchGapUs`: what every launch costs before it begins, open: as on the recorded GPU. `run` has a kernel that can
/// be traced. `calibration` may be null: then the constants stand alone. Throws DeviceFault where a recording was
/// damaged, and Cancelled.
ModelledTime modelledTime(const PlannedRun& run, const Gpu& gpu, const Calibration* calibration,
                          const Constants& constants, std::optional<double> launchGapUs = {},
                          const RunControl& control = {});

/// What each step of a block of launch `trace.launch` takes on average among the blocks that reside beside it, ns.
std::vector<double> stepTimesNs(const BlockTrace& trace, const PlannedRun& run, const Gpu& gpu,
                                const Calibration* calibration, const Constants& constants);

/// The calibration that came with the program: its recording of the GPU that the constants are of. Null where the
/// recording is not there or cannot be read. Opened once.
std::shared_ptr<const Calibration> shippedCalibration();

}  // namespace warpfold::model
