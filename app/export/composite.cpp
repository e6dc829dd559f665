// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/composite.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "export/vector_clip.h"
#include "theme/theme.h"

namespace warpfold::app {

constexpr double gap = 16;

QSizeF SideBySide::exportSize() const {
  QSizeF each(0, 0);
  for (const Exportable* part : m_parts) each = each.expandedTo(part->exportSize());
  const double count = double(m_parts.size());
  return {each.width() * count + gap * std::max(0.0, count - 1), each.height()};
}

/// Each part has the same width.
QSizeF SideBySide::leastSize() const {
  QSizeF each(0, 0);
  for (const Exportable* part : m_parts) each = each.expandedTo(part->leastSize());
  const double count = double(m_parts.size());
  return {each.width() * count + gap * std::max(0.0, count - 1), each.height()};
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

std::vector<Table> SideBySide::tables() const {
  std::vector<Table> all;
  for (const Exportable* part : m_parts) addNamed(all, part->exportName(), part->tables());
  return all;
}

void addNamed(std::vector<Table>& all, const QString& name, std::vector<Table> tables) {
  if (!tables.empty() && tables.front().title.empty()) tables.front().title = name.toStdString();
  std::move(tables.begin(), tables.end(), std::back_inserter(all));
}

std::optional<Origin> SideBySide::exportOrigin() const {
  QList<Origin> origins;
  for (const Exportable* part : m_parts)
    if (const auto own = part->exportOrigin()) origins << *own;
  return origins.isEmpty() ? std::nullopt : std::optional(joined(origins));
}

void SideBySide::retell() const {
  for (const Exportable* part : m_parts) part->retell();
}

namespace {

/// Of a window that was never shown, all but what was hidden on purpose.
bool isSeen(const QWidget& widget, const QWidget& window) {
  if (window.isVisible()) return widget.isVisible();
  return !(widget.testAttribute(Qt::WA_WState_ExplicitShowHide) && widget.isHidden());
}

/// The widget, then its children, as QWidget::render does it.
void paintWithin(QPainter& painter, QWidget& widget, QWidget& window, bool ground) {
  const bool scrolls = qobject_cast<QAbstractScrollArea*>(widget.parentWidget());
  const QPoint place = widget.mapTo(&window, QPoint());
  std::optional<VectorClip> clip;
  if (scrolls) clip.emplace(painter, QRectF(place, widget.size()));
  widget.render(&painter, place, QRegion(), ground ? QWidget::DrawWindowBackground : QWidget::RenderFlags());
  for (QObject* object : widget.children())
    if (auto* child = qobject_cast<QWidget*>(object); child && isSeen(*child, window) && !child->isWindow())
      paintWithin(painter, *child, window, false);
}

}  // namespace

void paintWidget(QPainter& painter, QWidget& widget, bool ground) {
  paintWithin(painter, widget, widget, ground);
}

QSizeF WindowPicture::exportSize() const {
  return m_window ? QSizeF(m_window->size()) : QSizeF();
}

void WindowPicture::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (!m_window) return;
  m_applyTheme(&theme);
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(area.width() / m_window->width(), area.height() / m_window->height());
  paintWidget(painter, *m_window, true);
  painter.restore();
  m_applyTheme(nullptr);
}

}  // namespace warpfold::app
