// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "lectures/lecture.h"
#include "models/data_sources.h"
#include "models/device_notes.h"
#include "models/ladder_model.h"
#include "models/stage.h"
#include "worker_client/ladder_session.h"
#include "worker_client/live_session.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

/// Runs what slides show: a stage with a worker of its own, so that a lecture leaves the window's experiment as it was.
class LectureBench : public QObject {
  Q_OBJECT
 public:
  /// `backend`: as --backend takes it; empty: the best device that runs a slide's kernels.
  LectureBench(const QString& workerCommand, const QString& backend, QObject* parent = nullptr);

  void start() { m_client.start(); }
  /// Runs what a slide asks for, unless that has run already.
  void show(const SlideSetup& setup);

  Stage& stage() { return m_stage; }
  const Stage& stage() const { return m_stage; }
  const Experiment& experiment() const { return m_experiment; }
  const Comparison& comparison() const { return m_comparison; }
  const LadderModel& ladder() const { return m_ladder; }
  const DataSources& sources() const { return m_sources; }
  WorkerClient& worker() { return m_client; }
  bool hasKernels() const { return !m_experiment.catalogue().kernels().empty(); }
  /// Everything that the slide waits for is there, or will not come.
  bool settled(const SlideSetup& setup) const;
  /// Why a slide cannot be shown: one sentence; empty where it can.
  QString problem() const;

 signals:
  void changed();

 private:
  void runLadder();

  Experiment m_experiment;
  Comparison m_comparison;
  LadderModel m_ladder;
  Stage m_stage;
  DataSources m_sources;
  DeviceNotes m_notes;
  WorkerClient m_client;
  LiveSession m_session;
  LadderSession m_ladderSession;
  QString m_backend, m_lost;
  SlideSetup m_setup;
  std::pair<RunRequest, RunRequest> m_requests;
  std::optional<RunRequest> m_climbed;  // what the ladder was run for
};

}  // namespace warpfold::app
