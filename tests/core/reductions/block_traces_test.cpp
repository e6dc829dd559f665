// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/block_traces.h"

#include <gtest/gtest.h>

#include "data/input.h"
#include "reductions/reduction.h"
#include "support/runs.h"

namespace warpfold::reductions {
namespace {

emulation::BlockRanges blankOf(const char* kernel, std::uint64_t n, std::uint32_t block, std::uint64_t grid) {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.grid = grid;
  request.backend = "emulator";
  return blankBlocks(planned(request), makeInputs({"ones", {}, request.type, request.op, n, 0, 0, 0}));
}

TEST(blank_blocks, are_those_beyond_the_last_element_of_a_grid_stride_loop) {
  const emulation::BlockRanges blank = blankOf("two-pass", 1000, 64, 32);
  EXPECT_FALSE(blank.contains(15));
  EXPECT_TRUE(blank.contains(16));
  EXPECT_EQ(blank.count(), 16u);
}

/// 512 threads load four times four int32, so that 128 tiles are all there are.
TEST(blank_blocks, are_those_beyond_the_last_tile_where_blocks_take_whole_tiles) {
  const emulation::BlockRanges blank = blankOf("published-partials", 1 << 20, 512, 256);
  EXPECT_FALSE(blank.contains(127));
  EXPECT_TRUE(blank.contains(128));
  EXPECT_EQ(blank.count(), 128u);
}

TEST(blank_blocks, are_found_in_a_grid_whose_blocks_wait_for_each_other) {
  const emulation::BlockRanges blank = blankOf("grid-barrier", 1000, 64, 32);
  EXPECT_EQ(blank.count(), 32u - 16u);
}

/// Nobody publishes what the last block collects: it would wait for ever.
TEST(traced_blocks, do_not_wait_for_blocks_that_do_not_run) {
  for (const char* kernel : {"published-partials", "clusters", "grid-barrier", "last-block"}) {
    RunRequest request;
    request.kernel = kernel;
    request.n = 1u << 16;
    request.block = 64;
    request.grid = 32;
    request.backend = "emulator";
    const std::uint64_t last[] = {31};
    const Traces traces =
        traceBlocks(planned(request), makeInputs({"ones", {}, request.type, request.op, 1u << 16, 0, 0, 0}), last);
    ASSERT_EQ(traces.size(), 1u) << kernel;
    EXPECT_EQ(traces.front()->block.value, 31u) << kernel;
    EXPECT_TRUE(traces.front()->hazards.empty()) << kernel;
  }
}

TEST(TracesOfFaultyKernels, have_operands_before_results) {
  for (const char* id :
       {"broken-lockstep", "broken-missing-barrier", "broken-early-return", "broken-between-blocks", "broken-ticket"}) {
    RunRequest request;
    request.kernel = id;
    request.n = 1000;
    request.block = 64;
    const PlannedRun run = planned(request);
    const Inputs inputs = makeInputs({"uniform", {}, request.type, request.op, 1000, 0, 1});
    Reduction machine(run, inputs, 1);
    machine.restore();
    const BlockTrace trace = *machine.runCounted({}, RunControl{}).front().traces.front();
    ASSERT_FALSE(trace.nodes.empty()) << id;
    for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
      if (trace.nodes[i].isInput()) continue;
      ASSERT_LT(trace.nodes[i].left.value, i) << id;
      ASSERT_LT(trace.nodes[i].right.value, i) << id;
    }
  }
}

}  // namespace
}  // namespace warpfold::reductions
