// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus of MainWindow; Export's is with the exports.
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>

#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/main_window.h"
#include "window/manual_window.h"

namespace warpfold::app {

void MainWindow::buildMenus() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 7, 12, 3);
  m_menus = new QMenuBar(bar);
  m_menus->setNativeMenuBar(false);
  m_menus->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Preferred);
  m_pill = new DevicePill(bar);
  row->addWidget(m_menus, 1);
  row->addWidget(m_pill);
  setMenuWidget(bar);

  buildFileMenu();
  buildRunMenu();
  buildViewMenu();
  buildExportMenu();
  buildHelpMenu();
}

void MainWindow::buildFileMenu() {
  QMenu* menu = m_menus->addMenu(tr("&File"));
  menu->addAction(tr("&New Experiment"), QKeySequence::New, this, [this] {
    m_experiment.reset();
    m_session.run();
  });
  menu->addAction(tr("&Open Data File…"), QKeySequence::Open, m_panel, &ExperimentPanel::chooseFile);
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::buildRunMenu() {
  QMenu* menu = m_menus->addMenu(tr("&Run"));
  m_runAction = menu->addAction(tr("&Run Live"), QKeySequence(Qt::Key_F5), &m_session, &LiveSession::run);
  m_stopAction = menu->addAction(tr("&Stop"), QKeySequence(Qt::SHIFT | Qt::Key_F5), this, &MainWindow::stop);
  m_stopAction->setEnabled(false);
  m_ladderAction = menu->addAction(tr("&Ladder of All Kernels"), QKeySequence(Qt::CTRL | Qt::Key_L), this, [this] {
    m_charts->showChart(QStringLiteral("ladder"));
    m_ladderSession.run();
  });
  menu->addSeparator();
  menu->addActions(m_transport->transportActions());
  menu->addSeparator();
  menu->addAction(tr("&Worker Command…"), this, &MainWindow::askWorkerCommand);
  menu->addAction(tr("Restart W&orker"), &m_client, &WorkerClient::restart);
}

void MainWindow::buildViewMenu() {
  QMenu* menu = m_menus->addMenu(tr("&View"));
  QMenu* themes = menu->addMenu(tr("&Theme"));
  m_themeActions = new QActionGroup(this);
  for (const auto& [text, mode] :
       {std::pair{tr("Follow &System"), ThemeController::Mode::system},
        std::pair{tr("&Dark"), ThemeController::Mode::dark}, std::pair{tr("&Light"), ThemeController::Mode::light}}) {
    QAction* action = themes->addAction(text, this, [this, mode = mode] { m_themes.setMode(mode); });
    action->setCheckable(true);
    action->setData(int(mode));
    m_themeActions->addAction(action);
  }

  QMenu* trees = menu->addMenu(tr("T&rees Show"));
  auto* group = new QActionGroup(this);
  m_boardAction = trees->addAction(tr("&Blackboard Example, 16 Threads, Warps of 4"), this,
                                   [this] { setTreesShow(TreesShow::board); });
  m_blockAction = trees->addAction(tr("Block %1 as Run").arg(0), this, [this] { setTreesShow(TreesShow::block); });
  for (QAction* action : {m_boardAction, m_blockAction}) {
    action->setCheckable(true);
    group->addAction(action);
  }
  m_boardAction->setShortcut(Qt::CTRL | Qt::Key_1);
  m_blockAction->setShortcut(Qt::CTRL | Qt::Key_2);
  m_boardAction->setChecked(true);
  trees->addAction(tr("Choose Another Block…"), this, &MainWindow::chooseBlock);
  const QSettings settings;
  if (m_options.persistent && settings.value(QStringLiteral("window/trees")) == QLatin1String("block"))
    setTreesShow(TreesShow::block);

  menu->addSeparator();
  const auto toggle = [&](const QString& text, const QKeySequence& key, QWidget* widget) {
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, widget, &QWidget::setVisible);
  };
  toggle(tr("&Experiment"), Qt::Key_F6, m_panel);
  toggle(tr("&Charts"), Qt::Key_F7, m_charts);
  toggle(tr("S&ource and Counters"), Qt::Key_F8, m_info);
  menu->addSeparator();
  menu->addAction(tr("&Fit Trees"), QKeySequence(Qt::CTRL | Qt::Key_0), this, [this] {
    for (TreePanel* panel : m_trees) panel->tree()->fit();
  });
  menu->addAction(tr("Ste&p Table…"), QKeySequence(Qt::CTRL | Qt::Key_T), this, &MainWindow::showStepTable);
  menu->addAction(tr("F&ull Screen"), QKeySequence(Qt::Key_F11), this,
                  [this] { isFullScreen() ? showNormal() : showFullScreen(); });

  if (m_options.persistent) {
    if (const auto columns = settings.value(QStringLiteral("window/columns")).toByteArray(); !columns.isEmpty())
      m_columnsChosen = m_columns->restoreState(columns);
    m_rows->restoreState(settings.value(QStringLiteral("window/rows")).toByteArray());
  }
}

void MainWindow::buildHelpMenu() {
  QMenu* menu = m_menus->addMenu(tr("&Help"));
  menu->addAction(tr("&Manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                  [this] { ManualWindow::open(this, m_themes); });
  menu->addAction(tr("&Keyboard Shortcuts"), QKeySequence(Qt::Key_F1), this, &MainWindow::showShortcuts);
  menu->addAction(tr("&About Warpfold"), this, &MainWindow::showAbout);
}

}  // namespace warpfold::app
