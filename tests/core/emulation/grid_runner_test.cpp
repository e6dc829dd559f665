// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_runner.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "support/runs.h"

namespace warpfold {
namespace {

RunRequest requestOf(const char* kernel, std::uint64_t n) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = n;
  request.block = 128;
  request.traceBlocks = BlockSelection::parse("first:2");
  return request;
}

/// Boards are made beside a comparison, on the same emulator; a lecture's worker was ended by that.
TEST(grid_runner, two_threads_run_launches_at_a_time) {
  std::atomic<int> wrong{0};
  const auto runs = [&](const RunRequest& request) {
    const RunResult alone = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    for (int i = 0; i < 40; ++i) {
      const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
      if (!result.matches || result.launches.front().counters != alone.launches.front().counters) ++wrong;
    }
  };
  {
    const std::jthread small([&] { runs(requestOf("neighbored", 300)); });
    const std::jthread large([&] { runs(requestOf("shared-sequential", 1u << 16)); });
  }
  EXPECT_EQ(wrong, 0);
}

std::atomic<bool> otherIsOver{false};
std::atomic<int> blocksRun{0};
void waitsForTheOther() {
  while (!otherIsOver) std::this_thread::yield();
  emulation::Machine::current().finishLane();
}
void countsItself() {
  ++blocksRun;
  emulation::Machine::current().finishLane();
}
emulation::EmulatedLaunch launchOf(emulation::Machine::Body body) {
  emulation::EmulatedLaunch launch;
  launch.shape.grid = 64;
  launch.shape.block = 1;
  launch.plain = body;
  return launch;
}

/// The helpers may all be at work for another launch, for long.
TEST(grid_runner, a_launch_does_not_wait_for_another_one) {
  emulation::GridRunner runner(2);
  const std::atomic<bool> cancelled{false};
  otherIsOver = false;
  blocksRun = 0;
  {
    const std::jthread other([&] { runner.runPlain(launchOf(&waitsForTheOther), cancelled); });
    for (int i = 0; i < 20; ++i) runner.runPlain(launchOf(&countsItself), cancelled);
    EXPECT_EQ(blocksRun, 20 * 64);
    otherIsOver = true;
  }
}

TEST(grid_runner, what_a_helper_throws_ends_the_launch) {
  emulation::GridRunner runner(2);
  const std::atomic<bool> cancelled{true};
  otherIsOver = true;
  for (int i = 0; i < 20; ++i) EXPECT_THROW(runner.runPlain(launchOf(&countsItself), cancelled), Cancelled);
  const std::atomic<bool> going{false};
  blocksRun = 0;
  runner.runPlain(launchOf(&countsItself), going);
  EXPECT_EQ(blocksRun, 64);
}

}  // namespace
}  // namespace warpfold
