// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace warpfold::app {

class SessionKeeper;
class SessionsDialog;
class WindowLayout;

/// Sessions in a window: asks for files, shows those that were kept, says in the banner what went wrong, and in the
/// title and above everything what was opened.
class SessionController : public QObject {
  Q_OBJECT
 public:
  SessionController(SessionKeeper& sessions, WindowLayout& layout, QWidget* window);
  /// Closes the dialog, which may still have something to write.
  ~SessionController() override;

 public slots:
  void chooseFile();
  QWidget* browse();

 private:
  void showSession();

  SessionKeeper& m_sessions;
  WindowLayout& m_layout;
  QWidget* m_window;
  QPointer<SessionsDialog> m_dialog;
};

}  // namespace warpfold::app
