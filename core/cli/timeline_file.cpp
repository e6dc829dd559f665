// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/timeline_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "codec/chrome_trace.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& path, const Message& why) {
  throw InvalidRequest(ofFile(why, path, "--chrome-trace"));
}

[[noreturn]] void refuseUnwritten(const std::string& path, const std::error_code& error) {
  refuse(path, say<"file-not-written">(arg<"reason">(error.message())));
}

}  // namespace

void checkTimelineFile(const std::string& path) {
  std::error_code error;
  if (fs::exists(path, error) && !fs::is_regular_file(path, error)) refuse(path, say<"file-not-regular">());
  const std::string part = path + ".part";
  errno = 0;
  const bool opened = std::ofstream(part, std::ios::binary | std::ios::trunc).is_open();
  const std::error_code reason(errno != 0 ? errno : EIO, std::generic_category());
  fs::remove(part, error);
  if (!opened) refuseUnwritten(path, reason);
}

void writeTimeline(const std::string& path, const RunResult& result) {
  const Timeline timeline = timelineOf(result);
  if (timeline.blocks.empty()) refuse(path, result.untraced ? *result.untraced : say<"no-timeline">());
  std::error_code error;
  if (fs::exists(path, error) && !fs::is_regular_file(path, error)) refuse(path, say<"file-not-regular">());
  const std::string part = path + ".part";
  errno = 0;
  std::ofstream file(part, std::ios::binary | std::ios::trunc);
  file << chromeTrace(timeline);
  file.close();
  if (!file) {
    const std::error_code reason(errno != 0 ? errno : EIO, std::generic_category());
    fs::remove(part, error);
    refuseUnwritten(path, reason);
  }
  fs::rename(part, path, error);
  if (error) refuseUnwritten(path, error);
}

}  // namespace warpfold::cli
