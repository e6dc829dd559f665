// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input_file.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <filesystem>

#include "data/data_file.h"
#include "data/npy_file.h"
#include "data/text_file.h"
#include "words/say.h"

namespace warpfold {

namespace {

std::string extension(const std::string& path) {
  std::string text = std::filesystem::path(path).extension().string();
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

HostArray readRaw(DataFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick) {
  static_assert(std::endian::native == std::endian::little, "raw elements are little-endian");
  if (file.bytes() % sizeOf(type) != 0)
    refuse(file.name(),
           say<"file-broken-element">(arg<"bytes">(file.bytes()), arg<"type">(name(type)), arg<"width">(sizeOf(type))));
  return file.readElements(type, taken(file.bytes() / sizeOf(type), asked, file.name()), tick);
}

}  // namespace

HostArray readInputFile(const InputFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick) {
  DataFile open(file);
  const std::string kind = extension(file.path);
  if (kind == ".npy") return readNpy(open, type, asked, tick);
  if (kind == ".csv" || kind == ".txt") return readText(open, type, asked, tick);
  if (kind == ".bin" || kind == ".raw") return readRaw(open, type, asked, tick);
  refuse(file, say<"file-unknown-kind">(arg<"kind">(kind)));
}

std::optional<FileDescription> describeFile(const std::string& path) {
  try {
    DataFile file({path, Field::input});
    FileDescription description{file.bytes(), {}, {}};
    if (extension(path) != ".npy") return description;
    try {
      const NpyHeader header = readNpyHeader(file);
      description.type = header.type();
      description.size = header.size();
    } catch (const InvalidRequest&) {
      // A file all the same; what is wrong with it is told when it is read.
    }
    return description;
  } catch (const InvalidRequest&) {
    return std::nullopt;
  }
}

}  // namespace warpfold
