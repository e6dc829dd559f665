// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hover_card.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>

#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr int padding = 10;
constexpr int lineHeight = 18;
constexpr int gap = 12;

QFont titleFont() {
  return Theme::ui(12, QFont::DemiBold);
}
QFont nameFont() {
  return Theme::ui(11);
}
QFont valueFont() {
  return Theme::mono(11);
}

}  // namespace

HoverCard::HoverCard(QWidget* parent) : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint) {
  setAttribute(Qt::WA_ShowWithoutActivating);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void HoverCard::showAt(const QPoint& globalPosition, const QString& title, const Lines& lines, const Theme& theme,
                       const QColor& edge) {
  m_title = title;
  m_lines = lines;
  m_theme = &theme;
  m_edge = edge;
  const QFontMetrics names(nameFont()), values(valueFont());
  m_nameWidth = 0;
  int valueWidth = 0, sentence = 0;
  for (const auto& [name, value] : lines) {
    if (value.isEmpty()) {
      sentence = std::max(sentence, names.horizontalAdvance(name));
      continue;
    }
    m_nameWidth = std::max(m_nameWidth, names.horizontalAdvance(name));
    valueWidth = std::max(valueWidth, values.horizontalAdvance(value));
  }
  const int width =
      std::max({QFontMetrics(titleFont()).horizontalAdvance(title), m_nameWidth + gap + valueWidth, sentence});
  resize(width + 2 * padding + 2, lineHeight * static_cast<int>(lines.size() + 1) + 2 * padding - 4);

  QPoint at = globalPosition + QPoint(16, 16);
  const QScreen* screen = QGuiApplication::screenAt(globalPosition);
  if (screen != nullptr) {
    const QRect room = screen->availableGeometry();
    if (at.x() + this->width() > room.right()) at.setX(globalPosition.x() - this->width() - 10);
    if (at.y() + height() > room.bottom()) at.setY(globalPosition.y() - height() - 10);
  }
  move(at);
  update();
  show();
}

QString HoverCard::text() const {
  QStringList lines{m_title};
  for (const auto& [name, value] : m_lines)
    lines << (value.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, value));
  return lines.join(QLatin1Char('\n'));
}

void HoverCard::paintEvent(QPaintEvent*) {
  if (m_theme == nullptr) return;
  QPainter painter(this);
  // Square, since what lies outside round corners is black where nobody composes windows.
  painter.setPen(m_edge);
  painter.setBrush(m_theme->dark ? m_theme->input : m_theme->panel);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));

  QRect line(padding, padding - 2, width() - 2 * padding, lineHeight);
  painter.setPen(m_theme->text);
  painter.setFont(titleFont());
  painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, m_title);
  for (const auto& [name, value] : m_lines) {
    line.translate(0, lineHeight);
    painter.setFont(nameFont());
    painter.setPen(m_theme->muted);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, name);  // a sentence takes the whole line
    painter.setFont(valueFont());
    painter.setPen(m_theme->text);
    painter.drawText(line.adjusted(m_nameWidth + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, value);
  }
}

}  // namespace warpfold::app
