// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_text.h"

#include <fmt/format.h>

#include "words/english.h"

namespace warpfold::cli {

namespace {

/// As the device itself told it; else as the file says.
std::string driverText(const store::RecordedDevice& recorded) {
  const std::string told = recorded.device.driverText();
  return told.empty() ? recorded.driver : told;
}

}  // namespace

std::string requestText(const store::RecordedKey& key) {
  return fmt::format("{} {} {}, block {}, {}", countText(key.n), name(key.type), name(key.op), key.block,
                     key.cache == CacheState::warm ? "warm" : "cold");
}

std::string keyCells(const store::RecordedKey& key) {
  return fmt::format("{},{},{},{},{},{},{}", key.kernel, key.n, key.block, key.grid ? std::to_string(*key.grid) : "",
                     name(key.type), name(key.op), key.cache == CacheState::warm ? "warm" : "cold");
}

Ordered keyJson(const store::RecordedKey& key) {
  return {{"kernel", key.kernel},
          {"n", key.n},
          {"block", key.block},
          {"grid", orNull(key.grid)},
          {"type", name(key.type)},
          {"op", name(key.op)},
          {"cache", key.cache == CacheState::warm ? "warm" : "cold"}};
}

Ordered headJson(const store::Recording& recording) {
  const store::RecordedDevice& recorded = recording.recorded();
  return {{"device", english(recorded.device.called())},
          {"recorded", recorded.date},
          {"version", recorded.version},
          {"driver", driverText(recorded)},
          {"note", recorded.note},
          {"peak_read_gbs", orNull(recorded.device.peakReadGbs)}};
}

std::string headText(const store::Recording& recording) {
  const store::RecordedDevice& recorded = recording.recorded();
  const std::string driver = driverText(recorded);
  return fmt::format("{}, recorded {} by Warpfold {}{}{}\n", english(recorded.device.called()), recorded.date,
                     recorded.version, driver.empty() ? "" : ", ", driver);
}

}  // namespace warpfold::cli
