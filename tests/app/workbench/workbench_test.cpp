// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program without a widget: everything that a window shows is there, and goes on by itself.
#include "workbench/workbench.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"
#include "sessions/session_files.h"

namespace warpfold::app {
namespace {

WorkbenchOptions options(const QString& behaviour = "gpu") {
  WorkbenchOptions o;
  o.workerCommand = QStringLiteral("\"%1\" %2").arg(WARPFOLD_FAKE_WORKER, behaviour);
  o.persistent = false;
  return o;
}

TEST(workbench, compares_and_fills_the_stage_without_a_widget) {
  const auto before = QApplication::allWidgets().size();  // of other tests
  Workbench bench(options());
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.comparison().complete(); }));
  EXPECT_EQ(bench.experiment().backend(), "cuda:0");
  EXPECT_EQ(bench.stage().trace(0)->threads, 16u);
  EXPECT_EQ(QApplication::allWidgets().size(), before);
}

TEST(workbench, starts_nothing_where_no_worker_is_wanted) {
  WorkbenchOptions o = options();
  o.worker = false;
  Workbench bench(o);
  bench.start();
  EXPECT_EQ(bench.worker().state(), WorkerClient::State::stopped);
}

TEST(workbench, the_experiment_knows_the_devices_before_anything_runs_on_them) {
  Workbench bench(options());
  QSignalSpy begun(&bench.comparison(), &Comparison::stateChanged);
  QSignalSpy offered(&bench.experiment(), &Experiment::offerChanged);
  QObject::connect(&bench.comparison(), &Comparison::stateChanged, [&] { EXPECT_GE(offered.count(), 1); });
  bench.start();
  EXPECT_TRUE(eventually([&] { return begun.count() > 0; }));
}

TEST(workbench, kernels_that_a_worker_changes_are_those_on_offer) {
  Workbench bench(options("gpu changes-kernels"));
  bench.start();
  EXPECT_TRUE(eventually([&] { return bench.experiment().catalogue().kernels().size() == 2; }));
  EXPECT_EQ(bench.worker().state(), WorkerClient::State::ready);
}

TEST(workbench, a_job_that_hangs_is_noticed_whatever_kernels_have_changed) {
  Workbench bench(options("gpu changes-kernels hang"));
  bench.worker().setHangLimit(std::chrono::milliseconds(300));
  QSignalSpy lost(&bench.worker(), &WorkerClient::lost);
  bench.start();
  EXPECT_TRUE(eventually([&] { return lost.count() > 0; }));
}

TEST(workbench, a_session_that_was_kept_opens_on_another_without_a_worker) {
  const QTemporaryDir folder;
  QString file;
  {
    WorkbenchOptions o = options();
    o.sessionFolder = folder.path();
    Workbench bench(o);
    bench.start();
    ASSERT_TRUE(eventually([&] { return bench.comparison().complete() && !bench.sessions().ownPath().isEmpty(); }));
    file = bench.sessions().ownPath();
    EXPECT_EQ(bench.sessions().relabel(file, {"A lesson", ""}), "");
  }
  WorkbenchOptions o = options();
  o.session = file;
  o.worker = false;
  Workbench bench(o);
  ASSERT_TRUE(eventually([&] { return !bench.comparison().savedDate().isEmpty(); }));
  EXPECT_EQ(bench.sessions().shownSession()->title, "A lesson");
  EXPECT_TRUE(bench.comparison().complete());
}

TEST(workbench, tells_what_is_wrong_with_a_file) {
  Workbench bench(options());
  QSignalSpy failed(&bench.sessions(), &SessionKeeper::failed);
  bench.sessions().open("/no/such/file.warpfold");
  ASSERT_TRUE(eventually([&] { return failed.count() > 0; }));
  EXPECT_TRUE(failed[0][0].toString().startsWith("file.warpfold was not opened. "))
      << qPrintable(failed[0][0].toString());
}

TEST(workbench, remembers_the_experiment) {
  QSettings().clear();
  WorkbenchOptions o = options();
  o.persistent = true;
  const LadderView view{LadderView::Quantity::shareOfPeak, LadderView::Order::time, LadderView::Scale::logarithmic,
                        false};
  {
    Workbench bench(o);
    bench.experiment().setBlockText("128");
    bench.stage().show(TreeChoice::Kind::block);
    bench.ladder().setView(view);
    bench.saveSettings();
  }
  Workbench again(o);
  EXPECT_EQ(again.experiment().blockText(), "128");
  EXPECT_EQ(again.stage().shown(), TreeChoice::Kind::block);
  EXPECT_EQ(again.ladder().view(), view);
  again.settings().store().clear();
}

}  // namespace
}  // namespace warpfold::app
