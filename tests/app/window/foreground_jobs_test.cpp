// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A foreground job that nothing in the window knows of.
#include "worker_client/foreground_job.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QStatusBar>

#include "models/playback.h"
#include "window/banner.h"
#include "window/banner_controller.h"
#include "window/job_actions.h"
#include "window/status_line.h"

namespace warpfold::app {
namespace {

struct CountdownModel : JobModel {
  using JobModel::begin;
  QString progressText() const override { return "7 seconds left"; }
};

struct Countdown : ForegroundJob {
  Countdown(Experiment& experiment, CountdownModel& model, WorkerClient& client)
      : ForegroundJob(experiment, model, client, nullptr) {}
  JobOffer offer() const override { return {"Countdown", "&Count Down", "Ctrl+K", "count down", "countdown"}; }
  void run() override {}
  void stop() override {}
  void release() override {}
};

struct ForegroundJobTest : testing::Test {
  Experiment experiment;
  Comparison comparison;
  WorkerClient client;
  CountdownModel model;
  Countdown job{experiment, model, client};
  const ForegroundJobs jobs{&job};
};

TEST_F(ForegroundJobTest, has_an_action_that_shows_its_chart_and_asks_for_its_run) {
  QMenu menu;
  QString shown;
  int runs = 0, stops = 0;
  JobActions actions(&menu, jobs, [&](const QString& chart) { shown = chart; });
  QObject::connect(&model, &DataSource::runRequested, [&] { ++runs; });
  QObject::connect(&model, &DataSource::stopRequested, [&] { ++stops; });
  ASSERT_EQ(menu.actions().size(), 1);
  QAction* action = menu.actions()[0];
  EXPECT_EQ(action->text(), "&Count Down");
  EXPECT_EQ(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_K));
  action->trigger();
  EXPECT_EQ(shown, "countdown");
  EXPECT_EQ(runs, 1);
  model.begin();
  EXPECT_FALSE(action->isEnabled());
  EXPECT_TRUE(actions.anyActive());
  actions.stop();
  EXPECT_EQ(stops, 1);
}

TEST_F(ForegroundJobTest, tells_its_progress_in_the_status_line) {
  QStatusBar bar;
  Playback playback;
  const StatusLine line(&bar, comparison, jobs, playback, client);
  model.begin();
  EXPECT_EQ(line.text(), "Countdown · 7 seconds left");
  model.finish();
  EXPECT_FALSE(line.text().contains("Countdown"));
}

}  // namespace
}  // namespace warpfold::app
