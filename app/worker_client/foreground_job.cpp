// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/foreground_job.h"

#include <map>

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
