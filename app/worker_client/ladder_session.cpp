// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/ladder_session.h"

#include "codec/run_fields.h"
#include "values/error.h"

namespace warpfold::app {

namespace {

// Host kernels are part of every ladder: slow without being hung.
constexpr auto patience = std::chrono::seconds(60);

}  // namespace

LadderSession::LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent)
    : QObject(parent), m_experiment(experiment), m_model(model), m_client(client), m_ladder(client), m_repeat(client) {
  const auto apply = [this](const auto& message) { m_model.apply(message); };
  m_ladder.on<messages::LadderRow>(apply);
  m_ladder.on<messages::MeasuredPeak>(apply);
  m_repeat.on<messages::Repeated>(apply);
  for (JobClient* job : {&m_ladder, &m_repeat}) {
    connect(job, &JobClient::progress, this, apply);
    connect(job, &JobClient::failed, this, apply);
    connect(job, &JobClient::done, &model, &LadderModel::finish);
    connect(job, &JobClient::superseded, &model, &LadderModel::finish);
  }
  connect(&client, &WorkerClient::lost, this, [this](const QString& message) {
    if (m_model.active()) m_model.fail(message);
  });
  connect(&client, &WorkerClient::restarted, this, [this] {
    if (m_model.active()) m_model.fail(tr("The worker was restarted; run the ladder again."));
  });
  connect(&client, &WorkerClient::hello, this, [this] {
    if (m_waiting) run();
  });
}

void LadderSession::run() {
  m_waiting = m_client.state() != WorkerClient::State::ready;
  if (m_waiting) return;
  if (const auto problems = m_experiment.problems(); !problems.isEmpty()) {
    const bool noBackend = problems.contains(Experiment::Field::backend);
    return m_model.fail(problems.first(), int(noBackend ? ExitStatus::unavailable : ExitStatus::invalidRequest));
  }
  messages::Ladder ladder;
  ladder.request = m_experiment.request(messages::Side::a);
  m_model.beginLadder(ladder.request);
  m_ladder.start(ladder, patience);
}

void LadderSession::again(const QString& kernel) {
  const auto request = m_model.requestOf(kernel);
  if (!request || m_client.state() != WorkerClient::State::ready) return;
  m_model.beginRepeat();
  m_repeat.start(messages::Repeat{*request, LadderModel::repetitions}, patience);
}

void LadderSession::stop() {
  m_waiting = false;
  m_ladder.cancel();
  m_repeat.cancel();
}

}  // namespace warpfold::app
