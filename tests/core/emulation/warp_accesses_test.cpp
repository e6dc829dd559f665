// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/warp_accesses.h"

#include <gtest/gtest.h>

#include <vector>

namespace warpfold::emulation {
namespace {

std::vector<std::uintptr_t> strided(std::uint32_t lanes, std::size_t bytes, std::uintptr_t base = 4096) {
  std::vector<std::uintptr_t> addresses;
  for (std::uint32_t i = 0; i < lanes; ++i) addresses.push_back(base + i * bytes);
  return addresses;
}

TEST(sectors, coalesced_words_fill_four) {
  EXPECT_EQ(distinctSectors(strided(32, 4).data(), 32), 4u);
}
TEST(sectors, misaligned_words_take_one_more) {
  EXPECT_EQ(distinctSectors(strided(32, 4, 4100).data(), 32), 5u);
}
TEST(sectors, far_words_take_one_each) {
  EXPECT_EQ(distinctSectors(strided(32, 128).data(), 32), 32u);
}
TEST(sectors, the_same_word_takes_one) {
  EXPECT_EQ(distinctSectors(strided(32, 0).data(), 32), 1u);
}

TEST(sectors, order_does_not_matter) {
  auto addresses = strided(32, 4);
  std::swap(addresses[0], addresses[31]);
  std::swap(addresses[7], addresses[19]);
  EXPECT_EQ(distinctSectors(addresses.data(), 32), 4u);
}

TEST(banks, adjacent_words_do_not_conflict) {
  EXPECT_EQ(bankConflicts(strided(32, 4).data(), ~0u, 4, false), 0u);
}
TEST(banks, every_second_word_meets_once) {
  EXPECT_EQ(bankConflicts(strided(32, 8).data(), ~0u, 4, false), 1u);
}
TEST(banks, a_stride_of_32_words_meets_in_one_bank) {
  EXPECT_EQ(bankConflicts(strided(32, 128).data(), ~0u, 4, false), 31u);
}
TEST(banks, the_same_word_is_broadcast) {
  EXPECT_EQ(bankConflicts(strided(32, 0).data(), ~0u, 4, false), 0u);
}
TEST(banks, adjacent_double_words_do_not_conflict) {
  EXPECT_EQ(bankConflicts(strided(32, 8).data(), ~0u, 8, false), 0u);
}

TEST(banks, double_words_in_both_halves_count_for_loads_only) {
  // Lanes 0 and 16, as shared-modulo has them at stride 8.
  const std::uintptr_t addresses[] = {4096, 4096 + 16 * 8};
  EXPECT_EQ(bankConflicts(addresses, 0x00010001u, 8, false), 1u);
  EXPECT_EQ(bankConflicts(addresses, 0x00010001u, 8, true), 0u);
}

TEST(warp_accesses, puts_the_kth_access_of_each_lane_together) {
  WarpAccesses accesses;
  for (std::uintptr_t lane = 0; lane < 32; ++lane) {
    accesses.add(4096 + lane * 4, AccessKind::globalLoad, 4, 1u << lane);
    accesses.add(8192 + lane * 4, AccessKind::globalLoad, 4, 1u << lane);
    accesses.add(4096 + lane * 4, AccessKind::globalStore, 4, 1u << lane);
    accesses.nextLane();
  }
  Counters c;
  accesses.flush(c);
  EXPECT_EQ(c.globalLoadRequests, 2u);
  EXPECT_EQ(c.globalLoadSectors, 8u);
  EXPECT_EQ(c.globalStoreRequests, 1u);
  EXPECT_EQ(c.globalStoreSectors, 4u);
  EXPECT_TRUE(accesses.pending().empty());
}

TEST(warp_accesses, never_mixes_loads_with_stores) {
  WarpAccesses accesses;
  accesses.add(4096, AccessKind::globalLoad, 4, 1);
  accesses.nextLane();
  accesses.add(4100, AccessKind::globalStore, 4, 2);
  Counters c;
  accesses.flush(c);
  EXPECT_EQ(c.globalLoadRequests, 1u);
  EXPECT_EQ(c.globalStoreRequests, 1u);
}

}  // namespace
}  // namespace warpfold::emulation
