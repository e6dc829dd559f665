// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/picture_caption.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr double lineHeight = 18;
constexpr double margin = 12;

QFont fontOf(qsizetype line) {
  return line == 0 ? Theme::ui(13, QFont::DemiBold) : Theme::ui(11);
}

}  // namespace

double captionHeight(const QStringList& lines) {
  return lines.isEmpty() ? 0 : lineHeight * double(lines.size()) + margin;
}

double captionWidth(const QStringList& lines) {
  double widest = 0;
  for (qsizetype i = 0; i < lines.size(); ++i)
    widest = std::max(widest, QFontMetricsF(fontOf(i)).horizontalAdvance(lines[i]));
  return std::ceil(widest) + 2 * margin + 1;
}

QRectF paintCaption(QPainter& painter, const QRectF& area, const QStringList& lines, int side, const Theme& theme) {
  QRectF line(area.left() + margin, area.top() + margin - 4, area.width() - 2 * margin, lineHeight);
  for (qsizetype i = 0; i < lines.size(); ++i) {
    painter.setFont(fontOf(i));
    painter.setPen(i == 0 ? theme.side(side) : theme.muted);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(lines[i], Qt::ElideRight, line.width()));
    line.translate(0, lineHeight);
  }
  return area.adjusted(0, captionHeight(lines), 0, 0);
}

}  // namespace warpfold::app
