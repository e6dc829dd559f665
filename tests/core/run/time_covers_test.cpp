// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <gtest/gtest.h>

#include "words/say.h"

namespace warpfold {
namespace {

const Message three = say<"time-of-gpu-cold">(arg<"launches">(3)), one = say<"time-of-gpu-cold">(arg<"launches">(1));
const Message warm = say<"time-of-gpu-warm">(arg<"launches">(3));
const Message library = say<"time-of-cub-cold">();

TEST(time_covers, what_is_the_same_is_told_once) {
  EXPECT_EQ(commonCovers({three, three}), std::vector{three});
}
TEST(time_covers, other_numbers_of_launches_are_all_launches) {
  EXPECT_EQ(commonCovers({three, one, three}), std::vector{say<"time-of-gpu-cold-all">()});
}
TEST(time_covers, what_differs_otherwise_is_told_one_after_the_other) {
  EXPECT_EQ(commonCovers({three, library, warm}), (std::vector{three, library, warm}));
}
TEST(time_covers, nothing_covers_nothing) {
  EXPECT_TRUE(commonCovers({}).empty());
}

}  // namespace
}  // namespace warpfold
