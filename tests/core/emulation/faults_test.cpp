// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/fault.h"

#include <gtest/gtest.h>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

using emulation::KernelFault;

/// What becomes of a body on 64 threads and an array of 64 values; `out` is its parameter.
std::string faultOf(const std::string& body, const std::string& before = {}, std::uint32_t grid = 1) {
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\n"
               "add.s64 %rd3, %rd1, %rd2;\n" +
                   body + "ret;\n",
               before));
  std::vector<std::uint32_t> out(64);
  kernel.limit(1 << 20);
  try {
    kernel.run(grid, 64, kernel.array("out", std::span(out)));
  } catch (const KernelFault& e) {
    return e.what();
  }
  return "none";
}

TEST(Faults, an_access_is_at_a_multiple_of_its_size) {
  EXPECT_EQ(
      faultOf("ld.global.u64 %rd4, [%rd1+4];\n"),
      "thread 0 of block 0 accesses 8 bytes at address 0x7f0000000004 at line 5, which is no multiple of that size");
}

TEST(Faults, an_endless_loop_ends) {
  EXPECT_EQ(faultOf("AGAIN:\nadd.s32 %r2, %r2, 1;\nbra AGAIN;\n"),
            "thread 0 of block 0 still runs at line 7 after 1048576 instructions of its warp; check the condition that "
            "ends it");
}

TEST(Faults, a_deadlock_names_who_waits_where_for_whom) {
  EXPECT_EQ(faultOf("setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nbar.sync 0;\nbra MEET;\nLOW:\nbar.sync 1;\nMEET:\n"),
            "deadlock in block 0: thread 16 waits at line 7 for thread 0, which waits at line 10");
  EXPECT_EQ(
      faultOf("setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nbar.warp.sync -1;\nbra MEET;\nLOW:\nbar.sync 0;\nMEET:\n"),
      "deadlock in block 0: thread 16 waits at line 7 for thread 0, which waits at line 10");
}

TEST(Faults, a_barrier_for_more_threads_than_come_is_a_deadlock) {
  EXPECT_EQ(faultOf("bar.sync 0, 96;\n"), "deadlock in block 0: thread 0 waits at line 5 for threads that have ended");
}

/// 48 threads, half of the last warp: a barrier counts warps. So it is on an H200.
std::string barriersOf(const std::string& body, std::uint32_t block) {
  PtxKernel kernel(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\n" + body + "red.global.add.u32 [%rd1], 1;\nret;\n"));
  std::vector<std::uint32_t> out(1);
  try {
    kernel.run(1, block, kernel.array("out", std::span(out)));
  } catch (const KernelFault& e) {
    return e.what();
  }
  return std::to_string(out[0]) + " passed";
}

TEST(Faults, a_barrier_for_some_threads_counts_whole_warps) {
  EXPECT_EQ(barriersOf("bar.sync 1, 64;\n", 48), "48 passed");
  EXPECT_EQ(barriersOf("setp.eq.u32 %p1, %r1, 40;\n@%p1 ret;\nbar.sync 1, 64;\n", 64), "63 passed");
  EXPECT_EQ(barriersOf("bar.sync 1, 64;\n", 128), "128 passed") << "two and two";
}

TEST(Faults, a_barrier_for_some_threads_lets_no_more_of_them_pass) {
  EXPECT_EQ(barriersOf("bar.sync 1, 64;\n", 96),
            "deadlock in block 0: thread 64 waits at line 3 for threads that have ended");
}

TEST(Faults, half_a_warp_is_not_at_a_barrier) {
  EXPECT_EQ(barriersOf("and.b32 %r2, %r1, 16;\nsetp.ne.u32 %p1, %r2, 0;\n@%p1 bra A;\nbarrier.sync 1, 64;\nbra B;\nA:\n"
                       "barrier.sync 2;\nB:\n",
                       64),
            "deadlock in block 0: thread 0 waits at line 6 for thread 16, which waits at line 9");
}

TEST(Faults, local_memory_ends) {
  const std::string array = ".local .align 4 .b8 mine[32];\n";
  EXPECT_EQ(faultOf("mov.u32 %r2, 40;\nst.local.u32 [%r2], %r1;\n"),
            "thread 0 of block 0 accesses byte 40 of its local memory at line 6, which has 0 bytes");
  EXPECT_EQ(faultOf(array + "mov.u64 %rd4, mine;\ncvta.local.u64 %rd4, %rd4;\nst.u32 [%rd4+32], %r1;\n"),
            "thread 0 of block 0 accesses byte 32 of its local memory at line 8, which has 32 bytes");
}

TEST(Faults, a_trap_is_one) {
  EXPECT_EQ(faultOf("setp.eq.u32 %p1, %r1, 40;\n@%p1 trap;\n"), "thread 40 of block 0 gives up at line 6");
}

TEST(Faults, endless_recursion_ends) {
  const std::string function =
      ".func (.param .b32 r) f (.param .b32 a)\n{\n.reg .b32 %a<4>;\n.loc 1 99 0\nld.param.u32 %a1, [a];\n{\n"
      ".param .b32 p0;\nst.param.b32 [p0], %a1;\n.param .b32 r0;\ncall (r0), f, (p0);\nld.param.b32 %a2, [r0];\n}\n"
      "st.param.b32 [r], %a2;\nret;\n}\n";
  EXPECT_EQ(faultOf("{\n.param .b32 p0;\nst.param.b32 [p0], %r1;\n.param .b32 r0;\ncall (r0), f, (p0);\n"
                    "ld.param.b32 %r2, [r0];\n}\n",
                    function),
            "thread 0 of block 0 has too many calls in each other at line 99");
}

TEST(Faults, the_same_kernel_gives_the_same_fault_each_time) {
  const std::string first = faultOf("ld.global.u64 %rd4, [%rd3+132];\n", {}, 3);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(faultOf("ld.global.u64 %rd4, [%rd3+132];\n", {}, 3), first);
}

}  // namespace
}  // namespace warpfold
