// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "worker_client/foreground_job.h"

class QLabel;
class QStatusBar;

namespace warpfold::app {

class Comparison;
class Playback;

/// The line at the foot of the window: what runs, how often it ran, frames per second, and where the times come from.
class StatusLine : public QObject {
  Q_OBJECT
 public:
  StatusLine(QStatusBar* bar, const Comparison& comparison, const ForegroundJobs& jobs, const Playback& playback,
             const WorkerClient& client);
  QString text() const;

 public slots:
  void refresh();
  /// Instead of the line, for some seconds.
  void say(const QString& message);

 private:
  QString stateText() const;
  QString progressText() const;
  void countFrame();

  QStatusBar* m_bar;
  const Comparison& m_comparison;
  const ForegroundJobs m_jobs;
  const Playback& m_playback;
  const WorkerClient& m_client;
  QLabel* m_line;
  QLabel* m_badge;
  QTimer m_soon;
  QElapsedTimer m_frameClock;
  int m_frames = 0;
  double m_fps = 0;
};

}  // namespace warpfold::app
