// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_reading.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace warpfold::app {
namespace {

struct ChartReadingText {
  Q_DECLARE_TR_FUNCTIONS(ChartReading)
};

/// Points of a line are told apart by their x up to rounding.
bool isAt(double x, double place) {
  return std::abs(x - place) <= 1e-9 * std::max({1.0, std::abs(x), std::abs(place)});
}

std::optional<double> valueAt(const ChartSeries& series, double x) {
  const auto found = std::find_if(series.points.begin(), series.points.end(),
                                  [x](const QPointF& point) { return isAt(point.x(), x); });
  return found == series.points.end() ? std::nullopt : std::optional(found->y());
}

QString ratioText(double ratio) {
  return QStringLiteral("%1×").arg(ratio, 0, 'f', ratio >= 99.95 ? 0 : ratio >= 9.995 ? 1 : 2);
}

QString signedText(const ChartSeries& series, double difference, double like) {
  const QString size = series.textBeside(std::abs(difference), like);
  return difference < 0 ? QStringLiteral("−") + size : difference > 0 ? QStringLiteral("+") + size : size;
}

QString cell(const ChartSeries& series, const std::optional<double>& value, double like) {
  return value ? series.textBeside(*value, like) : QStringLiteral("–");
}

QString distanceText(const ChartReading& reading, double first, double second) {
  const QString size = reading.place(std::abs(second - first));
  return second < first ? QStringLiteral("−") + size : size;
}

}  // namespace

std::optional<double> ChartReading::nearest(double x) const {
  std::optional<double> best;
  for (const ChartSeries& each : series)
    for (const QPointF& point : each.points)
      if (!best || std::abs(point.x() - x) < std::abs(*best - x)) best = point.x();
  return best;
}

std::optional<double> ChartReading::next(double x, int direction) const {
  std::optional<double> best;
  for (const ChartSeries& each : series)
    for (const QPointF& point : each.points) {
      const double away = (point.x() - x) * direction;
      if (away <= 0 || isAt(point.x(), x)) continue;
      if (!best || away < (*best - x) * direction) best = point.x();
    }
  return best;
}

CursorReading readAt(const ChartReading& reading, double x) {
  CursorReading read{x, reading.place ? reading.place(x) : QString(), {}};
  for (const ChartSeries& series : reading.series) read.values.push_back(valueAt(series, x));
  return read;
}

std::vector<QStringList> cursorTable(const ChartReading& reading, const CursorReading& first,
                                     const std::optional<CursorReading>& second) {
  std::vector<QStringList> table{{reading.axis, ChartReadingText::tr("1: %1").arg(first.place)}};
  if (second) {
    const bool ratio = reading.ratioOfPlaces && first.x > 0 && second->x > 0;
    table.front() << ChartReadingText::tr("2: %1").arg(second->place)
                  << ChartReadingText::tr("2 − 1: %1").arg(distanceText(reading, first.x, second->x))
                  << (ratio ? ChartReadingText::tr("2 / 1: %1").arg(ratioText(second->x / first.x))
                            : ChartReadingText::tr("2 / 1"));
  }
  for (std::size_t s = 0; s < std::min(reading.series.size(), first.values.size()); ++s) {
    const ChartSeries& series = reading.series[s];
    const std::optional<double> one = first.values[s];
    const std::optional<double> other = second && s < second->values.size() ? second->values[s] : std::nullopt;
    if (!one && !other) continue;
    const double like = std::max(std::abs(one.value_or(0)), std::abs(other.value_or(0)));
    QStringList row{series.name, cell(series, one, like)};
    if (second) {
      row << cell(series, other, like);
      row << (one && other ? signedText(series, *other - *one, like) : QStringLiteral("–"));
      row << (one && other && *one > 0 && *other > 0 ? ratioText(*other / *one) : QStringLiteral("–"));
    }
    table.push_back(row);
  }
  return table;
}

QStringList rangesOf(const ChartReading& reading) {
  QStringList ranges;
  for (const ChartSeries& series : reading.series) {
    if (series.points.empty()) continue;
    const auto [least, most] = std::minmax_element(series.points.begin(), series.points.end(),
                                                   [](const QPointF& l, const QPointF& r) { return l.y() < r.y(); });
    ranges << (least->y() == most->y() ? ChartReadingText::tr("%1 at %2").arg(series.name, series.text(most->y()))
                                       : ChartReadingText::tr("%1 from %2 to %3")
                                             .arg(series.name, series.text(least->y()), series.text(most->y())));
  }
  return ranges;
}

}  // namespace warpfold::app
