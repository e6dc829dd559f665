// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "run/device_info.h"

/// Devices as tests need them, the same on every machine.
namespace warpfold {

inline DeviceInfo exampleCpu() {
  DeviceInfo device;
  device.backend = "cpu";
  device.kernels.host = true;
  device.defaultN = 1000;
  return device;
}
inline DeviceInfo exampleEmulator() {
  DeviceInfo device;
  device.backend = "emulator";
  device.kernels.device = device.kernels.broken = true;
  device.warpWidths = {4, 8, 16, 32};
  device.timing = Provenance::emulated;
  device.structureIsExact = true;
  device.defaultN = 1 << 16;
  device.defaultIterations = 5;
  device.defaultWarmup = 1;
  return device;
}
inline DeviceInfo exampleGpu() {
  DeviceInfo device;
  device.backend = "cuda";
  device.name = "NVIDIA H200";
  device.number = 0;
  device.kernels.device = device.kernels.library = true;
  device.timesAreGpu = true;
  device.defaultN = 1 << 24;
  device.defaultIterations = 100;
  device.defaultWarmup = 10;
  return device;
}

}  // namespace warpfold
