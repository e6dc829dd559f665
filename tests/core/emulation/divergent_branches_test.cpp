// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Requests and sectors of lanes that part, against a GPU's and by hand. tests/data/ptx/divergence_by_nvcc.ptx is what
// ran there: nvcc -std=c++17 -O3 -arch=sm_75 -ptx tests/gpu/divergence.cu. (clang makes one access of those that
// branches have in common.)
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

/// Load requests, load sectors, store requests, store sectors.
using Row = std::array<std::uint64_t, 4>;

Row rowOf(const std::string& name) {
  PtxKernel kernel(ptxText("divergence_by_nvcc"), "_Z" + std::to_string(name.size()) + name + "IPVKiPViEvT_T0_");
  std::vector<int> in(1u << 16), out(1u << 16);
  const Counters c =
      kernel.counters(kernel.run(2, 64, kernel.array("g", std::span(in)), kernel.array("out", std::span(out))));
  return {c.globalLoadRequests, c.globalLoadSectors, c.globalStoreRequests, c.globalStoreSectors};
}

/// Load requests of one of the four warps.
std::uint64_t loads(const std::string& name) {
  return rowOf(name)[0] / 4;
}

TEST(DivergentBranches, both_branches_are_requests_of_their_own) {
  EXPECT_EQ(rowOf("if_else"), (Row{8, 8, 8, 16}));
  EXPECT_EQ(loads("if_else_in_one_line"), 2u);
  EXPECT_EQ(loads("else_if_chain"), 4u);
  EXPECT_EQ(loads("nested_if"), 5u);
  EXPECT_EQ(loads("same_place_in_both"), 4u);
}

TEST(DivergentBranches, lanes_come_together_again_behind_a_branch) {
  EXPECT_EQ(loads("if_only"), 2u);
  EXPECT_EQ(loads("early_return"), 2u);
  EXPECT_EQ(loads("by_warp"), 1u);
  EXPECT_EQ(loads("partial_meeting"), 3u);
}

TEST(DivergentBranches, a_loop_has_the_requests_of_the_lane_with_the_most_trips) {
  EXPECT_EQ(loads("trips_by_lane"), 31u);
  EXPECT_EQ(loads("trips_by_quarter"), 8u);
  EXPECT_EQ(loads("trips_from_lane"), 3u);
  EXPECT_EQ(loads("while_halving"), 5u);
  EXPECT_EQ(loads("loop_then_all"), 18u);
}

TEST(DivergentBranches, a_trip_in_which_any_lane_goes_on_is_a_request) {
  EXPECT_EQ(loads("continue_by_parity"), 8u);
  EXPECT_EQ(loads("continue_apart"), 6u);
  EXPECT_EQ(loads("continue_outer"), 12u);
  EXPECT_EQ(loads("break_early"), 13u);
  EXPECT_EQ(loads("branch_in_loop"), 8u);
}

TEST(DivergentBranches, every_case_of_a_switch_is_a_request) {
  EXPECT_EQ(loads("switch_four"), 4u);
  EXPECT_EQ(loads("switch_with_default"), 4u);
}

TEST(DivergentBranches, are_counted_as_a_gpu_counts_them) {
  std::ifstream in(std::string(WARPFOLD_TEST_DATA) + "/divergent_branches_h200.csv");
  std::string line;
  std::getline(in, line);
  EXPECT_EQ(line, "name,load_requests,load_sectors,store_requests,store_sectors");
  std::size_t rows = 0;
  for (; std::getline(in, line); ++rows) {
    std::istringstream stream(line);
    std::string name;
    std::getline(stream, name, ',');
    Row measured{};
    for (std::uint64_t& value : measured) {
      stream >> value;
      stream.ignore();
    }
    EXPECT_EQ(rowOf(name), measured) << name;
  }
  EXPECT_EQ(rows, 40u);
}

}  // namespace
}  // namespace warpfold
