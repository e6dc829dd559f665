// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/live_session.h"

#include <utility>

#include "codec/run_fields.h"

namespace warpfold::app {
namespace {

constexpr auto settleTime = std::chrono::milliseconds(150);

}  // namespace

LiveSession::LiveSession(Experiment& experiment, Comparison& comparison, WorkerClient& client, QObject* parent)
    : JobSession(experiment, comparison, client, parent), m_comparison(comparison), m_job(client) {
  m_debounce.setSingleShot(true);
  m_debounce.setInterval(settleTime);
  connect(&m_debounce, &QTimer::timeout, this, &LiveSession::submit);
  connect(&experiment, &Experiment::changed, this, [this] {
    if (m_wanted && workerIsReady()) m_debounce.start();
  });

  connect(&client, &WorkerClient::hello, this, [this] {
    m_debounce.stop();
    if (std::exchange(m_resume, false)) m_submitted = false;
    if (m_wanted) submit();  // also what was changed while there was no worker
  });
  connectEvents();
  connect(&client, &WorkerClient::lost, this, &LiveSession::onWorkerLost);
  connect(&client, &WorkerClient::restarted, this, &LiveSession::onRestarted);
}

void LiveSession::connectEvents() {
  take<messages::Board>(m_job, m_comparison);
  take<messages::Result>(m_job, m_comparison);
  take<messages::Samples>(m_job, m_comparison);
  take<messages::CubTime>(m_job, m_comparison);
  take<messages::KernelCounters>(m_job, m_comparison);
  take<messages::HardwareCounted>(m_job, m_comparison);
  take<messages::MeasuredPeak>(m_job, m_comparison);
  follow(m_job);
  // What the comparison gave way to is over: it goes on.
  connect(&client(), &WorkerClient::done, this, [this] {
    if (client().jobRunning() || !std::exchange(m_gaveWay, false) || !m_wanted) return;
    m_submitted = false;
    submit();
  });
}

void LiveSession::run() {
  setWanted(true);
  m_resumed = 0;
  m_submitted = m_gaveWay = false;
  if (client().state() == WorkerClient::State::givenUp) {
    client().restart();
    return;
  }
  submit();
}

void LiveSession::stop() {
  setWanted(false);
  m_debounce.stop();
  if (m_comparison.active()) m_job.cancel();
  m_comparison.stopping();
}

void LiveSession::release() {
  setWanted(false);
  m_debounce.stop();
  m_submitted = m_gaveWay = m_resume = false;
  m_job.abandon();
}

void LiveSession::submit() {
  if (!workerIsReady()) return;
  if (!experiment().valid()) return endOutdated();
  const RunRequest a = experiment().request(messages::Side::a), b = experiment().request(messages::Side::b);
  // A change and its undoing within the settling time, or new devices on offer, need no new run.
  std::array<std::string, 2> sources = userSources();
  if ((m_submitted || m_gaveWay) && a == m_a && b == m_b && m_boardRun == m_board && sources == m_sources) return;
  if (!(a == m_a && b == m_b)) m_resumed = 0;
  m_sources = std::move(sources);
  m_a = a;
  m_b = b;
  messages::Compare compare;
  compare.a = a;
  compare.b = b;
  compare.live = m_live;
  compare.cub = true;
  compare.hardware = m_comparison.countersWanted();
  m_boardRun = m_board;
  compare.boardLesson = m_board.lesson;
  compare.boardThreads = m_board.threads;
  compare.typed = experiment().typed();
  m_gaveWay = false;
  m_comparison.begin(a, b, compare.typed);
  m_job.start(compare, patience());
  m_submitted = true;
}

std::array<std::string, 2> LiveSession::userSources() const {
  std::array<std::string, 2> sources;
  for (const messages::Side side : {messages::Side::a, messages::Side::b})
    if (const KernelInfo* const kernel = experiment().kernel(side); kernel && kernel->user)
      sources[std::size_t(side)] = kernel->code;
  return sources;
}

/// What runs is not what the fields say, and these cannot be run.
void LiveSession::endOutdated() {
  m_submitted = m_gaveWay = false;
  if (!m_comparison.active()) return;
  m_job.cancel();
  m_comparison.stopping();
}

std::chrono::milliseconds LiveSession::patience() const {
  auto longest = DeviceInfo{}.patience;
  for (const messages::Side side : {messages::Side::a, messages::Side::b})
    if (const DeviceInfo* device = experiment().device(side)) longest = std::max(longest, device->patience);
  return longest;
}

void LiveSession::onSuperseded() {
  m_gaveWay = m_comparison.state() == Comparison::State::running;
  JobSession::onSuperseded();
}

/// It is run again, once, with the next worker.
void LiveSession::onJobLost(const QString& message) {
  m_resume = m_comparison.active() && m_resumed == 0;
  if (m_resume) ++m_resumed;
  JobSession::onJobLost(message);
}

void LiveSession::onWorkerLost() {
  if (!std::exchange(m_gaveWay, false) || m_resumed != 0) return;
  m_resume = true;
  ++m_resumed;
}

/// Nothing has failed: what ran goes on with the new worker.
void LiveSession::onRestarted() {
  m_resume = m_resume || m_comparison.active() || m_gaveWay;
  m_resumed = 0;
  m_gaveWay = false;
  if (m_comparison.active()) m_comparison.finish();
}

void LiveSession::setWanted(bool wanted) {
  if (wanted == m_wanted) return;
  m_wanted = wanted;
  emit wantedChanged(wanted);
}

}  // namespace warpfold::app
