// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/chart_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "models/column_words.h"
#include "models/count_text.h"

namespace warpfold::app {
namespace {

struct ChartTableText {
  Q_DECLARE_TR_FUNCTIONS(ChartTable)
};

/// That show each cell as cellText() does, but no more digits of the largest than it shows; −1 where cells are too
/// unlike.
int decimalsOf(const ChartTable& table, std::size_t column) {
  int decimals = 0, digits = 1;
  double least = 1e300;
  for (const QStringList& row : table.rows) {
    const QString& cell = row.at(qsizetype(column));
    const double size = std::abs(cell.toDouble());
    if (cell.isEmpty() || size == 0) continue;
    if (!std::isfinite(size) || size >= 1e9) return -1;
    const QString text = QString::number(size, 'g', size >= 1000 ? 7 : 5);
    if (text.contains(u'e')) return -1;
    decimals = std::max(decimals, int(text.section(u'.', 1).size()));
    digits = std::max(digits, int(text.section(u'.', 0, 0).size()));
    least = std::min(least, size);
  }
  const int enough = least >= 100 ? 2 : least >= 1 ? 3 : 2 - int(std::floor(std::log10(least)));  // of the smallest
  decimals = std::min({decimals, std::max(1, 7 - digits), enough});
  return least < 10 * std::pow(10.0, -decimals) ? -1 : decimals;
}

void finish(ChartTable& table, const Table& given) {
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    bool numeric = true, any = false;
    for (const std::vector<Cell>& row : given.rows) {
      numeric = numeric && (row[column].isEmpty() || row[column].isNumber());
      any = any || row[column].isNumber();
    }
    table.columns[column].numeric = numeric && any;
    table.columns[column].alike =
        table.rows.size() > 1 && std::all_of(table.rows.begin(), table.rows.end(), [&](auto& row) {
          return row.at(qsizetype(column)) == table.rows.front().at(qsizetype(column));
        });
    if (table.columns[column].numeric) table.columns[column].decimals = decimalsOf(table, column);
  }
}

/// The value with its unit and what it counts: "101.2 µs", "16 active threads".
QString valueText(const ChartColumn& column, const QString& cell, bool named) {
  QString value = cellText(column, cell);
  if (!column.unit.isEmpty()) value = ChartTableText::tr("%1 %2").arg(value, column.unit);
  if (!named) return value;
  const QString word = column.side.isEmpty() ? column.title : column.title.mid(column.side.size()).trimmed();
  if (word.isEmpty()) return value;
  return column.unit.isEmpty() && column.numeric && !column.side.isEmpty()
             ? ChartTableText::tr("%1 %2").arg(value, word)
             : ChartTableText::tr("%1: %2").arg(word, value);
}

/// Of what a row is: "step 2", "neighbored".
QString placeText(const ChartColumn& column, const QString& cell) {
  if (column.stem == QLatin1String("n")) return ChartTableText::tr("%1 elements").arg(sizeInShort(cell.toULongLong()));
  const QString value = column.unit.isEmpty() ? cellText(column, cell)
                                              : ChartTableText::tr("%1 %2").arg(cellText(column, cell), column.unit);
  return column.numeric ? ChartTableText::tr("%1 %2").arg(column.title, value) : value;
}

}  // namespace

std::vector<ChartTable> chartTables(const std::vector<Table>& tables) {
  std::vector<ChartTable> all;
  for (const Table& given : tables) {
    ChartTable& table = all.emplace_back();
    table.title = QString::fromStdString(given.title);
    for (const std::string& key : given.keys) table.columns.push_back(columnOf(QString::fromStdString(key)));
    for (const std::vector<Cell>& row : given.rows) {
      QStringList& cells = table.rows.emplace_back();
      for (const Cell& cell : row) cells << QString::fromStdString(cell.text());
    }
    finish(table, given);
  }
  return all;
}

std::vector<std::size_t> readingOrder(const ChartTable& table) {
  std::vector<std::size_t> order(table.columns.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::stable_partition(order.begin(), order.end(), [&](std::size_t c) { return !table.columns[c].alike; });
  return order;
}

QString alignedText(const ChartColumn& column, const QString& cell) {
  bool read = false;
  const double value = cell.toDouble(&read);
  if (!read || !column.numeric || column.decimals <= 0) return cellText(column, cell);
  return (value < 0 ? QStringLiteral("−") : QString()) + QString::number(std::abs(value), 'f', column.decimals);
}

QString cellText(const ChartColumn& column, const QString& cell) {
  bool read = false;
  const double value = cell.toDouble(&read);
  if (!read || !column.numeric) return cellWord(column.stem, cell);
  // A library chooses its own blocks.
  if (value == 0 && (column.stem == QLatin1String("block") || column.stem == QLatin1String("grid")))
    return QStringLiteral("–");
  if (column.stem == QLatin1String("n")) return sizeForReading(cell.toULongLong());
  const double rounded = std::round(value);
  if (value == rounded && std::abs(value) < 1e15)
    return (value < 0 ? QStringLiteral("−") : QString()) + grouped(quint64(std::abs(value)));
  if (!std::isfinite(value)) return cell;
  return QString::number(value, 'g', std::abs(value) >= 1000 ? 7 : 5);
}

QString rowSentence(const ChartTable& table, std::size_t row, const QStringList& spoken) {
  const QStringList& cells = table.rows.at(row);
  QStringList places, told;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const ChartColumn& column = table.columns[c];
    const QString& cell = cells.at(qsizetype(c));
    if (cell.isEmpty()) continue;
    if (column.place) {
      places << placeText(column, cell);
      continue;
    }
    if (!spoken.isEmpty() && !spoken.contains(column.stem)) continue;
    if (column.side.isEmpty()) {
      told << valueText(column, cell, true);
      continue;
    }
    // What B's value is need not be said again after A's.
    const bool second = c > 0 && table.columns[c - 1].stem == column.stem && !table.columns[c - 1].side.isEmpty() &&
                        !cells.at(qsizetype(c) - 1).isEmpty();
    told << ChartTableText::tr("%1 %2").arg(column.side, valueText(column, cell, !second));
  }
  const QString values = told.join(QStringLiteral(", "));
  const QString place = places.join(QStringLiteral(", "));
  return values.isEmpty() ? place : place.isEmpty() ? values : ChartTableText::tr("%1: %2").arg(place, values);
}

QString tabSeparated(const ChartTable& table, const std::vector<std::size_t>& rows,
                     const std::vector<std::size_t>& columns) {
  QStringList heads;
  for (const std::size_t c : columns) heads << table.columns.at(c).head();
  QString text = heads.join(u'\t') + u'\n';
  for (const std::size_t r : rows) {
    QStringList cells;
    for (const std::size_t c : columns) cells << table.rows.at(r).at(qsizetype(c));
    text += cells.join(u'\t') + u'\n';
  }
  return text;
}

QString commaSeparated(const ChartTable& table, const std::vector<std::size_t>& rows,
                       const std::vector<std::size_t>& columns) {
  Table chosen;
  for (const std::size_t c : columns) chosen.keys.push_back(table.columns.at(c).key.toStdString());
  for (const std::size_t r : rows) {
    std::vector<Cell>& cells = chosen.rows.emplace_back();
    for (const std::size_t c : columns) cells.push_back(table.rows.at(r).at(qsizetype(c)).toStdString());
  }
  return QString::fromStdString(csvOf(chosen));
}

}  // namespace warpfold::app
