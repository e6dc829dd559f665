// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How trees tell the ways in which a block comes to finish for others.
#include <gtest/gtest.h>

#include "backends/prepared_run.h"
#include "catalogue/catalogue.h"
#include "models/tree_index.h"

namespace warpfold::app {
namespace {

TEST(finishing_blocks, blocks_of_a_cluster_hand_over_and_blocks_of_a_grid_barrier_draw_no_ticket) {
  const auto last = [](const char* kernel, std::uint64_t grid, std::uint64_t block) {
    RunRequest request;
    request.kernel = kernel;
    request.backend = "emulator";
    request.n = 4096;
    request.block = 64;
    request.grid = grid;
    request.iterations = 1;
    request.traceBlocks = {BlockSelection::Kind::list, 0, {block}};
    return TreeIndex(runRequest(Catalogue::builtIn(), request, RunControl{}).traces.front());
  };
  const TreeIndex ticket = last("last-block", 4, 3), barrier = last("grid-barrier", 4, 3);
  EXPECT_FALSE(ticket.waitsForBlocks());
  EXPECT_TRUE(barrier.waitsForBlocks());
  const TreeIndex leader = last("clusters", 16, 7), finisher = last("clusters", 16, 15);
  ASSERT_EQ(leader.lateRows().size(), 1u);
  EXPECT_TRUE(leader.isOfCluster(leader.lateRows()[0]));
  ASSERT_EQ(finisher.lateRows().size(), 2u);
  EXPECT_TRUE(finisher.isOfCluster(finisher.lateRows()[0]));
  EXPECT_FALSE(finisher.isOfCluster(finisher.lateRows()[1]));
}

}  // namespace
}  // namespace warpfold::app
