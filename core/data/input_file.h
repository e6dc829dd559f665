// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "data/host_array.h"
#include "values/tick.h"

namespace warpfold {

/// A file of numbers, as an option names it.
struct InputFile {
  std::string path;
  Field field = Field::input;  ///< of the request, named in errors
};

/// Reads .npy (1-D, the element types that numpy has, either byte order, C or Fortran order), .csv/.txt (numbers
/// separated by commas, semicolons, blanks or lines) or .bin (raw little-endian elements). As many elements as `asked`,
/// or all. Only regular files; nothing else is opened. Throws InvalidRequest with one line
/// that names the option, the file and what is wrong.
HostArray readInputFile(const InputFile& file, ElementType type, std::optional<std::uint64_t> asked,
                        const Tick& tick = {});

/// What can be told of a file without reading its elements.
struct FileDescription {
  std::uint64_t bytes = 0;
  std::optional<ElementType> type;    ///< of a .npy file whose elements can be reduced
  std::optional<std::uint64_t> size;  ///< elements that a .npy file says it has
};
/// Nothing for what is no regular file or cannot be read. Does not wait: a FIFO or a device is never opened.
std::optional<FileDescription> describeFile(const std::string& path);

}  // namespace warpfold
