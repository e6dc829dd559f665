// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/merge_hazards.h"

#include <algorithm>
#include <tuple>

namespace warpfold::emulation {

void mergeHazards(std::vector<Hazard>& list, const std::vector<Hazard>& more) {
  for (const Hazard& h : more) {
    const auto same = std::find_if(list.begin(), list.end(), [&](const Hazard& other) { return other.sameFault(h); });
    if (same == list.end()) {
      if (list.size() < Hazard::most) list.push_back(h);
      continue;
    }
    const std::uint64_t times = same->times + h.times;
    // Which of several machines saw it must not show: the one that a single machine meets first.
    const auto met = [](const Hazard& each) {
      return std::tuple(each.launch, each.block, each.step, each.second.thread, each.firstBlock,
                        each.first.value_or(Hazard::Party{}).thread);
    };
    if (met(h) < met(*same)) *same = h;
    same->times = times;
  }
  const auto order = [](const Hazard& h) {
    const auto first = h.first.value_or(Hazard::Party{});
    return std::tuple(h.launch, h.kind, first.line, h.second.line, h.block, first.writes, h.second.writes,
                      h.firstBlock.has_value(), h.first.has_value());
  };
  std::sort(list.begin(), list.end(), [&](const Hazard& a, const Hazard& b) { return order(a) < order(b); });
}

}  // namespace warpfold::emulation
