// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of CUDA C++ that lanes of a warp call together (core/compile/headers/warpfold/warp.h), as they run.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

#include "compile/clang.h"
#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

using Lanes = std::vector<std::uint32_t>;

Lanes lanes(const std::function<std::uint32_t(std::uint32_t)>& of) {
  Lanes all(32);
  for (std::uint32_t i = 0; i < 32; ++i) all[i] = of(i);
  return all;
}
Lanes each(std::uint32_t value) {
  return Lanes(32, value);
}

class WarpFunctions : public testing::Test {
 protected:
  void SetUp() override {
    if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
  /// What each lane of one warp gets by the expressions, which may name `lane` and `all`; 57005 of a lane that returns.
  static std::vector<Lanes> answers(const std::vector<std::string>& expressions) {
    std::string source = "const unsigned all = 0xffffffffu;\n";
    for (std::size_t i = 0; i < expressions.size(); ++i)
      source += fmt::format(
          "extern \"C\" __global__ void k{}(unsigned* out) {{\n  unsigned lane = threadIdx.x;\n  int same = 7;\n"
          "  out[lane] = unsigned({});\n}}\n",
          i, expressions[i]);
    const compile::Compiled compiled = compile::Clang::get()->compile({source, {}});
    for (const auto& one : compiled.diagnostics)
      if (one.severity == compile::Severity::error) ADD_FAILURE() << one.line << ": " << one.text << "\n" << source;
    std::vector<Lanes> results;
    for (std::size_t i = 0; i < expressions.size(); ++i) {
      PtxKernel kernel(compiled.ptx, fmt::format("k{}", i));
      Lanes out(32, 0xdead);
      kernel.run(1, 32, kernel.array("out", std::span(out)));
      results.push_back(out);
    }
    return results;
  }
};

TEST_F(WarpFunctions, a_shuffle_hands_over_the_value_of_a_lane_and_wraps_beyond_the_warp) {
  const auto got =
      answers({"__shfl_sync(all, lane + 100, 5)", "__shfl_sync(all, lane, 37)", "__shfl_sync(all, lane, 11, 8)"});
  EXPECT_EQ(got[0], each(105));
  EXPECT_EQ(got[1], each(5));
  EXPECT_EQ(got[2], lanes([](unsigned i) { return i / 8 * 8 + 3; }));
}

TEST_F(WarpFunctions, shuffles_up_leave_the_lowest_lanes_as_they_are) {
  const auto got = answers({"__shfl_up_sync(all, lane, 3)", "__shfl_up_sync(all, lane, 3, 8)"});
  EXPECT_EQ(got[0], lanes([](unsigned i) { return i < 3 ? i : i - 3; }));
  EXPECT_EQ(got[1], lanes([](unsigned i) { return i % 8 < 3 ? i : i - 3; }));
}

TEST_F(WarpFunctions, shuffles_down_leave_the_highest_lanes_as_they_are) {
  const auto got = answers({"__shfl_down_sync(all, lane, 16)", "__shfl_down_sync(all, lane, 1, 4)"});
  EXPECT_EQ(got[0], lanes([](unsigned i) { return i < 16 ? i + 16 : i; }));
  EXPECT_EQ(got[1], lanes([](unsigned i) { return i % 4 < 3 ? i + 1 : i; }));
}

TEST_F(WarpFunctions, shuffles_by_xor_reach_earlier_segments_but_not_later_ones) {
  const auto got = answers({"__shfl_xor_sync(all, lane, 1)", "__shfl_xor_sync(all, lane, 8, 8)"});
  EXPECT_EQ(got[0], lanes([](unsigned i) { return i ^ 1; }));
  EXPECT_EQ(got[1], lanes([](unsigned i) { return (i ^ 8) < i ? i ^ 8 : i; }));
}

TEST_F(WarpFunctions, shuffles_carry_eight_bytes) {
  EXPECT_EQ(answers({"__shfl_sync(all, lane * 0.5 + 1e100, 3) == 1e100 + 1.5"})[0], each(1));
}

TEST_F(WarpFunctions, shuffles_of_part_of_a_warp_leave_the_others_alone) {
  EXPECT_EQ(answers({"lane < 8 ? __shfl_sync(0xffu, lane, 2) : lane"})[0],
            lanes([](unsigned i) { return i < 8 ? 2u : i; }));
}

TEST_F(WarpFunctions, votes_are_of_any_and_of_all) {
  const auto got =
      answers({"__any_sync(all, lane == 9)", "__any_sync(all, 0)", "__all_sync(all, lane != 9)", "__all_sync(all, 5)"});
  EXPECT_EQ(got[0], each(1));
  EXPECT_EQ(got[1], each(0));
  EXPECT_EQ(got[2], each(0));
  EXPECT_EQ(got[3], each(1));
}

TEST_F(WarpFunctions, a_ballot_has_the_bits_of_its_mask_only) {
  const auto got =
      answers({"__ballot_sync(all, lane % 2)", "lane < 16 ? __ballot_sync(0xffffu, 1) : __ballot_sync(~0xffffu, 1)"});
  EXPECT_EQ(got[0], each(0xaaaaaaaau));
  EXPECT_EQ(got[1], lanes([](unsigned i) { return i < 16 ? 0xffffu : 0xffff0000u; }));
}

TEST_F(WarpFunctions, lanes_that_have_returned_do_not_vote) {
  EXPECT_EQ(answers({"0);\n  if (lane >= 24) return;\n  out[lane] = (__ballot_sync(all, 1)"})[0],
            lanes([](unsigned i) { return i < 24 ? 0xffffffu : 0u; }));
}

TEST_F(WarpFunctions, match_any_gives_the_lanes_with_the_same_value) {
  EXPECT_EQ(answers({"__match_any_sync(all, lane % 2)"})[0],
            lanes([](unsigned i) { return i % 2 != 0 ? 0xaaaaaaaau : 0x55555555u; }));
}

TEST_F(WarpFunctions, match_all_gives_the_mask_or_nothing) {
  const auto got =
      answers({"__match_all_sync(all, 3.5, &same)", "(__match_all_sync(all, 3.5, &same), same)",
               "__match_all_sync(all, lane / 31, &same)", "(__match_all_sync(all, lane / 31, &same), same)"});
  EXPECT_EQ(got[0], each(0xffffffffu));
  EXPECT_EQ(got[1], each(1));
  EXPECT_EQ(got[2], each(0));
  EXPECT_EQ(got[3], each(0));
}

/// clang makes one instruction of two that branches have in common.
TEST_F(WarpFunctions, the_active_mask_is_of_the_lanes_that_take_the_same_branch) {
  EXPECT_EQ(answers({"0);\n  if (lane < 5) { out[lane] = __activemask(); return; }\n"
                     "  __threadfence_block();\n  out[lane] = (__activemask()"})[0],
            lanes([](unsigned i) { return i < 5 ? 0x1fu : 0xffffffe0u; }));
}

TEST_F(WarpFunctions, the_active_mask_loses_the_lanes_that_have_left_a_loop) {
  EXPECT_EQ(answers({"0);\n  unsigned mask = 0;\n  for (unsigned k = 0; k <= lane; ++k) mask = __activemask();\n"
                     "  out[lane] = (mask"})[0],
            lanes([](unsigned i) { return 0xffffffffu << i; }));
}

TEST_F(WarpFunctions, a_warp_reduces_by_one_instruction) {
  const auto got = answers({"__reduce_add_sync(all, lane)", "lane < 4 ? __reduce_add_sync(0xfu, lane) : 0u",
                            "__reduce_min_sync(all, int(lane) - 3)", "__reduce_max_sync(all, int(lane) - 40)",
                            "__reduce_min_sync(all, lane - 3)", "__reduce_max_sync(all, lane - 3)",
                            "__reduce_and_sync(all, lane | 0x40u)", "__reduce_or_sync(all, 1u << lane)",
                            "__reduce_xor_sync(all, lane < 3 ? 5u : 0u)"});
  EXPECT_EQ(got[0], each(496));
  EXPECT_EQ(got[1], lanes([](unsigned i) { return i < 4 ? 6u : 0u; }));
  EXPECT_EQ(got[2], each(0xfffffffdu));
  EXPECT_EQ(got[3], each(0xfffffff7u));
  EXPECT_EQ(got[4], each(0));
  EXPECT_EQ(got[5], each(0xffffffffu));
  EXPECT_EQ(got[6], each(0x40));
  EXPECT_EQ(got[7], each(0xffffffffu));
  EXPECT_EQ(got[8], each(5));
}

TEST(ActiveMask, lanes_that_sit_it_out_keep_what_they_had) {
  const std::vector<std::uint32_t> masks =
      valuesOf("mov.u32 %r1, %tid.x;\nmov.u32 %r2, 7;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 activemask.b32 %r2;\n", 2);
  EXPECT_EQ(masks[4], 31u);
  EXPECT_EQ(masks[5], 7u);
}

TEST(Vote, each_place_may_negate_what_it_puts_in) {
  // %p2 is true in all lanes; the upper half votes with its opposite.
  for (const std::uint32_t ballot :
       valuesOf("mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 16;\nsetp.lt.u32 %p2, %r1, 99;\n@%p1 bra LOW;\n"
                "vote.sync.ballot.b32 %r2, !%p2, -1;\nbra END;\nLOW:\nvote.sync.ballot.b32 %r2, %p2, -1;\nEND:\n",
                2))
    EXPECT_EQ(ballot, 0xffffu);
}

}  // namespace
}  // namespace warpfold
