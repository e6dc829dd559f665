// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>

/// The job that looks on while a run is live: what the device says of its clocks, temperature and power, twice a
/// second.
namespace warpfold::messages {

struct WatchClocks {
  static constexpr const char* type = "clocks";
  std::string backend;
};
/// What a device does not tell is open.
struct Clocks {
  static constexpr const char* type = "clocks.reading";
  std::optional<double> smMhz, memoryMhz, celsius, watts;
};

template <typename Archive>
void fields(Archive& archive, WatchClocks& m) {
  archive("backend", m.backend);
}
template <typename Archive>
void fields(Archive& archive, Clocks& m) {
  archive("sm_mhz", m.smMhz);
  archive("memory_mhz", m.memoryMhz);
  archive("celsius", m.celsius);
  archive("watts", m.watts);
  if constexpr (Archive::reads)
    for (const auto& figure : {m.smMhz, m.memoryMhz, m.celsius, m.watts})
      if (figure && !(std::abs(*figure) < 1e9)) throw std::out_of_range("a reading is out of range");
}

}  // namespace warpfold::messages
