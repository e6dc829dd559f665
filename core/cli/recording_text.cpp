// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_text.h"

#include <fmt/format.h>

#include "codec/names.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// As the device itself told it; else as the file says.
std::string driverText(const store::RecordedDevice& recorded) {
  const std::string told = recorded.device.driverText();
  return told.empty() ? recorded.driver : told;
}

}  // namespace

std::string requestText(const store::RecordedKey& key) {
  return english(sayNth<"request-cold", "request-warm">(std::size_t{key.cache == CacheState::warm},
                                                        arg<"n">(countText(key.n)), arg<"type">(name(key.type)),
                                                        arg<"op">(name(key.op)), arg<"block">(key.block)));
}

Ordered keyJson(const store::RecordedKey& key) {
  return {{"kernel", key.kernel},
          {"n", key.n},
          {"block", key.block},
          {"grid", orNull(key.grid)},
          {"type", name(key.type)},
          {"op", name(key.op)},
          {"cache", codec::nameOf(key.cache)}};
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
  const auto device = arg<"device">(english(recorded.device.called()));
  const auto date = arg<"date">(recorded.date);
  const auto by = arg<"version">(recorded.version);
  return english(driver.empty() ? say<"recording-head">(device, date, by)
                                : say<"recording-head-driver">(device, date, by, arg<"driver">(driver)));
}

}  // namespace warpfold::cli
