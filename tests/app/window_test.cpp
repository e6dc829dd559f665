// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole window offscreen, with the fake worker, driven as a person would.
#include <gtest/gtest.h>
#include <signal.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/eventually.h"
#include "app/test_window.h"
#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "export/exporter.h"
#include "views/source_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/device_pill.h"
#include "window/experiment_panel.h"
#include "window/hazards_view.h"
#include "window/info_panel.h"

namespace warpfold::app {
namespace {

using State = Comparison::State;

struct Window : TestWindow {
  explicit Window(const WindowOptions& o = WindowOptions()) : TestWindow(o) {
    worker().setRestartPause(std::chrono::milliseconds(20));
    resize(1280, 800);
    show();
  }
  bool showsResults() {
    return eventually([&] { return comparison().complete() && comparison().state() == State::running; });
  }
  QPushButton* runButton() { return findChild<QPushButton*>("runButton"); }
};

TEST(window, first_start_runs_and_plays_without_a_click) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  EXPECT_TRUE(w.eventually([&] { return w.playback().position() > 0.2; }));
  EXPECT_EQ(w.treePanel(0)->tree()->trace()->threads, 16u);
  EXPECT_EQ(w.experiment().backend(), "cuda:0");
  EXPECT_TRUE(w.eventually([&] { return w.statusText().startsWith("Live · "); }));
}

TEST(window, each_tree_goes_its_own_way_through_the_launches) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.stage().choose(1, {TreeChoice::Kind::launch, 1});
  EXPECT_EQ(w.treePanel(1)->choice()->text(), "Launch 2 of 2, block 0");
  EXPECT_EQ(w.treePanel(1)->tree()->trace()->launch, 1u);
  EXPECT_EQ(w.treePanel(0)->choice()->text(), "Blackboard example");
  w.stage().show(TreeChoice::Kind::block);
  EXPECT_EQ(w.treePanel(0)->choice()->text(), "Block 0 of the run");
  EXPECT_EQ(w.treePanel(1)->choice()->text(), "Block 0 of the run");
}

TEST(window, a_hazard_is_revealed_in_tree_and_source) {
  WindowOptions o("");
  RunRequest broken;
  broken.kernel = "broken-missing-barrier";
  broken.n = 1000;
  o.requests = {broken, broken};
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().complete(); }));
  ASSERT_TRUE(w.eventually([&] { return w.info()->hazards()->model().rowCount() == 2; }));
  const Hazard hazard = w.info()->hazards()->model().entry(1).hazard;
  w.stage().reveal(1, hazard);
  EXPECT_EQ(w.playback().position(), 2);
  EXPECT_EQ(w.info()->source()->side(), 1);
  EXPECT_EQ(w.info()->source()->warned().size(), 2);
  EXPECT_EQ(w.treePanel(1)->tree()->marks(), (std::set<std::pair<std::uint32_t, std::uint32_t>>{{2, 0}, {2, 2}}));
}

TEST(window, clocks_of_a_lost_worker_are_forgotten) {
  Window w(WindowOptions("gpu clocks"));
  w.worker().setRestartPause(std::chrono::minutes(1));
  const auto shown = [&] { return w.findChild<DevicePill*>()->toolTip().contains("SM clock 1980 MHz"); };
  ASSERT_TRUE(w.eventually(shown));
  ::kill(pid_t(w.worker().processId()), SIGKILL);
  ASSERT_TRUE(w.eventually([&] { return w.worker().state() != WorkerClient::State::ready; }));
  EXPECT_FALSE(shown());
}

TEST(window, clocks_of_another_device_are_forgotten) {
  Window w(WindowOptions("gpu clocks"));
  const auto shown = [&] { return w.findChild<DevicePill*>()->toolTip().contains("SM clock 1980 MHz"); };
  ASSERT_TRUE(w.eventually(shown));
  w.experiment().setBackend("emulator");
  ASSERT_TRUE(w.eventually(
      [&] { return w.comparison().complete() && w.comparison().side(0).result->device.backend == "emulator"; }));
  EXPECT_FALSE(shown());
}

TEST(window, a_kernel_that_cannot_be_had_is_told_in_the_banner) {
  WindowOptions o("");
  o.requests.emplace();
  o.requests->second.kernel = "nosuch";
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::ready; }));
  EXPECT_TRUE(w.banner()->isVisible());
  EXPECT_TRUE(w.banner()->message().startsWith("Kernel B, nosuch: there is no such kernel; choose one of "))
      << w.banner()->message().toStdString();
  w.experiment().setKernelId(messages::Side::b, "interleaved");
  EXPECT_FALSE(w.banner()->isVisible());
  EXPECT_TRUE(w.showsResults() || w.comparison().complete());
}

TEST(window, stop_and_run_by_mouse) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  QTest::mouseClick(w.runButton(), Qt::LeftButton);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  EXPECT_TRUE(w.runButton()->text().contains("Run live"));
  QTest::mouseClick(w.runButton(), Qt::LeftButton);
  EXPECT_TRUE(w.showsResults());
}

TEST(window, stop_and_run_by_keys) {
  Window w;
  w.activateWindow();
  ASSERT_TRUE(w.showsResults());
  QTest::keyClick(&w, Qt::Key_F5, Qt::ShiftModifier);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  QTest::keyClick(&w, Qt::Key_F5);
  EXPECT_TRUE(w.showsResults());
}

TEST(window, a_changed_parameter_runs_again) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.experiment().setBlockText("256");
  EXPECT_TRUE(
      w.eventually([&] { return w.comparison().complete() && w.comparison().side(0).result->request.block == 256; }));
}

TEST(window, a_run_ends_where_the_fields_say_what_cannot_be_run) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.experiment().setSizeText("0");
  EXPECT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  w.experiment().setSizeText("1000");
  EXPECT_TRUE(w.showsResults());
}

TEST(window, a_wrong_number_is_told_and_kept) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  QLineEdit* size = nullptr;
  for (QComboBox* box : w.findChildren<QComboBox*>())
    if (box->isEditable() && box->accessibleName().startsWith("N,")) size = box->lineEdit();
  ASSERT_TRUE(size);
  size->selectAll();
  QTest::keyClicks(size, "lots");
  EXPECT_EQ(w.experiment().sizeText(), "lots");
  EXPECT_FALSE(w.experiment().valid());
  EXPECT_EQ(w.comparison().side(0).result->request.block, 512u);
  size->selectAll();
  QTest::keyClicks(size, "2^20");
  EXPECT_TRUE(w.eventually([&] { return w.comparison().complete() && w.comparison().side(0).result->n == 1u << 20; }));
}

TEST(window, a_number_is_never_shown_in_part) {
  Window w;
  w.resize(w.minimumSize());
  ASSERT_TRUE(w.showsResults());
  w.experiment().setSizeText("1 048 576 (2²⁰)");
  settle();
  for (const QComboBox* box : w.findChildren<QComboBox*>()) {
    if (!box->isEditable() || !box->accessibleName().startsWith("N,")) continue;
    EXPECT_EQ(box->lineEdit()->cursorPosition(), 0);
    EXPECT_GE(box->lineEdit()->width(), box->lineEdit()->fontMetrics().horizontalAdvance("1 048 576"));
  }
}

TEST(window, a_file_that_cannot_be_read_has_no_result_beside_it) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.refreshNow();
  w.experiment().setInput("file:/nowhere/numbers.npy");
  ASSERT_TRUE(w.eventually([&] { return w.experiment().inputIsFile(); }));
  for (const QLabel* label : w.findChildren<QLabel*>())
    if (label->text().startsWith(u'✓')) {
      EXPECT_FALSE(label->isVisible());
    }
}

TEST(window, exported_trees_say_what_they_show) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.playback().pause();
  w.playback().setPosition(2);
  ExportOptions o;
  o.format = ExportFormat::svg;
  const QByteArray svg = renderBytes(*w.treePanel(1)->tree(), o, {});
  EXPECT_TRUE(svg.contains(w.stage().caption(1).toUtf8())) << w.stage().caption(1).toStdString();
  EXPECT_TRUE(svg.contains(w.stage().badge(1).toUtf8()));
}

TEST(window, space_plays_and_pauses) {
  Window w;
  w.activateWindow();
  ASSERT_TRUE(w.showsResults());
  w.playback().pause();
  w.playback().toStart();
  // Where the focus is after a kernel was chosen from the list.
  QComboBox* kernel = nullptr;
  for (QComboBox* box : w.findChildren<QComboBox*>())
    if (box->accessibleName() == "Kernel A") kernel = box;
  ASSERT_NE(kernel, nullptr);
  kernel->setFocus();
  kernel->showPopup();
  QTest::keyClick(kernel->view(), Qt::Key_Return);
  ASSERT_TRUE(w.eventually([&] { return !kernel->view()->isVisible() && kernel->hasFocus(); }));
  QTest::keyClick(kernel, Qt::Key_Space);
  EXPECT_TRUE(w.eventually([&] { return w.playback().playing(); }));
  EXPECT_FALSE(kernel->view()->isVisible());
  QTest::keyClick(kernel, Qt::Key_Space);
  EXPECT_TRUE(w.eventually([&] { return !w.playback().playing(); }));
}

TEST(window, survives_a_killed_worker) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  ::kill(pid_t(w.worker().processId()), SIGKILL);
  ASSERT_TRUE(w.eventually([&] { return w.banner()->message().contains("signal 9"); }));
  EXPECT_TRUE(w.showsResults());  // started again, and took up the comparison
  EXPECT_EQ(w.banner()->message(), "The worker was ended by signal 9. A new worker is running.");
}

TEST(window, a_stopped_worker_is_not_called_live) {
  Window w;
  w.worker().setHangLimit(std::chrono::seconds(30));
  ASSERT_TRUE(w.eventually([&] { return w.statusText().startsWith("Live · "); }));
  ::kill(pid_t(w.worker().processId()), SIGSTOP);
  EXPECT_TRUE(w.eventually([&] { return w.statusText().startsWith("Worker not responding · "); }));
  ::kill(pid_t(w.worker().processId()), SIGCONT);
  EXPECT_TRUE(w.eventually([&] { return w.statusText().startsWith("Live · "); }));
}

TEST(window, a_restarted_worker_takes_up_what_ran) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.worker().restart();
  EXPECT_FALSE(w.comparison().active());
  EXPECT_TRUE(w.showsResults());
  w.worker().restart();
  EXPECT_TRUE(w.showsResults());
}

TEST(window, survives_a_hanging_worker) {
  Window w(WindowOptions("gpu hang"));
  w.worker().setHangLimit(std::chrono::milliseconds(400));
  ASSERT_TRUE(w.eventually([&] { return w.banner()->message().contains("silent"); }));
  w.experiment().setBlockText("128");
  EXPECT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::ready; }));
}

TEST(window, offers_a_restart_when_the_worker_keeps_failing) {
  Window w(WindowOptions("exit"));
  ASSERT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::givenUp; }));
  auto* restart = w.findChild<QPushButton*>("restartButton");
  ASSERT_TRUE(restart && restart->isVisible());
  w.worker().setCommand(WindowOptions().workerCommand);
  QTest::mouseClick(restart, Qt::LeftButton);
  EXPECT_TRUE(w.showsResults());
}

TEST(window, shows_why_a_run_failed) {
  Window w(WindowOptions("fail"));
  EXPECT_TRUE(w.eventually([&] { return w.banner()->message().contains("on holiday"); }));
  EXPECT_EQ(w.comparison().state(), State::failed);
}

TEST(window, an_emulator_stops_by_itself) {
  Window w(WindowOptions(""));
  ASSERT_TRUE(w.showsResults());
  // The fake worker calls its emulator's times emulated, so the session ends after enough of them.
  EXPECT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  EXPECT_GE(w.comparison().side(0).samples.nextIndex(), 200u);
}

TEST(window, every_chart_and_tree_exports_in_every_format) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.ladderSession().run();
  ASSERT_TRUE(w.eventually([&] { return w.ladder().state() == LadderModel::State::finished; }));
  ASSERT_TRUE(w.showsResults());
  w.charts()->refreshNow();
  QTemporaryDir folder;
  std::vector<const Exportable*> all{w.treePanel(0)->tree(), w.treePanel(1)->tree()};
  for (const ChartWidget* chart : w.charts()->charts())
    if (chart->available() && chart->readiness() != Readiness::nothing) all.push_back(chart);
  for (const Exportable* content : all)
    for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
      const QString path = folder.filePath(content->exportName() + '.' + suffix);
      ExportOptions o;
      o.format = formatOfFile(path);
      EXPECT_EQ(w.exports().service().exportTo(*content, content->exportName(), path, o), "");
      EXPECT_GT(QFile(path).size(), 200) << path.toStdString();
    }
  const QImage png(folder.filePath("latency.png"));
  EXPECT_EQ(png.text("Device"), "Imaginary GPU");
  EXPECT_TRUE(png.text("Request A").startsWith("warpfold-cli run --kernel neighbored --backend cuda:0"));
  EXPECT_EQ(png.pixelColor(2, 2), QColor(Qt::white));
}

TEST(window, all_is_written_into_one_folder) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.charts()->refreshNow();
  QTemporaryDir folder;
  EXPECT_EQ(w.exports().exportAllTo(folder.path()), "");
  for (const char* name : {"tree-a.pdf", "lanes-b.svg", "latency.png", "source-a.svg", "narrative.pdf"})
    EXPECT_GT(QFile(folder.filePath(name)).size(), 500) << name;
  QFile table(folder.filePath("latency.csv"));
  ASSERT_TRUE(table.open(QIODevice::ReadOnly));
  EXPECT_TRUE(table.readAll().contains("\niteration,a_us,b_us"));
  QFile source(folder.filePath("source-a.svg"));
  ASSERT_TRUE(source.open(QIODevice::ReadOnly));
  EXPECT_TRUE(source.readAll().contains("__syncthreads"));
}

TEST(window, exported_charts_fill_their_picture) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.charts()->refreshNow();
  ExportOptions o;
  o.scale = 3;
  const QImage image = renderImage(*w.charts()->chart("steps"), o, {});
  // The right third and the lowest tenth hold something: nothing was scaled out of the picture.
  const auto drawn = [&](QRect part) {
    for (int y = part.top(); y <= part.bottom(); ++y)
      for (int x = part.left(); x <= part.right(); ++x)
        if (image.pixelColor(x, y) != QColor(Qt::white)) return true;
    return false;
  };
  EXPECT_TRUE(drawn(QRect(image.width() * 2 / 3, image.height() * 9 / 10, image.width() / 3, image.height() / 10)));
}

TEST(window, exports_itself_on_white_and_stays_dark) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  ExportOptions o;
  o.scale = 1;
  const QImage image = renderImage(w.exports().picture(), o, {});
  EXPECT_EQ(image.size(), w.size());
  EXPECT_EQ(image.pixelColor(3, 400), QColor(Qt::white));
  EXPECT_EQ(image.pixelColor(w.charts()->charts().front()->plot()->mapTo(&w, QPoint(3, 3))), QColor(Qt::white));
  EXPECT_EQ(w.grab().toImage().pixelColor(3, 400), Theme::byId("dark").window);
}

TEST(window, its_vector_picture_holds_no_stored_pixels_of_trees_and_charts) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  ExportOptions o;
  o.format = ExportFormat::svg;
  const QByteArray svg = renderBytes(w.exports().picture(), o, {});
  EXPECT_TRUE(svg.contains(">interleaved") || svg.contains("<path"));
  EXPECT_LT(svg.count("<image"), 12);  // the arrows of the combo boxes
  EXPECT_LT(svg.size(), 2000000);
}

TEST(window, run_keeps_the_focus_while_it_stops) {
  Window w;
  w.activateWindow();
  ASSERT_TRUE(w.showsResults());
  w.runButton()->setFocus();
  QTest::mouseClick(w.runButton(), Qt::LeftButton);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  EXPECT_TRUE(w.runButton()->hasFocus());
}

TEST(window, a_worker_that_cannot_be_started_is_not_waited_for) {
  WindowOptions o;
  o.workerCommand = "/nowhere/worker";
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.worker().state() == WorkerClient::State::givenUp; }));
  EXPECT_EQ(w.statusText(), "No worker");
}

TEST(window, two_inputs_and_a_wrong_result_need_no_scrolling_at_1280_by_800) {
  WindowOptions o("differs");
  RunRequest dot;
  dot.kernel = "neighbored";
  dot.n = 1000;
  dot.type = ElementType::float32;
  dot.op = Operation::dot;
  o.requests = {dot, dot};
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().complete(); }));
  w.refreshNow();
  settle();
  EXPECT_EQ(w.findChild<ExperimentPanel*>()->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
}

TEST(window, the_experiment_needs_no_scrolling_from_a_height_of_736_on) {
  Window w(WindowOptions(""));
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  const auto* const scroll = w.findChild<ExperimentPanel*>()->findChild<QScrollArea*>();
  // From above and from below: a bar that is there once makes lines narrower, so that it seems to be needed.
  for (const int start : {640, 900})
    for (int height = 736; height <= 800; height += 4) {
      w.resize(1280, start);
      settle();
      w.resize(1280, height);
      settle();
      w.refreshNow();
      settle();
      EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << height << " after " << start;
      EXPECT_EQ(scroll->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff) << height << " after " << start;
    }
}

TEST(window, two_numbers_of_blocks_are_as_wide_as_the_panel) {
  WindowOptions o("");
  RunRequest a;
  a.kernel = "first-add";
  a.n = std::uint64_t{1} << 30;
  RunRequest b = a;
  b.kernel = "neighbored";
  o.requests = {a, b};
  Window w(o);
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  settle();
  const auto* const scroll = w.findChild<ExperimentPanel*>()->findChild<QScrollArea*>();
  EXPECT_LE(scroll->widget()->minimumSizeHint().width(), scroll->viewport()->width());
}

TEST(window, everything_of_an_emulated_run_is_in_sight_at_1280_by_800) {
  Window w(WindowOptions(""));
  ASSERT_TRUE(w.eventually([&] { return w.comparison().state() == State::finished; }));
  w.refreshNow();
  settle();
  EXPECT_EQ(w.findChild<ExperimentPanel*>()->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
  const QLabel* covers = nullptr;
  for (const QLabel* label : w.findChildren<QLabel*>())
    if (label->text().startsWith("All launches on the emulator")) covers = label;
  ASSERT_TRUE(covers);
  EXPECT_TRUE(covers->toolTip().startsWith("All launches on the emulator"));
}

TEST(window, a_right_click_on_a_plot_opens_the_charts_menu) {
  Window w;
  QStringList entries;
  QTimer::singleShot(0, &w, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (const QAction* action : menu->actions()) entries << action->text();
    menu->close();
  });
  QWidget* plot = w.charts()->chart("latency")->plot();
  QContextMenuEvent click(QContextMenuEvent::Mouse, QPoint(50, 50), plot->mapToGlobal(QPoint(50, 50)));
  QApplication::sendEvent(plot, &click);
  EXPECT_EQ(entries.join(u'|').toStdString(),
            "Export Latency…|Copy as Picture|Copy Data as Table|&Table…\tT||Place &Cursor Here\tShift+Click|"
            "&Remove Cursors\tEsc|Show &All\tF");
}

TEST(window, the_chosen_line_of_a_list_can_be_read) {
  for (const auto mode : {ThemeController::Mode::light, ThemeController::Mode::dark}) {
    Window w;
    w.themes().setMode(mode);
    QComboBox* kernels = nullptr;
    for (QComboBox* box : w.findChildren<QComboBox*>())
      if (box->accessibleName() == "Kernel B") kernels = box;
    ASSERT_TRUE(kernels);
    kernels->showPopup();
    const QRect line = kernels->view()->visualRect(kernels->view()->currentIndex());
    const QImage list = kernels->view()->viewport()->grab().toImage();
    // From Qt 6.8 on a line may be wider than what is seen of it.
    EXPECT_EQ(list.pixelColor(std::min(line.right(), list.width() - 1) - 6, line.center().y()),
              w.themes().theme().accent);
    kernels->hidePopup();
  }
}

TEST(window, starts_as_large_as_the_screen_allows) {
  EXPECT_EQ(startSize({2560, 1400}), QSize(1680, 1000));
  EXPECT_EQ(startSize({1280, 800}), QSize(1280, 736));
  EXPECT_EQ(startSize({800, 600}), QSize(1024, 640));
  EXPECT_EQ(onScreen({0, 20, 1600, 936}, {0, 0, 1280, 800}), QRect(0, 0, 1280, 800));
  EXPECT_EQ(onScreen({3000, 50, 900, 600}, {0, 24, 1920, 1056}), QRect(1020, 50, 900, 600));
  EXPECT_EQ(onScreen({100, 100, 900, 600}, {0, 24, 1920, 1056}), QRect(100, 100, 900, 600));
}

TEST(window, light_and_dark) {
  Window w;
  w.themes().setMode(ThemeController::Mode::light);
  EXPECT_EQ(w.grab().toImage().pixelColor(3, 400), Theme::byId("light").window);
  w.themes().setMode(ThemeController::Mode::dark);
  EXPECT_EQ(w.grab().toImage().pixelColor(3, 400), Theme::byId("dark").window);
}

TEST(window, remembers_experiment_theme_and_size) {
  QSettings().clear();
  WindowOptions o;
  o.persistent = true;
  o.theme.clear();
  {
    Window w(o);
    ASSERT_TRUE(w.showsResults());
    w.resize(780, 700);
    w.themes().setMode(ThemeController::Mode::light);
    w.experiment().setKernelId(messages::Side::b, "shared-sequential");
    w.experiment().setBlockText("128");
    w.close();
  }
  TestWindow again(o);
  EXPECT_EQ(again.experiment().kernelId(messages::Side::b), "shared-sequential");
  EXPECT_EQ(again.experiment().blockText(), "128");
  EXPECT_EQ(again.themes().mode(), ThemeController::Mode::light);
  EXPECT_EQ(again.size(), QSize(780, 700));
  QSettings().clear();
}

TEST(window, every_menu_has_what_it_should) {
  Window w;
  QStringList titles;
  for (const QAction* action : w.menuWidget()->findChild<QMenuBar*>()->actions()) titles << action->text().remove('&');
  EXPECT_EQ(titles, QStringList({"File", "Edit", "Kernel", "Run", "View", "Export", "Lecture", "Help"}));
}

TEST(window, motion_is_chosen_in_the_view_menu) {
  Window w;
  const auto chosen = [&](const char* text) -> QAction* {
    for (QAction* action : w.findChildren<QAction*>())
      if (action->text().remove('&') == QLatin1String(text)) return action;
    return nullptr;
  };
  QAction* const reduced = chosen("Reduced: from Step to Step");
  ASSERT_NE(reduced, nullptr);
  EXPECT_FALSE(reduced->isChecked());
  reduced->trigger();
  EXPECT_TRUE(w.playback().reducedMotion());
  QAction* const pairs = chosen("Pairs One after the Other at Slow Speed");
  ASSERT_NE(pairs, nullptr);
  EXPECT_TRUE(pairs->isChecked());
  pairs->trigger();
  EXPECT_FALSE(w.playback().pairwiseWanted());
}

TEST(window, charts_do_not_overlap_in_the_smallest_window) {
  Window w;
  w.resize(w.minimumSize());
  settle();
  const QRect bandwidth = w.charts()->chart("bandwidth")->geometry();
  EXPECT_LT(w.charts()->chart("latency")->geometry().right(), bandwidth.left());
  EXPECT_LT(bandwidth.right(), w.charts()->chart("steps")->geometry().left());
}

TEST(window, the_chart_to_export_is_one_that_is_seen) {
  Window w;
  EXPECT_EQ(w.charts()->shownChart()->exportName(), "latency");
  w.charts()->showChart("memory");
  EXPECT_EQ(w.charts()->shownChart()->exportName(), "memory");
}

TEST(charts, are_registered_once_and_in_order) {
  const QStringList known{"latency", "bandwidth", "steps"};
  QStringList ids;
  for (const ChartEntry& entry : chartEntries())
    if (known.contains(entry.id)) ids << entry.id;
  EXPECT_EQ(ids, known);
  EXPECT_THROW(registerChart(ChartEntry{"latency", 1, {}, {}, {}, {}}), std::logic_error);
}

}  // namespace
}  // namespace warpfold::app
