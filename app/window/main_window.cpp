// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>

#include "window/banner.h"
#include "window/banner_controller.h"
#include "window/charts_row.h"
#include "window/device_controller.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/menus.h"
#include "window/session_controller.h"

namespace warpfold::app {

namespace {

const QString boardName = QStringLiteral("board"), blockName = QStringLiteral("block");

}  // namespace

QSize startSize(const QSize& available) {
  const QSize frame(0, 64);  // and a panel, which not every desktop reports
  return QSize(1680, 1000).boundedTo(available - frame).expandedTo({1024, 640});
}

QRect onScreen(const QRect& window, const QRect& available) {
  QRect inside(window.topLeft(), window.size().boundedTo(available.size()));
  if (inside.right() > available.right()) inside.moveRight(available.right());
  if (inside.bottom() > available.bottom()) inside.moveBottom(available.bottom());
  if (inside.left() < available.left()) inside.moveLeft(available.left());
  if (inside.top() < available.top()) inside.moveTop(available.top());
  return inside;
}

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent),
      m_settings(options.persistent),
      m_stage(m_experiment, m_comparison),
      m_session(m_experiment, m_comparison, m_client),
      m_ladderSession(m_experiment, m_ladder, m_client) {
  setWindowTitle(tr("Warpfold"));
  setMinimumSize(640, 400);
  resize(startSize(screen()->availableSize()));
  setAcceptDrops(true);
  m_startsWorker = options.worker;
  makeModels(options);
  makeViews(options);
  connectRequests();
  connectExports();
  // Last, since a style sheet makes every reparenting of a widget cost a polish of all its children.
  const QString theme = options.theme.isEmpty() ? m_settings.value("window/theme").toString() : options.theme;
  m_themes.setMode(ThemeController::modeFromName(theme));
  if (!options.session.isEmpty()) m_sessions->open(options.session);
}

MainWindow::~MainWindow() {
  delete m_sessions;  // before the models whose last state it keeps
}

void MainWindow::makeModels(const WindowOptions& options) {
  m_sources.add(m_comparison);
  m_sources.add(m_stage);
  m_sources.add(m_ladder);
  makeCompanions({m_client, m_experiment, m_comparison, m_sources, m_notes}, this);
  m_client.setCommand(options.workerCommand.isEmpty() ? m_settings.value("worker/command").toString()
                                                      : options.workerCommand);
  if (const int limit = m_settings.value("worker/hangLimitMs").toInt(); limit > 0)
    m_client.setHangLimit(std::chrono::milliseconds(limit));
  m_session.setLive(options.live);
  if (!options.run || !options.session.isEmpty()) m_session.stop();
  if (options.persistent) m_experiment.restore(m_settings.store());
  if (options.requests)
    m_experiment.setRequests(options.requests->first, options.requests->second, options.backendGiven,
                             options.kernelOptions);
  if (!options.file.isEmpty()) m_experiment.setInput(QStringLiteral("file:") + options.file);
  if (m_settings.value("window/trees") == blockName) m_stage.show(TreeChoice::Kind::block);
}

void MainWindow::makeViews(const WindowOptions& options) {
  if (const QByteArray geometry = m_settings.value("window/geometry").toByteArray(); !geometry.isEmpty()) {
    restoreGeometry(geometry);
    setGeometry(onScreen(this->geometry(), screen()->availableGeometry()));
  }
  m_layout = new WindowLayout(m_experiment, m_stage, m_sources, this);
  m_layout->restore(m_settings);
  auto* scroll = new QScrollArea(this);  // for screens with less room than everything needs
  scroll->setObjectName(QStringLiteral("windowScroll"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidgetResizable(true);
  scroll->viewport()->setAutoFillBackground(false);
  m_layout->setAutoFillBackground(false);
  scroll->setWidget(m_layout);
  setCentralWidget(scroll);
  m_exports = new ExportController(this, m_layout->trees(), m_layout->charts(), m_comparison, m_themes);
  const SessionModels shown{m_experiment, m_comparison, m_ladder, m_sources.get<ClocksModel>(), m_stage};
  m_sessions = new SessionController({shown, m_session, m_ladderSession, m_client, m_settings, m_layout->banner(),
                                      m_layout->sessionStrip(), m_layout->charts()},
                                     options.sessionFolder, this);
  auto* menus =
      new Menus(this, {m_experiment, m_stage, m_ladder, m_client, m_themes, *m_exports, *m_sessions, *m_layout});
  setMenuWidget(menus);
  m_status = new StatusLine(statusBar(), m_comparison, m_ladder, playback(), m_client);
  new BannerController(m_layout->banner(), m_experiment, m_comparison, m_client);
  new DeviceController(menus->pill(), m_experiment, m_comparison, m_client, m_notes);
  connect(&m_themes, &ThemeController::changed, this, [this, menus](const Theme& theme) {
    menus->pill()->setTheme(theme);
    m_layout->setTheme(theme);
  });
}

void MainWindow::connectRequests() {
  connect(m_layout->experiment(), &ExperimentPanel::runRequested, &m_session, &LiveSession::run);
  connect(m_layout->experiment(), &ExperimentPanel::stopRequested, &m_session, &LiveSession::stop);
  connect(&m_comparison, &DataSource::runRequested, &m_session, &LiveSession::run);
  connect(&m_comparison, &DataSource::stopRequested, &m_session, &LiveSession::stop);
  connect(&m_ladder, &DataSource::runRequested, &m_ladderSession, &LadderSession::run);
  connect(&m_ladder, &DataSource::stopRequested, &m_ladderSession, &LadderSession::stop);
  connect(&m_ladder, &LadderModel::repeatRequested, &m_ladderSession, &LadderSession::again);
}

void MainWindow::connectExports() {
  ExportService& service = m_exports->service();
  connect(&service, &ExportService::failed, this, [this](const QString& why) { banner()->showMessage(why, false); });
  connect(&service, &ExportService::exported, m_status, &StatusLine::say);
}

void MainWindow::refreshNow() {
  m_layout->experiment()->showComparison();
  charts()->refreshNow();
  info()->showHazards(m_stage);
  m_status->refresh();
}

void MainWindow::paintEvent(QPaintEvent* event) {
  QMainWindow::paintEvent(event);
  if (m_painted) return;
  m_painted = true;
  // The window is on its way to the screen; only now the worker may take time.
  QTimer::singleShot(0, this, [this] {
    emit firstPainted();
    if (m_startsWorker) m_client.start();
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
  const QString path = event->mimeData()->urls().constFirst().toLocalFile();
  isSessionName(path) ? m_sessions->open(path) : m_experiment.setInput(QStringLiteral("file:") + path);
}

void MainWindow::saveSettings() {
  if (!m_settings.persistent()) return;
  m_experiment.save(m_settings.store());
  m_layout->save(m_settings);
  m_settings.set("window/geometry", saveGeometry());
  m_settings.set("window/theme", ThemeController::nameOf(m_themes.mode()));
  m_settings.set("window/trees", m_stage.shown() == TreeChoice::Kind::board ? boardName : blockName);
  m_settings.store().sync();  // now, whatever the end of the program brings
}

}  // namespace warpfold::app
