// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include "words/say.h"

namespace warpfold {

Message DeviceInfo::called() const {
  return title ? *title : say<"proper-name">(arg<"name">(name));
}

Message DeviceInfo::computedBy() const {
  return hasTimesOnly() ? say<"by-the-emulator">() : called();
}

std::optional<Message> DeviceInfo::resultsNote() const {
  if (!hasTimesOnly()) return std::nullopt;
  return sayNth<"results-beside-recording", "results-beside-model">(std::size_t{isModelled()}, arg<"device">(name));
}

std::string DeviceInfo::driverText() const {
  const std::string own = driver.empty() ? std::string() : "driver " + driver;
  if (cuda.empty()) return own;
  return (own.empty() ? own : own + ", ") + "CUDA " + cuda;
}

}  // namespace warpfold
