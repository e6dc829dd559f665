// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "worker_client/companions.h"
#include "worker_client/job_session.h"

namespace warpfold::app {

/// How a foreground job is offered to people, in their language.
struct JobOffer {
  QString name;      ///< "Ladder": what runs, before its progress
  QString action;    ///< "&Ladder": in the menu
  QString shortcut;  ///< "Ctrl+L"; empty: none
  QString does;      ///< "run the ladder of all kernels": what the shortcut does
  QString chart;     ///< id of the chart that shows it; empty: none
};

/// A job that people start and wait for, in the place of the comparison. A new one is a file in this folder that
/// registers itself: menus, shortcuts, status line and banner go through the list of all of them.
class ForegroundJob : public JobSession {
  Q_OBJECT
 public:
  virtual JobOffer offer() const = 0;
  JobModel& model() const { return jobModel(); }

 public slots:
  /// At once, or as soon as there is a worker.
  virtual void run() = 0;
  virtual void stop() = 0;
  /// The model is somebody else's to fill: nothing is run, and nothing more is heard of what runs.
  virtual void release() = 0;

 protected:
  using JobSession::JobSession;
};

/// One that is a single job of the worker, on the experiment: it waits for a worker where there is none yet, and says
/// what is wrong with the experiment.
class SingleForegroundJob : public ForegroundJob {
  Q_OBJECT
 public slots:
  void run() final;
  void stop() final;
  void release() final;

 protected:
  SingleForegroundJob(Experiment& experiment, JobModel& model, WorkerClient& client, QObject* parent);

  /// Starts it: there is a worker, and nothing is wrong with the experiment.
  virtual void start() = 0;
  /// Whether it runs all kernels, whichever the experiment names.
  virtual bool runsAllKernels() const { return false; }
  JobClient& job() { return m_job; }

 private:
  JobClient m_job;
  bool m_waiting = false;  // for a worker
};

using ForegroundJobs = std::vector<ForegroundJob*>;
using MakeForegroundJob = ForegroundJob* (*)(const CompanionContext& context, QObject* parent);

/// `order`: its place in menus. Returns true, so that it can initialise a constant.
bool registerForegroundJob(int order, MakeForegroundJob make);
/// A `Session` that fills a `Model`, which becomes one of the sources of charts.
template <typename Session, typename Model>
bool registerForegroundJob(int order) {
  return registerForegroundJob(order, [](const CompanionContext& context, QObject* parent) -> ForegroundJob* {
    auto* model = new Model(parent);
    context.sources.add(*model);
    return new Session(context.experiment, *model, context.worker, parent);
  });
}
/// Makes one of each as children of `parent`, in their order. Each does what its model is asked for.
ForegroundJobs makeForegroundJobs(const CompanionContext& context, QObject* parent);

}  // namespace warpfold::app
