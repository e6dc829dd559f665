// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_view.h"

#include <QApplication>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QWheelEvent>
#include <cmath>

#include "models/current_step.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_painter.h"

namespace warpfold::app {

TreeView::TreeView(int side, QWidget* parent)
    : QWidget(parent),
      m_side(side),
      m_theme(&Theme::byId(QStringLiteral("dark"))),
      m_card(new HoverCard(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  grabGesture(Qt::PinchGesture);
  updateAccessibleText();
}

TreeView::~TreeView() = default;

void TreeView::setTheme(const Theme& theme) {
  m_theme = &theme;
  invalidate();
}

void TreeView::setTrace(BlockTracePtr trace) {
  if (trace == m_trace) return;
  auto index = trace ? std::make_unique<TreeIndex>(trace) : nullptr;
  const bool sameShape =
      m_index && index && index->columns() == m_index->columns() && index->rows() == m_index->rows();
  m_trace = std::move(trace);
  m_index = std::move(index);
  m_litNode = m_hovered = Node::none;
  m_card->hide();
  if (m_index) {
    // Another run of the same shape keeps the place that the user zoomed to.
    if (!sameShape) m_layout.setContent(m_index->columns(), m_index->rows());
    m_layout.setTextLength(m_index->longestText());
  }
  if (m_playback) m_position = m_playback->position(m_side);
  updateAccessibleText();
  invalidate();
}

void TreeView::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback == nullptr) return;
  connect(playback, &Playback::positionChanged, this, [this] { setPosition(m_playback->position(m_side)); });
  setPosition(playback->position(m_side));
}

void TreeView::setPosition(double position) {
  if (!m_index) {
    m_position = position;
    return;
  }
  position = std::clamp<double>(position, 0, m_index->rows());
  if (position == m_position) return;
  const std::uint32_t stepBefore = currentRow(*m_trace, m_position);
  const TreePainter before(*m_index, m_layout, *m_theme, m_side, m_position);
  const TreePainter after(*m_index, m_layout, *m_theme, m_side, position);
  m_position = position;
  if (before.firstMovingRow() != after.firstMovingRow() || before.lastMovingRow() != after.lastMovingRow()) {
    m_layout.reveal(after.firstMovingRow(), after.lastMovingRow());
    invalidate();
  } else {
    update(m_layout.rowBand(after.firstMovingRow(), after.lastMovingRow()).toAlignedRect());
  }
  if (currentRow(*m_trace, position) != stepBefore) updateAccessibleText();
}

void TreeView::invalidate() {
  m_restingValid = false;
  update();
}

void TreeView::lightAncestry(NodeId node) {
  m_litNode = node;
  m_lit.clear();
  if (node != Node::none && m_trace) {
    m_lit.assign(m_trace->nodes.size(), false);
    for (NodeId id : ancestry(*m_trace, node)) m_lit[id.value] = true;
  }
  invalidate();
}

// Painting ----------------------------------------------------------------------------------------------

void TreeView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!m_index) {
    painter.fillRect(rect(), m_theme->panel);
    painter.setPen(m_theme->muted);
    painter.setFont(Theme::ui(12));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("No block has been traced yet"));
    return;
  }
  TreePainter tree(*m_index, m_layout, *m_theme, m_side, m_position);
  if (m_litNode != Node::none) tree.setLit(&m_lit);
  tree.setHovered(m_hovered);
  // Into a picture (SVG, PDF, another scale) everything is painted as shapes: stored pixels would be blurred.
  if (painter.paintEngine()->type() != QPaintEngine::Raster ||
      painter.deviceTransform().type() > QTransform::TxTranslate) {
    painter.setClipRect(rect());
    painter.fillRect(rect(), m_theme->panel);
    tree.paintResting(painter);
    tree.paintMoving(painter);
    tree.paintColumnNumbers(painter);
    return;
  }
  tree.setStamping(true);

  const QSize pixels = size() * devicePixelRatioF();
  if (!m_restingValid || m_resting.size() != pixels) {
    if (m_resting.size() != pixels) m_resting = QPixmap(pixels);
    m_resting.setDevicePixelRatio(devicePixelRatioF());
    m_resting.fill(m_theme->panel);
    QPainter resting(&m_resting);
    tree.paintResting(resting);
    m_restingValid = true;
  }
  const QRect dirty = event->rect();
  const double ratio = m_resting.devicePixelRatio();
  painter.drawPixmap(QRectF(dirty), m_resting, QRectF(dirty.topLeft() * ratio, QSizeF(dirty.size()) * ratio));
  painter.setClipRect(dirty);
  tree.paintMoving(painter);
  tree.paintColumnNumbers(painter);
  paintPanIndicator(painter);
  if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
    painter.setPen(QPen(m_theme->accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

void TreeView::paintPanIndicator(QPainter& painter) const {
  if (m_layout.fitted()) return;
  // A thin line at the lower edge: the part of the columns that is in view.
  const double all = std::max<double>(1, m_layout.columns() - 1);
  const double from = std::clamp((0 - m_layout.columnX(0)) / m_layout.columnSpacing() / all, 0.0, 1.0);
  const double to = std::clamp((width() - m_layout.columnX(0)) / m_layout.columnSpacing() / all, 0.0, 1.0);
  const QRectF track(4, height() - 4, width() - 8, 3);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->field);
  painter.drawRoundedRect(track, 1.5, 1.5);
  painter.setBrush(m_theme->muted);
  painter.drawRoundedRect(
      QRectF(track.left() + from * track.width(), track.top(), std::max(8.0, (to - from) * track.width()), 3),
      1.5, 1.5);
}

void TreeView::resizeEvent(QResizeEvent*) {
  m_layout.setSize(size());
  invalidate();
}

void TreeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) updateAccessibleText();
  QWidget::changeEvent(event);
}

// Moving about ------------------------------------------------------------------------------------------

void TreeView::fit() {
  m_layout.fit();
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
  if (event->type() == QEvent::Gesture) {
    auto* gestures = static_cast<QGestureEvent*>(event);
    if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
      zoomAt(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
      gestures->accept();
      return true;
    }
  }
  if (event->type() == QEvent::NativeGesture) {
    auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      zoomAt(1 + gesture->value(), gesture->position());
      return true;
    }
  }
  return QWidget::event(event);
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
  const bool control = event->modifiers() & Qt::ControlModifier;
  const double stride = 60;
  switch (event->key()) {
    case Qt::Key_F:
      return fit();
    case Qt::Key_Escape:
      if (m_litNode == Node::none) break;
      return lightAncestry(Node::none);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      if (!control) break;
      return zoomIn();
    case Qt::Key_Minus:
      if (!control) break;
      return zoomOut();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
      if (!control) break;
      const int key = event->key();
      m_layout.panBy({key == Qt::Key_Left    ? stride
                      : key == Qt::Key_Right ? -stride
                                             : 0,
                      key == Qt::Key_Up     ? stride
                      : key == Qt::Key_Down ? -stride
                                            : 0});
      return invalidate();
    }
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

void TreeView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  m_pressed = true;
  m_dragging = false;
  m_pressedAt = m_draggedTo = event->position();
}

void TreeView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_pressed) return hover(event->position());
  if (!m_dragging && (event->position() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
    return;
  if (!m_dragging) {
    m_dragging = true;
    m_card->hide();
    setHovered(Node::none);
    setCursor(Qt::ClosedHandCursor);
  }
  m_layout.panBy(event->position() - m_draggedTo);
  m_draggedTo = event->position();
  invalidate();
}

void TreeView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_pressed) return QWidget::mouseReleaseEvent(event);
  m_pressed = false;
  if (m_dragging) {
    m_dragging = false;
    unsetCursor();
    return;
  }
  NodeId node = Node::none;
  if (m_index)
    if (const auto hit = m_layout.hitTest(event->position()))
      for (std::uint32_t c = hit->firstColumn; c <= hit->lastColumn && node == Node::none; ++c)
        node = m_index->at(hit->row, c);
  if (node != m_litNode) lightAncestry(node);
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  lightAncestry(Node::none);
  fit();
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

// Naming ------------------------------------------------------------------------------------------------

void TreeView::hover(QPointF point) {
  const auto hit = m_index ? m_layout.hitTest(point) : std::nullopt;
  QStringList names, values;
  const QString title = hit ? describeParts(*hit, names, values) : QString();
  const bool one = hit && hit->firstColumn == hit->lastColumn;
  setHovered(one ? m_index->at(hit->row, hit->firstColumn) : Node::none);
  if (title.isEmpty()) return m_card->hide();
  HoverCard::Lines lines;
  for (int i = 0; i < names.size(); ++i) lines.append({names[i], values[i]});
  m_card->showAt(mapToGlobal(point).toPoint(), title, lines, *m_theme, m_theme->side(m_side));
}

QString TreeView::describe(const TreeLayout::Hit& hit) const {
  if (!m_index) return {};
  QStringList names, values;
  QStringList lines{describeParts(hit, names, values)};
  for (int i = 0; i < names.size(); ++i) lines.append(names[i] + QStringLiteral(": ") + values[i]);
  return lines.join(QLatin1Char('\n'));
}

QString TreeView::describeParts(const TreeLayout::Hit& hit, QStringList& names, QStringList& values) const {
  if (hit.firstColumn != hit.lastColumn) return describeGroup(hit, names, values);
  const NodeId id = m_index->at(hit.row, hit.firstColumn);
  return id == Node::none ? describeIdle(hit, names, values) : describeNode(id, names, values);
}

QString TreeView::describeNode(NodeId id, QStringList& names, QStringList& values) const {
  const auto add = [&](const QString& name, const QString& value) {
    names.append(name);
    values.append(value);
  };
  const Node& node = m_index->node(id);
  const auto full = [this](NodeId n) { return QString::fromStdString(m_trace->value(n).text()); };
  const bool known = node.row <= currentRow(*m_trace, m_position);
  add(tr("thread"), QString::number(node.thread.value));
  add(tr("element"), QString::number(m_trace->firstElement + node.column));
  add(tr("address"), QString::fromStdString(addressText(*m_trace, node.at)));
  add(tr("value"), known ? full(id) : tr("not computed yet"));
  if (!node.isInput()) {
    const QString left = known ? full(node.left) : tr("element %1").arg(m_index->node(node.left).column);
    const QString right = known ? full(node.right) : tr("element %1").arg(m_index->node(node.right).column);
    switch (m_operation) {
      case Operation::sum:
        add(tr("made by"), QStringLiteral("%1 + %2").arg(left, right));
        break;
      case Operation::min:
        add(tr("made by"), QStringLiteral("min(%1, %2)").arg(left, right));
        break;
      case Operation::max:
        add(tr("made by"), QStringLiteral("max(%1, %2)").arg(left, right));
        break;
    }
  }
  if (node.padding) return tr("Identity padding");
  return node.isInput() ? tr("Input, column %1").arg(node.column)
                        : tr("Step %1, column %2").arg(node.row).arg(node.column);
}

QString TreeView::describeIdle(const TreeLayout::Hit& hit, QStringList& names, QStringList& values) const {
  const Step* step = currentStep(*m_trace, hit.row);
  if (step == nullptr) return {};
  const std::uint32_t thread = hit.firstColumn;
  const bool works = thread < m_trace->threads &&
                     (workingLanes(*step, thread / m_trace->warpSize) >> (thread % m_trace->warpSize) & 1u);
  names = {tr("element"), tr("thread %1").arg(thread)};
  values = {tr("%1, not written in this step").arg(m_trace->firstElement + hit.firstColumn),
            works ? tr("works on another element") : tr("idle")};
  return tr("Step %1, column %2").arg(hit.row).arg(hit.firstColumn);
}

QString TreeView::describeGroup(const TreeLayout::Hit& hit, QStringList& names, QStringList& values) const {
  int count = 0, padding = 0;
  NodeId only = Node::none;
  for (std::uint32_t c = hit.firstColumn; c <= hit.lastColumn; ++c) {
    const NodeId id = m_index->at(hit.row, c);
    if (id == Node::none) continue;
    only = id;
    ++count;
    padding += m_index->node(id).padding ? 1 : 0;
  }
  if (count == 1) return describeNode(only, names, values);
  names = {hit.row == 0 ? tr("inputs") : tr("results")};
  values = {tr("%1 of %2 columns").arg(count).arg(hit.lastColumn - hit.firstColumn + 1)};
  if (padding > 0) {
    names.append(tr("identity padding"));
    values.append(QString::number(padding));
  }
  names.append(tr("zoom in"));
  values.append(tr("to read the values"));
  return hit.row == 0 ? tr("Inputs, columns %1 to %2").arg(hit.firstColumn).arg(hit.lastColumn)
                      : tr("Step %1, columns %2 to %3").arg(hit.row).arg(hit.firstColumn).arg(hit.lastColumn);
}

void TreeView::updateAccessibleText() {
  setAccessibleName(m_side == 0 ? tr("Reduction tree A") : tr("Reduction tree B"));
  if (!m_index) return setAccessibleDescription(tr("No block has been traced yet"));
  const std::uint32_t row = currentRow(*m_trace, m_position);
  QString text = tr("Block %1, %2 elements, step %3 of %4.")
                     .arg(m_trace->block.value)
                     .arg(m_index->columns())
                     .arg(row)
                     .arg(m_index->rows());
  if (const Step* step = currentStep(*m_trace, m_position))
    text += QLatin1Char(' ') +
            tr("%1 of %2 threads active.").arg(step->counters.activeThreads).arg(m_trace->threads);
  setAccessibleDescription(text);
}

// Export ------------------------------------------------------------------------------------------------

QString TreeView::exportName() const {
  return m_side == 0 ? QStringLiteral("tree-a") : QStringLiteral("tree-b");
}

QSizeF TreeView::exportSize() const {
  return {std::max(640.0, double(width())), std::max(360.0, double(height()))};
}

void TreeView::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  painter.fillRect(area, theme.panel);
  painter.setClipRect(area);
  painter.translate(area.topLeft());
  if (m_index) {
    TreeLayout whole(m_index->columns(), m_index->rows(), area.size());
    whole.setTextLength(m_index->longestText());
    // What the user zoomed to is what is exported.
    if (!m_layout.fitted()) {
      whole.zoomAt(m_layout.zoom(), {area.width() / 2, 0});
      const double column = (m_layout.size().width() / 2 - m_layout.columnX(0)) / m_layout.columnSpacing();
      const double row = (m_layout.size().height() / 2 - m_layout.rowY(0)) / m_layout.rowSpacing();
      whole.panBy({area.width() / 2 - whole.columnX(column), area.height() / 2 - whole.rowY(row)});
    }
    TreePainter tree(*m_index, whole, theme, m_side, m_position);
    if (m_litNode != Node::none) tree.setLit(&m_lit);
    tree.paintResting(painter);
    tree.paintMoving(painter);
    tree.paintColumnNumbers(painter);
  }
  painter.restore();
}

QString TreeView::exportCsv() const {
  QString csv = QStringLiteral("row,column,thread,element,value,left_column,right_column,padding\n");
  if (!m_index) return csv;
  for (std::uint32_t row = 0; row <= m_index->rows(); ++row)
    for (NodeId id : m_index->row(row)) {
      const Node& node = m_index->node(id);
      const auto column = [&](NodeId n) {
        return n == Node::none ? QString() : QString::number(m_index->node(n).column);
      };
      csv += QStringList{QString::number(node.row),
                         QString::number(node.column),
                         QString::number(node.thread.value),
                         QString::number(m_trace->firstElement + node.column),
                         QString::fromStdString(m_trace->value(id).text()),
                         column(node.left),
                         column(node.right),
                         node.padding ? QStringLiteral("1") : QStringLiteral("0")}
                 .join(QLatin1Char(',')) +
             QLatin1Char('\n');
    }
  return csv;
}

}  // namespace warpfold::app
