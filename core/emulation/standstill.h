// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

namespace warpfold::emulation {

/// Whether the blocks of a launch wait for each other in loops for ever. Threads of the host find it out together.
///
/// A block is *quiet* for a turn after which its lanes are where they were after one before, with the same registers,
/// and it has changed no word of memory in between: as long as no other changes memory, it goes round and round. Where
/// all blocks have done so since the last change anywhere, nothing changes any more: the first change after that would
/// need one before it.
class Standstill {
 public:
  explicit Standstill(unsigned workers) : m_quietSince(workers) {
    for (auto& each : m_quietSince) each = nothing;
  }

  /// How often something has changed. A thread asks before the turns that it reports.
  std::uint64_t changes() const { return m_changes; }
  /// Behind a turn in which something changed.
  void noteChange() { ++m_changes; }
  /// A thread of the host has blocks from now on, or none any more.
  void begin(unsigned worker) {
    m_quietSince[worker] = busy;
    ++m_begun;
  }
  void end(unsigned worker) { m_quietSince[worker] = nothing; }
  /// All blocks of a thread were quiet in turns since changes() had this value. Whether all of all threads are, and
  /// where `whole`, no thread has still to begin.
  bool report(unsigned worker, std::uint64_t since, bool whole) {
    m_quietSince[worker] = since;
    if (whole && m_begun != m_quietSince.size()) return false;
    for (const auto& each : m_quietSince) {
      const std::uint64_t other = each;
      if (other != since && other != nothing) return false;
    }
    return m_changes == since;
  }

 private:
  static constexpr std::uint64_t nothing = ~std::uint64_t{0}, busy = nothing - 1;
  std::atomic<std::uint64_t> m_changes{0}, m_begun{0};
  std::vector<std::atomic<std::uint64_t>> m_quietSince;  // by thread
};

}  // namespace warpfold::emulation
