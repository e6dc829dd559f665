// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/hazards_view.h"
#include "window/info_panel.h"
#include "window/roles.h"

namespace warpfold::app {

namespace {

constexpr int margin = 12;

}  // namespace

QSize startSize(const QSize& available) {
  const QSize frame(0, 64);  // and a panel, which not every desktop tells of
  return QSize(1680, 1000).boundedTo(available - frame).expandedTo({1024, 640});
}

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent),
      m_options(options),
      m_session(m_experiment, m_comparison, m_client),
      m_ladderSession(m_experiment, m_ladder, m_client),
      m_export(new ExportService(this, [this](const QString& title) { return metadata(title); })) {
  setWindowTitle(tr("Warpfold"));
  setMinimumSize(startSize({}));
  resize(startSize(screen()->availableSize()));
  setAcceptDrops(true);
  m_session.setLive(options.live);
  if (options.ladder) {
    m_session.stop();
    m_ladderSession.run();
  }
  restoreSettings();
  build();
  buildMenus();
  connectAll();
  onExperimentChanged();
  // Last, since a style sheet makes every reparenting of a widget cost a polish of all its children.
  const QString themeName = options.theme.isEmpty() && options.persistent
                                ? QSettings().value(QStringLiteral("window/theme")).toString()
                                : options.theme;
  m_themes.setMode(ThemeController::modeFromName(themeName));
  for (QAction* action : m_themeActions->actions()) action->setChecked(action->data().toInt() == int(m_themes.mode()));
  showDevice();
  showStatus();
}

MainWindow::~MainWindow() = default;

void MainWindow::build() {
  auto* central = new QWidget(this);
  auto* column = new QVBoxLayout(central);
  column->setContentsMargins(margin, 2, margin, 0);
  column->setSpacing(8);
  m_banner = new Banner(central);
  column->addWidget(m_banner);

  m_columns = new QSplitter(Qt::Horizontal, central);
  m_columns->setHandleWidth(margin);
  m_columns->setChildrenCollapsible(false);
  // Children of a splitter from the first: one that is put in when it is full is measured before it has its
  // style.
  m_panel = new ExperimentPanel(m_experiment, m_comparison, m_columns);
  buildCentre();
  m_info = new InfoPanel(m_playback, m_columns);
  m_columns->setStretchFactor(0, 0);
  m_columns->setStretchFactor(1, 1);
  m_columns->setStretchFactor(2, 0);
  connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_columnsChosen = true; });
  shareColumns();
  column->addWidget(m_columns, 1);
  setCentralWidget(central);

  m_status = new QLabel(this);
  setRole(m_status, "status");
  m_badge = new QLabel(this);
  setRole(m_badge, "badge");
  statusBar()->setSizeGripEnabled(false);
  statusBar()->setContentsMargins(margin - 2, 6, margin - 2, 8);
  statusBar()->addWidget(m_status, 1);
  statusBar()->addPermanentWidget(m_badge);
}

void MainWindow::buildCentre() {
  m_rows = new QSplitter(Qt::Vertical, m_columns);
  m_rows->setHandleWidth(10);
  m_rows->setChildrenCollapsible(false);
  auto* upper = new QWidget(m_rows);
  auto* upperColumn = new QVBoxLayout(upper);
  upperColumn->setContentsMargins(0, 0, 0, 0);
  upperColumn->setSpacing(8);
  auto* trees = new QHBoxLayout;
  trees->setSpacing(margin);
  for (int side = 0; side < 2; ++side) {
    m_trees[std::size_t(side)] = new TreePanel(side, upper);
    m_trees[std::size_t(side)]->setPlayback(&m_playback);
    trees->addWidget(m_trees[std::size_t(side)], 1);
  }
  upperColumn->addLayout(trees, 1);
  m_transport = new TransportBar(&m_playback, upper);
  upperColumn->addWidget(m_transport);

  m_charts = new ChartsRow(m_comparison, m_ladder, m_rows);
  m_charts->setPlayback(&m_playback);
  m_rows->setStretchFactor(0, 3);
  m_rows->setStretchFactor(1, 2);
  m_rows->setSizes({562, 340});
}

void MainWindow::connectAll() {
  connect(&m_themes, &ThemeController::changed, this, &MainWindow::applyTheme);
  connect(m_panel, &ExperimentPanel::runRequested, &m_session, &LiveSession::run);
  connect(m_panel, &ExperimentPanel::stopRequested, this, &MainWindow::stop);
  connect(&m_experiment, &Experiment::changed, this, &MainWindow::onExperimentChanged);
  connectWorker();
  connectComparison();
  connectLadder();
  connectExports();
  connect(m_info->hazards(), &HazardsView::chosen, this, &MainWindow::showHazard);
  for (int side = 0; side < 2; ++side)
    connect(m_trees[std::size_t(side)], &TreePanel::chosen, this, [this, side](int i) {
      const auto offered = treeChoices(m_comparison, side, m_experiment.tracedBlock());
      if (i < offered.size()) chooseTree(side, offered[i].choice);
    });
  connect(&m_playback, &Playback::positionChanged, this, &MainWindow::countFrame);
  connect(&m_playback, &Playback::playingChanged, this, [this] {
    m_frameClock.invalidate();
    m_fps = 0;
    showStatus();
  });
}

void MainWindow::connectWorker() {
  connect(&m_client, &WorkerClient::stateChanged, this, &MainWindow::showDevice);
  connect(&m_client, &WorkerClient::lost, this, &MainWindow::onLost);
  connect(&m_client, &WorkerClient::hello, m_banner, [this] {
    const QString starting = tr(" A new one is being started.");
    if (m_banner->message().endsWith(starting))
      m_banner->showMessage(m_banner->message().chopped(starting.size()) + tr(" A new one runs."), false, 10000);
    else if (!m_bannerIsAboutRun)
      m_banner->hide();
  });
  connect(m_banner, &Banner::restartRequested, &m_client, &WorkerClient::restart);
}

void MainWindow::connectComparison() {
  connect(&m_comparison, &Comparison::stateChanged, this, &MainWindow::onComparisonState);
  connect(&m_comparison, &Comparison::progressChanged, this, &MainWindow::showStatus);
  connect(&m_comparison, &Comparison::boardChanged, this, [this] {
    showTraces();
    m_info->showHazards(m_comparison);
  });
  connect(&m_comparison, &Comparison::resultChanged, this, [this] {
    showTraces();
    showDevice();
    m_info->showCounters(m_comparison);
    m_info->showHazards(m_comparison);
  });
  connect(&m_comparison, &Comparison::countersChanged, this, [this] { m_info->showCounters(m_comparison); });
  connect(&m_comparison, &Comparison::measuredPeakChanged, this, &MainWindow::showDevice);
  // Medians that change thirty times a second cannot be read.
  m_resultTimer.setSingleShot(true);
  m_resultTimer.setInterval(120);
  connect(&m_resultTimer, &QTimer::timeout, this, [this] {
    m_panel->showComparison();
    showStatus();
  });
  connect(&m_comparison, &Comparison::samplesChanged, this, [this] {
    if (!m_resultTimer.isActive()) m_resultTimer.start();
  });
}

void MainWindow::connectLadder() {
  connect(m_charts, &ChartsRow::ladderRequested, &m_ladderSession, &LadderSession::run);
  connect(m_charts, &ChartsRow::stopRequested, &m_ladderSession, &LadderSession::stop);
  connect(m_charts, &ChartsRow::repeatRequested, &m_ladderSession, &LadderSession::again);
  connect(&m_ladder, &LadderModel::stateChanged, this, &MainWindow::onLadderState);
}

void MainWindow::applyTheme(const Theme& theme) {
  m_pill->setTheme(theme);
  for (TreePanel* panel : m_trees) panel->setTheme(theme);
  m_transport->setTheme(theme);
  m_charts->setTheme(theme);
  m_info->setTheme(theme);
  m_export->setScreenTheme(theme.id);
}

void MainWindow::shareColumns() {
  if (m_columnsChosen || !m_columns) return;
  // A wide window has room for whole source lines; in a narrow one the trees need it more.
  const int all = width() - 2 * margin - 2 * m_columns->handleWidth();
  const int left = std::clamp(width() * 16 / 100, 240, 268);
  const int right = std::clamp(width() * 23 / 100 - (width() < 1500 ? 22 : 0), 272, 390);
  m_columns->setSizes({left, all - left - right, right});
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  shareColumns();
}

}  // namespace warpfold::app
