// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/session_controller.h"

#include <QFileDialog>

#include "window/banner.h"
#include "window/charts_row.h"
#include "window/session_strip.h"
#include "window/sessions_dialog.h"
#include "window/window_layout.h"
#include "workbench/session_keeper.h"

namespace warpfold::app {

SessionController::SessionController(SessionKeeper& sessions, WindowLayout& layout, QWidget* window)
    : QObject(window), m_sessions(sessions), m_layout(layout), m_window(window) {
  connect(&sessions, &SessionKeeper::failed, this,
          [this](const QString& why) { m_layout.banner()->showMessage(why, false); });
  connect(&sessions, &SessionKeeper::shownChanged, this, &SessionController::showSession);
  connect(m_layout.charts(), &ChartsRow::pageShown, &sessions, &SessionKeeper::setChart);
  showSession();
}

SessionController::~SessionController() {
  delete m_dialog;
}

void SessionController::showSession() {
  const auto& session = m_sessions.shownSession();
  const QString title = session ? session->title : QString();
  m_window->setWindowTitle(title.isEmpty() ? tr("Warpfold") : tr("%1 – Warpfold").arg(title));
  SessionStrip* const strip = m_layout.sessionStrip();
  if (!session) return strip->hide();
  strip->showSession({title, session->date, session->device, session->note});
  if (!session->chart.isEmpty()) m_layout.charts()->showChart(session->chart);
}

void SessionController::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Session"), m_sessions.folder(),
                                                    tr("Sessions and recordings (*.warpfold);;All files (*)"));
  if (!path.isEmpty()) m_sessions.open(path);
}

QWidget* SessionController::browse() {
  if (!m_dialog) {
    m_dialog = new SessionsDialog(m_sessions, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
  return m_dialog;
}

}  // namespace warpfold::app
