// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <array>
#include <optional>

#include "models/ladder_model.h"
#include "models/stage.h"
#include "theme/theme_controller.h"
#include "window/export_controller.h"
#include "window/settings.h"
#include "window/status_line.h"
#include "window/window_layout.h"
#include "worker_client/companions.h"
#include "worker_client/ladder_session.h"
#include "worker_client/live_session.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

class Menus;
class SessionController;

/// How a window starts; what is not given comes from the settings.
struct WindowOptions {
  QString workerCommand;
  QString theme;  ///< system, dark or light
  std::optional<std::pair<RunRequest, RunRequest>> requests;
  bool backendGiven = false;  ///< `requests` name one; otherwise the best on offer is taken
  std::array<QString, 2> kernelOptions{QStringLiteral("--a"), QStringLiteral("--b")};  ///< as in setRequests()
  QString file;                                                                        ///< a data file to use as input
  QString session;         ///< a session, or a device's recording, to open
  QString sessionFolder;   ///< where to keep sessions; empty: as the settings say, nowhere for a window without them
  bool persistent = true;  ///< read and write settings
  bool live = true;        ///< go on sampling after the results
  bool worker = true;      ///< start one; a picture of a session needs none
  bool run = true;         ///< compare the two kernels without being asked
};

/// How large a window starts that nobody has sized yet, in `available` room on the screen. Smaller than what
/// it has for no room at all it does not get.
QSize startSize(const QSize& available);
/// A window that was left on a larger screen, or on one that is gone, where all of it can be seen.
QRect onScreen(const QRect& window, const QRect& available);

/// The program's window: puts models, the worker's sessions, views and controllers together, and no more. Its public
/// methods name these parts.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(const WindowOptions& options = {}, QWidget* parent = nullptr);
  ~MainWindow() override;

  Experiment& experiment() { return m_experiment; }
  const Comparison& comparison() const { return m_comparison; }
  const LadderModel& ladder() const { return m_ladder; }
  LadderSession& ladderSession() { return m_ladderSession; }
  WorkerClient& worker() { return m_client; }
  Stage& stage() { return m_stage; }
  Playback& playback() { return m_stage.playback(); }
  ThemeController& themes() { return m_themes; }
  ExportController& exports() { return *m_exports; }
  SessionController& sessions() { return *m_sessions; }
  Banner* banner() const { return m_layout->banner(); }
  TreePanel* treePanel(int side) const { return m_layout->trees()[std::size_t(side)]; }
  ChartsRow* charts() const { return m_layout->charts(); }
  InfoPanel* info() const { return m_layout->info(); }
  QString statusText() const { return m_status->text(); }
  /// Shows at once what otherwise waits for its next turn: charts, medians, status.
  void refreshNow();

 signals:
  void firstPainted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeModels(const WindowOptions& options);
  void makeViews(const WindowOptions& options);
  void connectRequests();
  void connectExports();
  void saveSettings();

  Settings m_settings;
  ThemeController m_themes;
  Experiment m_experiment;
  Comparison m_comparison;
  LadderModel m_ladder;
  Stage m_stage;
  DataSources m_sources;
  DeviceNotes m_notes;
  WorkerClient m_client;
  LiveSession m_session;
  LadderSession m_ladderSession;
  WindowLayout* m_layout = nullptr;
  ExportController* m_exports = nullptr;
  SessionController* m_sessions = nullptr;
  StatusLine* m_status = nullptr;
  bool m_painted = false, m_startsWorker = true;
};

}  // namespace warpfold::app
