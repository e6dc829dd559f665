// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/job_session.h"

#include <algorithm>

namespace warpfold::app {

JobSession::JobSession(Experiment& experiment, JobModel& model, WorkerClient& client, QObject* parent)
    : QObject(parent), m_experiment(experiment), m_model(model), m_client(client) {}

void JobSession::follow(JobClient& job) {
  connect(&job, &JobClient::progress, &m_model,
          [this](const messages::Progress& progress) { m_model.apply(progress); });
  connect(&job, &JobClient::failed, &m_model, [this](const messages::Failure& failure) { m_model.apply(failure); });
  connect(&job, &JobClient::done, &m_model, &JobModel::finish);
  connect(&job, &JobClient::superseded, this, [this] { onSuperseded(); });
  connect(&job, &JobClient::restarted, this, [this] { onJobRestarted(); });
  connect(&job, &JobClient::lost, this, [this](const QString& message) { onJobLost(message); });
}

std::chrono::milliseconds JobSession::longestPatience() const {
  auto longest = DeviceInfo{}.patience;
  for (const DeviceInfo& device : m_experiment.devices()) longest = std::max(longest, device.patience);
  return longest;
}

}  // namespace warpfold::app
