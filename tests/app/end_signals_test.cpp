// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/end_signals.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

namespace warpfold::app {
namespace {

TEST(EndSignals, one_that_comes_late_does_not_end_what_ends_already) {
  EXPECT_EXIT(
      {
        {
          const EndSignals handled;
          ::raise(SIGTERM);
        }
        ::raise(SIGTERM);
        ::_exit(7);
      },
      testing::ExitedWithCode(7), "");
}

TEST(EndSignals, without_any_a_signal_ends_the_process_as_ever) {
  EXPECT_EXIT(
      {
        { const EndSignals handled; }
        ::raise(SIGTERM);
      },
      testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace warpfold::app
