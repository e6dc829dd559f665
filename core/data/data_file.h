// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "data/input_file.h"

namespace warpfold {

/// Throws InvalidRequest about the field that names the file.
[[noreturn]] void refuse(const InputFile& file, Message message);

/// The beginning of what a file holds, for a message, which shows it as all that comes from outside (words::shown).
std::string quotable(std::string_view text);

/// How many of n elements are taken: as many as `asked`, or all. Refuses a file that has fewer.
std::uint64_t taken(std::uint64_t n, std::optional<std::uint64_t> asked, const InputFile& file);

/// An open regular file, read from its beginning on.
class DataFile {
 public:
  /// Refuses what is not there, not regular, not readable or empty. Opening never waits for anybody.
  explicit DataFile(InputFile file);
  ~DataFile();
  DataFile(const DataFile&) = delete;
  DataFile& operator=(const DataFile&) = delete;

  const InputFile& name() const { return m_file; }
  std::uint64_t bytes() const { return m_bytes; }  ///< when it was opened
  /// Fills `to` as far as the file goes; gives the number of bytes read.
  std::size_t read(std::span<char> to);
  /// The next n elements. The caller has checked that the file is long enough.
  HostArray readElements(ElementType type, std::uint64_t n, const Tick& tick);

 private:
  InputFile m_file;
  int m_descriptor = -1;
  std::uint64_t m_bytes = 0;
};

}  // namespace warpfold
