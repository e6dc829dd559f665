// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace warpfold::app {

/// One line above everything that says that what is shown is a session: which, of when and where.
class SessionStrip : public QFrame {
  Q_OBJECT
 public:
  struct Said {
    QString title, date, device, note;  ///< all but the date may be empty
  };

  explicit SessionStrip(QWidget* parent = nullptr);

  void showSession(const Said& said);
  QString text() const { return m_text; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  QString m_text;
  QLabel* m_line;
};

}  // namespace warpfold::app
