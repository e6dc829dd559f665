// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "lectures/lecture.h"
#include "workbench/workbench.h"

namespace warpfold::app {

/// Runs what slides show: a workbench with a worker of its own, so that a lecture leaves the window's experiment as it
/// was.
class LectureBench : public QObject {
  Q_OBJECT
 public:
  /// `backend`: as --backend takes it; empty: the best device that runs a slide's kernels.
  LectureBench(const QString& workerCommand, const QString& backend, QObject* parent = nullptr);

  void start() { m_bench.start(); }
  /// Runs what a slide asks for, unless that has run already.
  void show(const SlideSetup& setup);

  Stage& stage() { return m_bench.stage(); }
  Experiment& experiment() { return m_bench.experiment(); }
  Comparison& comparison() { return m_bench.comparison(); }
  const DataSources& sources() const { return m_bench.sources(); }
  WorkerClient& worker() { return m_bench.worker(); }
  bool hasKernels() { return !experiment().catalogue().kernels().empty(); }
  /// What is there is of the run that the slide asks for, not of the slide before.
  bool current(int side);
  bool current() { return current(0) && (!m_setup.two() || current(1)); }
  /// The tree of the slide; null until its run has it.
  BlockTracePtr trace(int side) { return current(side) ? stage().trace(side) : nullptr; }
  /// The median of the slide's run, in µs; nothing until it is there.
  std::optional<double> medianUs(int side);
  /// Everything that the slide waits for is there, or will not come.
  bool settled(const SlideSetup& setup);
  /// A ladder or a float lens has something to show.
  bool hasRungs() { return !m_bench.ladder().rungs().empty(); }
  /// There is no worker any more.
  bool isLost() const { return !m_lost.isEmpty(); }
  /// Why a slide cannot be shown: one sentence; empty where it can.
  QString problem();

 signals:
  void changed();

 private:
  void greet();
  void runLadder();

  Workbench m_bench;
  QString m_backend, m_lost;
  SlideSetup m_setup;
  std::pair<RunRequest, RunRequest> m_requests;
  bool m_small = false;                 // the blackboard of what runs
  std::optional<RunRequest> m_climbed;  // what the ladder was run for
};

}  // namespace warpfold::app
