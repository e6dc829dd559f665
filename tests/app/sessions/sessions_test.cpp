// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions of a window: written as it goes, opened in another one, found again.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <random>

#include "app/eventually.h"
#include "app/hardware_samples.h"
#include "app/table_samples.h"
#include "app/test_window.h"
#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "codec/run_fields.h"
#include "models/hardware_model.h"
#include "store/recording.h"
#include "support/recordings.h"
#include "views/source_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/info_panel.h"
#include "window/session_controller.h"
#include "window/session_strip.h"
#include "window/sessions_dialog.h"

namespace warpfold::app {
namespace {

using State = Comparison::State;

constexpr std::chrono::milliseconds saveInterval{20};
/// Long enough that what is due is saved, and what is not to happen would have happened.
void passes() {
  QTest::qWait(int(5 * saveInterval.count()));
}

WindowOptions keepingIn(const QTemporaryDir& folder, const QString& behaviour = "gpu") {
  WindowOptions o(behaviour);
  o.sessionFolder = folder.path();
  return o;
}
/// A window that shows a file and has no worker that could compute anything.
WindowOptions showing(const QString& file) {
  WindowOptions o("exit");
  o.session = file;
  return o;
}

struct Window : TestWindow {
  explicit Window(const WindowOptions& o) : TestWindow(o) {
    worker().setRestartPause(std::chrono::milliseconds(20));
    sessions().setSaveInterval(saveInterval);
    resize(1280, 800);
    show();
  }
  bool runs() {
    return eventually([&] { return comparison().complete() && comparison().side(0).samples.nextIndex() > 30; });
  }
  bool keeps() {
    return eventually([&] { return !sessions().ownPath().isEmpty(); });
  }
  bool showsSaved() {
    return eventually([&] { return !comparison().savedDate().isEmpty(); });
  }
};

/// The file that a window leaves which ran `o` and was closed.
QString sessionOf(const WindowOptions& o) {
  Window w(o);
  if (!w.runs() || !w.keeps()) return {};
  w.close();
  return w.sessions().ownPath();
}

QStringList filesIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

QList<double> samplesOf(TestWindow& w, int side) {
  QList<double> us;
  const SampleRing& ring = w.comparison().side(side).samples;
  for (quint64 i = ring.firstIndex(); i < ring.nextIndex(); ++i) us << ring.at(i);
  return us;
}

codec::Json resultOf(TestWindow& w, int side) {
  return codec::encode(w.comparison().side(side).result.value());
}

TEST(sessions, come_back_as_they_were) {
  const QTemporaryDir folder;
  QString file;
  std::array<QList<double>, 2> samples;
  std::array<codec::Json, 2> results;
  {
    WindowOptions o = keepingIn(folder);
    RunRequest request;
    request.n = 4096;
    request.block = 64;
    request.kernel = "shared-modulo";
    RunRequest b = request;
    b.kernel = "shared-sequential";
    o.requests = {request, b};
    Window w(o);
    ASSERT_TRUE(w.runs() && w.keeps());
    w.findChild<QPushButton*>("runButton")->click();  // what is kept stands still now
    ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
    for (int s = 0; s < 2; ++s) {
      samples[std::size_t(s)] = samplesOf(w, s);
      results[std::size_t(s)] = resultOf(w, s);
    }
    file = w.sessions().ownPath();
  }
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.experiment().kernelId(messages::Side::a), "shared-modulo");
  EXPECT_EQ(w.experiment().kernelId(messages::Side::b), "shared-sequential");
  EXPECT_EQ(w.experiment().size(), 4096u);
  EXPECT_EQ(w.experiment().block(), 64u);
  EXPECT_TRUE(w.comparison().complete());
  EXPECT_EQ(w.comparison().state(), State::finished);
  for (int s = 0; s < 2; ++s) {
    EXPECT_EQ(samplesOf(w, s), samples[std::size_t(s)]);
    codec::Json now = resultOf(w, s), &before = results[std::size_t(s)];
    EXPECT_EQ(now["latency"]["provenance"], "recorded");
    EXPECT_EQ(now["device"]["recorded"].get<std::string>().size(), 10u);
    now["latency"]["provenance"] = before["latency"]["provenance"];
    now["device"]["recorded"] = before["device"]["recorded"];
    EXPECT_EQ(now, before);
    EXPECT_EQ(w.treePanel(s)->tree()->trace()->threads, 16u);
  }
  w.stage().show(TreeChoice::Kind::block);
  EXPECT_EQ(w.treePanel(1)->tree()->trace()->threads, 64u);
}

TEST(sessions, come_back_to_the_tree_the_step_and_the_chart_that_were_shown) {
  const QTemporaryDir folder;
  QString file;
  {
    Window w(keepingIn(folder));
    ASSERT_TRUE(w.runs() && w.keeps());
    w.stage().show(TreeChoice::Kind::block);
    w.stage().choose(1, {TreeChoice::Kind::board});
    w.playback().pause();
    w.playback().setPosition(2);
    w.charts()->showChart("memory");
    file = w.sessions().ownPath();
  }
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.stage().choice(0).kind, TreeChoice::Kind::block);
  EXPECT_EQ(w.stage().choice(1).kind, TreeChoice::Kind::board);
  EXPECT_EQ(w.playback().position(), 2);
  EXPECT_FALSE(w.playback().playing());
  EXPECT_EQ(w.charts()->shownChart()->exportName(), "memory");
}

TEST(sessions, come_back_with_the_numbers_that_were_typed) {
  const QTemporaryDir folder;
  QString file;
  {
    Window w(keepingIn(folder));
    ASSERT_TRUE(w.runs() && w.keeps());
    EXPECT_EQ(w.stage().typeValue(4, "44"), "");
    ASSERT_TRUE(w.eventually([&] { return w.comparison().typed().size() == 1; }));
    w.close();
    file = w.sessions().ownPath();
  }
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.experiment().typedText(4), "44");
  EXPECT_EQ(w.treePanel(0)->choice()->text(), "Blackboard example, your values");
  EXPECT_EQ(w.treePanel(0)->tree()->trace()->value(NodeId{4}).text(), "44");
}

TEST(sessions, say_that_they_are_one_until_something_runs) {
  const QTemporaryDir folder;
  const QString file = sessionOf(keepingIn(folder));
  ASSERT_FALSE(file.isEmpty());
  relabel(file, {"The lecture", "as seen in the hall"});
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  const auto* strip = w.findChild<SessionStrip*>("sessionStrip");
  ASSERT_TRUE(w.eventually([&] { return strip->isVisible(); }));
  EXPECT_EQ(strip->text(), "Session “The lecture” of " + w.comparison().savedDate() + " · " +
                               w.comparison().deviceName() + " · as seen in the hall");
}

TEST(sessions, are_badged_with_device_and_day) {
  const QTemporaryDir folder;
  Window w(showing(sessionOf(keepingIn(folder))));
  ASSERT_TRUE(w.showsSaved());
  const QString day = w.comparison().savedDate().left(10);
  EXPECT_EQ(w.comparison().provenanceText(), "recorded on Imaginary GPU, " + day);
  w.refreshNow();
  EXPECT_TRUE(w.statusText().startsWith("Session of " + day)) << w.statusText().toStdString();
}

TEST(sessions, come_back_with_hardware_counters) {
  const QTemporaryDir folder;
  QString file;
  HardwareCounts counts = hardware_samples::countsOf(4096, 12);
  counts.date = "2026-11-23";
  {
    Window w(keepingIn(folder));
    ASSERT_TRUE(w.runs() && w.keeps());
    w.bench.comparison().apply(messages::HardwareCounted{messages::Side::a, counts});
    file = w.sessions().ownPath();
  }
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  counts.provenance = Provenance::recorded;
  EXPECT_EQ(w.comparison().side(0).hardware, counts);
  EXPECT_FALSE(w.comparison().side(1).hardware);
  const HardwareModel model(w.comparison());
  EXPECT_EQ(model.note(),
            "First launch of A: read on 2026-11-23 and recorded\n"
            "First launch of B: the session has none");
}

TEST(sessions, of_an_emulator_stay_emulated) {
  const QTemporaryDir folder;
  Window w(showing(sessionOf(keepingIn(folder, ""))));
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.comparison().provenanceText(), "emulator run time (not a GPU time)");
}

TEST(sessions, bring_charts_and_sources_without_a_worker) {
  const QTemporaryDir folder;
  Window w(showing(sessionOf(keepingIn(folder, "gpu clocks"))));
  ASSERT_TRUE(w.showsSaved());
  for (const char* const chart : {"latency", "bandwidth", "steps", "memory", "heatmap"})
    EXPECT_NE(w.charts()->chart(chart)->readiness(), Readiness::nothing) << chart;
  w.refreshNow();
  EXPECT_TRUE(csvText(w.charts()->chart("latency")->tables()).count('\n') > 20);
  EXPECT_TRUE(w.info()->source()->findChild<QPlainTextEdit*>()->toPlainText().contains("__syncthreads"));
  EXPECT_EQ(w.stage().title(0), "Neighbored pairs");
}

TEST(sessions, bring_the_ladder_back) {
  const QTemporaryDir folder;
  QString file;
  std::size_t rungs = 0;
  {
    Window w(keepingIn(folder));
    ASSERT_TRUE(w.runs() && w.keeps());
    w.ladderSession().run();
    ASSERT_TRUE(w.eventually([&] { return w.ladder().state() == LadderModel::State::finished; }));
    rungs = w.ladder().rungs().size();
    file = w.sessions().ownPath();
  }
  Window w(showing(file));
  ASSERT_TRUE(w.showsSaved());
  EXPECT_GT(rungs, 15u);
  EXPECT_EQ(w.ladder().rungs().size(), rungs);
  EXPECT_TRUE(w.ladder().provenanceText().startsWith("recorded on Imaginary GPU"))
      << w.ladder().provenanceText().toStdString();
}

TEST(sessions, run_live_again) {
  const QTemporaryDir folder;
  WindowOptions o;
  o.session = sessionOf(keepingIn(folder));
  Window w(o);
  ASSERT_TRUE(w.showsSaved());
  ASSERT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::ready; }));
  passes();
  EXPECT_EQ(w.comparison().state(), State::finished) << "nothing runs unasked";
  w.findChild<QPushButton*>("runButton")->click();
  ASSERT_TRUE(w.runs());
  EXPECT_EQ(w.comparison().savedDate(), "");
  EXPECT_EQ(w.comparison().provenanceText(), "measured on Imaginary GPU");
}

TEST(sessions, that_are_opened_end_what_runs) {
  const QTemporaryDir folder;
  const QString file = sessionOf(keepingIn(folder));
  Window w(WindowOptions{});
  ASSERT_TRUE(w.runs());
  w.sessions().open(file);
  ASSERT_TRUE(w.showsSaved());
  const quint64 runs = w.comparison().side(0).samples.nextIndex();
  passes();
  EXPECT_EQ(w.comparison().side(0).samples.nextIndex(), runs);
}

TEST(sessions, that_are_opened_are_not_kept_again) {
  const QTemporaryDir folder, other;
  const QString file = sessionOf(keepingIn(folder));
  {
    WindowOptions o = showing(file);
    o.sessionFolder = other.path();
    Window w(o);
    ASSERT_TRUE(w.showsSaved());
    passes();
  }
  EXPECT_EQ(filesIn(other), QStringList());
  EXPECT_EQ(filesIn(folder).size(), 1);
}

TEST(sessions, without_a_result_leave_no_file) {
  const QTemporaryDir folder;
  WindowOptions o = keepingIn(folder);
  o.run = false;
  {
    Window w(o);
    ASSERT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::ready; }));
    passes();
  }
  EXPECT_EQ(filesIn(folder), QStringList());
}

TEST(sessions, can_be_turned_off_and_moved) {
  const QTemporaryDir folder, other;
  Window w(keepingIn(folder));
  ASSERT_TRUE(w.runs() && w.keeps());
  w.sessions().setFolder(other.path());
  ASSERT_TRUE(w.eventually([&] { return filesIn(other).size() == 1; }));
  w.sessions().setKeeping(false);
  EXPECT_EQ(w.sessions().ownPath(), "");
  passes();
  const auto before = QFileInfo(other.filePath(filesIn(other).first())).lastModified();
  passes();
  EXPECT_EQ(QFileInfo(other.filePath(filesIn(other).first())).lastModified(), before);
}

TEST(sessions, a_folder_that_cannot_be_written_is_told_once) {
  const QTemporaryDir folder;
  QFile(folder.filePath("file")).open(QIODevice::WriteOnly);
  WindowOptions o;
  o.sessionFolder = folder.filePath("file");
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.banner()->message().startsWith("The session cannot be saved: "); }));
  w.banner()->hide();
  passes();
  EXPECT_EQ(w.banner()->message(), "");
  EXPECT_EQ(w.comparison().state(), State::running);
}

TEST(sessions, whose_file_is_deleted_go_on_in_a_new_one_and_say_so) {
  const QTemporaryDir folder;
  Window w(keepingIn(folder));
  ASSERT_TRUE(w.runs() && w.keeps());
  const QString first = w.sessions().ownPath();
  w.sessions().relabel(first, {"Lecture 3", ""});
  ASSERT_TRUE(w.eventually([&] { return store::readSummary(first.toStdString()).title == "Lecture 3"; }));
  ASSERT_TRUE(QFile::rename(first, folder.filePath("moved.warpfold")));
  ASSERT_TRUE(w.eventually([&] { return w.sessions().ownPath() != first || filesIn(folder).size() == 2; }));
  ASSERT_TRUE(w.eventually([&] { return w.banner()->message().startsWith("The session’s file "); }));
  const QString second = QFileInfo(w.sessions().ownPath()).fileName();
  EXPECT_EQ(w.banner()->message(), "The session’s file " + QFileInfo(first).fileName() +
                                       " was moved or deleted. The session goes on in " + second + ".");
  // While it is written there is a journal beside it.
  EXPECT_TRUE(w.eventually([&] {
    return filesIn(folder) == QStringList{second, "moved.warpfold"};
  })) << filesIn(folder).join(' ').toStdString();
  const store::OpenedSession opened = store::readSession(w.sessions().ownPath().toStdString());
  EXPECT_EQ(opened.summary.title, "Lecture 3");
  EXPECT_EQ(opened.summary.comparisons.size(), 1u);
  EXPECT_TRUE(opened.state.sides[0].result && opened.state.sides[1].result);
}

TEST(sessions, damaged_ones_are_told_and_nothing_else_changes) {
  const QTemporaryDir folder;
  const QString file = sessionOf(keepingIn(folder));
  QFile cut(file);
  ASSERT_TRUE(cut.resize(cut.size() / 2));
  Window w(WindowOptions{});
  ASSERT_TRUE(w.runs());
  w.sessions().open(file);
  ASSERT_TRUE(w.eventually([&] { return w.banner()->message().contains("was not opened. The recording is damaged"); }))
      << w.banner()->message().toStdString();
  EXPECT_EQ(w.comparison().state(), State::running);
}

TEST(sessions, are_opened_by_dropping) {
  const QTemporaryDir folder;
  const QString file = sessionOf(keepingIn(folder));
  WindowOptions o;
  o.run = false;
  Window w(o);
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(file)});
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&w, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&w, &drop);
  EXPECT_TRUE(w.showsSaved());
  EXPECT_FALSE(w.experiment().inputIsFile());
}

// With the real worker: what `warpfold-cli record` makes is a device.
TEST(sessions, a_recording_becomes_the_chosen_device) {
  const QTemporaryDir folder;
  const QString file = folder.filePath("mine.warpfold");
  writeRecording(QFile::encodeName(file).toStdString(), 3);
  WindowOptions o;
  o.workerCommand = QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI);
  o.run = false;
  Window w(o);
  w.sessions().open(file);
  EXPECT_TRUE(w.eventually([&] { return w.experiment().backend() == "recording:" + file; }));
  EXPECT_TRUE(w.experiment().device() && w.experiment().device()->available);
  EXPECT_FALSE(qEnvironmentVariableIsSet("WARPFOLD_BACKEND"));  // which ssh would not hand on
}

// The browser ---------------------------------------------------------------------------------------------

struct Browser {
  explicit Browser(Window& w) {
    for (QAction* action : w.findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)) action->trigger();
    dialog = w.findChild<SessionsDialog*>();
    list = dialog->findChild<QTableView*>("sessionList");
  }
  QString cell(int row, int column) const { return list->model()->index(row, column).data().toString(); }
  bool lists(int rows) const {
    return eventually([&] { return list->model()->rowCount() == rows; });
  }
  SessionsDialog* dialog;
  QTableView* list;
};

QString withKernels(const QTemporaryDir& folder, const char* a, const char* b) {
  WindowOptions o = keepingIn(folder);
  RunRequest request;
  request.kernel = a;
  RunRequest other = request;
  other.kernel = b;
  o.requests = {request, other};
  return sessionOf(o);
}

TEST(session_browser, finds_by_kernel_device_and_note) {
  const QTemporaryDir folder;
  withKernels(folder, "neighbored", "interleaved");
  const QString other = withKernels(folder, "shared-modulo", "shared-strided");
  ASSERT_EQ(relabel(other, {"Lecture 3", "with the projector"}), "");
  WindowOptions o = keepingIn(folder);
  o.run = false;
  Window w(o);
  Browser browser(w);
  ASSERT_TRUE(browser.lists(2));
  auto* search = browser.dialog->findChild<QLineEdit*>();
  for (const char* const word : {"shared-mod", "PROJECTOR", "lecture"}) {
    search->setText(word);
    EXPECT_TRUE(browser.lists(1)) << word;
    EXPECT_EQ(browser.cell(0, SessionListModel::Title), "Lecture 3");
    EXPECT_EQ(browser.cell(0, SessionListModel::Kernels), "shared-modulo | shared-strided");
  }
  search->setText("imaginary");
  EXPECT_TRUE(browser.lists(2));
  search->setText("no such thing");
  EXPECT_TRUE(browser.lists(0));
}

TEST(session_browser, keeps_title_and_note) {
  const QTemporaryDir folder;
  const QString file = withKernels(folder, "neighbored", "interleaved");
  WindowOptions o;
  o.sessionFolder = folder.path();
  o.run = false;
  Window w(o);
  {
    Browser browser(w);
    ASSERT_TRUE(browser.lists(1));
    browser.dialog->findChild<QLineEdit*>("sessionTitle")->setText("My session");
    browser.dialog->findChild<QPlainTextEdit*>("sessionNote")->setPlainText("one\ntwo");
    delete browser.dialog;
  }
  const store::SessionSummary summary = store::readSummary(QFile::encodeName(file).toStdString());
  EXPECT_EQ(summary.title, "My session");
  EXPECT_EQ(summary.note, "one\ntwo");
}

TEST(session_browser, opens_with_the_keyboard) {
  const QTemporaryDir folder;
  withKernels(folder, "shared-modulo", "shared-strided");
  WindowOptions o = keepingIn(folder);
  o.run = false;
  Window w(o);
  Browser browser(w);
  ASSERT_TRUE(browser.lists(1));
  QTest::keyClick(browser.list, Qt::Key_Return);
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.experiment().kernelId(messages::Side::a), "shared-modulo");
}

TEST(session_browser, opens_an_earlier_comparison) {
  const QTemporaryDir folder;
  {
    Window w(keepingIn(folder));
    ASSERT_TRUE(w.runs() && w.keeps());
    w.experiment().setKernelId(messages::Side::a, "shared-modulo");
    ASSERT_TRUE(w.eventually([&] {
      return w.runs() && w.comparison().side(0).result->request.kernel == "shared-modulo" && w.comparison().complete();
    }));
    passes();
  }
  WindowOptions o = keepingIn(folder);
  o.run = false;
  Window w(o);
  Browser browser(w);
  ASSERT_TRUE(browser.lists(1));
  auto* comparisons = browser.dialog->findChild<QComboBox*>("sessionComparison");
  ASSERT_EQ(comparisons->count(), 2);
  EXPECT_TRUE(comparisons->itemText(0).contains("shared-modulo | interleaved, N = "))
      << comparisons->itemText(0).toStdString();
  comparisons->setCurrentIndex(1);
  browser.dialog->findChild<QPushButton*>("openSession")->click();
  ASSERT_TRUE(w.showsSaved());
  EXPECT_EQ(w.experiment().kernelId(messages::Side::a), "neighbored");
}

TEST(session_browser, deletes_after_a_question_and_never_its_own) {
  const QTemporaryDir folder;
  const QString file = withKernels(folder, "neighbored", "interleaved");
  Window w(keepingIn(folder));
  ASSERT_TRUE(w.runs() && w.keeps());
  Browser browser(w);
  ASSERT_TRUE(browser.lists(2));
  auto* remove = browser.dialog->findChild<QPushButton*>("deleteSession");
  const auto select = [&](const QString& path) {
    for (int row = 0; row < 2; ++row)
      if (browser.list->model()->index(row, 0).data(SessionListModel::PathRole) == path) browser.list->selectRow(row);
  };
  select(w.sessions().ownPath());
  EXPECT_FALSE(remove->isEnabled());
  select(file);
  ASSERT_TRUE(remove->isEnabled());
  for (const bool sure : {false, true}) {
    QTimer::singleShot(100, [&] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_TRUE(question);
      for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == (sure ? QMessageBox::DestructiveRole : QMessageBox::RejectRole))
          return button->click();
    });
    remove->click();
    EXPECT_EQ(QFile::exists(file), !sure);
  }
  EXPECT_TRUE(browser.lists(1));
}

TEST(session_browser, every_control_has_a_name_and_is_reached_by_tab) {
  const QTemporaryDir folder;
  WindowOptions o = keepingIn(folder);
  o.run = false;
  Window w(o);
  Browser browser(w);
  int controls = 0;
  for (QWidget* widget : browser.dialog->findChildren<QWidget*>()) {
    if (!(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith("qt_")) continue;
    ++controls;
    const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
    EXPECT_FALSE(access->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
  }
  EXPECT_GE(controls, 10);  // search, list, title, note, box, folder and four buttons
}

// What a file says is shown as text, whatever it looks like, and a file that is none says why.
TEST(session_browser, lists_what_cannot_be_read_with_the_reason) {
  const QTemporaryDir folder;
  QFile bad(folder.filePath("bad.warpfold"));
  bad.open(QIODevice::WriteOnly);
  bad.write("nothing");
  bad.close();
  WindowOptions o = keepingIn(folder);
  o.run = false;
  Window w(o);
  Browser browser(w);
  ASSERT_TRUE(browser.lists(1));
  EXPECT_EQ(browser.cell(0, SessionListModel::Title), "bad.warpfold");
  EXPECT_TRUE(browser.cell(0, SessionListModel::Note).startsWith("It is not a recording"));
  EXPECT_FALSE(browser.dialog->findChild<QPushButton*>("openSession")->isEnabled());
}

// Kills and long runs -------------------------------------------------------------------------------------

/// The real program with the fake worker, keeping sessions in a home of its own, killed at some moment.
TEST(sessions, of_a_killed_window_open) {
  const int kills = qEnvironmentVariableIsSet("WARPFOLD_LONG") ? 60 : 3;
  std::mt19937 random(5);
  for (int i = 0; i < kills; ++i) {
    const QTemporaryDir home;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name : {"XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) environment.remove(name);
    environment.insert("HOME", home.path());
    environment.insert("XDG_DATA_HOME", home.filePath("data"));
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    program.setProcessEnvironment(environment);
    program.start(WARPFOLD_PROGRAM, {"--worker", QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER)});
    const QDir sessions(home.filePath("data/warpfold/sessions"));
    ASSERT_TRUE(eventually([&] { return sessions.entryList({"*.warpfold"}, QDir::Files).size() == 1; }));
    QTest::qWait(int(random() % 1500));
    program.kill();
    program.waitForFinished();
    const QString file = sessions.filePath(sessions.entryList({"*.warpfold"}, QDir::Files).first());
    const FoundFile found = openFileNow(file);
    ASSERT_EQ(found.problem, "");
    EXPECT_TRUE(found.session->state.sides[0].result && found.session->state.sides[1].result);
  }
}

long residentKilobytes() {
  QFile file("/proc/self/statm");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ')[1].toLong() * ::sysconf(_SC_PAGESIZE) / 1024;
}

// Half an hour of samples and of clocks, as fast as they can be had.
TEST(sessions, take_no_more_memory_however_long) {
  const QTemporaryDir folder;
  Experiment experiment;
  Comparison comparison;
  LadderModel ladder;
  ClocksModel clocks;
  Stage stage(experiment, comparison);
  SessionRecorder recorder({experiment, comparison, ladder, clocks, stage});
  recorder.setInterval(saveInterval);
  recorder.setFolder(folder.path());
  comparison.begin(RunRequest(), RunRequest());
  const FoundFile sample = [] {
    const QTemporaryDir other;
    return openFileNow(sessionOf(keepingIn(other)));
  }();
  for (const messages::Side s : {messages::Side::a, messages::Side::b})
    comparison.apply(messages::Result{s, *sample.session->state.sides[0].result});
  long before = 0;
  qint64 size = 0;
  const int rounds = qEnvironmentVariableIsSet("WARPFOLD_LONG") ? 240 : 12;
  for (int round = 0; round < rounds; ++round) {
    for (int i = 0; i < 300; ++i) {
      const std::vector<double> us(100, 213.5 + i);
      for (const messages::Side s : {messages::Side::a, messages::Side::b})
        comparison.apply(messages::Samples{s, quint64(round * 300 + i) * 100, us});
      clocks.append({1980.0, 3201.0, 41.0, 118.75});
    }
    passes();
    const QStringList files = filesIn(folder).filter(".warpfold");
    if (round == rounds / 2) before = residentKilobytes(), size = QFileInfo(folder.filePath(files.first())).size();
  }
  EXPECT_LE(residentKilobytes(), before + 4096);
  EXPECT_LE(QFileInfo(recorder.path()).size(), size + 65536);
}

}  // namespace
}  // namespace warpfold::app
