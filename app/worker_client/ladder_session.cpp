// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/ladder_session.h"

#include "values/error.h"

namespace warpfold::app {

template <typename Message>
void LadderSession::forward(void (WorkerClient::*signal)(const Message&)) {
  connect(&m_client, signal, this, [this](const Message& message) {
    if (message.job == m_job) m_model.apply(message);
  });
}

LadderSession::LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent)
    : QObject(parent), m_experiment(experiment), m_model(model), m_client(client) {
  forward(&WorkerClient::ladderRow);
  forward(&WorkerClient::repeated);
  forward(&WorkerClient::progress);
  forward(&WorkerClient::failure);
  connect(&client, &WorkerClient::peak, this, [this](const messages::MeasuredPeak& peak) { m_model.apply(peak); });
  const auto end = [this](quint64 job) {
    if (job == m_job) m_model.finish();
  };
  connect(&client, &WorkerClient::done, this, end);
  connect(&client, &WorkerClient::superseded, this, end);
  connect(&client, &WorkerClient::lost, this, [this](const QString& message) {
    if (m_model.active()) m_model.fail(message);
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
  m_job = 0;  // what ends now is not ours any more
  m_model.beginLadder(ladder.request);
  m_job = m_client.ladder(ladder);
}

void LadderSession::again(const QString& kernel) {
  const auto request = m_model.requestOf(kernel);
  if (!request || m_client.state() != WorkerClient::State::ready) return;
  m_job = 0;
  m_model.beginRepeat();
  m_job = m_client.again({0, *request, LadderModel::repetitions});
}

void LadderSession::stop() {
  m_waiting = false;
  if (m_model.active()) m_client.cancel();
}

}  // namespace warpfold::app
