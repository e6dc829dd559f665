// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

/// A file of this process, to try what the fuzzer made.
namespace warpfold::fuzz {

inline std::filesystem::path scratchFolder() {
  return std::filesystem::temp_directory_path() / ("warpfold-fuzz-" + std::to_string(::getpid()));
}
inline const std::filesystem::path& scratchFile() {
  static const std::filesystem::path file = [] {
    std::filesystem::create_directories(scratchFolder());
    std::atexit([] { std::filesystem::remove_all(scratchFolder()); });
    return scratchFolder() / "a.warpfold";
  }();
  return file;
}

/// What the next program would need to be let in, so that the fuzzer gets past the first look: of a file of ours, in
/// this version of the format.
inline void writeStamped(const std::uint8_t* data, std::size_t size, char version) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  if (bytes.size() >= 100) {
    const char* const magic = "SQLite format 3";
    bytes.replace(0, 16, magic, 16);
    bytes.replace(60, 4, std::string{'\0', '\0', '\0', version});
    bytes.replace(68, 4, "WARP");
  }
  std::ofstream(scratchFile(), std::ios::binary) << bytes;
}

}  // namespace warpfold::fuzz
