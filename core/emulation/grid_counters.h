// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "emulation/knowledge.h"

namespace warpfold::emulation {

/// The `place`-th count of counter `counter`; place 0: none.
struct GridCount {
  std::uint32_t counter = 0, place = 0;
};

/// The counters by which the blocks of a launch find their order, on whatever thread of the host they run: of each, how
/// often it was counted up, and what those who did passed on.
class GridCounters {
 public:
  /// To be held from a count until the counter itself has changed, so that both have one order.
  std::unique_lock<std::mutex> counting() { return std::unique_lock(m_mutex); }
  /// A block counts up the word at `counter`, passing on `fenced`; what it learns is added to `known`. While
  /// counting() is held.
  GridCount countUp(std::uintptr_t counter, const Knowledge& fenced, Knowledge& known);
  /// A block reads the counter: it learns the same and passes on nothing. While counting() is held.
  void look(std::uintptr_t counter, Knowledge& known) const;

 private:
  struct Counter {
    std::uint32_t counts = 0;
    Knowledge released;
  };
  std::mutex m_mutex;
  std::vector<Counter> m_counters;
  std::unordered_map<std::uintptr_t, std::uint32_t> m_byAddress;
};

}  // namespace warpfold::emulation
