// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPicture>
#include <QWidget>

#include "charts/plot.h"
#include "export/exportable.h"
#include "models/comparison.h"
#include "models/ladder_model.h"
#include "models/playback.h"
#include "theme/theme.h"

namespace warpfold::app {

/// What all charts share: a card with title, unit and provenance above a QCustomPlot, one look, a crosshair,
/// a context menu, and painting into pictures. A chart sets up its plot, fills it from the comparison and
/// says what lies under the pointer; it computes nothing itself.
class ChartWidget : public QWidget, public Exportable {
  Q_OBJECT
 public:
  ChartWidget(const QString& id, const QString& title, QWidget* parent);

  void setTheme(const Theme& theme);
  /// Takes over the newest data and asks for a repaint.
  void refresh(const Comparison& comparison);
  void refresh(const LadderModel& ladder);
  /// Goes to where the clock is; charts of a whole run have no use for it.
  virtual void follow(const Playback&) {}
  /// Which block of the first launch charts per step show.
  void setBlockIndex(quint64 index) { m_blockIndex = index; }
  Plot* plot() const { return m_plot; }
  QString title() const { return m_title; }

  QString exportName() const override { return m_id; }
  QSizeF exportSize() const override { return {900, 480}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;

 signals:
  void exportRequested(warpfold::app::ChartWidget* chart);
  void copyImageRequested(warpfold::app::ChartWidget* chart);
  void copyDataRequested(warpfold::app::ChartWidget* chart);
  // Of charts of a ladder.
  void ladderRequested();
  void stopRequested();
  void repeatRequested(const QString& kernel);

 protected:
  virtual void fill(const Comparison& comparison) = 0;
  /// The same with what all kernels gave; charts of two kernels have no use for it.
  virtual void fillLadder(const LadderModel&) {}
  /// Colours of what the chart itself added; axes and grid are done.
  virtual void colour(const Theme& theme) = 0;
  /// Lines of text for the value nearest to `x`, and where the crosshair snaps to; empty: nothing there.
  virtual QStringList describe(double x, double* snapped) const = 0;
  /// The same for charts in which the height tells too; `position` in pixels of the plot.
  virtual QStringList describeAt(const QPointF& position, double* snapped) const;

  /// When it is painted next.
  void replot();
  quint64 blockIndex() const { return m_blockIndex; }
  void setTitle(const QString& title);
  void setUnit(const QString& unit);
  /// A line below the title; `warn` paints it in the warning colour.
  void setProvenance(const QString& text, bool warn);
  /// Keeps the right end of the header free for what stands on it, in pixels.
  void setHeaderRoom(int pixels) { m_headerRoom = pixels; }
  const Theme& theme() const { return *m_theme; }
  /// Shown in the middle of an empty chart.
  void setEmptyText(const QString& text);
  /// The next round number at or above `value`: 1, 2, 2.5 or 5 times a power of ten.
  static double roundUp(double value);
  /// `upper` grows at once and shrinks only when far too large, so that a live axis does not flicker.
  static void setUpperCalmly(QCPAxis* axis, double largest);

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void applyTheme(const Theme& theme) const;
  void paintHeader(QPainter& painter, const QRectF& area, const Theme& theme, bool exporting) const;
  QPicture recorded(QSize size) const;
  static void play(const QPicture& picture, QPainter& painter);
  bool paintPlotAsShapes() const;
  void showCrosshair(const QPointF& position);
  void hideCrosshair();

  QString m_id, m_title, m_unit, m_provenance;
  bool m_warn = false;
  quint64 m_blockIndex = 0;
  int m_headerRoom = 0;
  QStringList m_kernelTitles;
  Plot* m_plot;
  QCPItemLine* m_cursor;
  QCPItemText* m_cursorText;
  QCPItemText* m_emptyText;
  const Theme* m_theme;
};

}  // namespace warpfold::app
