// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_run.h"

#include <algorithm>

#include "lecture/slide_charts.h"
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

WorkbenchOptions optionsFor(const QString& workerCommand) {
  WorkbenchOptions options;
  options.workerCommand = workerCommand;
  options.persistent = false;
  options.live = false;
  return options;
}

/// The side of a library's kernel that its device does not run, beside one that runs.
std::optional<int> sparedBy(const Experiment& experiment) {
  const auto runs = [&](messages::Side side) {
    const KernelInfo* const kernel = experiment.kernel(side);
    const DeviceInfo* const device = experiment.device(side);
    return kernel != nullptr && device != nullptr && device->runs(*kernel);
  };
  const auto lacks = [&](messages::Side side) {
    return experiment.kernel(side) != nullptr && experiment.kernel(side)->library &&
           experiment.device(side) != nullptr && !runs(side);
  };
  if (lacks(messages::Side::a) && runs(messages::Side::b)) return 0;
  if (lacks(messages::Side::b) && runs(messages::Side::a)) return 1;
  return std::nullopt;
}

}  // namespace

SlideNeeds SlideNeeds::of(const SlideSetup& setup, const QString& backend) {
  SlideNeeds needs;
  needs.requests = {requestOf(setup, setup.kernelA, backend),
                    requestOf(setup, setup.two() ? setup.kernelB : setup.kernelA, backend)};
  if (!setup.wholeBlock) needs.board = {!setup.smallBoard, setup.boardThreads};
  if (!setup.wholeBlock) needs.values = setup.values;
  needs.ladder = showsLadder(setup.view);
  return needs;
}

LectureRun::LectureRun(const QString& workerCommand, const QString& backend, QObject* parent)
    : QObject(parent), m_bench(optionsFor(workerCommand)), m_backendGiven(!backend.isEmpty()) {
  if (m_backendGiven) m_bench.worker().nameDevices({backend});
  for (DataSource* source : {static_cast<DataSource*>(&m_bench.comparison()),
                             static_cast<DataSource*>(&m_bench.stage()), static_cast<DataSource*>(&m_bench.ladder())})
    connect(source, &DataSource::changed, this, &LectureRun::changed);
  connect(&m_bench.comparison(), &Comparison::stateChanged, this, &LectureRun::changed);
  connect(&m_bench.ladder(), &LadderModel::stateChanged, this, &LectureRun::changed);
  connect(&m_bench.worker(), &WorkerClient::hello, this, [this] { m_greeted = false; });
  // Later, when all others have heard of the worker.
  connect(&m_bench.worker(), &WorkerClient::hello, this, &LectureRun::greet, Qt::QueuedConnection);
  connect(&m_bench.worker(), &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
    m_lost = restarting ? QString() : message;
    emit changed();
  });
}

void LectureRun::greet() {
  m_greeted = true;
  if (m_needs && sparedBy(m_bench.experiment())) {  // nobody knew the devices before
    ask();
    if (m_bench.live().wanted()) m_bench.live().run();
  }
  runLadder();
  emit changed();
}

void LectureRun::show(const SlideNeeds& needs) {
  const bool same = m_needs && m_needs->sameRun(needs);
  const bool climbed = same && m_needs->ladder;
  m_needs = needs;
  m_needs->ladder = needs.ladder || climbed;
  m_bench.live().setBoard(needs.board);
  if (!same) ask();
  const bool ready = m_bench.worker().state() == WorkerClient::State::ready;
  const bool stopped = !m_bench.live().wanted();
  // A worker that is still to come runs what is wanted by then.
  if (ready ? !same || stopped : stopped && m_lost.isEmpty()) m_bench.live().run();
  if (ready) runLadder();
  emit changed();
}

/// Of a kernel that cannot be had here the other one is run twice, so that what is known of that can be shown.
void LectureRun::ask() {
  Experiment& experiment = m_bench.experiment();
  const auto& [a, b] = m_needs->requests;
  std::optional<int> spared;
  {
    const QSignalBlocker untilItIsKnown(&experiment);
    experiment.setRequests(a, b, m_backendGiven);
    spared = sparedBy(experiment);
  }
  m_spared = {spared == 0, spared == 1};
  experiment.setRequests(spared == 0 ? b : a, spared == 1 ? a : b, m_backendGiven);
  for (const TypedValue& each : m_needs->values) experiment.typeValue(each.element, QString::fromStdString(each.text));
}

void LectureRun::showSource(const SlideNeeds& needs) {
  m_bench.live().stop();
  m_needs.reset();
  m_spared = {};
  m_bench.experiment().setRequests(needs.requests.first, needs.requests.second, m_backendGiven);
  emit changed();
}

void LectureRun::stop() {
  if (settled()) return;
  m_bench.live().stop();
  if (m_bench.ladder().active()) m_bench.ladder().requestStop();
  m_climbed.reset();
}

void LectureRun::runLadder() {
  if (!m_needs || !m_needs->ladder) return;
  RunRequest request = m_needs->requests.first;
  request.kernel.clear();  // a ladder runs them all
  if (m_climbed == request) return;
  m_climbed = request;
  m_bench.ladder().requestRun();
}

bool LectureRun::current(int side, bool whole) {
  if (!m_needs) return false;
  const Comparison::SideState& state = m_bench.comparison().side(side);
  const bool first = (side == 0) != spares(side);
  const RunRequest& wanted = first ? m_needs->requests.first : m_needs->requests.second;
  if (!state.asked) return false;
  const RunRequest& asked = *state.asked;
  const bool same = asked.kernel == wanted.kernel && asked.n == wanted.n && asked.block == wanted.block &&
                    asked.type == wanted.type && asked.op == wanted.op && asked.input == wanted.input &&
                    m_bench.comparison().typed() == m_needs->values;
  return same && (state.fresh || (!whole && state.boardFresh));
}

bool LectureRun::settled() {
  const bool climbs = m_needs && m_needs->ladder && !m_bench.ladder().ended();
  return !problem().isEmpty() || (m_greeted && !climbs && compared());
}

bool LectureRun::compared() {
  if (!problem().isEmpty()) return true;
  // A ladder that it gave way to may have ended before it goes on.
  const Comparison& comparison = m_bench.comparison();
  return comparison.ended() && (comparison.complete() || comparison.state() == Comparison::State::failed);
}

bool LectureRun::lacksDevice() {
  const Experiment& experiment = m_bench.experiment();
  if (!experiment.problems().contains(Experiment::Field::backend)) return false;
  const auto kind = [](const QString& backend) { return backend.section(u':', 0, 0); };
  const auto& devices = experiment.devices();
  return std::any_of(devices.begin(), devices.end(), [&](const DeviceInfo& device) {
    return kind(QString::fromStdString(device.backend)) == kind(experiment.backend());
  });
}

QString LectureRun::problem() {
  if (!m_lost.isEmpty()) return m_lost;
  if (!hasKernels() || !m_greeted) return {};
  const Experiment& experiment = m_bench.experiment();
  if (const QString refusal = experiment.refusalSentence(); !refusal.isEmpty()) return refusal;
  if (const auto problems = experiment.problems(); !problems.isEmpty()) return problems.first();
  return m_bench.comparison().failureSentence();
}

}  // namespace warpfold::app
