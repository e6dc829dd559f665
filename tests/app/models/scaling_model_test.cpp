// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scaling_model.h"

#include <gtest/gtest.h>

#include "app/table_samples.h"

namespace warpfold::app {
namespace {

ScalingPoint point(Scaling scaling, std::uint32_t ranks, std::uint64_t n, double withinUs, double acrossUs) {
  ScalingPoint p;
  p.scaling = scaling;
  p.ranks = ranks;
  p.n = n;
  p.withinUs = withinUs;
  p.acrossUs = acrossUs;
  p.total.median = withinUs + acrossUs;
  p.total.provenance = Provenance::measured;
  p.bandwidthGbs = double(n) * 4 / p.total.median * 1e-3;
  p.matches = true;
  return p;
}

class ScalingModelTest : public ::testing::Test {
 protected:
  ScalingModelTest() {
    messages::Scale asked;
    asked.request.kernel = "grid-stride";
    asked.request.n = 4000;
    model.beginScaling(asked);
    model.apply(messages::Scaled{point(Scaling::strong, 1, 4000, 100, 0)});
    model.apply(messages::Scaled{point(Scaling::strong, 2, 4000, 55, 5)});
    ScalingBasis basis;
    basis.method = "neighbored";
    basis.combining = Combining::doubling;
    basis.network = {5, 1, 2, 0.1};
    basis.measuredWith = 1;
    basis.ranks = 2;
    basis.n = 4000;
    basis.bytes = 16000;
    basis.withinUs = 55;
    basis.floorUs = 5;
    model.apply(messages::Continued{basis});
    model.finish();
  }
  ScalingModel model;
};

TEST_F(ScalingModelTest, has_measured_ideal_and_modelled_points) {
  const auto curves = model.curves();
  ASSERT_EQ(curves.size(), 1u);
  EXPECT_EQ(curves[0].points.size(), 2u);
  ASSERT_EQ(curves[0].ideal.size(), 2u);
  EXPECT_EQ(curves[0].ideal[1].totalUs(), 50);
  ASSERT_EQ(curves[0].modelled.size(), 20u) << "2, 4, … 2^20";
  EXPECT_DOUBLE_EQ(curves[0].modelled[1].totalUs(), 30 + 14.6);
}

TEST_F(ScalingModelTest, takes_another_network_and_goes_back) {
  model.setNetwork(LogGP{10, 0, 0, 0});
  EXPECT_DOUBLE_EQ(model.curves()[0].modelled[1].acrossUs, 20);
  EXPECT_EQ(model.assumptions().front(), "network set by hand: L = 10 µs, o = 0 µs, g = 0 µs, G = 0 ns a byte");
  model.setNetwork({});
  EXPECT_EQ(model.network(), (LogGP{5, 1, 2, 0.1}));
}

TEST_F(ScalingModelTest, its_table_says_what_is_modelled) {
  const QStringList rows = csvText(model.table()).split(u'\n');
  EXPECT_EQ(rows[2], "strong,2,4000,60,55,5,0.2666666667,50,0.8333333333,measured");
  EXPECT_EQ(rows[4], "strong,4,4000,44.6,30,14.6,0.3587443946,25,0.5605381166,modelled");
}

TEST_F(ScalingModelTest, a_picture_has_its_assumptions) {
  EXPECT_EQ(model.origin().shown[0], "grid-stride, sum of int32, neighbored");
  EXPECT_TRUE(model.origin().shown[1].startsWith("modelled: network measured between rank 0 and rank 1"));
  EXPECT_EQ(model.origin().commands.front(),
            "mpirun -n 2 warpfold-cli ranks sweep --kernel grid-stride --across neighbored --type int32 --op sum --n "
            "4000");
}

TEST(scaling_model, is_there_where_the_device_has_ranks) {
  ScalingModel model;
  EXPECT_FALSE(model.available());
  model.setOffered(true);
  EXPECT_TRUE(model.available());
}

}  // namespace
}  // namespace warpfold::app
