// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner_controller.h"

#include <utility>

#include "models/comparison.h"
#include "models/experiment.h"
#include "window/banner.h"

namespace warpfold::app {

namespace {

constexpr int readingMs = 10000;

}  // namespace

BannerController::BannerController(Banner* banner, const Experiment& experiment, const Comparison& comparison,
                                   const ForegroundJobs& jobs, WorkerClient& client)
    : QObject(banner),
      m_banner(banner),
      m_jobs(jobs),
      m_comparison(comparison),
      m_experiment(experiment),
      m_client(client) {
  connect(&client, &WorkerClient::lost, this, &BannerController::onLost);
  connect(&client, &WorkerClient::hello, this, &BannerController::onHello);
  connect(&comparison, &JobModel::stateChanged, this, [this, &comparison] { onState(comparison); });
  for (const ForegroundJob* job : jobs) {
    const JobModel& model = job->model();
    connect(&model, &JobModel::stateChanged, this, [this, &model] { onState(model); });
  }
  connect(&experiment, &Experiment::changed, this, &BannerController::onExperiment);
  connect(banner, &Banner::restartRequested, &client, &WorkerClient::restart);
}

void BannerController::onLost(const QString& message, bool restarting) {
  m_failed = nullptr;
  m_lost = restarting ? message : QString();
  m_end = restarting ? tr("%1 A new worker is starting.").arg(message) : message;
  m_banner->showMessage(m_end, !restarting);
}

void BannerController::onHello() {
  if (!m_lost.isEmpty())
    m_banner->showMessage(tr("%1 A new worker is running.").arg(m_lost), false, readingMs);
  else if (m_banner->message() == m_end)  // what others say stays
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

void BannerController::refresh() {
  for (const ForegroundJob* job : m_jobs)
    if (job->model().state() == JobModel::State::failed) onState(job->model());
  if (m_comparison.state() == JobModel::State::failed) onState(m_comparison);
  if (m_client.state() == WorkerClient::State::givenUp)
    m_banner->showMessage(m_end = tr("The worker has ended, and is not started again by itself."), true);
  m_refusal.clear();
  onExperiment();
}

void BannerController::onState(const JobModel& model) {
  if (model.state() == JobModel::State::failed && m_client.state() == WorkerClient::State::ready) {
    m_banner->showMessage(model.failureSentence(), false);
    m_failed = &model;
  } else if (model.state() == JobModel::State::running && m_failed == &model) {
    m_banner->hide();
    m_failed = nullptr;
  }
}

}  // namespace warpfold::app
