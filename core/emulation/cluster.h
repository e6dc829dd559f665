// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace warpfold::emulation {

class Block;

/// Blocks of a thread-block cluster and the barrier that all their threads meet at (PTX ISA, "barrier.cluster"). One
/// thread of the host runs them all.
class Cluster {
 public:
  void start(std::uint32_t blocks, std::uint32_t threadsOfBlock) {
    m_members.assign(blocks, nullptr);
    m_expected = std::uint64_t{blocks} * threadsOfBlock;
    m_arrived = 0;
    m_endsStep = false;
  }
  void join(std::uint32_t rank, Block& block) { m_members[rank] = &block; }

  std::uint32_t size() const { return static_cast<std::uint32_t>(m_members.size()); }
  Block& last() const { return *m_members.back(); }

  /// Which meeting threads that arrive now wait for.
  std::uint64_t meeting() const { return m_meeting; }
  /// `waits`: they wait here, so that a step of their block is over when all have come.
  void arrive(std::uint32_t threads, bool waits) {
    m_arrived += threads;
    m_endsStep |= waits;
    settle();
  }
  /// These threads have ended and will not come.
  void leave(std::uint32_t threads) {
    m_expected -= threads;
    settle();
  }

 private:
  void settle();

  std::vector<Block*> m_members;
  std::uint64_t m_expected = 0, m_arrived = 0;
  std::uint64_t m_meeting = 1;
  bool m_endsStep = false;
};

}  // namespace warpfold::emulation
