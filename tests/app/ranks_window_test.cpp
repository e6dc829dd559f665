// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSignalSpy>
#include <csignal>

#include "app/eventually.h"
#include "app/real_ranks.h"
#include "window/sweep_dialog.h"

// The window with a real worker of several ranks: mpirun starts it.
namespace warpfold::app {
namespace {

/// Both kernels' results are those of this device.
bool ranOn(TestWindow& window, const std::string& backend) {
  const auto& result = window.comparison().side(0).result;
  return window.comparison().complete() && result && result->request.backend == backend;
}

class RanksWindow : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const QString reason = noRanksReason(); !reason.isEmpty()) GTEST_SKIP() << reason.toStdString();
  }
  /// A window that has run on all ranks.
  static std::unique_ptr<TestWindow> shown(int ranks) {
    auto window = std::make_unique<TestWindow>(onRanks(ranks));
    window->show();
    window->worker().start();
    EXPECT_TRUE(eventually([&] { return window->worker().state() == WorkerClient::State::ready; }));
    window->experiment().setBackend(QStringLiteral("cluster"));
    EXPECT_TRUE(eventually([&] { return ranOn(*window, "cluster"); }));
    return window;
  }
};

TEST_F(RanksWindow, a_sweep_goes_over_ranks_and_a_point_opens_as_a_run) {
  const auto window = shown(4);
  auto& sweep = window->bench.sources().get<SweepModel>();
  SweepChoice choice;
  choice.kernels = {QStringLiteral("grid-stride")};
  choice.leastPower = choice.mostPower = 12;
  choice.blocks = {128};
  sweep.setChoice(choice);
  SweepDialog dialog(window->experiment(), sweep, window.get());
  auto* const ranks = dialog.findChild<QLineEdit*>(QStringLiteral("sweepRanks"));
  EXPECT_TRUE(ranks->isEnabled());
  EXPECT_EQ(ranks->text(), QStringLiteral("1, 2, 4"));
  ranks->setText(QStringLiteral("1, 3"));
  dialog.accept();
  ASSERT_TRUE(eventually([&] { return sweep.state() == JobModel::State::finished; }))
      << sweep.failureText().toStdString();
  ASSERT_TRUE(sweep.overRanks());
  ASSERT_EQ(sweep.points(0).size(), 2u);
  const SweepPoint& last = sweep.points(0).back();
  EXPECT_EQ(last.ranks, 3u);
  sweep.requestOpen(0, last);
  EXPECT_EQ(window->experiment().ranks(), 3u);
  EXPECT_EQ(window->experiment().request(messages::Side::a).n, 4096u);
  EXPECT_TRUE(eventually([&] {
    const auto& result = window->comparison().side(0).result;
    return result && result->ranks && result->ranks->parts.size() == 3 && result->n == 4096;
  }));
}

TEST_F(RanksWindow, a_rank_that_is_killed_is_named_and_another_device_runs) {
  const auto window = shown(3);
  std::vector<qint64> ranks;
  for (const qint64 process : processesBelow(window->worker().processId()))
    if (rankOf(process) == 1) ranks.push_back(process);
  ASSERT_EQ(ranks.size(), 1u);
  QSignalSpy lost(&window->worker(), &WorkerClient::lost);
  ::kill(pid_t(ranks[0]), SIGKILL);
  EXPECT_TRUE(eventually([&] { return !lost.isEmpty(); }));
  window->experiment().setBackend(QStringLiteral("emulator"));
  const QString said = lost.value(0).value(0).toString();
  EXPECT_TRUE(said.contains(QStringLiteral("rank 1 of 3 on "))) << said.toStdString();
  EXPECT_TRUE(eventually([&] { return ranOn(*window, "emulator"); }));
}

}  // namespace
}  // namespace warpfold::app
