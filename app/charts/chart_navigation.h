// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

#include "charts/chart_cursors.h"
#include "charts/chart_zoom.h"

class QKeyEvent;
class QMenu;
class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;

namespace warpfold::app {

class Plot;

/// What charts over a numeric axis have in common: two cursors, and looking at a part, by mouse, wheel, fingers and
/// keys. It asks its chart for numbers and draws nothing itself. Many methods, since each kind of event has one.
class ChartNavigation : public QObject {
  Q_OBJECT
 public:
  using Read = std::function<ChartReading()>;
  ChartNavigation(Plot* plot, Read read);

  /// Until then it takes no event. `axis`: charts with the same word show the same part of it ("iteration"); `least`:
  /// of the x axis at least this is shown, on a logarithmic one this ratio.
  void enable(const QString& axis, double least);
  /// New data move the chart: it stands still while there are cursors on it.
  void setMoving() { m_moving = true; }
  bool enabled() const { return !m_axis.isEmpty(); }
  const QString& axis() const { return m_axis; }

  ChartZoom& zoom() { return m_zoom; }
  ChartCursors& cursors() { return m_cursors; }
  const ChartZoom& zoom() const { return m_zoom; }
  const ChartCursors& cursors() const { return m_cursors; }

  /// Of the plot; true: it was for this.
  bool take(QEvent* event);
  bool takeKey(const QKeyEvent& key);
  /// Whether a key that means something elsewhere in the window is for this now.
  bool wants(const QKeyEvent& key) const;
  /// What else the menu at this place of the plot offers.
  void addTo(QMenu& menu, QPointF place);

  /// As a linked chart shows it.
  void follow(const std::optional<QCPRange>& x, const ChartCursors::Places& places);
  /// All again, without cursors.
  void clear();

 signals:
  /// Another part is shown: ranges are to be set anew.
  void zoomed();
  /// Cursors stand elsewhere.
  void cursorsMoved();
  /// The reader did either, and linked charts go with it.
  void moved();

 private:
  bool press(const QMouseEvent& mouse);
  bool drag(const QMouseEvent& mouse);
  bool release(const QMouseEvent& mouse);
  bool wheel(const QWheelEvent& turn);
  bool pinch(const QNativeGestureEvent& gesture);
  bool isInside(QPointF position) const;
  bool takeCursorKey(const QKeyEvent& key);
  void showAll();
  void placeAt(double x);
  void placeNext();
  void removeCursors();
  void reveal(std::size_t cursor);
  void afterZoom();
  void afterCursors();
  void standStill();
  void moveOn();

  Plot* m_plot;
  Read m_read;
  QString m_axis;
  ChartZoom m_zoom;
  ChartCursors m_cursors;
  std::optional<QPointF> m_pressed, m_last;  // where the button went down, and where the drag was last
  std::optional<std::size_t> m_held;         // the cursor that is dragged
  bool m_dragging = false;
  bool m_moving = false;
  bool m_still = false;  // for its cursors' sake, not since somebody looks at a part
};

}  // namespace warpfold::app
