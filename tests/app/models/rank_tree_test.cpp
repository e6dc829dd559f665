// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rank_tree.h"

#include <gtest/gtest.h>

#include "app/sample_ranks.h"

namespace warpfold::app {
namespace {

/// "0.0=0 1.0=1 …": each node's rank, row and value.
std::string told(const RankTree& tree) {
  std::string text;
  for (const RankNode& node : tree.nodes)
    text += std::to_string(node.rank) + "." + std::to_string(node.row) + "=" + node.value.text() + " ";
  return text;
}

TEST(rank_tree, has_a_row_for_the_partials_and_one_for_each_round) {
  const RankTree tree = rankTree(samples::fourRanks());
  EXPECT_EQ(tree.ranks, 4u);
  EXPECT_EQ(tree.rows, 3u);
  EXPECT_EQ(told(tree), "0.0=0 1.0=1 2.0=2 3.0=3 0.1=1 2.1=5 0.2=6 ");
  EXPECT_EQ(tree.longestUs, 4);
}

TEST(rank_tree, a_message_leaves_what_its_sender_has_last) {
  const RankTree tree = rankTree(samples::fourRanks());
  ASSERT_EQ(tree.senders.size(), 3u);
  const RankNode& last = tree.nodes[tree.senders[2]];
  EXPECT_EQ(last.rank, 2u);
  EXPECT_EQ(last.value.text(), "5");
  EXPECT_EQ(tree.last(3)->row, 0u);
}

TEST(rank_tree, hosts_are_bands_of_ranks) {
  const RankTree tree = rankTree(samples::fourRanks());
  ASSERT_EQ(tree.hosts.size(), 2u);
  EXPECT_EQ(tree.hosts[1].name, "south");
  EXPECT_EQ(tree.hosts[1].first, 2u);
  EXPECT_EQ(tree.hosts[1].last, 3u);
}

TEST(rank_tree, all_messages_of_a_round_make_one_value) {
  RunResult result = samples::fourRanks();
  result.ranks->messages = {{2, 0, 0, 4, 0, 1}, {1, 0, 0, 4, 0, 2}, {3, 0, 0, 4, 0, 3}};
  const RankTree tree = rankTree(result);
  EXPECT_EQ(tree.rows, 2u);
  EXPECT_EQ(tree.nodes.back().messages.size(), 3u);
  EXPECT_EQ(tree.messages.front().from, 1u) << "in the order of the ranks";
  EXPECT_EQ(tree.nodes.back().value.text(), "6");
}

TEST(rank_tree, untold_messages_leave_the_result) {
  RunResult result = samples::fourRanks();
  result.ranks->messages.clear();
  result.ranks->messagesReason = say<"messages-not-told">();
  const RankTree tree = rankTree(result);
  EXPECT_EQ(tree.rows, 2u);
  EXPECT_EQ(told(tree), "0.0=0 1.0=1 2.0=2 3.0=3 0.1=6 ");
  EXPECT_TRUE(tree.untold);
}

}  // namespace
}  // namespace warpfold::app
