// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trees, lanes and source of a slide.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <set>

#include "export/vector_clip.h"
#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "metrics/current_step.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/lanes_layout.h"
#include "views/tree_layout.h"
#include "views/tree_painter.h"

namespace warpfold::app {

namespace {

// Trees and lanes are made for a desk; a room sees them at twice the size.
constexpr double enlarged = 2;

/// What the value of a thread in a step was made of.
std::vector<bool> litBy(const TreeIndex& tree, std::uint32_t row, std::uint32_t thread) {
  const BlockTrace& trace = tree.trace();
  NodeId made = Node::none;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i)
    if (const Node& node = trace.nodes[i]; node.row == row && node.thread.value == thread && !node.folded)
      made = NodeId{i};
  std::vector<bool> lit;
  if (made == Node::none) return lit;
  lit.resize(trace.nodes.size());
  for (const NodeId id : ancestry(trace, made)) lit[id.value] = true;
  return lit;
}

std::set<TreePainter::Mark> hazardMarks(const TreeIndex& tree) {
  std::set<TreePainter::Mark> marks;
  for (const Hazard& hazard : tree.trace().hazards)
    for (const auto& place : tree.placesOf(hazard)) marks.insert(place);
  return marks;
}

}  // namespace

void SlidePainter::paintSide(int side, QRectF room, bool tree) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const QFont font = Theme::ui(25);
  const double time = shown.time.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(shown.time) + 24;
  m_painter.setPen(m_theme.muted);
  paintFitted(m_painter, QRectF(room.left(), room.top() + 8, room.width(), 48), Qt::AlignRight | Qt::AlignVCenter, font,
              shown.time);
  m_painter.setPen(m_theme.side(side));
  const QString title = m_content.sides.size() == 1
                            ? shown.title
                            : (side == 0 ? QStringLiteral("A  ") : QStringLiteral("B  ")) + shown.title;
  paintFitted(m_painter, QRectF(room.left(), room.top() + 8, room.width() - time, 48), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(34, QFont::Bold), title);
  room.setTop(room.top() + 64);
  if (!shown.tree) return;
  const double lanes = lanesHeight(shown.tree->trace(), room.width());
  const QRectF sentence(room.left(), room.bottom() - 84, room.width(), 84);
  m_painter.setPen(m_theme.text);
  paintFitted(m_painter, sentence, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(28, QFont::DemiBold),
              shown.sentence);
  if (!tree)
    return paintLaneGrid(side, QRectF(room.left(), room.top(), room.width(), sentence.top() - room.top() - 12));
  const QRectF boxes(room.left(), sentence.top() - lanes - 8, room.width(), lanes);
  paintLanes(side, boxes);
  paintTree(side, QRectF(room.left(), room.top(), room.width(), boxes.top() - room.top() - 6));
}

void SlidePainter::paintTree(int side, const QRectF& room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const TreeIndex& tree = *shown.tree;
  TreeLayout layout(tree.columns(), tree.rows(), room.size() / enlarged);
  layout.setContent(tree.columns(), tree.rows(), tree.lateRows());
  layout.setProjected(true);
  layout.setTextLength(tree.longestText());
  m_painter.save();
  {
    const VectorClip clip(m_painter, room);
    m_painter.translate(room.topLeft());
    m_painter.scale(enlarged, enlarged);
    TreePainter painter(tree, layout, m_theme, side, shown.position);
    const Highlight& highlight = m_content.setup.highlight;
    std::vector<bool> lit;
    if (highlight.kind == Highlight::Kind::lane)
      lit = litBy(tree, currentRow(tree.trace(), shown.position), highlight.lane);
    if (!lit.empty()) painter.setLit(&lit);
    const std::set<TreePainter::Mark> marks =
        highlight.kind == Highlight::Kind::hazard ? hazardMarks(tree) : std::set<TreePainter::Mark>();
    painter.setMarks(&marks);
    painter.paintResting(m_painter);
    painter.paintMoving(m_painter);
  }
  m_painter.restore();
}

double SlidePainter::lanesHeight(const BlockTrace& trace, double width) const {
  const LanesLayout layout(trace.warps(), std::min(trace.warpSize, trace.threads), width / enlarged);
  return 34 + layout.height() * enlarged;
}

void SlidePainter::paintLanes(int side, const QRectF& room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const BlockTrace& trace = shown.tree->trace();
  m_painter.setPen(m_theme.muted);
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width(), 28), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(22), tr("lanes, by warp"));
  const LanesLayout layout(trace.warps(), std::min(trace.warpSize, trace.threads), room.width() / enlarged);
  m_painter.save();
  m_painter.translate(room.left(), room.top() + 34);
  m_painter.scale(enlarged, enlarged);
  const double corner = layout.cornerRadius();
  for (std::uint32_t thread = 0; thread < trace.threads; ++thread) {
    const std::uint32_t warp = thread / trace.warpSize, lane = thread % trace.warpSize;
    const bool works = shown.step != nullptr && (workingLanes(*shown.step, warp) >> lane & 1u) != 0;
    const bool named =
        m_content.setup.highlight.kind == Highlight::Kind::lane && m_content.setup.highlight.lane == thread;
    m_painter.setPen(named   ? QPen(m_theme.bad, 2)
                     : works ? QPen(Qt::NoPen)
                             : QPen(m_theme.idle, corner > 0 ? 0.8 : 0.3));
    m_painter.setBrush(works ? m_theme.side(side) : m_theme.field);
    m_painter.drawRoundedRect(layout.box(warp, lane), corner, corner);
  }
  m_painter.setBrush(m_theme.bad);
  m_painter.setPen(Qt::NoPen);
  for (std::uint32_t warp = 0; warp < trace.warps(); ++warp)
    if (shown.step != nullptr && diverged(*shown.step, warp)) {
      const QRectF mark = layout.mark(warp);
      m_painter.drawRect(QRectF(mark.left(), mark.bottom() - 1.6, mark.width(), 1.6));
    }
  m_painter.restore();
  m_painter.setBrush(Qt::NoBrush);
}

/// A row for each warp: what a block of many warps does, with lanes that can be counted.
void SlidePainter::paintLaneGrid(int side, const QRectF& room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const BlockTrace& trace = shown.tree->trace();
  const QFont font = Theme::ui(22);
  const double label = QFontMetricsF(font).horizontalAdvance(tr("warp %1").arg(trace.warps())) + 20;
  const double pitch = std::min((room.width() - label) / std::min(trace.warpSize, trace.threads), 46.0);
  const double line = std::min(room.height() / trace.warps(), 1.6 * pitch);
  const double corner = pitch > 14 ? 3 : 0;
  for (std::uint32_t warp = 0; warp < trace.warps(); ++warp) {
    const double y = room.top() + warp * line;
    const bool split = shown.step != nullptr && diverged(*shown.step, warp);
    m_painter.setPen(split ? m_theme.bad : m_theme.muted);
    paintFitted(m_painter, QRectF(room.left(), y, label, line), Qt::AlignLeft | Qt::AlignVCenter, font,
                tr("warp %1").arg(warp));
    for (std::uint32_t lane = 0; lane < trace.warpSize && warp * trace.warpSize + lane < trace.threads; ++lane) {
      const bool works = shown.step != nullptr && (workingLanes(*shown.step, warp) >> lane & 1u) != 0;
      m_painter.setPen(works ? QPen(Qt::NoPen) : QPen(m_theme.idle, 1.2));
      m_painter.setBrush(works ? m_theme.side(side) : m_theme.field);
      m_painter.drawRoundedRect(QRectF(room.left() + label + lane * pitch, y, pitch - 4, line - 4), corner, corner);
    }
  }
  m_painter.setBrush(Qt::NoBrush);
}

void SlidePainter::paintSource(const QRectF& room) {
  constexpr double spacing = 1.32, title = 46;
  qsizetype longest = 1;
  for (const SourceLine& line : m_content.source) longest = std::max(longest, line.text.size());
  const double byHeight = (room.height() - title - 24) / (double(m_content.source.size()) * spacing);
  const double byWidth = (room.width() - 100) / (0.6 * double(longest));
  const double pixels = std::floor(std::clamp(std::min(byHeight, byWidth), 10.0, 26.0));
  const double line = pixels * spacing;
  m_painter.setPen(m_theme.side(m_content.setup.view == QLatin1String("diff") ? 1 : 0));
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width(), title), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(27, QFont::Bold), m_content.sourceTitle);
  const double gutter = pixels * 3.2;
  double y = room.top() + title + 6;
  for (const SourceLine& each : m_content.source) {
    const QRectF row(room.left(), y, room.width(), line);
    const bool added = each.change == SourceLine::Change::added, removed = each.change == SourceLine::Change::removed;
    const bool marked =
        std::find(m_content.marked.begin(), m_content.marked.end(), each.number) != m_content.marked.end();
    const bool fault = m_content.setup.view == QLatin1String("hazard");
    if (added || removed || (marked && each.number > 0)) {
      const QColor& colour = fault ? m_theme.bad : removed ? m_theme.side(0) : added ? m_theme.side(1) : m_theme.accent;
      m_painter.fillRect(row, mixed(m_theme.panel, colour, 0.13));
      m_painter.fillRect(QRectF(row.left(), row.top(), 6, row.height()), colour);
    }
    m_painter.setFont(Theme::mono(pixels));
    m_painter.setPen(m_theme.muted);
    const QString number = added             ? QStringLiteral("+")
                           : removed         ? QStringLiteral("−")
                           : each.number > 0 ? QString::number(each.number)
                                             : QStringLiteral("⋯");
    m_painter.drawText(QRectF(row.left(), row.top(), gutter - pixels * 0.8, row.height()),
                       Qt::AlignRight | Qt::AlignVCenter, number);
    m_painter.setPen(m_theme.text);
    m_painter.drawText(row.adjusted(gutter, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, each.text);
    y += line;
  }
}

void SlidePainter::paintHazard(QRectF room) {
  if (!m_content.hazardText.isEmpty()) {
    const QRectF card(room.left(), room.top(), room.width(), 128);
    m_painter.setPen(QPen(m_theme.bad, 3));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(card, 10, 10);
    m_painter.setPen(m_theme.bad);
    paintFitted(m_painter, QRectF(card.left() + 24, card.top() + 8, card.width() - 48, 38),
                Qt::AlignLeft | Qt::AlignVCenter, Theme::ui(27, QFont::Bold), m_content.hazardHeading);
    m_painter.setPen(m_theme.text);
    paintFitted(m_painter, QRectF(card.left() + 24, card.top() + 46, card.width() - 48, 74),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(25), m_content.hazardText);
    room.setTop(card.bottom() + 14);
  }
  paintSource(room);
}

}  // namespace warpfold::app
