// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

class QStyleOptionComboBox;

namespace warpfold::app {

/// A combo box that is cheap until it is opened: Qt would make the list, with a window and scroll bars of its
/// own, as soon as a style sheet changes the font. Paints its own chevron, which needs no picture to be read.
/// Closed, a list changes by Up and Down alone: keys that go far are those of what plays or scrolls.
/// A choice too long for the field is written smaller before it is cut off; the open list is as wide as its longest
/// line, however narrow the field is.
class ComboBox : public QComboBox {
  Q_OBJECT
 public:
  explicit ComboBox(bool editable = false, QWidget* parent = nullptr);

  /// For a place that decides how wide it is: asks for room for three letters, whatever the list holds.
  void setNarrow();
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  void showPopup() override;

 signals:
  void resized();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintSmaller(const QStyleOptionComboBox& option, int room);

  bool m_narrow = false;
  bool m_opened = false;
};

}  // namespace warpfold::app
