// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/painted_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "metrics/current_step.h"
#include "models/comparison_readiness.h"

namespace warpfold::app {

namespace {

constexpr double betweenSides = 20;  // between the sides
constexpr double scrollLine = 40;

}  // namespace

/// The plot's only content. As an item of the plot it is exported as the plot is.
class PaintedChart::Canvas : public QCPAbstractItem {
 public:
  explicit Canvas(PaintedChart* chart) : QCPAbstractItem(chart->plot()), m_chart(chart) { setClipToAxisRect(false); }
  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

 protected:
  void draw(QCPPainter* painter) override {
    painter->save();
    m_chart->paint(*painter, m_chart->inside(), m_chart->paintedTheme());
    painter->restore();
  }

 private:
  PaintedChart* m_chart;
};

std::string PaintedChart::sharedName(int side) const {
  const KernelInfo* const kernel = m_stage.kernel(side);
  return kernel ? sharedArray(kernel->code) : "shared";
}

PaintedChart::PaintedChart(Stage& stage, const QString& id, const QString& title, QWidget* parent)
    : ChartWidget(id, title, parent), m_stage(stage) {
  connect(&stage.playback(), &Playback::positionChanged, this, &PaintedChart::follow);
  connect(&stage.playback(), &Playback::tracesChanged, this, &PaintedChart::follow);
  for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis, plot()->xAxis2, plot()->yAxis2}) axis->setVisible(false);
  new Canvas(this);
  setFocusPolicy(Qt::StrongFocus);
  plot()->setFocusProxy(this);
}

Readiness PaintedChart::readiness() const {
  return resultsReady(m_stage.comparison());
}

void PaintedChart::follow() {
  const Playback& playback = m_stage.playback();
  bool moved = false;
  for (int side = 0; side < 2; ++side) {
    const auto s = std::size_t(side);
    const BlockTracePtr now = playback.trace(side);
    const std::uint32_t row = now ? currentRow(*now, playback.position(side)) : 0;
    moved = moved || now != m_traces[s] || row != m_rows[s];
    m_traces[s] = now;
    m_rows[s] = row;
  }
  if (!moved) return;
  onMoved();
  replot();
}

QRectF PaintedChart::sideArea(const QRectF& all, int side) {
  const double width = (all.width() - betweenSides) / 2;
  return {all.left() + side * (width + betweenSides), all.top(), width, all.height()};
}

void PaintedChart::paintReason(QPainter& painter, const QRectF& area, int side, const Theme& theme) const {
  const QString reason = m_stage.emptyText(side);
  painter.setPen(theme.muted);
  painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                   reason.isEmpty() ? tr("No block has been traced yet") : reason);
}

QSizeF PaintedChart::exportSize() const {
  return {900, std::clamp(std::max(pictureHeight(0), pictureHeight(1)) + 26 + exportHeaderHeight(), 160.0, 2400.0)};
}

void PaintedChart::paint(QPainter& painter, const QRectF& inside, const Theme& theme) const {
  const double down = scrolled(inside.height()), all = tallest();
  painter.setClipRect(inside.adjusted(-2, -2, 10, 2));
  for (int side = 0; side < 2; ++side) paintSide(painter, sideArea(inside, side), side, down, theme);
  if (all <= inside.height()) return;
  const double share = inside.height() / all;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.faint);
  painter.drawRoundedRect(QRectF(inside.right() + 4, inside.top() + down * share, 4, inside.height() * share), 2, 2);
}

QString PaintedChart::textAt(QPointF at) const {
  const QRectF all = inside();
  for (int side = 0; side < 2; ++side)
    if (sideArea(all, side).contains(at)) return describeSide(at, sideArea(all, side), side, scrolled(all.height()));
  return {};
}

void PaintedChart::scrollBy(double pixels) {
  const double room = inside().height(), before = scrolled(room);
  m_scrolled = before + pixels;
  m_scrolled = scrolled(room);
  if (m_scrolled != before) replot();
}

void PaintedChart::keyPressEvent(QKeyEvent* event) {
  const double page = std::max(scrollLine, inside().height() - scrollLine);
  switch (event->key()) {
    case Qt::Key_Up: return scrollBy(-scrollLine);
    case Qt::Key_Down: return scrollBy(scrollLine);
    case Qt::Key_PageUp: return scrollBy(-page);
    case Qt::Key_PageDown: return scrollBy(page);
    default: ChartWidget::keyPressEvent(event);
  }
}

void PaintedChart::wheelEvent(QWheelEvent* event) {
  scrollBy(-event->angleDelta().y() / 2.0);
  event->accept();
}

bool PaintedChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot() && event->type() == QEvent::Wheel) {
    wheelEvent(static_cast<QWheelEvent*>(event));
    return true;
  }
  if (watched == plot() && event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAt(help->pos());
    text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), text, this);
    return true;
  }
  return ChartWidget::eventFilter(watched, event);
}

}  // namespace warpfold::app
