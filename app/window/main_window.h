// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QMainWindow>
#include <array>
#include <optional>

#include "export/composite.h"
#include "export/export_service.h"
#include "models/comparison.h"
#include "models/experiment.h"
#include "models/ladder_model.h"
#include "models/playback.h"
#include "models/tree_choices.h"
#include "theme/theme_controller.h"
#include "worker_client/ladder_session.h"
#include "worker_client/live_session.h"
#include "worker_client/worker_client.h"

class QActionGroup;
class QLabel;
class QMenuBar;
class QSplitter;

namespace warpfold::app {

class Banner;
class ChartWidget;
class ChartsRow;
class DevicePill;
class ExperimentPanel;
class InfoPanel;
class TransportBar;
class TreePanel;

/// How a window starts; what is not given comes from the settings.
struct WindowOptions {
  QString workerCommand;
  QString theme;  ///< system, dark or light
  std::optional<std::pair<RunRequest, RunRequest>> requests;
  bool backendGiven = false;  ///< `requests` name one; otherwise the best on offer is taken
  QString file;               ///< a data file to use as input
  bool persistent = true;     ///< read and write settings
  bool live = true;           ///< go on sampling after the results
  bool ladder = false;        ///< run all kernels instead of comparing two
};

/// How large a window starts that nobody has sized yet, in `available` room on the screen. Smaller than what
/// it has for no room at all it does not get.
QSize startSize(const QSize& available);

/// The program's window: experiment, two trees on one clock, live charts, source and counters.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  enum class TreesShow { board, block };

  explicit MainWindow(const WindowOptions& options = {}, QWidget* parent = nullptr);
  ~MainWindow() override;

  Experiment& experiment() { return m_experiment; }
  const Comparison& comparison() const { return m_comparison; }
  const LadderModel& ladder() const { return m_ladder; }
  LadderSession& ladderSession() { return m_ladderSession; }
  WorkerClient& worker() { return m_client; }
  Playback& playback() { return m_playback; }
  ExportService& exporter() { return *m_export; }
  ThemeController& themes() { return m_themes; }
  Banner* banner() const { return m_banner; }
  TreePanel* treePanel(int side) const { return m_trees[std::size_t(side)]; }
  ChartsRow* charts() const { return m_charts; }

  void setTreesShow(TreesShow show);  ///< both trees
  void chooseTree(int side, const TreeChoice& choice);
  const TreeChoice& treeChoice(int side) const { return m_choices[std::size_t(side)]; }
  /// Brings a hazard before the eyes: its step, both lines of the text, both threads.
  void showHazard(int side, const Hazard& hazard);
  InfoPanel* info() const { return m_info; }
  TreesShow treesShow() const { return m_treesShow; }
  /// `title` is that of what is exported, or its name.
  ExportMetadata metadata(const QString& title) const;
  /// The whole window as a picture, in whatever theme it is exported.
  WindowPicture picture();
  QString statusText() const;
  /// Shows at once what otherwise waits for its next turn: charts, medians, status.
  void refreshNow();

 signals:
  void firstPainted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  struct ExportEntry {
    QString title;
    const Exportable* content;
  };

  void build();
  void buildCentre();
  /// Widths of the three columns for the window's, until the user drags one.
  void shareColumns();
  void buildMenus();
  void buildFileMenu();
  void buildRunMenu();
  void buildViewMenu();
  void buildExportMenu();
  void buildHelpMenu();
  void connectAll();
  void connectWorker();
  void connectComparison();
  void connectLadder();
  void connectExports();
  void applyTheme(const Theme& theme);
  void restoreSettings();
  void saveSettings() const;

  void onExperimentChanged();
  void onComparisonState();
  void onLadderState();
  void stop();
  void showTraces();
  void offerChoices(int side);
  void showStatus();
  void showDevice();
  void countFrame();
  void onLost(const QString& message, bool restarting);
  void chooseBlock();
  void showStepTable();
  void showAbout();
  void showShortcuts();
  void askWorkerCommand();
  /// What a tree shows and where that comes from, one phrase.
  QString badgeOf(int side, const BlockTrace& trace) const;
  QList<ExportEntry> exportEntries() const;
  bool isOfLadder(const QString& title) const;

  WindowOptions m_options;
  ThemeController m_themes;
  Experiment m_experiment;
  Comparison m_comparison;
  LadderModel m_ladder;
  WorkerClient m_client;
  LiveSession m_session;
  LadderSession m_ladderSession;
  Playback m_playback;
  ExportService* m_export;

  QMenuBar* m_menus = nullptr;
  Banner* m_banner = nullptr;
  DevicePill* m_pill = nullptr;
  ExperimentPanel* m_panel = nullptr;
  std::array<TreePanel*, 2> m_trees{};
  TransportBar* m_transport = nullptr;
  ChartsRow* m_charts = nullptr;
  InfoPanel* m_info = nullptr;
  QSplitter* m_columns = nullptr;
  QSplitter* m_rows = nullptr;
  QLabel* m_status = nullptr;
  QLabel* m_badge = nullptr;
  QAction* m_runAction = nullptr;
  QAction* m_stopAction = nullptr;
  QAction* m_ladderAction = nullptr;
  QAction* m_boardAction = nullptr;
  QAction* m_blockAction = nullptr;
  QActionGroup* m_themeActions = nullptr;

  TreesShow m_treesShow = TreesShow::board;
  std::array<TreeChoice, 2> m_choices{};
  std::array<QString, 2> m_playedKernels;
  QTimer m_resultTimer;
  QElapsedTimer m_frameClock;
  int m_frames = 0;
  double m_fps = 0;
  bool m_painted = false;
  bool m_columnsChosen = false;
  bool m_bannerIsAboutRun = false;
};

}  // namespace warpfold::app
