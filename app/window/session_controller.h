// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "sessions/session_files.h"
#include "sessions/session_recorder.h"

namespace warpfold::app {

class Banner;
class ChartsRow;
class LadderSession;
class LiveSession;
class SessionStrip;
class SessionsDialog;
class Settings;
class WorkerClient;

/// What a session is shown and run with.
struct SessionTargets {
  SessionModels models;
  LiveSession& live;
  LadderSession& ladder;
  WorkerClient& worker;
  Settings& settings;
  Banner* banner;
  SessionStrip* strip;
  ChartsRow* charts;
};

/// Sessions of a window: keeps its own, opens others, and devices' recordings, which are the same kind of file.
class SessionController : public QObject {
  Q_OBJECT
 public:
  /// `folder`: where to keep sessions; empty: as the settings say, and nowhere for a window that remembers nothing.
  SessionController(const SessionTargets& targets, const QString& folder, QWidget* window);

  ~SessionController() override;

  bool keeps() const { return !m_recorder.folder().isEmpty(); }
  QString folder() const { return m_folder; }
  /// The file that this window writes; empty while there is none.
  QString ownPath() const { return m_recorder.path(); }
  /// One sentence where it did not work.
  QString relabel(const QString& path, const store::SessionLabel& label);
  void show(const store::OpenedSession& session);
  /// Of a session the comparison with this number; 0: the newest.
  void openComparison(const QString& path, quint64 number);

 public slots:
  void setKeeping(bool keep);
  void setFolder(const QString& folder);
  /// A session, or a device's recording, which becomes the chosen device. What is wrong with it stands in the banner.
  void open(const QString& path) { openComparison(path, 0); }
  void chooseFile();
  void browse();

 signals:
  void keepingChanged();
  /// A file was opened, or could not be.
  void settled();

 private:
  void take(const QString& path, const FoundFile& found);
  void useDevice(const QString& backend);
  void chooseDevice();

  SessionTargets m_to;
  SessionRecorder m_recorder;
  QWidget* m_window;
  QString m_folder;
  QString m_device;    // a recording that the next worker will have
  quint64 m_turn = 0;  // of the files that are opened
  QPointer<SessionsDialog> m_dialog;
};

}  // namespace warpfold::app
