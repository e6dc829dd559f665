// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QMap>
#include <QWidget>
#include <functional>

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
  /// One of the windows beside this one, by its object name; null where it cannot be opened now.
  QWidget* openDialog(const QString& name);
  bool hasDialog(const QString& name) const { return m_dialogs.contains(name); }

 private:
  using Opener = std::function<QWidget*()>;

  void addDialog(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& name, Opener open);
  void buildFile();
  void buildRun();
  void buildCounters(QMenu* menu);
  void buildView();
  void buildMotion(QMenu* menu);
  void buildThemes(QMenu* menu);
  void buildLanguages(QMenu* menu);
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

  QMap<QString, Opener> m_dialogs;
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
