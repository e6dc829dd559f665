// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include <string_view>

#include "words/say.h"

namespace warpfold {

namespace {

/// The version that a detail of this kind tells.
std::optional<std::string> versionIn(const DeviceInfo& device, std::string_view code) {
  for (const Message& detail : device.details) {
    if (detail.code != code) continue;
    const Argument::Value* const value = detail.find("version");
    const auto* const text = value == nullptr ? nullptr : std::get_if<std::string>(value);
    if (text != nullptr) return *text;
  }
  return std::nullopt;
}

/// Of recordings made when one detail told both: "13.0 (580.159.04)".
struct Both {
  std::optional<std::string> cuda, driver;
};
Both earlierVersions(const DeviceInfo& device) {
  const auto both = versionIn(device, "gpu-driver");
  if (!both) return {};
  const auto open = both->find(" (");
  if (open == std::string::npos || !both->ends_with(')')) return {both, std::nullopt};
  return {both->substr(0, open), both->substr(open + 2, both->size() - open - 3)};
}

}  // namespace

std::optional<std::string> DeviceInfo::cudaVersion() const {
  const auto own = versionIn(*this, "gpu-cuda");
  return own ? own : earlierVersions(*this).cuda;
}

std::optional<std::string> DeviceInfo::driverVersion() const {
  const auto own = versionIn(*this, "gpu-driver-version");
  return own ? own : earlierVersions(*this).driver;
}

std::string DeviceInfo::driverText() const {
  const auto cuda = cudaVersion(), driver = driverVersion();
  if (!cuda) return driver ? "driver " + *driver : std::string();
  return driver ? "driver " + *driver + ", CUDA " + *cuda : "CUDA " + *cuda;
}

Message DeviceInfo::called() const {
  return title ? *title : say<"proper-name">(arg<"name">(name));
}

}  // namespace warpfold
