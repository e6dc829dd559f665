// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes that go apart: any that can go on does so in the end.
#include <gtest/gtest.h>

#include <numeric>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

using Values = std::vector<std::uint32_t>;

Values iota(std::uint32_t count, std::uint32_t first = 0) {
  Values values(count);
  std::iota(values.begin(), values.end(), first);
  return values;
}

class Locks : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(, Locks, testing::Values("lock_around_a_loop", "lock_inside_a_loop"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(Locks, that_one_lane_holds_are_released) {
  std::vector<std::int32_t> in(192), out(1, 0);
  std::iota(in.begin(), in.end(), 1);
  for (const std::uint32_t block : {2u, 32u, 33u, 96u}) {
    PtxKernel kernel(ptxText("locks_and_calls"), GetParam());
    out[0] = 0;
    const std::uint64_t n = in.size();
    kernel.run(2, block, kernel.array("in", std::span(in)), kernel.array("out", std::span(out)), n);
    const auto threads = static_cast<std::int32_t>(2 * block);
    EXPECT_EQ(out[0], threads * (threads + 1) / 2) << block;
  }
}

TEST(Splits, lanes_meet_again_behind_an_if) {
  PtxKernel kernel(
      kernelOf("mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 bra LOW;\nadd.s32 %r2, %r1, 100;\n"
               "bra MEET;\nLOW:\nadd.s32 %r2, %r1, 200;\nMEET:\n" +
               storeOf(2)));
  Values out(32);
  const emulation::LaunchCounts counts =
      emulation::byInstruction(kernel.run(1, 32, kernel.array("out", std::span(out))), kernel.program());
  EXPECT_EQ(out[4], 204u);
  EXPECT_EQ(out[5], 105u);
  const auto& code = kernel.program().functions[0].together;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i].opcode == ptx::Opcode::st) {
      EXPECT_EQ(counts.instructions[i].executions, 1u);
      EXPECT_EQ(counts.instructions[i].lanes, 32u);
    }
    if (code[i].parts) {
      EXPECT_EQ(counts.instructions[i].diverged, 1u);
    }
  }
}

TEST(Splits, lanes_that_leave_a_loop_early_keep_their_values) {
  // r2 = 1 + 2 + … + tid
  EXPECT_EQ(valuesOf("mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nAGAIN:\nadd.s32 %r2, %r2, %r3;\n"
                     "add.s32 %r3, %r3, 1;\nsetp.le.u32 %p1, %r3, %r1;\n@%p1 bra AGAIN;\n",
                     2)[31],
            496u);
}

TEST(Splits, a_count_that_lanes_reach_in_different_trips_is_each_lane_s_own) {
  // Even lanes go on to the count in even trips, odd ones in odd trips; the others go straight to the next trip.
  for (const std::uint32_t count :
       valuesOf("mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nand.b32 %r5, %r1, 1;\n"
                "TRIP:\nadd.s32 %r2, %r2, 1;\nand.b32 %r4, %r2, 1;\nsetp.eq.u32 %p1, %r4, %r5;\n"
                "@%p1 bra TRIP;\nadd.s32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, 3;\n@%p2 bra TRIP;\n",
                3))
    EXPECT_EQ(count, 3u);
}

/// Which of `words` a kernel without a fault leaves, started with blocks of so many threads.
Values wordsLeftBy(const std::string& body, std::uint32_t threads, std::size_t words, bool apart) {
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\n"
               "add.s64 %rd3, %rd1, %rd2;\nsub.s64 %rd4, %rd3, 4;\n" +
               body));
  Values out(words);
  kernel.limit(1 << 24).apart(apart).run(1, threads, kernel.array("out", std::span(out)));
  return out;
}

TEST(Splits, that_all_wait_in_loops_let_other_warps_have_their_turn) {
  // Either half of the first warp looks at a word of its own, which the second warp stores.
  const std::string waits =
      "setp.ge.u32 %p1, %r1, 32;\n@%p1 bra SETS;\nsetp.ge.u32 %p2, %r1, 16;\n@%p2 bra B;\n"
      "A:\nld.volatile.global.u32 %r5, [%rd1+512];\nsetp.eq.u32 %p3, %r5, 0;\n@%p3 bra A;\nbra DONE;\n"
      "B:\nld.volatile.global.u32 %r5, [%rd1+516];\nsetp.eq.u32 %p3, %r5, 0;\n@%p3 bra B;\nbra DONE;\n"
      "SETS:\nst.volatile.global.u32 [%rd1+512], 1;\nst.volatile.global.u32 [%rd1+516], 1;\n"
      "DONE:\nst.global.u32 [%rd3], %r1;\nret;\n";
  for (const bool apart : {false, true}) {
    Values expected = iota(64);
    expected.resize(130);
    expected[128] = expected[129] = 1;
    EXPECT_EQ(wordsLeftBy(waits, 64, 130, apart), expected);
  }
}

TEST(Splits, wait_for_neighbours_to_the_left_and_then_to_the_right) {
  const std::string chain =
      "mov.u32 %r2, %ntid.x;\nsub.u32 %r3, %r2, 1;\nsetp.eq.u32 %p2, %r1, 0;\n@%p2 bra FIRST;\n"
      "LEFT:\nld.volatile.global.u32 %r5, [%rd4];\nsetp.lt.u32 %p1, %r5, 1;\n@%p1 bra LEFT;\n"
      "FIRST:\nst.volatile.global.u32 [%rd3], 1;\nsetp.eq.u32 %p2, %r1, %r3;\n@%p2 bra LAST;\n"
      "RIGHT:\nld.volatile.global.u32 %r5, [%rd3+4];\nsetp.lt.u32 %p1, %r5, 2;\n@%p1 bra RIGHT;\n"
      "LAST:\nst.volatile.global.u32 [%rd3], 2;\nret;\n";
  for (const std::uint32_t threads : {2u, 3u, 32u, 70u})
    EXPECT_EQ(wordsLeftBy(chain, threads, threads, false), Values(threads, 2)) << threads;
}

TEST(Splits, that_meet_at_a_warp_barrier_go_on_while_another_looks_at_a_word) {
  // Odd lanes come to the barrier from two sides; even lanes wait for what they store behind it.
  const std::string waits =
      "and.b32 %r2, %r1, 1;\nand.b32 %r3, %r1, 2;\nsetp.ne.u32 %p1, %r2, 0;\nsetp.ne.u32 %p2, %r3, 0;\n"
      "@%p1 bra ODD;\nWAIT:\nld.volatile.global.u32 %r5, [%rd1+128];\nsetp.eq.u32 %p3, %r5, 0;\n@%p3 bra WAIT;\n"
      "bra DONE;\nODD:\n@%p2 bra OTHER;\nbar.warp.sync 0xaaaaaaaa;\nbra SET;\nOTHER:\nbar.warp.sync 0xaaaaaaaa;\n"
      "SET:\nst.volatile.global.u32 [%rd1+128], 1;\nDONE:\nst.global.u32 [%rd3], %r1;\nret;\n";
  for (const bool apart : {false, true}) {
    Values expected = iota(32);
    expected.push_back(1);
    EXPECT_EQ(wordsLeftBy(waits, 32, 33, apart), expected);
  }
}

TEST(Splits, that_wait_for_each_other_are_let_go_where_another_warp_looks_for_what_they_store) {
  // Lane 1 of the first warp waits at a warp barrier for lane 0, which has come to where both meet; the second warp
  // waits for the word that lane 1 stores behind the barrier.
  const std::string waits =
      "setp.ge.u32 %p1, %r1, 32;\n@%p1 bra LOOK;\nsetp.ge.u32 %p2, %r1, 2;\n@%p2 bra END;\nsetp.eq.u32 %p3, %r1, 0;\n"
      "@%p3 bra BOTH;\nbar.warp.sync 3;\nst.volatile.global.u32 [%rd1+512], 1;\nBOTH:\n@!%p3 bra END;\n"
      "bar.warp.sync 3;\nbra END;\nLOOK:\nld.volatile.global.u32 %r5, [%rd1+512];\nsetp.eq.u32 %p4, %r5, 0;\n"
      "@%p4 bra LOOK;\nEND:\nst.global.u32 [%rd3], %r1;\nret;\n";
  for (const bool apart : {false, true}) {
    Values expected = iota(64);
    expected.resize(129);
    expected[128] = 1;
    EXPECT_EQ(wordsLeftBy(waits, 64, 129, apart), expected);
  }
}

TEST(Splits, come_to_the_barrier_that_each_lane_names) {
  // The upper halves of both warps meet at barrier 2; the lower ones hold the numbers of others and skip it.
  const std::string named =
      "and.b32 %r4, %r1, 31;\nshr.u32 %r5, %r1, 5;\nadd.u32 %r5, %r5, 8;\nsetp.lt.u32 %p1, %r4, 16;\n"
      "setp.ge.u32 %p2, %r4, 16;\n@%p2 mov.u32 %r5, 2;\n@%p1 bra END;\nbarrier.sync %r5, 32;\n"
      "END:\nst.global.u32 [%rd3], %r1;\nret;\n";
  EXPECT_EQ(wordsLeftBy(named, 64, 64, false), iota(64));
}

/// Odd threads leave a loop of 32 trips in the middle, thread k at trip k: a load behind is made by all that stay.
const std::string breakInside =
    "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nld.param.u64 %rd1, [out];\nand.b32 %r3, %r1, 1;\n"
    "setp.eq.u32 %p1, %r3, 0;\nTRIP:\n@%p1 bra STAY;\nsetp.ge.u32 %p2, %r2, %r1;\n@%p2 bra DONE;\nSTAY:\n"
    "ld.global.u32 %r4, [%rd1];\nadd.u32 %r2, %r2, 1;\nsetp.lt.u32 %p3, %r2, 32;\n@%p3 bra TRIP;\nDONE:\n";

std::uint64_t loadsOf(PtxKernel& kernel, Values& out) {
  const emulation::LaunchCounts counts =
      emulation::byInstruction(kernel.run(1, 32, kernel.array("out", std::span(out))), kernel.program());
  const auto& code = kernel.program().functions[0].together;
  for (std::size_t i = 0; i < code.size(); ++i)
    if (code[i].opcode == ptx::Opcode::ld && code[i].space == ptx::Space::global)
      return counts.instructions[i].executions;
  return 0;
}

TEST(Splits, lanes_that_stay_in_a_loop_meet_in_every_trip) {
  for (const bool apart : {false, true}) {
    PtxKernel kernel(kernelOf(breakInside + storeOf(2)));
    Values out(32);
    EXPECT_EQ(loadsOf(kernel.apart(apart), out), 32u);
    for (std::uint32_t thread = 0; thread < 32; ++thread) EXPECT_EQ(out[thread], thread % 2 == 0 ? 32 : thread);
  }
}

TEST(Splits, a_loop_that_sums_up_volatile_words_counts_every_trip) {
  PtxKernel kernel(kernelOf(
      "ld.param.u64 %rd1, [out];\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nTRIP:\nld.volatile.global.u32 %r4, [%rd1];\n"
      "add.u32 %r3, %r3, %r4;\nadd.u32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, 100;\n@%p1 bra TRIP;\n" +
      storeOf(2)));
  Values out(32);
  EXPECT_EQ(loadsOf(kernel, out), 100u);
}

/// Thread k changes a word of its own 40 * k times: nobody waits for anybody, however long it takes.
TEST(Splits, lanes_that_count_atomics_meet_behind_their_loop) {
  PtxKernel kernel(kernelOf(
      "ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd3, %rd1, %rd2;\n"
      "mul.lo.u32 %r2, %r1, 40;\nmov.u32 %r3, 0;\nmov.u32 %r4, 0;\nTRIP:\nsetp.ge.u32 %p1, %r3, %r2;\n"
      "@%p1 bra DONE;\natom.global.add.u32 %r5, [%rd3], 1;\nxor.b32 %r4, %r4, %r5;\nadd.u32 %r3, %r3, 1;\n"
      "bra TRIP;\nDONE:\n" +
      storeOf(3)));
  Values out(32);
  const emulation::LaunchCounts counts = kernel.run(1, 32, kernel.array("out", std::span(out)));
  EXPECT_EQ(out[31], 31 * 40u);
  EXPECT_EQ(emulation::countersOf(counts).globalStoreRequests, 1u);
}

TEST(Splits, lanes_that_left_a_loop_meet_the_others_behind_it) {
  PtxKernel kernel(kernelOf(breakInside + "ld.shared.u32 %r5, [s];\n" + storeOf(2), ".shared .align 4 .b8 s[4];\n"));
  Values out(32);
  const emulation::LaunchCounts counts = kernel.run(1, 32, kernel.array("out", std::span(out)));
  EXPECT_EQ(emulation::countersOf(counts).globalStoreRequests, 1u);
}

/// The same within an outer loop of three trips, which lanes of the inner one leave as a whole: thread k, if odd, at
/// its trip k % 3.
TEST(Splits, lanes_that_leave_two_loops_at_once_meet_behind_both) {
  const std::string body =
      "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nld.param.u64 %rd1, [out];\nrem.u32 %r3, %r1, 3;\nmov.u32 %r8, 0;\n"
      "OUTER:\nmov.u32 %r6, 0;\nTRIP:\nand.b32 %r7, %r1, 1;\nsetp.eq.u32 %p1, %r7, 0;\n@%p1 bra STAY;\n"
      "setp.ne.u32 %p2, %r2, %r3;\n@%p2 bra STAY;\nbra DONE;\nSTAY:\nld.global.u32 %r4, [%rd1];\n"
      "add.u32 %r8, %r8, 1;\nadd.u32 %r6, %r6, 1;\nsetp.lt.u32 %p3, %r6, 4;\n@%p3 bra TRIP;\n"
      "add.u32 %r2, %r2, 1;\nsetp.lt.u32 %p4, %r2, 3;\n@%p4 bra OUTER;\nDONE:\n";
  PtxKernel kernel(kernelOf(body + storeOf(8)));
  Values out(32);
  EXPECT_EQ(loadsOf(kernel, out), 12u);
  for (std::uint32_t thread = 0; thread < 32; ++thread)
    EXPECT_EQ(out[thread], thread % 2 == 0 ? 12 : 4 * (thread % 3)) << thread;
}

TEST(Splits, a_barrier_waits_for_lanes_on_both_sides_of_a_branch) {
  const Values out = valuesOf(
      "mov.u32 %r1, %tid.x;\nshl.b32 %r4, %r1, 2;\nmov.u32 %r5, cache;\nadd.s32 %r4, %r4, %r5;\n"
      "setp.lt.u32 %p1, %r1, 40;\n@%p1 bra LOW;\nst.shared.u32 [%r4], %r1;\nbar.sync 0;\nbra MEET;\nLOW:\n"
      "add.s32 %r2, %r1, 1000;\nst.shared.u32 [%r4], %r2;\nbar.sync 0;\nMEET:\nld.shared.u32 %r3, [cache+252];\n"
      "ld.shared.u32 %r6, [cache];\nadd.s32 %r3, %r3, %r6;\n",
      3, 64, ".shared .align 4 .b8 cache[256];");
  EXPECT_EQ(out, Values(64, 1063));
}

TEST(Splits, a_barrier_does_not_wait_for_threads_that_have_ended) {
  const Values out =
      valuesOf("mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 7;\n@%p1 ret;\nbar.sync 0;\nmov.u32 %r2, 9;\n", 2, 64);
  EXPECT_EQ(out[6], 0u);
  EXPECT_EQ(out[7], 9u);
  EXPECT_EQ(out[63], 9u);
}

TEST(Splits, lanes_do_not_wait_at_a_meeting_point_for_those_at_a_barrier) {
  const Values out = valuesOf(
      "mov.u32 %r1, %tid.x;\nsetp.ge.u32 %p1, %r1, 16;\n@%p1 bra MEET;\nbar.sync 0;\nMEET:\nadd.s32 %r2, %r1, 1;\n", 2);
  EXPECT_EQ(out, iota(32, 1));
}

TEST(Splits, lanes_that_go_on_by_themselves_keep_what_was_the_same_for_all) {
  // Lanes 1 to 31 wait behind the loop for lane 0, which waits for what they store there; %r5 counts rounds of all.
  const Values out = valuesOf(
      "mov.u32 %r1, %tid.x;\nmov.u32 %r5, 5;\nsetp.ne.u32 %p1, %r1, 0;\n@%p1 bra MEET;\nWAIT:\n"
      "ld.volatile.shared.u32 %r3, [flag];\nsetp.eq.u32 %p2, %r3, 0;\n@%p2 bra WAIT;\nMEET:\n"
      "st.volatile.shared.u32 [flag], 1;\nadd.s32 %r5, %r5, 1;\nadd.s32 %r2, %r1, %r5;\n",
      2, 32, ".shared .align 4 .u32 flag;");
  EXPECT_EQ(out, iota(32, 6));
}

TEST(Splits, a_warp_that_waits_in_a_loop_lets_other_warps_run) {
  const Values out = valuesOf(
      "mov.u32 %r1, %tid.x;\nsetp.ge.u32 %p1, %r1, 32;\n@%p1 bra STORE;\nWAIT:\nld.volatile.shared.u32 %r3, [flag];\n"
      "setp.eq.u32 %p2, %r3, 0;\n@%p2 bra WAIT;\nbra MEET;\nSTORE:\nst.volatile.shared.u32 [flag], 7;\nmov.u32 %r3, "
      "8;\n"
      "MEET:\n",
      3, 64, ".shared .align 4 .u32 flag;");
  EXPECT_EQ(out[0], 7u);
  EXPECT_EQ(out[63], 8u);
}

TEST(Splits, a_block_that_waits_in_a_loop_lets_other_blocks_start) {
  Values out(4, 0);
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %ctaid.x;\nsetp.eq.u32 %p1, %r1, 3;\n@%p1 bra LAST;\nWAIT:\n"
               "ld.volatile.global.u32 %r2, [%rd1+12];\nsetp.eq.u32 %p2, %r2, 0;\n@%p2 bra WAIT;\nLAST:\n"
               "mul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd3, %rd1, %rd2;\nst.global.u32 [%rd3], 1;\nret;"));
  kernel.run(4, 32, kernel.array("out", std::span(out)));
  EXPECT_EQ(out, Values(4, 1));
}

TEST(Splits, a_guarded_instruction_changes_the_lanes_that_it_names) {
  const Values out =
      valuesOf("mov.u32 %r1, %tid.x;\nmov.u32 %r2, 5;\nsetp.lt.u32 %p1, %r1, 3;\n@%p1 add.s32 %r2, %r1, 10;\n", 2);
  EXPECT_EQ(out[2], 12u);
  EXPECT_EQ(out[3], 5u);
}

TEST(Splits, a_block_need_not_fill_its_last_warp) {
  const Values out = valuesOf("mov.u32 %r1, %tid.x;\nbar.sync 0;\nadd.s32 %r2, %r1, 1;\n", 2, 45);
  EXPECT_EQ(out, iota(45, 1));
}

/// Handlers follow one another without a return: none may leave something on the stack.
TEST(Splits, a_loop_of_many_rounds_takes_no_memory) {
  const std::string declared =
      ".extern .func (.param .b32 r) wf_op (.param .b32 a, .param .b32 b);\n"
      ".shared .align 8 .b8 words[512];";
  const Values out = valuesOf(
      "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nshl.b32 %r4, %r1, 3;\nmov.u32 %r5, words;\n"
      "add.s32 %r4, %r4, %r5;\nAGAIN:\nst.shared.u32 [%r4], %r3;\nld.shared.u32 %r6, [%r4];\nld.shared.u64 %rd1, "
      "[%r4];\n"
      "ld.shared.u8 %r7, [%r4];\nst.shared.u64 [%r4], %rd1;\nld.shared.u32 %r20, [words];\natom.shared.add.u32 %r8, "
      "[%r4], 0;\n"
      "shfl.sync.down.b32 %r9, %r6, 0, 31, -1;\nvote.sync.ballot.b32 %r10, %p1, -1;\nbar.warp.sync -1;\n"
      "cvt.u64.u32 %rd2, %r6;\ncvt.s32.s16 %r11, %rs1;\ndiv.u32 %r12, %r6, 3;\nmul.wide.u32 %rd3, %r6, %r6;\n"
      "popc.b32 %r13, %r6;\nfma.rn.f32 %f1, %f2, %f3, %f4;\n{\n.param .b32 p0;\nst.param.b32 [p0], %r9;\n.param .b32 "
      "p1;\n"
      "st.param.b32 [p1], 1;\n.param .b32 r0;\ncall.uni (r0), wf_op, (p0, p1);\nld.param.b32 %r3, [r0];\n}\n"
      "add.s32 %r2, %r2, 1;\nsetp.lt.u32 %p2, %r2, 300000;\n@%p2 bra AGAIN;\n",
      3, 32, declared);
  EXPECT_EQ(out, Values(32, 300000));
}

}  // namespace
}  // namespace warpfold
