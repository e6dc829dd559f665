// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <optional>

namespace warpfold::app {

/// Which part of a plot's axes is looked at. A chart sets the ranges that show all of it, as often as its data change;
/// while a part is looked at, that part stays where it is.
class ChartZoom {
 public:
  explicit ChartZoom(QCustomPlot* plot) : m_plot(plot) {}

  /// No less than this is looked at of the x axis: its extent, on a logarithmic axis its ratio.
  void setLeast(double least) { m_least = least; }
  /// Along the x axis there is something to look at in this range; nothing: in what the chart shows at first.
  void setLimits(std::optional<QCPRange> limits) { m_limits = limits; }

  /// The axes have the ranges that the chart set last: call it before it sets others.
  void letGo();
  /// The axes have the part that is looked at: call it when the chart has set its ranges.
  void take();

  bool zoomed() const { return m_x || m_y; }
  std::optional<QCPRange> x() const { return m_x; }
  /// Nothing: all of it. A range that does not lie in the limits is moved into them.
  void setX(std::optional<QCPRange> range);
  void setY(std::optional<QCPRange> range);
  /// As a linked chart has it.
  void setExactly(const std::optional<QCPRange>& x) { m_x = x; }
  /// The part that is shown stays, also where it is all that the chart would show now.
  void holdX() { m_x = m_plot->xAxis->range(); }
  void reset() { m_x = m_y = std::nullopt; }

  /// By how many times less is to be seen, about a coordinate.
  void zoomX(double factor, double about);
  void zoomY(double factor, double about);
  /// As much is seen as now, with this place in the middle as far as there is something around it.
  void showX(double place);
  /// By a share of what is to be seen.
  void panX(double share);
  void panY(double share);

 private:
  QCPRange shownX() const { return m_plot->xAxis->range(); }
  QCPRange shownY() const { return m_plot->yAxis->range(); }

  QCustomPlot* m_plot;
  double m_least = 1;
  std::optional<QCPRange> m_limits, m_x, m_y;
  std::optional<QCPRange> m_homeX, m_homeY, m_homeY2;  // as the chart set them last
};

}  // namespace warpfold::app
