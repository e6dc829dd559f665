// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/next_launch.h"

#include <gtest/gtest.h>

#include "model/constants.h"
#include "support/fake_recording.h"

namespace warpfold::model {
namespace {

store::RecordedKey warmKey(std::uint64_t n) {
  store::RecordedKey key = recordedKey("interleaved", n);
  key.cache = CacheState::warm;
  return key;
}

TEST(next_launch_test, is_what_reductions_take_longer_than_their_launches_alone) {
  FakeRecording recording;
  // 11.5 alone, with three empty launches of 2; whole, 9.5 with one of 2 and two of 1.
  recording.add(warmKey(1024), 9.5).launchUs = {5, 3, 3.5};
  recording.add(warmKey(2048), 9).launchUs = {9};  // has no further launch
  const NextLaunch next = recordedNextLaunch(recording, 2);
  EXPECT_DOUBLE_EQ(next.us, 1);
  EXPECT_EQ(next.runs, 1U);
}

/// What `warpfold-cli model --launches` prints.
TEST(next_launch_test, the_shipped_constant_is_that_of_the_shipped_recording) {
  const auto recording = store::Recording::open(WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold");
  EXPECT_NEAR(recordedNextLaunch(*recording, shippedConstants().launchUs).us, shippedConstants().nextLaunchUs, 0.005);
}

}  // namespace
}  // namespace warpfold::model
