// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace warpfold::app {

/// A message across the top of the window that leaves everything below usable.
class Banner : public QFrame {
  Q_OBJECT
 public:
  explicit Banner(QWidget* parent = nullptr);
  /// `restart` offers the button. A banner without it goes away by itself after `milliseconds`, if that is
  /// not 0.
  void showMessage(const QString& message, bool restart, int milliseconds = 0);
  /// That something was done: nothing is wrong, and nothing looks as if it were.
  void showNote(const QString& note, int milliseconds);
  QString message() const;

 signals:
  void restartRequested();

 private:
  void say(const QString& message, int milliseconds);

  QLabel* m_text;
  QPushButton* m_restart;
  class QTimer* m_timer;
};

}  // namespace warpfold::app
