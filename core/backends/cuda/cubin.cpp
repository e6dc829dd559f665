// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cubin.h"

#include <elf.h>

#include <cstring>
#include <stdexcept>
#include <string_view>

namespace warpfold::cuda {

namespace {

/// A value in the image, wherever it lies.
template <typename T>
T at(const std::vector<char>& image, std::uint64_t offset) {
  if (offset > image.size() || image.size() - offset < sizeof(T))
    throw std::out_of_range("the machine code of a kernel is cut off");
  T value;
  std::memcpy(&value, image.data() + offset, sizeof(T));
  return value;
}

std::string textAt(const std::vector<char>& image, std::uint64_t offset) {
  std::string text;
  for (char c = at<char>(image, offset); c != '\0'; c = at<char>(image, ++offset)) text += c;
  return text;
}

Elf64_Shdr sectionNamed(const std::vector<char>& image, std::string_view name) {
  const auto header = at<Elf64_Ehdr>(image, 0);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) throw std::out_of_range("this is no machine code of a GPU");
  const auto section = [&](std::uint64_t i) { return at<Elf64_Shdr>(image, header.e_shoff + i * sizeof(Elf64_Shdr)); };
  const Elf64_Shdr names = section(header.e_shstrndx);
  for (std::uint64_t i = 0; i < header.e_shnum; ++i)
    if (textAt(image, names.sh_offset + section(i).sh_name) == name) return section(i);
  throw std::out_of_range("the machine code has no section of this name");
}

}  // namespace

std::map<std::string, std::uint32_t> registerCounts(const std::vector<char>& image) {
  // Attributes are a format, a number, and 16 bits that are the value, or else the size of what follows.
  constexpr std::uint8_t sized = 4, registers = 0x2f;
  const Elf64_Shdr info = sectionNamed(image, ".nv.info"), symbols = sectionNamed(image, ".symtab"),
                   names = sectionNamed(image, ".strtab");
  std::map<std::string, std::uint32_t> counts;
  const std::uint64_t end = info.sh_offset + info.sh_size;
  for (std::uint64_t place = info.sh_offset; place < end;) {
    const auto format = at<std::uint8_t>(image, place), attribute = at<std::uint8_t>(image, place + 1);
    const auto size = at<std::uint16_t>(image, place + 2);
    place += 4;
    if (format != sized) continue;
    if (attribute == registers) {
      const auto symbol = at<Elf64_Sym>(image, symbols.sh_offset + at<std::uint32_t>(image, place) * sizeof(Elf64_Sym));
      counts[textAt(image, names.sh_offset + symbol.st_name)] = at<std::uint32_t>(image, place + 4);
    }
    place += size;
  }
  return counts;
}

}  // namespace warpfold::cuda
