// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/hazard.h"

namespace warpfold::emulation {

/// Hazards of a block or a launch: each kind with each pair of lines once, and how often it was seen. Which of its
/// occasions is told depends on the occasions only, not on their order.
class HazardList {
 public:
  /// `warpWidth`: of two threads of different warps is told rather than of two of one: nothing but a barrier orders
  /// them.
  HazardList(std::uint32_t warpWidth, std::size_t most) : m_warpWidth(warpWidth), m_most(most) {}

  void add(const Hazard& hazard);
  const std::vector<Hazard>& list() const { return m_list; }
  bool empty() const { return m_list.empty(); }
  void clear() { m_list.clear(); }

 private:
  bool betweenWarps(const Hazard& hazard) const;

  std::uint32_t m_warpWidth;
  std::size_t m_most;
  std::vector<Hazard> m_list;
};

}  // namespace warpfold::emulation
