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
std::string kernelWith(const std::string& body, const std::string& functions) {
  return kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.x;\n" + body + "ret;\n",
                  functions);
}

/// What is told of a launch of 40 blocks of 64 threads; the same however many threads of the host run it.
std::string endOf(const std::string& body, std::int64_t limit = std::int64_t{1} << 33,
                  const std::string& functions = {}, std::uint32_t blocks = 40) {
  std::string told;
  for (const unsigned threads : {1u, 2u, 7u}) {
    PtxKernel kernel(kernelWith(body, functions));
    std::vector<std::uint32_t> out(64);
    std::string here = "ended";
    try {
      kernel.limit(limit).threads(threads).hazards(blocks, 64, kernel.array("out", std::span(out)));
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
  EXPECT_EQ(endOf("mul.wide.u32 %rd2, %r2, 4;\nadd.u64 %rd2, %rd1, %rd2;\nsetp.eq.u32 %p1, %r2, 39;\n@%p1 bra SAY;\n"
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

/// The warps of a block have gone round another number of times when they come to the barrier.
const std::string outOfStep =
    "setp.lt.u32 %p1, %r1, 32;\n@%p1 bra GO;\nWARM:\nld.volatile.global.u32 %r4, [%rd1];\nadd.u32 %r5, %r5, 1;\n"
    "setp.lt.u32 %p2, %r5, 33;\n@%p2 bra WARM;\n"
    "GO:\nbar.sync 0;\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p3, %r4, 0;\n@%p3 bra GO;\n";

TEST(Standstill, of_warps_that_come_to_barriers_out_of_step) {
  EXPECT_EQ(endOf(outOfStep),
            "deadlock in block 0: thread 0 waits at line 13 for out[0] to change, and no thread is left to change it");
}

TEST(Standstill, is_none_where_another_block_is_to_come) {
  EXPECT_EQ(endOf("setp.ne.u32 %p1, %r2, 0;\n@%p1 bra SAY;\n" + outOfStep +
                      "bra DONE;\nSAY:\nst.volatile.global.u32 [%rd1], 1;\nDONE:\n",
                  std::int64_t{1} << 22),
            "ended");
}

/// Half of a warp waits in each of two loops with a barrier.
TEST(Standstill, of_splits_at_barriers) {
  EXPECT_EQ(endOf("setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nHIGH:\nbar.sync 0;\n"
                  "ld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p3, %r4, 0;\n@%p3 bra HIGH;\nbra DONE;\n"
                  "LOW:\nbar.sync 0;\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p3, %r4, 0;\n"
                  "@%p3 bra LOW;\nDONE:\n")
                .substr(0, 42),
            "deadlock in block 0: thread 0 waits at lin");
}

const std::string looksManyTimes =
    ".func f(.param .b64 p)\n{\n.reg .b64 %rd<4>;\n.reg .b32 %r<4>;\n.reg .pred %p<3>;\nld.param.u64 %rd1, [p];\n"
    "mov.u32 %r2, 0;\nLOOK:\nld.volatile.global.u32 %r1, [%rd1];\nadd.u32 %r2, %r2, 1;\n"
    "setp.lt.u32 %p1, %r2, 65;\n@%p1 bra LOOK;\nret;\n}\n";

/// The turn of each warp ends at the same place of the function with the same registers, in another call.
TEST(Standstill, is_none_of_calls_one_after_the_other) {
  std::string calls;
  for (int i = 0; i < 8; ++i) calls += "call f, (q);\n";
  EXPECT_EQ(
      endOf("{\n.param .b64 q;\nst.param.b64 [q], %rd1;\n" + calls + "}\n", std::int64_t{1} << 33, looksManyTimes),
      "ended");
}

/// The clock is kept in no register.
TEST(Standstill, is_none_of_those_that_look_at_the_clock) {
  EXPECT_EQ(endOf("LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nmov.u32 %r5, %clock;\nshr.u32 %r5, %r5, 12;\n"
                  "setp.gt.u32 %p3, %r5, 3;\n@%p3 bra DONE;\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\nDONE:\n"),
            "ended");
}

/// Two splits of a warp meet again and again while a third looks; another warp is to say the word.
TEST(Standstill, is_none_where_splits_meet_again_and_again) {
  EXPECT_EQ(endOf("setp.ge.u32 %p1, %r1, 32;\n@%p1 bra SAY;\nsetp.lt.u32 %p1, %r1, 10;\n@%p1 bra LA;\n"
                  "setp.lt.u32 %p1, %r1, 20;\n@%p1 bra LB;\nLC:\nbar.warp.sync 0xfffffc00;\n"
                  "ld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LC;\nbra DONE;\n"
                  "LB:\nbar.warp.sync 0xfffffc00;\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n"
                  "@%p2 bra LB;\nbra DONE;\nLA:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r4, 0;\n"
                  "@%p2 bra LA;\nbra DONE;\nSAY:\nst.volatile.global.u32 [%rd1], 1;\nDONE:\n",
                  std::int64_t{1} << 24, {}, 1),
            "ended");
}

TEST(Standstill, names_the_thread_that_looks_and_the_word_that_decides) {
  EXPECT_EQ(endOf("setp.ne.u32 %p1, %r1, 5;\n@%p1 bra LOOK;\nadd.u64 %rd3, %rd1, 12;\nLOOK:\n@%p1 bra TOLD;\n"
                  "ld.volatile.global.u32 %r4, [%rd3];\nTOLD:\nshfl.sync.idx.b32 %r5, %r4, 5, 31, -1;\n"
                  "setp.eq.u32 %p2, %r5, 0;\n@%p2 bra LOOK;\n",
                  std::int64_t{1} << 33, {}, 1),
            "deadlock in block 0: thread 5 waits at line 9 for out[3] to change, and no thread is left to change it");
  EXPECT_EQ(endOf("LOOK:\nld.volatile.global.u32 %r4, [%rd1];\nsetp.ne.u32 %p2, %r4, 0;\n@%p2 bra DONE;\n"
                  "ld.volatile.global.u32 %r6, [%rd1+40];\nbra LOOK;\nDONE:\n"),
            "deadlock in block 0: thread 0 waits at line 5 for out[0] to change, and no thread is left to change it");
  EXPECT_EQ(endOf("LOOK:\natom.global.add.u32 %r4, [%rd1], 0;\natom.global.exch.b32 %r6, [%rd1+4], 0;\n"
                  "setp.eq.u32 %p3, %r4, 0;\n@%p3 bra LOOK;\n"),
            "deadlock in block 0: thread 0 waits at line 5 for out[0] to change, and no thread is left to change it");
}

TEST(Standstill, names_the_word_of_which_all_are_told_at_a_barrier) {
  EXPECT_EQ(endOf("LOOK:\nld.volatile.global.u32 %r4, [%rd1+4];\nsetp.ne.u32 %p2, %r4, 0;\n"
                  "bar.red.or.pred %p3, 0, %p2;\n@!%p3 bra LOOK;\n"),
            "deadlock in block 0: thread 0 waits at line 5 for out[1] to change, and no thread is left to change it");
}

const std::string looksOnce =
    ".func (.param .b32 v) once(.param .b64 p)\n{\n.reg .b64 %rd<4>;\n.reg .b32 %r<4>;\nld.param.u64 %rd1, [p];\n"
    "ld.volatile.global.u32 %r1, [%rd1];\nst.param.b32 [v], %r1;\nret;\n}\n";

TEST(Standstill, of_a_loop_that_looks_in_a_function) {
  EXPECT_EQ(endOf("LOOK:\nmembar.gl;\n{\n.param .b64 q;\n.param .b32 v;\nst.param.b64 [q], %rd1;\n"
                  "call (v), once, (q);\nld.param.b32 %r4, [v];\n}\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra LOOK;\n",
                  std::int64_t{1} << 33, looksOnce),
            "deadlock in block 0: thread 0 waits at line 4, and no thread is left that could let it go on");
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
