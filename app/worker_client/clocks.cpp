// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <utility>

#include "models/clocks_model.h"
#include "models/words.h"
#include "worker_client/companions.h"
#include "worker_client/job_client.h"

namespace warpfold::app {

namespace {

/// Watches the clocks of the device while a comparison runs on it, for the chart and for the device pill's tooltip.
class ClocksCompanion : public QObject {
 public:
  ClocksCompanion(const CompanionContext& context, QObject* parent)
      : QObject(parent),
        m_experiment(context.experiment),
        m_comparison(context.comparison),
        m_notes(context.notes),
        m_job(context.worker) {
    context.sources.add(m_model);
    m_job.on<messages::Clocks>([this](const messages::Clocks& reading) {
      if (m_cancelled) return;  // it is of a device, or a run, that is over
      m_model.append(reading);
      m_notes.set(QStringLiteral("clocks"), m_model.lines());
    });
    connect(&m_comparison, &Comparison::stateChanged, this, &ClocksCompanion::follow);
    connect(&m_model, &DataSource::runRequested, &m_comparison, &DataSource::requestRun);
    connect(&m_job, &JobClient::done, this, [this] {
      forget();
      if (std::exchange(m_cancelled, false)) follow();  // another run may have begun meanwhile
    });
    connect(&m_job, &JobClient::lost, this, &ClocksCompanion::endWithWorker);
    connect(&m_job, &JobClient::restarted, this, &ClocksCompanion::endWithWorker);
  }

 private:
  void endWithWorker() {
    forget();
    m_cancelled = false;
  }
  /// What the device said last is old once nobody watches it.
  void forget() { m_notes.set(QStringLiteral("clocks"), {}); }

  /// The device of the run that is live, where its clocks are worth watching; null elsewhere.
  const DeviceInfo* watchable() const {
    const DeviceInfo* const device = m_experiment.device();
    const bool live = m_comparison.state() == Comparison::State::running;
    return live && device && device->timesAreGpu && !device->isModelled() ? device : nullptr;
  }

  void follow() {
    const DeviceInfo* const device = watchable();
    if (m_job.running()) {
      if (device && device->backend == m_watched) return;
      forget();
      m_cancelled = true;
      return m_job.cancel();
    }
    if (!device) return;
    m_watched = device->backend;
    m_model.setDevice(text(device->called()));
    m_job.startBeside(messages::WatchClocks{m_watched});
  }

  Experiment& m_experiment;
  Comparison& m_comparison;
  DeviceNotes& m_notes;
  ClocksModel m_model;
  JobClient m_job;
  std::string m_watched;     // the device's backend
  bool m_cancelled = false;  // nothing that still comes of the job counts
};

const bool clocksCompanionRegistered = registerCompanion<ClocksCompanion>();

}  // namespace
}  // namespace warpfold::app
