// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/transactions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <random>
#include <set>

namespace warpfold::emulation {
namespace {

using Addresses = std::array<std::uint64_t, 32>;

Addresses strided(std::uint64_t step, std::uint64_t first = 4096) {
  Addresses addresses;
  for (std::uint32_t i = 0; i < 32; ++i) addresses[i] = first + step * i;
  return addresses;
}

TEST(Sectors, coalesced_words_fill_four) {
  EXPECT_EQ(distinctSectors(strided(4).data(), 32, 4), 4u);
}

TEST(Sectors, misaligned_words_take_one_more) {
  EXPECT_EQ(distinctSectors(strided(4, 4100).data(), 32, 4), 5u);
}

TEST(Sectors, far_words_take_one_each) {
  EXPECT_EQ(distinctSectors(strided(128).data(), 32, 4), 32u);
}

TEST(Sectors, the_same_word_takes_one) {
  EXPECT_EQ(distinctSectors(strided(0).data(), 32, 4), 1u);
}

TEST(Sectors, order_does_not_matter) {
  Addresses addresses = strided(4);
  std::mt19937 random(7);
  std::shuffle(addresses.begin(), addresses.end(), random);
  EXPECT_EQ(distinctSectors(addresses.data(), 32, 4), 4u);
}

TEST(Sectors, sixteen_bytes_a_lane_fill_as_many_as_their_bytes) {
  EXPECT_EQ(distinctSectors(strided(16).data(), 32, 16), 16u);
}

TEST(Banks, adjacent_words_do_not_conflict) {
  EXPECT_EQ(bankConflicts(strided(4).data(), ~0u, 4, false), 0u);
}

TEST(Banks, every_second_word_meets_once) {
  EXPECT_EQ(bankConflicts(strided(8).data(), ~0u, 4, false), 1u);
}

TEST(Banks, a_stride_of_32_words_meets_in_one_bank) {
  EXPECT_EQ(bankConflicts(strided(128).data(), ~0u, 4, false), 31u);
}

TEST(Banks, the_same_word_is_broadcast) {
  EXPECT_EQ(bankConflicts(strided(0).data(), ~0u, 4, false), 0u);
}

TEST(Banks, adjacent_double_words_do_not_conflict) {
  EXPECT_EQ(bankConflicts(strided(8).data(), ~0u, 8, false), 0u);
}

/// Lanes 0 and 16 are in different halves, which take a round each: one more than two lanes could do with.
TEST(Banks, double_words_in_both_halves_count_for_loads_only) {
  const std::uint64_t addresses[] = {4096, 4096 + 128};
  EXPECT_EQ(bankConflicts(addresses, 0x00010001u, 8, false), 1u);
  EXPECT_EQ(bankConflicts(addresses, 0x00010001u, 8, true), 0u);
}

TEST(Banks, sixteen_bytes_a_lane_go_quarter_by_quarter) {
  EXPECT_EQ(bankConflicts(strided(16).data(), ~0u, 16, false), 0u);
}

/// The rules word by word.
std::uint32_t conflictsByWords(const std::uint64_t* addresses, std::uint32_t mask, std::size_t bytes, bool store) {
  const auto lanesAtOnce = static_cast<std::uint32_t>(128 / std::max<std::size_t>(bytes, 4));
  std::uint32_t conflicts = 0, rounds = 0, next = 0;
  for (std::uint32_t first = 0; first < 32; first += lanesAtOnce) {
    std::map<std::uint64_t, std::set<std::uint64_t>> wordsOfBank;
    for (std::uint32_t lane = first; lane < first + lanesAtOnce; ++lane) {
      if ((mask >> lane & 1) == 0) continue;
      const std::uint64_t address = addresses[next++];
      for (std::uint64_t word = address / 4; word < (address + bytes + 3) / 4; ++word)
        wordsOfBank[word % 32].insert(word);
    }
    if (wordsOfBank.empty()) continue;
    ++rounds;
    std::size_t busiest = 0;
    for (const auto& [bank, words] : wordsOfBank) busiest = std::max(busiest, words.size());
    conflicts += static_cast<std::uint32_t>(busiest) - 1;
  }
  return store ? conflicts : conflicts + rounds - (next + lanesAtOnce - 1) / lanesAtOnce;
}

TEST(Transactions, of_random_accesses_follow_the_rules) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 20000; ++round) {
    const auto mask = static_cast<std::uint32_t>(random() & random()) | 1u << (random() % 32);
    const auto lanes = static_cast<std::uint32_t>(std::popcount(mask));
    const std::size_t bytes = std::size_t{4} << random() % 3;
    const std::uint64_t step = random() % 3 == 0 ? 0 : bytes * (random() % 40), scatter = random() % 4 == 0 ? 512 : 1;
    Addresses addresses;
    std::set<std::uint64_t> sectors;
    for (std::uint32_t i = 0; i < lanes; ++i) {
      addresses[i] = 4096 + step * i + bytes * (random() % scatter);
      sectors.insert(addresses[i] / 32);
    }
    EXPECT_EQ(distinctSectors(addresses.data(), lanes, bytes), sectors.size());
    for (const bool store : {false, true})
      EXPECT_EQ(bankConflicts(addresses.data(), mask, bytes, store),
                conflictsByWords(addresses.data(), mask, bytes, store));
  }
}

}  // namespace
}  // namespace warpfold::emulation
