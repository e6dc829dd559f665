// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QTimer>

#include "models/language.h"
#include "version.h"
#include "views/source_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/banner_controller.h"
#include "window/charts_row.h"
#include "window/device_controller.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/kept_contents.h"
#include "window/kernel_menu.h"
#include "window/menus.h"
#include "window/recordings_dialog.h"
#include "window/session_controller.h"
#include "window/tour.h"
#include "window/whats_new.h"

namespace warpfold::app {

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

MainWindow::MainWindow(Workbench& bench, const QString& theme, QWidget* parent) : QMainWindow(parent), m_bench(bench) {
  setMinimumSize(640, 400);
  resize(startSize(screen()->availableSize()));
  setAcceptDrops(true);
  if (const QByteArray geometry = m_bench.settings().value("window/geometry").toByteArray(); !geometry.isEmpty()) {
    restoreGeometry(geometry);
    setGeometry(onScreen(this->geometry(), screen()->availableGeometry()));
  }
  makeViews();
  makeControllers();
  connectExports();
  connect(&m_themes, &ThemeController::changed, this, [this](const Theme& changed) {
    m_menus->pill()->setTheme(changed);
    m_layout->setTheme(changed);
  });
  // Last, since a style sheet makes every reparenting of a widget cost a polish of all its children.
  m_themes.setMode(
      ThemeController::modeFromName(theme.isEmpty() ? m_bench.settings().value("window/theme").toString() : theme));
}

void MainWindow::makeViews() {
  m_language = language();
  m_layout = new WindowLayout(m_bench.experiment(), m_bench.stage(), m_bench.sources(), this);
  m_layout->restore(m_bench.settings());
  auto* scroll = new QScrollArea(this);  // for screens with less room than everything needs
  scroll->setObjectName(QStringLiteral("windowScroll"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidgetResizable(true);
  scroll->viewport()->setAutoFillBackground(false);
  m_layout->setAutoFillBackground(false);
  scroll->setWidget(m_layout);
  setCentralWidget(scroll);
  treePanel(0)->tree()->setFocus();  // else the first field, which would take Space
}

void MainWindow::makeControllers() {
  m_exports = new ExportController(this, m_layout->trees(), m_layout->charts(), m_bench, m_themes);
  m_sessions = new SessionController(m_bench.sessions(), *m_layout, this);
  m_menus = new Menus(this, {m_bench, m_themes, *m_exports, *m_sessions, *m_layout});
  setMenuWidget(m_menus);
  m_status =
      new StatusLine(statusBar(), m_bench.comparison(), m_bench.jobs(), m_bench.stage().playback(), m_bench.worker());
  m_bannerController =
      new BannerController(banner(), m_bench.experiment(), m_bench.comparison(), m_bench.jobs(), m_bench.worker());
  new DeviceController(m_menus->pill(), m_bench.experiment(), m_bench.comparison(), m_bench.worker(), m_bench.notes());
  connect(m_layout->experiment(), &ExperimentPanel::runRequested, &m_bench.comparison(), &DataSource::requestRun);
  connect(m_layout->experiment(), &ExperimentPanel::stopRequested, &m_bench.comparison(), &DataSource::requestStop);
  connectKernels();
}

void MainWindow::connectKernels() {
  SourceView* const source = m_layout->info()->source();
  KernelMenu* const menu = m_menus->findChild<KernelMenu*>();
  source->setOwnFiles(m_bench.own());
  connect(source, &SourceView::edited, &m_bench, &Workbench::keepAndRun);
  connect(source, &SourceView::copyWanted, menu, [menu](int side) { menu->editCopy(messages::Side(side)); });
  const auto tell = [this](const QString& why) { banner()->showMessage(why, false); };
  connect(menu, &KernelMenu::failed, this, tell);
  connect(&m_bench, &Workbench::failed, menu, tell);
}

void MainWindow::connectExports() {
  ExportService& service = m_exports->service();
  connect(&service, &ExportService::failed, this, [this](const QString& why) { banner()->showMessage(why, false); });
  connect(&service, &ExportService::exported, m_status, &StatusLine::say);
}

/// Whoever uses a part goes before it.
void MainWindow::removeViews() {
  delete m_menus;
  delete m_sessions;
  setStatusBar(nullptr);
  delete m_exports;
  delete takeCentralWidget();
}

void MainWindow::rebuild() {
  if (m_language == language()) return;
  m_layout->info()->source()->save();
  struct Kept {
    QString name;
    KeptContents contents;
    std::array<QString, 2> recordings;
  };
  std::vector<Kept> open;
  for (QWidget* each : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!each->isWindow() || !m_menus->hasDialog(each->objectName())) continue;
    const auto* recordings = qobject_cast<RecordingsDialog*>(each);
    if (each->isVisible())
      open.push_back(
          {each->objectName(), KeptContents(*each), recordings ? recordings->paths() : std::array<QString, 2>()});
    delete each;
  }
  const WindowLayout::State state = m_layout->state();
  removeViews();
  m_themes.reload();
  makeViews();
  makeControllers();
  connectExports();
  m_menus->pill()->setTheme(m_themes.theme());
  m_layout->setTheme(m_themes.theme());
  m_exports->service().setScreenTheme(m_themes.theme().id);
  m_layout->fold(size());
  m_layout->setState(state);
  m_bannerController->refresh();
  refreshNow();
  for (const Kept& each : open) {
    QWidget* const dialog = m_menus->openDialog(each.name);
    if (dialog == nullptr) continue;
    each.contents.giveTo(*dialog);
    if (auto* recordings = qobject_cast<RecordingsDialog*>(dialog); recordings && !each.recordings[1].isEmpty())
      recordings->compare(each.recordings[0], each.recordings[1]);
  }
}

void MainWindow::refreshNow() {
  m_layout->experiment()->showComparison();
  charts()->refreshNow();
  info()->showHazards(m_bench.stage());
  m_status->refresh();
}

void MainWindow::paintEvent(QPaintEvent* event) {
  QMainWindow::paintEvent(event);
  if (m_painted) return;
  m_painted = true;
  // The window is on its way to the screen; only now the worker may take time.
  QTimer::singleShot(0, this, [this] {
    emit firstPainted();
    m_bench.start();
    tellUpdate();
  });
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  m_layout->fold(event->size());
  QMainWindow::resizeEvent(event);
}

bool MainWindow::isFirstStart() const {
  const Settings& settings = m_bench.settings();
  return settings.persistent() && !settings.value("tour/shown").toBool() &&
         !settings.value("experiment/block").isValid();
}

/// Once after an update, and in nobody's way.
void MainWindow::tellUpdate() {
  constexpr int readingMs = 15000;
  Settings& settings = m_bench.settings();
  if (settings.persistent() && isUpdated(settings.store()))
    banner()->showNote(tr("This is Warpfold %1. Help ▸ What's New tells what has changed.").arg(QLatin1String(version)),
                       readingMs);
}

void MainWindow::startTour() {
  m_bench.settings().set("tour/shown", true);
  app::startTour(this, *m_layout, m_themes);
}

/// Later: what is deleted may be what the news came by.
void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) QTimer::singleShot(0, this, &MainWindow::rebuild);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_layout->info()->source()->save();
  saveSettings();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  m_bench.open(event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::saveSettings() {
  Settings& settings = m_bench.settings();
  if (!settings.persistent()) return;
  m_bench.saveSettings();
  m_layout->save(settings);
  settings.set("window/geometry", saveGeometry());
  settings.set("window/language", wantedLanguage());
  settings.set("window/theme", ThemeController::nameOf(m_themes.mode()));
  settings.store().sync();  // now, whatever the end of the program brings
}

}  // namespace warpfold::app
