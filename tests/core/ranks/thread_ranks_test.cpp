// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/thread_ranks.h"

#include <gtest/gtest.h>

#include <array>

#include "ranks/ranks_run.h"
#include "support/runs.h"

namespace warpfold::ranks {
namespace {

TEST(thread_ranks, are_one_host) {
  ThreadRanks(3).run([](Transport& transport) {
    EXPECT_EQ(transport.ranks(), 3u);
    EXPECT_EQ(transport.localRank(), transport.rank());
    EXPECT_EQ(transport.localRanks(), 3u);
    EXPECT_FALSE(transport.host().empty());
  });
}

TEST(thread_ranks, bytes_arrive_in_the_order_sent) {
  ThreadRanks(2).run([](Transport& transport) {
    std::array<std::byte, 1> byte{};
    if (transport.rank() == 0) {
      for (const int value : {1, 2}) {
        byte[0] = std::byte(value);
        EXPECT_TRUE(transport.send(1, byte, 1));
      }
      return;
    }
    for (const int value : {1, 2}) {
      EXPECT_TRUE(transport.receive(0, byte, 10));
      EXPECT_EQ(byte[0], std::byte(value));
    }
    EXPECT_FALSE(transport.arrived(0));
  });
}

TEST(thread_ranks, nobody_is_waited_for_longer_than_the_limit) {
  ThreadRanks(2).run([](Transport& transport) {
    std::array<std::byte, 1> byte{};
    const bool first = transport.rank() == 0;
    EXPECT_EQ(first && transport.receive(1, byte, 0.01), false);
  });
}

TEST(thread_ranks, reduce_what_one_process_does) {
  RanksRequest request;
  request.run.kernel = "grid-stride";
  request.run.n = 1003;
  request.run.iterations = 1;
  request.run.warmup = 0;
  std::optional<RanksResult> result;
  ThreadRanks(4).run([&](Transport& transport) {
    if (auto mine = runOnRanks(builtInKernels(), request, transport)) result = std::move(mine);
  });
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->whole.matches);
  EXPECT_EQ(result->whole.reference, runRequest(request.run).reference);
}

}  // namespace
}  // namespace warpfold::ranks
