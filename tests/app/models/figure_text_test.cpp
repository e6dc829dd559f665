// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/figure_text.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

std::string time(double us) {
  return timeText(us).replace(QChar::Nbsp, u' ').toStdString();
}

TEST(figure_text, a_time_reads_the_same_whatever_stands_beside_it) {
  EXPECT_EQ(time(9.822), "9.82 µs");
  EXPECT_EQ(time(58), "58.0 µs");
  EXPECT_EQ(time(213.38), "213.4 µs");
  EXPECT_EQ(time(1540), "1.54 ms");
  EXPECT_EQ(time(29500), "29.5 ms");
  EXPECT_EQ(time(1.2e6), "1.20 s");
}

TEST(figure_text, a_column_of_microseconds_has_no_powers_of_ten) {
  EXPECT_EQ(microsecondsText(58), QStringLiteral("58.0"));
  EXPECT_EQ(microsecondsText(29510), QStringLiteral("29510.0"));
}

TEST(figure_text, a_time_that_is_rounded_up_takes_the_next_form) {
  EXPECT_EQ(time(9.996), "10.0 µs");
  EXPECT_EQ(time(999.97), "1.00 ms");
  EXPECT_EQ(time(999970), "1.00 s");
}

TEST(figure_text, a_figure_can_be_told_in_the_unit_of_another) {
  EXPECT_EQ(timeText(90, 1540), QStringLiteral("0.09\u00a0ms"));
  EXPECT_EQ(stepTimeText(800, 12000), QStringLiteral("0.80\u00a0µs"));
  EXPECT_EQ(bandwidthText(0.5, 4322), QStringLiteral("0.50 GB/s"));
  EXPECT_EQ(timeText(0.4, 1540), QStringLiteral("0.0004\u00a0ms")) << "no difference is told as none";
}

TEST(figure_text, a_step_is_told_in_nanoseconds_while_they_have_four_digits) {
  EXPECT_EQ(stepTimeText(1834), QStringLiteral("1\u202f834\u00a0ns"));
  EXPECT_EQ(stepTimeText(9999.6), QStringLiteral("10.0\u00a0µs"));
}

TEST(figure_text, bandwidth_has_three_digits_in_a_fitting_unit) {
  EXPECT_EQ(bandwidthText(4321.9).toStdString(), "4322 GB/s");
  EXPECT_EQ(bandwidthText(1.234).toStdString(), "1.23 GB/s");
  EXPECT_EQ(bandwidthText(0.00264).toStdString(), "2.64 MB/s");
  EXPECT_EQ(bandwidthText(0.000132).toStdString(), "132 kB/s");
  EXPECT_EQ(bandwidthNumber(301.8).toStdString(), "302");
}

TEST(figure_text, files_have_the_digits_that_are_known) {
  EXPECT_EQ(dataNumber(double(116.384f)).toStdString(), "116.384");
  EXPECT_EQ(dataNumber(double(116.063995f)).toStdString(), "116.064");
  EXPECT_EQ(dataNumber(1).toStdString(), "1");
  EXPECT_EQ(dataNumber(123456789012).toStdString(), "123456789012");
  EXPECT_EQ(dataNumber(2.0 / 3).toStdString(), "0.6666666667");
}

}  // namespace
}  // namespace warpfold::app
