// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/figure_preview.h"

#include <QPainter>
#include <QScrollBar>
#include <cmath>

#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr double edge = 1;         // pixels around the page
constexpr double readable = 0.55;  // of the width that the page could have

/// As drawing programs show that nothing is there.
void paintChecks(QPainter& painter, const QRectF& area) {
  constexpr double side = 12;
  painter.fillRect(area, Qt::white);
  for (int row = 0; row * side < area.height(); ++row)
    for (int column = row % 2; column * side < area.width(); column += 2)
      painter.fillRect(QRectF(column * side, row * side, side, side).intersected(area), QColor(0xe8, 0xe8, 0xe8));
}

/// What scrolls.
class Sheet : public QWidget {
 public:
  explicit Sheet(const FigurePage& page) : m_page(page) {}

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSizeF size = m_page.exportSize();
    const double scale = std::min((width() - 2 * edge) / size.width(), (height() - 2 * edge) / size.height());
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate((width() - size.width() * scale) / 2, (height() - size.height() * scale) / 2);
    const QRectF page(QPointF(), size * scale);
    const Theme& theme = Theme::byId(m_page.options().themeId);
    if (theme.panel.alpha() == 0) paintChecks(painter, page);
    painter.scale(scale, scale);
    m_page.paintExport(painter, QRectF(QPointF(), size), theme);
  }

 private:
  const FigurePage& m_page;
};

}  // namespace

FigurePreview::FigurePreview(const FigurePage& page, QWidget* parent) : QScrollArea(parent), m_page(page) {
  setWidget(new Sheet(page));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setMinimumSize(200, 200);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  for (QWidget* each : {static_cast<QWidget*>(this), widget()}) each->setAccessibleName(tr("Preview of the figure"));
}

void FigurePreview::fit() {
  const QSizeF page = m_page.exportSize();
  const QSize room = maximumViewportSize();
  const double bar = verticalScrollBar()->sizeHint().width();
  const double wide = (room.width() - bar - 2 * edge) / page.width(), high = (room.height() - 2 * edge) / page.height();
  widget()->setMinimumHeight(high < readable * wide ? int(std::ceil(page.height() * wide + 2 * edge)) : 0);
  widget()->update();
}

void FigurePreview::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

}  // namespace warpfold::app
