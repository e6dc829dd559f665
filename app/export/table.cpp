// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/table.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "models/chart_table.h"

namespace warpfold::app {
namespace {

using Json = nlohmann::ordered_json;

/// Integers as they are written: those of 64 bits are no doubles.
Json valueOf(const ChartColumn& column, const QString& cell) {
  if (cell.isEmpty()) return nullptr;
  if (!column.numeric) return cell.toStdString();
  bool read = false;
  if (const qlonglong whole = cell.toLongLong(&read); read) return whole;
  if (const qulonglong whole = cell.toULongLong(&read); read) return whole;
  if (const double number = cell.toDouble(&read); read && std::isfinite(number)) return number;
  return cell.toStdString();
}

Json objectOf(const ChartTable& table) {
  Json units = Json::object(), columns = Json::array(), rows = Json::array();
  for (const ChartColumn& column : table.columns) {
    columns.push_back(column.key.toStdString());
    if (!column.unit.isEmpty()) units[column.key.toStdString()] = column.unit.toStdString();
  }
  for (const QStringList& cells : table.rows) {
    Json row = Json::array();
    for (qsizetype c = 0; c < cells.size(); ++c) row.push_back(valueOf(table.columns[std::size_t(c)], cells[c]));
    rows.push_back(std::move(row));
  }
  return {{"units", std::move(units)}, {"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

}  // namespace

QString unitsText(const std::vector<Table>& tables) {
  QStringList said;
  for (const ChartTable& table : chartTables(tables))
    for (const ChartColumn& column : table.columns) {
      const QString one = QStringLiteral("%1: %2").arg(column.key, column.unit);
      if (!column.unit.isEmpty() && !said.contains(one)) said << one;
    }
  return said.join(QStringLiteral(", "));
}

QByteArray tableJson(const std::vector<Table>& given, const QList<QPair<QString, QString>>& about) {
  const std::vector<ChartTable> tables = chartTables(given);
  Json all;
  if (tables.size() == 1 && tables[0].title.isEmpty()) {
    all = objectOf(tables[0]);
  } else {
    for (const ChartTable& table : tables) all["tables"][table.title.toStdString()] = objectOf(table);
  }
  all["about"] = Json::object();
  for (const auto& [key, value] : about) all["about"][key.toStdString()] = value.toStdString();
  return QByteArray::fromStdString(all.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

}  // namespace warpfold::app
