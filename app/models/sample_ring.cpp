// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sample_ring.h"

#include <algorithm>

namespace warpfold::app {

void SampleRing::append(quint64 firstIndex, std::span<const double> us) {
  if (firstIndex > m_next) {  // some were never sent: what we keep must stay contiguous
    m_us.clear();
    m_next = firstIndex;
  }
  const quint64 known = std::min<quint64>(m_next - firstIndex, us.size());
  for (const double value : us.subspan(std::size_t(known))) {
    m_us.push_back(value);
    ++m_next;
  }
  while (m_us.size() > capacity) m_us.pop_front();
}

double SampleRing::median() const {
  if (m_us.empty()) return 0;
  std::vector<double> sorted(m_us.begin(), m_us.end());
  const std::size_t middle = sorted.size() / 2;
  std::nth_element(sorted.begin(), sorted.begin() + std::ptrdiff_t(middle), sorted.end());
  if (sorted.size() % 2 == 1) return sorted[middle];
  const double below = *std::max_element(sorted.begin(), sorted.begin() + std::ptrdiff_t(middle));
  return (below + sorted[middle]) / 2;
}

std::pair<double, double> SampleRing::quartiles() const {
  if (m_us.empty()) return {};
  std::vector<double> sorted(m_us.begin(), m_us.end());
  std::sort(sorted.begin(), sorted.end());
  const auto rank = [&](std::size_t quarters) { return sorted[(sorted.size() * quarters + 3) / 4 - 1]; };
  return {rank(1), rank(3)};
}

}  // namespace warpfold::app
