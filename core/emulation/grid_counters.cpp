// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_counters.h"

namespace warpfold::emulation {

GridCount GridCounters::countUp(std::uintptr_t address, const Knowledge& fenced, Knowledge& known) {
  const auto [at, added] = m_byAddress.try_emplace(address, static_cast<std::uint32_t>(m_counters.size()));
  if (added) m_counters.emplace_back();
  Counter& counter = m_counters[at->second];
  ++counter.counts;
  known.join(counter.released);
  known.raise(at->second, counter.counts);
  counter.released.join(fenced);
  return {at->second, counter.counts};
}

void GridCounters::look(std::uintptr_t address, Knowledge& known) const {
  const auto at = m_byAddress.find(address);
  if (at == m_byAddress.end()) return;
  known.join(m_counters[at->second].released);
  known.raise(at->second, m_counters[at->second].counts);
}

}  // namespace warpfold::emulation
