// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions that lanes of a warp execute together: PTX ISA, "shfl.sync", "vote.sync", "match.sync", "redux.sync",
// "bar.warp.sync".
#include "emulation/warp_wide.h"

#include <gtest/gtest.h>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

using Values = std::vector<std::uint32_t>;
const std::string tid = "mov.u32 %r1, %tid.x;\n";

TEST(Shuffle, down_takes_from_a_higher_lane_and_keeps_its_own_beyond_the_last) {
  const Values out = valuesOf(
      tid + "shfl.sync.down.b32 %r2|%p1, %r1, 4, 31, -1;\nselp.b32 %r3, 1000, 0, %p1;\nadd.s32 %r2, %r2, %r3;\n", 2);
  EXPECT_EQ(out[0], 1004u);
  EXPECT_EQ(out[27], 1031u);
  EXPECT_EQ(out[28], 28u);
}

TEST(Shuffle, up_takes_from_a_lower_lane) {
  const Values out = valuesOf(tid + "shfl.sync.up.b32 %r2, %r1, 3, 0, -1;\n", 2);
  EXPECT_EQ(out[2], 2u);
  EXPECT_EQ(out[3], 0u);
  EXPECT_EQ(out[31], 28u);
}

TEST(Shuffle, butterfly_and_index_stay_within_their_segment) {
  EXPECT_EQ(valuesOf(tid + "shfl.sync.bfly.b32 %r2, %r1, 5, 31, -1;\n", 2)[12], 9u);
  // Width 8: c = ((32 - 8) << 8) | 31
  EXPECT_EQ(valuesOf(tid + "shfl.sync.idx.b32 %r2, %r1, 3, 6175, -1;\n", 2)[20], 19u);
}

TEST(Shuffle, lanes_on_both_sides_of_a_branch_exchange) {
  const Values out = valuesOf(tid +
                                  "setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nadd.s32 %r3, %r1, 100;\n"
                                  "shfl.sync.bfly.b32 %r2, %r3, 16, 31, -1;\nbra MEET;\nLOW:\nadd.s32 %r4, %r1, 200;\n"
                                  "shfl.sync.bfly.b32 %r2, %r4, 16, 31, -1;\nMEET:\n",
                              2);
  EXPECT_EQ(out[0], 116u);
  EXPECT_EQ(out[16], 200u);
}

TEST(Shuffle, halves_of_a_warp_with_masks_of_their_own_do_not_wait_for_each_other) {
  const Values out = valuesOf(tid +
                                  "setp.lt.u32 %p1, %r1, 16;\nselp.b32 %r5, 65535, -65536, %p1;\n"
                                  "shfl.sync.idx.b32 %r2, %r1, 31, 31, %r5;\n",
                              2);
  EXPECT_EQ(out[16], 31u);
  EXPECT_EQ(out[3], 3u);  // lane 31 is not of its group
}

TEST(Vote, tells_of_all_lanes_that_take_part) {
  EXPECT_EQ(valuesOf(tid + "setp.lt.u32 %p1, %r1, 5;\nvote.sync.ballot.b32 %r2, %p1, -1;\n", 2)[9], 31u);
  EXPECT_EQ(valuesOf(tid + "setp.lt.u32 %p1, %r1, 5;\nvote.sync.ballot.b32 %r2, !%p1, -1;\n", 2)[9], ~31u);
  EXPECT_EQ(
      valuesOf(tid + "setp.lt.u32 %p1, %r1, 5;\nvote.sync.any.pred %p2, %p1, -1;\nselp.b32 %r2, 1, 0, %p2;\n", 2)[9],
      1u);
  EXPECT_EQ(
      valuesOf(tid + "setp.lt.u32 %p1, %r1, 5;\nvote.sync.all.pred %p2, %p1, -1;\nselp.b32 %r2, 1, 0, %p2;\n", 2)[9],
      0u);
}

TEST(Match, finds_the_lanes_with_the_same_value) {
  EXPECT_EQ(valuesOf(tid + "and.b32 %r3, %r1, 7;\nmatch.any.sync.b32 %r2, %r3, -1;\n", 2)[9], 0x02020202u);
}

TEST(Redux, combines_all_lanes_that_take_part) {
  EXPECT_EQ(valuesOf(tid + "redux.sync.add.u32 %r2, %r1, -1;\n", 2)[5], 496u);
  EXPECT_EQ(valuesOf(tid + "sub.s32 %r3, %r1, 4;\nredux.sync.min.s32 %r2, %r3, -1;\n", 2)[5], 0xfffffffcu);
}

TEST(Redux, of_a_mask_that_names_nobody_is_zero) {
  const auto values = valuesOf("mov.u32 %r1, 7;\nmov.u32 %r2, 0;\nredux.sync.add.s32 %r3, %r1, %r2;\n", 3);
  EXPECT_EQ(values, std::vector<std::uint32_t>(32, 0));
}

TEST(Match, of_a_mask_that_names_nobody_finds_nobody) {
  const auto values = valuesOf("mov.u32 %r1, 7;\nmov.u32 %r2, 0;\nmatch.all.sync.b32 %r3|%p1, %r1, %r2;\n", 3);
  EXPECT_EQ(values, std::vector<std::uint32_t>(32, 0));
}

/// In trip i the threads below 10 + i say yes.
TEST(Barrier, tells_each_thread_how_many_say_yes) {
  const std::string body =
      "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nTRIP:\nadd.u32 %r4, %r2, 10;\n"
      "setp.lt.u32 %p1, %r1, %r4;\nbar.red.popc.u32 %r5, 0, %p1;\nmad.lo.u32 %r3, %r3, 100, %r5;\n"
      "add.u32 %r2, %r2, 1;\nsetp.lt.u32 %p2, %r2, 3;\n@%p2 bra TRIP;\n";
  EXPECT_EQ(valuesOf(body, 3, 96), std::vector<std::uint32_t>(96, 101112));
  EXPECT_EQ(valuesOf(body, 3, 96, {}, 8), std::vector<std::uint32_t>(96, 101112));
}

TEST(Barrier, tells_whether_all_or_any_say_yes) {
  const auto taken = [](const std::string& kind, const std::string& predicate) {
    return valuesOf(
        "mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 64;\nsetp.lt.u32 %p2, %r1, 96;\n"
        "bar.red." +
            kind + ".pred %p3, 0, " + predicate + ";\nselp.u32 %r3, 1, 0, %p3;\n",
        3, 96);
  };
  const std::vector<std::uint32_t> yes(96, 1), no(96, 0);
  EXPECT_EQ(taken("and", "%p1"), no);
  EXPECT_EQ(taken("and", "%p2"), yes);
  EXPECT_EQ(taken("or", "%p1"), yes);
  EXPECT_EQ(taken("or", "!%p2"), no);
}

TEST(WarpSync, makes_lanes_of_a_warp_wait_for_each_other) {
  const Values out = valuesOf(tid +
                                  "setp.ne.u32 %p1, %r1, 3;\n@%p1 bra OTHERS;\nst.shared.u32 [word], 77;\n"
                                  "bar.warp.sync -1;\nbra MEET;\nOTHERS:\nbar.warp.sync -1;\nMEET:\n"
                                  "ld.shared.u32 %r2, [word];\n",
                              2, 32, ".shared .align 4 .u32 word;");
  EXPECT_EQ(out, Values(32, 77));
}

TEST(WarpSync, does_not_wait_for_lanes_that_have_ended) {
  const Values out = valuesOf(tid + "setp.eq.u32 %p1, %r1, 0;\n@%p1 ret;\nbar.warp.sync -1;\nmov.u32 %r2, 1;\n", 2);
  EXPECT_EQ(out[0], 0u);
  EXPECT_EQ(out[1], 1u);
}

TEST(NarrowWarps, have_as_many_lanes_as_asked_for) {
  for (const std::uint32_t width : {4u, 8u, 16u}) {
    const Values lanes = valuesOf("mov.u32 %r2, %laneid;\n", 2, 32, {}, width);
    EXPECT_EQ(lanes[width], 0u);
    EXPECT_EQ(lanes[31], width - 1);
    const Values sums = valuesOf(tid + "redux.sync.add.u32 %r2, %r1, -1;\n", 2, 32, {}, width);
    EXPECT_EQ(sums[0], width * (width - 1) / 2);
    const Values beyond = valuesOf(tid + "shfl.sync.down.b32 %r2, %r1, 1, 31, -1;\n", 2, 32, {}, width);
    EXPECT_EQ(beyond[width - 1], width - 1);
  }
}

}  // namespace
}  // namespace warpfold
