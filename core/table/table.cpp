// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "table/table.h"

#include <algorithm>

#include "table/csv.h"

namespace warpfold {

namespace {

/// In place of what would end a cell or a line.
std::string onOneLine(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return text;
}

std::string lineOf(const std::vector<Cell>& cells) {
  CsvLine line;
  for (const Cell& cell : cells) line.add(cell);
  return line.text();
}

std::string tabbed(const std::vector<Cell>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i == 0 ? "" : "\t") + onOneLine(cells[i].text());
  return line + "\n";
}

template <typename Line>
std::string textOf(const Table& table, Line line) {
  std::string text = table.title.empty() ? "" : "# " + onOneLine(table.title) + "\n";
  for (const auto& [key, value] : table.remarks) text += csvRemark(key, value);
  text += line({table.keys.begin(), table.keys.end()});
  for (const std::vector<Cell>& row : table.rows) text += line(row);
  return text;
}

}  // namespace

std::string csvOf(const Table& table) {
  return textOf(table, lineOf);
}

std::string csvOf(const std::vector<Table>& tables) {
  std::string text;
  for (const Table& table : tables) text += csvOf(table);
  return text;
}

std::string tabSeparated(const std::vector<Table>& tables) {
  std::string text;
  for (const Table& table : tables) text += textOf(table, tabbed);
  return text;
}

}  // namespace warpfold
