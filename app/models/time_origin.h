// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "run/run_result.h"

namespace warpfold::app {

/// Where a time comes from, as everything shows it: "measured on NVIDIA H200", "recorded on NVIDIA H200, 2026-11-22",
/// "emulator run time (not a GPU time)". Empty where the result has no time.
QString timeOrigin(const RunResult& result);

/// "interpolated between 2¹⁹ and 2²⁰".
QString betweenText(const Interpolation& between);

/// "NVIDIA H200", of a recording with its date: "NVIDIA H200, 2026-11-22".
QString recordedDeviceText(const DeviceInfo& device);

}  // namespace warpfold::app
