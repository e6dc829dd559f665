// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/session_controller.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "models/words.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/session_strip.h"
#include "window/sessions_dialog.h"
#include "window/settings.h"
#include "worker_client/ladder_session.h"
#include "worker_client/live_session.h"

namespace warpfold::app {

SessionController::SessionController(const SessionTargets& targets, const QString& folder, QWidget* window)
    : QObject(window), m_to(targets), m_recorder(targets.models), m_window(window) {
  const QString chosen = m_to.settings.value("sessions/folder").toString();
  m_folder = !folder.isEmpty() ? folder : !chosen.isEmpty() ? chosen : defaultSessionFolder();
  const QVariant keep = m_to.settings.value("sessions/keep");
  const bool wanted = !folder.isEmpty() || (m_to.settings.persistent() && (!keep.isValid() || keep.toBool()));
  if (wanted) m_recorder.setFolder(m_folder);
  connect(&m_recorder, &SessionRecorder::failed, this,
          [this](const QString& why) { m_to.banner->showMessage(why, false); });
  connect(&m_recorder, &SessionRecorder::pathChanged, this, &SessionController::keepingChanged);
  connect(&m_to.models.comparison, &Comparison::stateChanged, this, [this] {
    const Comparison& comparison = m_to.models.comparison;
    if (comparison.state() != Comparison::State::running || !comparison.savedDate().isEmpty()) return;
    m_to.models.experiment.forgetSavedKernels();
    m_to.strip->hide();
  });
  connect(m_to.charts, &ChartsRow::pageShown, &m_recorder, &SessionRecorder::setChart);
  connect(&m_to.models.experiment, &Experiment::offerChanged, this, &SessionController::chooseDevice);
}

SessionController::~SessionController() {
  delete m_dialog;
}

void SessionController::setKeeping(bool keep) {
  if (keep == keeps()) return;
  m_to.settings.set("sessions/keep", keep);
  m_recorder.setFolder(keep ? m_folder : QString());
  emit keepingChanged();
}

void SessionController::setFolder(const QString& folder) {
  if (folder == m_folder) return;
  m_folder = folder;
  m_to.settings.set("sessions/folder", folder);
  if (keeps()) m_recorder.setFolder(folder);
  emit keepingChanged();
}

QString SessionController::relabel(const QString& path, const store::SessionLabel& label) {
  if (path != ownPath()) return app::relabel(path, label);
  m_recorder.setLabel(label);
  return {};
}

void SessionController::openComparison(const QString& path, quint64 number) {
  openFile(path, number).then(this, [this, path, turn = ++m_turn](const FoundFile& found) {
    if (turn == m_turn) take(path, found);
  });
}

void SessionController::take(const QString& path, const FoundFile& found) {
  if (!found.problem.isEmpty())
    m_to.banner->showMessage(tr("%1 was not opened. %2").arg(shown(QFileInfo(path).fileName()), found.problem), false);
  else if (found.session)
    show(*found.session);
  else
    useDevice(found.recording);
  emit settled();
}

void SessionController::show(const store::OpenedSession& session) {
  m_to.live.release();
  m_to.ladder.release();
  showSession(session, m_to.models);
  m_recorder.forgetPresent();
  if (session.state.view && !session.state.view->chart.empty())
    m_to.charts->showChart(QString::fromStdString(session.state.view->chart));
  const QString title = shown(QString::fromStdString(session.summary.title)).simplified();
  m_window->setWindowTitle(title.isEmpty() ? tr("Warpfold") : tr("%1 – Warpfold").arg(title));
  const Comparison& comparison = m_to.models.comparison;
  m_to.strip->showSession({title, comparison.savedDate(), comparison.deviceName(),
                           shown(QString::fromStdString(session.summary.note)).simplified()});
}

/// The worker lists a recording that lies anywhere when it is named to it at its start.
void SessionController::useDevice(const QString& backend) {
  m_device = backend;
  qputenv("WARPFOLD_BACKEND", backend.toUtf8());
  if (m_to.worker.state() != WorkerClient::State::stopped) m_to.worker.restart();
}

void SessionController::chooseDevice() {
  if (m_device.isEmpty()) return;
  const QString wanted = std::exchange(m_device, {});
  Experiment& experiment = m_to.models.experiment;
  const auto& devices = experiment.devices();
  const bool there = std::any_of(devices.begin(), devices.end(), [&](const DeviceInfo& each) {
    return QString::fromStdString(each.backend) == wanted;
  });
  if (!there)
    return m_to.banner->showMessage(
        tr("The worker does not list this recording; open it on the machine where the worker runs."), false);
  experiment.setBackend(wanted);
  m_to.live.run();
}

void SessionController::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Session"), m_folder,
                                                    tr("Sessions and recordings (*.warpfold);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void SessionController::browse() {
  if (!m_dialog) {
    m_dialog = new SessionsDialog(*this, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
}

}  // namespace warpfold::app
