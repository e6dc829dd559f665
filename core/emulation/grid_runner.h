// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "emulation/machine.h"
#include "emulation/recorder.h"
#include "simt/merge_hazards.h"

namespace boost::asio {
class thread_pool;
}

namespace warpfold::emulation {

/// Everything that a launch needs; `arguments` outlive it.
struct EmulatedLaunch {
  LaunchShape shape;
  GlobalMemory memory;
  RecordedLaunch recorded;
  Machine::Body plain = nullptr, counted = nullptr;
  Machine::Body proof = nullptr;  ///< see Machine::repeatBy; null: every block is counted or compared with another one
  const void* arguments = nullptr;
  bool lastBlockWaits = false;     ///< for what the others publish: it runs after them
  bool lastBlockFinishes = false;  ///< one block reduces the partials of all: counted runs make it the last one
  bool outputPerBlock = false;     ///< each block leaves one value
};

/// What the traces of one launch may hold together.
class TraceBudget {
 public:
  /// Throws InvalidRequest where `trace` is too much beside those before; `asked` are the blocks that the request
  /// names.
  void take(const BlockTrace& trace, const std::string& asked);

 private:
  std::size_t m_nodes = 0;
};

/// What a counted launch was seen to do.
struct LaunchOutcome {
  std::vector<StepTally> steps;
  std::vector<std::shared_ptr<BlockTrace>> traces;  ///< of the blocks asked for, ascending
  std::vector<Hazard> hazards;
  GridTally activity;
  BlockRanges blank;                        ///< blocks that read no element
  std::uint64_t blankAtomics = 0;           ///< their atomics
  std::uint64_t repeated = 0;               ///< blocks whose counts are those of another one that did the same
  std::uint64_t proven = 0;                 ///< of these, blocks that were proven to and ran uncounted
  std::optional<Machine::Count> lastCount;  ///< of the block that finishes, at the counter of finished blocks
  TraceBudget budget;
  std::optional<Message> untraced;  ///< why blocks that were asked for have no trace: one does more than it may hold
};

/// Runs whole launches, their blocks spread over the host's cores. Machines and their stacks are kept from launch
/// to launch, so memory does not grow with the grid. Several threads may run launches at a time, each on machines of
/// its own.
class GridRunner {
 public:
  /// `threads` 0: one for each core that this process may use.
  explicit GridRunner(unsigned threads = 0);
  ~GridRunner();

  unsigned threads() const { return m_threads; }

  /// Runs the uncounted kernel over the grid.
  void runPlain(const EmulatedLaunch& launch, const std::atomic<bool>& cancelled,
                const std::function<void(double)>& progress = {});
  /// Runs the counted kernel over the grid; `traced` (ascending) are recorded in detail. `progress` is called from
  /// the calling thread with the fraction done. Throws LastTicketDrawn, InvalidRequest and Cancelled.
  LaunchOutcome runCounted(const EmulatedLaunch& launch, std::span<const std::uint64_t> traced,
                           const std::atomic<bool>& cancelled, const std::function<void(double)>& progress);

 private:
  using Machines = std::vector<std::unique_ptr<Machine>>;
  /// The machines that are kept, for the time of one launch; none where another launch has them.
  class Lease;
  class Crew;

  /// Calls `work(machine)` on as many threads as pay off; the first exception is rethrown here.
  void onMachines(Machines& machines, std::uint64_t blocks, const std::function<void(Machine&, unsigned)>& work);
  /// They stay: a new thread has to set up the shared arrays of all kernels, megabytes that cost more than a small
  /// launch.
  boost::asio::thread_pool& helpers();

  unsigned m_threads;
  std::mutex m_mutex;
  Machines m_kept;
  std::unique_ptr<boost::asio::thread_pool> m_helpers;
};

/// Step::row of a block's step: as its trace has it, else as the steps of the whole launch say.
std::uint32_t rowOf(const LaunchOutcome& outcome, BlockId block, std::uint32_t step);

}  // namespace warpfold::emulation
