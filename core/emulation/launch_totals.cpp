// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/launch_totals.h"

namespace warpfold::emulation {

/// Who is behind the end is known by then: rows are taken up when all before them are there.
void LaunchTotals::addRow(std::uint64_t begin, const LaunchCounts& counts) {
  if (!m_end.isBehind(begin)) m_sum += counts;
}

void LaunchTotals::take(std::uint64_t begin, std::uint64_t end, LaunchCounts& counts) {
  const std::lock_guard lock(m_mutex);
  if (begin != m_next) {
    m_waiting.emplace(begin, Row{end, counts});
    counts.clear();
    return;
  }
  addRow(begin, counts);
  counts.clear();
  m_next = end;
  for (auto each = m_waiting.begin(); each != m_waiting.end() && each->first == m_next;) {
    addRow(each->first, each->second.counts);
    m_next = each->second.end;
    each = m_waiting.erase(each);
  }
}

void LaunchTotals::add(LaunchCounts& counts) {
  const std::lock_guard lock(m_mutex);
  m_sum += counts;
  counts.clear();
}

void LaunchTotals::finish() {
  for (const auto& [begin, row] : m_waiting) addRow(begin, row.counts);
  m_waiting.clear();
}

}  // namespace warpfold::emulation
