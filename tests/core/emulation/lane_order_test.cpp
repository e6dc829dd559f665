// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Sound kernels with unusual ways of finding an order are not accused; each with the order taken away is.
#include "simt/lane_order.h"

#include <gtest/gtest.h>

#include "core/emulation/small_kernels.h"
#include "words/english.h"

namespace warpfold::emulation {
namespace {

#include "core/emulation/lane_order_kernels.h"

struct Case {
  const char* name;
  Machine::Body sound, unsound;
  SmallLaunch launch;
  Hazard::Kind kind = Hazard::Kind::race;
};

#define CASE(kernel) #kernel, &smallBody < kernel < true>>, &smallBody < kernel < false>>
const std::vector<Case> cases{
    {CASE(half_then_all), {}},
    {CASE(upper_half_meets), {}},
    {CASE(halves), {}},
    {CASE(pairs), {}},
    {CASE(chain), {}},
    {CASE(written_after_broadcast), {}},
    {CASE(written_after_reads_of_two_warps), {1, 64}},
    {CASE(read_after_atomics), {}},
    {CASE(many_meetings), {}},
    {CASE(double_buffer), {}},
    {CASE(early_return), {}},
    {CASE(meets_in_both_branches), {}},
    {CASE(half_waits_for_the_block), {}, Hazard::Kind::barrier},
    {CASE(shuffle_between), {}},
    {CASE(vote_between), {}},
    {CASE(match_between), {}},
    {CASE(reduction_between), {}},
    {CASE(active_mask_between), {}},
    {CASE(reader_left_behind), {}},
    {CASE(last_warp), {2, 256}},
    {CASE(counter_by_counter), {1, 96}},
    {CASE(fence_of_another_lane), {1, 64}},
    {CASE(store_after_fence), {1, 64}},
    {CASE(large_array), {1, 256}, Hazard::Kind::uninitialised},
    {CASE(large_array_in_place), {1, 1024}},
    {CASE(dynamic_array), {1, 256, 227 * 1024}, Hazard::Kind::outOfBounds},
    {CASE(ticket_in_warp), {8, 32}},
    {CASE(ticket_by_shuffle), {8, 32}},
    {CASE(ticket_by_shuffle_alone), {8, 32}},
    {CASE(fences_of_all), {8, 64}},
    {CASE(fences_of_a_warp), {8, 32}},
    {CASE(fence_of_the_writer), {8, 32}},
    {CASE(fence_of_a_lane_met), {8, 32}},
    {CASE(fences_of_first_lanes), {8, 64}},
    {CASE(fence_before_barrier), {8, 64}},
    {CASE(fence_of_the_block), {8, 32}},
    {CASE(counter_of_the_block), {8, 32}},
    {CASE(passed_on_by_another_lane), {3, 32}},
    {CASE(passed_on_over_a_barrier), {3, 64}},
    {CASE(ticket_in_block), {8, 64}},
    {CASE(ticket_for_others), {8, 32}},
    {CASE(two_counters), {3, 32}},
    {CASE(other_counter), {8, 32}},
    {CASE(write_over_read), {2, 32}},
    {CASE(two_readers), {3, 32}},
    {CASE(mask_of_others), {}, Hazard::Kind::barrier},
    {CASE(shuffle_from_absent), {}, Hazard::Kind::uninitialised},
    {CASE(shuffle_width), {}, Hazard::Kind::uninitialised},
    {CASE(past_the_shared_array), {1, 64, 0, 1, 64}, Hazard::Kind::outOfBounds},
};

class LaneOrderKernels : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(small, LaneOrderKernels, testing::ValuesIn(cases),
                         [](const auto& each) { return std::string(each.param.name); });

TEST_P(LaneOrderKernels, the_sound_one_is_not_accused) {
  const SmallOutcome outcome = runSmall(GetParam().sound, GetParam().launch);
  for (const Hazard& h : outcome.hazards()) ADD_FAILURE() << h.text();
}

TEST_P(LaneOrderKernels, the_unsound_one_is_found) {
  const SmallOutcome outcome = runSmall(GetParam().unsound, GetParam().launch);
  EXPECT_TRUE(std::any_of(outcome.hazards().begin(), outcome.hazards().end(),
                          [](const Hazard& h) { return h.kind == GetParam().kind; }))
      << outcome.hazards().size() << " hazards of another kind";
}

std::string firstHazard(Machine::Body body, const SmallLaunch& launch = {}) {
  const auto hazards = runSmall(body, launch).hazards();
  return hazards.empty() ? "none" : english(describe(hazards.front(), hazards.front().second.line));
}

TEST(lane_order, what_a_warp_may_not_do_is_told_with_the_lane_that_does_it) {
  EXPECT_EQ(firstHazard(&smallBody<mask_of_others<false>>),
            "thread 16 (line 1) calls a warp primitive of warp 0 with a mask that lacks the calling thread");
  EXPECT_EQ(firstHazard(&smallBody<shuffle_from_absent<false>>),
            "thread 0 (line 1) asks for the value of thread 20, which does not participate in the shuffle");
  EXPECT_EQ(firstHazard(&smallBody<shuffle_width<false>>),
            "thread 0 (line 1) shuffles in segments whose width is no power of two up to the size of the warp");
}

TEST(lane_order, a_write_beyond_the_shared_array_of_the_largest_block_changes_nothing_of_the_host) {
  const SmallLaunch launch{.grid = 1, .block = 1024, .sharedElements = 1024};
  EXPECT_EQ(firstHazard(&smallBody<past_the_shared_array<false>>, launch),
            "thread 984 (line 1) writes shared[1024], beyond the end of the array");
}

TEST(lane_order, blocks_that_ran_on_two_threads_of_the_host_are_compared_as_exactly_as_on_one) {
  for (const unsigned threads : {1u, 2u, 4u})
    for (int repeat = 0; repeat < 20; ++repeat) {
      const auto hazards = [&](Machine::Body body) {
        return runSmall(body, {.grid = 32, .block = 32, .hostThreads = threads}).hazards().size();
      };
      EXPECT_EQ(hazards(&smallBody<published_and_asked_for<true>>), 0u) << threads;
      EXPECT_EQ(hazards(&smallBody<published_and_asked_for<false>>), 1u) << threads;
      EXPECT_EQ(hazards(&smallBody<ticket_for_others<true>>), 0u) << threads;
    }
}

TEST(lane_order, meetings_order_the_lanes_of_their_mask_only) {
  LaneOrder order;
  order.begin(32, 32);
  order.meet(0, 0xffff, ~0u);
  EXPECT_TRUE(order.before(3, 0, 15));
  EXPECT_FALSE(order.before(3, 0, 16));
  EXPECT_FALSE(order.before(20, 0, 3));
  EXPECT_EQ(order.notBefore(0, ~0u, 0, 3), 0xffff0000u);
}

TEST(lane_order, what_is_done_after_a_meeting_is_not_known_by_it) {
  LaneOrder order;
  order.begin(32, 32);
  order.meet(0, ~0u, ~0u);
  EXPECT_EQ(order.clock(3), 1u);
  EXPECT_TRUE(order.before(3, 0, 4));
  EXPECT_FALSE(order.before(3, 1, 4));
}

TEST(lane_order, a_barrier_forgets_what_was_before_it) {
  LaneOrder order;
  order.begin(64, 32);
  order.meet(1, 3, ~0u);
  order.barrier();
  EXPECT_EQ(order.clock(32), 0u);
  EXPECT_FALSE(order.before(32, 0, 33));
}

TEST(lane_order, a_fence_and_a_count_reach_a_lane_of_another_warp) {
  LaneOrder order;
  order.begin(64, 32);
  order.fence(3, LaneOrder::Fence::block);
  order.countUp(3, 4096);
  order.countUp(40, 4096);
  EXPECT_TRUE(order.before(3, 0, 40));
  EXPECT_FALSE(order.before(3, order.clock(3), 40));
  EXPECT_FALSE(order.before(4, 0, 40));
  EXPECT_FALSE(order.before(40, 0, 3));
}

TEST(lane_order, two_arrays_that_want_the_same_cells_are_both_remembered) {
  Shadow<ShadowCell> shadow;
  shadow.beginBlock(1);
  constexpr std::uintptr_t first = 1u << 20, second = first + (1u << 18);
  shadow.at(first, true).writeEpoch = 1;
  shadow.at(second, true).writeEpoch = 2;
  EXPECT_EQ(shadow.at(first, true).writeEpoch, 1u);
  EXPECT_EQ(shadow.at(second, true).writeEpoch, 2u);
  shadow.beginBlock(3);
  EXPECT_EQ(shadow.at(second, true).writeEpoch, 2u);
  EXPECT_EQ(shadow.at(first, true).writeEpoch, 0u);
}

}  // namespace
}  // namespace warpfold::emulation
