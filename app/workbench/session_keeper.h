// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "sessions/session_files.h"
#include "sessions/session_recorder.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

class LiveSession;
class Settings;

/// What a session is shown and run with.
struct SessionTargets {
  SessionModels models;
  LiveSession& live;
  const ForegroundJobs& jobs;
  WorkerClient& worker;
  Settings& settings;
};

/// The session files of a workbench: keeps its own, opens others, and devices' recordings, which are the same kind of
/// file.
class SessionKeeper : public QObject {
  Q_OBJECT
 public:
  /// `folder`: where to keep sessions; empty: as the settings say, and nowhere where nothing is to be remembered.
  SessionKeeper(const SessionTargets& targets, const QString& folder, QObject* parent = nullptr);

  void setSaveInterval(std::chrono::milliseconds interval) { m_recorder.setInterval(interval); }
  bool keeps() const { return !m_recorder.folder().isEmpty(); }
  QString folder() const { return m_folder; }
  /// The file that is written; empty while there is none.
  QString ownPath() const { return m_recorder.path(); }
  /// What a session that is shown says of itself, each in one line.
  struct Shown {
    QString title, date, device, note;  ///< all but the date may be empty
    QString chart;                      ///< that was in sight; empty: unknown
  };
  /// Nothing where what is shown was run here.
  const std::optional<Shown>& shownSession() const { return m_shown; }
  /// One sentence where it did not work.
  QString relabel(const QString& path, const store::SessionLabel& label);
  void show(const store::OpenedSession& session);
  /// Of a session the comparison with this number; 0: the newest.
  void openComparison(const QString& path, quint64 number);

 public slots:
  void setKeeping(bool keep);
  void setFolder(const QString& folder);
  /// A session, or a device's recording, which becomes the chosen device. What is wrong with it is told by failed().
  void open(const QString& path) { openComparison(path, 0); }
  /// Which chart is in sight, for the session that is kept.
  void setChart(const QString& id) { m_recorder.setChart(id); }

 signals:
  void keepingChanged();
  /// A session was opened, or a run took its place.
  void shownChanged();
  /// A session, or a device's recording.
  void opened(const QString& path);
  /// A file could not be opened or kept: one sentence.
  void failed(const QString& sentence);
  /// A file was opened, or could not be.
  void settled();

 private:
  void take(const QString& path, const FoundFile& found);
  void useDevice(const QString& backend);
  void chooseDevice();

  SessionTargets m_to;
  SessionRecorder m_recorder;
  QString m_folder;
  std::optional<Shown> m_shown;
  QString m_device;    // a recording that the next worker will have
  quint64 m_turn = 0;  // of the files that are opened
};

}  // namespace warpfold::app
