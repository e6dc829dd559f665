// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/block_emulation.h"

#include <gtest/gtest.h>

#include "data/input.h"
#include "support/runs.h"

namespace warpfold::emulation {
namespace {

BlockRanges blankOf(const char* kernel, std::uint64_t n, std::uint32_t block, std::uint64_t grid) {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.grid = grid;
  request.backend = "emulator";
  return blankBlocks(planned(request), makeInputs({"ones", {}, request.type, request.op, n, 0, 0, 0}));
}

TEST(blank_blocks, are_those_beyond_the_last_element_of_a_grid_stride_loop) {
  const BlockRanges blank = blankOf("two-pass", 1000, 64, 32);
  EXPECT_FALSE(blank.contains(15));
  EXPECT_TRUE(blank.contains(16));
  EXPECT_EQ(blank.count(), 16u);
}

/// 512 threads load four times four int32, so that 128 tiles are all there are.
TEST(blank_blocks, are_those_beyond_the_last_tile_where_blocks_take_whole_tiles) {
  const BlockRanges blank = blankOf("published-partials", 1 << 20, 512, 256);
  EXPECT_FALSE(blank.contains(127));
  EXPECT_TRUE(blank.contains(128));
  EXPECT_EQ(blank.count(), 128u);
}

TEST(blank_blocks, are_found_in_a_grid_whose_blocks_wait_for_each_other) {
  const BlockRanges blank = blankOf("grid-barrier", 1000, 64, 32);
  EXPECT_EQ(blank.count(), 32u - 16u);
}

}  // namespace
}  // namespace warpfold::emulation
