// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures: the table of counters, charts, and the ladder of all kernels.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "charts/chart_widget.h"
#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

/// Decades from the one of the smallest dot to the one of the largest mark.
class Decades {
 public:
  Decades(const SlideLadder& ladder, double left, double right) : m_left(left), m_right(right) {
    double least = ladder.peakGbs.value_or(1000), most = least;
    for (const SlideRung& rung : ladder.rungs) {
      if (rung.gbs > 0) least = std::min(least, rung.gbs), most = std::max(most, rung.gbs);
      for (const auto& [gbs, source] : rung.published) least = std::min(least, gbs), most = std::max(most, gbs);
    }
    first = int(std::floor(std::log10(least)));
    last = int(std::ceil(std::log10(most)));
  }
  double x(double gbs) const { return m_left + (std::log10(gbs) - first) / (last - first) * (m_right - m_left); }
  int first = 0, last = 1;

 private:
  double m_left, m_right;
};

}  // namespace

void SlidePainter::paintTable(const QRectF& room) {
  const std::size_t columns = m_content.sides.size();
  const double line = std::min(78.0, room.height() / double(m_content.table.size() + 1.6));
  const double value = std::min(330.0, room.width() * 0.28);
  const auto cell = [&](std::size_t column, double y) {
    return QRectF(room.right() - value * double(columns - column), y, value, line);
  };
  m_painter.setPen(m_theme.muted);
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width() - value * double(columns), line * 1.5),
              Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, Theme::ui(24), m_content.tableReference);
  for (std::size_t column = 0; column < columns; ++column) {
    m_painter.setPen(m_theme.side(int(column)));
    paintFitted(m_painter, cell(column, room.top()).adjusted(24, 0, 0, line * 0.5),
                Qt::AlignRight | Qt::AlignBottom | Qt::TextWordWrap, Theme::ui(28, QFont::Bold), titleOf(int(column)));
  }
  double y = room.top() + line * 1.6;
  for (const SlideTableRow& row : m_content.table) {
    m_painter.setPen(QPen(m_theme.border, 1.5));
    m_painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
    m_painter.setPen(m_theme.text);
    paintFitted(m_painter, QRectF(room.left(), y, room.width() - value * double(columns), line),
                Qt::AlignLeft | Qt::AlignVCenter, Theme::ui(28), row.name);
    for (std::size_t column = 0; column < columns; ++column)
      paintFitted(m_painter, cell(column, y), Qt::AlignRight | Qt::AlignVCenter, Theme::mono(30), row.values[column]);
    y += line;
  }
}

void SlidePainter::paintChart(QRectF room) {
  if (m_content.chart == nullptr) return;
  constexpr double heading = 44, enlarged = 2.4;  // a chart's labels are made to be read on a desk
  const QString unit = m_content.chart->unit().section(QStringLiteral(" · "), 0, 0);
  const QString title =
      unit.isEmpty() ? m_content.chart->title() : QStringLiteral("%1 [%2]").arg(m_content.chart->title(), unit);
  m_painter.setPen(m_theme.text);
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width(), heading), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(27, QFont::DemiBold), title);
  room.setTop(room.top() + heading);
  for (int side = 0; side < int(m_content.sides.size()); ++side) {
    m_painter.setPen(m_theme.side(side));
    const double half = room.width() / double(m_content.sides.size());
    paintFitted(m_painter, QRectF(room.left() + side * half, room.top(), half - 20, heading),
                Qt::AlignLeft | Qt::AlignVCenter, Theme::ui(25, QFont::DemiBold),
                m_content.setup.spared[std::size_t(side)].isEmpty() ? titleOf(side)
                                                                    : tr("%1: not on this device").arg(titleOf(side)));
  }
  room.setTop(room.top() + heading);
  m_painter.save();
  m_painter.translate(room.topLeft());
  m_painter.scale(enlarged, enlarged);
  m_content.chart->paintPlot(m_painter, QRectF(QPointF(), room.size() / enlarged), m_theme);
  m_painter.restore();
}

void SlidePainter::paintDiamond(QPointF at, double radius) {
  m_painter.drawPolygon(
      QPolygonF{at + QPointF(0, -radius), at + QPointF(radius, 0), at + QPointF(0, radius), at + QPointF(-radius, 0)});
}

/// A row for each kernel: its bandwidth as a dot, its latency as a number, what others have published as diamonds.
void SlidePainter::paintLadder(QRectF room) {
  const SlideLadder& ladder = m_content.ladder;
  if (ladder.rungs.empty()) return;
  constexpr double axis = rowsAxis;
  const double row = rowHeight(room, ladder.rungs.size());
  const QFont font = Theme::ui(rowLetters(row)), numbers = Theme::mono(rowLetters(row));
  double names = 0;
  for (const SlideRung& rung : ladder.rungs)
    names = std::max(names, QFontMetricsF(font).horizontalAdvance(rung.kernel));
  const double times = QFontMetricsF(numbers).horizontalAdvance(QStringLiteral("000.0 µs")) + 8;
  const QRectF bars(room.left() + names + 20, room.top() + axis, room.width() - names - times - 40,
                    row * double(ladder.rungs.size()));
  const Decades decades(ladder, bars.left(), bars.right());
  for (int power = decades.first; power <= decades.last; ++power) {
    const double x = decades.x(std::pow(10.0, power));
    m_painter.setPen(QPen(m_theme.grid, 1.5));
    m_painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
    m_painter.setPen(m_theme.muted);
    const QString text = power == decades.last ? tr("%1 GB/s").arg(std::pow(10.0, power), 0, 'g', 6)
                                               : QString::number(std::pow(10.0, power), 'g', 6);
    paintFitted(m_painter, QRectF(x - 90, bars.bottom(), 180, axis), Qt::AlignCenter, font, text);
  }
  double y = bars.top();
  for (const SlideRung& rung : ladder.rungs) {
    m_painter.setPen(m_theme.text);
    paintFitted(m_painter, rowOf(room.left(), y, names + 8, row), Qt::AlignRight | Qt::AlignVCenter, font, rung.kernel);
    paintFitted(m_painter, rowOf(room.right() - times, y, times, row), Qt::AlignRight | Qt::AlignVCenter, numbers,
                rung.time);
    // A bar's length would mean nothing on a logarithmic axis.
    if (rung.gbs > 0) paintDot(false, QPointF(decades.x(rung.gbs), y + row / 2), row * 0.3);
    for (const auto& [gbs, source] : rung.published) {
      const QPointF at(decades.x(gbs), y + row / 2);
      m_painter.setPen(QPen(m_theme.text, 2));
      m_painter.setBrush(m_theme.panel);
      paintDiamond(at, row * 0.34);
      paintFitted(m_painter, rowOf(at.x() + row * 0.4, y, 40, row), Qt::AlignLeft | Qt::AlignVCenter, font,
                  QString::number(source + 1));
    }
    y += row;
  }
  m_painter.setBrush(Qt::NoBrush);
  if (!ladder.untimed.isEmpty()) {
    m_painter.setPen(m_theme.muted);
    paintFitted(m_painter, QRectF(bars.left(), room.top(), room.right() - bars.left(), axis),
                Qt::AlignLeft | Qt::AlignVCenter, font, ladder.untimed);
  }
  if (!ladder.peakGbs) return;
  const double x = decades.x(*ladder.peakGbs);
  m_painter.setPen(QPen(m_theme.good, 3, Qt::DashLine));
  m_painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
  m_painter.setPen(m_theme.good);
  paintFitted(m_painter, QRectF(room.left(), room.top(), std::min(x + 120, room.right()) - room.left(), axis),
              Qt::AlignRight | Qt::AlignVCenter, font, tr("measured peak: %1 GB/s").arg(*ladder.peakGbs, 0, 'f', 0));
}

/// What the diamonds are: whose figures, of which GPU.
void SlidePainter::paintLadderSources(const QRectF& room) {
  if (m_content.ladder.sources.empty()) return;
  QStringList lines{tr("● Bandwidth. Numbers: latency. ◇ Published by others, at their size:")};
  for (const SlideSource& each : m_content.ladder.sources) {
    const QString number = QString::number(lines.size());
    lines << (each.device.isEmpty() ? tr("◇ %1 %2, GPU not named").arg(number, each.source)
                                    : tr("◇ %1 %2, %3").arg(number, each.source, each.device));
  }
  m_layouts->paint(m_painter, room, 26, lines.join(QStringLiteral("\n\n")), m_theme);
}

}  // namespace warpfold::app
