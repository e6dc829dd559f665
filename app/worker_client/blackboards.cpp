// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codec/run_fields.h"
#include "worker_client/companions.h"
#include "worker_client/job_client.h"

namespace warpfold::app {

namespace {

/// Traces the blackboards again when another number is typed onto them: what runs, or ran, goes on as it is.
class BlackboardsCompanion : public QObject {
 public:
  BlackboardsCompanion(const CompanionContext& context, QObject* parent)
      : QObject(parent),
        m_experiment(context.experiment),
        m_comparison(context.comparison),
        m_worker(context.worker),
        m_job(context.worker) {
    m_job.on<messages::Board>([this](const messages::Board& board) {
      m_comparison.setTyped(m_typed);
      m_comparison.apply(board);
    });
    connect(&m_experiment, &Experiment::changed, this, &BlackboardsCompanion::follow);
    connect(&m_worker, &WorkerClient::hello, this, &BlackboardsCompanion::follow);
    connect(&m_comparison, &Comparison::stateChanged, this, [this] {
      if (m_comparison.state() == Comparison::State::running && m_job.running()) m_job.abandon();  // it has its own
    });
  }

 private:
  void follow() {
    const TypedValues& typed = m_experiment.typed();
    const auto &a = m_comparison.side(0).asked, &b = m_comparison.side(1).asked;
    if (typed == (m_job.running() ? m_typed : m_comparison.typed()) || !a || !b) return;
    if (m_worker.state() != WorkerClient::State::ready) return;
    m_typed = typed;
    messages::Compare compare;
    compare.a = *a;
    compare.b = *b;
    compare.typed = typed;
    m_job.startBeside(messages::Blackboards{compare});
  }

  const Experiment& m_experiment;
  Comparison& m_comparison;
  WorkerClient& m_worker;
  JobClient m_job;
  TypedValues m_typed;  // of the job
};

const bool blackboardsCompanionRegistered = registerCompanion<BlackboardsCompanion>();

}  // namespace
}  // namespace warpfold::app
