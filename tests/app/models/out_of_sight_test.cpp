// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/out_of_sight.h"

#include <gtest/gtest.h>

#include "app/sample_traces.h"

namespace warpfold::app {
namespace {

/// Two warps of four lanes: the threads of the first combine neighbours all over the block.
TreeIndex strided() {
  samples::ByHand hand(8, 4);
  std::vector<NodeId> now;
  for (std::uint32_t c = 0; c < 8; ++c) now.push_back(hand.input(c, c, 1));
  for (std::uint32_t t = 0; t < 4; ++t) {
    const NodeId made = hand.sum(1, 2 * t, now[2 * t], now[2 * t + 1]);
    hand.trace().nodes[made.value].thread = ThreadId{t};
  }
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3}).stride = 1;
  return TreeIndex(hand.done());
}

TEST(out_of_sight, names_the_lanes_whose_elements_are_in_other_columns) {
  const TreeIndex index = strided();
  const OutOfSight beyond = outOfSight(index, 1, 0);
  EXPECT_EQ(beyond.lanes, (std::vector<std::uint32_t>{2, 3}));
  EXPECT_EQ(beyond.columns, (std::vector<std::uint64_t>{4, 6}));
  EXPECT_TRUE(beyond.after());
  EXPECT_FALSE(beyond.before());
  EXPECT_EQ(outOfSightText(index, 1, 0), QStringLiteral("Lanes 2–3 work on elements 4, 6, outside the picture"));
}

TEST(out_of_sight, a_warp_that_stays_in_its_columns_has_nothing_there) {
  EXPECT_EQ(outOfSightText(strided(), 0, 0), QString());
  EXPECT_EQ(outOfSightText(strided(), 1, 1), QString());
}

}  // namespace
}  // namespace warpfold::app
