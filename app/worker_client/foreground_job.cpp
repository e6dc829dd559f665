// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/foreground_job.h"

#include <map>

#include "values/error.h"

namespace warpfold::app {

namespace {

std::multimap<int, MakeForegroundJob>& jobRegistry() {
  static std::multimap<int, MakeForegroundJob> makers;
  return makers;
}

}  // namespace

bool registerForegroundJob(int order, MakeForegroundJob make) {
  jobRegistry().emplace(order, make);
  return true;
}

SingleForegroundJob::SingleForegroundJob(Experiment& experiment, JobModel& model, WorkerClient& client, QObject* parent)
    : ForegroundJob(experiment, model, client, parent), m_job(client) {
  follow(m_job);
  connect(&client, &WorkerClient::hello, this, [this] {
    if (m_waiting) run();
  });
}

void SingleForegroundJob::run() {
  m_waiting = !workerIsReady();
  if (m_waiting) return;
  if (const auto problems = runsAllKernels() ? experiment().problemsOfAllKernels() : experiment().problems();
      !problems.isEmpty()) {
    const bool noBackend = problems.contains(Experiment::Field::backend);
    return model().fail(problems.first(), int(noBackend ? ExitStatus::unavailable : ExitStatus::invalidRequest));
  }
  start();
}

void SingleForegroundJob::stop() {
  m_waiting = false;
  m_job.cancel();
}

void SingleForegroundJob::release() {
  m_waiting = false;
  m_job.abandon();
  if (model().active()) model().finish();
}

ForegroundJobs makeForegroundJobs(const CompanionContext& context, QObject* parent) {
  ForegroundJobs jobs;
  for (const auto& [order, make] : jobRegistry()) {
    ForegroundJob* job = jobs.emplace_back(make(context, parent));
    QObject::connect(&job->model(), &DataSource::runRequested, job, &ForegroundJob::run);
    QObject::connect(&job->model(), &DataSource::stopRequested, job, &ForegroundJob::stop);
  }
  return jobs;
}

}  // namespace warpfold::app
