// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a file holds, it is numbers or an InvalidRequest.
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "data/input_file.h"

namespace {

using namespace warpfold;

std::string pathWith(const char* extension) {
  static const std::filesystem::path folder = [] {
    const auto made = std::filesystem::temp_directory_path() / ("warpfold-fuzz-" + std::to_string(::getpid()));
    std::filesystem::create_directories(made);
    std::atexit([] { std::filesystem::remove_all(folder); });
    return made;
  }();
  return folder / (std::string("input") + extension);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static constexpr std::array extensions{".npy", ".csv", ".bin"};
  if (size < 3) return -1;
  const std::string path = pathWith(extensions[data[0] % extensions.size()]);
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(data + 3), static_cast<std::streamsize>(size - 3));
  const ElementType type = elementTypes[data[1] % elementTypes.size()];
  try {
    const auto asked = data[2] == 0 ? std::nullopt : std::optional<std::uint64_t>(data[2]);
    const HostArray array = readInputFile({path}, type, asked);
    if (array.size() == 0 || (asked && array.size() != *asked)) std::abort();
  } catch (const InvalidRequest&) {
  }
  return 0;
}
