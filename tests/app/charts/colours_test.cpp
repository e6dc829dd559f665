// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Colour is never all that tells two things apart.
#include <gtest/gtest.h>

#include <cmath>

#include "app/sample_stage.h"
#include "charts/heat_colours.h"

namespace warpfold::app {
namespace {

/// As WCAG has it.
double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& l, const QColor& r) {
  const auto [low, high] = std::minmax({luminance(l), luminance(r)});
  return (high + 0.05) / (low + 0.05);
}

class Colours : public testing::TestWithParam<const char*> {
 protected:
  const Theme& theme() const { return Theme::byId(QString::fromLatin1(GetParam())); }
};

TEST_P(Colours, of_a_heat_map_grow_steadily_with_the_share) {
  const bool up = luminance(shareColour(1, theme())) > luminance(shareColour(0, theme()));
  for (int i = 0; i < 20; ++i) {
    const double from = luminance(shareColour(i / 20.0, theme())), to = luminance(shareColour((i + 1) / 20.0, theme()));
    EXPECT_TRUE(up ? to > from : to < from) << i;
  }
}

TEST_P(Colours, of_lanes_differ_in_how_light_they_are) {
  const std::array states{LaneState::skipped, LaneState::idle, LaneState::touched, LaneState::combined};
  for (int side = 0; side < 2; ++side)
    for (std::size_t i = 1; i < states.size(); ++i)
      EXPECT_GE(contrast(laneColour(states[i], side, theme()), laneColour(states[i - 1], side, theme())), 1.2)
          << side << " " << i;
}

INSTANTIATE_TEST_SUITE_P(Themes, Colours, testing::Values("dark", "light", "projector", "print"));

TEST(steps_chart, bars_of_a_are_filled_and_those_of_b_are_outlined) {
  samples::SampleStage stage;
  const auto chart = stage.chart(QStringLiteral("steps"));
  chart->setTheme(Theme::byId(QStringLiteral("dark")));
  const auto* a = qobject_cast<QCPBars*>(chart->plot()->plottable(0));
  const auto* b = qobject_cast<QCPBars*>(chart->plot()->plottable(2));
  ASSERT_TRUE(a && b);
  EXPECT_EQ(a->pen().style(), Qt::NoPen);
  EXPECT_EQ(b->pen().style(), Qt::SolidLine);
  EXPECT_LT(b->brush().color().alphaF(), 0.5F);
}

}  // namespace
}  // namespace warpfold::app
