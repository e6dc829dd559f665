// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/lens_reasons.h"

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
  const auto isTold = [&](std::size_t i) { return i < rows.size() && rows[i].ulp && !rows[i].reason.isEmpty(); };
  // What all rows have in common is said once, in as many lines as it takes.
  bool common = rows.size() > 1;
  for (std::size_t i = 0; i < rows.size(); ++i)
    common = common && isTold(i) && rows[i].reason == rows[0].reason && rows[i].ulp == rows[0].ulp;
  for (std::size_t i = 0; i < m_texts.size(); ++i) {
    const bool told = isTold(i) && (!common || i == rows.size() / 2);
    const double x = told ? m_plot->xAxis->coordToPixel(place(*rows[i].ulp)) : 0;
    const bool right = room.right() - x >= x - room.left();
    const double width = (right ? room.right() - x : x - room.left()) - besideDot - 6;
    m_texts[i]->setVisible(told && width >= leastRoom && m_plot->yAxis->range().contains(double(i + 1)));
    if (!m_texts[i]->visible()) continue;
    m_texts[i]->setText(common ? wrappedLines(rows[i].reason, Theme::ui(letters), width).join(u'\n')
                               : metrics.elidedText(rows[i].reason, Qt::ElideRight, width));
    m_texts[i]->setPositionAlignment((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_texts[i]->position->setPixelPosition(
        {x + (right ? besideDot : -besideDot), m_plot->yAxis->coordToPixel(double(i + 1))});
  }
}

}  // namespace warpfold::app
