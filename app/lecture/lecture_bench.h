// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "lecture/lecture_run.h"

namespace warpfold::app {

/// The runs of a lecture: that of the slide on the screen, those of the slides before it, as far as they are kept, and
/// in advance that of the next one. That one waits until the slide's own has ended, and is stopped when another is
/// asked for: they might share a GPU that measures. One method for each thing that a slide asks of its run.
class LectureBench : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t mostRuns = 3;  ///< each has a worker: the one before, this one, the next one

  /// `backend`: as --backend takes it; empty: the best device that runs a slide's kernels.
  LectureBench(const QString& workerCommand, const QString& backend, QObject* parent = nullptr);

  void start();
  /// For a hand-out, which goes through many slides at once: a slide's run takes the place of the one that was shown
  /// longest ago, not of the one on the screen, and slides that need no run have none.
  void keepRuns() { m_keeping = true; }
  /// Shows the run that a slide asks for; runs it, unless that has been done.
  void show(const Slide& slide);
  /// Runs what a later slide asks for, once all of this one is there.
  void prepare(const SlideSetup& next);

  Workbench& bench() { return run().bench(); }
  Stage& stage() { return bench().stage(); }
  Experiment& experiment() { return bench().experiment(); }
  Comparison& comparison() { return bench().comparison(); }
  const LadderModel& ladder() { return bench().ladder(); }
  const DataSources& sources() { return bench().sources(); }
  WorkerClient& worker() { return bench().worker(); }
  bool hasKernels() { return run().hasKernels(); }
  /// What is there is of the run that the slide asks for, not of the slide before.
  bool current(int side) { return run().current(side, m_setup.wholeBlock); }
  bool current() { return current(0) && (!m_setup.two() || current(1)); }
  /// The tree of the slide; null until its run has it.
  BlockTracePtr trace(int side) { return current(side) ? stage().trace(side) : nullptr; }
  /// The title of a library's kernel that the device does not run, of which there is nothing; else empty.
  QString sparedTitle(int side);
  /// The words with the titles of the kernels that a slide is to run.
  QString withTitles(QString words, const SlideSetup& setup);
  /// The median of the slide's run, in µs; nothing until it is there.
  std::optional<double> medianUs(int side);
  /// Both medians were measured, recorded, or lie between recorded ones, and may stand beside each other: kernels can
  /// race. The emulator's own running time says nothing about them.
  bool canRace();
  /// The run of the slide's kernels is there, or will not come.
  bool compared() { return run().compared(); }
  /// Everything that the slide waits for is there, or will not come.
  bool settled() { return run().settled(); }
  /// A ladder or a float lens has something to show.
  bool hasRungs() { return !bench().ladder().rungs().empty(); }
  /// There is no worker any more.
  bool isLost() { return run().isLost(); }
  bool lacksDevice() { return run().lacksDevice(); }
  /// Why a slide cannot be shown: one sentence; empty where it can.
  QString problem() { return run().problem(); }
  /// Whether the run on the screen is what a slide asks for; whether one that is kept is, and is complete.
  bool shows(const SlideSetup& setup) { return run().needs() && run().needs()->covers(needsOf(setup)); }
  bool hasRun(const SlideSetup& setup);
  /// What a slide that is not on the screen would show, its titles of kernels that do not run noted in `setup`; null
  /// where its run is not there, or shows other trees now.
  const Stage* stageFor(SlideSetup& setup);

 signals:
  void changed();

 private:
  LectureRun& run() { return *m_runs.back(); }
  std::unique_ptr<LectureRun> makeRun();
  void prepareNext();
  void putLast(std::size_t run);
  void makeRoom();
  SlideNeeds needsOf(const SlideSetup& setup) const { return SlideNeeds::of(setup, m_backend); }
  std::optional<std::size_t> find(const SlideNeeds& needs) const;
  static QString sparedTitle(LectureRun& run, const SlideSetup& setup, int side);
  static QString titleOfKernel(LectureRun& run, const SlideSetup& setup, int side);

  const QString m_workerCommand, m_backend;
  SlideSetup m_setup;
  std::vector<std::unique_ptr<LectureRun>> m_runs;  // as they were shown or prepared, the one on the screen last
  std::optional<SlideNeeds> m_next;
  bool m_started = false, m_keeping = false;
};

}  // namespace warpfold::app
