// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/value_check.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace warpfold::cuda {
namespace {

TEST(require_same_value, names_both_values) {
  try {
    requireSameValue(Scalar::of(7), Scalar::of(8), SecondRun::traced, false);
    FAIL();
  } catch (const Error& e) {
    EXPECT_STREQ(e.what(), "the timed run left 7 and the traced run 8; the two must agree");
    EXPECT_EQ(e.status(), ExitStatus::differs);
  }
}

TEST(require_same_value, compares_bits) {
  EXPECT_NO_THROW(requireSameValue(Scalar::of(7), Scalar::of(7), SecondRun::traced, false));
  EXPECT_THROW(requireSameValue(Scalar::of(0.0f), Scalar::of(-0.0f), SecondRun::traced, false), Error);
}

TEST(require_same_value, allows_what_atomics_make_vary) {
  EXPECT_NO_THROW(requireSameValue(Scalar::of(1.0f), Scalar::of(1.0000001f), SecondRun::traced, true));
}

}  // namespace
}  // namespace warpfold::cuda
