// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "theme/theme_controller.h"
#include "window/export_controller.h"
#include "window/status_line.h"
#include "window/window_layout.h"
#include "workbench/workbench.h"

namespace warpfold::app {

/// How large a window starts that nobody has sized yet, in `available` room on the screen. Smaller than what
/// it has for no room at all it does not get.
QSize startSize(const QSize& available);
/// A window that was left on a larger screen, or on one that is gone, where all of it can be seen.
QRect onScreen(const QRect& window, const QRect& available);

class BannerController;
class Menus;
class SessionController;

/// The program's window: puts views and controllers on a workbench, and no more. Its public methods name these parts.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// `theme`: system, dark or light; empty: as the settings say.
  explicit MainWindow(Workbench& bench, const QString& theme = {}, QWidget* parent = nullptr);

  Workbench& workbench() const { return m_bench; }
  ThemeController& themes() { return m_themes; }
  ExportController& exports() { return *m_exports; }
  Banner* banner() const { return m_layout->banner(); }
  TreePanel* treePanel(int side) const { return m_layout->trees()[std::size_t(side)]; }
  ChartsRow* charts() const { return m_layout->charts(); }
  InfoPanel* info() const { return m_layout->info(); }
  QString statusText() const { return m_status->text(); }
  /// Bubbles that show somebody around; remembered, so that a first start shows them once.
  void startTour();
  /// Nobody has used the program before, nor seen the tour.
  bool isFirstStart() const;
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
  void changeEvent(QEvent* event) override;

 private:
  void tellUpdate();
  void makeViews();
  void makeControllers();
  void connectExports();
  void connectKernels();
  /// All that has texts, in another language: what the workbench holds stays, and what somebody has made of the window.
  void rebuild();
  void removeViews();
  void saveSettings();

  Workbench& m_bench;
  ThemeController m_themes;
  WindowLayout* m_layout = nullptr;
  Menus* m_menus = nullptr;
  SessionController* m_sessions = nullptr;
  BannerController* m_bannerController = nullptr;
  ExportController* m_exports = nullptr;
  StatusLine* m_status = nullptr;
  QString m_language;  // of the texts that are shown
  bool m_painted = false;
};

}  // namespace warpfold::app
