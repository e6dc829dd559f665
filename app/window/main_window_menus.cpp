// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus of MainWindow and the small dialogs that they open.
#include <QActionGroup>
#include <QApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "charts/chart_widget.h"
#include "export/composite.h"
#include "models/steps_table_model.h"
#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/about_dialog.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/main_window.h"

namespace warpfold::app {

void MainWindow::buildMenus() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 7, 12, 3);
  auto* menus = new QMenuBar(bar);
  menus->setNativeMenuBar(false);
  menus->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Preferred);
  m_pill = new DevicePill(bar);
  row->addWidget(menus, 1);
  row->addWidget(m_pill);
  setMenuWidget(bar);

  buildFileMenu();
  buildRunMenu();
  buildViewMenu();
  buildExportMenu();
  buildHelpMenu();
}

namespace {

QMenuBar* barOf(const QMainWindow* window) {
  return window->menuWidget()->findChild<QMenuBar*>();
}

}  // namespace

void MainWindow::buildFileMenu() {
  QMenu* menu = barOf(this)->addMenu(tr("&File"));
  menu->addAction(tr("&New Experiment"), QKeySequence::New, this, [this] {
    m_experiment.reset();
    m_session.run();
  });
  menu->addAction(tr("&Open Data File…"), QKeySequence::Open, m_panel, &ExperimentPanel::chooseFile);
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::buildRunMenu() {
  QMenu* menu = barOf(this)->addMenu(tr("&Run"));
  m_runAction = menu->addAction(tr("&Run Live"), QKeySequence(Qt::Key_F5), &m_session, &LiveSession::run);
  m_stopAction =
      menu->addAction(tr("&Stop"), QKeySequence(Qt::SHIFT | Qt::Key_F5), &m_session, &LiveSession::stop);
  m_stopAction->setEnabled(false);
  menu->addSeparator();
  menu->addActions(m_transport->transportActions());
  menu->addSeparator();
  menu->addAction(tr("&Worker Command…"), this, &MainWindow::askWorkerCommand);
  menu->addAction(tr("Restart W&orker"), &m_client, &WorkerClient::restart);
}

void MainWindow::buildViewMenu() {
  QMenu* menu = barOf(this)->addMenu(tr("&View"));
  QMenu* themes = menu->addMenu(tr("&Theme"));
  m_themeActions = new QActionGroup(this);
  for (const auto& [text, mode] : {std::pair{tr("Follow &System"), ThemeController::Mode::system},
                                   std::pair{tr("&Dark"), ThemeController::Mode::dark},
                                   std::pair{tr("&Light"), ThemeController::Mode::light}}) {
    QAction* action = themes->addAction(text, this, [this, mode = mode] { m_themes.setMode(mode); });
    action->setCheckable(true);
    action->setData(int(mode));
    m_themeActions->addAction(action);
  }

  QMenu* trees = menu->addMenu(tr("T&rees Show"));
  auto* group = new QActionGroup(this);
  m_boardAction = trees->addAction(tr("&Blackboard Example, 16 Threads, Warps of 4"), this,
                                   [this] { setTreesShow(TreesShow::board); });
  m_blockAction =
      trees->addAction(tr("Block %1 as Run").arg(0), this, [this] { setTreesShow(TreesShow::block); });
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
    if (const auto columns = settings.value(QStringLiteral("window/columns")).toByteArray();
        !columns.isEmpty())
      m_columnsChosen = m_columns->restoreState(columns);
    m_rows->restoreState(settings.value(QStringLiteral("window/rows")).toByteArray());
  }
}

void MainWindow::buildExportMenu() {
  QMenu* menu = barOf(this)->addMenu(tr("&Export"));
  // Filled when it opens: titles name the block that is shown.
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    menu->clear();
    for (const ExportEntry& entry : exportEntries())
      menu->addAction(tr("%1…").arg(entry.title), this,
                      [this, entry] { m_export->exportWithDialog(*entry.content, entry.title); });
    menu->addSeparator();
    menu->addAction(tr("Both Trees…"), this, [this] {
      const SideBySide both(QStringLiteral("trees"), {m_trees[0]->tree(), m_trees[1]->tree()});
      m_export->exportWithDialog(both, tr("Both Trees"));
    });
    menu->addAction(tr("Whole Window…"), this,
                    [this] { m_export->exportWithDialog(picture(), tr("Whole Window")); });
    QMenu* copy = menu->addMenu(tr("Copy as Picture"));
    for (const ExportEntry& entry : exportEntries())
      copy->addAction(entry.title, this, [this, entry] { m_export->copyImage(*entry.content, entry.title); });
  });
  auto* shortcut = new QAction(this);
  shortcut->setShortcut(Qt::CTRL | Qt::Key_E);
  connect(shortcut, &QAction::triggered, this, [this] {
    if (const auto* chart = m_charts->charts().empty() ? nullptr : m_charts->charts().front())
      m_export->exportWithDialog(*chart, chart->title());
  });
  addAction(shortcut);
}

void MainWindow::buildHelpMenu() {
  QMenu* menu = barOf(this)->addMenu(tr("&Help"));
  menu->addAction(tr("&Keyboard Shortcuts"), QKeySequence(Qt::Key_F1), this, &MainWindow::showShortcuts);
  menu->addAction(tr("&About Warpfold"), this, &MainWindow::showAbout);
}

void MainWindow::chooseBlock() {
  const auto grid = m_experiment.grid();
  const int last = grid ? int(std::min<quint64>(*grid - 1, 2000000000)) : 0;
  bool chosen = false;
  const int index = QInputDialog::getInt(
      this, tr("Trees Show"), tr("Block of the first launch, 0 to %1:").arg(grouped(quint64(last))),
      int(m_experiment.tracedBlock()), 0, last, 1, &chosen);
  if (!chosen) return;
  m_experiment.setTracedBlock(quint64(index));
  setTreesShow(TreesShow::block);
}

void MainWindow::showStepTable() {
  auto* dialog = new QDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Steps of block %1").arg(m_experiment.tracedBlock()));
  auto* model = new StepsTableModel(dialog);
  const auto fill = [this, model] {
    model->setSteps(m_comparison.stepRows(0, m_experiment.tracedBlock()),
                    m_comparison.stepRows(1, m_experiment.tracedBlock()));
  };
  fill();
  connect(&m_comparison, &Comparison::resultChanged, model, fill);
  auto* table = new QTableView(dialog);
  table->setModel(model);
  table->setAccessibleName(dialog->windowTitle());
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(table);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  connect(buttons, &QDialogButtonBox::clicked, dialog, [=, this](QAbstractButton* button) {
    if (buttons->buttonRole(button) == QDialogButtonBox::ActionRole)
      m_export->copyData(*m_charts->chart(QStringLiteral("steps")), dialog->windowTitle());
    else
      dialog->close();
  });
  column->addWidget(buttons);
  dialog->resize(980, 420);
  dialog->show();
}

void MainWindow::showAbout() {
  showAboutDialog(this);
}
void MainWindow::showShortcuts() {
  showShortcutsDialog(this);
}

void MainWindow::askWorkerCommand() {
  QSettings settings;
  bool accepted = false;
  const QString command = QInputDialog::getText(
      this, tr("Worker Command"),
      tr("Command line of the worker. Empty: the warpfold-cli of this installation.\nExample: ssh gpubox "
         "warpfold-cli worker"),
      QLineEdit::Normal, settings.value(QStringLiteral("worker/command")).toString(), &accepted);
  if (!accepted) return;
  settings.setValue(QStringLiteral("worker/command"), command.trimmed());
  m_client.setCommand(command.trimmed());
  m_client.restart();
}

}  // namespace warpfold::app
