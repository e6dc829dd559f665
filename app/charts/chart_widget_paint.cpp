// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Painting of a chart: its card, and pictures of it.
#include <QPainter>

#include "charts/chart_widget.h"
#include "export/pass_on.h"
#include "export/vector_clip.h"

namespace warpfold::app {
namespace {

constexpr double shownHeight = 16;  // of a line that says what a picture shows
constexpr double sideMargin = 14;

}  // namespace

void ChartWidget::paintHeader(QPainter& painter, const QRectF& area, const Theme& theme, bool exporting) const {
  const QFont titleFont = Theme::ui(14, QFont::DemiBold), smallFont = Theme::ui(11);
  const QFontMetricsF small(smallFont), large(titleFont);
  const double taken = exporting ? 0 : m_headerRoom;
  const QRectF line(area.left() + sideMargin, area.top() + 10, area.width() - 2 * sideMargin - taken, 20);
  const double unitWidth = small.horizontalAdvance(m_unit) + 10;
  const bool unitFits = large.horizontalAdvance(m_title) + unitWidth <= line.width();  // else it begins the second line
  painter.setFont(titleFont);
  painter.setPen(theme.text);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, large.elidedText(m_title, Qt::ElideRight, line.width()));
  painter.setFont(smallFont);
  painter.setPen(theme.muted);
  if (unitFits)
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     exporting ? m_unit.section(QStringLiteral(" · "), 0, 0) : m_unit);
  const QRectF second = line.translated(0, 17).adjusted(0, 0, m_titleRoomOnly ? taken : 0, 0);
  painter.setPen(m_warn ? theme.warning : theme.muted);
  double room = second.width();
  const QStringList sides = exporting ? exportOrigin().value_or(Origin()).sides : QStringList();
  if (exporting) room -= small.horizontalAdvance(sides.join(QStringLiteral("    "))) + 20;
  const QString before = unitFits || m_unit.isEmpty() ? QString() : m_unit + QStringLiteral("  ");
  const bool whole = m_brief.isEmpty() || small.horizontalAdvance(before + m_provenance) <= room;
  const QString secondText = before + (whole ? m_provenance : m_brief);
  painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(secondText, Qt::ElideRight, room));
  if (!exporting) return;
  QRectF third = second.translated(0, 17);
  painter.setPen(theme.muted);
  for (const QString& phrase : remarks()) {
    painter.drawText(third, Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(phrase, Qt::ElideRight, third.width()));
    third.translate(0, shownHeight);
  }
  double right = second.right();  // on paper the reader cannot look at the rest of the window for A and B
  for (int i = int(sides.size()); i-- > 0;) {
    painter.setPen(theme.side(sides[i].startsWith(u'A') ? 0 : 1));
    const double width = small.horizontalAdvance(sides[i]);
    painter.drawText(QRectF(right - width - 2, second.top(), width + 2, second.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, sides[i]);
    right -= width + 16;
  }
}

void ChartWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(hasFocus() ? QPen(m_theme->accent, 2) : QPen(m_theme->border, 1));
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  paintHeader(painter, rect(), *m_theme, false);
}

void ChartWidget::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  painter.fillRect(area, theme.panel);
  paintHeader(painter, area, theme, true);
  painter.restore();
  paintPlot(painter, area.adjusted(0, exportHeaderHeight(), 0, 0), theme);
}

void ChartWidget::paintPlot(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  const bool cursorShown = m_cursor->visible();
  m_cursor->setVisible(false);
  m_cursorText->setVisible(false);
  applyTheme(theme);
  painter.translate(area.left() + 8, area.top());
  const QSize size(qRound(area.width()) - 12, qRound(area.height()) - 8);
  layOut(size);
  const bool marked = m_navigation->zoom().zoomed() && painter.paintEngine()->type() == QPaintEngine::SVG;
  if (marked)
    m_plot->setClipMarks(clipBegins(painter.deviceTransform().mapRect(QRectF(m_plot->axisRect()->rect()))), clipEnds());
  paintShapes(painter, size);
  m_plot->setClipMarks({}, {});
  m_navigation->cursors().fit(m_plot->size());
  applyTheme(*m_theme);
  m_cursor->setVisible(cursorShown);
  m_cursorText->setVisible(cursorShown);
  m_plot->redrawSoon();
  painter.restore();
}

QStringList ChartWidget::remarks() const {
  QStringList phrases = exportOrigin().value_or(Origin()).shown;
  phrases.removeIf([said = alreadySaid()](const QString& phrase) { return said.contains(phrase); });
  return phrases;
}

double ChartWidget::exportHeaderHeight() const {
  return headerHeight + shownHeight * double(remarks().size());
}

void ChartWidget::layOut(QSize size) const {
  const QRect shown = m_plot->viewport();
  m_navigation->cursors().fit(size);
  m_plot->setViewport(QRect(QPoint(), size));
  for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
    m_plot->plotLayout()->update(phase);
  const_cast<ChartWidget*>(this)->arrange();
  m_plot->setViewport(shown);
}

/// The plot wants a painter class of its own, which passes everything on.
void ChartWidget::paintShapes(QPainter& painter, QSize size) const {
  layOut(size);
  PassOn device(painter, size);
  QCPPainter passing(&device);
  passing.setMode(QCPPainter::pmVectorized);
  passing.setMode(QCPPainter::pmNoCaching);
  m_plot->toPainter(&passing, size.width(), size.height());
}

bool ChartWidget::paintPlotAsShapes() const {
  QPainter painter(m_plot);
  if (painter.paintEngine()->type() == QPaintEngine::Raster &&
      painter.deviceTransform().type() <= QTransform::TxTranslate)
    return false;
  const VectorClip clip(painter, m_plot->rect());
  paintShapes(painter, m_plot->size());
  return true;
}

}  // namespace warpfold::app
