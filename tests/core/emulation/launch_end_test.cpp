// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Launches that do not come to their end: all threads of the host stop, and the lowest block at fault is told.
#include "emulation/launch_end.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "emulation/launch_totals.h"
#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

using emulation::LaunchEnd;

constexpr std::uint32_t blocksOfGrid = 300;

/// %r1 is the thread, %r2 the block, [%rd1] a word that nobody writes but the body.
std::string kernelWith(const std::string& body) {
  return kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.x;\n" + body + "ret;\n");
}

const std::string ofBlock = "setp.ge.u32 %p1, %r2, ";
const std::string waitForEver =
    "LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n";
/// Lanes of a warp at two barriers.
const std::string deadlock =
    "setp.lt.u32 %p3, %r1, 16;\n@%p3 bra LOW;\nbar.sync 0;\nbra MEET;\nLOW:\nbar.sync 1;\nMEET:\n";

std::string faultOf(const std::string& body, unsigned threads, std::int64_t limit = std::int64_t{1} << 33) {
  PtxKernel kernel(kernelWith(body));
  std::vector<std::uint32_t> out(64);
  try {
    kernel.limit(limit).threads(threads).hazards(blocksOfGrid, 64, kernel.array("out", std::span(out)));
  } catch (const emulation::KernelFault& fault) {
    return fault.what();
  }
  return "none";
}

struct Ended {
  Ended(const std::string& body, unsigned threads) {
    PtxKernel kernel(kernelWith(body));
    std::vector<std::uint32_t> out(64);
    hazards = kernel.threads(threads).hazards(blocksOfGrid, 64, kernel.array("out", std::span(out)));
    counts = kernel.counts();
    ended = kernel.ended();
  }
  std::vector<Hazard> hazards;
  std::optional<emulation::LaunchCounts> counts;
  bool ended = true;
};

TEST(LaunchEnds, at_the_lowest_block_that_is_stuck) {
  // Blocks from 40 on are stuck.
  const std::string body = ofBlock + "40;\n@!%p1 bra MEET;\n" + deadlock;
  const Ended alone(body, 1);
  ASSERT_EQ(alone.hazards.size(), 1u);
  EXPECT_EQ(alone.hazards[0].text(),
            "barrier: block 40, before step 1: thread 16 (line 8) waits at a barrier while thread 0 (line 11) waits at "
            "another");
  EXPECT_EQ(alone.hazards[0].times, 1u);
  EXPECT_FALSE(alone.ended);
  for (int repeat = 0; repeat < 10; ++repeat)
    for (const unsigned threads : {2u, 7u}) {
      const Ended again(body, threads);
      EXPECT_EQ(again.hazards, alone.hazards);
      EXPECT_EQ(again.counts->instructions, alone.counts->instructions);
      EXPECT_EQ(again.counts->steps, alone.counts->steps);
    }
}

TEST(LaunchEnds, at_the_lowest_block_that_faults) {
  const std::string body = ofBlock + "40;\n@%p1 trap;\n";
  for (int repeat = 0; repeat < 10; ++repeat)
    for (const unsigned threads : {1u, 2u, 7u})
      EXPECT_EQ(faultOf(body, threads), "thread 0 of block 40 gives up at line 5");
}

/// Without an end of the others, each would look 2^33 times whether somebody has written.
TEST(LaunchEnds, for_blocks_that_wait_as_well) {
  const std::string body = ofBlock + "250;\n@%p1 trap;\n" + waitForEver;
  const auto begin = std::chrono::steady_clock::now();
  for (const unsigned threads : {1u, 2u, 7u})
    EXPECT_EQ(faultOf(body, threads), "thread 0 of block 250 gives up at line 5");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

/// The same for one that computes and never looks at anything.
TEST(LaunchEnds, for_a_block_in_an_endless_loop_behind_it) {
  const std::string body =
      "setp.eq.u32 %p4, %r2, 0;\n@%p4 bra SLOW;\nAGAIN:\nadd.s32 %r5, %r5, 1;\nbra AGAIN;\nSLOW:\nmov.u32 %r6, "
      "100000;\nON:\nadd.s32 %r6, %r6, -1;\nsetp.ne.u32 %p5, %r6, 0;\n@%p5 bra ON;\ntrap;\n";
  for (const unsigned threads : {2u, 7u}) EXPECT_EQ(faultOf(body, threads), "thread 0 of block 0 gives up at line 15");
}

TEST(LaunchEnds, at_the_first_of_all_blocks_where_all_wait) {
  for (int repeat = 0; repeat < 5; ++repeat)
    for (const unsigned threads : {1u, 2u, 7u})
      EXPECT_EQ(
          faultOf(waitForEver, threads, 1 << 14),
          "deadlock in block 0: thread 0 waits at line 5 for out[0] to change, and no thread is left to change it");
}

/// Eight blocks may wait, whichever threads of the host hold them.
TEST(LaunchEnds, at_the_first_of_all_blocks_where_too_many_wait) {
  for (const unsigned threads : {1u, 2u, 7u}) {
    PtxKernel kernel(kernelWith(waitForEver));
    std::vector<std::uint32_t> out(64);
    try {
      kernel.resident(8).threads(threads).hazards(blocksOfGrid, 32, kernel.array("out", std::span(out)));
      ADD_FAILURE() << "it came to an end";
    } catch (const emulation::KernelFault& fault) {
      EXPECT_STREQ(fault.what(),
                   "block 0 waits for one of the 292 blocks that cannot start before others end; launch fewer blocks");
    }
  }
}

TEST(LaunchEnds, when_it_is_cancelled_in_an_endless_loop) {
  PtxKernel kernel(kernelWith("AGAIN:\nadd.s32 %r5, %r5, 1;\nbra AGAIN;\n"));
  std::vector<std::uint32_t> out(64);
  std::atomic<bool> cancelled{false};
  const std::jthread user([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    cancelled = true;
  });
  EXPECT_THROW(kernel.threads(2).cancelledBy(cancelled).hazards(blocksOfGrid, 32, kernel.array("out", std::span(out))),
               Cancelled);
}

TEST(LaunchEnd, goes_on_before_the_block_that_it_came_at) {
  LaunchEnd end(nullptr);
  EXPECT_FALSE(end.hasCome());
  end.come(7, LaunchEnd::Cause::waiting, nullptr);
  end.come(9, LaunchEnd::Cause::block, nullptr);
  EXPECT_FALSE(end.isBehind(7));
  EXPECT_TRUE(end.isBehind(8));
  EXPECT_EQ(end.cause(), LaunchEnd::Cause::block);
  end.come(3, LaunchEnd::Cause::waiting, std::make_exception_ptr(std::logic_error("of block 3")));
  EXPECT_TRUE(end.isBehind(7));
  EXPECT_THROW(end.rethrow(), std::logic_error);
}

TEST(LaunchTotals, are_of_blocks_up_to_the_end_whenever_they_ran) {
  const ptx::Program program;
  LaunchEnd end(nullptr);
  emulation::LaunchCounts sum(program), row(program);
  emulation::LaunchTotals totals(sum, end);
  const auto take = [&](std::uint64_t begin, std::uint64_t barriers) {
    row.barriers = barriers;
    totals.take(begin, begin + 10, row);
  };
  take(20, 100);
  take(10, 10);
  EXPECT_EQ(sum.barriers, 0u);
  end.come(12, LaunchEnd::Cause::block, nullptr);
  take(0, 1);
  EXPECT_EQ(sum.barriers, 11u);
  take(40, 1000);
  totals.finish();
  EXPECT_EQ(sum.barriers, 11u);
}

}  // namespace
}  // namespace warpfold
