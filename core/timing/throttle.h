// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace warpfold {

/// Notices samples that were taken while the clock of the multiprocessors was throttled: under 75 % of the highest one.
/// Heat and the limit of power bring it down, and an idle GPU's own clock is lower. What is timed then says little
/// about the kernel. nvbench, NVIDIA's benchmark library, drops the same.
class ThrottleWatch {
 public:
  using Clock = std::chrono::steady_clock;
  using Read = std::function<std::optional<double>()>;

  static constexpr double leastShare = 0.75;
  /// Reading the clock takes about as long as a sample, so a good reading holds this long.
  static constexpr std::chrono::milliseconds good{50};
  /// A clock that has not recovered in this time will not do so soon, and what it gives is better than nothing.
  static constexpr std::chrono::milliseconds patience{1000};

  /// Watches nothing where the highest clock is not known. `read` gives MHz.
  ThrottleWatch(std::optional<double> highestMhz, Read read, std::function<Clock::time_point()> now = Clock::now);

  /// After each sample: whether it is to be taken again.
  bool drops();
  std::uint64_t dropped() const { return m_dropped; }
  /// Samples that were kept although the clock was throttled.
  std::uint64_t kept() const { return m_kept; }

 private:
  bool throttled();

  std::optional<double> m_highestMhz;
  Read m_read;
  std::function<Clock::time_point()> m_now;
  std::optional<Clock::time_point> m_goodSince, m_throttledSince;
  bool m_gaveUp = false;
  std::uint64_t m_dropped = 0, m_kept = 0;
};

}  // namespace warpfold
