// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

namespace warpfold::app {

/// A table as CSV has it.
struct Table {
  QString name;  ///< of one of several, "# name" before its header; else empty
  QStringList columns;
  QList<QStringList> rows;
};
/// Quotes may hold commas and doubled quotes, no line breaks.
QList<Table> tablesOf(const QString& csv);
/// The unit that a column's name ends in: "µs" of "a_low_us", "GB/s" of "b_gb_per_s"; empty where it has none.
QString unitOf(const QString& column);
/// "a_us: µs, b_us: µs"; empty where no column has a unit.
QString unitsText(const QString& csv);
/// The tables as one object: `about` as strings; `units` by column; `columns` and `rows`, whose numbers are numbers. Of
/// several tables these three lie under `tables`, by name.
QByteArray tableJson(const QString& csv, const QList<QPair<QString, QString>>& about);

}  // namespace warpfold::app
