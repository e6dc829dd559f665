// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>

#include "store/recording.h"

/// All of a recording as text, piece by piece: a run at a time is in memory, however large the file is.
namespace warpfold::cli {

using Print = std::function<void(const std::string&)>;

/// One object: the device, and `runs` with their samples, launches, steps and the device's state. Throws DeviceFault
/// where the file was damaged since it was opened, and what `print` throws.
void printRunsJson(const store::Recording& recording, const Print& print);
/// A line a run: its request and the statistics of its samples.
void printRunsCsv(const store::Recording& recording, const Print& print);
/// A line a sample, launch and step.
void printSamplesCsv(const store::Recording& recording, const Print& print);

}  // namespace warpfold::cli
