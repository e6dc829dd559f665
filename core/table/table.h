// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/cell.h"

namespace warpfold {

/// A table as whoever prints, saves, shows or reads it aloud takes it: every row has a cell for each of `keys`.
struct Table {
  std::string title;                                         ///< of one of several; empty of one that stands alone
  std::vector<std::pair<std::string, std::string>> remarks;  ///< what is said before the columns: key and value
  std::vector<std::string> keys;                             ///< of the columns: "median_us"
  std::vector<std::vector<Cell>> rows;
};

/// Header line first, behind the remarks; each title stands in a line of its own before its table.
std::string csvOf(const Table& table);
std::string csvOf(const std::vector<Table>& tables);
/// As spreadsheets paste them into columns.
std::string tabSeparated(const std::vector<Table>& tables);

}  // namespace warpfold
