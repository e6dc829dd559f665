// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/narrative.h"

#include <gtest/gtest.h>

#include "app/sample_traces.h"
#include "models/playback.h"

namespace warpfold::app {
namespace {

using samples::Options;

std::string told(const BlockTracePtr& trace, double position, Operation operation = Operation::sum) {
  return narrativeText({trace.get(), position}, {}, operation).join('|').toStdString();
}

std::string compared(const BlockTracePtr& a, const BlockTracePtr& b, double position) {
  return narrativeText({a.get(), position}, {b.get(), position}, Operation::sum).value(1).toStdString();
}

TEST(narrative_test, neighbored_on_the_blackboard) {
  EXPECT_EQ(told(samples::neighbored(), 2),
            "Stride 2: threads 0, 4, 8 and 12 add the value two places to their right. 4 of 4 warps "
            "run, each with one lane in four at work; a warp takes as long for one lane as for all.");
}

TEST(narrative_test, interleaved_beside_it) {
  EXPECT_EQ(
      compared(samples::neighbored(), samples::interleaved(), 2),
      "The block on the right does the same number of additions in one warp; the other three only reach the barrier. "
      "The warps on the left use 12 % of the bytes that they move, those on the right 50 %.");
}

TEST(narrative_test, long_lists_of_threads_are_shortened) {
  EXPECT_EQ(told(samples::neighbored(), 1),
            "Stride 1: threads 0, 2, 4, …, 14 add the value one place to their right. 4 of 4 warps "
            "run, each with one lane in two at work; a warp takes as long for one lane as for all.");
}

TEST(narrative_test, full_warps) {
  EXPECT_EQ(
      told(samples::interleaved(), 1),
      "Stride 8: threads 0 to 7 add the value eight places to their right. 2 of 4 warps run, with all lanes at work; "
      "the other two only reach the barrier.");
}

TEST(narrative_test, one_thread_is_singular) {
  EXPECT_EQ(told(samples::neighbored(), 3.5),
            "Stride 8: thread 0 adds the value eight places to its right. 1 of 4 warps runs, with one lane in four at "
            "work; the other three only reach the barrier.");
}

TEST(narrative_test, threads_away_from_their_elements) {
  EXPECT_EQ(
      told(samples::neighboredLess(), 2),
      "Stride 2: threads 0 to 3 each add two elements two places apart. 1 of 4 warps runs, with all lanes at work; the "
      "other three only reach the barrier. A warp moves 2 sectors of 32 bytes at a time where one would hold the "
      "values it "
      "uses.");
}

TEST(narrative_test, min_and_max_have_their_verbs) {
  EXPECT_TRUE(
      told(samples::neighbored(), 2, Operation::min)
          .starts_with("Stride 2: threads 0, 4, 8 and 12 keep the smaller of their value and the value two places "
                       "to their right."));
  EXPECT_TRUE(
      told(samples::neighbored(), 4, Operation::max)
          .starts_with("Stride 8: thread 0 keeps the larger of its value and the value eight places to its right."));
}

TEST(narrative_test, scattered_memory) {
  Options options;
  options.block = 64;
  options.warpSize = 32;
  EXPECT_EQ(told(samples::neighbored(options), 2),
            "Stride 2: threads 0, 4, 8, …, 60 add the value two places to their right. 2 of 2 warps "
            "run, each with one lane in four at work; a warp takes as long for one lane as for all. A warp moves 4 "
            "sectors of 32 "
            "bytes at a time where one would hold the values it uses.");
}

TEST(narrative_test, inputs_before_the_first_step) {
  EXPECT_EQ(told(samples::neighbored(), 0), "The block's 16 values lie in global memory; nothing is combined yet.");
  EXPECT_EQ(compared(samples::neighbored(), samples::interleaved(), 0), "");
}

TEST(narrative_test, padding_is_told) {
  Options options;
  options.padding = 3;
  EXPECT_EQ(told(samples::neighbored(options), 0),
            "The block's 16 values lie in global memory; nothing is combined yet. 3 of them are padding: the identity, "
            "which changes no result.");
  options.padding = 1;
  EXPECT_TRUE(told(samples::neighbored(options), 0)
                  .ends_with("One of them is padding: the identity, which changes no result."));
}

TEST(narrative_test, load_into_shared_memory) {
  Options options;
  options.shared = true;
  EXPECT_EQ(
      told(samples::neighbored(options), 0),
      "Load: 16 threads read one element each; nothing is combined yet. All four warps run with all lanes at work.");
}

TEST(narrative_test, the_end_tells_the_result) {
  EXPECT_EQ(told(samples::neighbored(), 4),
            "Stride 8: thread 0 adds the value eight places to its right. 1 of 4 warps runs, with one lane in four at "
            "work; the other three only reach the barrier. Thread 0 then stores the block's result, 68.");
  EXPECT_EQ(compared(samples::neighbored(), samples::interleaved(), 4),
            "One thread works on the right as well. Both trees end in 68.");
}

TEST(narrative_test, measured_times_are_compared) {
  Options slow, fast;
  slow.firstStepNs = 1834;
  fast.firstStepNs = 913;
  EXPECT_EQ(compared(samples::neighbored(slow), samples::interleaved(fast), 1),
            "The block on the right does the same number of additions in two warps; the other two only reach the "
            "barrier. The warps "
            "on the left use 25 % of the bytes that they move, those on the right 50 %. The block on the left took "
            "1\u202f834 ns "
            "for the step, the one on the right 913 ns.");
}

TEST(narrative_test, of_modelled_times_blocks_would_take_them) {
  Options slow, fast;
  slow.firstStepNs = 1834;
  fast.firstStepNs = 913;
  Playback playback;
  playback.setTraces(samples::neighbored(slow), samples::interleaved(fast));
  playback.setModelled({true, true});
  playback.setPosition(1);
  EXPECT_TRUE(
      narrativeText(playback, Operation::sum)
          .at(1)
          .endsWith("The block on the left would take 1\u202f834 ns for the step, the one on the right 913 ns."))
      << narrativeText(playback, Operation::sum).at(1).toStdString();
}

TEST(narrative_test, times_of_unlike_origin_stand_in_no_sentence) {
  Options slow, fast;
  slow.firstStepNs = 1834;
  fast.firstStepNs = 913;
  Playback playback;
  playback.setTraces(samples::neighbored(slow), samples::interleaved(fast));
  playback.setPosition(1);
  const auto ofB = [&] { return narrativeText(playback, Operation::sum).value(1); };
  EXPECT_TRUE(ofB().endsWith("took 1\u202f834 ns for the step, the one on the right 913 ns.")) << ofB().toStdString();
  playback.setStepTimes(Playback::StepTimes::mixed);
  EXPECT_TRUE(ofB().endsWith("those on the right 50 %.")) << ofB().toStdString();
}

TEST(narrative_test, sides_at_different_steps_are_told_apart) {
  const auto a = samples::neighbored(), b = samples::interleaved();
  EXPECT_EQ(narrativeText({a.get(), 1}, {b.get(), 3}, Operation::sum).value(1).toStdString(),
            "The block on the right does something else. Stride 2: threads 0 and 1 add the value two places to their "
            "right. 1 of 4 warps runs, with one lane in two at work; the other three only reach the barrier.");
}

TEST(narrative_test, a_serial_sum_before_the_tree) {
  EXPECT_EQ(told(samples::serialThenTree(), 1),
            "Before the tree, threads 0 to 3 each take three elements one after the other and combine them in a "
            "register. Both warps run with all lanes at work.");
  EXPECT_EQ(told(samples::serialThenTree(), 0), "The block's 12 values lie in global memory; nothing is combined yet.");
}

TEST(narrative_test, a_shuffle) {
  EXPECT_EQ(
      told(samples::shuffled(), 1),
      "Shuffle: every lane reads the register of the lane two places to its right and combines that value with its "
      "own, without touching memory. Lanes 2 and 3 have no lane that far to the right: __shfl_down_sync gives them "
      "their own value. Results of lanes 2 and 3, dimmed in the tree, are discarded. Both warps run with all lanes at "
      "work.");
}

TEST(narrative_test, steps_within_a_warp) {
  samples::ByHand hand(4, 4);
  hand.sum(1, 0, hand.input(0, 0, 1), hand.input(1, 1, 2));
  Step& step = hand.step(Step::Kind::combine, 1, {0});
  step.stride = 1;
  step.warpLevel = true;
  EXPECT_TRUE(told(hand.done(), 1)
                  .starts_with("Stride 1: thread 0 adds the value one place to its right. Only lanes of the same warp "
                               "exchange values here: the step ends at __syncwarp, not at a barrier of the block."));
}

TEST(narrative_test, a_step_that_ends_within_a_warp_may_read_another_warp) {
  samples::ByHand hand(8, 4);
  hand.sum(1, 0, hand.input(0, 0, 1), hand.input(4, 4, 2));
  Step& step = hand.step(Step::Kind::combine, 1, {0});
  step.stride = 4;
  step.warpLevel = true;
  EXPECT_EQ(told(hand.done(), 1),
            "Stride 4: thread 0 adds the value four places to its right. The second values come from other warps, "
            "which wrote them before the last barrier; this step ends at __syncwarp, not at a barrier of the block. "
            "1 of 2 warps runs, with one lane in four at work; the other one has nothing left to do.");
}

TEST(narrative_test, values_that_discarded_lanes_read_do_not_count) {
  samples::ByHand hand(8, 4);
  hand.sum(2, 0, hand.sum(1, 0, hand.input(0, 0, 1), hand.input(1, 1, 2)), hand.input(2, 2, 2));
  hand.sum(1, 3, hand.input(3, 3, 1), hand.input(4, 4, 2));
  Step& step = hand.step(Step::Kind::combine, 1, {0, 3});
  step.stride = 1;
  step.warpLevel = true;
  hand.step(Step::Kind::combine, 2, {0}).stride = 2;
  EXPECT_NE(told(hand.done(), 1).find("The results that count are exchanged within one warp"), std::string::npos);
}

TEST(narrative_test, only_a_block_that_drew_the_last_ticket_says_so) {
  auto trace = std::make_shared<BlockTrace>(*samples::finishingBlock());
  trace->finishes = false;
  EXPECT_TRUE(told(trace, 2).starts_with("Threads 0 to 2 read partial results of other blocks from global memory."));
}

TEST(narrative_test, atomics) {
  EXPECT_TRUE(told(samples::atomicEach(), 1)
                  .starts_with("Atomics: threads 0 to 3 each combine a value with the word g_out[0]. They arrive one "
                               "after the other, and 100 becomes 111."));
}

TEST(narrative_test, the_blocks_value_goes_to_a_word) {
  samples::ByHand hand(4, 4);
  const NodeId sum = hand.sum(1, 0, hand.input(0, 0, 1), hand.input(1, 1, 2));
  hand.step(Step::Kind::combine, 1, {0}).stride = 1;
  hand.atomics(2, 40, {sum});
  hand.step(Step::Kind::combine, 2, {0});
  EXPECT_TRUE(told(hand.done(), 2)
                  .starts_with("Atomic: thread 0 combines the block's value with g_out[0] in one indivisible "
                               "operation: 40 becomes 43."));
}

TEST(narrative_test, the_last_block_draws_its_ticket_and_finishes) {
  EXPECT_TRUE(told(samples::finishingBlock(), 1)
                  .ends_with("Thread 0 stores the block's partial result, 7, and draws a ticket. It is the last one."));
  EXPECT_TRUE(
      told(samples::finishingBlock(), 2)
          .starts_with("All other blocks have stored their partial results, and this one finishes: threads 0 to 2 "
                       "read them from global memory."));
  EXPECT_TRUE(told(samples::finishingBlock(), 3).ends_with("Thread 0 then stores the block's result, 37."));
}

TEST(narrative_test, other_operations_have_their_verbs) {
  EXPECT_TRUE(told(samples::neighbored(), 4, Operation::product)
                  .starts_with("Stride 8: thread 0 multiplies its value by the value eight places to its right."));
  EXPECT_TRUE(told(samples::neighbored(), 4, Operation::bitXor)
                  .starts_with("Stride 8: thread 0 combines its bits with those of the value eight places"));
  EXPECT_TRUE(told(samples::neighbored(), 4, Operation::dot)
                  .starts_with("Stride 8: thread 0 adds the value eight places to its right."));
}

TEST(narrative_test, several_rounds_without_a_barrier_have_no_stride) {
  samples::ByHand hand(4, 4);
  const NodeId first = hand.sum(1, 0, hand.input(0, 0, 1), hand.input(2, 2, 3));
  hand.sum(1, 0, first, hand.input(1, 1, 2));
  hand.step(Step::Kind::combine, 1, {0}).stride = 1;
  EXPECT_TRUE(told(hand.done(), 1).starts_with("Step 1: thread 0 combines two times, with no barrier in between."));
}

TEST(narrative_test, one_thread_that_sums_alone_is_singular) {
  samples::ByHand hand(1, 4);
  const NodeId first = hand.sum(1, 0, hand.input(0, 0, 1), hand.input(0, 0, 2));
  hand.step(Step::Kind::combine, 1, {0});
  (void)first;
  EXPECT_TRUE(
      told(hand.done(), 1)
          .starts_with(
              "Before the tree, thread 0 takes two elements one after the other and combines them in a register."));
}

TEST(narrative_test, a_tree_that_ended_before_the_other_says_so) {
  Options four;
  four.block = 4;
  const auto small = samples::neighbored(four), large = samples::interleaved();
  EXPECT_EQ(narrativeText({small.get(), 2, true}, {large.get(), 4}, Operation::sum).join('|').toStdString(),
            "The block on the left ended after two steps, in 11.|The block on the right goes on. Stride 1: thread 0 "
            "adds the value one "
            "place to "
            "its right. 1 of 4 warps runs, with one lane in four at work; the other three only reach the barrier. "
            "Thread 0 then "
            "stores the block's result, 68.");
  EXPECT_EQ(narrativeText({large.get(), 4}, {small.get(), 2, true}, Operation::sum).value(1).toStdString(),
            "The block on the right ended after two steps, in 11.");
}

TEST(narrative_test, a_load_of_two_inputs) {
  Options options;
  options.shared = true;
  EXPECT_TRUE(
      told(samples::neighbored(options), 0, Operation::dot)
          .starts_with("Load: 16 threads read one element of each input and multiply them; nothing is combined yet."));
}

TEST(narrative_test, without_traces_there_is_nothing_to_tell) {
  EXPECT_TRUE(narrativeText({}, {}, Operation::sum).isEmpty());
}

}  // namespace
}  // namespace warpfold::app
