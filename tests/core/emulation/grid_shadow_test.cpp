// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_shadow.h"

#include <gtest/gtest.h>

namespace warpfold::emulation {
namespace {

constexpr std::uintptr_t word = 0x1000;
const Visit writer(3, 20), reader(5, 30);

/// The counts of counter 0 up to the second.
Knowledge two() {
  Knowledge counts;
  counts.raise(0, 2);
  return counts;
}

GridVisitor at(std::uint32_t block, Visit who) {
  return {block, 2, who, false};
}

TEST(grid_shadow, two_blocks_that_write_one_word_meet) {
  GridShadow shadow;
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(0, writer)));
  const auto met = shadow.visit(word, GridUse::store, at(7, writer));
  ASSERT_TRUE(met);
  EXPECT_EQ(met->block, 0u);
  EXPECT_EQ(met->who.thread(), 3u);
  EXPECT_EQ(met->who.line(), 20u);
  EXPECT_TRUE(met->writes);
}

TEST(grid_shadow, a_read_of_what_another_block_wrote_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer));
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader)));
}

TEST(grid_shadow, a_write_of_what_another_block_read_is_met) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(1, reader));
  const auto met = shadow.visit(word, GridUse::store, at(0, writer));
  ASSERT_TRUE(met);
  EXPECT_FALSE(met->writes);
}

TEST(grid_shadow, readers_do_not_meet) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(0, reader));
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader)));
}

TEST(grid_shadow, a_block_does_not_meet_itself) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(4, writer));
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(4, reader)));
}

TEST(grid_shadow, other_words_are_other_words) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer));
  EXPECT_FALSE(shadow.visit(word + 4, GridUse::store, at(1, writer)));
}

TEST(grid_shadow, atomics_among_themselves_are_no_race_but_a_plain_write_between_is) {
  GridShadow shadow;
  shadow.visit(word, GridUse::atomic, at(0, writer));
  EXPECT_FALSE(shadow.visit(word, GridUse::atomic, at(1, writer)));
  EXPECT_TRUE(shadow.visit(word, GridUse::store, at(2, writer)));
  EXPECT_TRUE(shadow.visit(word, GridUse::atomic, at(3, writer)));
}

TEST(grid_shadow, what_was_published_before_the_reader_counted_up_is_in_order) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer));
  shadow.publish(word, 0, 3, true, {0, 1});
  EXPECT_FALSE(shadow.visit(word, GridUse::load, at(1, reader), shadow.remember(two(), {})));
}

TEST(grid_shadow, what_was_published_after_the_reader_counted_up_is_not) {
  GridShadow shadow;
  shadow.visit(word, GridUse::store, at(0, writer));
  shadow.publish(word, 0, 3, true, {0, 3});
  EXPECT_TRUE(shadow.visit(word, GridUse::load, at(1, reader), shadow.remember(two(), {})));
}

TEST(grid_shadow, a_read_that_was_published_may_be_written_over_by_who_knows_of_it) {
  for (const bool published : {false, true}) {
    GridShadow shadow;
    shadow.visit(word, GridUse::load, at(0, reader));
    if (published) shadow.publish(word, 0, 5, false, {0, 1});
    EXPECT_NE(shadow.visit(word, GridUse::store, at(1, writer), shadow.remember(two(), {})).has_value(), published);
  }
}

TEST(grid_shadow, what_one_thread_published_does_not_speak_for_another) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(0, reader));
  shadow.publish(word, 0, 6, false, {0, 1});
  EXPECT_TRUE(shadow.visit(word, GridUse::store, at(1, writer), shadow.remember(two(), {})));
}

TEST(grid_shadow, a_reader_that_published_nothing_is_remembered_when_another_block_reads) {
  GridShadow shadow;
  shadow.visit(word, GridUse::load, at(0, reader));
  shadow.visit(word, GridUse::load, at(1, reader));
  shadow.publish(word, 1, 5, false, {0, 1});
  const auto met = shadow.visit(word, GridUse::store, at(2, writer), shadow.remember(two(), {}));
  ASSERT_TRUE(met);
  EXPECT_EQ(met->block, 0u);
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
  shadow.visit(word, GridUse::store, at(0, writer));
  constexpr std::uintptr_t sameCell = word + 4 * (1u << 13);
  EXPECT_FALSE(shadow.visit(sameCell, GridUse::store, at(1, writer)));
  EXPECT_FALSE(shadow.visit(word, GridUse::store, at(2, writer)));
}

TEST(grid_shadow, blocks_of_two_machines_meet_when_the_launch_is_over) {
  GridShadow shadow, other;
  shadow.visit(word, GridUse::store, at(9, writer));
  other.visit(word, GridUse::load, at(4, reader));
  other.visit(word + 4, GridUse::store, at(4, writer));
  const auto meetings = shadow.absorb(other, word + 400);
  ASSERT_EQ(meetings.size(), 1u);
  EXPECT_EQ(meetings[0].address, word);
  EXPECT_EQ(meetings[0].first.block, 4u);
  EXPECT_FALSE(meetings[0].first.writes);
  EXPECT_EQ(meetings[0].second.block, 9u);
}

TEST(grid_shadow, what_one_machine_published_accuses_those_of_another_that_did_not_count_up_since) {
  for (const bool knows : {false, true}) {
    GridShadow shadow, other;
    shadow.visit(word, GridUse::store, at(9, writer));
    shadow.publish(word, 9, 3, true, {0, 1});
    other.visit(word, GridUse::load, at(4, reader), knows ? other.remember({}, two()) : 0);
    EXPECT_EQ(shadow.absorb(other, word).size(), knows ? 0u : 1u);
  }
}

TEST(grid_shadow, what_was_absorbed_keeps_what_was_known_there) {
  GridShadow shadow, second, third;
  second.visit(word, GridUse::load, at(4, reader), second.remember(two(), {}));
  third.visit(word, GridUse::store, at(9, writer));
  third.publish(word, 9, 3, true, {0, 2});
  EXPECT_TRUE(shadow.absorb(second, word).empty());
  EXPECT_TRUE(shadow.absorb(third, word).empty());
}

TEST(grid_shadow, what_is_known_has_one_number_as_long_as_it_stays_the_same) {
  GridShadow shadow;
  EXPECT_EQ(shadow.remember({}, {}), 0u);
  EXPECT_EQ(shadow.remember(two(), {}), 1u);
  EXPECT_EQ(shadow.remember({}, two()), 1u);
  Knowledge more = two();
  more.raise(1, 1);
  EXPECT_EQ(shadow.remember(two(), more), 2u);
}

TEST(grid_shadow, what_a_machine_absorbed_meets_the_next_one) {
  GridShadow shadow, second, third;
  second.visit(word, GridUse::store, at(1, writer));
  third.visit(word, GridUse::store, at(2, writer));
  EXPECT_TRUE(shadow.absorb(second, word).empty());
  EXPECT_EQ(shadow.absorb(third, word).size(), 1u);
}

}  // namespace
}  // namespace warpfold::emulation
