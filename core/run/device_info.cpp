// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include "words/english.h"
#include "words/say.h"

namespace warpfold {

Message DeviceInfo::called() const {
  return title ? *title : say<"proper-name">(arg<"name">(name));
}

std::string DeviceInfo::driverText() const {
  return driver.empty() ? std::string() : english(say<"gpu-driver">(arg<"version">(driver)));
}

}  // namespace warpfold
