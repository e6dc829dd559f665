// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/ladder_session.h"

#include "codec/run_fields.h"
#include "values/error.h"

namespace warpfold::app {

namespace {

const bool ladderRegistered = registerForegroundJob<LadderSession, LadderModel>(10);

}  // namespace

LadderSession::LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent)
    : ForegroundJob(experiment, model, client, parent), m_model(model), m_ladder(client) {
  take<messages::LadderRow>(m_ladder, m_model);
  take<messages::MeasuredPeak>(m_ladder, m_model);
  follow(m_ladder);
  connect(&client, &WorkerClient::hello, this, [this] {
    if (m_waiting) run();
  });
}

JobOffer LadderSession::offer() const {
  return {tr("Ladder"), tr("&Ladder"), QStringLiteral("Ctrl+L"), tr("run the ladder of all kernels"),
          QStringLiteral("ladder")};
}

void LadderSession::run() {
  m_waiting = !workerIsReady();
  if (m_waiting) return;
  if (const auto problems = experiment().problems(); !problems.isEmpty()) {
    const bool noBackend = problems.contains(Experiment::Field::backend);
    return m_model.fail(problems.first(), int(noBackend ? ExitStatus::unavailable : ExitStatus::invalidRequest));
  }
  messages::Ladder ladder;
  ladder.request = experiment().request(messages::Side::a);
  ladder.hardware = m_model.countersWanted();
  m_model.beginLadder(ladder.request);
  m_ladder.start(ladder, longestPatience());
}

void LadderSession::stop() {
  m_waiting = false;
  m_ladder.cancel();
}

void LadderSession::release() {
  m_waiting = false;
  m_ladder.abandon();
  if (m_model.active()) m_model.finish();
}

}  // namespace warpfold::app
