// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/meets.h"

#include <gtest/gtest.h>

namespace warpfold::ptx {
namespace {

using Blocks = std::vector<std::uint32_t>;

Meets meetsOf(const Successors& next) {
  return Meets(next);
}

TEST(Meets, both_sides_of_a_branch_meet_behind_it) {
  // 0 → 1 or 2, both → 3
  EXPECT_EQ(meetsOf({{1, 2}, {3}, {3}, {}}).of(0), (Blocks{3}));
}

TEST(Meets, two_conditions_for_one_side_meet_where_it_begins) {
  // if (a || b) 2 else 3: 0 asks for a and goes to 2 or to 1, which asks for b and goes to 2 or 3.
  const Meets meets = meetsOf({{2, 1}, {2, 3}, {4}, {4}, {}});
  EXPECT_EQ(meets.of(0), (Blocks{2, 4}));
  EXPECT_EQ(meets.of(1), (Blocks{4}));
  EXPECT_TRUE(meets.leadsTo(1, meets.numberOf(2)));
  EXPECT_FALSE(meets.leadsTo(3, meets.numberOf(2)));
}

TEST(Meets, who_returns_from_a_side_is_not_waited_for) {
  // 0 → 1 or 3; 1 returns (5) or goes to 2; 2 → 3 → 5
  EXPECT_EQ(meetsOf({{1, 3}, {5, 2}, {3}, {5}, {}, {}}).of(0), (Blocks{3, 5}));
}

TEST(Meets, who_jumps_past_a_place_meets_the_others_behind_it) {
  // 0 → 1 or 3; 1 → 4 or 2; 2 → 3 → 4
  EXPECT_EQ(meetsOf({{1, 3}, {4, 2}, {3}, {4}, {}}).of(0), (Blocks{3, 4}));
}

TEST(Meets, of_two_places_that_do_not_lead_to_one_another_the_first_counts) {
  // 0 → 1 or 2, each of which goes to 3 or 4; both → 5
  EXPECT_EQ(meetsOf({{1, 2}, {3, 4}, {3, 4}, {5}, {5}, {}}).of(0), (Blocks{3, 5}));
}

TEST(Meets, who_leaves_a_loop_is_not_waited_for_within_it) {
  // In the loop 1 to 4, block 1 goes to 2 or to 3; 2 goes on to 3 or leaves for 5; 3 → 4 → 1 or 5.
  const Meets meets = meetsOf({{1}, {2, 3}, {3, 5}, {4}, {1, 5}, {}});
  EXPECT_EQ(meets.of(1), (Blocks{3, 5}));
  EXPECT_FALSE(meets.leadsTo(5, meets.numberOf(3)));
}

TEST(Meets, ways_that_meet_in_the_next_round_meet_at_the_header) {
  // 1 goes to 2, which goes back, or to 3, which goes back or leaves.
  EXPECT_EQ(meetsOf({{1}, {2, 3}, {1}, {1, 4}, {}}).of(1), (Blocks{1, 4}));
}

TEST(Meets, a_place_of_the_round_before_is_out_of_reach) {
  // In the loop 1 to 3 block 1 goes to 2 or 3.
  const Meets meets = meetsOf({{1}, {2, 3}, {3}, {1, 4}, {}});
  EXPECT_EQ(meets.of(1), (Blocks{3}));
  EXPECT_EQ(meets.of(3), (Blocks{4}));
  EXPECT_FALSE(meets.leadsTo(1, meets.numberOf(3)));
  EXPECT_TRUE(meets.leadsTo(2, meets.numberOf(3)));
  EXPECT_TRUE(meets.leadsTo(1, meets.numberOf(4)));
}

TEST(Meets, out_of_two_loops_lanes_meet_behind_both) {
  // 1 heads the outer loop, 2 the inner one, which goes to 5 from its middle: 2 → 3 or 5, 3 → 2 or 4, 4 → 1 or 5
  const Meets meets = meetsOf({{1}, {2}, {3, 5}, {2, 4}, {1, 5}, {}});
  EXPECT_EQ(meets.of(2), (Blocks{5}));
  EXPECT_FALSE(meets.leadsTo(5, meets.numberOf(4)));
}

TEST(Meets, further_rounds_lie_between_where_some_have_left_the_loop) {
  // 1 goes back by 2, or on to 3, which goes back or leaves: 3 may run in a later round while others wait behind it.
  const Meets meets = meetsOf({{1}, {2, 3}, {1}, {1, 4}, {}});
  EXPECT_EQ(meets.between(1), (std::vector<bool>{false, true, true, true}));
  // Where both sides stay, lanes are together again in the next round.
  const Meets stays = meetsOf({{1}, {2, 5}, {3, 4}, {1}, {1}, {}});
  EXPECT_EQ(stays.of(2), (Blocks{1}));
  EXPECT_EQ(stays.between(2), (std::vector<bool>{false, false, false, true, true}));
}

TEST(Meets, a_cycle_with_two_ways_in_meets_at_the_latest_behind_it) {
  EXPECT_EQ(meetsOf({{1, 2}, {2}, {1, 3}, {}}).of(0).back(), 2u);
  EXPECT_EQ(meetsOf({{1, 2}, {2}, {1, 3}, {}}).of(2).back(), 3u);
}

TEST(Meets, only_who_may_be_waited_for_is_taken_off) {
  const Successors next{{1, 3}, {4, 2}, {3}, {4}, {}};
  const Meets meets = meetsOf(next);
  EXPECT_EQ(meets.leaving(next, {true, true, false, false}), (std::vector<bool>{false, false, false, false, true}));
  EXPECT_EQ(meets.leaving(next, {false, true, false, false}), std::vector<bool>(5, false));
}

TEST(Meets, a_function_without_branches_has_none) {
  EXPECT_EQ(meetsOf({{1}, {}}).count(), 0u);
}

TEST(Meets, more_places_than_are_kept_are_too_complex) {
  // Block i goes on or to the i-th of as many blocks behind, which fall through.
  const auto chain = [](std::uint32_t count) {
    Successors next;
    for (std::uint32_t i = 0; i < count; ++i) next.push_back({i + 1, count + i});
    for (std::uint32_t i = 0; i < count; ++i) next.push_back({count + i + 1});
    next.emplace_back();
    return meetsOf(next).tooComplex();
  };
  EXPECT_FALSE(chain(1000));
  EXPECT_TRUE(chain(2000));
}

}  // namespace
}  // namespace warpfold::ptx
