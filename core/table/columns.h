// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/cell.h"
#include "table/csv.h"
#include "table/table.h"

namespace warpfold {

/// The columns of a table whose rows are made of a `Row` each: by what name a column is known to machines ("median_us",
/// which ends with its unit), and what stands in it. A new figure is one column here.
template <typename Row>
class Columns {
 public:
  using Of = std::function<Cell(const Row&)>;

  Columns& add(std::string key, Of of) {
    m_columns.push_back({std::move(key), std::move(of)});
    return *this;
  }
  /// The columns of a part of the row: `part` gives it by value, by reference, or as an optional or a pointer, which
  /// leave all of them empty where there is none.
  template <typename Part, typename Of>
  Columns& addAll(const Columns<Part>& columns, Of part) {
    for (const auto& [key, of] : columns.all())
      add(key, [of = of, part](const Row& row) {
        decltype(auto) found = std::invoke(part, row);
        if constexpr (std::is_convertible_v<decltype(found), const Part&>)
          return of(found);
        else
          return found ? of(*found) : Cell();
      });
    return *this;
  }

  struct Column {
    std::string key;
    Of of;
  };
  const std::vector<Column>& all() const { return m_columns; }

  std::string csvHead() const {
    CsvLine line;
    for (const Column& each : m_columns) line.add(each.key);
    return line.text();
  }
  std::string csvLine(const Row& row) const {
    CsvLine line;
    for (const Column& each : m_columns) line.add(each.of(row));
    return line.text();
  }
  template <typename Rows>
  std::string csv(const Rows& rows) const {
    return csvOf(table(rows));
  }
  template <typename Rows>
  Table table(const Rows& rows, std::string title = {}) const {
    Table table{std::move(title), {}, {}, {}};
    for (const Column& each : m_columns) table.keys.push_back(each.key);
    for (const Row& row : rows) {
      std::vector<Cell>& cells = table.rows.emplace_back();
      for (const Column& each : m_columns) cells.push_back(each.of(row));
    }
    return table;
  }

 private:
  std::vector<Column> m_columns;
};

}  // namespace warpfold
