// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <utility>
#include <vector>

#include "worker_client/foreground_job.h"

class QAction;
class QMenu;

namespace warpfold::app {

/// The foreground jobs as actions of a menu: each shows its chart and asks for its run.
class JobActions : public QObject {
  Q_OBJECT
 public:
  JobActions(QMenu* menu, const ForegroundJobs& jobs, std::function<void(const QString& chart)> showChart);
  bool anyActive() const;
  void stop();

 signals:
  void changed();  ///< a job has begun or ended

 private:
  void follow();

  const ForegroundJobs m_jobs;
  std::vector<QAction*> m_actions;  // of each job
};

}  // namespace warpfold::app
