// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/backend.h"
#include "store/recording.h"

namespace warpfold::recording {

/// The part of a request that its time depends on.
store::RecordedKey keyOf(const PlannedRun& run);

/// A reduction on a device that was recorded: times from the recording, everything else from the emulator. What has no
/// emulation (a library, host kernels) has the reference's value.
std::unique_ptr<Session> openRecorded(std::shared_ptr<const store::Recording> recording, const PlannedRun& run,
                                      const Inputs& inputs, const RunControl& control);

}  // namespace warpfold::recording
