// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_bench.h"

#include "run/run_request.h"
#include "worker_client/companions.h"

namespace warpfold::app {

namespace {

RunRequest requestOf(const SlideSetup& setup, const QString& kernel, const QString& backend) {
  RunRequest request;
  request.kernel = kernel.toStdString();
  if (!backend.isEmpty()) request.backend = backend.toStdString();
  request.n = parseCount(setup.n.toStdString(), Field::n);
  request.block = setup.block;
  request.type = setup.type;
  request.op = setup.op;
  request.input = setup.input.toStdString();
  return request;
}

bool showsLadder(const SlideSetup& setup) {
  return setup.view == QLatin1String("ladder") || setup.view == QLatin1String("lens");
}

}  // namespace

LectureBench::LectureBench(const QString& workerCommand, const QString& backend, QObject* parent)
    : QObject(parent),
      m_stage(m_experiment, m_comparison),
      m_session(m_experiment, m_comparison, m_client),
      m_ladderSession(m_experiment, m_ladder, m_client),
      m_backend(backend) {
  for (DataSource* source : {static_cast<DataSource*>(&m_comparison), static_cast<DataSource*>(&m_stage),
                             static_cast<DataSource*>(&m_ladder)}) {
    m_sources.add(*source);
    connect(source, &DataSource::changed, this, &LectureBench::changed);
  }
  makeCompanions({m_client, m_experiment, m_comparison, m_sources, m_notes}, this);
  m_client.setCommand(workerCommand);
  m_session.setLive(false);
  connect(&m_comparison, &Comparison::stateChanged, this, &LectureBench::changed);
  connect(&m_ladder, &LadderModel::stateChanged, this, &LectureBench::changed);
  connect(&m_client, &WorkerClient::hello, this, &LectureBench::changed, Qt::QueuedConnection);
  connect(
      &m_client, &WorkerClient::hello, this, [this] { runLadder(); }, Qt::QueuedConnection);
  connect(&m_client, &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
    m_lost = restarting ? QString() : message;
    emit changed();
  });
}

void LectureBench::show(const SlideSetup& setup) {
  m_setup = setup;
  const std::pair requests(requestOf(setup, setup.kernelA, m_backend),
                           requestOf(setup, setup.two() ? setup.kernelB : setup.kernelA, m_backend));
  m_stage.show(setup.wholeBlock ? TreeChoice::Kind::block : TreeChoice::Kind::board);
  if (requests != m_requests) {
    m_requests = requests;
    m_experiment.setRequests(requests.first, requests.second, !m_backend.isEmpty());
    if (m_client.state() == WorkerClient::State::ready) m_session.run();
  }
  if (m_client.state() == WorkerClient::State::ready) runLadder();
  emit changed();
}

void LectureBench::runLadder() {
  if (!showsLadder(m_setup)) return;
  RunRequest request = m_requests.first;
  request.kernel.clear();  // a ladder runs them all
  if (m_climbed == request) return;
  m_climbed = request;
  m_ladderSession.run();
}

bool LectureBench::settled(const SlideSetup& setup) const {
  if (!problem().isEmpty()) return true;
  if (showsLadder(setup) && !m_ladder.ended()) return false;
  return m_comparison.ended();
}

QString LectureBench::problem() const {
  if (!m_lost.isEmpty()) return m_lost;
  if (!hasKernels()) return {};
  if (const QString refusal = m_experiment.refusalSentence(); !refusal.isEmpty()) return refusal;
  if (const auto problems = m_experiment.problems(); !problems.isEmpty()) return problems.first();
  return m_comparison.failureSentence();
}

}  // namespace warpfold::app
