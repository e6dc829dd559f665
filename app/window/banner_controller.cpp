// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner_controller.h"

#include <utility>

#include "models/comparison.h"
#include "models/experiment.h"
#include "window/banner.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

namespace {

constexpr int readingMs = 10000;

}  // namespace

BannerController::BannerController(Banner* banner, const Experiment& experiment, const Comparison& comparison,
                                   WorkerClient& client)
    : QObject(banner), m_banner(banner), m_experiment(experiment), m_comparison(comparison), m_client(client) {
  connect(&client, &WorkerClient::lost, this, &BannerController::onLost);
  connect(&client, &WorkerClient::hello, this, &BannerController::onHello);
  connect(&comparison, &Comparison::stateChanged, this, &BannerController::onComparisonState);
  connect(&experiment, &Experiment::changed, this, &BannerController::onExperiment);
  connect(banner, &Banner::restartRequested, &client, &WorkerClient::restart);
}

void BannerController::onLost(const QString& message, bool restarting) {
  m_aboutRun = false;
  m_lost = restarting ? message : QString();
  m_banner->showMessage(restarting ? tr("%1 A new worker is starting.").arg(message) : message, !restarting);
}

void BannerController::onHello() {
  if (!m_lost.isEmpty())
    m_banner->showMessage(tr("%1 A new worker is running.").arg(m_lost), false, readingMs);
  else if (!m_aboutRun && m_refusal.isEmpty())
    m_banner->hide();
  m_lost.clear();
}

void BannerController::onExperiment() {
  const QString before = std::exchange(m_refusal, m_experiment.refusalSentence());
  if (m_refusal == before) return;
  if (!m_refusal.isEmpty())
    m_banner->showMessage(m_refusal, false);
  else if (m_banner->message() == before)
    m_banner->hide();
}

void BannerController::onComparisonState() {
  if (m_comparison.state() == Comparison::State::failed && m_client.state() == WorkerClient::State::ready) {
    m_banner->showMessage(m_comparison.failureSentence(), false);
    m_aboutRun = true;
  } else if (m_comparison.state() == Comparison::State::running && m_aboutRun) {
    m_banner->hide();
    m_aboutRun = false;
  }
}

}  // namespace warpfold::app
