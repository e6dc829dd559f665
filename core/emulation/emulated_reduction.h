// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "data/inputs.h"
#include "emulation/grid_runner.h"
#include "emulation/kernel_registry.h"
#include "run/planned_run.h"
#include "run/run_control.h"

namespace warpfold::emulation {

/// A reduction laid out in emulated global memory: one arena that holds what its launches write (the working copy of an
/// in-place kernel, and the values that every launch leaves). Inputs that are only read stay where they are.
class EmulatedReduction {
 public:
  EmulatedReduction(const EmulatedReduction&) = delete;
  EmulatedReduction& operator=(const EmulatedReduction&) = delete;
  EmulatedReduction(GridRunner& runner, const PlannedRun& run, const Inputs& inputs);

  const std::vector<Launch>& launches() const { return m_launches; }
  /// Working copy, padding and the words that atomics add to: before every run, outside what is timed.
  void restore();
  void runPlain(const RunControl& control);
  /// Runs all launches counted. In the first, `traced` blocks are recorded; block 0 of every launch always is, and the
  /// block that finishes.
  std::vector<LaunchOutcome> runCounted(std::span<const std::uint64_t> traced, const RunControl& control);
  /// From now on every block is counted by itself: slower, for those who doubt (LaunchShape::countsEach).
  void countEachBlock() { m_countsEach = true; }
  /// Runs only the `traced` blocks of launch `index`, on restored memory. None of them finishes, but for `finishing`,
  /// which finds what setPartials() put there.
  std::vector<std::shared_ptr<BlockTrace>> traceBlocks(std::size_t index, std::span<const std::uint64_t> traced,
                                                       std::optional<std::uint64_t> finishing = {});
  /// Accumulators, one per block, that the block which finishes finds.
  void setPartials(const HostArray& partials);
  /// Blocks of the first launch that read no element: what they leave is the identity.
  BlockRanges blankBlocks();
  /// What traceBlocks() takes for padding: elements of the input, and values of blocks that another one finds.
  void setBlank(BlockRanges inputs, BlockRanges outputs);
  /// Where the values of launch `index` lie: launches()[index].outputs accumulators.
  std::byte* outputs(std::size_t index) { return m_arena.data() + m_offsets[index + 1] * m_width; }
  /// The value that the last launch left, finished.
  Scalar result() const;
  /// The same before a mean is divided.
  Scalar combined() const;
  ElementType accumulator() const { return m_accumulator; }

 private:
  KernelArguments arguments(std::size_t launch) const;
  EmulatedLaunch prepared(std::size_t launch);
  std::vector<LaunchOutcome> runLaunches(std::span<const std::uint64_t> traced, const RunControl& control);
  void markSlots();
  Hazard leftover(std::size_t launch, const LaunchOutcome& outcome) const;
  bool isDirect(const KernelArguments& arguments) const;

  GridRunner& m_runner;
  PlannedRun m_run;
  const RunRequest& m_request;
  const KernelInfo& m_kernel;
  Inputs m_inputs;
  ElementType m_accumulator;
  std::size_t m_width;
  KernelBodies m_bodies;
  const std::vector<Launch>& m_launches;
  std::vector<std::uint64_t> m_offsets;  // in accumulators: the working copy, then what every launch leaves
  std::uint64_t m_slots = 0;             // in accumulators
  HostArray m_arena;
  unsigned m_ticket = 0;
  bool m_countsEach = false;
  BlockRanges m_blankInputs, m_blankOutputs;
  std::vector<std::shared_ptr<const void>> m_bound;
};

/// Longest chain of operator calls over all launches: block 0 of each stands for all, since no block of a launch has
/// more to do; where atomics add up blocks or elements in any order, all of them may follow each other, the first of
/// which finds the identity.
std::uint64_t chainLength(const KernelInfo& kernel, std::span<const LaunchOutcome> outcomes);
/// Of a finishing block: what its chains gain from the partials of other blocks on.
std::uint64_t depthAfterPartials(const BlockTrace& trace);

}  // namespace warpfold::emulation
