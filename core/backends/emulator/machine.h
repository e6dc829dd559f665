// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "backends/emulator/context.h"
#include "backends/emulator/warp_accesses.h"
#include "trace/counters.h"

/// The emulated multiprocessor: one fiber per thread of a block, run by one thread of the host.
///
/// Lanes take turns in ascending order. At a barrier a lane jumps straight to the next one; when the last has
/// arrived the step is over and the first goes on. A block is therefore one round of the ring per step, and its
/// order of events is the same every time.
namespace warpfold::emulator {

class Recorder;

struct Lane {
  Context context = nullptr;
  Lane* next = nullptr;          ///< in the ring of lanes that still run
  std::uint32_t thread = 0;      ///< threadIdx.x
  std::uint32_t bit = 0;         ///< 1 << lane within its warp
  std::uint32_t warp = 0;        ///< warp within the block
  std::uint32_t finishedIn = 0;  ///< serial number of the last block this lane finished
};

/// What a launch needs to know; the same for all its blocks.
struct LaunchShape {
  std::uint64_t grid = 1;
  std::uint32_t block = 1;
  std::uint32_t warpSize = 32;
};

/// Sums of one step over all blocks a machine ran. Both kinds of activity are kept, since which of them counts
/// is known only when the whole grid is through (see WarpStep).
struct StepTally {
  Counters memory;
  std::uint64_t combinedThreads = 0, combinedWarps = 0, combinedPartly = 0;
  std::uint64_t touchedThreads = 0, touchedWarps = 0, touchedPartly = 0;
  bool store = false;  ///< wrote to the output array

  StepTally& operator+=(const StepTally& o);
  StepCounters counters() const;
};

/// Stacks of all lanes: one mapping, kept between blocks and launches.
class StackPool {
 public:
  /// From one stack to the next. Not a multiple of a page, so that neighbours do not meet in the same cache sets.
  static constexpr std::size_t stackBytes = 16384 + 192;

  explicit StackPool(std::size_t stacks);
  ~StackPool();
  StackPool(const StackPool&) = delete;
  StackPool& operator=(const StackPool&) = delete;

  /// Highest address of stack `index`.
  void* top(std::size_t index) const;
  std::uintptr_t base() const { return m_base; }
  std::size_t size() const { return m_size; }

 private:
  std::uintptr_t m_base = 0;  // aligned to huge pages
  std::size_t m_size = 0;
  void* m_mapping = nullptr;
};

/// Runs blocks of a launch, one after the other, on the calling thread.
class Machine {
 public:
  static constexpr std::uint32_t maximumThreads = 1024;

  /// The kernel with its arguments bound: called once by every lane.
  using Body = void (*)(const void* arguments);

  Machine();
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  /// Before the first block of a launch. [arena, arena + bytes) is global memory, of which [output, …) is the
  /// array that the kernel stores its partials to.
  void begin(const LaunchShape& shape, Body body, const void* arguments);
  void setMemory(const void* arena, std::size_t bytes, const void* output, std::size_t outputBytes);
  /// Runs block `index`. `recorder` (may be null) hears of every access and combination of it.
  void runBlock(std::uint64_t index, Recorder* recorder);
  /// Sums over the blocks since begin(); only lanes of counted kernels add to them.
  const std::vector<StepTally>& tallies() const { return m_tallies; }

  // What the device text asks for -------------------------------------------------------------------------
  static Machine& current() { return *t_current; }
  std::uint32_t threadIndex() const { return t_lane->thread; }
  std::uint32_t blockIndex() const { return m_blockIndex; }
  const LaunchShape& shape() const { return m_shape; }

  /// The barrier of the bare text: nothing but the switch to the next lane.
  void barrier() {
    Lane* const self = t_lane;
    if (self->next <= self) [[unlikely]] {
      endSweep();
      if (t_lane == self) return;
      jumpTo(t_lane, self);
      return;
    }
    t_lane = self->next;
    jumpTo(t_lane, self);
  }

  /// The barrier of a counted text: closes the warp's books when its last lane arrives.
  void countedBarrier(std::uint32_t line) {
    Lane* const self = t_lane;
    Lane* const next = self->next;
    m_accesses.nextLane();
    if (next->warp != self->warp || next <= self) [[unlikely]] {
      closeWarp(self->warp);
      if (next <= self) closeStep(line);
    }
    barrier();
  }

  void noteLoad(const void* address, std::size_t bytes) { note(address, bytes, 0); }
  void noteStore(const void* address, std::size_t bytes) { note(address, bytes, 1); }
  void noteCombination() { m_combined |= t_lane->bit; }

  Recorder* recorder() const { return m_recorder; }
  bool isStack(const void* p) const { return reinterpret_cast<std::uintptr_t>(p) - m_stacks.base() < m_stacks.size(); }
  bool isGlobal(const void* p) const { return reinterpret_cast<std::uintptr_t>(p) - m_arena < m_arenaBytes; }
  bool isOutput(const void* p) const { return reinterpret_cast<std::uintptr_t>(p) - m_output < m_outputBytes; }
  /// Lanes that exist in `warp`, as a mask.
  std::uint32_t lanesOf(std::uint32_t warp) const;

 private:
  // Found at a fixed place of the host thread, not through a register that was just loaded from a lane's stack: the way
  // from one lane to the next is one chain of dependent loads, and its length is the emulator's speed.
  [[gnu::tls_model("local-exec")]] static thread_local constinit Machine* t_current;
  [[gnu::tls_model("local-exec")]] static thread_local constinit Lane* t_lane;  // the one that runs

  static constexpr std::size_t prefetchDistance = 4;

  static void laneMain();
  /// One block's part of a lane. A function of its own, never inlined: the next block may run on another thread of the
  /// host, and a compiler may keep the place of a thread_local over a loop.
  [[gnu::noinline]] static void runLane();
  static void jumpTo(Lane* target, Lane* self) {
    // The stacks of a block do not fit the first-level cache: fetch that of a lane to come, which most likely waits at
    // the same depth. A guess that costs nothing when wrong.
    __builtin_prefetch(static_cast<const char*>(target->context) + prefetchDistance * StackPool::stackBytes);
    switchContext(&self->context, target->context);
  }

  void note(const void* address, std::size_t bytes, unsigned store) {
    const bool global = isGlobal(address);
    if (!global && isStack(address)) return;
    m_touched |= t_lane->bit;
    m_accesses.add(reinterpret_cast<std::uintptr_t>(address), static_cast<AccessKind>((global ? 0u : 2u) | store),
                   bytes, t_lane->bit);
    if (store != 0 && global && isOutput(address)) m_stored = true;
  }
  void finishLane();
  void endSweep();
  void linkRing();
  void closeWarp(std::uint32_t warp);
  void closeStep(std::uint32_t line);

  std::uint32_t m_blockIndex = 0;
  std::uint32_t m_combined = 0, m_touched = 0;  // masks of the warp that runs, in this step
  std::uintptr_t m_arena = 0, m_output = 0;
  std::size_t m_arenaBytes = 0, m_outputBytes = 0;
  WarpAccesses m_accesses;
  LaunchShape m_shape;
  Body m_body = nullptr;
  const void* m_arguments = nullptr;
  Recorder* m_recorder = nullptr;
  bool m_counted = false;
  bool m_stored = false;
  std::uint32_t m_serial = 0;    // of the block that runs, so that lanes need no reset between blocks
  std::uint32_t m_alive = 0;     // lanes in the ring
  std::uint32_t m_finished = 0;  // of those, how many ended in this sweep
  bool m_ringWhole = false;
  std::uint32_t m_step = 0;
  std::vector<StepTally> m_tallies;
  StackPool m_stacks;
  std::vector<Lane> m_lanes;
  Lane m_host;  // the context that called runBlock

 public:
  /// Whether the body counts; set by the registry together with the body.
  void setCounted(bool counted) { m_counted = counted; }
};

}  // namespace warpfold::emulator
