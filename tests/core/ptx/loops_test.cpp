// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/loops.h"

#include <gtest/gtest.h>

namespace warpfold::ptx {
namespace {

TEST(Loops, a_loop_holds_what_leads_back_to_its_header) {
  // 0 → 1 ⇄ 2, 1 → 3
  const Loops loops({{1}, {2, 3}, {1}, {}});
  ASSERT_EQ(loops.loops().size(), 1u);
  EXPECT_EQ(loops.loops()[0].header, 1u);
  EXPECT_EQ(loops.loops()[0].blocks, (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(loops.around(3), noBlock);
}

TEST(Loops, lie_within_each_other) {
  // 0 → 1 → 2 ⇄ 3, 3 → 4 ⇄ 5, 4 → 6 → 1, 6 → 7
  const Loops loops({{1}, {2}, {3}, {2, 4}, {5, 6}, {4}, {1, 7}, {}});
  ASSERT_EQ(loops.loops().size(), 3u);
  const Loops::Loop& outer = loops.loops()[2];
  EXPECT_EQ(outer.header, 1u);
  EXPECT_EQ(loops.loops()[loops.around(2)].parent, 2u);
  EXPECT_EQ(loops.loops()[loops.around(5)].parent, 2u);
  EXPECT_EQ(loops.around(6), 2u);
  EXPECT_NE(loops.around(2), loops.around(5));
}

TEST(Loops, two_ways_into_a_cycle_make_no_loop) {
  EXPECT_TRUE(Loops({{1, 2}, {2}, {1, 3}, {}}).loops().empty());
}

}  // namespace
}  // namespace warpfold::ptx
