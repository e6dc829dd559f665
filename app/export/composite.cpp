// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/composite.h"

#include <QPainter>

#include "theme/theme.h"

namespace warpfold::app {

constexpr double gap = 16;

QSizeF SideBySide::exportSize() const {
  QSizeF size(gap * double(m_parts.empty() ? 0 : m_parts.size() - 1), 0);
  for (const Exportable* part : m_parts) {
    const QSizeF own = part->exportSize();
    size.rwidth() += own.width();
    size.setHeight(std::max(size.height(), own.height()));
  }
  return size;
}

void SideBySide::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (m_parts.empty()) return;
  painter.fillRect(area, theme.window);
  const double width = (area.width() - gap * double(m_parts.size() - 1)) / double(m_parts.size());
  QRectF place(area.topLeft(), QSizeF(width, area.height()));
  for (const Exportable* part : m_parts) {
    painter.save();
    part->paintExport(painter, place, theme);
    painter.restore();
    place.translate(width + gap, 0);
  }
}

QString SideBySide::exportCsv() const {
  QString text;
  for (const Exportable* part : m_parts)
    text += QStringLiteral("# %1\n%2").arg(part->exportName(), part->exportCsv());
  return text;
}

QSizeF WindowPicture::exportSize() const {
  return m_window ? QSizeF(m_window->size()) : QSizeF();
}

void WindowPicture::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (!m_window) return;
  m_dress(&theme);
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(area.width() / m_window->width(), area.height() / m_window->height());
  m_window->render(&painter, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
  painter.restore();
  m_dress(nullptr);
}

}  // namespace warpfold::app
