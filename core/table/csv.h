// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "table/cell.h"

namespace warpfold {

/// A cell as it stands in CSV: in quotation marks where it needs them.
std::string csvCell(const Cell& cell);

/// A line of CSV (RFC 4180, with a line feed at its end).
class CsvLine {
 public:
  CsvLine() = default;
  /// Two lines as one.
  CsvLine(std::string_view first, std::string_view second);
  CsvLine& add(const Cell& cell);
  std::string text() && { return std::move(m_text) + "\n"; }
  std::string text() const& { return m_text + "\n"; }

 private:
  std::string m_text;
  bool m_begun = false;
};

/// A line before the columns that says what the table is of: "# device: NVIDIA H200". Control characters, with which
/// another line would begin, become blanks.
std::string csvRemark(std::string_view key, std::string_view value);

}  // namespace warpfold
