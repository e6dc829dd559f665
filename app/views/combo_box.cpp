// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combo_box.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>
#include <array>

namespace warpfold::app {

namespace {

constexpr int leastPixels = 11, leastStretch = 79;  // of the letters; per cent

}  // namespace

ComboBox::ComboBox(bool editable, QWidget* parent) : QComboBox(parent) {
  if (!editable) return;
  setLineEdit(new QLineEdit(this));  // setEditable() would make the list
  setCompleter(nullptr);
  setInsertPolicy(NoInsert);
}

void ComboBox::setNarrow() {
  m_narrow = true;  // a policy of QComboBox for this would make the list
  updateGeometry();
}

QSize ComboBox::sizeHint() const {
  if (!m_narrow) return QComboBox::sizeHint();
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QSize letters(3 * fontMetrics().horizontalAdvance(u'X'), std::max(fontMetrics().height(), 14) + 2);
  return style()->sizeFromContents(QStyle::CT_ComboBox, &option, letters, this);
}

QSize ComboBox::minimumSizeHint() const {
  return m_narrow ? sizeHint() : QComboBox::minimumSizeHint();
}

void ComboBox::showPopup() {
  m_opened = true;
  view()->setMinimumWidth(view()->sizeHintForColumn(0) + 16);
  QComboBox::showPopup();
}

void ComboBox::resizeEvent(QResizeEvent* event) {
  QComboBox::resizeEvent(event);
  emit resized();
}

void ComboBox::keyPressEvent(QKeyEvent* event) {
  static constexpr std::array far{Qt::Key_Home,     Qt::Key_End,  Qt::Key_PageUp,
                                  Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Right};
  if (!isEditable() && std::find(far.begin(), far.end(), event->key()) != far.end())
    event->ignore();
  else
    QComboBox::keyPressEvent(event);
}

void ComboBox::changeEvent(QEvent* event) {
  const bool look = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
  if (look && !m_opened)
    QWidget::changeEvent(event);  // all else that QComboBox does then is for its list
  else
    QComboBox::changeEvent(event);
}

/// Written smaller before it is cut off.
void ComboBox::paintSmaller(const QStyleOptionComboBox& option, int room) {
  QFont smaller = font();
  for (int size = QFontInfo(font()).pixelSize() - 1;
       size >= leastPixels && QFontMetrics(smaller).horizontalAdvance(option.currentText) > room; --size)
    smaller.setPixelSize(size);
  for (int stretch = 97; stretch >= leastStretch && QFontMetrics(smaller).horizontalAdvance(option.currentText) > room;
       stretch -= 3)
    smaller.setStretch(stretch);
  QStylePainter painter(this);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.setFont(smaller);
  painter.setPen(palette().color(QPalette::Text));
  const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  painter.drawText(field.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(smaller).elidedText(option.currentText, Qt::ElideRight, room));
}

void ComboBox::paintEvent(QPaintEvent* event) {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const int room =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 4;
  if (!isEditable() && fontMetrics().horizontalAdvance(option.currentText) > room)
    paintSmaller(option, room);
  else
    QComboBox::paintEvent(event);
  const QRect button = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(QRectF(button).center());
  painter.setPen(
      QPen(QApplication::palette().color(QPalette::PlaceholderText), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{{-3.5, -1.8}, {0, 1.8}, {3.5, -1.8}});
}

}  // namespace warpfold::app
