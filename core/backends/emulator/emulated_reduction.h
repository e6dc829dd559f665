// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "backends/backend.h"
#include "backends/emulator/grid_runner.h"
#include "catalogue/launch_plan.h"

namespace warpfold::emulator {

/// A reduction laid out in emulated global memory: one arena that holds the padded copy of the input and, behind it,
/// the partials of every launch.
class EmulatedReduction {
 public:
  EmulatedReduction(GridRunner& runner, const RunRequest& request, std::shared_ptr<const HostArray> input);

  const std::vector<Launch>& launches() const { return m_launches; }
  /// Copies the input and writes the padding: before every run, outside what is timed.
  void restore();
  void runPlain(const RunControl& control);
  /// Runs all launches counted. In the first, `traced` blocks are recorded; block 0 of every launch always is.
  std::vector<LaunchOutcome> runCounted(std::span<const std::uint64_t> traced, const RunControl& control);
  /// Runs only the `traced` blocks of the first launch, on restored memory.
  std::vector<std::shared_ptr<BlockTrace>> traceBlocks(std::span<const std::uint64_t> traced);
  Scalar result() const;

 private:
  LaunchShape shape(const Launch& launch) const { return {launch.grid, launch.block, m_request.warp}; }
  LaunchMemory memory(std::size_t launch) const;
  KernelArguments arguments(std::size_t launch);

  GridRunner& m_runner;
  RunRequest m_request;
  std::shared_ptr<const HostArray> m_input;
  KernelBodies m_bodies;
  std::vector<Launch> m_launches;
  std::vector<std::uint64_t> m_offsets;  // in elements: the input of every launch, then the result
  HostArray m_arena;
};

/// Longest chain of operator calls over all launches: block 0 of each stands for all, since every block of a launch
/// runs the same text on whole (padded) blocks.
std::uint64_t chainLength(std::span<const LaunchOutcome> outcomes);

}  // namespace warpfold::emulator
