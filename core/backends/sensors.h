// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "run/device_state.h"

namespace warpfold {

/// One thing that a device says of itself beside its work.
struct Reading {
  std::string name;  ///< with its unit: "fan_percent"
  double value = 0;
};

/// The readings of the device that `--backend text` names; none where it is of another kind or says nothing. Must not
/// disturb what runs on the device, and may be called from any thread.
using ReadSensors = std::vector<Reading> (*)(const std::string& text);

/// Adds a way to read devices of one kind; returns true, so that it can initialise a constant.
bool registerSensors(ReadSensors read);
/// What all registered ways together read.
std::vector<Reading> readSensors(const std::string& text);
/// The clocks, temperature and power among them; nothing where none is told.
std::optional<DeviceState> readState(const std::string& text);
/// The multiprocessors' clock of it, MHz.
std::optional<double> readSmClockMhz(const std::string& text);

}  // namespace warpfold
