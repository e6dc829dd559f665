// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_view.h"

#include <QPaintEngine>
#include <QPainter>
#include <QResizeEvent>

#include "export/vector_clip.h"
#include "metrics/current_step.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_painter.h"

namespace warpfold::app {

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
  m_litNode = m_hovered = Node::none;
  m_card->hide();
  if (m_index) {
    // Another run of the same shape keeps the place that the user zoomed to.
    if (!sameShape) m_layout.setContent(m_index->columns(), m_index->rows(), m_index->lateRows());
  }
  fitText();
  if (m_playback) m_position = m_playback->position(m_side);
  if (!sameShape) followWarp();
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
  m_layout.setTextLength(longest);
  if (!alike) return;
  other->m_layout.setTextLength(longest);
  other->invalidate();
}

void TreeView::setNotes(const TreeNotes& notes) {
  if (notes == m_notes) return;
  m_notes = notes;
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
  m_position = position;
  if (before.finishedRow() != after.finishedRow()) {
    followWarp();
    m_layout.reveal(after.firstMovingRow(), after.lastMovingRow());
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
  if (oneWarp == m_oneWarp) return;
  m_oneWarp = oneWarp;
  m_layout.fit();
  followWarp();
  invalidate();
  emit oneWarpChanged(oneWarp);
}

void TreeView::followWarpOf(TreeView* leader) {
  m_leader = leader;
  connect(leader, &TreeView::oneWarpChanged, this, &TreeView::setOneWarp);
  connect(this, &TreeView::oneWarpChanged, leader, &TreeView::setOneWarp);
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

void TreeView::showColumn(std::uint32_t column) {
  constexpr double margin = 40;
  const double x = m_layout.columnX(column);
  if (x >= 0 && x <= width()) return;
  m_layout.panBy({(x < 0 ? margin : width() - margin) - x, 0});
  invalidate();
}

void TreeView::lightAncestry(NodeId node) {
  m_litNode = node;
  m_lit.clear();
  if (node != Node::none && m_trace) {
    m_lit.assign(m_trace->nodes.size(), false);
    // A stack and an atomic word stand for several values.
    for (std::uint32_t i = node.value; i < m_lit.size(); ++i)
      if (m_index->placeOf(NodeId{i}) == node)
        for (NodeId id : ancestry(*m_trace, NodeId{i})) m_lit[id.value] = true;
    m_lit[node.value] = true;
  }
  invalidate();
}

void TreeView::updateAccessibleText() {
  setAccessibleName(m_side == 0 ? tr("Reduction tree A") : tr("Reduction tree B"));
  if (!m_index) return setAccessibleDescription(tr("No block has been traced yet"));
  const std::uint32_t row = currentRow(*m_trace, m_position);
  QStringList sentences{tr("Block %1, %2 elements, step %3 of %4.")
                            .arg(m_trace->block.value)
                            .arg(m_index->columns())
                            .arg(row)
                            .arg(m_index->rows())};
  if (const Step* step = currentStep(*m_trace, m_position))
    sentences << tr("%1 of %2 threads active.").arg(step->counters.activeThreads).arg(m_trace->threads);
  setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void TreeView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!m_index) return paintEmpty(painter);
  TreePainter tree(*m_index, m_layout, *m_theme, m_side, m_position);
  if (m_litNode != Node::none) tree.setLit(&m_lit);
  tree.setMarks(&m_marks);
  tree.setHovered(m_hovered);
  tree.setNotes(&m_notes);
  tree.setPairwise(m_playback && m_playback->pairwise());
  // Into a picture (SVG, PDF, another scale) everything is painted as shapes: stored pixels would be blurred.
  const bool picture = painter.paintEngine()->type() != QPaintEngine::Raster ||
                       painter.deviceTransform().type() > QTransform::TxTranslate;
  picture ? paintShapes(painter, tree) : paintFrame(painter, tree, event->rect());
}

void TreeView::paintEmpty(QPainter& painter) const {
  painter.fillRect(rect(), m_theme->panel);
  painter.setPen(m_theme->muted);
  painter.setFont(Theme::ui(12));
  painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                   m_emptyText.isEmpty() ? tr("No block has been traced yet") : m_emptyText);
}

void TreeView::paintShapes(QPainter& painter, const TreePainter& tree) const {
  const VectorClip clip(painter, rect());
  painter.fillRect(rect(), m_theme->panel);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  tree.paintColumnNumbers(painter);
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
  tree.paintRootNote(painter);
  paintPanIndicator(painter);
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

void TreeView::resizeEvent(QResizeEvent*) {
  m_layout.setSize(size());
  followWarp();
  invalidate();
}

void TreeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) updateAccessibleText();
  QWidget::changeEvent(event);
}

}  // namespace warpfold::app
