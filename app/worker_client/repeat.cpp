// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codec/run_fields.h"
#include "models/ladder_model.h"
#include "worker_client/companions.h"
#include "worker_client/job_session.h"

namespace warpfold::app {

namespace {

/// Runs a kernel of the last ladder again and again, with the request it had there: the float lens counts its results.
class RepeatCompanion : public JobSession {
 public:
  RepeatCompanion(const CompanionContext& context, QObject* parent)
      : RepeatCompanion(context, context.sources.get<LadderModel>(), parent) {}

 private:
  RepeatCompanion(const CompanionContext& context, LadderModel& model, QObject* parent)
      : JobSession(context.experiment, model, context.worker, parent), m_model(model), m_job(context.worker) {
    take<messages::Repeated>(m_job, model);
    follow(m_job);
    connect(&model, &LadderModel::repeatRequested, this, &RepeatCompanion::run);
    connect(&model, &DataSource::stopRequested, this, [this] { m_job.cancel(); });
    connect(&model, &JobModel::stateChanged, this, [this] {
      if (m_model.state() == JobModel::State::finished) m_job.abandon();  // the model may be somebody else's to fill
    });
  }

  void run(const QString& kernel, quint32 runs) {
    const auto request = m_model.requestOf(kernel);
    if (!request || !workerIsReady()) return;
    m_model.beginRepeat();
    m_job.start(messages::Repeat{*request, runs}, longestPatience());
  }

  LadderModel& m_model;
  JobClient m_job;
};

const bool repeatCompanionRegistered = registerCompanion<RepeatCompanion>();

}  // namespace

}  // namespace warpfold::app
