// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <mutex>

#include "emulation/counts.h"
#include "emulation/launch_end.h"

namespace warpfold::emulation {

/// Adds up what the blocks of a launch were counted to do in the order of the blocks, so that one that comes to an end
/// before all of them do has the counts of those up to there, whichever others ran meanwhile. Threads of the host share
/// it.
class LaunchTotals {
 public:
  LaunchTotals(LaunchCounts& sum, const LaunchEnd& end) : m_sum(sum), m_end(end) {}

  /// Of the blocks from `begin` up to `end`; every block is in one such row. None are left in `counts`.
  void take(std::uint64_t begin, std::uint64_t end, LaunchCounts& counts);
  /// Of blocks that run before or behind all others, whatever their numbers.
  void add(LaunchCounts& counts);
  /// When all threads are done: takes up the rows that wait for others that nobody completes.
  void finish();

 private:
  struct Row {
    std::uint64_t end;
    LaunchCounts counts;
  };
  void addRow(std::uint64_t begin, const LaunchCounts& counts);

  std::mutex m_mutex;
  LaunchCounts& m_sum;
  const LaunchEnd& m_end;
  std::uint64_t m_next = 0;                // block whose row comes next
  std::map<std::uint64_t, Row> m_waiting;  // by their begin
};

}  // namespace warpfold::emulation
