// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sweep_model.h"

#include <gtest/gtest.h>

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
  EXPECT_TRUE(model.csv().endsWith(
      QStringLiteral("\n\"NVIDIA H200\",neighbored,1024,64,,int32,sum,cold,5,,,0,0.8192,measured,0\n")))
      << model.csv().toStdString();
}

}  // namespace
}  // namespace warpfold::app
