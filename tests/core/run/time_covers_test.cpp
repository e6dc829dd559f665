// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

const std::string three = "all 3 launches on the GPU, cold L2", one = "the one launch on the GPU, cold L2";
const std::string library = "all that CUB launches on the GPU, without copies";

TEST(time_covers, what_is_the_same_is_told_once) {
  EXPECT_EQ(commonCover({three, three}), three);
}
TEST(time_covers, other_numbers_of_launches_are_all_launches) {
  EXPECT_EQ(commonCover({three, one, three}), "all launches on the GPU, cold L2");
}
TEST(time_covers, what_differs_otherwise_is_told_one_after_the_other) {
  EXPECT_EQ(commonCover({three, library}), three + "; " + library);
}
TEST(time_covers, nothing_covers_nothing) {
  EXPECT_EQ(commonCover({}), "");
}

}  // namespace
}  // namespace warpfold
