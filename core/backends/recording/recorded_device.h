// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "run/device_info.h"
#include "store/recording.h"

namespace warpfold::recording {

/// The device that a recording stands for, which `--backend text` names: what was recorded, and what the emulator and
/// the reference add.
DeviceInfo recordedDevice(const store::RecordedDevice& recorded, const std::string& text);

}  // namespace warpfold::recording
