// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "worker_client/foreground_job.h"

namespace warpfold::app {

class Banner;
class Comparison;
class Experiment;

/// What the banner says: the end of a worker stays to be read; a failed run's reason goes when the next run
/// of its kind starts; why a command line's request is refused goes when it is not any more.
class BannerController : public QObject {
  Q_OBJECT
 public:
  BannerController(Banner* banner, const Experiment& experiment, const Comparison& comparison,
                   const ForegroundJobs& jobs, WorkerClient& client);

  /// What there is to say now, such as after a banner was made anew.
  void refresh();

 private:
  void onLost(const QString& message, bool restarting);
  void onHello();
  void onState(const JobModel& model);
  void onExperiment();

  Banner* m_banner;
  const ForegroundJobs& m_jobs;
  const Comparison& m_comparison;
  const Experiment& m_experiment;
  const WorkerClient& m_client;
  QString m_end;                       // of a worker, as it was told
  QString m_lost;                      // why the last worker went, while a new one starts
  QString m_refusal;                   // why what the command line asked for cannot be had
  const JobModel* m_failed = nullptr;  // whose failure is shown
};

}  // namespace warpfold::app
