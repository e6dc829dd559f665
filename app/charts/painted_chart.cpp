// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/painted_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

#include "metrics/current_step.h"
#include "models/comparison_readiness.h"

namespace warpfold::app {

namespace {

constexpr double betweenSides = 20, betweenStacked = 8;
constexpr double besidePlot = 34.5, abovePlot = 15;  // of a picture, around what is painted
constexpr double narrow = 440, sideLetterLine = 17, reasonHeight = 40;
constexpr double scrollLine = 40;

double scaleIn(const QSizeF& room, const ChartWidget& chart) {
  const QSizeF least = chart.leastBareSize();
  const auto* const painted = dynamic_cast<const PaintedChart*>(&chart);
  if (!painted || !painted->wraps())
    return std::min({1.0, room.width() / least.width(), room.height() / least.height()});
  constexpr double smaller = 0.95, smallest = 0.2;
  double scale = 1;
  while (scale > smallest && painted->leastBareHeight(room.width() / scale) * scale > room.height() + 1)
    scale *= smaller;
  return scale;
}

}  // namespace

void paintWhole(const ChartWidget& chart, QPainter& painter, const QRectF& area, const Theme& theme) {
  const double scale = scaleIn(area.size(), chart);
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(scale, scale);
  chart.paintBare(painter, QRectF(QPointF(), area.size() / scale), theme);
  painter.restore();
}

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
  constexpr double width = 900;
  const double side = sideArea(QRectF(0, 0, width - besidePlot, 1), 0).width();
  const double high = std::max(pictureHeight(0, side), pictureHeight(1, side)) + 26;
  return {width, std::clamp(high + exportHeaderHeight(), 160.0, 2400.0)};
}

double PaintedChart::heightIn(double width, HeightOfSide of) const {
  const double inner = width - besidePlot;
  if (inner < narrow) return stackedHeight(inner, of) + abovePlot;
  const double side = sideArea(QRectF(0, 0, inner, 1), 0).width();
  return std::max({reasonHeight, (this->*of)(0, side), (this->*of)(1, side)}) + abovePlot;
}

double PaintedChart::stackedHeight(double width, HeightOfSide of) const {
  double high = betweenStacked;
  for (int side = 0; side < 2; ++side) high += sideLetterLine + std::max(reasonHeight, (this->*of)(side, width));
  return high;
}

bool PaintedChart::stacked(const QSizeF& room) const {
  if (!wraps() || room.width() >= narrow) return false;
  return room.height() + 1 >= stackedHeight(room.width(), &PaintedChart::leastHeight);
}

std::array<QRectF, 2> PaintedChart::places(const QRectF& all) const {
  if (!stacked(all.size())) return {sideArea(all, 0), sideArea(all, 1)};
  const double width = all.width(), least = stackedHeight(width, &PaintedChart::leastHeight);
  const double more = stackedHeight(width, &PaintedChart::pictureHeight) - least;
  const double share = more > 0 ? std::clamp((all.height() - least) / more, 0.0, 1.0) : 0;
  std::array<QRectF, 2> made;
  double top = all.top();
  for (int side = 0; side < 2; ++side) {
    const double flat = std::max(reasonHeight, leastHeight(side, width));
    const double high = flat + share * (std::max(reasonHeight, pictureHeight(side, width)) - flat);
    made[std::size_t(side)] = QRectF(all.left(), top + sideLetterLine, width, high);
    top += sideLetterLine + high + betweenStacked;
  }
  return made;
}

double PaintedChart::tallest(double width) const {
  const double side = sideArea(QRectF(0, 0, width, 1), 0).width();
  return std::max(contentHeight(0, side), contentHeight(1, side));
}

double PaintedChart::scrolled(const QSizeF& room) const {
  if (m_scrolled <= 0 || stacked(room)) return 0;
  return std::clamp(m_scrolled, 0.0, std::max(0.0, tallest(room.width()) - room.height()));
}

void PaintedChart::paint(QPainter& painter, const QRectF& inside, const Theme& theme) const {
  const bool stack = stacked(inside.size());
  const double down = scrolled(inside.size()), all = stack ? 0 : tallest(inside.width());
  painter.setClipRect(inside.adjusted(-2, -2, 10, 2));
  const auto sides = places(inside);
  for (int side = 0; side < 2; ++side) {
    const QRectF& place = sides[std::size_t(side)];
    if (stack) {
      painter.setFont(Theme::ui(11, QFont::DemiBold));
      painter.setPen(theme.side(side));
      painter.drawText(QRectF(place.left(), place.top() - sideLetterLine, place.width(), sideLetterLine - 2),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                       side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    }
    paintSide(painter, place, side, down, theme);
  }
  if (all <= inside.height() + 1) return;
  const double share = inside.height() / all;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.faint);
  painter.drawRoundedRect(QRectF(inside.right() + 4, inside.top() + down * share, 4, inside.height() * share), 2, 2);
}

QString PaintedChart::textAt(QPointF at) const {
  const QRectF all = inside();
  const auto sides = places(all);
  for (int side = 0; side < 2; ++side)
    if (sides[std::size_t(side)].contains(at))
      return describeSide(at, sides[std::size_t(side)], side, scrolled(all.size()));
  return {};
}

void PaintedChart::scrollBy(double pixels) {
  const QSizeF room = inside().size();
  const double before = scrolled(room);
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
