// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <optional>

#include "models/rank_tree.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Where a tree of ranks is painted: columns are ranks, rows are rounds.
class RanksTreeLayout {
 public:
  /// `scrolled` pixels of it are above the area. Rows are spread over the area's height, as far as they may be.
  RanksTreeLayout(const RankTree& tree, const QRectF& area, double scrolled);

  /// How tall a tree of this width is where rows stand as close as they may.
  static double leastHeight(const RankTree& tree, double width);
  static double pictureHeight(const RankTree& tree, double width);

  double x(std::uint32_t rank) const { return m_left + (rank + 0.5) * m_spacing; }
  double y(std::uint32_t row) const { return m_top + row * m_gap; }
  double spacing() const { return m_spacing; }
  double gap() const { return m_gap; }
  double halfWidth() const { return m_halfWidth; }
  double radius() const { return m_radius; }
  /// Characters of a value that a node has room for; 0: none.
  int characters() const { return m_characters; }
  /// Whether a message's size and time stand below its sender, and whether on two lines.
  bool labels() const { return m_spacing >= leastForLabels; }
  bool twoLines() const { return m_spacing < leastForOneLine; }
  /// Every how many ranks one is named.
  std::uint32_t namedEvery() const;
  QRectF header() const { return m_header; }
  QRectF box(const RankNode& node) const;
  QPainterPath way(const RankTree& tree, std::size_t message) const;
  const RankNode* nodeAt(const RankTree& tree, QPointF point) const;
  std::optional<std::size_t> messageAt(const RankTree& tree, QPointF point) const;

 private:
  static constexpr double leastForLabels = 48, leastForOneLine = 84;
  static double spacingIn(const RankTree& tree, double width);
  static double headerOf(double spacing);
  static double leastGapOf(double spacing);
  static double heightWith(const RankTree& tree, double spacing, double gap);

  QRectF m_header;
  double m_left = 0, m_top = 0, m_spacing = 1, m_gap = 1;
  double m_halfWidth = 2, m_radius = 2;
  int m_characters = 0;
};

/// What is marked in it.
struct RanksTreeMarks {
  std::optional<std::uint32_t> shownRank;                         ///< whose own tree is shown
  std::optional<std::pair<std::uint32_t, std::uint32_t>> cursor;  ///< rank and row that keys have gone to
  std::optional<std::size_t> message;                             ///< under the pointer
};

void paintRanksTree(QPainter& painter, const RankTree& tree, const AcrossRanks& ranks, const RanksTreeLayout& layout,
                    int side, const RanksTreeMarks& marks, const Theme& theme);

}  // namespace warpfold::app
