// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/block_ranges.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace warpfold::emulation {
namespace {

BlockRanges rangesOf(std::initializer_list<std::uint64_t> blocks) {
  BlockRanges ranges;
  for (const std::uint64_t block : blocks) ranges.add(block);
  return ranges;
}

/// Blocks that are traced end before the others.
TEST(block_ranges, hold_blocks_in_whatever_order_they_end) {
  const BlockRanges ranges = rangesOf({3, 5, 0, 1, 2, 7});
  EXPECT_EQ(ranges.count(), 6u);
  for (const std::uint64_t block : {0, 1, 2, 3, 5, 7}) EXPECT_TRUE(ranges.contains(block)) << block;
  for (const std::uint64_t block : {4, 6, 8}) EXPECT_FALSE(ranges.contains(block)) << block;
}

TEST(block_ranges, of_two_threads_of_the_host_become_one) {
  BlockRanges ranges = rangesOf({0, 1, 6});
  ranges.add(rangesOf({4, 2, 3}));
  EXPECT_EQ(ranges.count(), 6u);
  for (const std::uint64_t block : {0, 1, 2, 3, 4, 6}) EXPECT_TRUE(ranges.contains(block)) << block;
  EXPECT_FALSE(ranges.contains(5));
}

}  // namespace
}  // namespace warpfold::emulation
