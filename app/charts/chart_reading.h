// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

namespace warpfold::app {

/// One line of a chart as numbers: what cursors read, and what a reader who does not see it is told.
struct ChartSeries {
  QString name;                         ///< "A"
  std::vector<QPointF> points;          ///< by their x; y as `text` takes it
  std::function<QString(double)> text;  ///< a value with its unit: "213.4 µs"
  /// The same in the unit of another value, beside which it stands; empty where there is one unit only.
  std::function<QString(double value, double like)> textLike = nullptr;

  QString textBeside(double value, double like) const { return textLike ? textLike(value, like) : text(value); }
};

/// A chart over a numeric axis.
struct ChartReading {
  std::vector<ChartSeries> series;
  QString axis;                          ///< what its places are: "iteration"
  std::function<QString(double)> place;  ///< "12"
  bool ratioOfPlaces = false;            ///< of sizes, not of times and numbers

  bool empty() const { return !place; }
  /// The place nearest to x at which any line has a value, and the next one to its left (−1) or right (+1).
  std::optional<double> nearest(double x) const;
  std::optional<double> next(double x, int direction) const;
};

/// What a cursor reads at its place.
struct CursorReading {
  double x = 0;
  QString place;
  std::vector<std::optional<double>> values;  ///< of each line; nothing where it has none there
};
CursorReading readAt(const ChartReading& reading, double x);

/// What two cursors read, as rows of a table: their places first, then a row for each line that has a value at either.
/// With one cursor there are two columns; with two: name, first, second, difference, ratio; the figures of a row are in
/// one unit.
std::vector<QStringList> cursorTable(const ChartReading& reading, const CursorReading& first,
                                     const std::optional<CursorReading>& second);

/// Each line with its least and greatest value: "A from 98.1 µs to 101.2 µs".
QStringList rangesOf(const ChartReading& reading);

}  // namespace warpfold::app
