// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <array>
#include <optional>

#include "charts/chart_reading.h"
#include "charts/cursor_box.h"

namespace warpfold::app {

struct Theme;

/// Two lines across a plot, each with its number, and what they read in a strip above the plot. A cursor keeps what it
/// read where the chart has moved on, and an arrow says where it is. Many methods, since each way of moving has one.
class ChartCursors {
 public:
  using Places = std::array<std::optional<double>, 2>;

  explicit ChartCursors(QCustomPlot* plot);

  bool any() const { return m_reads[0] || m_reads[1]; }
  Places places() const;
  /// Both, as a linked chart has them.
  void setPlaces(const Places& places, const ChartReading& reading);
  /// The first, then the second, then the one that is nearer moves there.
  void place(double x, const ChartReading& reading);
  void move(std::size_t which, double x, const ChartReading& reading);
  /// The one that keys move goes so many points on.
  void step(int points, const ChartReading& reading);
  std::size_t active() const { return m_active; }
  void switchActive();
  void clear();
  /// The one whose line is at this place of the plot.
  std::optional<std::size_t> at(QPointF position) const;

  /// Reads again what has changed.
  void follow(const ChartReading& reading);
  bool inSight(std::size_t which) const { return m_reads[which] && beyond(which) == 0; }
  /// Lays the strip out for a plot of this size.
  void fit(QSizeF size);
  void colour(const Theme& theme);
  /// What the strip says, line by line.
  QString text() const;

 private:
  class Strip;

  CursorReading read(double x, const ChartReading& reading) const;
  void renew(const ChartReading& reading);
  CursorBox layOut(QSizeF size) const;
  /// −1: it lies to the left of what is shown, 1: to the right, 0: it is seen.
  int beyond(std::size_t which) const;
  std::vector<QStringList> tableWithArrows() const;
  void showFlags();
  void showFlagsBeyond();

  QCustomPlot* m_plot;
  std::array<QCPItemStraightLine*, 2> m_lines{};
  std::array<QCPItemText*, 2> m_flags{};
  Strip* m_strip;
  std::array<std::optional<CursorReading>, 2> m_reads;
  std::vector<QStringList> m_table;
  std::size_t m_active = 0;
};

}  // namespace warpfold::app
