// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/transport_parts.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>

#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

namespace {

constexpr double trackInset = 22;
constexpr double trackY = 17;
constexpr double handleRadius = 8;

QPainterPath triangle(double left, double right, double halfHeight) {
  QPainterPath path;
  path.moveTo(left, -halfHeight);
  path.lineTo(right, 0);
  path.lineTo(left, halfHeight);
  path.closeSubpath();
  return path;
}

/// Centred on the origin, about 12 × 12.
QPainterPath iconPath(TransportButton::Icon icon) {
  using Icon = TransportButton::Icon;
  QPainterPath path;
  switch (icon) {
    case Icon::play:
    case Icon::forward: return triangle(-4, 6, 6);
    case Icon::back: return triangle(4, -6, 6);
    case Icon::pause:
      path.addRoundedRect(QRectF(-5.5, -6, 4, 12), 1, 1);
      path.addRoundedRect(QRectF(1.5, -6, 4, 12), 1, 1);
      return path;
    case Icon::toStart:
      path = triangle(6, -3.5, 6);
      path.addRect(QRectF(-6.5, -6, 2, 12));
      return path;
    case Icon::toEnd:
      path = triangle(-6, 3.5, 6);
      path.addRect(QRectF(4.5, -6, 2, 12));
      return path;
  }
  return path;
}

void drawFocus(QPainter& painter, const QRectF& box, const Theme& theme) {
  painter.setPen(QPen(theme.accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box, 6, 6);
}

}  // namespace

// TransportButton ---------------------------------------------------------------------------------------

TransportButton::TransportButton(Icon icon, QWidget* parent)
    : QAbstractButton(parent), m_icon(icon), m_theme(&Theme::byId(QStringLiteral("dark"))) {
  setFocusPolicy(Qt::TabFocus);
  setFixedSize(34, 32);
}

void TransportButton::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void TransportButton::setIconShape(Icon icon) {
  m_icon = icon;
  update();
}

void TransportButton::setHighlighted(bool highlighted) {
  m_highlighted = highlighted;
  update();
}

void TransportButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QColor fill = m_highlighted && isEnabled() ? m_theme->accent : m_theme->field;
  if (isEnabled() && underMouse()) fill = mixed(fill, m_theme->text, 0.1);
  if (isDown()) fill = mixed(fill, m_theme->text, 0.2);
  painter.setPen(m_highlighted && isEnabled() ? m_theme->accent : m_theme->border);
  painter.setBrush(fill);
  painter.drawRoundedRect(box, 6, 6);
  if (hasFocus()) drawFocus(painter, box, *m_theme);
  painter.translate(rect().center() + QPointF(0.5, 0.5));
  const QColor ink = m_highlighted && isEnabled() ? m_theme->onAccent : m_theme->text;
  painter.fillPath(iconPath(m_icon), isEnabled() ? ink : m_theme->faint);
}

// ThemedRadio -------------------------------------------------------------------------------------------

ThemedRadio::ThemedRadio(const QString& text, QWidget* parent)
    : QRadioButton(text, parent), m_theme(&Theme::byId(QStringLiteral("dark"))) {
  setFont(Theme::ui(12));
}

void ThemedRadio::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

QSize ThemedRadio::sizeHint() const {
  return {QFontMetrics(Theme::ui(12)).horizontalAdvance(text()) + 24, 20};
}

void ThemedRadio::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre(8, height() / 2.0);
  const QColor disabled = mixed(m_theme->panel, m_theme->muted, 0.6);
  const QColor ink = !isEnabled() ? disabled : isChecked() || underMouse() ? m_theme->text : m_theme->muted;
  painter.setPen(QPen(isChecked() ? m_theme->accent : ink, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(centre, 5.5, 5.5);
  if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->accent);
    painter.drawEllipse(centre, 3, 3);
  }
  painter.setFont(Theme::ui(12));
  painter.setPen(ink);
  painter.drawText(rect().adjusted(19, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(Theme::ui(12)).elidedText(text(), Qt::ElideRight, width() - 19));
  if (hasFocus()) drawFocus(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), *m_theme);
}

// Scrubber ----------------------------------------------------------------------------------------------

Scrubber::Scrubber(QWidget* parent) : QAbstractSlider(parent), m_theme(&Theme::byId(QStringLiteral("dark"))) {
  setOrientation(Qt::Horizontal);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setSingleStep(unitsPerRow);
  setPageStep(unitsPerRow);
  setAccessibleName(tr("Step"));
}

void Scrubber::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void Scrubber::setMarks(const QStringList& marks, const QSet<int>& lesser, const QString& first) {
  m_marks = marks;
  m_first = first;
  m_lesser = lesser;
  const QSignalBlocker quiet(this);
  setRange(0, std::max(0, static_cast<int>(marks.size()) - 1) * unitsPerRow);
  update();
}

void Scrubber::setFinishes(const std::vector<Finish>& finishes) {
  m_finishes = finishes;
  update();
}

namespace {

QFont finishFont() {
  return Theme::ui(10, QFont::DemiBold);
}

}  // namespace

std::vector<QRectF> Scrubber::finishPlaces() const {
  constexpr double apart = 10;
  const QFontMetricsF metrics(finishFont());
  std::vector<QRectF> places;
  for (const Finish& finish : m_finishes) {
    const double wide = metrics.horizontalAdvance(finish.text) + 2;
    places.emplace_back(std::clamp(x(finish.position) - wide / 2, 0.0, std::max(0.0, width() - wide)), trackY + 15,
                        wide, 13);
  }
  if (places.size() != 2) return places;
  // The one that ended first gives way to the left.
  QRectF &first = places[m_finishes[0].position <= m_finishes[1].position ? 0 : 1],
         &last = places[m_finishes[0].position <= m_finishes[1].position ? 1 : 0];
  if (first.right() + apart > last.left()) first.moveRight(last.left() - apart);
  return places;
}

void Scrubber::setPosition(double position) {
  if (isSliderDown()) return;
  const QSignalBlocker quiet(this);
  setValue(static_cast<int>(std::lround(position * unitsPerRow)));
  update();
}

double Scrubber::x(double position) const {
  const double rows = std::max(1.0, double(maximum()) / unitsPerRow);
  return trackInset + position / rows * (width() - 2 * trackInset);
}

QStringList Scrubber::writtenTexts() const {
  QStringList shorter = m_marks;
  if (m_first.isEmpty() || shorter.size() < 2) return shorter;
  shorter[1] = m_first;
  const bool room = writtenOf(m_marks).contains(1) && writtenOf(m_marks).size() >= writtenOf(shorter).size();
  return room ? m_marks : shorter;
}

QList<int> Scrubber::writtenOf(const QStringList& marks) const {
  const QFontMetricsF metrics(Theme::ui(9));
  const int last = static_cast<int>(marks.size()) - 1;
  const auto half = [&](int i) { return metrics.horizontalAdvance(marks[i]) / 2; };
  // Marks of rows 1, 1 + k, 1 + 2k, …: the smallest k that keeps them apart.
  for (int interval = 1; interval <= std::max(1, last); ++interval) {
    QList<int> written;
    if (last >= 0) written.append(0);
    for (int i = 1; i <= last; i += interval) written.append(i);
    if (written.size() > 1 && written.last() != last) {
      // The last mark takes the place of one that it would touch.
      if (x(last) - half(last) < x(written.last()) + half(written.last()) + 8) written.removeLast();
      written.append(last);
    }
    bool apart = true;
    for (int i = 1; i < written.size(); ++i)
      apart = apart && x(written[i]) - half(written[i]) >= x(written[i - 1]) + half(written[i - 1]) + 8;
    if (apart) return written;
  }
  if (last <= 0) return {};
  // Of marks of very different lengths, as many as there is room for.
  const auto clear = [&](int l, int r) { return x(r) - half(r) >= x(l) + half(l) + 8; };
  QList<int> written{0};
  for (int i = 1; i < last; ++i)
    if (clear(written.last(), i) && clear(i, last)) written.append(i);
  return written << last;
}

/// A line in the colour of the side, and below it how long the side took.
void Scrubber::paintFinishes(QPainter& painter) const {
  painter.setFont(finishFont());
  const std::vector<QRectF> places = finishPlaces();
  for (std::size_t side = 0; side < places.size(); ++side) {
    const double at = x(m_finishes[side].position);
    painter.setPen(QPen(m_theme->side(int(side)), 2));
    painter.drawLine(QPointF(at, trackY - 8), QPointF(at, trackY + 8));
    painter.drawText(places[side], Qt::AlignCenter, m_finishes[side].text);
  }
}

void Scrubber::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double handle = x(position());
  painter.setPen(QPen(m_theme->faint, 4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(trackInset, trackY), QPointF(width() - trackInset, trackY));
  if (isEnabled()) {
    painter.setPen(QPen(m_theme->accent, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(trackInset, trackY), QPointF(handle, trackY));
  }
  painter.setPen(QPen(m_theme->muted, 1));
  for (int i = 0; i < m_marks.size(); ++i) {
    const double at = std::floor(x(i)) + 0.5;
    painter.drawLine(QPointF(at, trackY + 9), QPointF(at, trackY + (m_lesser.contains(i) ? 11 : 14)));
  }
  painter.setFont(Theme::ui(9));
  const QStringList texts = writtenTexts();
  const std::vector<QRectF> taken = finishPlaces();
  for (int i : writtenOf(texts)) {
    const double half = painter.fontMetrics().horizontalAdvance(texts[i]) / 2.0 + 6;
    const auto touches = [&](const QRectF& place) { return x(i) + half > place.left() && x(i) - half < place.right(); };
    if (std::any_of(taken.begin(), taken.end(), touches)) continue;
    painter.drawText(QRectF(x(i) - 60, trackY + 15, 120, 13), Qt::AlignHCenter | Qt::AlignVCenter, texts[i]);
  }
  paintFinishes(painter);
  painter.setPen(QPen(m_theme->dark ? QColor(Qt::white) : m_theme->accent, m_theme->dark ? 0.5 : 2));
  painter.setBrush(Qt::white);
  if (isEnabled()) painter.drawEllipse(QPointF(handle, trackY), handleRadius - 0.5, handleRadius - 0.5);
  if (hasFocus()) drawFocus(painter, QRectF(rect()).adjusted(2, 2, -2, -2), *m_theme);
}

void Scrubber::moveTo(double at) {
  const double rows = double(maximum()) / unitsPerRow;
  const double wanted = (at - trackInset) / std::max(1.0, width() - 2 * trackInset) * rows;
  // Near a mark the handle snaps to it.
  const double whole = std::round(wanted);
  const double snapped = std::abs(x(whole) - x(wanted)) < 5 ? whole : wanted;
  setValue(static_cast<int>(std::lround(std::clamp(snapped, 0.0, rows) * unitsPerRow)));
  update();
  emit moved(position());
}

void Scrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  setSliderDown(true);
  moveTo(event->position().x());
}

void Scrubber::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) moveTo(event->position().x());
}

void Scrubber::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) setSliderDown(false);
}

// The window's shortcuts move the clock, also while the scrubber has the focus.
void Scrubber::keyPressEvent(QKeyEvent* event) {
  event->ignore();
}

}  // namespace warpfold::app
