// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_bench.h"

#include <utility>

#include "run/run_request.h"

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

WorkbenchOptions optionsFor(const QString& workerCommand) {
  WorkbenchOptions options;
  options.workerCommand = workerCommand;
  options.persistent = false;
  options.live = false;
  return options;
}

}  // namespace

LectureBench::LectureBench(const QString& workerCommand, const QString& backend, QObject* parent)
    : QObject(parent), m_bench(optionsFor(workerCommand)), m_backend(backend) {
  if (!backend.isEmpty()) worker().nameDevices({backend});
  for (DataSource* source : {static_cast<DataSource*>(&m_bench.comparison()), static_cast<DataSource*>(&stage()),
                             static_cast<DataSource*>(&m_bench.ladder())})
    connect(source, &DataSource::changed, this, &LectureBench::changed);
  connect(&comparison(), &Comparison::stateChanged, this, &LectureBench::changed);
  connect(&m_bench.ladder(), &LadderModel::stateChanged, this, &LectureBench::changed);
  // Later, when all others have heard of the worker.
  connect(&worker(), &WorkerClient::hello, this, &LectureBench::greet, Qt::QueuedConnection);
  connect(&worker(), &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
    m_lost = restarting ? QString() : message;
    emit changed();
  });
}

void LectureBench::greet() {
  runLadder();
  emit changed();
}

void LectureBench::show(const SlideSetup& setup) {
  m_setup = setup;
  const std::pair requests(requestOf(setup, setup.kernelA, m_backend),
                           requestOf(setup, setup.two() ? setup.kernelB : setup.kernelA, m_backend));
  stage().show(setup.wholeBlock ? TreeChoice::Kind::block : TreeChoice::Kind::board);
  const bool small = std::exchange(m_small, setup.smallBoard);
  m_bench.live().setBoardLesson(!setup.smallBoard);
  if (requests != m_requests || small != m_small) {
    m_requests = requests;
    experiment().setRequests(requests.first, requests.second, !m_backend.isEmpty());
    if (worker().state() == WorkerClient::State::ready) m_bench.live().run();
  }
  if (worker().state() == WorkerClient::State::ready) runLadder();
  emit changed();
}

void LectureBench::runLadder() {
  if (!showsLadder(m_setup)) return;
  RunRequest request = m_requests.first;
  request.kernel.clear();  // a ladder runs them all
  if (m_climbed == request) return;
  m_climbed = request;
  m_bench.ladder().requestRun();
}

bool LectureBench::current(int side) {
  const Comparison::SideState& state = comparison().side(side);
  const RunRequest& wanted = side == 0 ? m_requests.first : m_requests.second;
  if (!state.asked || m_small != m_setup.smallBoard) return false;
  const RunRequest& asked = *state.asked;
  const bool same = asked.kernel == wanted.kernel && asked.n == wanted.n && asked.block == wanted.block &&
                    asked.type == wanted.type && asked.op == wanted.op && asked.input == wanted.input;
  return same && (m_setup.wholeBlock ? state.fresh : state.fresh || state.boardFresh);
}

std::optional<double> LectureBench::medianUs(int side) {
  return current(side) && comparison().side(side).fresh ? comparison().medianUs(side) : std::nullopt;
}

bool LectureBench::settled(const SlideSetup& setup) {
  if (!problem().isEmpty()) return true;
  if (showsLadder(setup) && !m_bench.ladder().ended()) return false;
  // A ladder that it gave way to may have ended before it goes on.
  return comparison().ended() && (comparison().complete() || comparison().state() == Comparison::State::failed);
}

QString LectureBench::problem() {
  if (!m_lost.isEmpty()) return m_lost;
  if (!hasKernels()) return {};
  if (const QString refusal = experiment().refusalSentence(); !refusal.isEmpty()) return refusal;
  if (const auto problems = experiment().problems(); !problems.isEmpty()) return problems.first();
  return comparison().failureSentence();
}

}  // namespace warpfold::app
