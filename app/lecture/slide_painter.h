// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "lecture/slide_content.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Paints a slide into an area of any size: everything grows with its height, as if it were 1080 high. Lines, shapes
/// and text only, hence the same on screen and in a PDF.
class SlidePainter {
  Q_DECLARE_TR_FUNCTIONS(Slides)
 public:
  static constexpr double height = 1080;

  SlidePainter(QPainter& painter, const Theme& theme, const SlideContent& content);
  void paint(const QRectF& area);

 private:
  QRectF paintHeadline();
  QRectF paintFooter(QRectF room);
  QRectF paintQuestion(QRectF room);
  QRectF paintRace(QRectF room);
  QRectF paintProseAbove(QRectF room);
  QRectF paintProseBeside(QRectF room);
  void paintStage(const QRectF& room);
  void paintMessage(const QRectF& room);
  void paintTrees(const QRectF& room);
  void paintSide(int side, QRectF room, bool tree);
  void paintTree(int side, const QRectF& room);
  double lanesHeight(const BlockTrace& trace, double width) const;
  void paintLanes(int side, const QRectF& room);
  void paintLaneGrid(int side, const QRectF& room);
  void paintSource(const QRectF& room);
  void paintHazard(QRectF room);
  void paintTable(const QRectF& room);
  void paintChart(const QRectF& room);

  QPainter& m_painter;
  const Theme& m_theme;
  const SlideContent& m_content;
  double m_width = 1920;
};

}  // namespace warpfold::app
