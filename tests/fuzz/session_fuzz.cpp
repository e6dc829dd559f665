// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a file holds, it is a session within the limits or an InvalidRequest.
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "store/session.h"

namespace {

using namespace warpfold;

const std::filesystem::path& scratchFile() {
  static const std::filesystem::path file = [] {
    const auto folder = std::filesystem::temp_directory_path() / ("warpfold-fuzz-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    std::atexit([] {
      std::filesystem::remove_all(std::filesystem::temp_directory_path() /
                                  ("warpfold-fuzz-" + std::to_string(::getpid())));
    });
    return folder / "a.warpfold";
  }();
  return file;
}

/// What the next program would need to be let in, so that the fuzzer gets past the first look.
void stamp(std::string& bytes) {
  if (bytes.size() < 100) return;
  const char* const magic = "SQLite format 3";
  bytes.replace(0, 16, magic, 16);
  bytes.replace(60, 4, std::string("\0\0\0\2", 4));
  bytes.replace(68, 4, "WARP");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  stamp(bytes);
  std::ofstream(scratchFile(), std::ios::binary) << bytes;
  try {
    store::readSummary(scratchFile());
    store::readSession(scratchFile());
  } catch (const InvalidRequest&) {
  }
  return 0;
}
