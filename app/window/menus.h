// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QMenuBar;

namespace warpfold::app {

class DevicePill;
struct LectureLibrary;
class ExportController;
class JobActions;
class SessionController;
class ThemeController;
class WindowLayout;
class Workbench;

/// What the menus act on.
struct MenuTargets {
  Workbench& bench;
  ThemeController& themes;
  ExportController& exports;
  SessionController& sessions;
  WindowLayout& layout;
};

/// The menu bar, with the device pill at its right end.
class Menus : public QWidget {
  Q_OBJECT
 public:
  Menus(QMainWindow* window, const MenuTargets& targets);
  DevicePill* pill() const { return m_pill; }

 private:
  void buildFile();
  void buildRun();
  void buildCounters(QMenu* menu);
  void buildView();
  void buildMotion(QMenu* menu);
  void buildThemes(QMenu* menu);
  void buildTrees(QMenu* menu);
  void buildShown(QMenu* menu);
  void buildExport();
  void addPages(QMenu* menu);
  void buildLecture();
  LectureLibrary lectures() const;
  void addChapters(QMenu* menu);
  void reloadLectures();
  void startLecture(const QString& id);
  void buildHelp();
  void stop();
  void followRuns();
  void followTrees();
  void followTheme();

  QMainWindow* m_window;
  MenuTargets m_to;
  QMenuBar* m_bar;
  DevicePill* m_pill;
  QAction* m_run = nullptr;
  QAction* m_stop = nullptr;
  JobActions* m_jobs = nullptr;
  QAction* m_board = nullptr;
  QAction* m_block = nullptr;
  QAction* m_oneWarp = nullptr;
  QActionGroup* m_themes = nullptr;
};

}  // namespace warpfold::app
