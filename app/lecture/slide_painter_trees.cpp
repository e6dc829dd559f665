// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trees of a slide.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "export/vector_clip.h"
#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "metrics/current_step.h"
#include "models/count_text.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/tree_layout.h"
#include "views/tree_painter.h"
#include "views/tree_places.h"

namespace warpfold::app {

namespace {

constexpr double stackedEnlarged = 1.4;                          // where two trees share the height
constexpr std::uint32_t widestBeside = 16, widestReadable = 32;  // columns
constexpr std::size_t longestColumn = 24;                        // lines of a source
constexpr double largestSentence = 28;                           // pixels

/// What the value of a thread in a step was computed from.
std::vector<bool> litBy(const TreeIndex& tree, std::uint32_t row, std::uint32_t thread) {
  const BlockTrace& trace = tree.trace();
  NodeId made = Node::none;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i)
    if (const Node& node = trace.nodes[i]; node.row == row && node.thread.value == thread && !node.folded)
      made = NodeId{i};
  std::vector<bool> highlighted;
  if (made == Node::none) return highlighted;
  highlighted.resize(trace.nodes.size());
  for (const NodeId id : ancestry(trace, made)) highlighted[id.value] = true;
  return highlighted;
}

std::set<TreePainter::Mark> hazardMarks(const TreeIndex& tree) {
  std::set<TreePainter::Mark> marks;
  for (const Hazard& hazard : tree.trace().hazards)
    for (const auto& place : tree.placesOf(hazard)) marks.insert(place);
  return marks;
}

}  // namespace

std::uint32_t SlidePainter::visibleColumns(int side) const {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  if (!shown.tree) return 0;
  return m_content.setup.oneWarp ? std::min(shown.tree->columns(), shown.tree->trace().warpSize)
                                 : shown.tree->columns();
}

std::uint32_t SlidePainter::shownWarp(int side) const {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const std::uint32_t warps = shown.tree->trace().warps();
  std::uint32_t warp = 0;
  while (shown.step != nullptr && warp < warps && workingLanes(*shown.step, warp) == 0) ++warp;
  return warp == warps ? 0 : warp;
}

std::map<std::uint32_t, std::uint32_t> SlidePainter::columnsOfLanes(int side) const {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const TreeIndex& tree = *shown.tree;
  const BlockTrace& trace = tree.trace();
  const std::uint32_t row = currentRow(trace, shown.position), warp = shownWarp(side);
  std::map<std::uint32_t, std::uint32_t> columns;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.row != row || node.isInput() != (row == 0) || node.folded) continue;
    if (node.thread.value >= trace.threads || node.thread.value / trace.warpSize != warp) continue;
    if (const NodeId place = tree.placeOf(NodeId{i}); place != Node::none)
      columns[node.thread.value % trace.warpSize] = tree.column(place);
  }
  return columns;
}

std::uint32_t SlidePainter::firstColumn(int side) const {
  const TreeIndex& tree = *m_content.sides[std::size_t(side)].tree;
  const std::uint32_t count = visibleColumns(side);
  const auto columns = columnsOfLanes(side);
  if (count == tree.columns() || columns.empty()) return 0;
  std::uint32_t first = tree.columns(), last = 0;
  for (const auto& [lane, column] : columns) first = std::min(first, column), last = std::max(last, column);
  const std::uint32_t aligned = first / count * count;
  const bool apart = last - first < count && last >= aligned + count;
  return std::min(apart ? first : aligned, tree.columns() - count);
}

bool SlidePainter::stacked() const {
  if (!shows(SlideView::trees) || m_content.sides.size() != 2) return false;
  const std::uint32_t widest = std::max(visibleColumns(0), visibleColumns(1));
  return widest > widestBeside && widest <= widestReadable;
}

bool SlidePainter::wide() const {
  const bool trees = shows(SlideView::trees) || shows(SlideView::lanes);
  if (m_content.sides.size() == 2 && (trees || shows(SlideView::memory))) return true;
  if (shows(SlideView::trees)) return visibleColumns(0) > widestBeside && visibleColumns(0) <= widestReadable;
  return (shows(SlideView::source) || shows(SlideView::diff)) && m_content.source.size() > longestColumn;
}

void SlidePainter::paintTrees(const QRectF& room) {
  m_enlarged = stacked() ? stackedEnlarged : 2;
  const double gap = stacked() ? 18 : 64;
  const auto count = double(m_content.sides.size());
  if (stacked()) {
    const double half = (room.height() - gap) / 2;
    for (const int side : {0, 1})
      paintHalf(side, QRectF(room.left(), room.top() + side * (half + gap), room.width(), half));
    return;
  }
  const double width = (room.width() - gap * (count - 1)) / count;
  for (int side = 0; side < int(count); ++side)
    paintSide(side, QRectF(room.left() + side * (width + gap), room.top(), width, room.height()));
}

QString SlidePainter::titleOf(int side) const {
  const QString& title = m_content.sides[std::size_t(side)].title;
  return m_content.sides.size() == 1 ? title : (side == 0 ? QStringLiteral("A  ") : QStringLiteral("B  ")) + title;
}

namespace {

QFont timeFont() {
  return Theme::ui(25);
}
/// With the distance from the title.
double timeWidth(const QString& time) {
  return time.isEmpty() ? 0 : QFontMetricsF(timeFont()).horizontalAdvance(time) + 24;
}

}  // namespace

/// Smaller on a small screen where a sentence stands beside it.
QFont SlidePainter::titleFont() const {
  return Theme::ui(stacked() && m_scale < 1 ? 29 : 34, QFont::Bold);
}

double SlidePainter::titleWidth(int side) const {
  return QFontMetricsF(titleFont()).horizontalAdvance(titleOf(side)) +
         timeWidth(m_content.sides[std::size_t(side)].time) + 4;
}

/// Returns what is left below it.
QRectF SlidePainter::paintTitle(int side, QRectF room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  m_painter.setPen(m_theme.muted);
  paintFitted(m_painter, QRectF(room.left(), room.top() + 8, room.width(), 48), Qt::AlignRight | Qt::AlignVCenter,
              timeFont(), shown.time);
  m_painter.setPen(m_theme.side(side));
  paintFitted(m_painter, QRectF(room.left(), room.top() + 8, room.width() - timeWidth(shown.time), 48),
              Qt::AlignLeft | Qt::AlignVCenter, titleFont(), titleOf(side));
  room.setTop(room.top() + 64);
  return room;
}

void SlidePainter::paintSentence(int side, const QRectF& room, int alignment, double pixels) {
  m_painter.setPen(m_theme.text);
  paintFitted(m_painter, room, alignment | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(pixels, QFont::DemiBold),
              m_content.sides[std::size_t(side)].sentence);
}

/// As large as one line has room for on both sides; where such letters could not be read, they are in two lines. One
/// line of 14 pixels on a small screen is read more easily than two lines close to the tree.
double SlidePainter::sentenceLetters(double width) const {
  const double least = m_scale < 1 ? std::clamp(14 / m_scale, 19.0, legible) : legible;
  for (double pixels = largestSentence; pixels >= least; --pixels) {
    const QFontMetricsF metrics(Theme::ui(pixels, QFont::DemiBold));
    const auto fits = [&](const SlideSide& side) {
      return metrics.horizontalAdvance(withUnitsJoined(side.sentence)) <= width - 2;
    };
    if (std::all_of(m_content.sides.begin(), m_content.sides.end(), fits)) return pixels;
  }
  return largestSentence;
}

/// A side from top to bottom: title, tree, lanes, sentence.
void SlidePainter::paintSide(int side, const QRectF& whole) {
  const QRectF room = paintTitle(side, whole);
  if (!m_content.sides[std::size_t(side)].tree) return;
  const QRectF sentence(room.left(), room.bottom() - 84, room.width(), 84);
  paintSentence(side, sentence, Qt::AlignLeft, largestSentence);
  if (shows(SlideView::lanes))
    return paintLaneGrid(side, QRectF(room.left(), room.top(), room.width(), sentence.top() - room.top() - 12));
  const double lanes = lanesHeight(side, room.width());
  const QRectF boxes(room.left(), sentence.top() - lanes - 8, room.width(), lanes);
  const QRectF tree(room.left(), room.top(), room.width(), boxes.top() - room.top() - 6);
  paintLanes(side, boxes, tree.size());
  paintTree(side, tree);
}

/// A side of two that stand one above the other: the sentence is beside the title.
void SlidePainter::paintHalf(int side, const QRectF& whole) {
  const QRectF left(whole.left(), whole.top(), std::min(titleWidth(side), whole.width() * 0.5), whole.height());
  const QRectF room = whole.adjusted(0, paintTitle(side, left).top() - whole.top() - 6, 0, 0);
  if (!m_content.sides[std::size_t(side)].tree) return;
  const double beside = std::min(std::max(titleWidth(0), titleWidth(1)), whole.width() * 0.5) + 40;
  const QRectF sentence(whole.left() + beside, whole.top() - 4, whole.width() - beside, 62);
  paintSentence(side, sentence, Qt::AlignRight, sentenceLetters(sentence.width()));
  const double lanes = lanesHeight(side, room.width());
  const QRectF boxes(room.left(), room.bottom() - lanes, room.width(), lanes);
  const QRectF tree(room.left(), room.top(), room.width(), boxes.top() - room.top() - 2);
  paintLanes(side, boxes, tree.size());
  paintTree(side, tree);
}

void SlidePainter::paintTree(int side, const QRectF& room) {
  const SlideSide& shown = m_content.sides[std::size_t(side)];
  const TreeIndex& tree = *shown.tree;
  const TreeLayout layout = treeLayout(side, room.size());
  const Window part = window(side, room.size());
  QRectF seen(QPointF(), QSizeF(room.width(), room.height()) / m_enlarged);
  double top = 0;  // of the window, in the layout
  if (part.spacing > 0) {
    const double piles = part.firstLine == 0 ? layout.pileHeight() : 0;
    top = layout.rowY(0) + part.firstLine * layout.rowSpacing() - piles - layout.radius() - linesMargin;
    seen.setHeight((part.lines - 1) * layout.rowSpacing() + piles + 2 * (layout.radius() + linesMargin));
  }
  if (!layout.fitted()) {
    seen.setLeft(layout.columnX(part.firstColumn - 0.5));
    seen.setWidth(layout.columnSpacing() * part.columns);
  }
  m_painter.save();
  {
    const VectorClip clip(m_painter, QRectF(room.topLeft() + seen.topLeft() * m_enlarged, seen.size() * m_enlarged));
    m_painter.translate(room.topLeft() - QPointF(0, top * m_enlarged));
    m_painter.scale(m_enlarged, m_enlarged);
    TreePainter painter(tree, layout, m_theme, side, shown.position);
    painter.setSmallLetters(std::ceil(legible / m_enlarged));
    painter.setGround(m_theme.window);
    painter.setDots(m_content.race && m_content.race->running);
    painter.setSeen(QRectF(seen.left(), top, seen.width(), seen.height()));
    const Highlight& highlight = m_content.setup.highlight;
    std::vector<bool> highlighted;
    if (highlight.kind == Highlight::Kind::lane)
      highlighted = litBy(tree, currentRow(tree.trace(), shown.position), highlight.lane);
    if (!highlighted.empty()) painter.setHighlighted(&highlighted);
    const std::set<TreePainter::Mark> marks =
        highlight.kind == Highlight::Kind::hazard ? hazardMarks(tree) : std::set<TreePainter::Mark>();
    painter.setMarks(&marks);
    painter.paintResting(m_painter);
    painter.paintMoving(m_painter);
  }
  m_painter.restore();
  paintLaunchBounds(side, layout, room, {top, top + seen.height()});
}

/// Above the lines that hold what the launch before, or the other blocks, left in memory. `seen`: from where to where
/// the layout is to be seen.
void SlidePainter::paintLaunchBounds(int side, const TreeLayout& layout, const QRectF& room,
                                     QPair<double, double> seen) {
  const TreeIndex& tree = *m_content.sides[std::size_t(side)].tree;
  const QFont font = Theme::ui(legible);
  const double line = QFontMetricsF(font).height(), letters = QFontMetricsF(font).capHeight() + 8;
  std::uint32_t launch = 1;
  for (std::uint32_t row = 0; row < tree.rows(); ++row) {
    if (!beginsLaunch(tree, row)) continue;
    const QString text = tree.trace().finishes ? tr("last block") : tr("launch %1").arg(++launch);
    const double between = (layout.rowY(row) + layout.lateY(row)) / 2;
    if (between < seen.first || between > seen.second) continue;
    const double y = room.top() + (between - seen.first) * m_enlarged;
    m_painter.setPen(QPen(visibleOn(m_theme.window, m_theme.muted), 2, Qt::DashLine));
    m_painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 12;
    // In the line, where it hides least of the rows above and below.
    m_painter.fillRect(QRectF(room.right() - width, y - letters / 2, width, letters), m_theme.window);
    m_painter.setPen(m_theme.muted);
    paintFitted(m_painter, QRectF(room.right() - width, y - line / 2, width, line), Qt::AlignRight | Qt::AlignVCenter,
                font, text);
  }
}

}  // namespace warpfold::app
