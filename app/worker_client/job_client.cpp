// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/job_client.h"

#include <utility>

namespace warpfold::app {

JobClient::JobClient(WorkerClient& client, QObject* parent) : QObject(parent), m_client(client) {
  connect(&client, &WorkerClient::jobEvent, this, [this](const messages::JobEvent& event) {
    if (event.job != m_job) return;
    if (const auto handler = m_handlers.find(event.type); handler != m_handlers.end()) handler->second(event);
  });
  connect(&client, &WorkerClient::progress, this, [this](const messages::Progress& message) {
    if (message.job == m_job) emit progress(message);
  });
  connect(&client, &WorkerClient::failure, this, [this](const messages::Failure& failure) {
    if (failure.job == m_job) emit failed(failure);
  });
  connect(&client, &WorkerClient::done, this, [this](quint64 job) {
    if (job != m_job) return;
    m_job = 0;
    emit done();
  });
  connect(&client, &WorkerClient::superseded, this, [this](quint64 job) {
    if (job != m_job) return;
    m_job = 0;
    emit superseded();
  });
  connect(&client, &WorkerClient::lost, this, [this](const QString& message) {
    if (std::exchange(m_job, 0) != 0) emit lost(message);
  });
  connect(&client, &WorkerClient::restarted, this, [this] {
    if (std::exchange(m_job, 0) != 0) emit restarted();
  });
}

void JobClient::cancel() {
  if (m_job != 0) m_client.cancel(m_job);
}

void JobClient::abandon() {
  cancel();
  m_job = 0;
}

}  // namespace warpfold::app
