// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

#include "charts/chart_widget.h"
#include "run/command_line.h"
#include "views/lanes_view.h"
#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/roles.h"

namespace warpfold::app {

using messages::Side;

namespace {

constexpr int margin = 12;

}  // namespace

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent),
      m_options(options),
      m_session(m_experiment, m_comparison, m_client),
      m_export(new ExportService(this, [this](const QString& title) { return metadata(title); })) {
  setWindowTitle(tr("Warpfold"));
  setMinimumSize(1024, 640);
  resize(1680, 1000);
  setAcceptDrops(true);
  m_session.setLive(options.live);
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
  for (QAction* action : m_themeActions->actions())
    action->setChecked(action->data().toInt() == int(m_themes.mode()));
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
  m_panel = new ExperimentPanel(m_experiment, m_comparison);
  m_columns->addWidget(m_panel);
  m_columns->addWidget(buildCentre());
  m_info = new InfoPanel(m_playback);
  m_columns->addWidget(m_info);
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

QWidget* MainWindow::buildCentre() {
  auto* upper = new QWidget;
  auto* upperColumn = new QVBoxLayout(upper);
  upperColumn->setContentsMargins(0, 0, 0, 0);
  upperColumn->setSpacing(8);
  auto* trees = new QHBoxLayout;
  trees->setSpacing(margin);
  for (int side = 0; side < 2; ++side) {
    m_trees[std::size_t(side)] = new TreePanel(side);
    m_trees[std::size_t(side)]->setPlayback(&m_playback);
    trees->addWidget(m_trees[std::size_t(side)], 1);
  }
  upperColumn->addLayout(trees, 1);
  m_transport = new TransportBar(&m_playback);
  upperColumn->addWidget(m_transport);

  m_charts = new ChartsRow(m_comparison);
  m_rows = new QSplitter(Qt::Vertical);
  m_rows->setHandleWidth(10);
  m_rows->setChildrenCollapsible(false);
  m_rows->addWidget(upper);
  m_rows->addWidget(m_charts);
  m_rows->setStretchFactor(0, 3);
  m_rows->setStretchFactor(1, 2);
  m_rows->setSizes({562, 340});
  return m_rows;
}

void MainWindow::connectAll() {
  connect(&m_themes, &ThemeController::changed, this, &MainWindow::applyTheme);
  connect(m_panel, &ExperimentPanel::runRequested, &m_session, &LiveSession::run);
  connect(m_panel, &ExperimentPanel::stopRequested, &m_session, &LiveSession::stop);
  connect(&m_experiment, &Experiment::changed, this, &MainWindow::onExperimentChanged);
  connect(&m_client, &WorkerClient::stateChanged, this, &MainWindow::showDevice);
  connect(&m_client, &WorkerClient::lost, this, &MainWindow::onLost);
  connect(&m_client, &WorkerClient::hello, m_banner, [this] {
    const QString starting = tr(" A new one is being started.");
    if (m_banner->message().endsWith(starting))
      m_banner->showMessage(m_banner->message().chopped(starting.size()) + tr(" A new one runs."), false,
                            10000);
    else if (!m_bannerTellsOfRun)
      m_banner->hide();
  });
  connect(m_banner, &Banner::restartRequested, &m_client, &WorkerClient::restart);
  connect(m_export, &ExportService::failed, this,
          [this](const QString& message) { m_banner->showMessage(message, false); });
  connect(m_export, &ExportService::exported, this,
          [this](const QString& message) { statusBar()->showMessage(message, 6000); });

  connect(&m_comparison, &Comparison::stateChanged, this, &MainWindow::onComparisonState);
  connect(&m_comparison, &Comparison::progressChanged, this, &MainWindow::showStatus);
  connect(&m_comparison, &Comparison::boardChanged, this, &MainWindow::showTraces);
  connect(&m_comparison, &Comparison::resultChanged, this, [this] {
    showTraces();
    showDevice();
    m_info->showCounters(m_comparison);
  });
  connect(&m_comparison, &Comparison::countersChanged, this, [this] { m_info->showCounters(m_comparison); });
  connect(&m_comparison, &Comparison::roofChanged, this, &MainWindow::showDevice);
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

  connect(m_charts, &ChartsRow::exportRequested, this,
          [this](ChartWidget* c) { m_export->exportWithDialog(*c, c->title()); });
  connect(m_charts, &ChartsRow::copyImageRequested, this,
          [this](ChartWidget* c) { m_export->copyImage(*c, c->title()); });
  connect(m_charts, &ChartsRow::copyDataRequested, this,
          [this](ChartWidget* c) { m_export->copyData(*c, c->title()); });
  for (TreePanel* panel : m_trees) {
    connect(panel, &TreePanel::exportRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->exportWithDialog(*c, title); });
    connect(panel, &TreePanel::copyImageRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->copyImage(*c, title); });
    connect(panel, &TreePanel::copyDataRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->copyData(*c, title); });
  }
  connect(&m_playback, &Playback::positionChanged, this, &MainWindow::countFrame);
  connect(&m_playback, &Playback::playingChanged, this, [this] {
    m_frameClock.invalidate();
    m_fps = 0;
    showStatus();
  });
}

void MainWindow::applyTheme(const Theme& theme) {
  m_pill->setTheme(theme);
  for (TreePanel* panel : m_trees) panel->setTheme(theme);
  m_transport->setTheme(theme);
  m_charts->setTheme(theme);
  m_info->setTheme(theme);
  m_export->setScreenTheme(theme.id);
}

void MainWindow::onExperimentChanged() {
  m_panel->showExperiment();
  for (const Side side : {Side::a, Side::b}) {
    const KernelInfo* kernel = m_experiment.kernel(side);
    TreePanel* panel = m_trees[std::size_t(side)];
    panel->setTitle(kernel ? QString::fromStdString(kernel->title) : m_experiment.kernelId(side));
    panel->tree()->setOperation(m_experiment.operation());
  }
  m_info->setKernels(m_experiment.kernel(Side::a), m_experiment.kernel(Side::b), m_experiment.operation());
  m_charts->setBlockIndex(m_experiment.tracedBlock());
  showDevice();
}

void MainWindow::onComparisonState() {
  m_panel->showComparison();
  m_runAction->setEnabled(!m_comparison.active());
  m_stopAction->setEnabled(m_comparison.state() == Comparison::State::running);
  // What became of a worker stays to be read; a failed run's reason goes when the next run starts.
  if (m_comparison.state() == Comparison::State::failed && m_client.state() == WorkerClient::State::ready) {
    m_banner->showMessage(m_comparison.failureText(), false);
    m_bannerTellsOfRun = true;
  } else if (m_comparison.state() == Comparison::State::running && m_bannerTellsOfRun) {
    m_banner->hide();
    m_bannerTellsOfRun = false;
  }
  showStatus();
}

void MainWindow::setTreesShow(TreesShow show) {
  m_treesShow = show;
  (show == TreesShow::board ? m_boardAction : m_blockAction)->setChecked(true);
  m_blockAction->setText(tr("Block %1 as Run").arg(m_experiment.tracedBlock()));
  showTraces();
}

void MainWindow::showTraces() {
  std::array<BlockTracePtr, 2> traces;
  for (int side = 0; side < 2; ++side) {
    BlockTracePtr& trace = traces[std::size_t(side)];
    trace = m_treesShow == TreesShow::board ? m_comparison.side(side).board
                                            : m_comparison.blockTrace(side, m_experiment.tracedBlock());
    TreePanel* panel = m_trees[std::size_t(side)];
    panel->setTrace(trace);
    panel->setBadge(trace ? badgeOf(*trace) : QString());
  }
  m_playback.setTraces(traces[0], traces[1]);
  // A kernel seen for the first time plays by itself; a new size of the same one does not interrupt.
  const std::array<QString, 2> kernels{m_experiment.kernelId(Side::a), m_experiment.kernelId(Side::b)};
  if (traces[0] && traces[1] && kernels != m_playedKernels) {
    m_playedKernels = kernels;
    m_playback.toStart();
    m_playback.play();
  }
  showStatus();
}

void MainWindow::countFrame() {
  if (!m_playback.playing()) return;
  if (!m_frameClock.isValid()) {
    m_frameClock.start();
    m_frames = 0;
    return;
  }
  ++m_frames;
  if (m_frameClock.elapsed() < 500) return;
  m_fps = 1000.0 * m_frames / double(m_frameClock.restart());
  m_frames = 0;
  showStatus();
}

QString MainWindow::badgeOf(const BlockTrace& trace) const {
  const QString shape = tr("%1 threads, warps of %2").arg(trace.threads).arg(trace.warpSize);
  if (m_treesShow == TreesShow::board) return tr("blackboard example · %1 · emulated").arg(shape);
  return trace.masksVerified ? tr("as run · %1 · emulated, masks measured on the GPU").arg(shape)
                             : tr("as run · %1 · emulated").arg(shape);
}

QString MainWindow::statusText() const {
  QStringList parts;
  switch (m_comparison.state()) {
    case Comparison::State::idle:
      parts << (m_client.state() == WorkerClient::State::ready ? tr("Ready") : tr("Starting the worker"));
      break;
    case Comparison::State::running:
      parts << (m_comparison.complete() ? tr("Live") : tr("Running"));
      break;
    case Comparison::State::stopping:
      parts << tr("Stopping");
      break;
    case Comparison::State::finished:
      parts << tr("Stopped");
      break;
    case Comparison::State::failed:
      parts << tr("Failed");
      break;
  }
  if (!m_comparison.complete() && m_comparison.active() && !m_comparison.progressText().isEmpty()) {
    const double fraction = m_comparison.progressFraction();
    parts << m_comparison.progressText() +
                 (fraction >= 0 ? QStringLiteral(" %1 %").arg(fraction * 100, 0, 'f', 0) : QString());
  }
  const quint64 runs = m_comparison.side(0).samples.nextIndex() + m_comparison.side(1).samples.nextIndex();
  if (runs > 0) parts << tr("%1 runs").arg(grouped(runs));
  if (m_fps > 0) parts << tr("%1 fps").arg(m_fps, 0, 'f', 0);
  if (const auto& result = m_comparison.side(0).result; result && !result->passes.empty()) {
    parts << tr("trace: %1 of %2 blocks")
                 .arg(grouped(m_comparison.tracedBlocks(0)), grouped(result->passes.front().grid));
    if (m_comparison.provenance() == Provenance::measured) parts << tr("probes off while timing");
  }
  return parts.join(QStringLiteral(" · "));
}

void MainWindow::showStatus() {
  m_status->setText(statusText());
  const QString origin = m_comparison.provenanceText();
  m_badge->setText(origin);
  m_badge->setVisible(!origin.isEmpty());
  setRole(m_badge, m_comparison.provenance() == Provenance::emulated ? "badgeWarning" : "badge");
}

void MainWindow::showDevice() {
  const DeviceInfo* device = m_experiment.device();
  const bool ready = m_client.state() == WorkerClient::State::ready;
  QStringList parts;
  parts << (device ? QString::fromStdString(device->name) : m_experiment.backend());
  if (device && device->isGpu) {
    parts << QString::fromStdString(device->detail).section(QStringLiteral(" · "), 0, 0);
    const auto peak = m_comparison.provenance() == Provenance::measured ? m_comparison.measuredPeakGbs()
                                                                        : device->peakReadGbs;
    if (peak) parts << tr("%1 GB/s measured read peak").arg(*peak, 0, 'f', 0);
  }
  switch (m_client.state()) {
    case WorkerClient::State::ready:
      break;
    case WorkerClient::State::givenUp:
      parts = {tr("Worker stopped")};
      break;
    default:
      parts = {tr("Starting the worker…")};
      break;
  }
  parts.removeAll(QString());
  m_pill->setDevice(parts.join(QStringLiteral(" · ")),
                    ready && (!device || device->available)            ? DevicePill::Health::good
                    : m_client.state() == WorkerClient::State::givenUp ? DevicePill::Health::lost
                                                                       : DevicePill::Health::waiting);
}

void MainWindow::onLost(const QString& message, bool restarting) {
  m_bannerTellsOfRun = false;
  m_banner->showMessage(restarting ? message + tr(" A new one is being started.") : message, !restarting);
  onComparisonState();
}

ExportMetadata MainWindow::metadata(const QString& title) const {
  ExportMetadata told;
  told.title = title;
  told.device = m_comparison.deviceName();
  told.provenance = m_comparison.provenanceText();
  for (int side = 0; side < 2; ++side)
    if (const auto& result = m_comparison.side(side).result)
      told.commands << QString::fromStdString(commandLine(result->request));
  return told;
}

WindowPicture MainWindow::picture() {
  return WindowPicture(this, [this](const Theme* theme) {
    m_themes.wear(theme);
    // The plots' stored pixels are what a picture at screen scale takes; the screen itself may wait.
    for (ChartWidget* chart : m_charts->charts()) chart->plot()->replot(QCustomPlot::rpQueuedRefresh);
  });
}

QList<MainWindow::ExportEntry> MainWindow::exportEntries() const {
  QList<ExportEntry> list{{tr("Tree A"), m_trees[0]->tree()},
                          {tr("Tree B"), m_trees[1]->tree()},
                          {tr("Lanes A"), m_trees[0]->lanes()},
                          {tr("Lanes B"), m_trees[1]->lanes()}};
  for (const ChartWidget* chart : m_charts->charts())
    list.append({tr("%1 chart").arg(chart->title()), chart});
  return list;
}

void MainWindow::shareColumns() {
  if (m_columnsChosen || !m_columns) return;
  // A wide window has room for whole source lines; in a narrow one the trees need it more.
  const int all = width() - 2 * margin - 2 * m_columns->handleWidth();
  const int left = std::clamp(width() * 16 / 100, 240, 268);
  const int right = std::clamp(width() * 22 / 100 - (width() < 1500 ? 18 : 0), 272, 384);
  m_columns->setSizes({left, all - left - right, right});
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  shareColumns();
}

void MainWindow::paintEvent(QPaintEvent* event) {
  QMainWindow::paintEvent(event);
  if (m_painted) return;
  m_painted = true;
  // The window is on its way to the screen; only now the worker may take time.
  QTimer::singleShot(0, this, [this] {
    emit firstPainted();
    m_client.start();
  });
}

void MainWindow::closeEvent(QCloseEvent* event) {
  saveSettings();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  m_experiment.setInput(QStringLiteral("file:") + event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::restoreSettings() {
  const QSettings settings;
  const auto value = [&](const char* key) {
    return m_options.persistent ? settings.value(QLatin1String(key)) : QVariant();
  };
  m_client.setCommand(m_options.workerCommand.isEmpty() ? value("worker/command").toString()
                                                        : m_options.workerCommand);
  if (const int limit = value("worker/hangLimitMs").toInt(); limit > 0)
    m_client.setHangLimit(std::chrono::milliseconds(limit));
  if (m_options.persistent) m_experiment.restore(settings);
  if (m_options.requests)
    m_experiment.setRequests(m_options.requests->first, m_options.requests->second, m_options.backendGiven);
  if (!m_options.file.isEmpty()) m_experiment.setInput(QStringLiteral("file:") + m_options.file);
  if (const QByteArray geometry = value("window/geometry").toByteArray(); !geometry.isEmpty())
    restoreGeometry(geometry);
}

void MainWindow::saveSettings() const {
  if (!m_options.persistent) return;
  QSettings settings;
  m_experiment.save(settings);
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  if (m_columnsChosen) settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
  settings.setValue(QStringLiteral("window/rows"), m_rows->saveState());
  settings.setValue(QStringLiteral("window/theme"), ThemeController::nameOf(m_themes.mode()));
  settings.setValue(QStringLiteral("window/trees"),
                    m_treesShow == TreesShow::board ? QStringLiteral("board") : QStringLiteral("block"));
}

}  // namespace warpfold::app
