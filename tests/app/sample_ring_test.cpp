// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sample_ring.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

TEST(sample_ring, quartiles_are_samples) {
  SampleRing ring;
  EXPECT_EQ(ring.quartiles(), (std::pair{0.0, 0.0}));
  const std::vector<double> us{8, 1, 7, 2, 6, 3, 5, 4};
  ring.append(0, us);
  EXPECT_EQ(ring.quartiles(), (std::pair{2.0, 6.0}));
}

}  // namespace
}  // namespace warpfold::app
