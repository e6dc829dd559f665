// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moving about in TreeView: wheel, fingers, keys, dragging, hovering and clicking.
#include <QApplication>
#include <QNativeGestureEvent>
#include <QStyleHints>
#include <QTouchEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "models/tree_choices.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_painter.h"
#include "views/tree_places.h"
#include "views/tree_view.h"

namespace warpfold::app {

void TreeView::fit() {
  const bool was = std::exchange(m_oneWarp, false);
  if (was) m_warpAsked = false;
  if (was && m_neighbour) m_neighbour->m_warpAsked = false;
  m_shownWarp.reset();
  m_layout.fit();
  invalidate();
  if (was) emit oneWarpChanged(false);
}

void TreeView::showLike(const TreeLayout& other) {
  if (other.fitted() || m_oneWarp || other.columns() != m_layout.columns() || other.rows() != m_layout.rows()) return;
  m_layout = other;
  m_layout.setSize(size());
  invalidate();
}

void TreeView::zoomAt(double factor, QPointF anchor) {
  const double before = m_layout.zoom();
  m_layout.zoomAt(factor, anchor);
  if (m_layout.zoom() != before) invalidate();
}

void TreeView::zoomIn() {
  // From the whole tree into its first columns, where the results gather; later about the middle.
  zoomAt(1.5, m_layout.fitted() ? QPointF(0, 0) : QPointF(rect().center()));
}

void TreeView::zoomOut() {
  zoomAt(1 / 1.5, rect().center());
}

bool TreeView::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
      touch(*static_cast<QTouchEvent*>(event));
      event->accept();
      return true;
    case QEvent::NativeGesture: {  // of a touchpad
      auto* gesture = static_cast<QNativeGestureEvent*>(event);
      if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
      zoomAt(1 + gesture->value(), gesture->position());
      return true;
    }
    default: break;
  }
  return QWidget::event(event);
}

// Fingers are followed here and not by QPinchGesture, which in Qt 6.4 counts every movement twice and lets
// the first finger drag the tree as a mouse meanwhile.
void TreeView::touch(QTouchEvent& event) {
  const QList<QEventPoint>& fingers = event.points();
  if (event.type() == QEvent::TouchBegin) m_pinched = {};
  if (event.type() == QEvent::TouchCancel || fingers.isEmpty())
    letGo();
  else if (fingers.size() >= 2)
    pinch(QLineF(fingers[0].position(), fingers[1].position()), event.touchPointStates());
  else if (event.type() == QEvent::TouchBegin)
    press(fingers[0].position());
  else if (!m_pinched.isNull())
    return;  // what is left of a pinch does not drag
  else if (event.type() == QEvent::TouchEnd)
    lift(fingers[0].position(), event.timestamp());
  else
    drag(fingers[0].position());
}

void TreeView::lift(QPointF point, quint64 timestamp) {
  const bool tapped = m_pressed && !m_dragging;
  if (tapped && isSecondTap(point, timestamp)) {
    letGo();
    m_tapped.reset();
    return showAll();
  }
  m_tapped = tapped ? std::optional(std::pair(point, timestamp)) : std::nullopt;
  release(point);
}

bool TreeView::isSecondTap(QPointF point, quint64 timestamp) const {
  constexpr double fingertip = 24;  // a finger does not come down twice on the same pixel
  const auto pause = quint64(QGuiApplication::styleHints()->mouseDoubleClickInterval());
  return m_tapped && timestamp - m_tapped->second <= pause && (point - m_tapped->first).manhattanLength() <= fingertip;
}

void TreeView::pinch(const QLineF& fingers, QEventPoint::States changes) {
  letGo();
  m_tapped.reset();
  const bool begins = m_pinched.isNull() || changes.testFlag(QEventPoint::Pressed);
  if (!begins && m_pinched.length() > 0) {
    zoomAt(fingers.length() / m_pinched.length(), m_pinched.center());
    m_layout.panBy(fingers.center() - m_pinched.center());
    invalidate();
  }
  m_pinched = fingers;
}

void TreeView::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  if (event->modifiers() & Qt::ShiftModifier || std::abs(turned.x()) > std::abs(turned.y())) {
    m_layout.panBy(QPointF(turned.x() + (turned.x() == 0 ? turned.y() : 0), 0) / 2);
    invalidate();
  } else {
    zoomAt(std::pow(1.0015, turned.y()), event->position());
  }
  hover(event->position());
  event->accept();
}

void TreeView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (event->modifiers() & Qt::ControlModifier && panByKey(key)) return;
  if (event->modifiers() & Qt::AltModifier && moveCursorByKey(key)) return;
  switch (key) {
    case Qt::Key_F: return fit();
    case Qt::Key_Escape:
      if (m_litNode == Node::none && m_cursor == Node::none) break;
      return m_litNode != Node::none ? lightAncestry(Node::none) : putCursor(Node::none);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_cursor == Node::none) break;
      return lightAncestry(m_cursor);
    default: break;
  }
  QWidget::keyPressEvent(event);
}

bool TreeView::panByKey(int key) {
  constexpr double stride = 60;
  QPointF by;
  switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); return true;
    case Qt::Key_Minus: zoomOut(); return true;
    case Qt::Key_Left: by = {stride, 0}; break;
    case Qt::Key_Right: by = {-stride, 0}; break;
    case Qt::Key_Up: by = {0, stride}; break;
    case Qt::Key_Down: by = {0, -stride}; break;
    default: return false;
  }
  m_layout.panBy(by);
  invalidate();
  return true;
}

void TreeView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) return press(event->position());
  m_card->hide();  // a menu is about to open in its place
  QWidget::mousePressEvent(event);
}

void TreeView::mouseMoveEvent(QMouseEvent* event) {
  m_pressed ? drag(event->position()) : hover(event->position());
}

void TreeView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_pressed) return QWidget::mouseReleaseEvent(event);
  release(event->position());
}

void TreeView::press(QPointF point) {
  m_pressed = true;
  m_dragging = false;
  m_pressedAt = m_draggedTo = point;
}

void TreeView::drag(QPointF point) {
  if (!m_pressed) return;
  if (!m_dragging && (point - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
  if (!m_dragging) {
    m_dragging = true;
    m_card->hide();
    setHovered(Node::none);
    setCursor(Qt::ClosedHandCursor);
  }
  m_layout.panBy(point - m_draggedTo);
  m_draggedTo = point;
  invalidate();
}

void TreeView::release(QPointF point) {
  const bool clicked = m_pressed && !m_dragging;
  letGo();
  if (!clicked) return;
  NodeId node = Node::none;
  if (m_index)
    if (const auto hit = hitAt(point))
      for (std::uint32_t c = hit->firstColumn; c <= hit->lastColumn && node == Node::none; ++c)
        node = m_index->at(hit->row, c, hit->late);
  if (node != m_litNode) lightAncestry(node);
}

void TreeView::letGo() {
  m_pressed = false;
  if (!m_dragging) return;
  m_dragging = false;
  unsetCursor();
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) showAll();
}

void TreeView::showAll() {
  lightAncestry(Node::none);
  fit();
}

void TreeView::focusOutEvent(QFocusEvent* event) {
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) putCursor(Node::none);
  QWidget::focusOutEvent(event);
}

void TreeView::leaveEvent(QEvent*) {
  m_card->hide();
  setHovered(Node::none);
}

void TreeView::setHovered(NodeId node) {
  if (node == m_hovered) return;
  m_hovered = node;
  update();
}

void TreeView::hover(QPointF point) {
  const auto hit = m_index ? hitAt(point) : std::nullopt;
  setHovered(hit ? valueUnder(point) : Node::none);
  hit ? tell(*hit, mapToGlobal(point).toPoint()) : m_card->hide();
}

void TreeView::tell(const TreeLayout::Hit& hit, const QPoint& global) {
  const TreePlace place = placeAt(hit);
  if (place.title.isEmpty()) return m_card->hide();
  m_card->showAt(global, place.title, place.lines, *m_theme, m_theme->side(m_side));
}

NodeId TreeView::valueUnder(QPointF point) const {
  const auto hit = m_index ? hitAt(point) : std::nullopt;
  return hit && hit->firstColumn == hit->lastColumn ? m_index->at(hit->row, hit->firstColumn, hit->late) : Node::none;
}

std::optional<TreeLayout::Hit> TreeView::hitAt(QPointF point) const {
  for (NodeId word : m_index->words())
    if (TreePainter::wordBox(*m_index, m_layout, word).contains(point))
      return TreeLayout::Hit{m_index->node(word).row, m_index->column(word), m_index->column(word)};
  return m_layout.hitTest(point);
}

TreePlace TreeView::placeAt(const TreeLayout::Hit& hit) const {
  TreePlaces places(*m_index, m_operation, m_position);
  places.setNotes(&m_notes);
  places.setSharedName(m_sharedName);
  TreePlace place = places.at(hit);
  const NodeId id = hit.firstColumn == hit.lastColumn ? m_index->at(hit.row, hit.firstColumn, hit.late) : Node::none;
  if (!m_leafHint.isEmpty() && id != Node::none && isLeaf(m_index->node(id))) place.lines.append({m_leafHint, {}});
  return place;
}

QString TreeView::describe(const TreeLayout::Hit& hit) const {
  if (!m_index) return {};
  const TreePlace place = placeAt(hit);
  QStringList lines{place.title};
  for (const auto& [name, value] : place.lines)
    lines << (value.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, value));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace warpfold::app
