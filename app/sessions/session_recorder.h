// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <array>
#include <chrono>

#include "sessions/session_models.h"
#include "sessions/session_saver.h"

namespace warpfold::app {

/// Keeps a session of what the window shows: at most once in an interval, half a second, what has changed goes to a
/// file. What is saved is bounded as what is shown is, however long it runs.
class SessionRecorder : public QObject {
  Q_OBJECT
 public:
  explicit SessionRecorder(const SessionModels& models, QObject* parent = nullptr);
  ~SessionRecorder() override;

  /// Where files are made; empty: nothing is saved.
  void setFolder(const QString& folder);
  QString folder() const { return m_folder; }
  /// The file that is written; empty while there is none.
  QString path() const { return m_path; }
  /// A kill loses no more than twice this.
  void setInterval(std::chrono::milliseconds interval);
  /// The page of charts that is open.
  void setChart(const QString& chart);
  void setLabel(const store::SessionLabel& label) { m_saver.setLabel(label); }
  /// What the models hold now came from a file, and is not this session's.
  void forgetPresent();

 signals:
  /// One sentence: why nothing can be saved, or where it is saved from now on.
  void failed(const QString& sentence);
  void pathChanged();

 private:
  void touch();
  void follow();
  void takeResult(int side);
  void takeLadder();
  void save();
  store::SessionState state() const;
  store::SessionSide sideState(int side) const;

  SessionModels m_models;
  SessionSaver m_saver;
  QTimer m_soon;
  std::chrono::milliseconds m_interval{500};
  QString m_folder, m_path;
  QString m_gone;          // a file that was moved or deleted, until another one is begun
  quint64 m_number = 0;    // of the comparison at hand
  bool m_present = false;  // there is one, and it is this session's
  std::string m_date, m_chart;
  std::array<std::shared_ptr<const RunResult>, 2> m_results;
  std::array<std::shared_ptr<const KernelInfo>, 2> m_kernels;
  std::shared_ptr<const store::SessionLadder> m_ladder;
  bool m_ladderPresent = false, m_ladderChanged = false;
  bool m_clocksPresent = false;
};

}  // namespace warpfold::app
