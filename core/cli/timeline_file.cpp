// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/timeline_file.h"

#include <filesystem>

#include "codec/chrome_trace.h"
#include "data/whole_file.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& path, const Message& why) {
  throw InvalidRequest(ofFile(why, path, "--chrome-trace"));
}

/// `work` with whatever a disk or a folder does to it told as what is wrong with the file.
template <typename Work>
void writing(const std::string& path, Work work) {
  if (isSpecialFile(path)) refuse(path, say<"file-not-regular">());
  try {
    work();
  } catch (const fs::filesystem_error& error) {
    refuse(path, say<"file-not-written">(arg<"reason">(error.code().message())));
  }
}

}  // namespace

void checkTimelineFile(const std::string& path) {
  writing(path, [&] { requireWritable(path); });
}

void writeTimeline(const std::string& path, const RunResult& result) {
  const Timeline timeline = timelineOf(result);
  if (timeline.blocks.empty()) refuse(path, result.untraced ? *result.untraced : say<"no-timeline">());
  writing(path, [&] { writeWhole(path, chromeTrace(timeline)); });
}

}  // namespace warpfold::cli
