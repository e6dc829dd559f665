// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "table/table.h"

namespace warpfold::app {

inline QString csvText(const Table& table) {
  return QString::fromStdString(csvOf(table));
}
inline QString csvText(const std::vector<Table>& tables) {
  return QString::fromStdString(csvOf(tables));
}

/// Keys in the first line, a row in each other: cells without commas, of which those that can be read as numbers are.
inline Table tableOf(const QString& lines) {
  const auto cellOf = [](const QString& text) {
    bool number = false;
    text.toDouble(&number);
    return text.isEmpty() ? Cell() : number ? Cell::number(text.toStdString()) : Cell(text.toStdString());
  };
  Table table;
  for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts)) {
    if (table.keys.empty()) {
      for (const QString& key : line.split(u',')) table.keys.push_back(key.toStdString());
      continue;
    }
    std::vector<Cell>& row = table.rows.emplace_back();
    for (const QString& text : line.split(u',')) row.push_back(cellOf(text));
  }
  return table;
}

}  // namespace warpfold::app
