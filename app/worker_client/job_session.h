// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/experiment.h"
#include "models/job_model.h"
#include "worker_client/job_client.h"

namespace warpfold::app {

/// Keeps a model and the jobs that fill it together: progress, failing and every way of ending come to the model here,
/// once for all kinds of jobs.
class JobSession : public QObject {
  Q_OBJECT
 protected:
  JobSession(Experiment& experiment, JobModel& model, WorkerClient& client, QObject* parent);

  /// From now on the model hears how the job goes and ends.
  void follow(JobClient& job);
  /// Events of type T go to the model, which is the session's.
  template <typename T, typename Model>
  static void take(JobClient& job, Model& model) {
    job.on<T>([&model](const T& event) { model.apply(event); });
  }
  Experiment& experiment() const { return m_experiment; }
  JobModel& jobModel() const { return m_model; }
  WorkerClient& client() const { return m_client; }
  bool workerIsReady() const { return m_client.state() == WorkerClient::State::ready; }
  /// The longest of the devices on offer: host kernels, which are part of every ladder, are slow without being hung.
  std::chrono::milliseconds longestPatience() const;

  /// A job gave way to another one.
  virtual void onSuperseded() { m_model.finish(); }
  /// A job went with its worker.
  virtual void onJobLost(const QString& message) { m_model.lose(message); }
  /// A job went because somebody restarted the worker.
  virtual void onJobRestarted() { m_model.lose(tr("The worker was restarted; run this again.")); }

 private:
  Experiment& m_experiment;
  JobModel& m_model;
  WorkerClient& m_client;
};

}  // namespace warpfold::app
