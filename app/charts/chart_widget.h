// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "charts/chart_navigation.h"
#include "charts/chart_reading.h"
#include "charts/plot.h"
#include "export/exportable.h"
#include "models/data_source.h"
#include "theme/theme.h"

namespace warpfold::app {

/// What all charts share: a card with title, unit and provenance above a QCustomPlot, one look, a crosshair,
/// a context menu, and painting into pictures. A chart sets up its plot, fills it from its sources and says what lies
/// under the pointer; it computes nothing itself. Many methods, since it is what charts inherit instead of repeating.
class ChartWidget : public QWidget, public Exportable {
  Q_OBJECT
 public:
  ChartWidget(const QString& id, const QString& title, QWidget* parent);

  void setTheme(const Theme& theme);
  /// From now on it follows these, at most 30 times a second.
  void drawFrom(const std::vector<DataSource*>& sources);
  const std::vector<DataSource*>& sources() const { return m_sources; }
  bool available() const;
  /// Takes over the newest data at once and asks for a repaint.
  void refresh();

  /// How much of what a picture needs has come.
  virtual Readiness readiness() const = 0;
  /// Whether there is something to see, if not yet all that a picture needs.
  virtual bool showsSomething() const { return readiness() != Readiness::nothing; }
  /// Whether the run that it would ask for could give it something to show.
  virtual bool canCome() const { return true; }
  /// Whether that run is one of all kernels, whichever the experiment names.
  virtual bool runsAllKernels() const { return false; }
  /// What else a reader has to know of its numbers, in sentences; empty: nothing.
  virtual QString about() const { return {}; }
  /// What an empty chart says in its place, in one line.
  QString emptyText() const;
  /// Asks for what a picture needs, once. Charts that need one thing after another ask again when it has come.
  virtual void requestData();

  Plot* plot() const { return m_plot; }
  QString title() const { return m_title; }
  QString unit() const { return m_unit; }
  /// What it shows as numbers, for cursors and for readers who do not see it; empty where it has no numeric axis or no
  /// numbers yet.
  virtual ChartReading reading() const { return {}; }
  /// Of the rows of its table, which columns a reader who does not see it is told; empty: all of them.
  virtual QStringList spokenColumns() const { return {}; }
  /// What the keyboard is at, for a reader who does not see it; empty where that is nowhere.
  virtual QString spokenPlace() const { return {}; }
  /// Title, unit, where its numbers come from and how far they reach, in sentences.
  QString summary() const;
  ChartNavigation& navigation() const { return *m_navigation; }

  QString exportName() const override { return m_id; }
  QSizeF exportSize() const override { return {900, 480}; }
  QSizeF leastSize() const override { return {leastWidth, exportHeaderHeight() + leastPlot}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    paintPlot(painter, area, theme);
  }
  /// Of what paintBare() paints.
  QSizeF leastBareSize() const { return leastSize() - QSizeF(0, exportHeaderHeight()); }
  /// The same without what stands above the plot.
  void paintPlot(QPainter& painter, const QRectF& area, const Theme& theme) const;
  std::optional<Origin> exportOrigin() const override;
  void retell() const override;
  /// What a picture says that it shows, without what it says elsewhere.
  QStringList remarks() const;

 signals:
  /// It has taken over what its sources hold.
  void filled();
  void exportRequested(warpfold::app::ChartWidget* chart);
  void copyImageRequested(warpfold::app::ChartWidget* chart);
  void copyDataRequested(warpfold::app::ChartWidget* chart);

 protected:
  /// Takes over what its sources hold now.
  virtual void fill() = 0;
  /// Along the x axis there is more to look at than it shows at first.
  virtual std::optional<QCPRange> limitsOfX() const { return std::nullopt; }
  /// Colours of what the chart itself added; axes and grid are done.
  virtual void colour(const Theme& theme) = 0;
  /// Lines of text for the value nearest to `x`, and where the crosshair snaps to; empty: nothing there.
  virtual QStringList describe(double x, double* snapped) const = 0;
  /// The same for charts in which the height tells too; `position` in pixels of the plot.
  virtual QStringList describeAt(const QPointF& position, double* snapped) const;

  /// Puts right what depends on the size that is painted; the plot is laid out in it.
  virtual void arrange() {}

  /// When it is painted next.
  void replot();
  void setTitle(const QString& title);
  void setUnit(const QString& unit);
  /// A line below the title, `brief` where there is no room for it; `warn` paints it in the warning colour.
  void setProvenance(const QString& text, bool warn, const QString& brief = {});
  /// Keeps the right end of the header free for what stands on it, in pixels: of both its lines, or of the title's.
  void setHeaderRoom(int pixels, bool titleOnly = false) {
    m_headerRoom = pixels;
    m_titleRoomOnly = titleOnly;
  }
  const Theme& theme() const { return *m_theme; }
  static constexpr double headerHeight = 46, leastWidth = 220, leastPlot = 110;
  /// Of a picture, which also says there what it shows.
  double exportHeaderHeight() const;
  /// Phrases of what it shows that a picture says anyway, such as in its title.
  virtual QStringList alreadySaid() const { return {}; }
  /// Shown in the middle of an empty chart.
  void setEmptyText(const QString& text);
  /// The next round number at or above `value`: 1, 2, 2.5 or 5 times a power of ten.
  static double roundUp(double value);
  /// `upper` grows at once and shrinks only when far too large, so that a live axis does not flicker.
  static void setUpperCalmly(QCPAxis* axis, double largest);

  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void applyTheme(const Theme& theme) const;
  void paintHeader(QPainter& painter, const QRectF& area, const Theme& theme, bool exporting) const;
  void layOut(QSize size) const;
  void paintShapes(QPainter& painter, QSize size) const;
  bool paintPlotAsShapes() const;
  void showCrosshair(const QPointF& position);
  void hideCrosshair();
  void fillShownPart();
  void followCursors();

  QString m_id, m_title, m_unit, m_provenance, m_brief;
  bool m_warn = false;
  bool m_requested = false;
  bool m_titleRoomOnly = false;
  int m_headerRoom = 0;
  std::vector<DataSource*> m_sources;
  QTimer m_refresh;
  Plot* m_plot;
  ChartNavigation* m_navigation;
  QCPItemLine* m_cursor;
  QCPItemText* m_cursorText;
  QCPItemText* m_emptyText;
  const Theme* m_theme;
};

}  // namespace warpfold::app
