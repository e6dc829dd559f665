// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/throttle.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

/// A clock of 2000 MHz at its best that says what a test wants, and a time that passes as it says.
class Throttle : public ::testing::Test {
 protected:
  ThrottleWatch watch{2000.0,
                      [this] {
                        ++readings;
                        return mhz;
                      },
                      [this] { return now; }};
  std::optional<double> mhz = 2000;
  int readings = 0;
  ThrottleWatch::Clock::time_point now{};

  void pass(int milliseconds) { now += std::chrono::milliseconds(milliseconds); }
};

TEST_F(Throttle, keeps_samples_at_75_percent_of_the_highest_clock) {
  mhz = 1500;
  EXPECT_FALSE(watch.drops());
  EXPECT_EQ(watch.dropped(), 0u);
}

TEST_F(Throttle, drops_and_counts_samples_below_it_until_the_clock_recovers) {
  mhz = 1499;
  EXPECT_TRUE(watch.drops());
  EXPECT_TRUE(watch.drops());
  mhz = 1980;
  EXPECT_FALSE(watch.drops());
  EXPECT_EQ(watch.dropped(), 2u);
  EXPECT_EQ(watch.kept(), 0u);
}

TEST_F(Throttle, reads_a_good_clock_again_after_50_milliseconds) {
  EXPECT_FALSE(watch.drops());
  pass(49);
  EXPECT_FALSE(watch.drops());
  EXPECT_EQ(readings, 1);
  pass(1);
  mhz = 900;
  EXPECT_TRUE(watch.drops());
  EXPECT_EQ(readings, 2);
}

TEST_F(Throttle, keeps_and_counts_samples_after_a_second_without_recovery) {
  mhz = 900;
  EXPECT_TRUE(watch.drops());
  pass(999);
  EXPECT_TRUE(watch.drops());
  pass(1);
  EXPECT_FALSE(watch.drops());
  pass(500);
  EXPECT_FALSE(watch.drops());
  EXPECT_EQ(watch.dropped(), 2u);
  EXPECT_EQ(watch.kept(), 2u);
}

TEST_F(Throttle, has_its_patience_again_once_the_clock_has_recovered) {
  mhz = 900;
  EXPECT_TRUE(watch.drops());
  pass(1000);
  EXPECT_FALSE(watch.drops());
  mhz = 2000;
  EXPECT_FALSE(watch.drops());
  pass(60);
  mhz = 900;
  EXPECT_TRUE(watch.drops());
}

TEST_F(Throttle, keeps_samples_of_a_device_that_tells_no_clock) {
  mhz.reset();
  EXPECT_FALSE(watch.drops());
}

TEST(throttle, watches_nothing_where_the_highest_clock_is_not_known) {
  ThrottleWatch watch({}, [] { return 1.0; });
  EXPECT_FALSE(watch.drops());
}

}  // namespace
}  // namespace warpfold
