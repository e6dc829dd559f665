// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <map>
#include <optional>

#include "lecture/slide_content.h"
#include "lecture/slide_text.h"
#include "views/tree_layout.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Paints a slide into an area of any size: everything grows with its height, as if it were 1080 high. Lines, shapes
/// and text only, hence the same on screen and in a PDF. A method for each part of a slide.
class SlidePainter {
  Q_DECLARE_TR_FUNCTIONS(Slides)
 public:
  static constexpr double height = 1080;

  SlidePainter(QPainter& painter, const Theme& theme, const SlideContent& content);
  /// For slides that are painted again and again: where texts that were laid out are kept.
  void setLayouts(MarkdownLayouts& layouts) { m_layouts = &layouts; }
  void paint(const QRectF& area);

  /// What of a tree is to be seen. A line is a row, or late inputs that follow one.
  struct Window {
    std::uint32_t firstColumn = 0, columns = 0, firstLine = 0, lines = 0;
    double spacing = 0;       ///< of the lines; 0: all of them, as they fit
    std::uint32_t cards = 1;  ///< of the piles
    double rowShare = TreeLayout::usualRowShare;
  };
  static constexpr double legible = 24;     ///< pixels of a value, for a room
  static constexpr double linesMargin = 5;  ///< above and below a tree's nodes: rings and piles

 private:
  QRectF paintHeadline();
  QRectF paintFooter(QRectF room);
  void paintFileProblems();
  QRectF paintQuestion(QRectF room);
  QRectF paintRace(QRectF room);
  void paintBar(int side, const QRectF& line);
  QRectF paintProseAbove(QRectF room);
  QRectF paintProseBeside(QRectF room);
  void paintStage(const QRectF& room);
  void paintMessage(const QRectF& room);
  bool shows(SlideView::Kind view) const { return m_content.setup.view == view; }
  /// What is shown takes the whole width, and the prose stands above it.
  bool wide() const;
  /// Trees that are too wide to stand beside each other stand one above the other.
  bool stacked() const;
  /// Columns of a side that are to be seen, and the first of them.
  std::uint32_t visibleColumns(int side) const;
  std::uint32_t firstColumn(int side) const;
  /// The first warp that works in the step.
  std::uint32_t shownWarp(int side) const;
  /// Where the lanes of that warp have what they make in the step.
  std::map<std::uint32_t, std::uint32_t> columnsOfLanes(int side) const;
  /// What the lanes are those of, and how many of them work on what is not to be seen.
  QString lanesCaption(int side) const;
  QStringList lanesBeyond(int side) const;
  Window window(int side, const QSizeF& size) const;
  /// With piles of so many cards; nothing where there is no room for them.
  std::optional<Window> window(int side, const QSizeF& size, std::uint32_t cards) const;
  std::uint32_t firstLine(int side, const TreeLayout& layout, std::uint32_t shown) const;
  void paintTrees(const QRectF& room);
  void paintSide(int side, const QRectF& room);
  void paintHalf(int side, const QRectF& room);
  QString titleOf(int side) const;
  QFont titleFont() const;
  double titleWidth(int side) const;
  QRectF paintTitle(int side, QRectF room);
  void paintSentence(int side, const QRectF& room, int alignment, double pixels);
  double sentenceLetters(double width) const;
  TreeLayout treeLayout(int side, const QSizeF& size) const;
  void paintTree(int side, const QRectF& room);
  void paintLaunchBounds(int side, const TreeLayout& layout, const QRectF& room, QPair<double, double> seen);
  double lanesHeight(int side, double width) const;
  void paintLanesCaption(int side, const QRectF& room);
  void paintLanes(int side, const QRectF& room, const QSizeF& tree);
  void paintLaneGrid(int side, const QRectF& room);
  void paintMemory(const QRectF& room);
  void paintSource(QRectF room);
  void paintLines(const QRectF& room, std::size_t first, std::size_t last, double pixels);
  void paintHazard(QRectF room);
  void paintTable(const QRectF& room);
  void paintChart(QRectF room);
  void paintLadder(QRectF room);
  void paintLadderSources(const QRectF& room);
  void paintLens(const QRectF& room);
  void paintDot(bool varies, QPointF at, double radius);
  /// Of a ladder or lens: above and below its rows, how high these are, and their letters.
  static constexpr double rowsAxis = 36;
  static double rowHeight(const QRectF& room, std::size_t rows);
  static double rowLetters(double row);
  static QRectF rowOf(double left, double top, double width, double row);
  void paintDiamond(QPointF at, double radius);

  QPainter& m_painter;
  const Theme& m_theme;
  const SlideContent& m_content;
  MarkdownLayouts m_own;
  MarkdownLayouts* m_layouts = &m_own;
  double m_scale = 1;  // pixels of the picture to one of ours
  double m_width = 1920;
  double m_enlarged = 2;  // trees and lanes are made for a desk; a room sees them at twice the size
};

}  // namespace warpfold::app
