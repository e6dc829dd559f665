// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "backends/cuda/device_workspace.h"
#include "backends/cuda/probed_code.h"
#include "ptx/probes.h"
#include "trace/trace.h"

namespace warpfold::cuda {

/// What the probes of one warp stamped, a step each: what lies between two stamps of the warp itself.
struct WarpProbe {
  struct Stretch {
    std::uint32_t mask = 0;
    std::uint64_t depart = 0, arrive = 0;  ///< clock cycles
    bool toBarrier = false;                ///< ended at a barrier of the block; else at a meeting, or the kernel's end
  };
  std::vector<Stretch> stretches;
};

/// What the probes of one block recorded, steps as the emulator counts them: between two barriers of the block there
/// are as many as the warp that met most often has.
struct BlockProbe {
  std::uint32_t sm = 0;
  std::uint32_t steps = 0;
  std::vector<std::vector<std::uint32_t>> masks;  ///< [step][warp]
  std::vector<double> stepCycles;                 ///< release to release; the last: release to the block's end
  std::vector<std::vector<double>> warpCycles;    ///< [step][warp]: departure to arrival
};
BlockProbe alignWarps(const std::vector<WarpProbe>& warps);

/// What the probes of a launch left, as ptx::ProbePlaces has it.
struct ProbeMemory {
  std::vector<ptx::ProbeRecord> records;
  std::vector<std::uint64_t> finished;
  std::vector<std::uint32_t> sm;
};
/// The blocks, in the order of their slots. Throws Error where a warp went through more steps than there was room for.
std::vector<BlockProbe> blocksOf(const ptx::ProbePlaces& places, const ProbeMemory& memory);

/// A launch with probes: its module, the probes' memory and the reading of it.
class ProbedLaunch {
 public:
  /// `blocks`: ascending; `steps`: expected per block.
  ProbedLaunch(const ProbedCode& code, std::span<const std::uint64_t> blocks, std::uint32_t threads,
               std::uint32_t steps);

  CUfunction function() const { return m_function; }
  void clear();
  /// After the launch is through. Throws as blocksOf().
  std::vector<BlockProbe> read() const;

 private:
  Module m_module;
  CUfunction m_function = nullptr;
  std::size_t m_blocks;
  Buffer m_slots, m_memory;
  std::size_t m_bytes = 0;
  ptx::ProbePlaces m_places;
};

/// Puts masks and times of the GPU into the emulator's trace. Throws Error naming the first difference where the
/// masks or the number of steps do not agree.
void mergeProbe(BlockTrace& trace, const BlockProbe& probe, double nanosecondsPerCycle);

}  // namespace warpfold::cuda
