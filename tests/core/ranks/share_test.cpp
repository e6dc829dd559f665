// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/share.h"

#include <gtest/gtest.h>

namespace warpfold::ranks {
namespace {

TEST(share, the_remainder_goes_to_the_first_ranks) {
  EXPECT_EQ(shareOf(10, 0, 4), (Share{0, 3}));
  EXPECT_EQ(shareOf(10, 1, 4), (Share{3, 3}));
  EXPECT_EQ(shareOf(10, 2, 4), (Share{6, 2}));
  EXPECT_EQ(shareOf(10, 3, 4), (Share{8, 2}));
}

TEST(share, the_last_ranks_are_empty_where_there_are_fewer_elements) {
  EXPECT_EQ(shareOf(2, 0, 4), (Share{0, 1}));
  EXPECT_EQ(shareOf(2, 1, 4), (Share{1, 1}));
  EXPECT_EQ(shareOf(2, 2, 4), (Share{2, 0}));
  EXPECT_EQ(shareOf(2, 3, 4), (Share{2, 0}));
}

TEST(share, all_elements_are_somebodys_once) {
  for (const std::uint64_t n : {0ull, 1ull, 7ull, 8ull, 1048579ull, ~0ull})
    for (const unsigned ranks : {1u, 2u, 3u, 4u, 7u, 8u, 1000u}) {
      std::uint64_t next = 0;
      for (unsigned rank = 0; rank < ranks; ++rank) {
        const Share share = shareOf(n, rank, ranks);
        EXPECT_EQ(share.first, next);
        next += share.count;
      }
      EXPECT_EQ(next, n);
    }
}

}  // namespace
}  // namespace warpfold::ranks
