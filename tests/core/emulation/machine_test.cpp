// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// In which order lanes run that come to the barrier and return in different steps.
#include "emulation/machine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "emulation/grid_runner.h"

namespace warpfold::emulation {
namespace {

constexpr std::uint32_t grid = 9;

/// To how many barriers a lane comes before it returns: another pattern in each block.
std::uint32_t barriersOf(std::uint32_t block, std::uint32_t thread, std::uint32_t threads) {
  const bool first = thread == 0, last = thread == threads - 1;
  const std::array<std::uint32_t, grid> barriers = {
      2,                        // all alike
      first ? 0u : 2u,          // the first lane returns before the others
      last ? 0u : 2u,           // the last one
      first || last ? 0u : 3u,  // both
      first || last ? 3u : 0u,  // they alone go on
      first ? 2u : 0u,
      last ? 2u : 0u,
      thread % 4,  // some in every step
      2,           // all alike again
  };
  return barriers[block];
}

struct Turn {
  std::uint32_t block, step, thread;
  friend bool operator==(const Turn&, const Turn&) = default;
};

std::vector<Turn> expectedTurns(std::uint32_t threads) {
  std::vector<Turn> turns;
  for (std::uint32_t block = 0; block < grid; ++block)
    for (std::uint32_t step = 0; step <= 3; ++step)
      for (std::uint32_t thread = 0; thread < threads; ++thread)
        if (step <= barriersOf(block, thread, threads)) turns.push_back({block, step, thread});
  return turns;
}

/// What was seen to run. One thread of the host runs all blocks.
std::vector<Turn>& seen() {
  static std::vector<Turn> turns;
  return turns;
}

template <bool counted>
void body() {
  Machine& machine = Machine::current();
  // What a lane keeps over a barrier must be its own.
  const std::uint32_t block = machine.blockIndex(), thread = machine.threadIndex();
  const std::uint32_t barriers = barriersOf(block, thread, machine.shape().block);
  for (std::uint32_t step = 0; step < barriers; ++step) {
    EXPECT_EQ(thread, machine.threadIndex());
    seen().push_back({block, step, thread});
    if constexpr (counted)
      machine.countedBarrier(7);
    else
      machine.barrier();
  }
  EXPECT_EQ(thread, machine.threadIndex());
  seen().push_back({block, barriers, thread});
  machine.finishLane();
}

EmulatedLaunch launchOf(std::uint32_t threads) {
  EmulatedLaunch launch;
  launch.shape.grid = grid;
  launch.shape.block = threads;
  launch.plain = body<false>;
  launch.counted = body<true>;
  return launch;
}

// The machine is kept from launch to launch, and the next block is sometimes smaller.
constexpr std::array<std::uint32_t, 6> blockSizes = {1024, 64, 1, 33, 2, 1024};

TEST(machine, lanes_run_in_ascending_order_in_each_step_whichever_have_returned) {
  GridRunner runner(1);
  for (const std::uint32_t threads : blockSizes) {
    seen().clear();
    runner.runPlain(launchOf(threads), std::atomic<bool>(false));
    EXPECT_TRUE(seen() == expectedTurns(threads)) << threads;
  }
}

TEST(machine, counted_lanes_do_so_too_and_each_step_is_counted) {
  GridRunner runner(1);
  for (const std::uint32_t threads : blockSizes) {
    seen().clear();
    const LaunchOutcome outcome = runner.runCounted(launchOf(threads), {}, std::atomic<bool>(false), {});
    EXPECT_TRUE(seen() == expectedTurns(threads)) << threads;
    std::vector<std::uint64_t> barriers, expected;
    for (const StepTally& step : outcome.steps) barriers.push_back(step.memory.barriers);
    for (std::uint32_t block = 0; block < grid; ++block) {
      std::uint32_t most = 0;
      for (std::uint32_t thread = 0; thread < threads; ++thread)
        most = std::max(most, barriersOf(block, thread, threads));
      expected.resize(std::max<std::size_t>(expected.size(), most + 1));
      for (std::uint32_t step = 0; step < most; ++step) ++expected[step];
    }
    EXPECT_EQ(barriers, expected) << threads;
  }
}

TEST(machine, kinds_of_launches_take_turns_on_one_machine) {
  GridRunner runner(1);
  for (const std::uint32_t threads : blockSizes) {
    seen().clear();
    runner.runPlain(launchOf(threads), std::atomic<bool>(false));
    runner.runCounted(launchOf(threads), {}, std::atomic<bool>(false), {});
    const std::vector<Turn> once = expectedTurns(threads);
    std::vector<Turn> twice = once;
    twice.insert(twice.end(), once.begin(), once.end());
    EXPECT_TRUE(seen() == twice) << threads;
  }
}

}  // namespace
}  // namespace warpfold::emulation
