// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/session_controller.h"

#include <QFileDialog>

#include "window/banner.h"
#include "window/sessions_dialog.h"
#include "workbench/session_keeper.h"

namespace warpfold::app {

SessionController::SessionController(SessionKeeper& sessions, Banner* banner, QWidget* window)
    : QObject(window), m_sessions(sessions), m_window(window) {
  connect(&sessions, &SessionKeeper::failed, banner, [banner](const QString& why) { banner->showMessage(why, false); });
  connect(&sessions, &SessionKeeper::shownChanged, this, &SessionController::showTitle);
  showTitle();
}

SessionController::~SessionController() {
  delete m_dialog;
}

void SessionController::showTitle() {
  const QString title = m_sessions.title();
  m_window->setWindowTitle(title.isEmpty() ? tr("Warpfold") : tr("%1 – Warpfold").arg(title));
}

void SessionController::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Session"), m_sessions.folder(),
                                                    tr("Sessions and recordings (*.warpfold);;All files (*)"));
  if (!path.isEmpty()) m_sessions.open(path);
}

void SessionController::browse() {
  if (!m_dialog) {
    m_dialog = new SessionsDialog(m_sessions, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
}

}  // namespace warpfold::app
