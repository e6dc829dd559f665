// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "data/input.h"

namespace warpfold {

namespace {

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
  throw InvalidRequest(fmt::format("--input file:{}: {}", path, why));
}

/// The beginning of what a file holds, fit for a message: it may be anything, escape sequences of a terminal included.
std::string quotable(std::string_view text) {
  std::string result(text.substr(0, 40));
  std::replace_if(
      result.begin(), result.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return result;
}

std::string extension(const std::string& path) {
  std::string text = std::filesystem::path(path).extension().string();
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

/// n elements from the stream's place on; the caller has checked that the file is long enough.
HostArray readElements(std::ifstream& file, const std::string& path, ElementType type, std::uint64_t n,
                       const Tick& tick) {
  HostArray array(type, n);
  const std::size_t width = sizeOf(type);
  inParts(n, tick, [&](std::uint64_t begin, std::uint64_t end) {
    const auto bytes = static_cast<std::streamsize>((end - begin) * width);
    file.read(reinterpret_cast<char*>(array.data() + begin * width), bytes);
    if (file.gcount() != bytes) refuse(path, "the file could not be read to its end");
  });
  return array;
}

void swapBytes(HostArray& array) {
  const std::size_t width = sizeOf(array.type());
  for (std::byte* p = array.data(); p != array.data() + array.bytes(); p += width) std::reverse(p, p + width);
}

std::uint64_t limited(std::uint64_t n, std::uint64_t limit, const std::string& path) {
  if (limit > n)
    refuse(path, fmt::format("it has {} elements, but --n asks for {}; use a smaller --n or leave it out", n, limit));
  return limit == 0 ? n : limit;
}

// .npy: NumPy Enhancement Proposal 1 and numpy/lib/format.py -----------------------------------------------

struct NpyHeader {
  std::string descr;  // byte order, kind, bytes: "<f4"
  std::string shape;  // "10000000," or "3, 4"
  std::uint64_t dataBegin = 0;
};

/// What stands between `open` and `close` after `'key':`; nothing where the header does not have it so. By hand, since
/// std::regex calls itself for every character and a long header would exhaust the stack.
std::optional<std::string> npyValue(std::string_view text, const char* key, char open, char close) {
  const std::string label = fmt::format("'{}':", key);
  const auto begin = text.find(label);
  if (begin == std::string_view::npos) return std::nullopt;
  const auto at = text.find_first_not_of(" \t\n", begin + label.size());
  if (at == std::string_view::npos || text[at] != open) return std::nullopt;
  const auto end = text.find(close, at + 1);
  if (end == std::string_view::npos) return std::nullopt;
  return std::string(text.substr(at + 1, end - at - 1));
}

NpyHeader readNpyHeader(std::ifstream& file, const std::string& path) {
  char start[8] = {};
  file.read(start, 8);
  if (file.gcount() != 8 || std::memcmp(start, "\x93NUMPY", 6) != 0)
    refuse(path, "it is not a .npy file (it does not begin with \\x93NUMPY); write it with numpy.save");
  const int major = static_cast<unsigned char>(start[6]);
  if (major < 1 || major > 3)
    refuse(path, fmt::format("its .npy version {}.{} is not known", major, static_cast<unsigned char>(start[7])));
  unsigned char lengthBytes[4] = {};
  const int lengthSize = major == 1 ? 2 : 4;
  file.read(reinterpret_cast<char*>(lengthBytes), lengthSize);
  std::uint32_t length = 0;
  for (int i = lengthSize; i-- > 0;) length = length << 8 | lengthBytes[i];
  if (file.gcount() != lengthSize || length > 65536) refuse(path, "its .npy header is damaged");
  std::string text(length, '\0');
  file.read(text.data(), length);
  if (static_cast<std::uint32_t>(file.gcount()) != length)
    refuse(path, "it ends within its .npy header; write it again");
  const auto descr = npyValue(text, "descr", '\'', '\''), shape = npyValue(text, "shape", '(', ')');
  if (!descr || !shape)
    refuse(path, "its .npy header names no plain element type and shape; save a one-dimensional array of numbers");
  return {*descr, *shape, 8u + lengthSize + length};
}

std::optional<ElementType> npyType(const std::string& descr) {
  if (descr.empty() || std::string_view("<>=").find(descr[0]) == std::string_view::npos) return std::nullopt;
  const std::string kind = descr.substr(1);
  if (kind == "i4") return ElementType::int32;
  if (kind == "u4") return ElementType::uint32;
  if (kind == "i8") return ElementType::int64;
  if (kind == "u8") return ElementType::uint64;
  if (kind == "f2") return ElementType::float16;
  if (kind == "f4") return ElementType::float32;
  if (kind == "f8") return ElementType::float64;
  return std::nullopt;
}

std::uint64_t npyLength(const std::string& shape, const std::string& path) {
  std::uint64_t n = 0;
  const char* begin = shape.data();
  const char* end = shape.data() + shape.size();
  const auto [stop, error] = std::from_chars(begin, end, n);
  const std::string rest(stop, end);
  if (error != std::errc{} || rest.find_first_not_of(", ") != std::string::npos)
    refuse(path, fmt::format("its shape is ({}), but a reduction needs one dimension; save it with array.ravel()",
                             quotable(shape)));
  return n;
}

HostArray readNpy(const std::string& path, ElementType type, std::uint64_t limit, const Tick& tick) {
  std::ifstream file(path, std::ios::binary);
  const NpyHeader header = readNpyHeader(file, path);
  const auto stored = npyType(header.descr);
  if (!stored)
    refuse(
        path,
        fmt::format(
            "its elements are '{}', which is none of int32, uint32, int64, uint64, float16, float32, float64; convert "
            "them with array.astype",
            quotable(header.descr)));
  if (*stored != type)
    refuse(path, fmt::format("its elements are {}; use --type {} or convert them with array.astype('{}')",
                             name(*stored), name(*stored), name(type)));
  const std::uint64_t n = npyLength(header.shape, path);
  if (n == 0) refuse(path, "it holds no elements; a reduction needs at least one");
  const std::uint64_t have = std::filesystem::file_size(path) - header.dataBegin;
  if (have / sizeOf(type) < n)
    refuse(path,
           fmt::format("it is cut off: its header says {} elements, but only {} are there", n, have / sizeOf(type)));
  HostArray array = readElements(file, path, type, limited(n, limit, path), tick);
  constexpr bool bigHost = std::endian::native == std::endian::big;
  if (header.descr[0] == (bigHost ? '<' : '>')) swapBytes(array);
  return array;
}

// .bin -----------------------------------------------------------------------------------------------------

HostArray readRaw(const std::string& path, ElementType type, std::uint64_t limit, const Tick& tick) {
  const std::uint64_t bytes = std::filesystem::file_size(path);
  if (bytes % sizeOf(type) != 0)
    refuse(path,
           fmt::format("its {} bytes are no whole number of {} elements of {} bytes; is --type right, or the file "
                       "cut off?",
                       bytes, name(type), sizeOf(type)));
  std::ifstream file(path, std::ios::binary);
  HostArray array = readElements(file, path, type, limited(bytes / sizeOf(type), limit, path), tick);
  if constexpr (std::endian::native == std::endian::big) swapBytes(array);
  return array;
}

// .csv, .txt -----------------------------------------------------------------------------------------------

constexpr bool isSeparator(char c) {
  return c == ',' || c == ';' || c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

template <typename T>
std::vector<T> parseNumbers(std::string_view text, const std::string& path, std::uint64_t limit, const Tick& tick) {
  std::vector<T> values;
  std::uint64_t line = 1;
  const char* p = text.data();
  const char* const end = p + text.size();
  while (p != end && (limit == 0 || values.size() < limit)) {
    if (isSeparator(*p)) {
      line += *p == '\n';
      ++p;
      continue;
    }
    const char* const stop = std::find_if(p, end, isSeparator);
    std::conditional_t<isFloat<T> && sizeof(T) == 2, float, T> value{};
    // from_chars reads no leading plus sign, which tables often write.
    const auto [after, error] = std::from_chars(*p == '+' && stop - p > 1 ? p + 1 : p, stop, value);
    if (error != std::errc{} || after != stop)
      refuse(path, fmt::format("line {}: '{}' is not a number of type {}", line, quotable({p, stop}),
                               name(ElementTypeOf<T>::value)));
    values.push_back(T(value));
    p = stop;
    if (tick && values.size() % tickElements == 0)
      tick(static_cast<double>(p - text.data()) / static_cast<double>(text.size()));
  }
  return values;
}

HostArray readText(const std::string& path, ElementType type, std::uint64_t limit, const Tick& tick) {
  std::ifstream file(path, std::ios::binary);
  const std::uint64_t bytes = std::filesystem::file_size(path);
  if (bytes > availableMemoryBytes() / 4)
    refuse(path, fmt::format("its {} bytes of text do not fit into memory; store it as .npy", bytes));
  std::string text(bytes, '\0');
  file.read(text.data(), static_cast<std::streamsize>(bytes));
  text.resize(static_cast<std::size_t>(file.gcount()));
  return visitType(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const std::vector<T> values = parseNumbers<T>(text, path, limit, tick);
    if (values.empty()) refuse(path, "it holds no numbers; a reduction needs at least one");
    HostArray array(type, limited(values.size(), limit, path));
    std::copy_n(values.begin(), array.size(), array.as<T>().begin());
    return array;
  });
}

}  // namespace

HostArray readInputFile(const std::string& path, ElementType type, std::uint64_t limit, const Tick& tick) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) refuse(path, "there is no such file");
  if (!std::filesystem::is_regular_file(path, error)) refuse(path, "it is not a file");
  if (!std::ifstream(path)) refuse(path, "it may not be read; check its permissions");
  if (std::filesystem::file_size(path) == 0) refuse(path, "it is empty; a reduction needs at least one element");
  const std::string kind = extension(path);
  if (kind == ".npy") return readNpy(path, type, limit, tick);
  if (kind == ".csv" || kind == ".txt") return readText(path, type, limit, tick);
  if (kind == ".bin" || kind == ".raw") return readRaw(path, type, limit, tick);
  refuse(path, fmt::format("'{}' is not a known kind of file; use .npy, .csv, .txt or .bin", kind));
}

}  // namespace warpfold
