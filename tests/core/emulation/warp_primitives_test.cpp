// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/warp_primitives.h"

#include <gtest/gtest.h>

#include "core/emulation/small_kernels.h"

namespace warpfold::emulation {
namespace {

std::vector<unsigned> lanes(unsigned (*of)(unsigned)) {
  std::vector<unsigned> list(32);
  for (unsigned i = 0; i < 32; ++i) list[i] = of(i);
  return list;
}
std::vector<unsigned> each(unsigned value) {
  return std::vector<unsigned>(32, value);
}

#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 1
#define WARPFOLD_LOOPS 2
#include "emulation/device_names_begin.h"

constexpr unsigned all = 0xffffffffu;

/// What each lane gets, run once for one warp of 32 lanes: `ask(lane)` calls a primitive.
template <typename Ask>
std::vector<unsigned> answers(Ask ask) {
  static std::vector<unsigned> got;
  static Ask call = ask;
  got.assign(32, 0xdeadu);
  call = ask;
  const auto body = [] {
    got[threadIdx.x] = static_cast<unsigned>(call(threadIdx.x));
    Machine::current().finishLane();
  };
  runSmall(+body);
  return got;
}

TEST(shuffles, hand_over_the_value_of_a_lane) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_sync(all, lane + 100, 5); }), each(105));
}
TEST(shuffles, of_a_lane_beyond_the_warp_wrap) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_sync(all, lane, 37); }), each(5));
}
TEST(shuffles, with_a_width_stay_in_their_segment) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_sync(all, lane, 11, 8); }),
            lanes([](unsigned i) { return i / 8 * 8 + 3; }));
}
TEST(shuffles, up_leave_the_lowest_lanes_as_they_are) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_up_sync(all, lane, 3); }),
            lanes([](unsigned i) { return i < 3 ? i : i - 3; }));
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_up_sync(all, lane, 3, 8); }),
            lanes([](unsigned i) { return i % 8 < 3 ? i : i - 3; }));
}
TEST(shuffles, down_leave_the_highest_lanes_as_they_are) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_down_sync(all, lane, 16); }),
            lanes([](unsigned i) { return i < 16 ? i + 16 : i; }));
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_down_sync(all, lane, 1, 4); }),
            lanes([](unsigned i) { return i % 4 < 3 ? i + 1 : i; }));
}
TEST(shuffles, xor_reach_earlier_segments_but_not_later_ones) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_xor_sync(all, lane, 1); }),
            lanes([](unsigned i) { return i ^ 1; }));
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_xor_sync(all, lane, 8, 8); }),
            lanes([](unsigned i) { return (i ^ 8) < i ? i ^ 8 : i; }));
}
TEST(shuffles, carry_eight_bytes) {
  EXPECT_EQ(answers([](unsigned lane) { return __shfl_sync(all, lane * 0.5 + 1e100, 3) == 1e100 + 1.5; }), each(1));
}
TEST(shuffles, of_part_of_a_warp_leave_the_others_alone) {
  EXPECT_EQ(answers([](unsigned lane) { return lane < 8 ? __shfl_sync(0xffu, lane, 2) : lane; }),
            lanes([](unsigned i) { return i < 8 ? 2u : i; }));
}

TEST(votes, any_and_all) {
  EXPECT_EQ(answers([](unsigned lane) { return __any_sync(all, lane == 9); }), each(1));
  EXPECT_EQ(answers([](unsigned) { return __any_sync(all, 0); }), each(0));
  EXPECT_EQ(answers([](unsigned lane) { return __all_sync(all, lane != 9); }), each(0));
  EXPECT_EQ(answers([](unsigned) { return __all_sync(all, 5); }), each(1));
}
TEST(votes, a_ballot_has_the_bits_of_its_mask_only) {
  EXPECT_EQ(answers([](unsigned lane) { return __ballot_sync(all, lane % 2); }), each(0xaaaaaaaau));
  EXPECT_EQ(answers([](unsigned lane) { return lane < 16 ? __ballot_sync(0xffffu, 1) : __ballot_sync(~0xffffu, 1); }),
            lanes([](unsigned i) { return i < 16 ? 0xffffu : 0xffff0000u; }));
}
TEST(votes, lanes_that_have_returned_do_not_vote) {
  static unsigned got = 0;
  const auto body = [] {
    if (threadIdx.x < 24) got = __ballot_sync(all, 1);
    Machine::current().finishLane();
  };
  runSmall(+body);
  EXPECT_EQ(got, 0xffffffu);
}

TEST(matches, any_gives_the_lanes_with_the_same_value) {
  EXPECT_EQ(answers([](unsigned lane) { return __match_any_sync(all, lane % 2); }),
            lanes([](unsigned i) { return i % 2 != 0 ? 0xaaaaaaaau : 0x55555555u; }));
}
TEST(matches, all_gives_the_mask_or_nothing) {
  static int same = 7;
  EXPECT_EQ(answers([](unsigned) { return __match_all_sync(all, 3.5, &same); }), each(all));
  EXPECT_EQ(same, 1);
  EXPECT_EQ(answers([](unsigned lane) { return __match_all_sync(all, lane / 31, &same); }), each(0));
  EXPECT_EQ(same, 0);
}

// Not within the macro of an expectation, whose arguments all lie in one place of the source.
TEST(active_mask, is_of_the_lanes_that_take_the_same_branch) {
  const auto masks = answers([](unsigned lane) {
    if (lane < 5) return __activemask();
    return __activemask() | 1u;
  });
  EXPECT_EQ(masks, lanes([](unsigned i) { return i < 5 ? 0x1fu : 0xffffffe1u; }));
}
TEST(active_mask, loses_the_lanes_that_have_left_a_loop) {
  const auto masks = answers([](unsigned lane) {
    unsigned mask = 0;
    for (unsigned k = 0; k <= lane; ++k) mask = __activemask();
    return mask;
  });
  EXPECT_EQ(masks, lanes([](unsigned i) { return all << i; }));
}

TEST(reductions_of_a_warp, add) {
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_add_sync(all, lane); }), each(496));
  EXPECT_EQ(answers([](unsigned lane) { return lane < 4 ? __reduce_add_sync(0xfu, lane) : 0u; }),
            lanes([](unsigned i) { return i < 4 ? 6u : 0u; }));
}
TEST(reductions_of_a_warp, minimum_and_maximum_with_and_without_a_sign) {
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_min_sync(all, static_cast<int>(lane) - 3); }),
            each(0xfffffffdu));
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_max_sync(all, static_cast<int>(lane) - 40); }),
            each(0xfffffff7u));
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_min_sync(all, lane - 3); }), each(0));
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_max_sync(all, lane - 3); }), each(0xffffffffu));
}
TEST(reductions_of_a_warp, bits) {
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_and_sync(all, lane | 0x40u); }), each(0x40));
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_or_sync(all, 1u << lane); }), each(all));
  EXPECT_EQ(answers([](unsigned lane) { return __reduce_xor_sync(all, lane < 3 ? 5u : 0u); }), each(5));
}

template <typename T>
__global__ void sum_of_warp(T* g_in, T* g_out, unsigned*) {
  T sum = __reduce_add_sync(all, g_in[threadIdx.x]);
  if (threadIdx.x == 0) g_out[0] = sum;
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED

TEST(reductions_of_a_warp, of_counted_elements) {
  EXPECT_EQ(runSmall(&smallBody<sum_of_warp>).output[0], 496);
}

}  // namespace
}  // namespace warpfold::emulation
