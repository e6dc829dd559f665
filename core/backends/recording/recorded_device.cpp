// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/recording/recorded_device.h"

#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold::recording {

namespace {

/// Of a GPU's recording. The emulator follows both of the first start's kernels through this many elements in well
/// under a second on two cores, and a kernel's time is its own: launches, some 5 µs of a reduction on an H200, no
/// longer hide what they differ by (neighbored takes 2.1 times as long as interleaved; at a quarter of that, 2.0).
constexpr std::uint64_t firstStart = std::uint64_t{1} << 23;

}  // namespace

DeviceInfo recordedDevice(const store::RecordedDevice& recorded, const std::string& text) {
  DeviceInfo info = recorded.device;
  info.backend = text;
  // Recordings that are older than the field have it as the first detail.
  if (info.architecture.empty() && !info.details.empty())
    if (const std::string first = english(info.details.front()); first.starts_with("sm_")) info.architecture = first;
  info.title = say<"recorded-device">(arg<"device">(english(recorded.device.called())), arg<"date">(recorded.date));
  info.available = true;
  info.reason.reset();
  info.recorded = recorded.date;
  // What was measured then is not measured now. A recording of anything but a GPU keeps what it had.
  if (info.timesAreGpu && info.timing == Provenance::measured) info.timing = Provenance::recorded;
  if (info.kernels.device) info.kernels.broken = true;  // they run on the emulator, without a time
  info.structureIsExact = info.kernels.device;
  info.warpWidths = {32};
  info.patience = std::chrono::seconds(60);
  info.defaultN = info.timesAreGpu ? firstStart : recorded.device.defaultN;
  if (info.defaultN == 0) info.defaultN = firstStart;
  info.defaultIterations = sampling::usualOfRecording.iterations;
  info.defaultWarmup = sampling::usualOfRecording.warmup;
  return info;
}

}  // namespace warpfold::recording
