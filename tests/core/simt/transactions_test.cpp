// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/transactions.h"

#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "emulation/warp_accesses.h"

namespace warpfold::simt {
namespace {

TEST(Transactions, follow_the_rules_that_the_hardware_counters_were_checked_with) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 20000; ++round) {
    const auto mask = static_cast<std::uint32_t>(random() & random()) | 1u << (random() % 32);
    const auto lanes = static_cast<std::uint32_t>(std::popcount(mask));
    const std::size_t bytes = random() % 2 == 0 ? 4 : 8;
    const std::uint64_t step = random() % 3 == 0 ? 0 : bytes * (random() % 40), scatter = random() % 4 == 0 ? 512 : 1;
    std::array<std::uintptr_t, 32> addresses;
    std::array<std::uint64_t, 32> same;
    for (std::uint32_t i = 0; i < lanes; ++i) same[i] = addresses[i] = 4096 + step * i + bytes * (random() % scatter);
    EXPECT_EQ(distinctSectors(same.data(), lanes, bytes), emulation::distinctSectors(addresses.data(), lanes));
    for (const bool store : {false, true})
      EXPECT_EQ(bankConflicts(same.data(), mask, bytes, store),
                emulation::bankConflicts(addresses.data(), mask, bytes, store));
  }
}

TEST(Transactions, sixteen_bytes_a_lane_go_quarter_by_quarter) {
  std::array<std::uint64_t, 32> addresses;
  for (std::uint32_t i = 0; i < 32; ++i) addresses[i] = 16 * i;
  EXPECT_EQ(bankConflicts(addresses.data(), ~0u, 16, false), 0u);
  EXPECT_EQ(distinctSectors(addresses.data(), 32, 16), 16u);
}

}  // namespace
}  // namespace warpfold::simt
