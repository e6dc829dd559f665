// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ladder_model.h"
#include "worker_client/job_session.h"

namespace warpfold::app {

/// Runs all kernels, or one of them again and again, with the experiment's parameters and fills the model.
class LadderSession : public JobSession {
  Q_OBJECT
 public:
  LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent = nullptr);

 public slots:
  /// At once, or as soon as there is a worker.
  void run();
  /// Repeats a kernel of the last ladder, with the request it had there.
  void again(const QString& kernel);
  void stop();
  /// As LiveSession::release().
  void release();

 private:
  LadderModel& m_model;
  JobClient m_ladder, m_repeat;
  bool m_waiting = false;  // for a worker
};

}  // namespace warpfold::app
