// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ticks.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

template <typename Ticks>
std::string labels(double lower, double upper, int count = 4) {
  Ticks ticks;
  ticks.setTickCount(count);
  QVector<double> places;
  QVector<QString> texts;
  ticks.generate({lower, upper}, QLocale::c(), u'g', 6, places, nullptr, &texts);
  return QStringList(texts.begin(), texts.end()).join(u' ').toStdString();
}

TEST(ticks, are_one_two_or_five_times_a_power_of_ten_apart) {
  EXPECT_EQ(labels<RoundTicks>(0, 6), "0 2 4 6");
  EXPECT_EQ(labels<RoundTicks>(0, 1.6), "0 0.5 1 1.5");
}

TEST(ticks, of_what_is_counted_are_whole) {
  EXPECT_EQ(labels<WholeTicks>(0, 3), "0 1 2 3");
  EXPECT_EQ(labels<WholeTicks>(10.2, 11.6), "11");
}

TEST(ticks, of_threads_and_steps_are_powers_of_two_apart) {
  EXPECT_EQ(labels<CountTicks>(0, 256), "0 64 128 192 256");
  EXPECT_EQ(labels<CountTicks>(0.4, 9.6, 12), "1 2 3 4 5 6 7 8 9");
  EXPECT_EQ(labels<CountTicks>(0.4, 24.6, 8), "4 8 12 16 20 24");
}

TEST(ticks, of_seconds_are_those_of_a_clock) {
  EXPECT_EQ(labels<SecondTicks>(0, 90), "0 30 60 90");
}

TEST(ticks, of_sizes_are_written_as_powers) {
  EXPECT_EQ(labels<PowerOfTwoTicks>(1000, 17000, 10), "2¹⁰ 2¹¹ 2¹² 2¹³ 2¹⁴");
  EXPECT_EQ(labels<PowerOfTwoTicks>(1000, 17000, 3), "2¹⁰ 2¹² 2¹⁴");
}

TEST(ticks, of_times_have_their_unit) {
  EXPECT_EQ(labels<TimeTicks>(4, 25), "5\u00a0µs 10\u00a0µs 20\u00a0µs");
  EXPECT_EQ(labels<TimeTicks>(500, 2500), "500\u00a0µs 1\u00a0ms 2\u00a0ms");
}

TEST(ticks, of_a_short_part_of_a_logarithmic_axis_are_round_too) {
  EXPECT_EQ(labels<TimeTicks>(11, 14), "11\u00a0µs 12\u00a0µs 13\u00a0µs 14\u00a0µs");
  EXPECT_EQ(labels<RatioTicks>(1.3, 1.46), "1.3× 1.35× 1.4× 1.45×");
}

}  // namespace
}  // namespace warpfold::app
