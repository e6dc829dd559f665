// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QUrl>
#include <algorithm>

#include "charts/chart_table_dialog.h"
#include "charts/chart_widget.h"
#include "codec/chrome_trace.h"
#include "lecture/lecture_window.h"
#include "lecture/slide_charts.h"
#include "models/language.h"
#include "theme/theme_controller.h"
#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/about_dialog.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/dialogs.h"
#include "window/edit_menu.h"
#include "window/experiment_panel.h"
#include "window/export_controller.h"
#include "window/hardware_dialog.h"
#include "window/info_panel.h"
#include "window/job_actions.h"
#include "window/kernel_menu.h"
#include "window/manual_window.h"
#include "window/mnemonics.h"
#include "window/recent_menu.h"
#include "window/recordings_dialog.h"
#include "window/report_contents.h"
#include "window/session_controller.h"
#include "window/sweep_dialog.h"
#include "window/tour.h"
#include "window/whats_new.h"
#include "window/window_layout.h"
#include "workbench/workbench.h"

namespace warpfold::app {

using Kind = TreeChoice::Kind;

Menus::Menus(QMainWindow* window, const MenuTargets& targets)
    : QWidget(window), m_window(window), m_to(targets), m_bar(new QMenuBar(this)), m_pill(new DevicePill(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 7, 12, 3);
  m_bar->setNativeMenuBar(false);
  m_bar->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Preferred);
  row->addWidget(m_bar, 1);
  row->addWidget(m_pill);
  buildFile();
  new EditMenu(m_bar->addMenu(tr("&Edit")), m_to.bench, m_to.layout);
  m_bar->addMenu(new KernelMenu(m_to.bench, this));
  buildRun();
  buildView();
  buildExport();
  buildLecture();
  buildHelp();
  // After those that fill a menu as it opens.
  for (const QAction* action : m_bar->actions())
    connect(action->menu(), &QMenu::aboutToShow, this, [menu = action->menu()] { giveMnemonics(*menu); });
}

QWidget* Menus::openDialog(const QString& name) {
  const Opener open = m_dialogs.value(name);
  QWidget* const dialog = open ? open() : nullptr;
  if (dialog != nullptr) dialog->setObjectName(name);
  return dialog;
}

/// A window of its own, which stays open beside this one.
void Menus::addDialog(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& name, Opener open) {
  m_dialogs.insert(name, std::move(open));
  menu->addAction(text, keys, this, [this, name] { openDialog(name); });
}

void Menus::buildFile() {
  QMenu* menu = m_bar->addMenu(tr("&File"));
  menu->addAction(tr("&New Experiment"), QKeySequence::New, this, [this] {
    m_to.bench.history().nameNext([] { return tr("New Experiment"); });
    m_to.bench.experiment().reset();
    m_to.bench.stage().requestRun();
  });
  menu->addAction(tr("&Open Data File…"), QKeySequence::Open, m_to.layout.experiment(), &ExperimentPanel::chooseFile);
  menu->addMenu(new RecentMenu(m_to.bench, menu));
  menu->addSeparator();
  menu->addAction(tr("Open &Session…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), &m_to.sessions,
                  &SessionController::chooseFile);
  addDialog(menu, tr("S&essions…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), QStringLiteral("sessions"),
            [this] { return m_to.sessions.browse(); });
  addDialog(menu, tr("&Compare Recordings…"), {}, QStringLiteral("recordings"),
            [this] { return RecordingsDialog::open(m_window, m_to.exports.service(), m_to.themes); });
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence::Quit, m_window, &QWidget::close);
}

void Menus::buildRun() {
  QMenu* menu = m_bar->addMenu(tr("&Run"));
  m_run = menu->addAction(tr("&Run Live"), QKeySequence(Qt::Key_F5), &m_to.bench.stage(), &Stage::requestRun);
  m_stop = menu->addAction(tr("&Stop"), QKeySequence(Qt::SHIFT | Qt::Key_F5), this, &Menus::stop);
  m_jobs =
      new JobActions(menu, m_to.bench.jobs(), [this](const QString& chart) { m_to.layout.charts()->showChart(chart); });
  connect(&m_to.bench.stage().comparison(), &Comparison::stateChanged, this, &Menus::followRuns);
  connect(m_jobs, &JobActions::changed, this, &Menus::followRuns);
  SweepModel& sweep = m_to.bench.sources().get<SweepModel>();
  connect(&sweep, &SweepModel::choiceRequested, this, [this, &sweep] {
    auto* dialog = new SweepDialog(m_to.bench.experiment(), sweep, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  followRuns();
  buildCounters(menu);
  menu->addSeparator();
  menu->addActions(m_to.layout.transport()->transportActions());
  menu->addSeparator();
  menu->addAction(tr("Wor&ker Command…"), this, [this] { askWorkerCommand(m_window, m_to.bench.worker()); });
  menu->addAction(tr("Restart W&orker"), &m_to.bench.worker(), &WorkerClient::restart);
}

void Menus::buildCounters(QMenu* menu) {
  const auto dialog = [this] {
    return HardwareDialog::open(m_window, m_to.bench.comparison(), m_to.bench.sources().get<VerifyModel>(),
                                m_to.exports.service(), m_to.themes);
  };
  const QString name = QStringLiteral("hardware");
  addDialog(menu, tr("&Hardware Counters…"), QKeySequence(Qt::CTRL | Qt::Key_H), name, dialog);
  QAction* const read = menu->addAction(tr("Read Hardware &Counters"), this, [this](bool on) {
    m_to.bench.setCountersWanted(on);
    if (on && m_to.bench.comparison().active()) m_to.bench.stage().requestRun();
  });
  read->setCheckable(true);
  read->setChecked(m_to.bench.comparison().countersWanted());
  const VerifyModel& verify = m_to.bench.sources().get<VerifyModel>();
  connect(&verify, &JobModel::stateChanged, this, [this, &verify, name] {
    if (verify.state() == JobModel::State::running) static_cast<HardwareDialog*>(openDialog(name))->showVerification();
  });
}

void Menus::stop() {
  m_jobs->stop();
  m_to.bench.stage().requestStop();
}

void Menus::followRuns() {
  const Comparison& comparison = m_to.bench.stage().comparison();
  m_run->setEnabled(!comparison.active());
  m_stop->setEnabled(comparison.state() == Comparison::State::running || m_jobs->anyActive());
}

void Menus::buildView() {
  QMenu* menu = m_bar->addMenu(tr("&View"));
  buildThemes(menu->addMenu(tr("&Theme")));
  buildLanguages(menu->addMenu(tr("&Language")));
  buildTrees(menu->addMenu(tr("Show in T&rees")));
  menu->addSeparator();
  buildShown(menu);
  menu->addSeparator();
  buildMotion(menu->addMenu(tr("&Motion")));
  menu->addAction(tr("&Fit Trees"), QKeySequence(Qt::CTRL | Qt::Key_0), this, [this] {
    for (TreePanel* panel : m_to.layout.trees()) panel->tree()->fit();
  });
  addDialog(menu, tr("Ste&p Table…"), QKeySequence(Qt::CTRL | Qt::Key_T), QStringLiteral("stepTable"), [this] {
    const ChartWidget* const steps = m_to.layout.charts()->chart(QStringLiteral("steps"));
    return steps ? showStepTable(m_window, m_to.bench.stage(), m_to.exports.service(), *steps) : nullptr;
  });
  addDialog(menu, tr("Table of the C&hart…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
            QStringLiteral("chartTable"), [this]() -> QWidget* {
              ChartWidget* const chart = m_to.layout.charts()->chartAtHand();
              return chart ? ChartTableDialog::open(*chart) : nullptr;
            });
  menu->addAction(tr("F&ull Screen"), QKeySequence(Qt::SHIFT | Qt::Key_F11), this,
                  [this] { m_window->isFullScreen() ? m_window->showNormal() : m_window->showFullScreen(); });
}

void Menus::buildMotion(QMenu* menu) {
  Playback& playback = m_to.bench.stage().playback();
  QAction* const pairwise =
      menu->addAction(tr("&Pairs One after the Other at Slow Speed"), &playback, &Playback::setPairwise);
  QAction* const reduced = menu->addAction(tr("&Reduced: from Step to Step"), &playback, &Playback::setReducedMotion);
  pairwise->setCheckable(true);
  reduced->setCheckable(true);
  pairwise->setChecked(playback.pairwiseWanted());
  reduced->setChecked(playback.reducedMotion());
}

void Menus::buildThemes(QMenu* menu) {
  m_themes = new QActionGroup(this);
  using Mode = ThemeController::Mode;
  for (const auto& [text, mode] :
       {std::pair{tr("Follow &System"), Mode::system}, std::pair{tr("&Dark"), Mode::dark},
        std::pair{tr("&Light"), Mode::light}, std::pair{tr("&Projector"), Mode::projector}}) {
    QAction* action = menu->addAction(text, this, [this, mode = mode] { m_to.themes.setMode(mode); });
    action->setCheckable(true);
    action->setData(int(mode));
    m_themes->addAction(action);
  }
  connect(&m_to.themes, &ThemeController::changed, this, &Menus::followTheme);
  followTheme();
}

/// Each by its own name, so that whoever does not read the one that is shown finds theirs.
void Menus::buildLanguages(QMenu* menu) {
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& text, const QString& id) {
    QAction* action = menu->addAction(text, this, [id] { setLanguage(id); });
    action->setCheckable(true);
    action->setChecked(id == wantedLanguage());
    action->setData(id);
    group->addAction(action);
  };
  add(tr("Follow &System"), QStringLiteral("system"));
  for (const Language& each : languages()) add(each.name, each.id);
}

void Menus::followTheme() {
  for (QAction* action : m_themes->actions()) action->setChecked(action->data().toInt() == int(m_to.themes.mode()));
}

void Menus::buildTrees(QMenu* menu) {
  auto* group = new QActionGroup(this);
  m_board = menu->addAction(tr("&Blackboard Example"), this, [this] { m_to.bench.stage().show(Kind::board); });
  m_block = menu->addAction(QString(), this, [this] { m_to.bench.stage().show(Kind::block); });
  for (QAction* action : {m_board, m_block}) {
    action->setCheckable(true);
    group->addAction(action);
  }
  m_board->setShortcut(Qt::CTRL | Qt::Key_1);
  m_block->setShortcut(Qt::CTRL | Qt::Key_2);
  menu->addAction(tr("Choose Another Block…"), this, [this] { chooseBlock(m_window, m_to.bench.stage()); });
  menu->addSeparator();
  TreeView* const tree = m_to.layout.trees()[0]->tree();  // the other one follows it
  m_oneWarp = menu->addAction(tr("One &Warp at a Time"), tree, &TreeView::setOneWarp);
  m_oneWarp->setCheckable(true);
  connect(tree, &TreeView::oneWarpChanged, m_oneWarp, &QAction::setChecked);
  connect(&m_to.bench.stage(), &Stage::treesChanged, this, &Menus::followTrees);
  followTrees();
}

void Menus::followTrees() {
  (m_to.bench.stage().shown() == Kind::board ? m_board : m_block)->setChecked(true);
  const auto wide = [](const TreePanel* panel) {
    const BlockTracePtr trace = panel->tree()->trace();
    return trace && panel->tree()->treeLayout().columns() > trace->warpSize;
  };
  const auto& trees = m_to.layout.trees();
  m_oneWarp->setEnabled(std::any_of(trees.begin(), trees.end(), wide));
  m_oneWarp->setChecked(trees[0]->tree()->oneWarp());
  m_block->setText(tr("Block %1 of the Run").arg(m_to.bench.stage().block()));
}

void Menus::buildShown(QMenu* menu) {
  WindowLayout& layout = m_to.layout;
  const auto toggle = [&](const QString& text, const QKeySequence& key, WindowLayout::Panel panel) {
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    action->setCheckable(true);
    action->setChecked(layout.isShown(panel));
    connect(action, &QAction::triggered, &layout, [&layout, panel](bool on) { layout.setShown(panel, on); });
    connect(&layout, &WindowLayout::panelsChanged, action,
            [&layout, action, panel] { action->setChecked(layout.isShown(panel)); });
  };
  toggle(tr("&Experiment"), Qt::Key_F6, WindowLayout::Panel::experiment);
  toggle(tr("&Charts"), Qt::Key_F7, WindowLayout::Panel::charts);
  toggle(tr("S&ource and Counters"), Qt::Key_F8, WindowLayout::Panel::info);
}

void Menus::buildExport() {
  QMenu* menu = m_bar->addMenu(tr("E&xport"));
  m_to.exports.addTo(menu);
  connect(menu, &QMenu::aboutToShow, this, [this, menu] { addPages(menu); });  // after the pictures, which clear it
  auto* shortcut = new QAction(this);
  shortcut->setShortcut(Qt::CTRL | Qt::Key_E);
  connect(shortcut, &QAction::triggered, &m_to.exports, &ExportController::exportShownChart);
  m_window->addAction(shortcut);
}

void Menus::addPages(QMenu* menu) {
  QAction* const copy = menu->actions().isEmpty() ? nullptr : menu->actions().last();  // which stays the last
  auto* report = new QAction(tr("&Report…"), menu);
  Stage& stage = m_to.bench.stage();
  connect(report, &QAction::triggered, this, [this, &stage] {
    m_to.exports.service().saveWithDialog(
        tr("Report"), QStringLiteral("report"), QStringLiteral("html"), [this, &stage] {
          return reportPage(reportContents(stage, *m_to.layout.charts(), stage.playback().position()));
        });
  });
  auto* timeline = new QAction(tr("&Timeline…"), menu);
  connect(timeline, &QAction::triggered, this, [this, &stage] {
    m_to.exports.service().saveWithDialog(tr("Timeline"), QStringLiteral("timeline"), QStringLiteral("json"), [&stage] {
      return QByteArray::fromStdString(chromeTrace(timelineOf(stage)));
    });
  });
  timeline->setEnabled(stage.trace(0) || stage.trace(1));
  menu->insertActions(copy, {report, timeline});
  menu->insertSeparator(copy);
}

void Menus::buildLecture() {
  QMenu* menu = m_bar->addMenu(tr("&Lecture"));
  menu->addAction(tr("&Start Lecture"), QKeySequence(Qt::Key_F11), this, [this] { startLecture({}); });
  QMenu* chapters = menu->addMenu(tr("&Begin with Chapter"));
  connect(chapters, &QMenu::aboutToShow, this, [this, chapters] { addChapters(chapters); });
  menu->addAction(tr("&Reload Lectures"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), this, &Menus::reloadLectures);
  menu->addSeparator();
  menu->addAction(tr("Open Folder for &Own Lectures"), this, [] {
    const QString own = LectureFolders::standard().own;
    if (QDir().mkpath(own)) QDesktopServices::openUrl(QUrl::fromLocalFile(own));
  });
}

/// As the files are now, and with what is wrong in them as far as the kernels are known.
LectureLibrary Menus::lectures() const {
  LectureLibrary library = LectureLibrary::load(LectureFolders::standard());
  const Catalogue& kernels = m_to.bench.experiment().catalogue();
  if (!kernels.kernels().empty()) library.check(slideOffers(kernels));
  return library;
}

void Menus::addChapters(QMenu* menu) {
  menu->clear();
  const LectureLibrary library = lectures();
  for (const Chapter& chapter : library.chapters)
    menu->addAction(QString(chapter.title).replace(u'&', QLatin1String("&&")), this,
                    [this, id = chapter.id] { startLecture(id); });
  if (library.problems.isEmpty()) return;
  menu->addSeparator();
  for (const QString& problem : firstProblems(library.problems))
    menu->addAction(QString(problem).replace(u'&', QLatin1String("&&")))->setEnabled(false);
}

void Menus::reloadLectures() {
  constexpr int readingMs = 5000;
  const LectureLibrary library = lectures();
  Banner* const banner = m_to.layout.banner();
  if (library.problems.isEmpty())
    banner->showNote(tr("Lectures reloaded; chapters: %1").arg(library.chapters.size()), readingMs);
  else
    banner->showMessage(firstProblems(library.problems).join(u'\n'), false);
}

/// The device is the lecture's while it lasts.
void Menus::startLecture(const QString& id) {
  const bool live = m_to.bench.comparison().active();
  m_to.bench.stage().requestStop();
  LectureOptions options;
  options.id = id;
  options.workerCommand = m_to.bench.worker().command();
  LectureWindow* lecture = LectureWindow::open(options, m_window);
  if (live) connect(lecture, &LectureWindow::ended, m_window, [&bench = m_to.bench] { bench.stage().requestRun(); });
}

void Menus::buildHelp() {
  QMenu* menu = m_bar->addMenu(tr("&Help"));
  addDialog(menu, tr("&Manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1), QStringLiteral("manual"),
            [this] { return ManualWindow::open(m_window, m_to.themes); });
  addDialog(menu, tr("&Keyboard Shortcuts"), QKeySequence(Qt::Key_F1), QStringLiteral("shortcuts"),
            [this] { return showShortcutsDialog(m_window, m_to.bench.jobs()); });
  menu->addAction(tr("&Tour"), this, [this] { startTour(m_window, m_to.layout, m_to.themes); });
  addDialog(menu, tr("What's &New"), {}, QStringLiteral("whatsNew"),
            [this] { return WhatsNew::open(m_window, m_to.themes); });
  addDialog(menu, tr("&About Warpfold"), {}, QStringLiteral("about"), [this] { return showAboutDialog(m_window); });
}

}  // namespace warpfold::app
