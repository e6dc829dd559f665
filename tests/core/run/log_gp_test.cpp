// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/log_gp.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace warpfold {
namespace {

// Of four bytes: 1 + 3 × 0.1 + 5 + 1 = 7.3; the next one at least 2 + 3 × 0.1 = 2.3 later.
constexpr LogGP network{.latencyUs = 5, .overheadUs = 1, .gapUs = 2, .gapPerByteUs = 0.1};

double us(Combining combining, std::uint64_t ranks, std::uint64_t bytes = 4) {
  return combiningUs(combining, network, ranks, bytes);
}

TEST(log_gp, a_message_is_both_overheads_the_latency_and_its_bytes) {
  EXPECT_DOUBLE_EQ(network.messageUs(1), 7);
  EXPECT_DOUBLE_EQ(network.messageUs(4), 7.3);
  EXPECT_DOUBLE_EQ(network.messageUs(8), 7.7);
}

TEST(log_gp, messages_of_a_rank_are_a_gap_apart_or_an_overhead_where_that_is_longer) {
  EXPECT_DOUBLE_EQ(network.spacingUs(4), 2.3);
  EXPECT_DOUBLE_EQ((LogGP{5, 3, 2, 0.1}.spacingUs(1)), 3);
}

TEST(log_gp, one_rank_sends_nothing) {
  for (const Combining each : {Combining::doubling, Combining::halving, Combining::oneRank, Combining::library})
    EXPECT_EQ(us(each, 1), 0);
}

TEST(log_gp, trees_take_a_message_a_round) {
  for (const Combining tree : {Combining::doubling, Combining::halving, Combining::library}) {
    EXPECT_DOUBLE_EQ(us(tree, 2), 7.3);
    EXPECT_DOUBLE_EQ(us(tree, 4), 14.6);
    EXPECT_NEAR(us(tree, 1u << 20), 20 * 7.3, 1e-9);
  }
}

TEST(log_gp, of_three_ranks_the_last_value_has_been_waiting) {
  // Rank 0 takes the first at 6.3 and the second 2.3 later; each takes 1.
  EXPECT_DOUBLE_EQ(us(Combining::doubling, 3), 9.6);
  EXPECT_DOUBLE_EQ(us(Combining::halving, 3), 9.6);
}

TEST(log_gp, gathering_takes_a_gap_for_each_rank_after_the_first) {
  EXPECT_DOUBLE_EQ(us(Combining::oneRank, 2), 7.3);
  EXPECT_DOUBLE_EQ(us(Combining::oneRank, 4), 7.3 + 2 * 2.3);
  EXPECT_NEAR(us(Combining::oneRank, 1024), 7.3 + 1022 * 2.3, 1e-6);
}

TEST(log_gp, a_gap_longer_than_a_message_holds_up_a_tree) {
  const LogGP slow{.latencyUs = 1, .overheadUs = 1, .gapUs = 10, .gapPerByteUs = 0};
  // Round 1 ends at 3; rank 0 cannot take the next one before 2 + 10, and has it at 13.
  EXPECT_DOUBLE_EQ(combiningUs(Combining::halving, slow, 4, 1), 13);
}

TEST(log_gp, is_fitted_to_round_trips_a_burst_and_a_sender) {
  const LogGP fit = fitted({.roundTrips = {{1, 14}, {101, 34}}, .sendUs = 1, .burstUs = 62, .burst = 32});
  EXPECT_DOUBLE_EQ(fit.overheadUs, 1);
  EXPECT_DOUBLE_EQ(fit.latencyUs, 5);
  EXPECT_DOUBLE_EQ(fit.gapUs, 2);
  EXPECT_DOUBLE_EQ(fit.gapPerByteUs, 0.1);
}

TEST(log_gp, a_fit_is_never_negative) {
  const LogGP fit = fitted({.roundTrips = {{1, 2}, {101, 1}}, .sendUs = 5, .burstUs = 0, .burst = 1});
  EXPECT_EQ(fit, (LogGP{0, 0.5, 0, 0}));
}

TEST(log_gp, a_fit_needs_the_shortest_round_trip) {
  EXPECT_THROW(fitted({}), std::invalid_argument);
  EXPECT_THROW(fitted({.roundTrips = {{2, 1}}}), std::invalid_argument);
}

}  // namespace
}  // namespace warpfold
