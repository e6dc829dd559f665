// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/live_session.h"

#include "codec/run_fields.h"

namespace warpfold::app {
namespace {

constexpr auto settleTime = std::chrono::milliseconds(150);
// What an emulator's run is worth watching for: its times say nothing about a GPU.
constexpr quint64 enoughEmulated = 200;
constexpr qint64 enoughEmulatedMs = 10000;

}  // namespace

LiveSession::LiveSession(Experiment& experiment, Comparison& comparison, WorkerClient& client, QObject* parent)
    : QObject(parent), m_experiment(experiment), m_comparison(comparison), m_client(client), m_job(client) {
  m_debounce.setSingleShot(true);
  m_debounce.setInterval(settleTime);
  connect(&m_debounce, &QTimer::timeout, this, &LiveSession::submit);
  connect(&experiment, &Experiment::changed, this, [this] {
    if (m_wanted && m_client.state() == WorkerClient::State::ready) m_debounce.start();
  });

  connect(&client, &WorkerClient::hello, this, [this](const messages::Hello& hello) {
    m_experiment.setOffer(hello);
    m_debounce.stop();
    if (m_wanted && (!m_submitted || m_resume)) {
      m_submitted = false;
      submit();
    }
    m_resume = false;
  });
  connectEvents();
  connect(&client, &WorkerClient::lost, this, &LiveSession::onLost);
  connect(&comparison, &Comparison::samplesChanged, this, &LiveSession::onSamples);
}

void LiveSession::connectEvents() {
  const auto apply = [this](const auto& message) { m_comparison.apply(message); };
  m_job.on<messages::Board>(apply);
  m_job.on<messages::Result>(apply);
  m_job.on<messages::Samples>(apply);
  m_job.on<messages::CubTime>(apply);
  m_job.on<messages::KernelCounters>(apply);
  m_job.on<messages::MeasuredPeak>(apply);
  connect(&m_job, &JobClient::progress, this, apply);
  connect(&m_job, &JobClient::failed, this, apply);
  connect(&m_job, &JobClient::done, this, &LiveSession::onDone);
  connect(&m_job, &JobClient::superseded, this, &LiveSession::onSuperseded);
  // What the comparison gave way to is over: it goes on.
  connect(&m_client, &WorkerClient::done, this, [this] {
    if (m_client.jobRunning() || !std::exchange(m_gaveWay, false) || !m_wanted) return;
    m_submitted = false;
    submit();
  });
}

void LiveSession::run() {
  setWanted(true);
  m_resumed = 0;
  m_submitted = m_gaveWay = false;
  if (m_client.state() == WorkerClient::State::givenUp) {
    m_client.restart();
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

void LiveSession::submit() {
  if (m_client.state() != WorkerClient::State::ready) return;
  if (!m_experiment.valid()) return endOutdated();
  const RunRequest a = m_experiment.request(messages::Side::a), b = m_experiment.request(messages::Side::b);
  // A change and its undoing within the settling time, or new devices on offer, need no new run.
  if ((m_submitted || m_gaveWay) && a == m_a && b == m_b) return;
  if (!(a == m_a && b == m_b)) m_resumed = 0;
  m_a = a;
  m_b = b;
  messages::Compare compare;
  compare.a = a;
  compare.b = b;
  compare.live = m_live;
  compare.cub = true;
  m_sampling.invalidate();
  m_gaveWay = false;
  m_comparison.begin(a, b);
  m_job.start(compare, patience());
  m_submitted = true;
}

/// What runs is not what the fields say, and these cannot be run.
void LiveSession::endOutdated() {
  m_submitted = m_gaveWay = false;
  if (!m_comparison.active()) return;
  m_job.cancel();
  m_comparison.stopping();
}

void LiveSession::onSamples() {
  if (m_comparison.state() != Comparison::State::running || !m_comparison.complete()) return;
  if (m_comparison.provenance() != Provenance::emulated) return;
  if (!m_sampling.isValid()) m_sampling.start();
  const quint64 taken = std::min(m_comparison.side(0).samples.nextIndex(), m_comparison.side(1).samples.nextIndex());
  if (taken < enoughEmulated && m_sampling.elapsed() < enoughEmulatedMs) return;
  m_job.cancel();
  m_comparison.stopping();
}

std::chrono::milliseconds LiveSession::patience() const {
  const DeviceInfo* device = m_experiment.device();
  return device ? device->patience : DeviceInfo{}.patience;
}

void LiveSession::onDone() {
  m_comparison.finish();
}

void LiveSession::onSuperseded() {
  m_gaveWay = m_comparison.state() == Comparison::State::running;
  m_comparison.finish();
}

void LiveSession::onLost(const QString& message, bool) {
  m_resume = (m_comparison.active() || m_gaveWay) && m_resumed == 0;
  m_gaveWay = false;
  if (m_resume) ++m_resumed;
  m_comparison.interrupt(message);
}

void LiveSession::setWanted(bool wanted) {
  if (wanted == m_wanted) return;
  m_wanted = wanted;
  emit wantedChanged(wanted);
}

}  // namespace warpfold::app
