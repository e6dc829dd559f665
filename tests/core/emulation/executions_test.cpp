// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions by the lines of the kernel's file, of kernels of a few instructions. A line of a body is a line of it.
#include "emulation/executions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

Executions executionsOf(const std::string& text, std::uint32_t threads = 32, std::uint32_t grid = 1) {
  PtxKernel kernel(text);
  std::vector<std::uint32_t> out(64);
  const emulation::LaunchCounts counts = kernel.run(grid, threads, kernel.array("out", std::span(out)));
  return emulation::executionsOf(counts, kernel.program(), grid * (threads + 31) / 32);
}

using Lines = std::vector<LineCounts>;

TEST(SimtExecutions, a_branch_is_conditional_where_it_has_a_guard_and_diverges_where_lanes_part) {
  const Executions executions = executionsOf(
      kernelOf("mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 bra LOW;\nbra MEET;\nLOW:\nmov.u32 %r2, 1;\n"
               "MEET:\nret;\n"));
  EXPECT_EQ(executions.lines, (Lines{{1, 1, 32, 0, 0, 0, 0},
                                     {2, 1, 32, 0, 0, 0, 0},
                                     {3, 1, 32, 0, 0, 0, 1},
                                     {4, 1, 27, 0, 0, 0, 0},
                                     {6, 1, 5, 0, 0, 0, 0},
                                     {8, 1, 32, 0, 0, 0, 0}}));
  EXPECT_EQ(executions.branches, 1u);
  EXPECT_EQ(executions.branchEfficiency(), 0);
  EXPECT_EQ(executions.instructionsPerWarp(), 6);
}

TEST(SimtExecutions, a_guarded_instruction_is_one_and_its_lanes_are_those_that_execute_it) {
  const Executions executions =
      executionsOf(kernelOf("mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 mov.u32 %r2, 1;\nret;\n"));
  EXPECT_EQ(executions.lines[2], (LineCounts{3, 1, 5, 0, 0, 0, 0}));
  EXPECT_EQ(executions.branches, 0u);
}

TEST(SimtExecutions, of_a_called_function_are_counted_at_its_own_lines) {
  const std::string function = ".func f ()\n{\n.reg .b32 %a<4>;\n.loc 1 99 0\nmov.u32 %a1, 7;\nret;\n}\n";
  const Executions executions = executionsOf(kernelOf("call f, ();\nret;\n", function), 64);
  EXPECT_EQ(executions.lines, (Lines{{1, 2, 64, 0, 0, 0, 0}, {2, 2, 64, 0, 0, 0, 0}, {99, 4, 128, 0, 0, 0, 0}}));
}

TEST(SimtExecutions, of_another_file_are_of_no_line) {
  const Executions executions = executionsOf(kernelOf("mov.u32 %r1, 1;\n.loc 2 77 0 mov.u32 %r1, 2;\nret;\n"));
  EXPECT_EQ(executions.lines, (Lines{{0, 1, 32, 0, 0, 0, 0}, {1, 1, 32, 0, 0, 0, 0}, {3, 1, 32, 0, 0, 0, 0}}));
}

/// Block 0 looks until block 1 has written, as often as it takes: one look of its three instructions.
TEST(SimtExecutions, do_not_depend_on_how_long_a_block_waits) {
  const auto linesOf = [](std::uint32_t rounds) {
    return executionsOf(kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %ctaid.x;\nsetp.eq.u32 %p1, %r1, 1;\n"
                                 "@%p1 bra SECOND;\nLOOK:\nld.volatile.global.u32 %r2, [%rd1];\n"
                                 "setp.eq.u32 %p2, %r2, 0;\n@%p2 bra LOOK;\nret;\nSECOND:\nmov.u32 %r4, " +
                                 std::to_string(rounds) +
                                 ";\nAGAIN:\nmembar.gl;\nadd.s32 %r4, %r4, -1;\nsetp.ne.u32 %p3, %r4, 0;\n"
                                 "@%p3 bra AGAIN;\nst.volatile.global.u32 [%rd1], 1;\nret;\n"),
                        32, 2)
        .lines;
  };
  for (const Lines& lines : {linesOf(1), linesOf(5000)}) {
    EXPECT_EQ(lines[4], (LineCounts{6, 1, 32, 1, 0, 0, 0}));
    EXPECT_EQ(lines[6], (LineCounts{8, 1, 32, 0, 0, 0, 0}));
  }
}

/// Lanes that leave such a loop in the middle of it are counted again behind it.
TEST(SimtExecutions, go_on_behind_a_loop_that_looks) {
  const Executions executions = executionsOf(
      kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %ctaid.x;\nsetp.eq.u32 %p1, %r1, 1;\n@%p1 bra SECOND;\nLOOK:\n"
               "ld.volatile.global.u32 %r2, [%rd1];\nsetp.ne.u32 %p2, %r2, 0;\n@%p2 bra OUT;\nbra LOOK;\nOUT:\n"
               "st.global.u32 [%rd1+4], 2;\nret;\nSECOND:\nst.volatile.global.u32 [%rd1], 1;\nret;\n"),
      32, 2);
  const auto at = [&](std::uint32_t line) {
    return *std::find_if(executions.lines.begin(), executions.lines.end(),
                         [&](const auto& l) { return l.line == line; });
  };
  EXPECT_EQ(at(6), (LineCounts{6, 1, 32, 1, 0, 0, 0}));
  EXPECT_EQ(at(11), (LineCounts{11, 1, 32, 0, 1, 0, 0}));
  EXPECT_EQ(at(12), (LineCounts{12, 1, 32, 0, 0, 0, 0}));
}

}  // namespace
}  // namespace warpfold
