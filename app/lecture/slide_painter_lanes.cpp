// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lanes of a slide.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "metrics/current_step.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/lanes/lanes_layout.h"
#include "views/lanes/lanes_picture.h"
#include "views/tree_layout.h"

namespace warpfold::app {

QStringList SlidePainter::lanesBeyond(int side) const {
  const std::uint32_t first = firstColumn(side), count = visibleColumns(side);
  std::vector<std::uint32_t> beyond;
  for (const auto& [lane, column] : columnsOfLanes(side))
    if (column < first || column >= first + count) beyond.push_back(lane);
  if (count == m_content.sides[std::size_t(side)].tree->columns() || beyond.empty()) return {};
  const bool adjacent = beyond.size() > 1 && beyond.back() - beyond.front() + 1 == beyond.size();
  return {adjacent ? withValues(tr("lanes %1 to %2 work on elements beyond the picture"), beyond.front(), beyond.back())
                   : tr("lanes that work on elements beyond the picture: %1").arg(beyond.size())};
}

QString SlidePainter::lanesCaption(int side) const {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const BlockTrace& trace = shown.tree->trace();
  const bool all = shows(SlideView::lanes) || visibleColumns(side) >= trace.threads;
  QStringList parts{
      shown.reference,
      all ? tr("lanes, by warp") : withValues(tr("lanes of warp %1, of %2 warps"), shownWarp(side), trace.warps())};
  if (!shows(SlideView::lanes)) parts += lanesBeyond(side);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

namespace {

constexpr double aboveLanes = 40;

/// Boxes below the columns of a tree, which are as many as the block's threads; else as they fit.
LanesLayout lanesLayout(const TreeLayout& tree, const BlockTrace& trace, std::uint32_t first, std::uint32_t columns,
                        double width) {
  const std::uint32_t lanes = std::min(trace.warpSize, trace.threads);
  const bool below = columns <= 64 && tree.columns() == trace.threads;
  return below ? LanesLayout(columns < trace.threads ? 1 : trace.warps(), lanes, tree.columnX(first),
                             tree.columnSpacing())
               : LanesLayout(trace.warps(), lanes, width);
}

}  // namespace

double SlidePainter::lanesHeight(int side, double width) const {
  const BlockTrace& trace = m_content.sides[std::size_t(side)].tree->trace();
  const LanesLayout layout =
      lanesLayout(treeLayout(side, {width, 400}), trace, firstColumn(side), visibleColumns(side), width / m_enlarged);
  return aboveLanes + layout.height() * m_enlarged;
}

void SlidePainter::paintLanesCaption(int side, const QRectF& room) {
  m_painter.setPen(m_theme.muted);
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width(), 32), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(24), lanesCaption(side));
}

/// `tree`: how large the tree above is.
void SlidePainter::paintLanes(int side, const QRectF& room, const QSizeF& tree) {
  const BlockTrace& trace = m_content.sides[std::size_t(side)].tree->trace();
  const std::uint32_t first = firstColumn(side), columns = visibleColumns(side);
  const bool one = columns < trace.threads;
  const std::uint32_t firstWarp = one ? shownWarp(side) : 0;
  paintLanesCaption(side, room);
  const LanesLayout layout = lanesLayout(treeLayout(side, tree), trace, first, columns, room.width() / m_enlarged);
  m_painter.save();
  m_painter.translate(room.left(), room.top() + aboveLanes);
  m_painter.scale(m_enlarged, m_enlarged);
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const LanesPicture picture(trace, shown.step, side, m_theme, m_theme.window);
  const LanesPicture::Warps warps{firstWarp, one ? 1 : trace.warps()};
  picture.paint(m_painter, layout, warps);
  const Highlight& highlight = m_content.setup.highlight;
  if (highlight.kind == Highlight::Kind::lane) picture.paintNamed(m_painter, layout, warps, highlight.lane);
  m_painter.restore();
}

/// A row for each warp: what a block of many warps does, with lanes that can be counted.
void SlidePainter::paintLaneGrid(int side, const QRectF& room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const BlockTrace& trace = shown.tree->trace();
  const QFont font = Theme::ui(24);
  const double label = QFontMetricsF(font).horizontalAdvance(tr("warp %1").arg(trace.warps())) + 20;
  const double pitch = std::min((room.width() - label) / std::min(trace.warpSize, trace.threads), 46.0);
  const double line = std::min((room.height() - aboveLanes) / trace.warps(), 1.6 * pitch);
  const double corner = pitch > 14 ? 3 : 0;
  paintLanesCaption(side, room);
  // Where rows are lower than letters that can be read, not each of them has its number.
  const double letters = QFontMetricsF(font).height();
  const auto numbered = std::uint32_t(std::ceil(letters / line));
  for (std::uint32_t warp = 0; warp < trace.warps(); ++warp) {
    const double y = room.top() + aboveLanes + warp * line;
    const bool split = shown.step != nullptr && diverged(*shown.step, warp);
    m_painter.setPen(split ? m_theme.bad : m_theme.muted);
    const QRectF number(room.left(), y + (line - std::max(line, letters)) / 2, label, std::max(line, letters));
    if (warp % numbered == 0)
      paintFitted(m_painter, number, Qt::AlignLeft | Qt::AlignVCenter, font, tr("warp %1").arg(warp));
    if (split) m_painter.fillRect(QRectF(room.left() + label - 12, y, 5, line - 4), m_theme.bad);
    for (std::uint32_t lane = 0; lane < trace.warpSize && warp * trace.warpSize + lane < trace.threads; ++lane) {
      const bool works = shown.step != nullptr && (workingLanes(*shown.step, warp) >> lane & 1u) != 0;
      m_painter.setPen(works ? QPen(Qt::NoPen) : QPen(visibleOn(m_theme.window, m_theme.muted), 1.2));
      m_painter.setBrush(works ? m_theme.side(side) : m_theme.field);
      m_painter.drawRoundedRect(QRectF(room.left() + label + lane * pitch, y, pitch - 4, line - 4), corner, corner);
    }
  }
  m_painter.setBrush(Qt::NoBrush);
}

}  // namespace warpfold::app
