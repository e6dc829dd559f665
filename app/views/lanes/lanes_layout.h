// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>
#include <optional>

namespace warpfold::app {

/// Where a block's lanes stand: one box per lane, warps side by side, as many warps in a line as leave a lane
/// a readable width, and the lines evenly filled. Pure arithmetic.
class LanesLayout {
 public:
  struct Lane {
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
    friend bool operator==(const Lane&, const Lane&) = default;
  };

  LanesLayout(std::uint32_t warps, std::uint32_t lanesPerWarp, double width);
  /// One line, in which lane `i` of the block has its centre at `firstCentre + i * pitch`: below a tree's columns.
  LanesLayout(std::uint32_t warps, std::uint32_t lanesPerWarp, double firstCentre, double pitch);

  std::uint32_t lines() const { return m_lines; }
  /// Its warps stand as close as its lanes.
  bool bracketed() const { return m_warpGap == m_gapX; }
  std::uint32_t warpsPerLine() const { return m_warpsPerLine; }
  double height() const { return m_lines * m_pitchY - (m_pitchY - m_boxHeight - m_markHeight); }
  /// Lanes are too narrow to be told apart: neighbours are drawn as one.
  bool joined() const { return m_pitchX < 6; }
  double pitch() const { return m_pitchX; }
  double boxHeight() const { return m_boxHeight; }
  double cornerRadius() const { return m_pitchX >= 12 ? 3 : m_pitchX >= 7 ? 1.5 : 0; }
  QRectF box(std::uint32_t warp, std::uint32_t lane) const;
  /// Below a warp's boxes: where divergence is marked.
  QRectF mark(std::uint32_t warp) const;
  QRectF warp(std::uint32_t warp) const;  ///< boxes and mark
  std::optional<Lane> hitTest(QPointF point) const;

 private:
  std::uint32_t m_warps = 1, m_lanes = 32;
  std::uint32_t m_warpsPerLine = 1, m_lines = 1;
  double m_left = 0;                // of the first lane
  double m_pitchX = 4, m_gapX = 1;  // of a lane; the gap is inside the pitch
  double m_boxWidth = 3;            // what is left of the pitch, or less where that is very wide
  double m_warpGap = 8;
  double m_boxHeight = 18, m_markHeight = 4, m_pitchY = 28;
};

}  // namespace warpfold::app
