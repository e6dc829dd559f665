// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_result.h"

/// Runs with counters of an H200, for tests.
namespace warpfold::hardware_samples {

inline const HardwareFigure& figureNamed(const char* name) {
  return *findHardwareFigure(name);
}

inline DeviceInfo h200() {
  DeviceInfo device;
  device.backend = "cuda:0";
  device.name = "NVIDIA H200";
  device.architecture = "sm_90";
  device.driver = "580.159.04";
  return device;
}

inline RunResult resultOf(const char* kernel) {
  RunResult result;
  result.request.kernel = kernel;
  result.request.backend = "cuda:0";
  result.request.n = 4096;
  result.device = h200();
  LaunchResult launch;
  launch.n = 4096;
  launch.grid = 8;
  launch.block = 512;
  launch.counters.emplace();
  launch.counters->globalLoadSectors = 4096;
  launch.counters->sharedLoadConflicts = 0;
  result.launches = {launch};
  return result;
}

inline HardwareCounts countsOf(double sectors, double conflicts) {
  HardwareCounts counts;
  counts.launches.resize(1);
  counts.launches[0][figureNamed("global_load_sectors")] = sectors;
  counts.launches[0][figureNamed("shared_load_conflicts")] = conflicts;
  counts.launches[0][figureNamed("branch_efficiency")] = 0.9836;
  return counts;
}

}  // namespace warpfold::hardware_samples
