// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "emulation/knowledge.h"

namespace warpfold::emulation {

/// Which accesses of a block's lanes come before which, since the last barrier of the block: vector clocks (Fidge 1988,
/// Mattern 1989).
///
/// Each lane has a clock, which stands still between two points at which it meets others. A meeting orders exactly the
/// lanes of its mask. Lanes that never meet can be ordered too: one calls __threadfence_block() or __threadfence() and
/// then counts up a counter, the other counts up the same counter later. What a lane fenced, those that meet it later
/// have fenced too.
///
/// As long as all lanes of a warp meet each time, one number is the clock of all; only after a meeting of some of them
/// is a clock kept for each pair of lanes, until all meet again.
class LaneOrder {
 public:
  /// For whom a fence orders: __threadfence_block() or __threadfence().
  enum class Fence : std::uint8_t { block, device };

  void begin(std::uint32_t threads, std::uint32_t warpSize);
  /// A block begins: nothing of the one before counts.
  void beginBlock();
  /// A barrier of the block: all that was comes before all that will be.
  void barrier();
  /// The lanes of `mask` in `warp`, which has the lanes `exist`, meet.
  void meet(std::uint32_t warp, std::uint32_t mask, std::uint32_t exist);
  void fence(std::uint32_t thread, Fence fence);
  /// `thread` counts up the word at `counter`.
  void countUp(std::uint32_t thread, std::uintptr_t counter);

  std::uint32_t clock(std::uint32_t thread) const {
    const Warp& warp = m_warps[thread >> m_shift];
    return warp.together ? warp.clock : warp.pairs->own[thread & m_last];
  }
  /// Whether any lane knows of others by fences and counters since the last barrier.
  bool anyKnows() const { return !m_knowing.empty(); }
  /// Whether one number is the clock of all lanes of a warp.
  bool together(std::uint32_t warp) const { return m_warps[warp].together; }
  /// Whether what `before` did when its clock was `clock` comes before what `thread` does now.
  bool before(std::uint32_t before, std::uint32_t clock, std::uint32_t thread) const {
    if (before == thread) return true;
    const std::uint32_t warp = before >> m_shift;
    if (warp == thread >> m_shift) {
      const Warp& both = m_warps[warp];
      if (both.together) return clock < both.clock;
      if (both.pairs->known[thread & m_last][before & m_last] > clock) return true;
    }
    return m_counted && m_lanes[thread].known.at(before) > clock;
  }
  /// Those of `lanes` of `warp`, all with the same clock, whose doing does not come before what `thread` does now.
  std::uint32_t notBefore(std::uint32_t warp, std::uint32_t lanes, std::uint32_t clock, std::uint32_t thread) const;

  // What lanes know of other blocks: of each counter, up to which count of it ----------------------------------
  /// What `thread` knows by itself; more in ofBlock().
  const Knowledge& ofGrid(std::uint32_t thread) const { return m_lanes[thread].ofGrid; }
  Knowledge& learns(std::uint32_t thread) { return knowing(thread).ofGrid; }
  const Knowledge& ofBlock() const { return m_ofBlock; }
  /// What of it `thread` passes on when it counts up: what it knew at its last fence of the device.
  const Knowledge& fencedOfGrid(std::uint32_t thread) const { return m_lanes[thread].fencedOfGrid; }
  /// Whether a fence of the device that comes before what `thread` does now comes after what `before` did when its
  /// clock was `clock`.
  bool fencedFor(std::uint32_t thread, std::uint32_t before, std::uint32_t clock) const {
    return m_lanes[thread].fencedOnDevice.at(before) > clock;
  }
  /// Whether there is such a fence since the last barrier.
  bool hasFenced(std::uint32_t thread) const { return !m_lanes[thread].fencedOnDevice.empty(); }
  /// The same of a fence by anyone, which is all that a barrier leaves of them.
  bool fencedByAny(std::uint32_t before, std::uint32_t clock) const { return m_fencedByAny[before] > clock; }
  bool anyFenced() const { return m_fenced; }

 private:
  static constexpr std::uint32_t most = 32;  // lanes of a warp
  struct Pairs {
    std::array<std::uint32_t, most> own{};
    std::array<std::array<std::uint32_t, most>, most> known{};  // known[a][b]: what a knows of b
  };
  struct Warp {
    std::uint32_t clock = 0;  // of all lanes, where together
    bool together = true;
    std::unique_ptr<Pairs> pairs;
  };
  struct Lane {
    Knowledge known, fenced;         // of lanes of this block, by counters
    Knowledge fencedOnDevice;        // the part of `fenced` that holds for other blocks
    Knowledge ofGrid, fencedOfGrid;  // of counters
    bool knows = false;              // any of them is more than empty
  };
  struct Counter {
    std::uintptr_t address = 0;
    Knowledge released;
  };

  Pairs& pairsOf(Warp& warp);
  void meetSome(Warp& warp, std::uint32_t mask, bool all);
  void shareKnowledge(std::uint32_t warp, std::uint32_t mask);
  Lane& knowing(std::uint32_t thread);

  std::uint32_t m_shift = 5, m_last = 31;  // warps are powers of two: 1 << m_shift lanes, the last of them m_last
  std::vector<Warp> m_warps;
  std::vector<Lane> m_lanes;
  std::vector<Counter> m_counters;
  Knowledge m_ofBlock;
  bool m_met = false;                        // since the last barrier
  bool m_counted = false;                    // a lane knows of another by a counter
  bool m_fenced = false;                     // a lane called a fence of the device
  std::vector<std::uint32_t> m_fencedByAny;  // of each lane, up to which clock
  std::vector<std::uint32_t> m_knowing;      // lanes that know anything by fences and counters
};

}  // namespace warpfold::emulation
