// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/ladder_session.h"

#include "codec/run_fields.h"

namespace warpfold::app {

namespace {

const bool ladderRegistered = registerForegroundJob<LadderSession, LadderModel>(10);

}  // namespace

LadderSession::LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent)
    : SingleForegroundJob(experiment, model, client, parent), m_model(model) {
  take<messages::LadderRow>(job(), m_model);
  take<messages::MeasuredPeak>(job(), m_model);
}

JobOffer LadderSession::offer() const {
  return {tr("Ladder"), tr("&Ladder"), QStringLiteral("Ctrl+L"), tr("run the ladder of all kernels"),
          QStringLiteral("ladder")};
}

void LadderSession::start() {
  messages::Ladder ladder;
  ladder.request = experiment().request(messages::Side::a);
  ladder.hardware = m_model.countersWanted();
  m_model.beginLadder(ladder.request);
  job().start(ladder, longestPatience());
}

}  // namespace warpfold::app
