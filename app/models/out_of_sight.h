// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "models/tree_index.h"

namespace warpfold::app {

/// Where one warp is shown by itself: of what its lanes make in a row, what stands in columns of other warps.
struct OutOfSight {
  std::vector<std::uint32_t> lanes;    ///< ascending
  std::vector<std::uint64_t> columns;  ///< of what each of them makes
  std::uint32_t first = 0;             ///< of the columns that are shown

  bool before() const { return !columns.empty() && columns.front() < first; }
  bool after() const { return !columns.empty() && columns.back() >= first; }
};

OutOfSight outOfSight(const TreeIndex& index, std::uint32_t row, std::uint32_t warp);

/// "Lanes 4–7 work on elements 32, 40, 48, 56, outside the picture"; empty where all is in sight.
QString outOfSightText(const TreeIndex& index, std::uint32_t row, std::uint32_t warp);

}  // namespace warpfold::app
