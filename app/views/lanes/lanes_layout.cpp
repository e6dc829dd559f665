// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lanes/lanes_layout.h"

#include <algorithm>
#include <cmath>

namespace warpfold::app {

namespace {

constexpr double narrowestLane = 3;  // pixels, gap included
constexpr double widestLane = 44;

}  // namespace

LanesLayout::LanesLayout(std::uint32_t warps, std::uint32_t lanesPerWarp, double width)
    : m_warps(std::max(1u, warps)), m_lanes(std::max(1u, lanesPerWarp)) {
  const auto pitchFor = [&](std::uint32_t perLine) {
    return (width - (perLine - 1) * m_warpGap) / (double(perLine) * m_lanes);
  };
  // The fewest lines in which a lane is wide enough.
  while (m_lines < m_warps && pitchFor((m_warps + m_lines - 1) / m_lines) < narrowestLane) ++m_lines;
  m_warpsPerLine = (m_warps + m_lines - 1) / m_lines;
  m_lines = (m_warps + m_warpsPerLine - 1) / m_warpsPerLine;
  m_pitchX = std::clamp(pitchFor(m_warpsPerLine), 1.0, widestLane);
  // Narrow lanes stand on whole pixels, so that all look alike.
  if (m_pitchX < 12) m_pitchX = std::floor(m_pitchX);
  m_gapX = m_pitchX >= 12 ? 3 : m_pitchX >= 3 ? 1 : 0;
  m_boxWidth = m_pitchX - m_gapX;
  m_boxHeight = m_lines == 1 ? 18 : m_lines <= 3 ? 11 : 5;
  m_markHeight = m_lines == 1 ? 5 : m_lines <= 3 ? 4 : 2;
  m_pitchY = m_boxHeight + m_markHeight + (m_lines <= 3 ? 5 : 3);
}

LanesLayout::LanesLayout(std::uint32_t warps, std::uint32_t lanesPerWarp, double firstCentre, double pitch)
    : m_warps(std::max(1u, warps)), m_lanes(std::max(1u, lanesPerWarp)), m_warpsPerLine(m_warps), m_pitchX(pitch) {
  m_gapX = m_pitchX >= 12 ? 3 : m_pitchX >= 3 ? 1 : 0;
  m_warpGap = m_gapX;  // the tree has no gaps: marks and ends of warps part them
  m_boxWidth = std::min(m_pitchX - m_gapX, widestLane);
  m_left = firstCentre - m_boxWidth / 2;
  m_markHeight = 5;
}

QRectF LanesLayout::warp(std::uint32_t warp) const {
  const double width = (m_lanes - 1) * m_pitchX + m_boxWidth;
  const double x = m_left + (warp % m_warpsPerLine) * (m_lanes * m_pitchX + m_warpGap - m_gapX);
  const double y = (warp / m_warpsPerLine) * m_pitchY;
  return {x, y, width, m_boxHeight + m_markHeight};
}

QRectF LanesLayout::box(std::uint32_t warp, std::uint32_t lane) const {
  const QRectF all = this->warp(warp);
  return {all.left() + lane * m_pitchX, all.top(), m_boxWidth, m_boxHeight};
}

QRectF LanesLayout::mark(std::uint32_t warp) const {
  const QRectF all = this->warp(warp);
  return {all.left(), all.top() + m_boxHeight + 1, all.width(), m_markHeight - 1};
}

std::optional<LanesLayout::Lane> LanesLayout::hitTest(QPointF point) const {
  for (std::uint32_t w = 0; w < m_warps; ++w) {
    const QRectF all = warp(w);
    if (!all.adjusted(0, 0, m_gapX, 0).contains(point)) continue;
    const auto lane = static_cast<std::uint32_t>((point.x() - all.left()) / m_pitchX);
    return Lane{w, std::min(lane, m_lanes - 1)};
  }
  return std::nullopt;
}

}  // namespace warpfold::app
