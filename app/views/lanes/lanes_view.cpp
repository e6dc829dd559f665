// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lanes/lanes_view.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <bit>

#include "codec/names.h"
#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "models/core_text.h"
#include "models/playback.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/lanes/lanes_picture.h"
#include "views/picture_caption.h"
#include "views/tree_view.h"

namespace warpfold::app {

namespace {

constexpr double ownCaption = 22;
constexpr int captionPixels = 11;

}  // namespace

LanesView::LanesView(int side, QWidget* parent)
    : QWidget(parent), m_side(side), m_theme(&Theme::byId(QStringLiteral("dark"))) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(side == 0 ? tr("Lanes by warp, A") : tr("Lanes by warp, B"));
}

void LanesView::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void LanesView::setTrace(BlockTracePtr trace) {
  m_trace = std::move(trace);
  m_shown = nullptr;
  updateGeometry();
  update();
  follow();
}

void LanesView::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback != nullptr) connect(playback, &Playback::positionChanged, this, &LanesView::follow);
  follow();
}

const Step* LanesView::step() const {
  return m_trace && m_playback ? currentStep(*m_trace, m_playback->position(m_side)) : nullptr;
}

void LanesView::follow() {
  const Step* now = step();
  if (now == m_shown) return;
  m_shown = now;
  if (now != nullptr)
    setAccessibleDescription(withValues(tr("Step %1: %2 of %3 warps issued, %4 diverged."), now->row,
                                        now->counters.activeWarps, m_trace->warps(), now->counters.divergentWarps));
  update();
}

void LanesView::setReference(const QString& reference) {
  if (reference == m_reference) return;
  m_reference = reference;
  update();
}

QString LanesView::caption(double width) const {
  if (!m_trace) return tr("Lanes by warp");
  if (m_reference.isEmpty()) return tr("Lanes by warp (warp size %1 shown)").arg(m_trace->warpSize);
  if (const QString beyond = m_tree && m_tree->trace() == m_trace ? m_tree->outOfSightText() : QString();
      !beyond.isEmpty())
    return beyond;
  const QFontMetricsF metrics(Theme::ui(captionPixels));
  const QString texts[] = {withValues(tr("%1 · lanes by warp (warp size %2 shown)"), m_reference, m_trace->warpSize),
                           withValues(tr("%1 · lanes by warp of %2"), m_reference, m_trace->warpSize)};
  for (const QString& text : texts)
    if (metrics.horizontalAdvance(text) <= width) return text;
  return tr("Lanes by warp (warp size %1 shown)").arg(m_trace->warpSize);
}

QString LanesView::describe(const LanesLayout::Lane& lane) const {
  if (!m_trace || lane.warp >= m_trace->warps()) return {};
  const std::uint32_t thread = lane.warp * m_trace->warpSize + lane.lane;
  if (thread >= m_trace->threads) return {};
  QString text = withValues(tr("thread %1 · warp %2 · lane %3"), thread, lane.warp, lane.lane);
  if (const Step* now = step()) {
    const std::uint32_t working = workingLanes(*now, lane.warp);
    text +=
        QLatin1Char('\n') + (working >> lane.lane & 1u ? tr("works in this step") : tr("does nothing in this step"));
    text += QLatin1Char('\n') + (working == 0                ? tr("no lane of its warp works")
                                 : diverged(*now, lane.warp) ? tr("its warp is diverged: issued with idle lanes")
                                                             : tr("its warp runs with all lanes active"));
  }
  return text;
}

QString LanesView::warpText(std::uint32_t warp) const {
  const Step* now = step();
  const std::uint32_t working = now != nullptr ? workingLanes(*now, warp) : 0;
  const std::uint32_t lanes = std::min(m_trace->warpSize, m_trace->threads - warp * m_trace->warpSize);
  if (working == 0) return tr("warp %1: no lane works").arg(warp);
  if (!diverged(*now, warp)) return withValues(tr("warp %1: all %2 lanes work"), warp, lanes);
  return withValues(tr("warp %1: %2 of %3 lanes work, diverged"), warp, std::popcount(working), lanes);
}

std::unique_ptr<PaintedItems> LanesView::paintedItems() const {
  std::vector<PaintedItem> warps;
  const LanesLayout layout = layoutOnScreen();
  for (std::uint32_t warp = 0; m_trace && warp < m_trace->warps(); ++warp)
    warps.push_back({QAccessible::StaticText, warpText(warp), {}, layout.warp(warp).translated(0, ownCaption)});
  return std::make_unique<FlatItems>(std::move(warps));
}

LanesLayout LanesView::layoutFor(double width) const {
  return m_trace ? LanesLayout(m_trace->warps(), std::min(m_trace->warpSize, m_trace->threads), width)
                 : LanesLayout(4, 4, width);
}

void LanesView::alignTo(const TreeView* tree) {
  m_tree = tree;
  connect(tree, &TreeView::laidOut, this, [this] {
    updateGeometry();
    update();
  });
}

LanesLayout LanesView::layoutOnScreen() const {
  if (!m_trace || !m_tree || m_tree->trace() != m_trace) return layoutFor(width());
  const TreeLayout& tree = m_tree->treeLayout();
  const double shift = m_tree->x() - x();
  return {m_trace->warps(), std::min(m_trace->warpSize, m_trace->threads), shift + tree.columnX(0),
          tree.columnSpacing()};
}

int LanesView::heightForWidth(int width) const {
  const LanesLayout layout = m_tree ? layoutOnScreen() : layoutFor(width);
  return static_cast<int>(std::ceil(ownCaption + layout.height()));
}

void LanesView::paintCaptionLine(QPainter& painter, const QString& text, double width, const Theme& theme) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(Theme::ui(captionPixels));
  painter.setPen(theme.muted);
  painter.drawText(QRectF(0, 0, width, ownCaption - 7), Qt::AlignLeft | Qt::AlignVCenter, text);
}

void LanesView::paint(QPainter& painter, const LanesLayout& layout, Warps shown, const Theme& theme) const {
  if (!m_trace) return;
  painter.save();
  painter.translate(0, ownCaption);
  LanesPicture(*m_trace, step(), m_side, theme, theme.panel).paint(painter, layout, shown);
  painter.restore();
}

void LanesView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCaptionLine(painter, caption(width()), width(), *m_theme);
  paint(painter, layoutOnScreen(), allWarps(), *m_theme);
  if (!m_tree || m_tree->trace() != m_trace) return;
  const auto [left, right] = m_tree->besideWarp();
  if (left.isNull()) return;
  const double shift = m_tree->x() - x();
  markBeyond(painter, layoutOnScreen());
  painter.fillRect(QRectF(0, ownCaption - 3, shift + left.right(), height()), m_theme->panel);
  painter.fillRect(QRectF(shift + right.left(), ownCaption - 3, width(), height()), m_theme->panel);
}

/// On lanes that work outside the picture, an arrow to where that is.
void LanesView::markBeyond(QPainter& painter, const LanesLayout& layout) const {
  const OutOfSight beyond = m_tree->outOfSight();
  const auto warp = m_tree->shownWarp();
  if (!warp || beyond.lanes.empty()) return;
  const double way = beyond.after() ? 1 : -1;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->onSide(m_side), 1.5));
  painter.setBrush(Qt::NoBrush);
  for (const std::uint32_t lane : beyond.lanes) {
    const QPointF at = layout.box(*warp, lane).translated(0, ownCaption).center();
    painter.drawPolyline(
        QPolygonF{at + QPointF(-1.5 * way, -4), at + QPointF(1.5 * way, 0), at + QPointF(-1.5 * way, 4)});
  }
}

void LanesView::resizeEvent(QResizeEvent*) {
  updateGeometry();
}

bool LanesView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const auto lane = layoutOnScreen().hitTest(QPointF(help->pos()) - QPointF(0, ownCaption));
  const QString text = lane ? describe(*lane) : QString();
  text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), text, this);
  return true;
}

QString LanesView::exportName() const {
  return m_side == 0 ? QStringLiteral("lanes-a") : QStringLiteral("lanes-b");
}

QSizeF LanesView::exportSize() const {
  const QStringList caption = m_caption ? m_caption() : QStringList();
  const double wide = std::max({480.0, double(width()), captionWidth(caption) - 32});
  const double high = m_trace && !m_picturedWarp ? heightForWidth(static_cast<int>(wide)) : bareHeight(wide);
  return {wide + 32, high + 24.0 + captionHeight(caption)};
}

/// As high as its lanes are at that width.
QSizeF LanesView::leastSize() const {
  constexpr double least = 240;
  const double high = bareHeight(least - 32) + 24 + captionHeight(m_caption ? m_caption() : QStringList());
  return {least, std::min(high, exportSize().height())};
}

void LanesView::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  painter.fillRect(area, theme.panel);
  const QRectF below = paintCaption(painter, area, m_caption ? m_caption() : QStringList(), m_side, theme);
  painter.translate(below.topLeft() + QPointF(16, 12));
  paintPicture(painter, area.width() - 32, theme);
  painter.restore();
}

QString LanesView::reason() const {
  return m_emptyText.isEmpty() ? tr("No block has been traced yet") : m_emptyText;
}

LanesView::Warps LanesView::picturedWarps() const {
  return m_picturedWarp && *m_picturedWarp < warps() ? Warps{*m_picturedWarp, 1} : allWarps();
}

LanesLayout LanesView::pictureLayout(double width) const {
  if (!m_trace) return layoutFor(width);
  return {picturedWarps().count, std::min(m_trace->warpSize, m_trace->threads), width};
}

QString LanesView::pictureCaption(double width) const {
  const Warps shown = picturedWarps();
  if (shown.count == warps()) return caption(width);
  const QString warp = withValues(tr("lanes of warp %1 (of %2)"), shown.first, warps());
  return m_reference.isEmpty() ? warp : tr("%1 · %2").arg(m_reference, warp);
}

void LanesView::paintPicture(QPainter& painter, double width, const Theme& theme) const {
  paintCaptionLine(painter, pictureCaption(width), width, theme);
  paint(painter, pictureLayout(width), picturedWarps(), theme);
  if (m_trace) return;
  painter.setFont(Theme::ui(captionPixels));
  painter.setPen(theme.muted);
  painter.drawText(QRectF(0, ownCaption, width, bareHeight(width) - ownCaption), Qt::AlignLeft | Qt::TextWordWrap,
                   reason());
}

void LanesView::paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  painter.translate(area.topLeft());
  paintPicture(painter, area.width(), theme);
  painter.restore();
}

double LanesView::bareHeight(double width) const {
  if (m_trace) return ownCaption + pictureLayout(width).height();
  const QRectF text = QFontMetricsF(Theme::ui(captionPixels))
                          .boundingRect(QRectF(0, 0, width, 1e4), Qt::AlignLeft | Qt::TextWordWrap, reason());
  return ownCaption + std::max(20.0, std::ceil(text.height()) + 2);
}

std::vector<Table> LanesView::tables() const {
  Table table{{}, {}, {"step", "kind", "stride", "warp", "lane", "thread", "working"}, {}};
  if (!m_trace) return {table};
  for (const Step& each : m_trace->steps) {
    const auto stride = strideWithin(each.stride, m_trace->threads);
    const Warps shown = picturedWarps();
    const std::uint32_t end = std::min((shown.first + shown.count) * m_trace->warpSize, m_trace->threads);
    for (std::uint32_t thread = shown.first * m_trace->warpSize; thread < end; ++thread) {
      const std::uint32_t warp = thread / m_trace->warpSize, lane = thread % m_trace->warpSize;
      table.rows.push_back(
          {each.row, codec::nameOf(each.kind), stride, warp, lane, thread, workingLanes(each, warp) >> lane & 1u});
    }
  }
  return {table};
}

}  // namespace warpfold::app
