// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace warpfold::app {

class Banner;
class SessionKeeper;
class SessionsDialog;

/// Sessions in a window: asks for files, shows those that were kept, says in the banner what went wrong and in the
/// title what was opened.
class SessionController : public QObject {
  Q_OBJECT
 public:
  SessionController(SessionKeeper& sessions, Banner* banner, QWidget* window);
  /// Closes the dialog, which may still have something to write.
  ~SessionController() override;

 public slots:
  void chooseFile();
  void browse();

 private:
  void showTitle();

  SessionKeeper& m_sessions;
  QWidget* m_window;
  QPointer<SessionsDialog> m_dialog;
};

}  // namespace warpfold::app
