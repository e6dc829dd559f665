// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/npy_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <utility>

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

void swapBytes(HostArray& array) {
  const std::size_t width = sizeOf(array.type());
  for (std::byte* p = array.data(); p != array.data() + array.bytes(); p += width) std::reverse(p, p + width);
}

}  // namespace

std::optional<ElementType> NpyHeader::type() const {
  static constexpr std::array<std::pair<std::string_view, ElementType>, 7> types{{{"i4", ElementType::int32},
                                                                                  {"u4", ElementType::uint32},
                                                                                  {"i8", ElementType::int64},
                                                                                  {"u8", ElementType::uint64},
                                                                                  {"f2", ElementType::float16},
                                                                                  {"f4", ElementType::float32},
                                                                                  {"f8", ElementType::float64}}};
  if (descr.empty() || std::string_view("<>=").find(descr[0]) == std::string_view::npos) return std::nullopt;
  for (const auto& [kind, type] : types)
    if (std::string_view(descr).substr(1) == kind) return type;
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
    refuse(file.name(), "it is not a .npy file (it does not begin with \\x93NUMPY); write it with numpy.save");
  const int major = static_cast<unsigned char>(start[6]);
  if (major < 1 || major > 3)
    refuse(file.name(),
           fmt::format("its .npy version {}.{} is not known", major, static_cast<unsigned char>(start[7])));
  std::array<char, 4> lengthBytes{};
  const std::size_t lengthSize = major == 1 ? 2 : 4;
  const std::size_t got = file.read(std::span(lengthBytes).first(lengthSize));
  std::uint32_t length = 0;
  for (std::size_t i = lengthSize; i-- > 0;) length = length << 8 | static_cast<unsigned char>(lengthBytes[i]);
  if (got != lengthSize || length > longestHeader) refuse(file.name(), "its .npy header is damaged");
  std::string text(length, '\0');
  if (file.read(text) != length) refuse(file.name(), "it ends within its .npy header; write it again");
  const auto descr = valueOf(text, "descr", '\'', '\''), shape = valueOf(text, "shape", '(', ')');
  if (!descr || !shape)
    refuse(file.name(),
           "its .npy header names no plain element type and shape; save a one-dimensional array of numbers");
  return {*descr, *shape, start.size() + lengthSize + length};
}

HostArray readNpy(DataFile& file, ElementType type, std::uint64_t limit, const Tick& tick) {
  const NpyHeader header = readNpyHeader(file);
  const auto stored = header.type();
  if (!stored)
    refuse(
        file.name(),
        fmt::format(
            "its elements are '{}', which is none of int32, uint32, int64, uint64, float16, float32, float64; convert "
            "them with array.astype",
            quotable(header.descr)));
  if (*stored != type)
    refuse(file.name(), fmt::format("its elements are {}; use --type {} or convert them with array.astype('{}')",
                                    warpfold::name(*stored), warpfold::name(*stored), warpfold::name(type)));
  const auto n = header.size();
  if (!n)
    refuse(file.name(),
           fmt::format("its shape is ({}), but a reduction needs one dimension; save it with array.ravel()",
                       quotable(header.shape)));
  if (*n == 0) refuse(file.name(), "it holds no elements; a reduction needs at least one");
  // Before anything is allocated: a header can say anything.
  const std::uint64_t have = (file.bytes() - std::min(file.bytes(), header.dataBegin)) / sizeOf(type);
  if (have < *n)
    refuse(file.name(), fmt::format("it is cut off: its header says {} elements, but only {} are there", *n, have));
  HostArray array = file.readElements(type, limited(*n, limit, file.name()), tick);
  if (header.bigEndian() != (std::endian::native == std::endian::big) && header.descr[0] != '=') swapBytes(array);
  return array;
}

}  // namespace warpfold
