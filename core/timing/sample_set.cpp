// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/sample_set.h"

#include <algorithm>
#include <cmath>

#include "timing/statistics.h"

namespace warpfold {

void SampleSet::add(double us) {
  ++m_count;
  m_least = m_count == 1 ? us : std::min(m_least, us);
  const double before = us - m_mean;
  m_mean += before / static_cast<double>(m_count);
  m_squares += before * (us - m_mean);
  if (m_kept.size() < capacity) {
    m_kept.push_back(us);
    return;
  }
  const std::uint64_t place = std::uniform_int_distribution<std::uint64_t>(0, m_count - 1)(m_random);
  if (place < capacity) m_kept[static_cast<std::size_t>(place)] = us;
}

Latency SampleSet::summary() const {
  Latency latency = summarise(m_kept);
  if (m_count == m_kept.size()) return latency;
  latency.samples = m_count;
  latency.min = m_least;
  latency.mean = m_mean;
  latency.rsd = m_mean > 0 ? std::sqrt(m_squares / static_cast<double>(m_count - 1)) / m_mean : 0;
  return latency;
}

}  // namespace warpfold
