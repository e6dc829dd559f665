// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace warpfold {

/// What a device says of itself beside the samples; nothing where it does not tell.
struct DeviceState {
  std::optional<double> smClockMhz, memoryClockMhz, temperatureCelsius, powerWatts;
  friend bool operator==(const DeviceState&, const DeviceState&) = default;
};

}  // namespace warpfold
