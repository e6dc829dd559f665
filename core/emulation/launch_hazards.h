// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <vector>

#include "emulation/code.h"
#include "emulation/grid_counters.h"
#include "emulation/grid_races.h"
#include "emulation/hazard_list.h"
#include "emulation/memory.h"

namespace warpfold::emulation {

struct Launch;

/// How threads of a program can find an order beside barriers of the block, and how finely it accesses memory.
struct ProgramOrder {
  explicit ProgramOrder(const ptx::Program& program);
  bool syncsWarps = false;  ///< bar.warp.sync
  bool fences = false;      ///< fences, or atomics that are one
  unsigned cellShift = 2;   ///< of the bytes of the narrowest access to shared or global memory, 4 at most
};

/// The hazards of a launch, whatever threads of the host run its blocks: what blocks tell is taken up in the order of
/// the blocks, so that the outcome does not depend on when they ran.
class LaunchHazards {
 public:
  /// `number`: Hazard::launch.
  LaunchHazards(const Code& code, const Memory& memory, const Launch& launch, std::uint32_t number);

  const ProgramOrder& order() const { return m_order; }
  std::uint32_t number() const { return m_number; }
  bool meetsBlocks() const { return m_blocks > 1; }
  /// Whether counters order blocks.
  bool counts() const { return meetsBlocks() && m_order.fences; }
  GridCounters& counters() { return m_counters; }
  /// Whether the launch may write to an array.
  bool isWritten(const Area& area) const;
  /// The line of an instruction; `at` as in ShadowCells::Visits, 0: none.
  std::uint32_t lineOf(std::uint32_t at) const { return m_lines[at]; }
  /// Where an address of that area lies. Shared memory is told by the variable.
  Hazard::Place placeOf(const Area& area, std::uint64_t address) const;

  /// Before the launch: hazards of these blocks are also kept by themselves. Ascending.
  void follow(std::span<const std::uint64_t> blocks);
  /// Of a block that is followed, after list(): ordered as there.
  std::vector<Hazard> of(std::uint64_t block) const;
  /// A block that is not over yet comes to nothing more, and the launch with it: what blocks behind it tell is of no
  /// account, but for those that are followed.
  void endAt(std::uint64_t block);
  /// A block is over, or comes to nothing more: takes what is in its report.
  void take(BlockReport& report);
  /// When all blocks are over, or the launch has ended before: ordered as mergeHazards does.
  std::vector<Hazard> list();

 private:
  void show(const BlockReport& report);

  static constexpr std::size_t mostWaitingRows = std::size_t{1} << 18;

  const ptx::Program& m_program;
  const Memory& m_memory;
  ProgramOrder m_order;
  std::uint32_t m_number;
  std::uint64_t m_blocks;
  std::vector<std::uint32_t> m_lines;
  bool m_writesAny;
  std::vector<const Area*> m_written;
  GridCounters m_counters;

  std::mutex m_mutex;
  std::uint64_t m_next = 0;                        // block to be shown
  std::uint64_t m_last;                            // that may be
  std::map<std::uint64_t, BlockReport> m_waiting;  // for blocks before them
  std::size_t m_waitingRows = 0;
  GridRaces m_races;
  HazardList m_list;
  std::map<std::uint64_t, HazardList> m_followed;  // by block
};

}  // namespace warpfold::emulation
