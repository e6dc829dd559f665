// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "models/comparison.h"
#include "models/experiment.h"
#include "worker_client/job_client.h"

namespace warpfold::app {

/// Keeps the comparison in step with the experiment: runs it, runs it again when a parameter changes, ends an
/// emulator's run after enough samples (an idle window costs nothing), and takes up again after a lost
/// worker or another job that it gave way to.
class LiveSession : public QObject {
  Q_OBJECT
 public:
  LiveSession(Experiment& experiment, Comparison& comparison, WorkerClient& client, QObject* parent = nullptr);

  /// The user wants results to follow the parameters (until stop()).
  bool wanted() const { return m_wanted; }
  /// Without live sampling a comparison ends with its results and first samples.
  void setLive(bool live) { m_live = live; }

 public slots:
  void run();
  void stop();

 signals:
  void wantedChanged(bool wanted);

 private:
  void connectEvents();
  void submit();
  void endOutdated();
  void onDone();
  void onSuperseded();
  std::chrono::milliseconds patience() const;
  void onLost(const QString& message, bool restarting);
  void onSamples();
  void setWanted(bool wanted);

  Experiment& m_experiment;
  Comparison& m_comparison;
  WorkerClient& m_client;
  JobClient m_job;
  QTimer m_debounce;
  QElapsedTimer m_sampling;
  RunRequest m_a, m_b;  // what runs, or ran last
  bool m_submitted = false;
  bool m_gaveWay = false;  // a ladder ended the comparison, which goes on after it
  bool m_wanted = true;    // first start shows something without a click
  bool m_live = true;
  bool m_resume = false;
  int m_resumed = 0;  // of the same requests, so that one which kills its worker is not repeated for ever
};

}  // namespace warpfold::app
