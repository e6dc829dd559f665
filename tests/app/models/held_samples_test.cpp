// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/held_samples.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

TEST(held_samples, stay_while_the_ring_gives_them_up) {
  SampleRing ring;
  HeldSamples held;
  ring.append(0, std::vector<double>(SampleRing::capacity, 5));
  held.follow(ring, true);
  ring.append(SampleRing::capacity, std::vector<double>(1000, 7));
  held.follow(ring, true);
  EXPECT_EQ(ring.firstIndex(), 1000u);
  EXPECT_EQ(held.firstIndex(), 0u);
  EXPECT_EQ(held.at(0), 5);
  EXPECT_EQ(held.at(2999), 7);
}

TEST(held_samples, stay_when_newer_ones_have_come_and_gone) {
  SampleRing ring;
  HeldSamples held;
  ring.append(0, std::vector<double>(100, 5));
  held.follow(ring, true);
  ring.append(100, std::vector<double>(5000, 7));
  held.follow(ring, true);
  EXPECT_EQ(held.nextIndex(), 100u);
  EXPECT_EQ(held.at(99), 5);
}

TEST(held_samples, are_the_rings_own_when_nothing_is_held) {
  SampleRing ring;
  HeldSamples held;
  ring.append(0, std::vector<double>(3000, 5));
  held.follow(ring, false);
  EXPECT_EQ(held.firstIndex(), 1000u);
  EXPECT_EQ(held.nextIndex(), 3000u);
}

TEST(held_samples, say_when_a_run_begins_anew) {
  SampleRing ring;
  HeldSamples held;
  ring.append(0, std::vector<double>{1, 2, 3});
  EXPECT_FALSE(held.follow(ring, true));
  ring.clear();
  ring.append(0, std::vector<double>{9});
  EXPECT_TRUE(held.follow(ring, true));
  EXPECT_EQ(held.at(0), 9);
}

}  // namespace
}  // namespace warpfold::app
