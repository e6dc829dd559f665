// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/network_probe.h"

#include <gtest/gtest.h>

#include "support/fake_ranks.h"

namespace warpfold::ranks {
namespace {

TEST(network_probe, is_between_hosts_where_there_are_two) {
  EXPECT_EQ(farRank({"a", "a", "b", "b"}), 2u);
  EXPECT_EQ(farRank({"a", "a", "a"}), 2u);
  EXPECT_EQ(farRank({"a"}), 0u);
}

TEST(network_probe, a_single_rank_has_no_network) {
  FakeWorld(1).run([](Transport& transport) {
    Conference conference(transport, 10);
    conference.nameHosts({"a"});
    EXPECT_FALSE(measureNetwork(conference));
  });
}

TEST(network_probe, measures_with_the_far_rank_while_the_others_go_on) {
  std::optional<MeasuredNetwork> found;
  FakeWorld(4).run([&](Transport& transport) {
    Conference conference(transport, 10);
    conference.nameHosts({"a", "a", "b", "b"});
    const auto mine = measureNetwork(conference);
    EXPECT_EQ(mine.has_value(), transport.rank() == 0);
    if (mine) found = mine;
    conference.meet();
  });
  ASSERT_TRUE(found);
  EXPECT_EQ(found->rank, 2u);
  EXPECT_GT(found->network.latencyUs + 2 * found->network.overheadUs, 0);
}

}  // namespace
}  // namespace warpfold::ranks
