// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <utility>

#include "lectures/lecture.h"
#include "workbench/workbench.h"

namespace warpfold::app {

/// What slides ask for: two requests, a blackboard, and a ladder where they show one.
struct SlideNeeds {
  std::pair<RunRequest, RunRequest> requests;
  LiveSession::Board board;
  TypedValues values;  ///< onto the blackboard
  bool ladder = false;
  friend bool operator==(const SlideNeeds&, const SlideNeeds&) = default;
  /// `backend`: as --backend takes it; empty: the best device that runs the kernels.
  static SlideNeeds of(const SlideSetup& setup, const QString& backend);
  /// The same two kernels on the same data.
  bool sameRun(const SlideNeeds& other) const {
    return requests == other.requests && board == other.board && values == other.values;
  }
  /// What was asked for is also enough for `other`.
  bool covers(const SlideNeeds& other) const { return sameRun(other) && (ladder || !other.ladder); }
};

/// One run for slides, on a workbench with a worker of its own, so that a lecture leaves the window's experiment as it
/// was.
class LectureRun : public QObject {
  Q_OBJECT
 public:
  LectureRun(const QString& workerCommand, const QString& backend, QObject* parent = nullptr);

  void start() { m_bench.start(); }
  /// Runs what slides ask for, unless that has run already.
  void show(const SlideNeeds& needs);
  /// Only the sources of their kernels; runs nothing.
  void showSource(const SlideNeeds& needs);
  /// Nobody waits for it any more.
  void stop();
  const std::optional<SlideNeeds>& needs() const { return m_needs; }

  Workbench& bench() { return m_bench; }
  bool hasKernels() { return !m_bench.experiment().catalogue().kernels().empty(); }
  /// What is there is of the run that was asked for, not of the one before. `whole`: with all its figures; the
  /// blackboard is there sooner.
  bool current(int side, bool whole);
  /// The kernel is a library's that the device does not run: the run is one of the other kernel alone.
  bool spares(int side) const { return m_spared[std::size_t(side)]; }
  /// The two kernels' run is there, or will not come.
  bool compared();
  /// All that was asked for is there, or will not come.
  bool settled();
  bool isLost() const { return !m_lost.isEmpty(); }
  /// The machine has no device of the kind that was asked for.
  bool lacksDevice();
  /// Why nothing can be shown: one sentence; empty where it can.
  QString problem();

 signals:
  void changed();

 private:
  void greet();
  void ask();
  void runLadder();

  Workbench m_bench;
  const bool m_backendGiven;
  QString m_lost;
  std::optional<SlideNeeds> m_needs;
  std::array<bool, 2> m_spared{};
  bool m_greeted = false;               // its kernels and devices were looked at: before, a refusal says nothing
  std::optional<RunRequest> m_climbed;  // what the ladder was run for
};

}  // namespace warpfold::app
