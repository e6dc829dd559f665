// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "charts/chart_widget.h"
#include "models/stage.h"

namespace warpfold::app {

/// A chart without axes that paints both sides itself, A left and B right, and follows the clock. What is
/// taller than the chart is scrolled, by wheel and by keys. What a chart of this kind has to say is in four methods;
/// the others are events.
class PaintedChart : public ChartWidget {
  Q_OBJECT
 public:
  PaintedChart(Stage& stage, const QString& id, const QString& title, QWidget* parent);

  Readiness readiness() const override;
  /// A picture shows all and is no taller than that, as far as a page goes.
  QSizeF exportSize() const override;
  QSizeF leastSize() const override { return {420, std::min(exportSize().height(), exportHeaderHeight() + 140)}; }
  /// Whether it wraps its words, so that a narrow picture of it has letters of the same size.
  virtual bool wraps() const { return false; }
  /// How tall a picture without its header is that shows all, and how tall one that shows all as flat as can be read.
  double bareHeight(double width) const { return heightIn(width, &PaintedChart::pictureHeight); }
  double leastBareHeight(double width) const { return heightIn(width, &PaintedChart::leastHeight); }
  /// What the tool tip says at a place of the plot; empty where there is nothing.
  QString textAt(QPointF at) const;

 protected:
  /// How tall all of a side of this width is; 0: as tall as there is room.
  virtual double contentHeight(int, double) const { return 0; }
  /// How tall all of a side is in a picture.
  virtual double pictureHeight(int side, double width) const { return contentHeight(side, width); }
  /// The same where there is as little room as it can be read in.
  virtual double leastHeight(int side, double width) const { return pictureHeight(side, width); }
  /// Paints one side into `area`, of which the first `scrolled` pixels are above it.
  virtual void paintSide(QPainter& painter, const QRectF& area, int side, double scrolled,
                         const Theme& theme) const = 0;
  virtual QString describeSide(QPointF at, const QRectF& area, int side, double scrolled) const = 0;
  /// The traces or the rows have changed.
  virtual void onMoved() {}

  const BlockTrace* trace(int side) const { return m_traces[std::size_t(side)].get(); }
  std::uint32_t row(int side) const { return m_rows[std::size_t(side)]; }
  /// As the side's kernel calls its array in shared memory.
  std::string sharedName(int side) const;
  /// In the middle of its area, why a side has nothing to show.
  void paintReason(QPainter& painter, const QRectF& area, int side, const Theme& theme) const;
  static QRectF sideArea(const QRectF& all, int side);

  /// Where a side is painted now, and how many pixels of it are above that.
  std::pair<QRectF, double> sideNow(int side) const {
    return {places(inside())[std::size_t(side)], scrolled(inside().size())};
  }
  void scrollBy(double pixels);

  void fill() override { follow(); }
  void colour(const Theme& theme) override { m_painted = &theme; }
  QStringList describe(double, double*) const final { return {}; }
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Canvas;
  /// Goes to where the clock is.
  void follow();
  const Theme& paintedTheme() const { return *m_painted; }
  void paint(QPainter& painter, const QRectF& inside, const Theme& theme) const;
  /// What is painted into, of the plot as large as it is now.
  QRectF inside() const { return QRectF(plot()->viewport()).adjusted(8, 2, -14, -4); }
  using HeightOfSide = double (PaintedChart::*)(int side, double width) const;
  double heightIn(double width, HeightOfSide of) const;
  double stackedHeight(double width, HeightOfSide of) const;
  /// Whether one side stands below the other: in a narrow picture that is tall enough for both.
  bool stacked(const QSizeF& room) const;
  std::array<QRectF, 2> places(const QRectF& all) const;
  double tallest(double width) const;
  /// How far down it is scrolled where so much is to be seen.
  double scrolled(const QSizeF& room) const;

  const Stage& m_stage;
  std::array<BlockTracePtr, 2> m_traces;
  std::array<std::uint32_t, 2> m_rows{};
  const Theme* m_painted = &Theme::byId(QString());
  double m_scrolled = 0;
};

/// Paints what a picture of the chart shows below its header, smaller as a whole, rather than over itself or cut, where
/// there is less room than it takes.
void paintWhole(const ChartWidget& chart, QPainter& painter, const QRectF& area, const Theme& theme);

}  // namespace warpfold::app
