// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "data/data_file.h"

namespace warpfold {

/// The numbers of a text file, separated by commas, semicolons, blanks or lines; as many as
/// `asked`, or all. The file is
/// read piece by piece, so its length does not matter, only how many numbers it holds.
HostArray readText(DataFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick);

}  // namespace warpfold
