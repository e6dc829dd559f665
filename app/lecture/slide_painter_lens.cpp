// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The float lens of a slide: a row for each kernel, as in its ladder.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr double zeroPlace = 0.01, leastPlace = 0.03;  // of no error, and of the least one, on an axis of powers

/// Where errors stand: nothing, half a unit, then powers of ten.
class ErrorAxis {
 public:
  ErrorAxis(const std::vector<SlideDot>& dots, double left, double right) : m_left(left), m_right(right) {
    double most = 10;
    for (const SlideDot& dot : dots)
      if (dot.ulp && std::isfinite(*dot.ulp)) most = std::max(most, *dot.ulp);
    last = int(std::ceil(std::log10(most * 1.5)));
  }
  double x(double ulp) const {
    const double place = ulp > 0 ? std::clamp(ulp, leastPlace, std::pow(10.0, last)) : zeroPlace;
    const double first = std::log10(zeroPlace) - 0.3;
    return m_left + (std::log10(place) - first) / (last - first) * (m_right - m_left);
  }
  int last = 1;

 private:
  double m_left, m_right;
};

}  // namespace

double SlidePainter::rowHeight(const QRectF& room, std::size_t rows) {
  return std::min(40.0, (room.height() - 2 * rowsAxis) / double(std::max<std::size_t>(rows, 1)));
}

double SlidePainter::rowLetters(double row) {
  return std::min(24.0, row);
}

QRectF SlidePainter::rowOf(double left, double top, double width, double row) {
  constexpr double spare = 4;  // that no letter takes: a line of text is higher than its letters
  return {left, top - spare, width, row + 2 * spare};
}

void SlidePainter::paintLens(const QRectF& room) {
  const std::vector<SlideDot>& dots = m_content.lens;
  if (dots.empty()) return;
  const double row = rowHeight(room, dots.size());
  const QFont font = Theme::ui(rowLetters(row)), numbers = Theme::mono(rowLetters(row));
  double names = 0, texts = 0;
  for (const SlideDot& dot : dots) {
    names = std::max(names, QFontMetricsF(font).horizontalAdvance(dot.kernel));
    texts = std::max(texts, QFontMetricsF(numbers).horizontalAdvance(dot.text));
  }
  const QRectF plot(room.left() + names + 20, room.top() + rowsAxis, room.width() - names - texts - 48,
                    row * double(dots.size()));
  const ErrorAxis axis(dots, plot.left(), plot.right());
  const auto tick = [&](double ulp, const QString& text, const QPen& pen) {
    const double x = axis.x(ulp);
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    m_painter.setPen(m_theme.muted);
    paintFitted(m_painter, QRectF(x - 60, plot.bottom(), 120, rowsAxis), Qt::AlignCenter, font, text);
  };
  tick(0, QStringLiteral("0"), QPen(m_theme.grid, 1.5));
  for (int power = 1; power <= axis.last; ++power)
    tick(std::pow(10.0, power), QString::number(std::pow(10.0, power), 'g', 6), QPen(m_theme.grid, 1.5));
  tick(0.5, QStringLiteral("½"), QPen(m_theme.good, 3, Qt::DashLine));
  double y = plot.top();
  for (const SlideDot& dot : dots) {
    m_painter.setPen(m_theme.text);
    paintFitted(m_painter, rowOf(room.left(), y, names + 8, row), Qt::AlignRight | Qt::AlignVCenter, font, dot.kernel);
    paintFitted(m_painter, rowOf(room.right() - texts - 8, y, texts + 8, row), Qt::AlignRight | Qt::AlignVCenter,
                numbers, dot.text);
    if (dot.ulp) paintDot(dot.orderVaries, QPointF(axis.x(*dot.ulp), y + row / 2), row * 0.3);
    y += row;
  }
  m_painter.setBrush(Qt::NoBrush);
  m_painter.setPen(m_theme.muted);
  paintFitted(
      m_painter, QRectF(room.left(), room.top(), room.width(), rowsAxis), Qt::AlignRight | Qt::AlignVCenter, font,
      m_content.noUlp.isEmpty() ? tr("● one order    ◇ the order varies    result, error in ULP") : m_content.noUlp);
}

/// A fixed order or one that varies: colour and shape both tell.
void SlidePainter::paintDot(bool varies, QPointF at, double radius) {
  m_painter.setPen(QPen(varies ? m_theme.bad : m_theme.accent, 2.5));
  m_painter.setBrush(varies ? QBrush(m_theme.panel) : QBrush(m_theme.accent));
  varies ? paintDiamond(at, radius * 1.2) : m_painter.drawEllipse(at, radius, radius);
}

}  // namespace warpfold::app
