// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <gtest/gtest.h>

#include "words/english.h"

namespace warpfold {
namespace {

using Work = TimeCover::Work;
const TimeCover three{.work = Work::gpu, .launches = 3}, one{.work = Work::gpu, .launches = 1};
const TimeCover warm{.work = Work::gpu, .cache = CacheState::warm, .launches = 3};
const TimeCover library{.work = Work::library};

TEST(time_covers, what_is_the_same_is_told_once) {
  EXPECT_EQ(commonCovers({three, three}), std::vector{three});
}
TEST(time_covers, other_numbers_of_launches_are_all_launches) {
  EXPECT_EQ(commonCovers({three, one, three}), std::vector{TimeCover{.work = Work::gpu}});
}
TEST(time_covers, what_differs_otherwise_is_told_one_after_the_other) {
  EXPECT_EQ(commonCovers({three, library, warm}), (std::vector{three, library, warm}));
}
TEST(time_covers, have_words_for_every_work) {
  EXPECT_EQ(english(told(three)), "GPU time of three launches (CUDA events), cold L2; excludes padding and copies");
  EXPECT_EQ(english(told(one)), "GPU time of the one launch (CUDA events), cold L2; excludes padding and copies");
  EXPECT_EQ(english(told({.work = Work::gpu, .cache = CacheState::warm, .gaps = true})),
            "GPU time of all launches (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every "
            "launch waits for the one before (as under a profiler)");
  EXPECT_EQ(english(told(library)), "GPU time of all that CUB launches (CUDA events), cold L2; excludes copies");
  EXPECT_EQ(english(told({.work = Work::ranks})),
            "the slowest rank's own reduction, and then the combining across ranks by the hosts' clocks, or by device "
            "events where values go from GPU to GPU");
  EXPECT_EQ(english(told({.work = Work::hostInPlace})), "the reduction on the CPU, without the copy that it works on");
}
TEST(time_covers, nothing_covers_nothing) {
  EXPECT_TRUE(commonCovers({}).empty());
}

}  // namespace
}  // namespace warpfold
