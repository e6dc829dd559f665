// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

namespace warpfold::app {
namespace {

struct Unit {
  const char *ending, *unit;
};
constexpr Unit knownUnits[] = {{"us", "µs"},         {"ns", "ns"},        {"seconds", "s"},         {"gbs", "GB/s"},
                               {"gb_per_s", "GB/s"}, {"mhz", "MHz"},      {"celsius", "°C"},        {"watts", "W"},
                               {"bytes", "bytes"},   {"offset", "bytes"}, {"percent_of_peak", "%"}, {"ulp", "ULP"}};

QStringList cellsOf(const QString& line) {
  QStringList cells{QString()};
  bool quoted = false;
  for (qsizetype i = 0; i < line.size(); ++i) {
    const bool doubled = quoted && line[i] == u'"' && i + 1 < line.size() && line[i + 1] == u'"';
    if (doubled)
      cells.last() += line[i++];
    else if (line[i] == u'"')
      quoted = !quoted;
    else if (line[i] == u',' && !quoted)
      cells << QString();
    else
      cells.last() += line[i];
  }
  return cells;
}

/// Whole numbers that a reader of JSON would round, and whatever is no number, stay texts.
QJsonValue valueOf(const QString& cell) {
  if (cell.isEmpty()) return {};
  bool whole = false, real = false;
  const qlonglong integer = cell.toLongLong(&whole);
  constexpr qlonglong exact = qlonglong(1) << 53;
  if (whole) return std::abs(integer) <= exact ? QJsonValue(integer) : QJsonValue(cell);
  const double number = cell.toDouble(&real);
  return real && std::isfinite(number) ? QJsonValue(number) : QJsonValue(cell);
}

QJsonObject objectOf(const Table& table) {
  QJsonObject units;
  for (const QString& column : table.columns)
    if (const QString unit = unitOf(column); !unit.isEmpty()) units[column] = unit;
  QJsonArray rows;
  for (const QStringList& cells : table.rows) {
    QJsonArray row;
    for (const QString& cell : cells) row << valueOf(cell);
    rows << row;
  }
  return {{QStringLiteral("units"), units},
          {QStringLiteral("columns"), QJsonArray::fromStringList(table.columns)},
          {QStringLiteral("rows"), rows}};
}

}  // namespace

QList<Table> tablesOf(const QString& csv) {
  QList<Table> tables;
  bool header = true;
  QString name;
  for (const QString& line : csv.split(u'\n', Qt::SkipEmptyParts)) {
    if (line.startsWith(QLatin1String("# "))) {
      name = line.mid(2);
      header = true;
    } else if (header) {
      tables << Table{name, cellsOf(line), {}};
      header = false;
    } else {
      tables.last().rows << cellsOf(line);
    }
  }
  return tables;
}

QString unitOf(const QString& column) {
  for (const auto& [ending, unit] : knownUnits)
    if (column == QLatin1String(ending) || column.endsWith(u'_' + QLatin1String(ending)))
      return QString::fromUtf8(unit);
  return {};
}

QString unitsText(const QString& csv) {
  QStringList said;
  for (const Table& table : tablesOf(csv))
    for (const QString& column : table.columns) {
      const QString unit = unitOf(column), one = QStringLiteral("%1: %2").arg(column, unit);
      if (!unit.isEmpty() && !said.contains(one)) said << one;
    }
  return said.join(QStringLiteral(", "));
}

QByteArray tableJson(const QString& csv, const QList<QPair<QString, QString>>& about) {
  QJsonObject facts;
  for (const auto& [key, value] : about) facts[key] = value;
  const QList<Table> tables = tablesOf(csv);
  QJsonObject all;
  if (tables.size() == 1 && tables[0].name.isEmpty()) {
    all = objectOf(tables[0]);
  } else {
    QJsonObject named;
    for (const Table& table : tables) named[table.name] = objectOf(table);
    all[QStringLiteral("tables")] = named;
  }
  all[QStringLiteral("about")] = facts;
  return QJsonDocument(all).toJson();
}

}  // namespace warpfold::app
