// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What a launch may use up, of time and of memory.
#include <gtest/gtest.h>

#include "emulation/fault.h"
#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold {
namespace {

/// Rounds of a loop until it is taken for an endless one, of 64 threads that may execute 2^20 instructions each warp.
std::uint32_t roundsOf(const std::string& inLoop) {
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 7;\nAGAIN:\n"
               "add.s32 %r2, %r2, 1;\nst.global.u32 [%rd1], %r2;\n" +
               inLoop + "bra AGAIN;\n"));
  std::vector<std::uint32_t> out(1);
  EXPECT_THROW(kernel.limit(1 << 20).run(1, 64, kernel.array("out", std::span(out))), emulation::KernelFault);
  return out[0];
}

TEST(Limits, a_round_of_barriers_counts_for_many_instructions) {
  EXPECT_GT(roundsOf(""), 100000u);
  EXPECT_LT(roundsOf("bar.sync 0;\n"), 1100u);
  EXPECT_LT(roundsOf("@%p1 bra LOW;\nbar.sync 1, 64;\nbra HIGH;\nLOW:\nbar.sync 1, 64;\nHIGH:\n"), 1100u);
}

TEST(Limits, so_does_a_part_of_a_step_and_a_wait_within_the_warp) {
  EXPECT_LT(roundsOf("shfl.sync.down.b32 %r4, %r3, 1, 31, -1;\n"), 1100u);
  EXPECT_LT(roundsOf("@%p1 bra LOW;\nbar.warp.sync -1;\nbra HIGH;\nLOW:\nbar.warp.sync -1;\nHIGH:\n"), 9000u);
}

TEST(Limits, so_do_many_places_at_which_lanes_of_one_branch_may_meet) {
  std::string ways, places;
  for (int i = 0; i < 200; ++i) {
    ways += "@%p1 bra J" + std::to_string(i) + ";\n";
    places += "J" + std::to_string(i) + ":\n";
  }
  EXPECT_LT(roundsOf(ways + places), 200u);
}

std::string sharedRefused(std::uint32_t fixed, std::uint32_t dynamic) {
  PtxKernel kernel(
      kernelOf("ld.shared.u32 %r1, [fixed];\nret;", ".shared .align 16 .b8 fixed[" + std::to_string(fixed) + "];\n"));
  std::vector<std::uint32_t> out(1);
  try {
    kernel.shared(dynamic).run(1, 32, kernel.array("out", std::span(out)));
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return {};
}

TEST(Limits, a_block_has_no_more_shared_memory_than_on_a_gpu) {
  EXPECT_EQ(sharedRefused(200000, 32448), "");
  EXPECT_EQ(sharedRefused(200000, 32464),
            "the kernel cannot be launched with 232464 bytes of shared memory for each block; a GPU has up to 232448");
  EXPECT_EQ(sharedRefused(16, ~0u),
            "the kernel cannot be launched with 4294967311 bytes of shared memory for each block; a GPU has up to "
            "232448");
}

/// Each block waits for the last one.
std::string outcomeOf(std::uint64_t bytes) {
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %ctaid.x;\nsetp.ne.u32 %p1, %r1, 15;\n@%p1 bra AGAIN;\n"
               "st.volatile.global.u32 [%rd1], 1;\nAGAIN:\nld.volatile.global.u32 %r2, [%rd1];\n"
               "setp.eq.u32 %p1, %r2, 0;\n@%p1 bra AGAIN;\nret;\n"));
  std::vector<std::uint32_t> out(1);
  try {
    kernel.residentBytes(bytes).run(16, 32, kernel.array("out", std::span(out)));
  } catch (const emulation::KernelFault& e) {
    return e.what();
  }
  return "ended";
}

TEST(Limits, blocks_that_wait_for_each_other_have_so_many_bytes_together) {
  EXPECT_EQ(outcomeOf(1 << 20), "ended");
  EXPECT_EQ(outcomeOf(1),
            "block 0 waits for one of the 15 blocks that cannot start before others end; launch fewer blocks");
}

TEST(Limits, calls_take_no_more_registers_than_a_warp_may_have) {
  const std::string recursion =
      ".func f(.param .align 8 .b8 n[524000])\n{\n.param .align 8 .b8 a[524000];\ncall f, (a);\nret;\n}\n";
  PtxKernel kernel(kernelOf(".param .align 8 .b8 a[524000];\ncall f, (a);\nret;", recursion));
  std::vector<std::uint32_t> out(1);
  EXPECT_THROW(kernel.run(1, 32, kernel.array("out", std::span(out))), emulation::KernelFault);
}

TEST(Limits, a_long_chain_of_registers_is_followed_once) {
  std::string body;
  for (int reg = 20'000; reg > 0; --reg)
    body += "mov.u32 %c" + std::to_string(reg) + ", %c" + std::to_string(reg - 1) + ";\n";
  EXPECT_EQ(valuesOf(".reg .b32 %c<20001>;\n" + body + "mov.u32 %c0, %tid.x;\nmov.u32 %r2, %c20000;\n", 2)[31], 0u);
}

}  // namespace
}  // namespace warpfold
