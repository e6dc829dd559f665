// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sources of kernels, and what is wrong with one.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

namespace {

constexpr double lineSpacing = 1.32, titleHeight = 46;
constexpr double largestCode = 26, smallestCode = 12;

/// The size in which lines of a source fit into a column.
double codePixels(const std::vector<SourceLine>& lines, std::size_t inColumn, const QSizeF& column) {
  qsizetype longest = 1;
  for (const SourceLine& line : lines) longest = std::max(longest, line.text.size());
  const double byHeight = column.height() / (double(inColumn) * lineSpacing);
  const double byWidth = column.width() / (0.6 * double(longest) + 3.4);
  return std::floor(std::clamp(std::min(byHeight, byWidth), smallestCode, largestCode));
}

}  // namespace

void SlidePainter::paintSource(QRectF room) {
  const bool difference = shows(SlideView::diff);
  m_painter.setPen(m_theme.side(difference ? 1 : 0));
  paintFitted(m_painter, QRectF(room.left(), room.top(), room.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(27, QFont::Bold), m_content.sourceTitle);
  room.setTop(room.top() + titleHeight + 6);
  const std::size_t count = m_content.source.size();
  const bool two = wide();
  const std::size_t half = two ? (count + 1) / 2 : count;
  constexpr double gap = 48;
  const QSizeF column(two ? (room.width() - gap) / 2 : room.width(), room.height() - 8);
  const double pixels = codePixels(m_content.source, half, column);
  paintLines(QRectF(room.topLeft(), column), 0, half, pixels);
  if (two) paintLines(QRectF(QPointF(room.left() + column.width() + gap, room.top()), column), half, count, pixels);
}

void SlidePainter::paintLines(const QRectF& room, std::size_t first, std::size_t last, double pixels) {
  const double line = pixels * lineSpacing, gutter = pixels * 3.2;
  double y = room.top();
  for (std::size_t i = first; i < last; ++i, y += line) {
    const SourceLine& each = m_content.source[i];
    const QRectF row(room.left(), y, room.width(), line);
    const bool added = each.change == SourceLine::Change::added, removed = each.change == SourceLine::Change::removed;
    const bool marked =
        std::find(m_content.marked.begin(), m_content.marked.end(), each.number) != m_content.marked.end();
    if (added || removed || (marked && each.number > 0)) {
      const QColor& colour = shows(SlideView::hazard) ? m_theme.bad
                             : removed                ? m_theme.side(0)
                             : added                  ? m_theme.side(1)
                                                      : m_theme.accent;
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
