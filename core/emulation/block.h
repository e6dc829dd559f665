// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "emulation/cluster.h"
#include "emulation/code.h"
#include "emulation/counts.h"
#include "emulation/hazard_watch.h"
#include "emulation/launch_end.h"
#include "emulation/memory.h"
#include "emulation/warp.h"

namespace warpfold::emulation {

struct Extent {
  std::uint32_t x = 1, y = 1, z = 1;
  std::uint64_t count() const { return std::uint64_t{x} * y * z; }
};

/// What a kernel may use up before it is taken for one that does not end.
struct Limits {
  std::int64_t instructionsOfWarp = std::int64_t{1} << 33;  ///< with what instructionsOfStep tells
  std::uint32_t callDepth = 1024;
  std::uint64_t windowBytesOfWarp = std::uint64_t{1} << 26;  ///< registers of all calls that a warp is in
  std::uint32_t residentBlocks = 4096;                       ///< that wait for each other
  std::uint32_t roundsWithoutEnd = 1u << 16;             ///< of turns of resident blocks, while more could not start
  std::uint64_t residentBytes = std::uint64_t{1} << 32;  ///< of all of them: registers, shared and local memory
  std::uint64_t sharedBytes = 227 * 1024;  ///< of a block (CUDA C++ Programming Guide, Compute Capabilities: 9.0)
};

/// How a kernel is launched.
struct Launch {
  Extent grid, block;
  std::uint32_t dynamicSharedBytes = 0;
  std::uint32_t warpWidth = ptx::laneCount;  ///< 4, 8, 16 or 32 lanes
  std::uint32_t cluster = 1;                 ///< blocks of a cluster; the grid has whole ones
  std::vector<std::byte> parameters;         ///< as Program::parameters has them
  Limits limits = {};
  bool apart = false;  ///< executes FunctionProgram::apart from the begin; the results are the same
};

/// The threads of a block, its shared and local memory, and its barriers. Made once and started for one block after the
/// other. Half of its methods are what handlers, which know their warp alone, ask of the block: its memory, its launch,
/// its cluster; the others are what warps tell it of a step.
class Block {
 public:
  /// `watch`: finds hazards where the code is counted; may be null.
  Block(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts* counts,
        HazardWatch* watch = nullptr);
  ~Block();
  /// Bytes that a block of a launch takes on the host. `watched`: with what is remembered of its shared memory.
  static std::uint64_t bytesOf(const ptx::Program& program, const Launch& launch, bool watched);

  /// Puts a block at its begin. Its shared memory is zero. `cluster`: of Launch::cluster blocks; null where it is 1.
  /// `recorder`, of code that is linked for tracing: hears of all that the block does.
  void start(std::uint64_t index, Cluster* cluster = nullptr, Recorder* recorder = nullptr);
  enum class Outcome : std::uint8_t {
    done,
    spinning,
    quiet,  ///< as spinning, and all is as it was (Standstill)
    stuck   ///< for ever, which its watch has noted: the launch is over
  };
  /// Runs until all threads have ended, or all that could go on wait in loops for other blocks. Throws KernelFault.
  Outcome run();
  /// How often it has changed memory.
  std::uint64_t changes() const { return m_changes; }
  /// Turns after which all splits of all warps have had one.
  std::uint32_t turnsOfAll() const;
  /// Of the first thread that waits in a loop for others.
  KernelFault faultOfWaiting() const;

  const Code& code() const { return m_code; }
  const Memory& memory() const { return m_memory; }
  const Launch& launch() const { return m_launch; }
  std::uint64_t index() const { return m_index; }
  std::uint64_t clock() { return ++m_clock; }
  /// The number of the step that it is in, without the parts of it that are over (see LaunchCounts).
  std::uint32_t step() const { return m_step; }
  /// Of the part that a warp is in.
  std::uint32_t stepOf(const Warp& warp) const { return m_step + warp.part; }
  /// Adds up what a warp did in its part of the step.
  void closePart(Warp& warp);
  /// A lane reads an element of the reduction, or gets a value that was made of some.
  void noteElement() {
    m_readsElement = true;
    if (m_index < m_readers.size()) m_readers[m_index] = 1;
  }
  bool readsElement() const { return m_readsElement; }
  /// Another block of its cluster has left a value at an address of its shared memory.
  void receive(const Block& from, std::uint64_t address, unsigned bytes);
  /// Threads wait for all of the cluster at this line.
  void noteClusterBarrier(std::uint32_t line) { m_clusterLine = line; }
  /// All threads of its cluster have met.
  void passClusterBarrier() {
    closeStep(false);
    for (Warp& warp : m_warps) warp.budget -= instructionsOfStep;
  }
  /// Where blocks that read an element are noted, by block; empty: nowhere.
  void setReaders(std::span<std::uint8_t> readers) { m_readers = readers; }
  /// How its launch ends; null: nobody asks.
  void setEnd(const LaunchEnd* end) { m_end = end; }
  /// Whether it need not go on.
  bool isOver() const { return m_end != nullptr && (m_end->isBehind(m_index - clusterRank()) || m_end->isCancelled()); }
  /// Its warps have waited for long enough: the next round of a loop is one too many.
  void spendBudget() {
    for (Warp& warp : m_warps) warp.budget = warp.reserve = 0;
  }
  void noteAtomic() { ++m_atomics; }
  /// What threads bring to a barrier: how many there are, and for how many a predicate is true.
  struct Offers {
    std::uint32_t threads = 0, agree = 0;
  };
  void offer(std::uint32_t threads, std::uint32_t agree) {
    m_offers[m_round % 2].threads += threads;
    m_offers[m_round % 2].agree += agree;
  }
  /// At the barrier behind which threads are.
  const Offers& offered() const { return m_offers[(m_round + 1) % 2]; }
  /// An atomic on a counter of finished blocks.
  void noteCount(const Warp& warp, const Instruction* at, unsigned lane);
  /// The block's shared memory by its own addresses and by generic ones.
  const Area& shared() const { return m_shared; }
  const Area& sharedGeneric() const { return m_sharedGeneric; }
  std::uint32_t sharedBytes() const { return m_sharedBytes; }
  std::uint32_t localBytes() const { return m_localBytes; }
  std::byte* localOf(std::uint32_t thread) { return m_local.data() + std::size_t{thread} * m_localBytes; }
  std::uint32_t threads() const { return m_threads; }
  Cluster& cluster() const { return *m_cluster; }
  std::uint32_t clusterRank() const { return static_cast<std::uint32_t>(m_index % m_launch.cluster); }
  void noteExit(std::uint32_t threads) {
    if (m_launch.cluster > 1) m_cluster->leave(threads);
  }
  /// Room for one access of a lane that misses all arrays, filled anew each time.
  std::byte* bytesBeyond() {
    m_beyond.fill(std::byte{0xcd});
    return m_beyond.data();
  }

 private:
  bool runWarps();
  enum class Occasion : std::uint8_t { turn, barrier };
  struct Look {
    std::uint64_t state = 0, changes = 0;
    std::uint32_t step = 0;
  };
  /// Whether it has changed no word of memory since it was asked on such an occasion, and its lanes are where they
  /// were, with the same registers. Then what it has executed since costs nothing.
  bool isAsBefore(Occasion occasion);
  void openBarrier();
  void nextRound() {
    ++m_round;
    m_offers[m_round % 2] = {};
  }
  /// The step is over: the block has come to a barrier or, where it is done, to its end.
  void closeStep(bool done);
  std::uint32_t barrierLine() const;
  std::vector<Warp*> meetingAt(std::uint32_t barrier);
  bool openPartBarriers();
  bool releaseLanes(bool spinning);
  /// Threads wait for each other for ever: a hazard, or KernelFault where nobody watches.
  void noteDeadlock() const;

  const Code& m_code;
  const Memory& m_memory;
  const Launch& m_launch;
  LaunchCounts* m_counts;
  std::uint32_t m_threads;
  Cluster m_own;  // of a block that is in none with others
  Cluster* m_cluster = &m_own;
  std::uint64_t m_index = 0, m_clock = 0, m_blocksPerRun;
  std::uint32_t m_step = 0;
  bool m_readsElement = false;
  std::span<std::uint8_t> m_readers;
  const LaunchEnd* m_end = nullptr;
  Recorder* m_recorder = nullptr;
  std::uint32_t m_clusterLine = 0;
  std::uint64_t m_atomics = 0;
  std::array<Offers, 2> m_offers;  // of this barrier and the one before
  std::uint32_t m_round = 0;       // barriers before
  std::uint64_t m_changes = 0;     ///< of memory, by its warps
  std::array<Look, 2> m_looks;     ///< the last ones, by Occasion
  std::uint32_t m_turns = 0;       ///< one after the other in which all warps waited or looked for something
  std::uint32_t m_sharedBytes, m_localBytes = 0;
  std::vector<std::byte> m_sharedMemory, m_local;
  alignas(32) std::array<std::byte, 32> m_beyond;
  Area m_shared, m_sharedGeneric;
  std::vector<Warp> m_warps;
  std::unique_ptr<BlockWatch> m_watch;  // null: nobody watches
};

}  // namespace warpfold::emulation
