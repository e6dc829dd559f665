// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_navigation.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "charts/plot.h"

namespace warpfold::app {
namespace {

constexpr double keyZoom = 1.5, keyPan = 0.2, manyPoints = 10;
constexpr double wheelZoom = 1.0015;  // to the power of eighths of a degree

}  // namespace

ChartNavigation::ChartNavigation(Plot* plot, Read read)
    : QObject(plot), m_plot(plot), m_read(std::move(read)), m_zoom(plot), m_cursors(plot) {}

void ChartNavigation::enable(const QString& axis, double least) {
  m_axis = axis;
  m_zoom.setLeast(least);
}

bool ChartNavigation::isInside(QPointF position) const {
  return m_plot->axisRect()->rect().contains(position.toPoint());
}

bool ChartNavigation::take(QEvent* event) {
  if (!enabled()) return false;
  switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return drag(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick:
      if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton) return false;
      showAll();
      return true;
    case QEvent::Wheel: return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::NativeGesture: return pinch(*static_cast<QNativeGestureEvent*>(event));
    default: return false;
  }
}

/// Never swallowed: the press gives the chart the focus, and a click may mean something to it.
bool ChartNavigation::press(const QMouseEvent& mouse) {
  m_dragging = false;
  m_pressed = m_last = std::nullopt;
  m_held.reset();
  if (mouse.button() != Qt::LeftButton || !isInside(mouse.position())) return false;
  m_pressed = m_last = mouse.position();
  m_held = m_cursors.at(mouse.position());
  return false;
}

bool ChartNavigation::drag(const QMouseEvent& mouse) {
  if (!m_pressed) {
    m_plot->setCursor(m_cursors.at(mouse.position()) ? Qt::SplitHCursor : Qt::ArrowCursor);
    return false;
  }
  const QPointF now = mouse.position();
  if (!m_dragging && (now - *m_pressed).manhattanLength() < QApplication::startDragDistance()) return false;
  m_dragging = true;
  if (m_held) {
    m_cursors.move(*m_held, m_plot->xAxis->pixelToCoord(now.x()), m_read());
    afterCursors();
    return true;
  }
  const QRect room = m_plot->axisRect()->rect();
  const double right = (now.x() - m_last->x()) / std::max(1, room.width());
  const double down = (now.y() - m_last->y()) / std::max(1, room.height());
  m_last = now;
  m_zoom.panX(-right);
  if (m_zoom.zoomed()) m_zoom.panY(m_plot->yAxis->rangeReversed() ? -down : down);
  afterZoom();
  return true;
}

bool ChartNavigation::release(const QMouseEvent& mouse) {
  const bool dragged = std::exchange(m_dragging, false), pressed = m_pressed.has_value();
  m_pressed = m_last = std::nullopt;
  m_held.reset();
  if (dragged) return true;
  if (!pressed || !(mouse.modifiers() & Qt::ShiftModifier) || !isInside(mouse.position())) return false;
  placeAt(m_plot->xAxis->pixelToCoord(mouse.position().x()));
  return true;
}

bool ChartNavigation::wheel(const QWheelEvent& turn) {
  const QPoint turned = turn.angleDelta();
  const QRect room = m_plot->axisRect()->rect();
  if (turn.modifiers() & Qt::ShiftModifier || std::abs(turned.x()) > std::abs(turned.y()))
    m_zoom.panX(-double(turned.x() == 0 ? turned.y() : turned.x()) / 1200);
  else if (turn.modifiers() & Qt::ControlModifier || turn.position().x() < room.left())
    m_zoom.zoomY(std::pow(wheelZoom, turned.y()), m_plot->yAxis->pixelToCoord(turn.position().y()));
  else
    m_zoom.zoomX(std::pow(wheelZoom, turned.y()), m_plot->xAxis->pixelToCoord(turn.position().x()));
  afterZoom();
  return true;
}

bool ChartNavigation::pinch(const QNativeGestureEvent& gesture) {
  if (gesture.gestureType() != Qt::ZoomNativeGesture) return false;
  m_zoom.zoomX(1 + gesture.value(), m_plot->xAxis->pixelToCoord(gesture.position().x()));
  afterZoom();
  return true;
}

bool ChartNavigation::wants(const QKeyEvent& key) const {
  if (!enabled() || !m_cursors.any()) return false;
  const auto others = key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
  if (others != Qt::NoModifier) return false;
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Escape: return true;
    default: return false;
  }
}

bool ChartNavigation::takeCursorKey(const QKeyEvent& key) {
  const bool many = key.modifiers() & Qt::ShiftModifier;
  const int points = many ? int(manyPoints) : 1;
  const QCPRange shown = m_plot->xAxis->range();
  switch (key.key()) {
    case Qt::Key_Left: m_cursors.step(-points, m_read()); break;
    case Qt::Key_Right: m_cursors.step(points, m_read()); break;
    case Qt::Key_Home: m_cursors.move(m_cursors.active(), shown.lower, m_read()); break;
    case Qt::Key_End: m_cursors.move(m_cursors.active(), shown.upper, m_read()); break;
    case Qt::Key_Escape: removeCursors(); return true;
    default: return false;
  }
  reveal(m_cursors.active());
  afterCursors();
  return true;
}

/// A cursor that keys have moved out of sight, or that the chart has left behind, comes to the middle.
void ChartNavigation::reveal(std::size_t cursor) {
  const auto place = m_cursors.places()[cursor];
  if (!place || m_cursors.inSight(cursor)) return;
  m_zoom.showX(*place);
  m_still = false;
  emit zoomed();
}

bool ChartNavigation::takeKey(const QKeyEvent& key) {
  if (!enabled()) return false;
  if (wants(key)) return takeCursorKey(key);
  const bool control = key.modifiers() & Qt::ControlModifier;
  if (!control) {
    if (key.key() == Qt::Key_F) return showAll(), true;
    if (key.key() == Qt::Key_C) return placeNext(), true;
    return false;
  }
  const QCPRange x = m_plot->xAxis->range(), y = m_plot->yAxis->range();
  const bool log = m_plot->xAxis->scaleType() == QCPAxis::stLogarithmic;
  const double middle = log ? std::sqrt(x.lower * x.upper) : x.center();
  const bool logY = m_plot->yAxis->scaleType() == QCPAxis::stLogarithmic;
  const double middleY = logY ? std::sqrt(y.lower * y.upper) : y.center();
  switch (key.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: m_zoom.zoomX(keyZoom, middle); break;
    case Qt::Key_Minus: m_zoom.zoomX(1 / keyZoom, middle); break;
    case Qt::Key_PageUp: m_zoom.zoomY(keyZoom, middleY); break;
    case Qt::Key_PageDown: m_zoom.zoomY(1 / keyZoom, middleY); break;
    case Qt::Key_Left: m_zoom.panX(-keyPan); break;
    case Qt::Key_Right: m_zoom.panX(keyPan); break;
    case Qt::Key_Up: m_zoom.panY(keyPan); break;
    case Qt::Key_Down: m_zoom.panY(-keyPan); break;
    default: return false;
  }
  afterZoom();
  return true;
}

void ChartNavigation::addTo(QMenu& menu, QPointF place) {
  if (!enabled()) return;
  menu.addSeparator();
  const double x = m_plot->xAxis->pixelToCoord(place.x());
  QAction* const here = menu.addAction(tr("Place &Cursor Here\tShift+Click"), this, [this, x] { placeAt(x); });
  here->setEnabled(isInside(place) && !m_read().empty());
  QAction* const remove = menu.addAction(tr("&Remove Cursors\tEsc"), this, &ChartNavigation::removeCursors);
  remove->setEnabled(m_cursors.any());
  QAction* const all = menu.addAction(tr("Show &All\tF"), this, &ChartNavigation::showAll);
  all->setEnabled(m_zoom.zoomed());
}

void ChartNavigation::follow(const std::optional<QCPRange>& x, const ChartCursors::Places& places) {
  const std::optional<QCPRange> before = m_zoom.x();
  m_zoom.setExactly(x);
  if (m_zoom.x() != before) emit zoomed();
  if (m_cursors.places() == places) return;
  m_cursors.setPlaces(places, m_read());
  emit cursorsMoved();
}

void ChartNavigation::clear() {
  m_still = false;
  m_zoom.reset();
  m_cursors.clear();
}

void ChartNavigation::showAll() {
  if (!m_zoom.zoomed()) return;
  m_zoom.reset();
  afterZoom();
}

void ChartNavigation::standStill() {
  if (!m_moving || m_zoom.x() || m_read().empty()) return;
  m_zoom.holdX();
  m_still = true;
  emit zoomed();
}

void ChartNavigation::moveOn() {
  if (!std::exchange(m_still, false) || !m_zoom.x()) return;
  m_zoom.reset();
  emit zoomed();
}

void ChartNavigation::placeAt(double x) {
  standStill();
  m_cursors.place(x, m_read());
  afterCursors();
}

/// By key: the first at a third of what is shown, the second at two thirds, then the other one is moved by keys.
void ChartNavigation::placeNext() {
  standStill();
  const ChartCursors::Places places = m_cursors.places();
  if (places[0] && places[1]) {
    m_cursors.switchActive();
  } else {
    const QRect room = m_plot->axisRect()->rect();
    m_cursors.place(m_plot->xAxis->pixelToCoord(room.left() + room.width() * (places[0] ? 2 : 1) / 3.0), m_read());
  }
  afterCursors();
}

void ChartNavigation::removeCursors() {
  m_cursors.clear();
  moveOn();
  afterCursors();
}

void ChartNavigation::afterZoom() {
  m_still = false;
  emit zoomed();
  emit moved();
}

void ChartNavigation::afterCursors() {
  emit cursorsMoved();
  emit moved();
}

}  // namespace warpfold::app
