// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/hazard_list.h"

#include <algorithm>
#include <tuple>

namespace warpfold::emulation {

bool HazardList::betweenWarps(const Hazard& hazard) const {
  return hazard.kind == Hazard::Kind::race && hazard.first && !hazard.firstBlock &&
         hazard.first->thread.value / m_warpWidth != hazard.second.thread.value / m_warpWidth;
}

void HazardList::add(const Hazard& hazard) {
  const auto same =
      std::find_if(m_list.begin(), m_list.end(), [&](const Hazard& other) { return other.sameFault(hazard); });
  if (same == m_list.end()) {
    if (m_list.size() < m_most) m_list.push_back(hazard);
    return;
  }
  const auto rank = [this](const Hazard& each) {
    return std::tuple(each.block, !betweenWarps(each), each.step, each.second.thread, each.firstBlock,
                      each.first.value_or(Hazard::Party{}).thread, each.where.index);
  };
  const std::uint64_t times = same->times + hazard.times;
  if (rank(hazard) < rank(*same)) *same = hazard;
  same->times = times;
}

}  // namespace warpfold::emulation
