// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Requests and sectors of lanes that part, against a GPU's and by hand.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "core/emulation/small_kernels.h"

namespace warpfold::emulation {
namespace {

// clang-format off
#define NOT_UNROLLED
#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 1
#define WARPFOLD_LOOPS 2
#include "emulation/device_names_begin.h"
#include "gpu/divergence_kernels.h"
#include "emulation/device_names_end.h"
// clang-format on
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED

template <void (*kernel)(Element<int>*, Element<int>*)>
void withoutTicket(Element<int>* in, Element<int>* out, unsigned*) {
  kernel(in, out);
}

const std::map<std::string, Machine::Body>& kernels() {
#define ENTRY(kernel) {#kernel, &smallBody<withoutTicket<kernel<Element<int>*, Element<int>*>>>},
  static const std::map<std::string, Machine::Body> all{DIVERGENCE_KERNELS(ENTRY)};
#undef ENTRY
  return all;
}

/// Load requests, load sectors, store requests, store sectors.
using Row = std::array<std::uint64_t, 4>;

Row counted(const std::string& kernel) {
  const Counters c = runSmall(kernels().at(kernel), {2, 64}).counters();
  return {c.globalLoadRequests, c.globalLoadSectors, c.globalStoreRequests, c.globalStoreSectors};
}

/// Of one of the four warps.
std::uint64_t loads(const std::string& kernel) {
  return counted(kernel)[0] / 4;
}

TEST(divergent_branches, both_branches_are_requests_of_their_own) {
  EXPECT_EQ(counted("if_else"), (Row{8, 8, 8, 16}));
  EXPECT_EQ(loads("if_else_in_one_line"), 2u);
  EXPECT_EQ(loads("else_if_chain"), 4u);
  EXPECT_EQ(loads("nested_if"), 5u);
  EXPECT_EQ(loads("same_place_in_both"), 4u);
}

TEST(divergent_branches, lanes_come_together_again_behind_a_branch) {
  EXPECT_EQ(loads("if_only"), 2u);
  EXPECT_EQ(loads("early_return"), 2u);
  EXPECT_EQ(loads("by_warp"), 1u);
  EXPECT_EQ(loads("partial_meeting"), 3u);
}

TEST(divergent_branches, a_loop_has_the_requests_of_the_lane_with_the_most_trips) {
  EXPECT_EQ(loads("trips_by_lane"), 31u);
  EXPECT_EQ(loads("trips_by_quarter"), 8u);
  EXPECT_EQ(loads("trips_from_lane"), 3u);
  EXPECT_EQ(loads("while_halving"), 5u);
  EXPECT_EQ(loads("loop_then_all"), 18u);
}

TEST(divergent_branches, a_trip_in_which_any_lane_goes_on_is_a_request) {
  EXPECT_EQ(loads("continue_by_parity"), 8u);
  EXPECT_EQ(loads("continue_apart"), 6u);
  EXPECT_EQ(loads("continue_outer"), 12u);
  EXPECT_EQ(loads("break_early"), 13u);
  EXPECT_EQ(loads("branch_in_loop"), 8u);
}

TEST(divergent_branches, every_case_of_a_switch_is_a_request) {
  EXPECT_EQ(loads("switch_four"), 4u);
  EXPECT_EQ(loads("switch_with_default"), 4u);
}

TEST(divergent_branches, are_counted_as_a_gpu_counts_them) {
  std::ifstream in(std::string(WARPFOLD_TEST_DATA) + "/divergent_branches_h200.csv");
  if (!in) GTEST_SKIP() << "no tests/data/divergent_branches_h200.csv: tests/gpu/divergence.sh makes it";
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
    EXPECT_EQ(counted(name), measured) << name;
  }
  EXPECT_EQ(rows, kernels().size());
}

}  // namespace
}  // namespace warpfold::emulation
