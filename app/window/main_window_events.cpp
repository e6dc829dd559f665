// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's life on the desktop: first paint, closing, files dropped on it, and what it remembers.
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>

#include "window/main_window.h"

namespace warpfold::app {

void MainWindow::paintEvent(QPaintEvent* event) {
  QMainWindow::paintEvent(event);
  if (m_painted) return;
  m_painted = true;
  // The window is on its way to the screen; only now the worker may take time.
  QTimer::singleShot(0, this, [this] {
    emit firstPainted();
    m_client.start();
  });
}

void MainWindow::closeEvent(QCloseEvent* event) {
  saveSettings();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  m_experiment.setInput(QStringLiteral("file:") + event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  const auto value = [&](const char* key) {
    return m_options.persistent ? settings.value(QLatin1String(key)) : QVariant();
  };
  m_client.setCommand(m_options.workerCommand.isEmpty() ? value("worker/command").toString() : m_options.workerCommand);
  if (const int limit = value("worker/hangLimitMs").toInt(); limit > 0)
    m_client.setHangLimit(std::chrono::milliseconds(limit));
  if (m_options.persistent) m_experiment.restore(settings);
  if (m_options.requests)
    m_experiment.setRequests(m_options.requests->first, m_options.requests->second, m_options.backendGiven);
  if (!m_options.file.isEmpty()) m_experiment.setInput(QStringLiteral("file:") + m_options.file);
  if (const QByteArray geometry = value("window/geometry").toByteArray(); !geometry.isEmpty())
    restoreGeometry(geometry);
}

void MainWindow::saveSettings() const {
  if (!m_options.persistent) return;
  QSettings settings;
  m_experiment.save(settings);
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  if (m_columnsChosen) settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
  settings.setValue(QStringLiteral("window/rows"), m_rows->saveState());
  settings.setValue(QStringLiteral("window/theme"), ThemeController::nameOf(m_themes.mode()));
  settings.setValue(QStringLiteral("window/trees"),
                    m_treesShow == TreesShow::board ? QStringLiteral("board") : QStringLiteral("block"));
}

}  // namespace warpfold::app
