// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/device_pill.h"

#include <QPainter>

namespace warpfold::app {

DevicePill::DevicePill(QWidget* parent) : QWidget(parent), m_theme(&Theme::byId(QString())) {
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  setFont(Theme::ui(12));
  setAccessibleName(tr("Device"));
}

void DevicePill::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void DevicePill::setDevice(const QString& text, Health health) {
  if (text == m_text && health == m_health) return;
  m_text = text;
  m_health = health;
  setAccessibleDescription(text);
  updateGeometry();
  update();
}

QSize DevicePill::sizeHint() const {
  return {44 + fontMetrics().horizontalAdvance(m_text), 26};
}

void DevicePill::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->border, 1));
  painter.setBrush(m_theme->dark ? QColor(0x20, 0x25, 0x2d) : m_theme->panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), height() / 2.0 - 0.5, height() / 2.0 - 0.5);
  const QColor dot = m_health == Health::good   ? m_theme->good
                     : m_health == Health::lost ? m_theme->bad
                                                : m_theme->muted;
  painter.setPen(m_health == Health::good ? Qt::NoPen : QPen(dot, 1.5));  // a ring, where it is not running
  painter.setBrush(m_health == Health::good ? QBrush(dot) : QBrush(Qt::NoBrush));
  painter.drawEllipse(QPointF(16, height() / 2.0), 4.5, 4.5);
  painter.setPen(m_theme->text);
  const QRect place = rect().adjusted(28, 0, -12, 0);
  painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(m_text, Qt::ElideRight, place.width()));
}

}  // namespace warpfold::app
