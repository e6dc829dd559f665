// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/throttle.h"

#include <utility>

namespace warpfold {

ThrottleWatch::ThrottleWatch(std::optional<double> highestMhz, Read read, std::function<Clock::time_point()> now)
    : m_highestMhz(highestMhz), m_read(std::move(read)), m_now(std::move(now)) {}

bool ThrottleWatch::throttled() {
  if (!m_highestMhz) return false;
  const Clock::time_point now = m_now();
  if (m_goodSince && now - *m_goodSince < good) return false;
  const auto mhz = m_read();
  if (mhz && *mhz < leastShare * *m_highestMhz) {
    m_goodSince.reset();
    if (!m_throttledSince) m_throttledSince = now;
    return true;
  }
  m_goodSince = now;
  m_throttledSince.reset();
  m_gaveUp = false;
  return false;
}

bool ThrottleWatch::drops() {
  if (!throttled()) return false;
  m_gaveUp = m_gaveUp || m_now() - *m_throttledSince >= patience;
  ++(m_gaveUp ? m_kept : m_dropped);
  return !m_gaveUp;
}

}  // namespace warpfold
