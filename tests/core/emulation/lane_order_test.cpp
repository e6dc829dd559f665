// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Sound kernels with unusual ways of finding an order are not accused; each with the order taken away is.
#include "emulation/lane_order.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "compile/clang.h"
#include "support/ptx_kernel.h"
#include "words/english.h"

namespace warpfold {
namespace {

struct OrderCase {
  const char* name;
  std::uint32_t grid = 1, block = 32, dynamicSharedBytes = 0;
  Hazard::Kind kind = Hazard::Kind::race;
};

const std::vector<OrderCase> orderCases{
    {"half_then_all", 1, 32},
    {"upper_half_meets", 1, 32},
    {"halves", 1, 32},
    {"pairs", 1, 32},
    {"chain", 1, 32},
    {"written_after_broadcast", 1, 32},
    {"written_after_reads_of_two_warps", 1, 64},
    {"read_after_atomics", 1, 32},
    {"many_meetings", 1, 32},
    {"double_buffer", 1, 32},
    {"early_return", 1, 32},
    {"meets_in_both_branches", 1, 32},
    {"half_waits_for_the_block", 1, 32, 0, Hazard::Kind::barrier},
    {"shuffle_between", 1, 32},
    {"vote_between", 1, 32},
    {"match_between", 1, 32},
    {"reduction_between", 1, 32},
    {"active_mask_between", 1, 32},
    {"reader_left_behind", 1, 32},
    {"last_warp", 2, 256},
    {"counter_by_counter", 1, 96},
    {"fence_of_another_lane", 1, 64},
    {"store_after_fence", 1, 64},
    {"large_array", 1, 256, 0, Hazard::Kind::uninitialised},
    {"large_array_in_place", 1, 1024},
    {"dynamic_array", 1, 256, 227 * 1024, Hazard::Kind::outOfBounds},
    {"ticket_in_warp", 8, 32},
    {"ticket_by_shuffle", 8, 32},
    {"ticket_by_shuffle_alone", 8, 32},
    {"fences_of_all", 8, 64},
    {"fences_of_a_warp", 8, 32},
    {"fence_of_the_writer", 8, 32},
    {"fence_of_a_lane_met", 8, 32},
    {"fences_of_first_lanes", 8, 64},
    {"fence_before_barrier", 8, 64},
    {"fence_of_the_block", 8, 32},
    {"counter_of_the_block", 8, 32},
    {"passed_on_by_another_lane", 3, 32},
    {"passed_on_over_a_barrier", 3, 64},
    {"published_and_asked_for", 32, 32},
    {"ticket_in_block", 8, 64},
    {"ticket_for_others", 8, 32},
    {"two_counters", 3, 32},
    {"other_counter", 8, 32},
    {"write_over_read", 2, 32},
    {"two_readers", 3, 32},
    {"mask_of_others", 1, 32, 0, Hazard::Kind::barrier},
    {"shuffle_from_absent", 1, 32, 0, Hazard::Kind::uninitialised},
    {"shuffle_width", 1, 32, 0, Hazard::Kind::uninitialised},
    {"past_the_shared_array", 1, 64, 0, Hazard::Kind::outOfBounds},
};

/// tests/data/cuda/lane_order.cu, compiled once.
const std::string& orderText() {
  static const std::string ptx = [] {
    std::ifstream file(std::string(WARPFOLD_TEST_DATA) + "/cuda/lane_order.cu");
    std::ostringstream text;
    text << file.rdbuf();
    const compile::Compiled compiled = compile::Clang::get()->compile({text.str(), {}});
    for (const auto& each : compiled.diagnostics)
      if (each.severity == compile::Severity::error) ADD_FAILURE() << each.line << ": " << each.text;
    return compiled.ptx;
  }();
  return ptx;
}

std::vector<Hazard> hazardsOf(const OrderCase& each, bool sound, unsigned threads = 1) {
  const std::string name = each.name;
  PtxKernel kernel(orderText(), "_Z" + std::to_string(name.size()) + name + (sound ? "ILb1EE" : "ILb0EE") + "vPiPj");
  std::vector<int> out(1u << 16);
  std::vector<unsigned> tickets(2);
  const std::uint64_t a = kernel.array("g_out", std::span(out)), b = kernel.array("ticket", std::span(tickets));
  kernel.role(a, emulation::Area::Role::output).role(b, emulation::Area::Role::counter).shared(each.dynamicSharedBytes);
  kernel.threads(threads);
  return kernel.hazards(each.grid, each.block, a, b);
}

#define WARPFOLD_NEEDS_CLANG() \
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang"

// One test for all: each compiles them.
TEST(SmallOrders, the_sound_ones_are_not_accused) {
  WARPFOLD_NEEDS_CLANG();
  for (const OrderCase& each : orderCases) {
    SCOPED_TRACE(each.name);
    for (const Hazard& h : hazardsOf(each, true)) ADD_FAILURE() << h.text();
  }
}

/// Those that look whether they are the last, in whatever order blocks run.
TEST(SmallOrdersOfBlocks, are_found_on_many_threads_of_the_host) {
  WARPFOLD_NEEDS_CLANG();
  for (const char* name : {"ticket_by_shuffle", "fences_of_all", "fences_of_a_warp", "fence_of_the_writer",
                           "fence_before_barrier", "ticket_for_others", "published_and_asked_for"}) {
    OrderCase each = *std::find_if(orderCases.begin(), orderCases.end(),
                                   [&](const OrderCase& other) { return std::string(other.name) == name; });
    each.grid = 32;
    for (int repeat = 0; repeat < 10; ++repeat)
      for (const Hazard& h : hazardsOf(each, true, 4)) ADD_FAILURE() << name << ": " << h.text();
  }
}

TEST(SmallOrders, the_unsound_ones_are_found) {
  WARPFOLD_NEEDS_CLANG();
  for (const OrderCase& each : orderCases) {
    SCOPED_TRACE(each.name);
    const auto hazards = hazardsOf(each, false);
    EXPECT_TRUE(std::any_of(hazards.begin(), hazards.end(), [&](const Hazard& h) { return h.kind == each.kind; }))
        << hazards.size() << " hazards of another kind";
  }
}

/// Of the first hazard, with lines left out: those of tests/data/cuda/lane_order.cu.
std::string firstOf(const char* name, std::uint32_t block) {
  std::vector<Hazard> hazards = hazardsOf({name, 1, block}, false);
  if (hazards.empty()) return "none";
  hazards.front().second.line = 1;
  return english(describe(hazards.front()));
}

TEST(SmallOrders, what_a_warp_may_not_do_is_told_with_the_lane_that_does_it) {
  WARPFOLD_NEEDS_CLANG();
  EXPECT_EQ(firstOf("mask_of_others", 32),
            "thread 16 (line 1) calls a warp primitive of warp 0 with a mask that lacks the calling thread");
  EXPECT_EQ(firstOf("shuffle_from_absent", 32),
            "thread 0 (line 1) asks for the value of thread 20, which does not participate in the shuffle");
  EXPECT_EQ(firstOf("shuffle_width", 32),
            "thread 0 (line 1) shuffles in segments whose width is no power of two up to the size of the warp");
  EXPECT_EQ(firstOf("past_the_shared_array", 64), "thread 24 (line 1) writes shared[64], beyond the end of the array");
}

using emulation::LaneOrder;

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

}  // namespace
}  // namespace warpfold
