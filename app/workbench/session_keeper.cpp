// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/session_keeper.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "models/words.h"
#include "workbench/settings.h"
#include "worker_client/live_session.h"

namespace warpfold::app {

SessionKeeper::SessionKeeper(const SessionTargets& targets, const QString& folder, QObject* parent)
    : QObject(parent), m_to(targets), m_recorder(targets.models) {
  const QString chosen = m_to.settings.value("sessions/folder").toString();
  m_folder = !folder.isEmpty() ? folder : !chosen.isEmpty() ? chosen : defaultSessionFolder();
  const QVariant keep = m_to.settings.value("sessions/keep");
  const bool wanted = !folder.isEmpty() || (m_to.settings.persistent() && (!keep.isValid() || keep.toBool()));
  if (wanted) m_recorder.setFolder(m_folder);
  connect(&m_recorder, &SessionRecorder::failed, this, &SessionKeeper::failed);
  connect(&m_recorder, &SessionRecorder::pathChanged, this, &SessionKeeper::keepingChanged);
  connect(&m_to.models.comparison, &Comparison::stateChanged, this, [this] {
    const Comparison& comparison = m_to.models.comparison;
    if (comparison.state() != Comparison::State::running || !comparison.savedDate().isEmpty()) return;
    m_to.models.experiment.forgetSavedKernels();
    if (std::exchange(m_shown, std::nullopt)) emit shownChanged();
  });
  connect(&m_to.models.experiment, &Experiment::offerChanged, this, &SessionKeeper::chooseDevice);
}

void SessionKeeper::setKeeping(bool keep) {
  if (keep == keeps()) return;
  m_to.settings.set("sessions/keep", keep);
  m_recorder.setFolder(keep ? m_folder : QString());
  emit keepingChanged();
}

void SessionKeeper::setFolder(const QString& folder) {
  if (folder == m_folder) return;
  m_folder = folder;
  m_to.settings.set("sessions/folder", folder);
  if (keeps()) m_recorder.setFolder(folder);
  emit keepingChanged();
}

QString SessionKeeper::relabel(const QString& path, const store::SessionLabel& label) {
  if (path != ownPath()) return app::relabel(path, label);
  m_recorder.setLabel(label);
  return {};
}

void SessionKeeper::openComparison(const QString& path, quint64 number) {
  openFile(path, number).then(this, [this, path, turn = ++m_turn](const FoundFile& found) {
    if (turn == m_turn) take(path, found);
  });
}

void SessionKeeper::take(const QString& path, const FoundFile& found) {
  if (!found.problem.isEmpty())
    emit failed(tr("%1 was not opened. %2").arg(shown(QFileInfo(path).fileName()), found.problem));
  else if (found.session)
    show(*found.session);
  else
    useDevice(found.recording);
  if (found.problem.isEmpty()) emit opened(path);
  emit settled();
}

void SessionKeeper::show(const store::OpenedSession& session) {
  m_to.live.release();
  for (ForegroundJob* job : m_to.jobs) job->release();
  showSession(session, m_to.models);
  m_recorder.forgetPresent();
  const auto line = [](const std::string& text) { return shown(QString::fromStdString(text)).simplified(); };
  const Comparison& comparison = m_to.models.comparison;
  m_shown =
      Shown{line(session.summary.title), comparison.savedDate(), comparison.deviceName(), line(session.summary.note),
            session.state.view ? QString::fromStdString(session.state.view->chart) : QString()};
  emit shownChanged();
}

/// The worker lists a recording that lies anywhere when it is named to it at its start.
void SessionKeeper::useDevice(const QString& backend) {
  m_device = backend;
  m_to.worker.nameDevices({backend});
  if (m_to.worker.state() != WorkerClient::State::stopped) m_to.worker.restart();
}

void SessionKeeper::chooseDevice() {
  if (m_device.isEmpty()) return;
  const QString wanted = std::exchange(m_device, {});
  Experiment& experiment = m_to.models.experiment;
  const auto& devices = experiment.devices();
  const bool there = std::any_of(devices.begin(), devices.end(), [&](const DeviceInfo& each) {
    return QString::fromStdString(each.backend) == wanted;
  });
  if (!there)
    return emit failed(tr("The worker does not list this recording; open it on the machine where the worker runs."));
  experiment.setBackend(wanted);
  m_to.live.run();
}

}  // namespace warpfold::app
