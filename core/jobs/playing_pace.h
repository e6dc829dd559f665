// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <thread>

#include "run/run_control.h"

namespace warpfold {

/// Plays recorded samples at their own pace: a sample of 100 µs takes 100 µs at least. No more than a thousand pairs a
/// second, which is more than anybody sees.
class PlayingPace {
 public:
  using Clock = std::chrono::steady_clock;

  /// Waits until `us` after the pair before was due. Throws Cancelled.
  void wait(double us, const RunControl& control) {
    const auto longest = std::chrono::hours(1);
    m_due += std::min<Clock::duration>(longest,
                                       std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double, std::micro>(std::clamp(us, leastUs, 3.6e9))));
    while (Clock::now() < m_due) {
      control.throwIfCancelled();
      std::this_thread::sleep_until(std::min(m_due, Clock::now() + std::chrono::milliseconds(20)));
    }
    m_due = std::max(m_due, Clock::now() - std::chrono::milliseconds(50));  // what was missed is not caught up
  }

 private:
  static constexpr double leastUs = 1000;
  Clock::time_point m_due = Clock::now();
};

}  // namespace warpfold
