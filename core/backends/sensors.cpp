// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/sensors.h"

namespace warpfold {

namespace {

std::vector<ReadSensors>& registry() {
  static std::vector<ReadSensors> readers;
  return readers;
}

}  // namespace

bool registerSensors(ReadSensors read) {
  registry().push_back(read);
  return true;
}

std::vector<Reading> readSensors(const std::string& text) {
  std::vector<Reading> all;
  for (const ReadSensors read : registry())
    for (Reading& reading : read(text)) all.push_back(std::move(reading));
  return all;
}

std::optional<DeviceState> readState(const std::string& text) {
  DeviceState state;
  for (const Reading& reading : readSensors(text)) {
    if (reading.name == "sm_clock_mhz") state.smClockMhz = reading.value;
    if (reading.name == "memory_clock_mhz") state.memoryClockMhz = reading.value;
    if (reading.name == "temperature_celsius") state.temperatureCelsius = reading.value;
    if (reading.name == "power_watts") state.powerWatts = reading.value;
  }
  return state == DeviceState{} ? std::nullopt : std::optional(state);
}

std::optional<double> readSmClockMhz(const std::string& text) {
  const auto state = readState(text);
  return state ? state->smClockMhz : std::nullopt;
}

}  // namespace warpfold
