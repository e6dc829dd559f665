// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_shadow.h"

#include <gtest/gtest.h>

namespace warpfold::emulation {
namespace {

constexpr std::uintptr_t word = 0x1000;
const Visit writer(3, 0, 20), reader(5, 0, 30);

GridVisitor at(std::uint32_t block, Visit who) {
  return {block, 2, who, false};
}

TEST(grid_shadow, two_blocks_that_write_one_word_meet) {
  GridShadow shadow;
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(0, writer), 0));
  const auto met = shadow.visit(word, GridUse::store, at(7, writer), 0);
  ASSERT_TRUE(met);
  EXPECT_EQ(met->block, 0u);
  EXPECT_EQ(met->who.thread(), 3u);
  EXPECT_EQ(met->who.line(), 20u);
  EXPECT_TRUE(met->writes);
}

TEST(grid_shadow, a_read_of_what_another_block_wrote_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), 0);
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader), 0));
}

TEST(grid_shadow, a_write_of_what_another_block_read_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(1, reader), 0);
  const auto met = shadow.visit(word, GridUse::store, at(0, writer), 0);
  ASSERT_TRUE(met);
  EXPECT_FALSE(met->writes);
}

TEST(grid_shadow, readers_do_not_meet) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(0, reader), 0);
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader), 0));
}

TEST(grid_shadow, a_block_does_not_meet_itself) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(4, writer), 0);
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(4, reader), 0));
}

TEST(grid_shadow, other_words_are_other_words) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), 0);
  EXPECT_FALSE(shadow.visit(word + 4, GridUse::store, at(1, writer), 0));
}

TEST(grid_shadow, atomics_among_themselves_are_no_race_but_a_plain_write_between_is) {
  GridShadow shadow;
  shadow.visit(word, GridUse::atomic, at(0, writer), 0);
  EXPECT_FALSE(shadow.visit(word, GridUse::atomic, at(1, writer), 0));
  EXPECT_TRUE(shadow.visit(word, GridUse::store, at(2, writer), 0));
  EXPECT_TRUE(shadow.visit(word, GridUse::atomic, at(3, writer), 0));
}

TEST(grid_shadow, what_was_published_before_the_reader_counted_up_is_in_order) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), 0);
  shadow.publish(word, 0, 1);
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader), 2));
}

TEST(grid_shadow, what_was_published_after_the_reader_counted_up_is_not) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), 0);
  shadow.publish(word, 0, 2);
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader), 1));
}

TEST(grid_shadow, a_word_that_was_pushed_out_is_forgotten_and_accuses_nobody) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer), 0);
  constexpr std::uintptr_t sameCell = word + 4 * (1u << 13);
  EXPECT_FALSE(shadow.visit(sameCell, GridUse::store, at(1, writer), 0));
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(2, writer), 0));
}

TEST(grid_shadow, blocks_of_two_machines_meet_when_the_launch_is_over) {
  GridShadow shadow, other;
  shadow.visit(word, GridUse::store, at(9, writer), 0);
  other.visit(word, GridUse::load, at(4, reader), 0);
  other.visit(word + 4, GridUse::store, at(4, writer), 0);
  const auto meetings = shadow.absorb(other, word + 400);
  ASSERT_EQ(meetings.size(), 1u);
  EXPECT_EQ(meetings[0].address, word);
  EXPECT_EQ(meetings[0].first.block, 4u);
  EXPECT_FALSE(meetings[0].first.writes);
  EXPECT_EQ(meetings[0].second.block, 9u);
}

TEST(grid_shadow, what_one_machine_published_accuses_nobody_of_another) {
  GridShadow shadow, other;
  shadow.visit(word, GridUse::store, at(9, writer), 0);
  shadow.publish(word, 9, shadow.nextPlace());
  other.visit(word, GridUse::load, at(4, reader), 2);
  EXPECT_TRUE(shadow.absorb(other, word).empty());
}

TEST(grid_shadow, what_a_machine_absorbed_meets_the_next_one) {
  GridShadow shadow, second, third;
  second.visit(word, GridUse::store, at(1, writer), 0);
  third.visit(word, GridUse::store, at(2, writer), 0);
  EXPECT_TRUE(shadow.absorb(second, word).empty());
  EXPECT_EQ(shadow.absorb(third, word).size(), 1u);
}

}  // namespace
}  // namespace warpfold::emulation
