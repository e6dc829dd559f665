// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "data/data_file.h"

namespace warpfold {

/// The header of a .npy file (NumPy Enhancement Proposal 1 and numpy/lib/format.py).
struct NpyHeader {
  std::string descr;  ///< byte order, kind, bytes: "<f4"
  std::string shape;  ///< "10000000," or "3, 4"
  std::uint64_t dataBegin = 0;

  /// The type of the elements; nothing for those that are not reduced.
  std::optional<ElementType> type() const;
  /// The number of elements of a one-dimensional array; nothing for other shapes.
  std::optional<std::uint64_t> size() const;
  bool bigEndian() const { return !descr.empty() && descr[0] == '>'; }
};

/// Reads the header, at most 64 KiB. Refuses what is none.
NpyHeader readNpyHeader(DataFile& file);
/// As many elements as `asked`, or all; refuses what is not an array of `type` with one dimension.
HostArray readNpy(DataFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick);

}  // namespace warpfold
