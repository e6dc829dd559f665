// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "table/csv.h"

#include <algorithm>
#include <utility>

namespace warpfold {

std::string csvCell(const Cell& cell) {
  std::string text = cell.text();
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

CsvLine::CsvLine(std::string_view first, std::string_view second)
    : m_text(std::string(first.substr(0, first.size() - 1)) + "," + std::string(second.substr(0, second.size() - 1))),
      m_begun(true) {}

CsvLine& CsvLine::add(const Cell& cell) {
  if (std::exchange(m_begun, true)) m_text += ',';
  m_text += csvCell(cell);
  return *this;
}

std::string csvRemark(std::string_view key, std::string_view value) {
  std::string line = "# " + std::string(key) + ": " + std::string(value);
  std::replace_if(
      line.begin(), line.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return line + "\n";
}

}  // namespace warpfold
