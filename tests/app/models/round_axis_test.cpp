// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/round_axis.h"

#include <gtest/gtest.h>

#include <QStringList>

namespace warpfold::app {
namespace {

QStringList ticksOf(const RoundAxis& axis) {
  QStringList texts;
  for (const RoundAxis::Tick& tick : axis.ticks) texts << tick.text.simplified();
  return texts;
}

RoundAxis latency(double greatest, int most) {
  return roundAxis(LadderView::Quantity::latency, LadderView::Scale::fromZero, greatest, greatest, most);
}

TEST(round_axis, ends_at_a_round_value_above_all) {
  const RoundAxis axis = latency(46, 6);
  EXPECT_EQ(axis.upper, 50);
  EXPECT_EQ(ticksOf(axis), (QStringList{"0", "10 µs", "20 µs", "30 µs", "40 µs", "50 µs"}));
}

TEST(round_axis, a_short_one_ends_near_the_greatest_value_instead_of_far_beyond_it) {
  const RoundAxis axis = latency(225, 2);
  EXPECT_EQ(axis.upper, 234);
  EXPECT_EQ(ticksOf(axis), (QStringList{"0", "200 µs"}));
}

TEST(round_axis, a_short_one_keeps_its_round_end_where_that_is_near) {
  const RoundAxis axis = latency(410, 2);
  EXPECT_EQ(axis.upper, 500);
  EXPECT_EQ(ticksOf(axis), (QStringList{"0", "500 µs"}));
}

}  // namespace
}  // namespace warpfold::app
