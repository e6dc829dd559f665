// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
      m_model.append(reading);
      m_notes.set(QStringLiteral("clocks"), m_model.lines());
    });
    connect(&m_comparison, &Comparison::stateChanged, this, &ClocksCompanion::follow);
    connect(&m_model, &DataSource::runRequested, &m_comparison, &DataSource::requestRun);
    // What the device said last is old once nobody watches it.
    connect(&m_job, &JobClient::done, this, [this] {
      m_notes.set(QStringLiteral("clocks"), {});
      if (std::exchange(m_cancelled, false)) follow();  // another run may have begun meanwhile
    });
  }

 private:
  void follow() {
    if (m_comparison.state() != Comparison::State::running) {
      m_cancelled = m_job.running();
      return m_job.cancel();
    }
    const DeviceInfo* const device = m_experiment.device();
    if (m_job.running() || !device || !device->timesAreGpu) return;
    m_model.setDevice(text(device->called()));
    m_job.startBeside(messages::WatchClocks{device->backend});
  }

  Experiment& m_experiment;
  Comparison& m_comparison;
  DeviceNotes& m_notes;
  ClocksModel m_model;
  JobClient m_job;
  bool m_cancelled = false;
};

const bool registered = registerCompanion<ClocksCompanion>();

}  // namespace
}  // namespace warpfold::app
