// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_shadow.h"

#include <gtest/gtest.h>

namespace warpfold::emulation {
namespace {

constexpr std::uintptr_t word = 0x1000;
const Visit writer(3, 20), reader(5, 30);

/// Knows of no count, of all up to the second, of all.
bool nothing(GridCount) {
  return false;
}
bool two(GridCount count) {
  return count.place <= 2;
}

GridVisitor at(std::uint32_t block, Visit who) {
  return {block, 2, who, false};
}

TEST(grid_shadow, two_blocks_that_write_one_word_meet) {
  GridShadow shadow;
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(0, writer), nothing));
  const auto met = shadow.visit(word, GridUse::store, at(7, writer), nothing);
  ASSERT_TRUE(met);
  EXPECT_EQ(met->block, 0u);
  EXPECT_EQ(met->who.thread(), 3u);
  EXPECT_EQ(met->who.line(), 20u);
  EXPECT_TRUE(met->writes);
}

TEST(grid_shadow, a_read_of_what_another_block_wrote_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), nothing);
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader), nothing));
}

TEST(grid_shadow, a_write_of_what_another_block_read_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(1, reader), nothing);
  const auto met = shadow.visit(word, GridUse::store, at(0, writer), nothing);
  ASSERT_TRUE(met);
  EXPECT_FALSE(met->writes);
}

TEST(grid_shadow, readers_do_not_meet) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(0, reader), nothing);
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader), nothing));
}

TEST(grid_shadow, a_block_does_not_meet_itself) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(4, writer), nothing);
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(4, reader), nothing));
}

TEST(grid_shadow, other_words_are_other_words) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), nothing);
  EXPECT_FALSE(shadow.visit(word + 4, GridUse::store, at(1, writer), nothing));
}

TEST(grid_shadow, atomics_among_themselves_are_no_race_but_a_plain_write_between_is) {
  GridShadow shadow;
  shadow.visit(word, GridUse::atomic, at(0, writer), nothing);
  EXPECT_FALSE(shadow.visit(word, GridUse::atomic, at(1, writer), nothing));
  EXPECT_TRUE(shadow.visit(word, GridUse::store, at(2, writer), nothing));
  EXPECT_TRUE(shadow.visit(word, GridUse::atomic, at(3, writer), nothing));
}

TEST(grid_shadow, what_was_published_before_the_reader_counted_up_is_in_order) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), nothing);
  shadow.publish(word, 0, true, {0, 1});
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader), two));
}

TEST(grid_shadow, what_was_published_after_the_reader_counted_up_is_not) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), nothing);
  shadow.publish(word, 0, true, {0, 3});
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader), two));
}

TEST(grid_shadow, a_read_that_was_published_may_be_written_over_by_who_knows_of_it) {
  for (const bool published : {false, true}) {
    GridShadow shadow;
    shadow.visit(word, GridUse::load, at(0, reader), nothing);
    if (published) shadow.publish(word, 0, false, {0, 1});
    EXPECT_NE(shadow.visit(word, GridUse::store, at(1, writer), two).has_value(), published);
  }
}

TEST(grid_shadow, a_count_passes_on_what_others_counted_there_before) {
  GridShadow shadow;
  Knowledge first, second, fenced;
  fenced.raise(7, 5);
  EXPECT_EQ(shadow.countUp(word, fenced, first).place, 1u);
  EXPECT_EQ(first.at(7), 0u);
  EXPECT_EQ(shadow.countUp(word, {}, second).place, 2u);
  EXPECT_EQ(second.at(7), 5u);
  EXPECT_EQ(second.at(0), 2u);
}

TEST(grid_shadow, a_counter_tells_nothing_of_another_one) {
  GridShadow shadow;
  Knowledge first, second;
  const GridCount count = shadow.countUp(word, {}, first);
  EXPECT_NE(shadow.countUp(word + 4, {}, second).counter, count.counter);
  EXPECT_LT(second.at(count.counter), count.place);
}

TEST(grid_shadow, a_word_that_was_pushed_out_is_forgotten_and_accuses_nobody) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), nothing);
  constexpr std::uintptr_t sameCell = word + 4 * (1u << 13);
  EXPECT_FALSE(shadow.visit(sameCell, GridUse::store, at(1, writer), nothing));
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(2, writer), nothing));
}

TEST(grid_shadow, blocks_of_two_machines_meet_when_the_launch_is_over) {
  GridShadow shadow, other;
  shadow.visit(word, GridUse::store, at(9, writer), nothing);
  other.visit(word, GridUse::load, at(4, reader), nothing);
  other.visit(word + 4, GridUse::store, at(4, writer), nothing);
  const auto meetings = shadow.absorb(other, word + 400);
  ASSERT_EQ(meetings.size(), 1u);
  EXPECT_EQ(meetings[0].address, word);
  EXPECT_EQ(meetings[0].first.block, 4u);
  EXPECT_FALSE(meetings[0].first.writes);
  EXPECT_EQ(meetings[0].second.block, 9u);
}

TEST(grid_shadow, what_one_machine_published_accuses_nobody_of_another) {
  GridShadow shadow, other;
  shadow.visit(word, GridUse::store, at(9, writer), nothing);
  shadow.publish(word, 9, true, {0, 1});
  other.visit(word, GridUse::load, at(4, reader), two);
  EXPECT_TRUE(shadow.absorb(other, word).empty());
}

TEST(grid_shadow, what_a_machine_absorbed_meets_the_next_one) {
  GridShadow shadow, second, third;
  second.visit(word, GridUse::store, at(1, writer), nothing);
  third.visit(word, GridUse::store, at(2, writer), nothing);
  EXPECT_TRUE(shadow.absorb(second, word).empty());
  EXPECT_EQ(shadow.absorb(third, word).size(), 1u);
}

}  // namespace
}  // namespace warpfold::emulation
