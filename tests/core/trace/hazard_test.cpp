// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "trace/hazard.h"

#include <gtest/gtest.h>

#include "words/english.h"

namespace warpfold {
namespace {

TEST(shared_array, is_called_what_the_source_calls_it) {
  EXPECT_EQ(sharedArray("  __shared__ T cache[BLOCK_DIM];\n  cache[0] = 1;"), "cache");
  EXPECT_EQ(sharedArray("__shared__ T tile[32];\n__shared__ bool last;"), "tile");
  EXPECT_EQ(sharedArray("__shared__ T a[32];\n__shared__ T b[32];"), "shared");
  EXPECT_EQ(sharedArray("g_out[0] = 1;"), "shared");
}

TEST(hazard, sentence_names_the_array_of_the_source) {
  Hazard hazard;
  hazard.first = Hazard::Party{ThreadId{0}, 12, false};
  hazard.second = {ThreadId{32}, 12, true};
  hazard.where = {Hazard::Place::Kind::shared, 32};
  EXPECT_EQ(english(describe(hazard, 10, "cache")),
            "thread 0 (line 3) reads cache[32] and thread 32 (line 3) writes it, with no barrier between");
}

}  // namespace
}  // namespace warpfold
