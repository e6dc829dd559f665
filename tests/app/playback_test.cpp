// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/playback.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "app/eventually.h"
#include "app/sample_traces.h"
#include "models/count_text.h"

namespace warpfold::app {
namespace {

using samples::Options;

Options timed(double firstStepNs, double factor = 1) {
  Options options;
  options.firstStepNs = firstStepNs;
  options.stepFactor = factor;
  return options;
}

TEST(playback_test, rows_are_those_of_the_longer_side) {
  Playback playback;
  EXPECT_EQ(playback.rows(), 0);
  Options small;
  small.block = 4;
  playback.setTraces(samples::neighbored(small), samples::interleaved());
  EXPECT_EQ(playback.rows(), 4);
}

TEST(playback_test, step_locked_sides_move_together_and_stop_at_their_own_end) {
  Options small;
  small.block = 4;
  Playback playback;
  playback.setTraces(samples::neighbored(small), samples::interleaved());
  playback.setPosition(1.5);
  EXPECT_EQ(playback.position(0), 1.5);
  EXPECT_EQ(playback.position(1), 1.5);
  playback.setPosition(3.5);
  EXPECT_EQ(playback.position(0), 2);
  EXPECT_EQ(playback.position(1), 3.5);
}

TEST(playback_test, the_shorter_tree_is_over_while_the_other_goes_on) {
  Options small;
  small.block = 4;
  Playback playback;
  playback.setTraces(samples::neighbored(small), samples::interleaved());
  playback.setPosition(2);
  EXPECT_FALSE(playback.over(0));
  playback.setPosition(2.5);
  EXPECT_TRUE(playback.over(0));
  EXPECT_FALSE(playback.over(1));
  playback.toEnd();
  EXPECT_TRUE(playback.over(0));
  EXPECT_FALSE(playback.over(1));
}

TEST(playback_test, in_a_race_the_faster_tree_is_over_until_the_slower_has_arrived) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(1000, 1)), samples::interleaved(timed(500, 1)));
  playback.setMode(Playback::Mode::race);
  playback.setPosition(1);  // of 4 rows: 1 µs of 4
  EXPECT_EQ(playback.position(0), 1);
  EXPECT_EQ(playback.position(1), 2);
  playback.setPosition(3);
  EXPECT_TRUE(playback.over(1));
  EXPECT_FALSE(playback.over(0));
  playback.toEnd();
  EXPECT_FALSE(playback.over(1));
}

TEST(playback_test, says_how_slow_a_race_is) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(1000, 1)), samples::interleaved(timed(500, 1)));
  EXPECT_EQ(playback.raceSlowDown(), 0);
  playback.setMode(Playback::Mode::race);
  EXPECT_DOUBLE_EQ(playback.raceSlowDown(), 1e6);  // 4 rows in 4 s, which took 4 µs
  playback.setSpeed(2);
  EXPECT_DOUBLE_EQ(playback.raceSlowDown(), 0.5e6);
}

TEST(playback_test, at_its_end_a_race_says_how_long_each_side_took) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(1000, 1)), samples::interleaved(timed(500, 1)));
  playback.toEnd();
  EXPECT_FALSE(playback.raceTimesNs()) << "step-locked, the trees do not race";
  playback.setMode(Playback::Mode::race);
  EXPECT_EQ(playback.raceTimesNs(), (std::array<double, 2>{4000, 2000}));
  playback.setPosition(3);
  EXPECT_FALSE(playback.raceTimesNs());
}

TEST(count_text, a_slow_down_has_two_digits) {
  EXPECT_EQ(slowDownText(26978).toStdString(), "slowed down 27\u202f000 times");
  EXPECT_EQ(slowDownText(3.34e6).toStdString(), "slowed down 3.3 million times");
  EXPECT_EQ(slowDownText(21e6).toStdString(), "slowed down 21 million times");
  EXPECT_EQ(slowDownText(1.96e9).toStdString(), "slowed down 2.0 billion times");
  EXPECT_EQ(slowDownText(4.02).toStdString(), "slowed down 4.0 times");
  EXPECT_EQ(slowDownText(1).toStdString(), "at real speed");
  EXPECT_EQ(slowDownText(0.1).toStdString(), "sped up 10 times");
}

TEST(count_text, the_groups_of_a_number_stay_in_one_line) {
  EXPECT_EQ(withUnitsJoined("after 16 777 216 is 16 777 218.").toStdString(),
            "after 16\u00a0777\u00a0216 is 16\u00a0777\u00a0218.");
  EXPECT_EQ(withUnitsJoined("4664 100, 8 16 and 1.5 200").toStdString(), "4664 100, 8 16 and 1.5 200");
}

TEST(count_text, a_number_and_its_unit_stay_in_one_line) {
  EXPECT_EQ(withUnitsJoined("from 21.5 µs to 3 ms, 12 % of 4664 GB/s").toStdString(),
            "from 21.5\u00a0µs to 3\u00a0ms, 12\u00a0% of 4664\u00a0GB/s");
  EXPECT_EQ(withUnitsJoined("2 steps, 3 movements").toStdString(), "2 steps, 3 movements");
}

TEST(count_text, powers_of_two_are_written_with_a_raised_exponent) {
  EXPECT_EQ(sizeInShort(1 << 20).toStdString(), "2²⁰");
  EXPECT_EQ(sizeInShort(1000000).toStdString(), "1\u202f000\u202f000");
}

TEST(playback_test, position_is_clamped) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setPosition(99);
  EXPECT_EQ(playback.position(), 4);
  playback.setPosition(-1);
  EXPECT_EQ(playback.position(), 0);
}

TEST(playback_test, shorter_traces_clamp_the_position) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.toEnd();
  Options small;
  small.block = 4;
  playback.setTraces(samples::neighbored(small), samples::interleaved(small));
  EXPECT_EQ(playback.position(), 2);
}

TEST(playback_test, race_needs_times_of_both) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(100)), samples::interleaved());
  EXPECT_FALSE(playback.raceAvailable());
  playback.setMode(Playback::Mode::race);
  EXPECT_EQ(playback.mode(), Playback::Mode::stepLocked);
  playback.setTraces(samples::neighbored(timed(100)), samples::interleaved(timed(50)));
  EXPECT_TRUE(playback.raceAvailable());
}

TEST(playback_test, race_shares_one_time_axis) {
  Playback playback;
  // A takes four steps of 200 ns, B four of 100 ns.
  playback.setTraces(samples::neighbored(timed(200)), samples::interleaved(timed(100)));
  playback.setMode(Playback::Mode::race);
  playback.setPosition(1);  // 200 ns
  EXPECT_DOUBLE_EQ(playback.position(0), 1);
  EXPECT_DOUBLE_EQ(playback.position(1), 2);
  playback.setPosition(2);  // 400 ns: B has finished
  EXPECT_DOUBLE_EQ(playback.position(1), 4);
  playback.setPosition(3);
  EXPECT_DOUBLE_EQ(playback.position(0), 3);
  EXPECT_DOUBLE_EQ(playback.position(1), 4);
}

TEST(playback_test, race_follows_each_steps_own_time) {
  Playback playback;
  // A: 400 + 200 + 100 + 50 = 750 ns; half of the clock is 375 ns, inside the first step.
  playback.setTraces(samples::neighbored(timed(400, 0.5)), samples::interleaved(timed(100, 0.5)));
  playback.setMode(Playback::Mode::race);
  playback.setPosition(2);
  EXPECT_DOUBLE_EQ(playback.position(0), 375.0 / 400);
}

TEST(playback_test, losing_the_times_ends_the_race) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(200)), samples::interleaved(timed(100)));
  playback.setMode(Playback::Mode::race);
  QSignalSpy modes(&playback, &Playback::modeChanged);
  playback.setTraces(samples::neighbored(), samples::interleaved());
  EXPECT_EQ(playback.mode(), Playback::Mode::stepLocked);
  EXPECT_EQ(modes.count(), 1);
}

TEST(playback_test, step_forward_ends_on_the_next_whole_row) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setSpeed(16);
  playback.setPosition(0.5);
  playback.stepForward();
  EXPECT_FALSE(playback.playing());
  EXPECT_TRUE(eventually([&] { return playback.position() == 1; }));
  EXPECT_TRUE(stays([&] { return playback.position() == 1; }));
}

TEST(playback_test, settles_at_the_end_of_the_row_that_is_under_way) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setPosition(1.3);
  playback.play();
  playback.settle();
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.position(), 2);
  playback.settle();
  EXPECT_EQ(playback.position(), 2);
}

TEST(playback_test, second_step_finishes_the_first) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setSpeed(0.1);
  playback.stepForward();
  playback.stepForward();
  EXPECT_EQ(playback.position(), 1);
}

TEST(playback_test, step_back_goes_to_the_row_before) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setPosition(2.4);
  playback.stepBack();
  EXPECT_EQ(playback.position(), 2);
  playback.stepBack();
  EXPECT_EQ(playback.position(), 1);
  playback.toStart();
  playback.stepBack();
  EXPECT_EQ(playback.position(), 0);
}

TEST(playback_test, step_back_in_a_race_stops_where_either_side_finished_a_row) {
  Playback playback;
  playback.setTraces(samples::neighbored(timed(200)), samples::interleaved(timed(100)));
  playback.setMode(Playback::Mode::race);
  playback.setPosition(1);
  playback.stepBack();
  EXPECT_DOUBLE_EQ(playback.position(), 0.5);
}

TEST(playback_test, plays_to_the_end_and_stops) {
  Playback playback;
  Options small;
  small.block = 4;
  playback.setTraces(samples::neighbored(small), samples::interleaved(small));
  playback.setSpeed(16);
  QSignalSpy playing(&playback, &Playback::playingChanged);
  playback.play();
  EXPECT_TRUE(eventually([&] { return !playback.playing(); }));
  EXPECT_EQ(playback.position(), 2);
  EXPECT_EQ(playing.count(), 2);
}

TEST(playback_test, play_at_the_end_starts_again) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.toEnd();
  playback.play();
  EXPECT_EQ(playback.position(), 0);
  EXPECT_TRUE(playback.playing());
}

TEST(playback_test, without_traces_nothing_plays) {
  Playback playback;
  playback.play();
  EXPECT_FALSE(playback.playing());
}

TEST(playback_test, an_idle_clock_is_silent) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  QSignalSpy moved(&playback, &Playback::positionChanged);
  EXPECT_TRUE(stays([&] { return moved.count() == 0; }));
}

TEST(playback_test, reduced_motion_goes_from_step_to_step_without_a_way_between) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  playback.setReducedMotion(true);
  playback.setPosition(1.7);
  EXPECT_EQ(playback.position(0), 1);
  playback.setPosition(2);
  EXPECT_EQ(playback.position(0), 2);
}

TEST(playback_test, pairs_follow_one_after_the_other_at_slow_speed_only) {
  Playback playback;
  playback.setSpeed(1);
  EXPECT_EQ(playback.pairs(), Playback::Pairs::together);
  playback.setSpeed(0.5);
  EXPECT_EQ(playback.pairs(), Playback::Pairs::following);
  playback.setPairwise(false);
  EXPECT_EQ(playback.pairs(), Playback::Pairs::together);
}

TEST(playback_test, pairs_go_one_by_one_at_the_slowest_speed) {
  Playback playback;
  playback.setSpeed(0);
  EXPECT_EQ(playback.speed(), 0.1);
  EXPECT_EQ(playback.pairs(), Playback::Pairs::single);
}

TEST(playback_test, speed_has_limits) {
  Playback playback;
  playback.setSpeed(100);
  EXPECT_EQ(playback.speed(), 16);
  playback.setSpeed(0);
  EXPECT_EQ(playback.speed(), 0.1);
}

}  // namespace
}  // namespace warpfold::app
