// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions/session_recorder.h"

#include <QDateTime>
#include <QFileInfo>
#include <utility>

#include "models/words.h"

namespace warpfold::app {

SessionRecorder::SessionRecorder(const SessionModels& models, QObject* parent) : QObject(parent), m_models(models) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(m_interval);
  connect(&m_soon, &QTimer::timeout, this, &SessionRecorder::save);
  connect(&m_saver, &SessionSaver::failed, this, &SessionRecorder::failed);
  connect(&m_saver, &SessionSaver::began, this, [this](const QString& path) {
    m_path = path;
    emit pathChanged();
    if (!m_gone.isEmpty())
      emit failed(tr("The session’s file %1 was moved or deleted. The session goes on in %2.")
                      .arg(shown(QFileInfo(m_gone).fileName()), shown(QFileInfo(path).fileName())));
    m_gone.clear();
  });
  connect(&m_saver, &SessionSaver::gone, this, [this](const QString& path) {
    m_gone = path;
    save();
  });
  follow();
}

SessionRecorder::~SessionRecorder() {
  if (m_soon.isActive()) save();
}

void SessionRecorder::follow() {
  Comparison& comparison = m_models.comparison;
  connect(&comparison, &Comparison::stateChanged, this, [this] {
    if (m_models.comparison.state() != Comparison::State::running) return touch();
    if (!m_models.comparison.savedDate().isEmpty()) return forgetPresent();
    ++m_number;  // a run has begun, and has nothing yet
    m_present = true;
    m_date = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString();
    m_results = {};
    m_kernels = {};
  });
  connect(&comparison, &Comparison::resultChanged, this, &SessionRecorder::takeResult);
  connect(&comparison, &Comparison::changed, this, &SessionRecorder::touch);
  LadderModel& ladder = m_models.ladder;
  connect(&ladder, &LadderModel::stateChanged, this, [this] {
    if (m_models.ladder.state() == LadderModel::State::running) m_ladderPresent = true;
  });
  connect(&ladder, &LadderModel::changed, this, [this] {
    m_ladderChanged = true;
    touch();
  });
  connect(&m_models.stage, &Stage::treesChanged, this, &SessionRecorder::touch);
  Playback& playback = m_models.stage.playback();
  const auto touchAtRest = [this] {
    if (!m_models.stage.playback().playing()) touch();
  };
  connect(&playback, &Playback::positionChanged, this, touchAtRest);
  connect(&playback, &Playback::playingChanged, this, touchAtRest);
  connect(&m_models.clocks, &ClocksModel::changed, this, [this] {
    m_clocksPresent = m_present;
    touch();
  });
}

void SessionRecorder::setFolder(const QString& folder) {
  if (folder == m_folder) return;
  m_folder = folder;
  m_path.clear();
  m_saver.setFolder(folder);
  emit pathChanged();
  touch();
}

void SessionRecorder::setInterval(std::chrono::milliseconds interval) {
  m_interval = interval;
  m_soon.setInterval(interval);
}

void SessionRecorder::setChart(const QString& chart) {
  m_chart = chart.toStdString();
  touch();
}

void SessionRecorder::forgetPresent() {
  m_present = m_ladderPresent = m_clocksPresent = m_ladderChanged = false;
  m_results = {};
  m_ladder.reset();
  m_soon.stop();
}

void SessionRecorder::touch() {
  if (!m_folder.isEmpty() && !m_soon.isActive()) m_soon.start();
}

void SessionRecorder::takeResult(int side) {
  const Comparison::SideState& shown = m_models.comparison.side(side);
  if (!m_present || !shown.fresh) return;
  m_results[std::size_t(side)] = std::make_shared<const RunResult>(*shown.result);
  m_kernels[std::size_t(side)] = m_models.experiment.catalogue().find(shown.kernel);
  // The next run may be near, and begins with taking the samples of this one away.
  if (m_models.comparison.complete() && !m_folder.isEmpty()) m_soon.start(0);
}

void SessionRecorder::takeLadder() {
  if (!m_ladderPresent || !std::exchange(m_ladderChanged, false) || m_models.ladder.rungs().empty()) return;
  store::SessionLadder ladder{m_models.ladder.request(), m_models.ladder.rungs(), m_models.ladder.repeat()};
  m_ladder = std::make_shared<const store::SessionLadder>(std::move(ladder));
}

void SessionRecorder::save() {
  m_soon.setInterval(m_interval);
  if (m_folder.isEmpty()) return;
  takeLadder();
  store::SessionState now = state();
  if (now.comparison != 0 || now.ladder) m_saver.save(std::move(now));
}

store::SessionState SessionRecorder::state() const {
  store::SessionState state;
  const Comparison& comparison = m_models.comparison;
  if (m_present && (m_results[0] || m_results[1])) {
    state.comparison = m_number;
    state.date = m_date;
    state.view = viewOf(m_models.stage);
    state.view->chart = m_chart;
    for (int s = 0; s < 2; ++s) state.sides[std::size_t(s)] = sideState(s);
    if (const auto& library = comparison.library())
      state.library = {library->kernel, library->medianUs, library->samples, library->provenance};
    if (const auto& peak = comparison.measuredPeak()) state.peak = {peak->backend, peak->gbs};
  }
  state.ladder = m_ladder;
  if (m_clocksPresent) {
    state.firstClocks = m_models.clocks.first();
    for (const messages::Clocks& each : m_models.clocks.readings())
      state.clocks.push_back({each.smMhz, each.memoryMhz, each.celsius, each.watts});
  }
  return state;
}

store::SessionSide SessionRecorder::sideState(int s) const {
  const Comparison& comparison = m_models.comparison;
  const Comparison::SideState& shown = comparison.side(s);
  store::SessionSide side;
  side.asked = shown.asked.value_or(RunRequest());
  side.kernel = m_kernels[std::size_t(s)];
  side.result = m_results[std::size_t(s)];
  if (shown.board && shown.boardKernel == shown.kernel) side.board = shown.board;
  if (!side.result) return side;
  side.counters = shown.counters;
  side.hardware = shown.hardware;
  side.medianUs = comparison.medianUs(s);
  side.firstSample = shown.samples.firstIndex();
  for (quint64 i = shown.samples.firstIndex(); i < shown.samples.nextIndex(); ++i)
    side.samplesUs.push_back(shown.samples.at(i));
  return side;
}

}  // namespace warpfold::app
