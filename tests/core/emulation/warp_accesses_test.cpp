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

Counters flushed(WarpAccesses& accesses) {
  Counters c;
  accesses.flush([&](std::uint32_t) -> Counters& { return c; });
  return c;
}

TEST(warp_accesses, puts_accesses_of_one_place_together) {
  WarpAccesses accesses;
  for (std::uintptr_t lane = 0; lane < 32; ++lane) {
    accesses.add(4096 + lane * 4, AccessKind::globalLoad, 4, 1u << lane, {0, 1});
    accesses.add(8192 + lane * 4, AccessKind::globalLoad, 4, 1u << lane, {0, 2});
    accesses.add(4096 + lane * 4, AccessKind::globalStore, 4, 1u << lane, {0, 3});
    accesses.nextLane();
  }
  const Counters c = flushed(accesses);
  EXPECT_EQ(c.globalLoadRequests, 2u);
  EXPECT_EQ(c.globalLoadSectors, 8u);
  EXPECT_EQ(c.globalStoreRequests, 1u);
  EXPECT_EQ(c.globalStoreSectors, 4u);
  EXPECT_TRUE(accesses.pending().empty());
}

TEST(warp_accesses, never_mixes_loads_with_stores) {
  WarpAccesses accesses;
  accesses.add(4096, AccessKind::globalLoad, 4, 1, {});
  accesses.nextLane();
  accesses.add(4100, AccessKind::globalStore, 4, 2, {});
  const Counters c = flushed(accesses);
  EXPECT_EQ(c.globalLoadRequests, 1u);
  EXPECT_EQ(c.globalStoreRequests, 1u);
}

TEST(warp_accesses, the_kth_access_of_one_place_goes_with_the_kth_of_other_lanes) {
  WarpAccesses accesses;
  for (const std::uint32_t lane : {0u, 1u, 2u}) {
    for (std::uint32_t k = 0; k <= lane; ++k)
      accesses.add(4096 + k * 256, AccessKind::globalLoad, 4, 1u << lane, {0, 1});
    accesses.nextLane();
  }
  const Counters c = flushed(accesses);
  EXPECT_EQ(c.globalLoadRequests, 3u);
  EXPECT_EQ(c.globalLoadSectors, 3u);
}

TEST(warp_accesses, other_trips_of_a_loop_are_other_requests) {
  WarpAccesses accesses;
  accesses.add(4096, AccessKind::globalLoad, 4, 1, {1, 1});
  accesses.nextLane();
  accesses.add(4100, AccessKind::globalLoad, 4, 2, {2, 1});
  EXPECT_EQ(flushed(accesses).globalLoadRequests, 2u);
}

TEST(warp_accesses, lanes_that_come_late_take_their_place_among_the_addresses) {
  WarpAccesses accesses;
  for (const std::uint32_t lane : {16u, 17u, 3u}) {
    accesses.add(4096 + lane * 4, AccessKind::globalLoad, 4, 1u << lane, {0, 1});
    accesses.nextLane();
  }
  ASSERT_EQ(accesses.pending().size(), 1u);
  const auto& request = accesses.pending().front();
  EXPECT_EQ(request.laneMask, 0x30008u);
  EXPECT_EQ(request.addresses[0], 4096u + 12);
  EXPECT_EQ(request.addresses[2], 4096u + 68);
}

TEST(warp_accesses, thousands_of_places_in_any_order_are_found_again) {
  constexpr std::uint32_t places = 5000;
  WarpAccesses accesses;
  for (std::uint32_t lane = 0; lane < 4; ++lane) {
    for (std::uint32_t i = 0; i < places; ++i)
      accesses.add(4096, AccessKind::globalLoad, 4, 1u << lane, {(i * (2 * lane + 1)) % places + 1, 1});
    accesses.nextLane();
  }
  // 1, 3, 5 and 7 times i: all but the third run through every place once.
  EXPECT_EQ(flushed(accesses).globalLoadRequests, places + 4 * places / 5);
  EXPECT_TRUE(accesses.pending().empty());
}

TEST(warp_accesses, requests_count_in_the_part_in_which_they_began) {
  WarpAccesses accesses;
  accesses.setPart(2);
  accesses.add(4096, AccessKind::globalLoad, 4, 1, {0, 1});
  accesses.setPart(3);
  accesses.nextLane();
  accesses.add(4100, AccessKind::globalLoad, 4, 2, {0, 1});
  std::vector<Counters> parts(4);
  accesses.flush([&](std::uint32_t part) -> Counters& { return parts[part]; });
  EXPECT_EQ(parts[2].globalLoadRequests, 1u);
  EXPECT_EQ(parts[3].globalLoadRequests, 0u);
}

}  // namespace
}  // namespace warpfold::emulation
