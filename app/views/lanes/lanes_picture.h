// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <optional>

#include "trace/trace.h"
#include "views/lanes/lanes_layout.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Lanes of a block in a step: those at work are filled, and a warp that has diverged carries a line with a tooth below
/// it. Lanes too narrow to be told apart are drawn as runs.
class LanesPicture {
 public:
  struct Warps {
    std::uint32_t first = 0, count = 0;
  };
  /// `step`: null before the first one. `ground`: what it is painted on.
  LanesPicture(const BlockTrace& trace, const Step* step, int side, const Theme& theme, const QColor& ground)
      : m_trace(trace), m_step(step), m_side(side), m_theme(theme), m_ground(ground) {}

  /// `layout` has a place for each of the warps that are shown.
  void paint(QPainter& painter, const LanesLayout& layout, Warps shown) const;
  /// A frame around one lane.
  void paintNamed(QPainter& painter, const LanesLayout& layout, Warps shown, std::uint32_t thread) const;

 private:
  bool works(std::uint32_t thread) const;
  void paintBoxes(QPainter& painter, const LanesLayout& layout, Warps shown) const;
  void paintRuns(QPainter& painter, const LanesLayout& layout, Warps shown) const;
  void paintMarks(QPainter& painter, const LanesLayout& layout, Warps shown) const;
  std::uint32_t endOf(Warps shown) const;
  QRectF boxOf(const LanesLayout& layout, Warps shown, std::uint32_t thread) const;

  const BlockTrace& m_trace;
  const Step* const m_step;
  const int m_side;
  const Theme& m_theme;
  const QColor m_ground;
};

}  // namespace warpfold::app
