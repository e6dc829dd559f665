// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads that wait in loops: for ever, or for others that take long.
#include "emulation/standstill.h"

#include <gtest/gtest.h>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

/// %r1 is the thread, %r2 the block, [%rd1] and the next words are zero.
std::string kernelWith(const std::string& body) {
  return kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.x;\n" + body + "ret;\n");
}

/// What is told of a launch of ten blocks of 64 threads; the same however many threads of the host run it.
std::string endOf(const std::string& body, std::int64_t limit = std::int64_t{1} << 33) {
  std::string told;
  for (const unsigned threads : {1u, 2u, 7u}) {
    PtxKernel kernel(kernelWith(body));
    std::vector<std::uint32_t> out(64);
    std::string here = "ended";
    try {
      kernel.limit(limit).threads(threads).hazards(10, 64, kernel.array("out", std::span(out)));
    } catch (const emulation::KernelFault& fault) {
      here = fault.what();
    }
    if (threads == 1)
      told = here;
    else
      EXPECT_EQ(here, told) << threads;
  }
  return told;
}

TEST(Standstill, of_all_that_look_at_a_word_that_nobody_changes) {
  EXPECT_EQ(endOf("setp.lt.u32 %p1, %r2, 3;\n@%p1 bra DONE;\n"
                  "LOOK:\nld.volatile.global.u32 %r4, [%rd1+8];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\nDONE:\n"),
            "deadlock in block 3: thread 0 waits at line 7 for out[2] to change, and no thread is left to change it");
}

/// Nobody gives it back.
TEST(Standstill, of_those_that_try_to_take_a_lock) {
  EXPECT_EQ(endOf("TRY:\natom.global.cas.b32 %r4, [%rd1], 1, 2;\nsetp.ne.u32 %p2, %r4, 1;\n@%p2 bra TRY;\n"),
            "deadlock in block 0: thread 0 waits at line 5 for out[0] to change, and no thread is left to change it");
}

TEST(Standstill, of_a_warp_that_is_told_by_one_lane_what_it_saw) {
  EXPECT_EQ(endOf("setp.ne.u32 %p1, %r1, 0;\nLOOK:\n@%p1 bra TOLD;\nld.volatile.global.u32 %r4, [%rd1];\nTOLD:\n"
                  "shfl.sync.idx.b32 %r5, %r4, 0, 31, -1;\nsetp.eq.u32 %p2, %r5, 0;\n@%p2 bra LOOK;\n"),
            "deadlock in block 0: thread 0 waits at line 7 for out[0] to change, and no thread is left to change it");
}

/// As compilers write a wait of 8, 16 and up to 256 ns.
TEST(Standstill, of_threads_that_wait_longer_and_longer_between_looks) {
  EXPECT_EQ(endOf("mov.u32 %r5, 8;\nLOOK:\nld.volatile.global.u32 %r4, [%rd1];\nnanosleep.u32 %r5;\n"
                  "add.u32 %r5, %r5, %r5;\nmin.u32 %r5, %r5, 256;\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n"),
            "deadlock in block 0: thread 0 waits at line 6 for out[0] to change, and no thread is left to change it");
}

TEST(Standstill, of_a_block_that_looks_between_barriers) {
  EXPECT_EQ(
      endOf("LOOK:\nbar.sync 0;\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n"),
      "deadlock in block 0: thread 0 waits at line 6 for out[0] to change, and no thread is left to change it");
}

/// Lane 0 of warp 0 waits for warp 1, whose lanes wait at a barrier for it.
TEST(Standstill, of_a_thread_for_which_others_wait_at_a_barrier) {
  EXPECT_EQ(endOf("setp.ne.u32 %p1, %r1, 0;\n@%p1 bra MEET;\n"
                  "LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\nMEET:\n"
                  "bar.sync 0;\nst.volatile.global.u32 [%rd1], 1;\n"),
            "deadlock in block 0: thread 0 waits at line 7 for out[0] to change, and no thread is left to change it");
}

TEST(Standstill, is_none_of_those_that_give_up_in_the_end) {
  EXPECT_EQ(endOf("LOOK:\nadd.u32 %r5, %r5, 1;\nsetp.eq.u32 %p3, %r5, 100000;\n@%p3 bra DONE;\n"
                  "ld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\nDONE:\n"),
            "ended");
  EXPECT_EQ(endOf("LOOK:\nmov.u32 %r5, %clock;\nsetp.gt.u32 %p3, %r5, 100000;\n@%p3 bra DONE;\n"
                  "ld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\nDONE:\n"),
            "ended");
}

/// What counts the rounds stands behind the loop in the text.
TEST(Standstill, is_none_of_those_that_count_on_a_way_around) {
  EXPECT_EQ(endOf("LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra COUNT;\nAGAIN:\n"
                  "setp.lt.u32 %p3, %r5, 10000;\n@%p3 bra LOOK;\nbra DONE;\n"
                  "COUNT:\nadd.u32 %r5, %r5, 1;\nbra AGAIN;\nDONE:\n"),
            "ended");
}

/// A block waits for the one behind it.
TEST(Standstill, is_none_of_blocks_that_wait_for_one_after_the_other) {
  EXPECT_EQ(endOf("mul.wide.u32 %rd2, %r2, 4;\nadd.u64 %rd2, %rd1, %rd2;\nsetp.eq.u32 %p1, %r2, 9;\n@%p1 bra SAY;\n"
                  "LOOK:\nld.volatile.global.u32 %r4, [%rd2+4];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n"
                  "SAY:\nst.volatile.global.u32 [%rd2], 1;\n"),
            "ended");
}

/// Blocks 0 and 1 hand a word to and fro.
TEST(Standstill, is_none_of_blocks_that_take_turns) {
  EXPECT_EQ(endOf("setp.gt.u32 %p1, %r2, 1;\n@%p1 bra DONE;\nsetp.ne.u32 %p1, %r1, 0;\n@%p1 bra DONE;\n"
                  "mov.u32 %r6, %r2;\nNEXT:\n"
                  "LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.ne.u32 %p2, %r4, %r6;\n@%p2 bra LOOK;\n"
                  "add.u32 %r4, %r4, 1;\nst.volatile.global.u32 [%rd1], %r4;\nadd.u32 %r6, %r6, 2;\n"
                  "setp.lt.u32 %p3, %r6, 5000;\n@%p3 bra NEXT;\nDONE:\n"),
            "ended");
}

/// Block 0 takes 80 turns, in which a block that paid for its looks would have come to its limit.
TEST(Standstill, costs_nothing_while_others_go_on) {
  EXPECT_EQ(endOf("setp.ne.u32 %p1, %r2, 0;\n@%p1 bra LOOK;\nCOUNT:\natom.global.add.u32 %r5, [%rd1+4], 1;\n"
                  "setp.lt.u32 %p3, %r5, 300000;\n@%p3 bra COUNT;\nst.volatile.global.u32 [%rd1], 1;\nbra DONE;\n"
                  "LOOK:\nbar.sync 0;\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n"
                  "DONE:\n",
                  std::int64_t{1} << 20),
            "ended");
}

TEST(StandstillOfThreads, is_told_when_all_are_quiet_since_the_same_change) {
  emulation::Standstill all(3);
  all.begin(0);
  all.begin(1);
  EXPECT_FALSE(all.report(0, all.changes(), false)) << "thread 1 has said nothing";
  EXPECT_TRUE(all.report(1, all.changes(), false));
  EXPECT_FALSE(all.report(1, all.changes(), true)) << "thread 2 may start more";
  all.noteChange();
  EXPECT_FALSE(all.report(1, all.changes(), false)) << "thread 0 has to look again";
  all.begin(2);
  all.end(2);
  EXPECT_TRUE(all.report(0, all.changes(), true));
}

}  // namespace
}  // namespace warpfold
