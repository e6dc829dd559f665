// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/json_data.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "models/chart_table.h"
#include "version.h"

namespace warpfold::app {
namespace {

using Json = nlohmann::ordered_json;

/// Integers as they are written: those of 64 bits are no doubles.
Json valueOf(const QString& cell) {
  if (cell.isEmpty()) return nullptr;
  bool read = false;
  if (const qlonglong whole = cell.toLongLong(&read); read) return whole;
  if (const qulonglong whole = cell.toULongLong(&read); read) return whole;
  if (const double number = cell.toDouble(&read); read && std::isfinite(number)) return number;
  return cell.toStdString();
}

Json tableOf(const ChartTable& table) {
  Json made;
  if (!table.title.isEmpty()) made["title"] = table.title.toStdString();
  Json columns = Json::array(), units = Json::array(), rows = Json::array();
  for (const ChartColumn& column : table.columns) {
    columns.push_back(column.key.toStdString());
    units.push_back(column.unit.isEmpty() ? Json(nullptr) : Json(column.unit.toStdString()));
  }
  for (const QStringList& row : table.rows) {
    Json cells = Json::array();
    for (qsizetype c = 0; c < row.size(); ++c)
      cells.push_back(table.columns[std::size_t(c)].numeric || row[c].isEmpty() ? valueOf(row[c])
                                                                                : Json(row[c].toStdString()));
    rows.push_back(std::move(cells));
  }
  made["columns"] = std::move(columns);
  made["units"] = std::move(units);
  made["rows"] = std::move(rows);
  return made;
}

}  // namespace

QByteArray jsonData(const QString& csv, const ExportMetadata& metadata) {
  Json data;
  const auto say = [&](const char* key, const QString& text) {
    if (!text.isEmpty()) data[key] = text.toStdString();
  };
  say("title", metadata.title);
  say("device", metadata.device);
  Json requests = Json::array(), shown = Json::array();
  for (const QString& command : metadata.commands) requests.push_back(command.toStdString());
  for (const QString& phrase : metadata.shown) shown.push_back(phrase.toStdString());
  if (!shown.empty()) data["shown"] = std::move(shown);
  if (!requests.empty()) data["requests"] = std::move(requests);
  say("provenance", metadata.provenance);
  say("created", metadata.date.toOffsetFromUtc(metadata.date.offsetFromUtc()).toString(Qt::ISODate));
  data["software"] = std::string("Warpfold ") + version;
  Json tables = Json::array();
  for (const ChartTable& table : chartTables(csv)) tables.push_back(tableOf(table));
  data["tables"] = std::move(tables);
  return QByteArray::fromStdString(data.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

}  // namespace warpfold::app
