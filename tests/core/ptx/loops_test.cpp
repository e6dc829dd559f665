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

TEST(Loops, loops_within_have_numbers_up_to_the_last_of_the_outer_one) {
  // 0 → 1 → 2 ⇄ 3, 3 → 4 ⇄ 5, 4 → 6 → 1, 6 → 7
  const Loops loops({{1}, {2}, {3}, {2, 4}, {5, 6}, {4}, {1, 7}, {}});
  ASSERT_EQ(loops.loops().size(), 3u);
  const Loops::Loop& outer = loops.loops()[2];
  EXPECT_EQ(outer.header, 1u);
  EXPECT_EQ(outer.number, 1u);
  EXPECT_EQ(outer.last, 3u);
  EXPECT_EQ(loops.loops()[loops.around(2)].parent, 2u);
  EXPECT_EQ(loops.loops()[loops.around(5)].parent, 2u);
  EXPECT_EQ(loops.numberAt(6), 1u);
  EXPECT_NE(loops.numberAt(2), loops.numberAt(5));
}

TEST(Loops, who_leaves_a_loop_is_not_waited_for_within_it) {
  // In the loop 1 to 4, block 1 goes to 2 or to 3; 2 goes on to 3 or leaves for 5; 3 → 4 → 1 or 5.
  const Successors next{{1}, {2, 3}, {3, 5}, {4}, {1, 5}, {}};
  EXPECT_EQ(postdominators(next, 5)[1], 5u);
  EXPECT_EQ(Loops(next).meetWithin(0, 1), 3u);
}

TEST(Loops, ways_that_meet_in_the_next_round_meet_at_the_header) {
  // 1 goes to 2, which goes back, or to 3, which goes back or leaves.
  EXPECT_EQ(Loops({{1}, {2, 3}, {1}, {1, 4}, {}}).meetWithin(0, 1), 1u);
}

TEST(Loops, two_ways_into_a_cycle_make_no_loop) {
  EXPECT_TRUE(Loops({{1, 2}, {2}, {1, 3}, {}}).loops().empty());
}

}  // namespace
}  // namespace warpfold::ptx
