// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ladder_model.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

/// Runs all kernels, or one of them again and again, with the experiment's parameters and fills the model.
class LadderSession : public SingleForegroundJob {
  Q_OBJECT
 public:
  LadderSession(Experiment& experiment, LadderModel& model, WorkerClient& client, QObject* parent = nullptr);

  JobOffer offer() const override;

 protected:
  void start() override;
  bool runsAllKernels() const override { return true; }

 private:
  LadderModel& m_model;
};

}  // namespace warpfold::app
