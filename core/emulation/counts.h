// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "emulation/block_ranges.h"
#include "emulation/step_tally.h"
#include "ptx/program.h"
#include "values/counters.h"
#include "values/ids.h"

namespace warpfold::emulation {

/// What is counted at one instruction of a program.
struct InstructionCounts {
  std::uint64_t executions = 0;  ///< by warps, or parts of one
  std::uint64_t lanes = 0;       ///< by lanes
  std::uint64_t diverged = 0;    ///< executions of a branch at which lanes parted
  std::uint64_t requests = 0;    ///< warp-level accesses to global or shared memory
  std::uint64_t sectors = 0;     ///< of global memory, 32 bytes each
  std::uint64_t conflicts = 0;   ///< extra rounds of accesses to shared memory
  std::uint64_t accesses = 0;    ///< lanes of the requests
  std::uint64_t global = 0;      ///< of the requests, those to global memory: an access by a generic address may be any

  InstructionCounts& operator+=(const InstructionCounts& o);
  friend bool operator==(const InstructionCounts&, const InstructionCounts&) = default;
};

/// Of a launch, or of the blocks of it that one thread of the host ran.
///
/// A step lies between two barriers of the block. Where lanes of a warp meet on the way (shfl, vote, match, redux,
/// bar.warp.sync), a *part* of the step ends for that warp; meetings with nothing in between are one. Steps are
/// numbered part by part, so that a step with k meetings has k + 1 numbers.
struct LaunchCounts {
  explicit LaunchCounts(const ptx::Program& program) : instructions(program.counters) {}
  std::vector<InstructionCounts> instructions;  ///< by FunctionProgram::firstCounter and on
  std::uint64_t barriers = 0;
  std::uint64_t threadBarriers = 0;  ///< threads that the barriers let go on
  std::vector<StepTally> steps;      ///< sums over the blocks
  GridTally activity;                ///< active threads, in runs of neighbouring blocks
  BlockRanges blank;                 ///< blocks that read no element of the reduction (Area::filled)
  std::uint64_t blankAtomics = 0;    ///< their atomics
  /// The last atomic at a counter of finished blocks (Area::Role::counter), by the highest block.
  struct Count {
    BlockId block;
    std::uint32_t step = 0;
    ThreadId thread;
    std::uint32_t line = 0;
  };
  std::optional<Count> lastCount;

  /// As of a launch that has not begun; `instructions` stay where they are.
  void clear();
  /// Of other blocks of the same launch.
  LaunchCounts& operator+=(const LaunchCounts& o);
};

/// Executions and lanes are counted at the head of each basic block: gives every instruction those of its block.
LaunchCounts byInstruction(const LaunchCounts& counted, const ptx::Program& program);

/// What the hardware's counters show of it.
Counters countersOf(const LaunchCounts& counted);

}  // namespace warpfold::emulation
