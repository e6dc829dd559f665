// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "models/comparison.h"
#include "worker_client/job_session.h"

namespace warpfold::app {

/// Keeps the comparison in step with the experiment: runs it, runs it again when a parameter changes, and takes up
/// again after a lost worker or another job that it gave way to. What a worker offers is in the experiment before this
/// hears the worker's greeting.
class LiveSession : public JobSession {
  Q_OBJECT
 public:
  LiveSession(Experiment& experiment, Comparison& comparison, WorkerClient& client, QObject* parent = nullptr);

  /// The user wants results to follow the parameters (until stop()).
  bool wanted() const { return m_wanted; }
  /// Without live sampling a comparison ends with its results and first samples.
  void setLive(bool live) { m_live = live; }
  /// How many threads blackboard examples have at least, and whether more where a kernel's lesson needs it.
  struct Board {
    bool lesson = true;
    std::uint32_t threads = 16;
    friend bool operator==(const Board&, const Board&) = default;
  };
  /// From now on what is changed is run; now it is not.
  void resume() { setWanted(true); }
  void setBoard(const Board& board) { m_board = board; }

 public slots:
  void run();
  void stop();
  /// The model is somebody else's to fill: nothing is run, and nothing more is heard of what runs.
  void release();

 signals:
  void wantedChanged(bool wanted);

 private:
  void connectEvents();
  void submit();
  std::array<std::string, 2> userSources() const;
  void endOutdated();
  void onSuperseded() override;
  void onJobLost(const QString& message) override;
  void onJobRestarted() override {}  // onRestarted() goes on with it
  std::chrono::milliseconds patience() const;
  void onWorkerLost();
  void onRestarted();
  void setWanted(bool wanted);

  Comparison& m_comparison;
  JobClient m_job;
  QTimer m_debounce;
  RunRequest m_a, m_b;                   // what runs, or ran last
  std::array<std::string, 2> m_sources;  // of kernels of the user's, which change under the same request
  bool m_submitted = false;
  bool m_gaveWay = false;  // a ladder ended the comparison, which goes on after it
  bool m_wanted = true;    // first start shows something without a click
  bool m_live = true;
  Board m_board, m_boardRun;  // wanted, and of what runs
  bool m_resume = false;
  int m_resumed = 0;  // of the same requests, so that one which kills its worker is not repeated for ever
};

}  // namespace warpfold::app
