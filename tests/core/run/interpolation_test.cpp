// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/interpolation.h"

#include <gtest/gtest.h>

#include "words/english.h"

namespace warpfold {
namespace {

using Way = Interpolation::Way;

std::string textOf(Way way) {
  return english(told(Interpolation{.way = way, .below = 1 << 19, .above = 3 << 18}));
}

TEST(interpolation, says_between_which_points) {
  EXPECT_EQ(textOf(Way::sizes), "interpolated between 2^19 and 786432");
  EXPECT_EQ(textOf(Way::methods),
            "interpolated between 2^19 and 786432, where the method changes, so that the band covers both");
  EXPECT_EQ(textOf(Way::caches),
            "interpolated between 2^19 and 786432, where the data outgrow the cache, so that the band covers both");
  EXPECT_EQ(
      textOf(Way::waves),
      "interpolated between 2^19 and 786432, where the blocks no longer fit into the GPU all at once, so that the "
      "band covers both");
  EXPECT_EQ(textOf(Way::launches),
            "interpolated between 2^19 and 786432, where a launch is added, so that the band covers both");
}

TEST(interpolation, says_from_what_else_it_is_taken) {
  EXPECT_EQ(
      english(told(Interpolation{.way = Way::alike, .op = Operation::max, .type = ElementType::float32, .sizes = 5})),
      "interpolated from max of float32, which took as long at all 5 sizes at which both were recorded");
  EXPECT_EQ(english(told(Interpolation{.way = Way::alike,
                                       .below = 1 << 26,
                                       .above = 1 << 30,
                                       .op = Operation::sum,
                                       .type = ElementType::uint32,
                                       .sizes = 7})),
            "interpolated between 2^26 and 2^30 of sum of uint32, which took as long at all 7 sizes at which both were "
            "recorded");
}

}  // namespace
}  // namespace warpfold
