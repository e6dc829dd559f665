// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sweep_model.h"

#include <gtest/gtest.h>

#include "app/table_samples.h"

namespace warpfold::app {
namespace {

SweepPoint point(const std::string& kernel, std::uint64_t n, std::uint32_t block, double us) {
  SweepPoint p;
  p.key.kernel = kernel;
  p.key.n = n;
  p.key.block = block;
  p.medianUs = us;
  p.bandwidthGbs = double(n) * 4 / us * 1e-3;
  return p;
}

class SweepModelTest : public ::testing::Test {
 protected:
  SweepModelTest() {
    messages::SweepBegun begun;
    begun.devices.resize(2);
    begun.devices[0].backend = "cuda:0";
    begun.devices[0].name = "NVIDIA H200";
    begun.devices[1].backend = "model:T4";
    begun.devices[1].name = "T4";
    begun.runs = 4;
    model.beginSweep({});
    model.apply(begun);
  }
  SweepModel model;
};

TEST_F(SweepModelTest, a_curve_has_the_best_block_of_every_size) {
  model.apply(messages::SweepPoints{
      0, {point("neighbored", 1024, 64, 5), point("neighbored", 1024, 128, 4), point("neighbored", 2048, 64, 6)}});
  const auto curves = model.curves();
  ASSERT_EQ(curves.size(), 1u);
  ASSERT_EQ(curves[0].points.size(), 2u);
  EXPECT_EQ(curves[0].points[0].key.block, 128u);
  EXPECT_EQ(curves[0].points[1].key.n, 2048u);
}

TEST_F(SweepModelTest, a_point_takes_the_place_of_the_one_before_it) {
  model.apply(messages::SweepPoints{0, {point("neighbored", 1024, 64, 5)}});
  model.apply(messages::SweepPoints{0, {point("neighbored", 1024, 64, 7)}});
  ASSERT_EQ(model.points(0).size(), 1u);
  EXPECT_EQ(model.points(0)[0].medianUs, 7);
}

TEST_F(SweepModelTest, devices_have_curves_of_their_own) {
  model.apply(messages::SweepPoints{0, {point("neighbored", 1024, 64, 5)}});
  model.apply(messages::SweepPoints{1, {point("neighbored", 1024, 64, 9)}});
  const auto curves = model.curves();
  ASSERT_EQ(curves.size(), 2u);
  EXPECT_EQ(curves[1].device, 1u);
}

TEST_F(SweepModelTest, points_of_a_device_that_was_not_named_are_dropped) {
  model.apply(messages::SweepPoints{2, {point("neighbored", 1024, 64, 5)}});
  EXPECT_TRUE(model.curves().empty());
}

TEST_F(SweepModelTest, its_table_has_a_line_for_each_run) {
  model.apply(messages::SweepPoints{0, {point("neighbored", 1024, 64, 5)}});
  EXPECT_TRUE(
      csvText(model.table())
          .endsWith(QStringLiteral("\nNVIDIA H200,neighbored,1024,64,,int32,sum,cold,5,,,0,0.8192,measured,0\n")))
      << csvText(model.table()).toStdString();
}

SweepPoint onRanks(std::uint32_t ranks, std::uint64_t n, double us) {
  SweepPoint p = point("grid-stride", n, 512, us);
  p.ranks = ranks;
  return p;
}

/// A sweep over the ranks of a cluster of four.
struct OverRanks : SweepModel {
  explicit OverRanks(const std::vector<Scaling>& scalings) {
    messages::Sweep asked;
    asked.kernels = {"grid-stride"};
    asked.ranks = {1, 2, 4};
    asked.scalings = scalings;
    asked.request.across = "gather";
    beginSweep(asked);
    messages::SweepBegun begun;
    begun.devices.resize(1);
    begun.devices[0].backend = "cluster";
    begun.devices[0].ranks = 4;
    begun.devices[0].across = {"neighbored", "gather"};
    apply(begun);
    apply(messages::SweepPoints{
        0,
        {onRanks(1, 1024, 8), onRanks(1, 4096, 30), onRanks(2, 2048, 10), onRanks(2, 4096, 18), onRanks(4, 4096, 12)}});
  }
};

TEST(sweep_over_ranks, a_kernel_has_a_curve_for_each_number_of_ranks) {
  const OverRanks model({Scaling::strong});
  EXPECT_TRUE(model.overRanks());
  const auto curves = model.curves();
  ASSERT_EQ(curves.size(), 3u);
  EXPECT_EQ(curves[1].ranks, 2u);
  EXPECT_EQ(curves[1].points.size(), 2u);
}

TEST(sweep_over_ranks, strong_scaling_is_at_the_size_that_most_ranks_have) {
  const auto curves = OverRanks({Scaling::strong}).ranksCurves();
  ASSERT_EQ(curves.size(), 1u);
  EXPECT_EQ(curves[0].n, 4096u);
  ASSERT_EQ(curves[0].curve.points.size(), 3u);
  EXPECT_EQ(curves[0].curve.points[2].medianUs, 12);
  EXPECT_EQ(curves[0].idealUs, (std::vector<double>{30, 15, 7.5}));
}

TEST(sweep_over_ranks, weak_scaling_keeps_a_ranks_share) {
  const auto curves = OverRanks({Scaling::strong, Scaling::weak}).ranksCurves();
  ASSERT_EQ(curves.size(), 2u);
  EXPECT_EQ(curves[1].scaling, Scaling::weak);
  EXPECT_EQ(curves[1].n, 1024u);
  ASSERT_EQ(curves[1].curve.points.size(), 3u);
  EXPECT_EQ(curves[1].curve.points[1].key.n, 2048u);
  EXPECT_EQ(curves[1].idealUs, (std::vector<double>{8, 8, 8}));
}

TEST(sweep_over_ranks, its_table_and_command_name_the_ranks) {
  const OverRanks model({Scaling::weak});
  EXPECT_TRUE(csvText(model.table()).endsWith(QStringLiteral(",measured,0,4\n")))
      << csvText(model.table()).toStdString();
  const QString command = model.origin().commands.front();
  EXPECT_TRUE(command.startsWith(QStringLiteral("mpirun -n 4 warpfold-cli sweep --backend 'cluster' --kernels")))
      << command.toStdString();
  EXPECT_TRUE(command.endsWith(QStringLiteral(" --across gather --ranks 1,2,4 --scaling weak")))
      << command.toStdString();
  EXPECT_EQ(model.requestText(), QStringLiteral("int32 sum, cold cache, gather across"));
}

TEST(sweep_over_ranks, numbers_of_ranks_are_read_with_commas) {
  EXPECT_EQ(rankCounts(QStringLiteral("1, 2,4")), (std::vector<std::uint32_t>{1, 2, 4}));
  EXPECT_FALSE(rankCounts(QStringLiteral("1, two")));
  EXPECT_FALSE(rankCounts(QStringLiteral("0")));
  EXPECT_FALSE(rankCounts(QString()));
}

}  // namespace
}  // namespace warpfold::app
