// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/rank_scaling.h"

#include <gtest/gtest.h>

#include "words/english.h"

namespace warpfold {
namespace {

using Counts = std::vector<std::uint32_t>;

ScalingBasis basis(Scaling scaling) {
  ScalingBasis basis;
  basis.scaling = scaling;
  basis.method = "neighbored";
  basis.combining = Combining::doubling;
  basis.network = {.latencyUs = 5, .overheadUs = 1, .gapUs = 2, .gapPerByteUs = 0.1};
  basis.valueBytes = 4;
  basis.ranks = 4;
  basis.n = 4000;
  basis.bytes = 16000;
  basis.withinUs = 90;
  basis.floorUs = 10;
  return basis;
}

TEST(rank_scaling, goes_by_powers_of_two_and_takes_all) {
  EXPECT_EQ(powersUpTo(1), (Counts{1}));
  EXPECT_EQ(powersUpTo(8), (Counts{1, 2, 4, 8}));
  EXPECT_EQ(powersUpTo(7), (Counts{1, 2, 4, 7}));
}

TEST(rank_scaling, strong_keeps_the_elements_and_weak_the_share) {
  EXPECT_EQ(elementsOn(Scaling::strong, 1000, 2, 8), 1000u);
  EXPECT_EQ(elementsOn(Scaling::weak, 1000, 2, 8), 250u);
  EXPECT_EQ(elementsOn(Scaling::weak, 1001, 8, 8), 1001u) << "all ranks: one run for both";
  EXPECT_EQ(elementsOn(Scaling::weak, 3, 2, 8), 2u);
  EXPECT_EQ(elementsOn(Scaling::weak, 3, 8, 8), 8u) << "a rank has one at least";
}

TEST(rank_scaling, the_ideal_loses_nothing) {
  EXPECT_EQ(idealUs(Scaling::strong, 100, 4), 25);
  EXPECT_EQ(idealUs(Scaling::weak, 100, 4), 100);
  EXPECT_EQ(efficiency(Scaling::strong, 100, 4, 50), 0.5);
  EXPECT_EQ(efficiency(Scaling::weak, 100, 4, 125), 0.8);
}

TEST(rank_scaling, begins_where_it_was_measured) {
  const auto points = continued(basis(Scaling::weak), 32);
  ASSERT_EQ(points.size(), 4u);
  EXPECT_EQ(points[0].ranks, 4u);
  EXPECT_EQ(points[3].ranks, 32u);
  EXPECT_EQ(continued(basis(Scaling::weak)).back().ranks, 1u << 20);
}

TEST(rank_scaling, a_kept_share_takes_as_long_and_a_message_more_a_doubling) {
  const auto points = continued(basis(Scaling::weak), 16);
  EXPECT_DOUBLE_EQ(points[2].withinUs, 90);
  EXPECT_DOUBLE_EQ(points[2].acrossUs, 4 * 7.3);
  EXPECT_DOUBLE_EQ(points[2].bandwidthGbs, 64000 / 119.2 / 1000);
}

TEST(rank_scaling, a_shrinking_share_comes_down_to_what_every_reduction_takes) {
  const auto points = continued(basis(Scaling::strong), 16);
  EXPECT_DOUBLE_EQ(points[0].withinUs, 90);
  EXPECT_DOUBLE_EQ(points[1].withinUs, 50);
  EXPECT_DOUBLE_EQ(points[2].withinUs, 30);
  EXPECT_DOUBLE_EQ(points[2].bandwidthGbs, 16000 / 59.2 / 1000);
}

TEST(rank_scaling, modelled_points_have_the_elements_that_they_would_be_measured_with) {
  ScalingBasis weak = basis(Scaling::weak);
  weak.ranks = 3;
  weak.n = 1000;
  const auto points = continued(weak, 8);
  ASSERT_EQ(points.size(), 3u);
  EXPECT_EQ(points[0].n, 1000u);
  EXPECT_EQ(points[1].n, 1332u);
  EXPECT_EQ(points[2].n, 2664u);
  EXPECT_EQ(continued(basis(Scaling::strong), 8).back().n, 4000u);
}

TEST(rank_scaling, nothing_goes_on_without_a_network) {
  ScalingBasis alone = basis(Scaling::weak);
  alone.network = {};
  EXPECT_TRUE(continued(alone).empty());
  ASSERT_EQ(assumptionsOf(alone).size(), 1u);
  EXPECT_EQ(english(assumptionsOf(alone).front()), "a single rank has nobody to send to");
  alone.measuredWith = 1;
  EXPECT_FALSE(continued(alone).empty());
}

TEST(rank_scaling, says_what_it_rests_on) {
  ScalingBasis measured = basis(Scaling::strong);
  measured.measuredWith = 3;
  measured.oneHost = true;
  std::vector<std::string> said;
  for (const Message& message : assumptionsOf(measured)) said.push_back(english(message));
  EXPECT_EQ(said,
            (std::vector<std::string>{
                "network measured between rank 0 and rank 3: L = 5 µs, o = 1 µs, g = 2 µs, G = 100 ns a byte",
                "both are on one host, so a network between hosts, which is slower, is not in it",
                "neighbored: one message of L + 2o + (k − 1)G a round, k = 4 bytes, log2 of the ranks rounds",
                "all ranks are as far from each other, begin together, and messages do not slow each other down; "
                "combining two values takes no time",
                "time within ranks: 10.0 µs that every reduction takes, and the rest shrinking with the share from 4 "
                "ranks on"}));
}

TEST(rank_scaling, says_that_messages_went_from_gpu_to_gpu) {
  ScalingBasis measured = basis(Scaling::weak);
  measured.measuredWith = 1;
  measured.betweenGpus = true;
  EXPECT_EQ(english(assumptionsOf(measured).front()),
            "network measured between the GPUs of rank 0 and rank 1, whose kernels store into each other's memory: "
            "L = 5 µs, o = 1 µs, g = 2 µs, G = 100 ns a byte");
}

TEST(rank_scaling, a_network_that_was_set_is_called_so) {
  EXPECT_EQ(english(assumptionsOf(basis(Scaling::weak)).front()),
            "network set by hand: L = 5 µs, o = 1 µs, g = 2 µs, G = 100 ns a byte");
}

}  // namespace
}  // namespace warpfold
