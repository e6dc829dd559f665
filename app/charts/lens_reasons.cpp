// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/lens_reasons.h"

#include <algorithm>
#include <cmath>

#include "charts/wrapped_lines.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr double besideDot = 9, leastRoom = 70;  // pixels: the gap, and in less room no word is read
constexpr double letters = 10;

}  // namespace

void LensReasons::setColours(const QColor& ink, const QColor& ground) {
  m_ink = ink;
  m_ground = ground;
  for (QCPItemText* text : m_texts) {
    text->setFont(Theme::ui(letters));
    text->setColor(m_ink);
    text->setBrush(m_ground);  // lines of the axis end before it
  }
}

void LensReasons::need(std::size_t rows) {
  while (m_texts.size() < rows) {
    m_texts.push_back(new QCPItemText(m_plot));
    m_texts.back()->setPadding(QMargins(2, 0, 2, 0));
    m_texts.back()->setVisible(false);
  }
  setColours(m_ink, m_ground);
}

void LensReasons::arrange(const std::vector<LensDot>& rows, const std::function<double(double ulp)>& place) {
  const QRectF room = m_plot->axisRect()->rect();
  const QFontMetricsF metrics(Theme::ui(letters));
  const auto isSeen = [&](std::size_t i) {
    return i < rows.size() && rows[i].ulp && !rows[i].reason.isEmpty() &&
           m_plot->yAxis->range().contains(double(i + 1));
  };
  const auto alike = [&](std::size_t i, std::size_t j) {
    return isSeen(j) && rows[i].reason == rows[j].reason && rows[i].ulp == rows[j].ulp;
  };
  std::size_t first = 0, end = 0;  // of the rows around this one that say the same
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    if (i >= end)
      for (first = i, end = i + 1; isSeen(i) && alike(i, end);) ++end;
    const bool told = isSeen(i) && i == first + (end - first - 1) / 2;
    const double x = told ? m_plot->xAxis->coordToPixel(place(*rows[i].ulp)) : 0;
    const bool right = room.right() - x >= x - room.left();
    const double width = (right ? room.right() - x : x - room.left()) - besideDot - 6;
    m_texts[i]->setVisible(told && width >= leastRoom);
    if (!m_texts[i]->visible()) continue;
    const QStringList lines = wrappedLines(rows[i].reason, Theme::ui(letters), width);
    const double between = std::abs(m_plot->yAxis->coordToPixel(1) - m_plot->yAxis->coordToPixel(double(end - first)));
    m_texts[i]->setText(between >= metrics.height() * double(lines.size() - 1)
                            ? lines.join(u'\n')
                            : metrics.elidedText(rows[i].reason, Qt::ElideRight, width));
    m_texts[i]->setPositionAlignment((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    // In the middle of the rows that it speaks of, of which none may be the middle one.
    m_texts[i]->position->setPixelPosition(
        {x + (right ? besideDot : -besideDot), m_plot->yAxis->coordToPixel(0.5 * double(first + 1 + end))});
  }
}

}  // namespace warpfold::app
