// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "table/table.h"

namespace warpfold::app {

/// A column of the data that a chart exports.
struct ChartColumn {
  QString key;           ///< in CSV and JSON: "a_median_us"
  QString side;          ///< "A", "B"; empty where it is of neither
  QString stem;          ///< the key without side and unit: "median"
  QString title;         ///< for a reader: "A median"
  QString unit;          ///< "µs"; empty where there is none
  bool place = false;    ///< says of what the row is, as the step or the kernel does
  bool numeric = false;  ///< all its cells are numbers or empty
  bool alike = false;    ///< all its cells are the same
  int decimals = -1;     ///< of all its cells, where they stand below each other; −1: as each comes

  /// "A median, µs".
  QString head() const { return unit.isEmpty() ? title : title.isEmpty() ? unit : title + QStringLiteral(", ") + unit; }
};

/// A table with what a reader calls its columns: cells are as they stand in CSV.
struct ChartTable {
  QString title;  ///< of one of several tables; empty of the first
  std::vector<ChartColumn> columns;
  std::vector<QStringList> rows;
};

/// As they are read.
std::vector<ChartTable> chartTables(const std::vector<Table>& tables);

/// What a cell says to a reader, without its unit: "213.4", "16 777 216 (2²⁴)"; empty where nothing is known.
QString cellText(const ChartColumn& column, const QString& cell);

/// The same with as many decimals as the others of its column have.
QString alignedText(const ChartColumn& column, const QString& cell);
/// In what order columns are read: those whose cells differ first, then those that say the same of every row.
std::vector<std::size_t> readingOrder(const ChartTable& table);

/// A row as a sentence: "step 2: A 16 active threads, B 8". `spoken`: stems of the columns that are told; empty: all.
QString rowSentence(const ChartTable& table, std::size_t row, const QStringList& spoken = {});

/// These rows with a line of heads, cells in full, between them tabs.
QString tabSeparated(const ChartTable& table, const std::vector<std::size_t>& rows,
                     const std::vector<std::size_t>& columns);
/// The same as CSV, whose head has the keys.
QString commaSeparated(const ChartTable& table, const std::vector<std::size_t>& rows,
                       const std::vector<std::size_t>& columns);

}  // namespace warpfold::app
