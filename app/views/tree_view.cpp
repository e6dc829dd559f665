// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_view.h"

#include <QPaintEngine>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>

#include "export/vector_clip.h"
#include "metrics/current_step.h"
#include "models/playback.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_painter.h"

namespace warpfold::app {

namespace {

constexpr std::uint32_t fewColumns = 16;   // have room for their values at every size
constexpr std::uint32_t manyColumns = 32;  // have it where a panel makes way

}  // namespace

TreeView::TreeView(int side, QWidget* parent)
    : QWidget(parent), m_side(side), m_theme(&Theme::byId(QStringLiteral("dark"))), m_card(new HoverCard(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAttribute(Qt::WA_AcceptTouchEvents);
  updateAccessibleText();
}

TreeView::~TreeView() = default;

void TreeView::setTheme(const Theme& theme) {
  m_theme = &theme;
  invalidate();
}

void TreeView::setTrace(BlockTracePtr trace) {
  if (trace == m_trace) return;
  auto index = trace ? std::make_unique<TreeIndex>(trace) : nullptr;
  const bool sameShape = m_index && index && index->columns() == m_index->columns() &&
                         index->rows() == m_index->rows() && index->lateRows() == m_index->lateRows();
  m_trace = std::move(trace);
  m_index = std::move(index);
  m_litNode = m_hovered = m_cursor = Node::none;
  m_card->hide();
  if (m_index) {
    // Another run of the same shape keeps the place that the user zoomed to.
    if (!sameShape) m_layout.setContent(m_index->columns(), m_index->rows(), m_index->lateRows());
    m_layout.setCards(m_index->cardsOfFirstRow());
    m_layout.setFoot(TreePainter::noteFoot(*m_index, &m_notes));
  }
  fitText();
  if (m_playback) m_position = m_playback->position(m_side);
  if (!sameShape && !m_warpAsked.value_or(true)) m_warpAsked.reset();
  if (!sameShape) followWarp();
  applyDefaultWarp();
  if (!sameShape) revealStep();
  updateAccessibleText();
  setHazard(std::nullopt);
}

void TreeView::setNeighbour(TreeView* neighbour) {
  m_neighbour = neighbour;
  neighbour->m_neighbour = this;
  fitText();
}

void TreeView::fitText() {
  if (!m_index) return;
  TreeView* const other = m_neighbour;
  const bool alike = other != nullptr && other->m_index && other->m_index->columns() == m_index->columns();
  const int longest = std::max(m_index->longestText(), alike ? other->m_index->longestText() : 0);
  const int figures = std::max(m_index->longestFigures(), alike ? other->m_index->longestFigures() : 0);
  m_layout.setTextLength(longest, figures);
  if (!alike) return;
  other->m_layout.setTextLength(longest, figures);
  other->invalidate();
}

void TreeView::setNotes(const TreeNotes& notes) {
  if (notes == m_notes) return;
  m_notes = notes;
  if (m_index) m_layout.setFoot(TreePainter::noteFoot(*m_index, &m_notes));
  invalidate();
}

void TreeView::setHazard(const std::optional<Hazard>& hazard) {
  m_marks.clear();
  const auto mark = [this](const Hazard& each) {
    for (const auto& place : m_index->placesOf(each)) m_marks.insert(place);
  };
  if (m_index && hazard) mark(*hazard);
  if (m_index && !hazard) std::for_each(m_trace->hazards.begin(), m_trace->hazards.end(), mark);
  invalidate();
}

void TreeView::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback == nullptr) return;
  connect(playback, &Playback::positionChanged, this, [this] { setPosition(m_playback->position(m_side)); });
  setPosition(playback->position(m_side));
}

void TreeView::setPosition(double position) {
  if (!m_index) {
    m_position = position;
    return;
  }
  position = std::clamp<double>(position, 0, m_index->rows());
  if (position == m_position) return;
  const std::uint32_t stepBefore = currentRow(*m_trace, m_position);
  const TreePainter before(*m_index, m_layout, *m_theme, m_side, m_position);
  const TreePainter after(*m_index, m_layout, *m_theme, m_side, position);
  const bool wasAtRest = isAtRest();
  m_position = position;
  if (before.finishedRow() != after.finishedRow() || wasAtRest != isAtRest()) {
    followWarp();
    revealStep();
    invalidate();
  } else {
    update(m_layout.rowBand(after.firstCrossedRow(), after.lastMovingRow()).toAlignedRect());
  }
  if (currentRow(*m_trace, position) != stepBefore) updateAccessibleText();
}

void TreeView::setEmptyText(const QString& text) {
  if (text == m_emptyText) return;
  m_emptyText = text;
  if (!m_index) update();
}

void TreeView::invalidate() {
  m_restingValid = false;
  update();
  emit laidOut();
}

void TreeView::setOneWarp(bool oneWarp) {
  m_warpAsked = oneWarp;
  if (m_neighbour) m_neighbour->m_warpAsked = oneWarp;
  applyOneWarp(oneWarp);
}

void TreeView::setWarpwise(bool warpwise) {
  m_warpwise = warpwise;
}

/// In both trees, since they show the same warp: if one of them needs it.
void TreeView::applyDefaultWarp() {
  if (!m_warpAsked) applyOneWarp(lacksRoom() || (m_neighbour && m_neighbour->lacksRoom()));
}

bool TreeView::lacksRoom() const {
  if (!m_warpwise || !m_index || m_trace->warpSize <= fewColumns) return false;
  if (m_index->columns() <= manyColumns) return false;
  TreeLayout whole(m_index->columns(), m_index->rows(), size());
  whole.setContent(m_index->columns(), m_index->rows(), m_index->lateRows());
  whole.setTextLength(m_layout.textLength(), m_layout.figuresLength());
  whole.setCards(m_index->cardsOfFirstRow());
  whole.setFoot(TreePainter::noteFoot(*m_index, &m_notes));
  return whole.detail() != TreeLayout::Detail::values;
}

std::uint32_t TreeView::columnsToRead() const {
  if (!m_index || m_index->columns() <= fewColumns) return 0;
  if (m_oneWarp) return std::min(m_index->columns(), m_trace->warpSize);
  return m_warpwise && m_index->columns() <= manyColumns ? m_index->columns() : 0;
}

std::array<QRectF, 2> TreeView::besideWarp() const {
  return besideWarp(m_layout);
}

std::array<QRectF, 2> TreeView::besideWarp(const TreeLayout& layout) const {
  if (!m_shownWarp) return {};
  const std::uint32_t first = *m_shownWarp * m_trace->warpSize;
  const std::uint32_t last = std::min(first + m_trace->warpSize, m_index->columns()) - 1;
  const double half = layout.halfWidth() + 1.5, all = layout.size().width(), tall = layout.size().height();
  const double left = layout.columnX(first) - half, right = layout.columnX(last) + half;
  const bool pieces = left >= 0 && right <= all && left + all - right < 2 * layout.columnSpacing() + 2 * half;
  if (!pieces) return {};  // the user looks elsewhere
  return {QRectF(0, 0, left, tall), QRectF(right, 0, all - right, tall)};
}

void TreeView::coverNeighbours(QPainter& painter, const TreePainter& tree) const {
  const std::array<QRectF, 2> sides = besideWarp();
  if (sides[0].isNull()) return;
  for (const QRectF& side : sides) painter.fillRect(side, m_theme->panel);
  painter.setRenderHint(QPainter::Antialiasing);
  tree.paintBeyond(painter, *m_shownWarp, sides);
}

OutOfSight TreeView::outOfSight() const {
  if (!m_index || besideWarp()[0].isNull()) return {};
  return app::outOfSight(*m_index, currentRow(*m_trace, m_position), *m_shownWarp);
}

QString TreeView::outOfSightText() const {
  if (!m_index || besideWarp()[0].isNull()) return {};
  return app::outOfSightText(*m_index, currentRow(*m_trace, m_position), *m_shownWarp);
}

void TreeView::revealStep() {
  if (!m_index) return;
  const TreePainter now(*m_index, m_layout, *m_theme, m_side, m_position);
  m_layout.reveal(now.firstMovingRow(), now.lastMovingRow());
  // Where there is no room for the next row as well, what was just combined stays until the next step begins.
  if (isAtRest()) m_layout.reveal(now.firstMovingRow(), now.finishedRow());
}

bool TreeView::isAtRest() const {
  return m_position == std::floor(m_position);
}

void TreeView::applyOneWarp(bool oneWarp) {
  if (oneWarp == m_oneWarp) return;
  m_oneWarp = oneWarp;
  m_layout.fit();
  followWarp();
  revealStep();
  invalidate();
  emit oneWarpChanged(oneWarp);
}

void TreeView::followWarpOf(TreeView* leader) {
  m_leader = leader;
  connect(leader, &TreeView::oneWarpChanged, this, &TreeView::applyOneWarp);
  connect(this, &TreeView::oneWarpChanged, leader, &TreeView::applyOneWarp);
  connect(leader, &TreeView::laidOut, this, [this] {
    if (m_leader->shownWarp() == m_shownWarp || !m_shownWarp) return;
    followWarp();
    invalidate();
  });
}

/// The leader's warp, else the first that works in the step.
void TreeView::followWarp() {
  m_shownWarp.reset();
  if (!m_oneWarp || !m_index) return;
  const double lanes = m_trace->warpSize;
  if (m_index->columns() <= lanes) return;
  const Step* const step = currentStep(*m_trace, m_position);
  std::uint32_t warp = 0;
  const auto leading = m_leader ? m_leader->shownWarp() : std::nullopt;
  if (leading)
    warp = *leading;
  else
    while (step != nullptr && warp < m_trace->warps() && workingLanes(*step, warp) == 0) ++warp;
  if (warp >= m_trace->warps()) warp = 0;
  m_shownWarp = warp;
  m_layout.showColumns(warp * lanes, lanes);
}

void TreeView::showLeaf(std::uint32_t column) {
  constexpr double fromEdge = 40;
  const double x = m_layout.columnX(column);
  if (x < 0 || x > width()) m_layout.panBy({(x < 0 ? fromEdge : width() - fromEdge) - x, 0});
  m_layout.reveal(0, 0);
  invalidate();
}

void TreeView::lightAncestry(NodeId node) {
  m_litNode = node;
  m_highlighted.clear();
  if (node != Node::none && m_trace) {
    m_highlighted.assign(m_trace->nodes.size(), false);
    // A stack and an atomic word stand for several values.
    for (std::uint32_t i = node.value; i < m_highlighted.size(); ++i)
      if (m_index->placeOf(NodeId{i}) == node)
        for (NodeId id : ancestry(*m_trace, NodeId{i})) m_highlighted[id.value] = true;
    m_highlighted[node.value] = true;
  }
  invalidate();
}

void TreeView::updateAccessibleText() {
  setAccessibleName(m_side == 0 ? tr("Reduction tree A") : tr("Reduction tree B"));
  if (!m_index) return setAccessibleDescription(tr("No block has been traced yet"));
  const std::uint32_t row = currentRow(*m_trace, m_position);
  const QString place = m_index->columns() == 1 ? tr("Block %1, %2 element, step %3 of %4.")
                                                : tr("Block %1, %2 elements, step %3 of %4.");
  QStringList sentences{withValues(place, m_trace->block.value, m_index->columns(), row, m_index->rows())};
  if (const Step* step = currentStep(*m_trace, m_position))
    sentences << withValues((m_trace->threads == 1 ? tr("%1 of %2 thread active.") : tr("%1 of %2 threads active.")),
                            step->counters.activeThreads, m_trace->threads);
  setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void TreeView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!m_index) {
    painter.fillRect(rect(), m_theme->panel);
    return paintEmpty(painter, rect(), *m_theme);
  }
  TreePainter tree(*m_index, m_layout, *m_theme, m_side, m_position);
  if (m_litNode != Node::none) tree.setHighlighted(&m_highlighted);
  tree.setMarks(&m_marks);
  tree.setHovered(m_hovered);
  tree.setNotes(&m_notes);
  if (!besideWarp()[0].isNull()) {
    const std::uint32_t lanes = m_trace->warpSize;
    tree.setColumns(*m_shownWarp * lanes, (*m_shownWarp + 1) * lanes - 1);
  }
  if (m_playback) tree.setPairs(m_playback->pairs());
  if (const auto beside = besideWarp(); beside[1].width() > 0) tree.setRightmost(beside[1].left() - 3);
  tree.setDots(m_playback && m_playback->mode() == Playback::Mode::race);
  // Into a picture (SVG, PDF, another scale) everything is painted as shapes: stored pixels would be blurred.
  const bool picture = painter.paintEngine()->type() != QPaintEngine::Raster ||
                       painter.deviceTransform().type() > QTransform::TxTranslate;
  picture ? paintShapes(painter, tree) : paintFrame(painter, tree, event->rect());
  paintPanIndicator(painter);
  paintRowIndicator(painter);
}

void TreeView::paintEmpty(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.setPen(theme.muted);
  painter.setFont(Theme::ui(12));
  painter.drawText(area.adjusted(8, 0, -8, 0), Qt::AlignCenter | Qt::TextWordWrap,
                   m_emptyText.isEmpty() ? tr("No block has been traced yet") : m_emptyText);
}

void TreeView::paintShapes(QPainter& painter, const TreePainter& tree) const {
  const VectorClip clip(painter, rect());
  painter.fillRect(rect(), m_theme->panel);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  tree.paintColumnNumbers(painter);
  coverNeighbours(painter, tree);
  tree.paintRootNote(painter);
}

void TreeView::paintFrame(QPainter& painter, TreePainter& tree, const QRect& dirty) {
  tree.setStamping(true);
  storeResting(tree);
  const double ratio = m_resting.devicePixelRatio();
  painter.drawPixmap(QRectF(dirty), m_resting, QRectF(dirty.topLeft() * ratio, QSizeF(dirty.size()) * ratio));
  painter.setClipRect(dirty);
  tree.paintMoving(painter);
  tree.paintColumnNumbers(painter);
  coverNeighbours(painter, tree);
  tree.paintRootNote(painter);
  paintCursor(painter);
  if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
    painter.setPen(QPen(m_theme->accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

void TreeView::storeResting(const TreePainter& tree) {
  const QSize pixels = size() * devicePixelRatioF();
  if (m_restingValid && m_resting.size() == pixels) return;
  if (m_resting.size() != pixels) m_resting = QPixmap(pixels);
  m_resting.setDevicePixelRatio(devicePixelRatioF());
  m_resting.fill(m_theme->panel);
  QPainter resting(&m_resting);
  tree.paintResting(resting);
  m_restingValid = true;
}

void TreeView::paintPanIndicator(QPainter& painter) const {
  if (m_layout.fitted()) return;
  // A thin line at the lower edge: the part of the columns that is in view.
  const double all = std::max<double>(1, m_layout.columns() - 1);
  const double from = std::clamp((0 - m_layout.columnX(0)) / m_layout.columnSpacing() / all, 0.0, 1.0);
  const double to = std::clamp((width() - m_layout.columnX(0)) / m_layout.columnSpacing() / all, 0.0, 1.0);
  const QRectF track(4, height() - 4, width() - 8, 3);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->field);
  painter.drawRoundedRect(track, 1.5, 1.5);
  painter.setBrush(m_theme->muted);
  painter.drawRoundedRect(
      QRectF(track.left() + from * track.width(), track.top(), std::max(8.0, (to - from) * track.width()), 3), 1.5,
      1.5);
}

/// At the right edge: the part of the rows that is in view, and an arrow for those above and below it.
void TreeView::paintRowIndicator(QPainter& painter) const {
  const auto [from, to] = m_layout.shareOfRows();
  const double wide = m_layout.rowIndicatorWidth();
  if (wide <= 0) return;
  constexpr double arrow = 5, upper = 18, lower = 12;
  const double x = width() - wide / 2;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->panel);
  painter.drawRect(QRectF(width() - wide, upper - 4, wide, height() - upper - 2));
  const QRectF track(x - 1.5, upper + arrow + 3, 3, height() - upper - lower - 2 * arrow - 6);
  painter.setBrush(m_theme->field);
  painter.drawRoundedRect(track, 1.5, 1.5);
  painter.setBrush(m_theme->muted);
  const double top = track.top() + from * track.height();
  painter.drawRoundedRect(QRectF(track.left(), top, 3, std::max(8.0, (to - from) * track.height())), 1.5, 1.5);
  painter.setBrush(m_theme->text);
  if (from > 0) painter.drawPolygon(QPolygonF{{x - 4, upper + arrow}, {x + 4, upper + arrow}, {x, upper}});
  const double end = height() - lower;
  if (to < 1) painter.drawPolygon(QPolygonF{{x - 4, end - arrow}, {x + 4, end - arrow}, {x, end}});
}

void TreeView::resizeEvent(QResizeEvent*) {
  m_layout.setSize(size());
  followWarp();
  applyDefaultWarp();
  // Of rows that no longer fit, those of the step stay in view.
  const auto [from, to] = m_layout.shareOfRows();
  if (m_shownWarp || from > 0 || to < 1) revealStep();
  invalidate();
}

void TreeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) updateAccessibleText();
  QWidget::changeEvent(event);
}

}  // namespace warpfold::app
