// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers that have far too much to say: what counts is how often the window does something about it.
#include <gtest/gtest.h>
#include <signal.h>

#include <QSignalSpy>
#include <QTest>

#include "app/eventually.h"
#include "app/test_window.h"
#include "window/hazards_view.h"
#include "window/info_panel.h"

namespace warpfold::app {
namespace {

struct Window : TestWindow {
  explicit Window(const char* behaviour) : TestWindow(WindowOptions(QStringLiteral("gpu ") + behaviour)) {
    resize(1280, 800);
    show();
  }
  /// Until the worker has gone through `turns` of its flood.
  bool takes(quint64 turns) {
    return eventually([&] { return comparison().side(0).samples.nextIndex() >= 20 + turns; });
  }
};

TEST(flood, ten_thousand_reports_of_progress_are_shown_a_few_times) {
  Window w("flood-progress");
  QSignalSpy shown(&w.comparison(), &Comparison::progressChanged);
  QElapsedTimer clock;
  clock.start();
  ASSERT_TRUE(w.takes(50));
  EXPECT_GE(shown.count(), 1);
  EXPECT_LE(shown.count(), 5 + 10 * (1 + clock.elapsed() / 1000));
}

TEST(flood, hazards_are_laid_out_a_few_times_however_often_they_change) {
  Window w("flood-hazards");
  QSignalSpy results(&w.comparison(), &Comparison::resultChanged);
  QSignalSpy layouts(&w.info()->hazards()->model(), &QAbstractItemModel::modelReset);
  QElapsedTimer clock;
  clock.start();
  ASSERT_TRUE(w.takes(30));
  EXPECT_GE(results.count(), 30);
  EXPECT_LE(layouts.count(), 5 + 5 * (1 + clock.elapsed() / 1000));
}

TEST(flood, a_worker_that_writes_errors_without_end_goes_on_and_is_quoted_once) {
  Window w("flood-errors");
  QSignalSpy lost(&w.worker(), &WorkerClient::lost);
  ASSERT_TRUE(w.takes(20));
  ::kill(pid_t(w.worker().processId()), SIGKILL);
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_TRUE(lost[0][0].toString().startsWith("The worker was ended by signal 9. Last error line: “turn "));
  EXPECT_LT(lost[0][0].toString().size(), 400);
}

}  // namespace
}  // namespace warpfold::app
