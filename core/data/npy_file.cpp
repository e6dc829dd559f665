// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/npy_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>

#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::uint32_t longestHeader = 65536;

/// What stands between `open` and `close` after `'key':`; nothing where the header does not have it so. By hand, since
/// std::regex calls itself for every character and a long header would exhaust the stack.
std::optional<std::string> valueOf(std::string_view text, const char* key, char open, char close) {
  const std::string label = fmt::format("'{}':", key);
  const auto begin = text.find(label);
  if (begin == std::string_view::npos) return std::nullopt;
  const auto at = text.find_first_not_of(" \t\n", begin + label.size());
  if (at == std::string_view::npos || text[at] != open) return std::nullopt;
  const auto end = text.find(close, at + 1);
  if (end == std::string_view::npos) return std::nullopt;
  return std::string(text.substr(at + 1, end - at - 1));
}

/// "int32, uint32, …": the element types that a .npy file can hold.
std::string numpyTypes() {
  std::string names;
  for (const ElementTypeRow& row : elementTypeRows)
    if (!row.numpy.empty()) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

void swapBytes(HostArray& array) {
  const std::size_t width = sizeOf(array.type());
  for (std::byte* p = array.data(); p != array.data() + array.bytes(); p += width) std::reverse(p, p + width);
}

}  // namespace

std::optional<ElementType> NpyHeader::type() const {
  if (descr.empty() || std::string_view("<>=").find(descr[0]) == std::string_view::npos) return std::nullopt;
  for (const ElementTypeRow& row : elementTypeRows)
    if (!row.numpy.empty() && std::string_view(descr).substr(1) == row.numpy) return row.type;
  return std::nullopt;
}

std::optional<std::uint64_t> NpyHeader::size() const {
  std::uint64_t n = 0;
  const char* const end = shape.data() + shape.size();
  const auto [stop, error] = std::from_chars(shape.data(), end, n);
  const bool alone = std::all_of(stop, end, [](char c) { return c == ',' || c == ' '; });
  return error == std::errc{} && alone ? std::optional(n) : std::nullopt;
}

NpyHeader readNpyHeader(DataFile& file) {
  std::array<char, 8> start{};
  if (file.read(start) != start.size() || std::string_view(start.data(), 6) != "\x93NUMPY")
    refuse(file.name(), say<"npy-no-magic">());
  const int major = static_cast<unsigned char>(start[6]);
  if (major < 1 || major > 3)
    refuse(file.name(), say<"npy-version">(arg<"major">(major), arg<"minor">(static_cast<unsigned char>(start[7]))));
  std::array<char, 4> lengthBytes{};
  const std::size_t lengthSize = major == 1 ? 2 : 4;
  const std::size_t got = file.read(std::span(lengthBytes).first(lengthSize));
  std::uint32_t length = 0;
  for (std::size_t i = lengthSize; i-- > 0;) length = length << 8 | static_cast<unsigned char>(lengthBytes[i]);
  if (got != lengthSize || length > longestHeader) refuse(file.name(), say<"npy-header-damaged">());
  std::string text(length, '\0');
  if (file.read(text) != length) refuse(file.name(), say<"npy-header-cut-off">());
  const auto descr = valueOf(text, "descr", '\'', '\''), shape = valueOf(text, "shape", '(', ')');
  if (!descr || !shape) refuse(file.name(), say<"npy-no-type-and-shape">());
  return {*descr, *shape, start.size() + lengthSize + length};
}

HostArray readNpy(DataFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick) {
  const NpyHeader header = readNpyHeader(file);
  const auto stored = header.type();
  if (!stored)
    refuse(file.name(), say<"npy-unknown-type">(arg<"stored">(quotable(header.descr)), arg<"choices">(numpyTypes())));
  if (*stored != type)
    refuse(file.name(),
           say<"npy-other-type">(arg<"stored">(warpfold::name(*stored)), arg<"type">(warpfold::name(type))));
  const auto n = header.size();
  if (!n) refuse(file.name(), say<"npy-shape">(arg<"shape">(quotable(header.shape))));
  if (*n == 0) refuse(file.name(), say<"file-without-numbers">());
  // Before anything is allocated: a header can say anything.
  const std::uint64_t have = (file.bytes() - std::min(file.bytes(), header.dataBegin)) / sizeOf(type);
  if (have < *n) refuse(file.name(), say<"npy-cut-off">(arg<"elements">(*n), arg<"there">(have)));
  HostArray array = file.readElements(type, taken(*n, asked, file.name()), tick);
  if (header.bigEndian() != (std::endian::native == std::endian::big) && header.descr[0] != '=') swapBytes(array);
  return array;
}

}  // namespace warpfold
