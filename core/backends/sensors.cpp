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

}  // namespace warpfold
