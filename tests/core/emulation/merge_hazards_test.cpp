// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/merge_hazards.h"

#include <gtest/gtest.h>

namespace warpfold::emulation {
namespace {

TEST(merged_hazards, of_the_same_lines_stand_in_one_order_however_they_were_found) {
  Hazard reads;
  reads.first = Hazard::Party{ThreadId{0}, 20, true};
  reads.second = {ThreadId{1}, 31, false};
  Hazard writes = reads;
  writes.second.writes = true;
  std::vector<Hazard> one, other;
  mergeHazards(one, {reads, writes});
  mergeHazards(other, {writes, reads});
  ASSERT_EQ(one.size(), 2u);
  EXPECT_EQ(one, other);
}

TEST(merged_hazards, of_a_fault_that_was_seen_several_times_the_first_threads_are_told) {
  Hazard byFirst;
  byFirst.block = BlockId{31};
  byFirst.first = Hazard::Party{ThreadId{1}, 20, true};
  byFirst.firstBlock = BlockId{0};
  byFirst.second = {ThreadId{0}, 31, false};
  Hazard bySecond = byFirst;
  bySecond.firstBlock = BlockId{1};
  bySecond.second.thread = ThreadId{1};
  std::vector<Hazard> one, other;
  mergeHazards(one, {byFirst, bySecond});
  mergeHazards(other, {bySecond, byFirst});
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].second.thread, ThreadId{0});
  EXPECT_EQ(one[0].times, 2u);
  EXPECT_EQ(one, other);
}

}  // namespace
}  // namespace warpfold::emulation
