// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lanes/lanes_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "metrics/current_step.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/lanes/lane_runs.h"

namespace warpfold::app {
namespace {

/// A line with a small tooth that points at the warp.
QPolygonF notch(const QRectF& mark) {
  if (mark.height() < 2) return mark;
  const double tooth = std::min(6.0, mark.width() / 3);
  const double x = mark.center().x();
  return {{mark.left(), mark.bottom()}, {mark.left(), mark.bottom() - 1.6}, {x - tooth, mark.bottom() - 1.6},
          {x, mark.top() - 0.6},        {x + tooth, mark.bottom() - 1.6},   {mark.right(), mark.bottom() - 1.6},
          {mark.right(), mark.bottom()}};
}

}  // namespace

void LanesPicture::paint(QPainter& painter, const LanesLayout& layout, Warps shown) const {
  layout.joined() ? paintRuns(painter, layout, shown) : paintBoxes(painter, layout, shown);
  paintMarks(painter, layout, shown);
}

void LanesPicture::paintNamed(QPainter& painter, const LanesLayout& layout, Warps shown, std::uint32_t thread) const {
  if (thread < shown.first * m_trace.warpSize || thread >= endOf(shown)) return;
  painter.setPen(QPen(m_theme.bad, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(boxOf(layout, shown, thread), layout.cornerRadius(), layout.cornerRadius());
}

bool LanesPicture::works(std::uint32_t thread) const {
  if (m_step == nullptr) return false;
  return (workingLanes(*m_step, thread / m_trace.warpSize) >> thread % m_trace.warpSize & 1u) != 0;
}

std::uint32_t LanesPicture::endOf(Warps shown) const {
  return std::min((shown.first + shown.count) * m_trace.warpSize, m_trace.threads);
}

QRectF LanesPicture::boxOf(const LanesLayout& layout, Warps shown, std::uint32_t thread) const {
  return layout.box(thread / m_trace.warpSize - shown.first, thread % m_trace.warpSize);
}

void LanesPicture::paintBoxes(QPainter& painter, const LanesLayout& layout, Warps shown) const {
  const double corner = layout.cornerRadius();
  QPainterPath idle, working;
  for (std::uint32_t thread = shown.first * m_trace.warpSize; thread < endOf(shown); ++thread)
    (works(thread) ? working : idle).addRoundedRect(boxOf(layout, shown, thread), corner, corner);
  painter.fillPath(idle, m_theme.field);
  painter.strokePath(idle, QPen(visibleOn(m_ground, m_theme.muted), 1));
  painter.fillPath(working, m_theme.side(m_side));
}

/// In one line, or warp by warp where there are gaps between them.
void LanesPicture::paintRuns(QPainter& painter, const LanesLayout& layout, Warps shown) const {
  const QColor& side = m_theme.side(m_side);
  const QColor pattern = visibleOn(m_ground, side), edge = visibleOn(m_ground, m_theme.muted);
  const std::uint32_t lanes = m_trace.warpSize, atOnce = layout.bracketed() ? m_trace.threads : lanes;
  const std::uint32_t end = endOf(shown);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::uint32_t first = shown.first * lanes; first < end; first += atOnce) {
    std::vector<bool> active(std::min(atOnce, end - first));
    for (std::uint32_t i = 0; i < active.size(); ++i) active[i] = works(first + i);
    const auto box = [&](std::uint32_t i) { return boxOf(layout, shown, first + i); };
    const QRectF all = box(0).united(box(static_cast<std::uint32_t>(active.size()) - 1));
    painter.fillRect(all, m_theme.field);
    painter.setPen(QPen(edge, 1));
    painter.drawLine(all.bottomLeft(), all.bottomRight());
    for (const LaneRun& run : laneRuns(active, layout.pitch())) {
      if (run.active == 0) continue;
      QRectF body(box(run.first).topLeft(), box(run.last).bottomRight());
      if (body.width() < 2) body.setWidth(2);
      painter.fillRect(body, run.full() ? side : mixed(pattern, side, run.share() / 2));
    }
  }
}

void LanesPicture::paintMarks(QPainter& painter, const LanesLayout& layout, Warps shown) const {
  QPainterPath marks, brackets;
  for (std::uint32_t w = 0; w < shown.count; ++w) {
    const bool split = m_step != nullptr && diverged(*m_step, shown.first + w);
    if (split) {
      marks.addPolygon(notch(layout.mark(w)));
      marks.closeSubpath();
    }
    // Boxes that stand below columns have no gaps between warps: a line below each shows which belong together.
    if (layout.bracketed() && !split) brackets.addRect(layout.mark(w).translated(0, 1).adjusted(1, 0, -1, -2));
  }
  painter.setRenderHint(QPainter::Antialiasing, layout.lines() <= 3);
  painter.fillPath(brackets, m_theme.outline);
  painter.fillPath(marks, m_theme.bad);
}

}  // namespace warpfold::app
