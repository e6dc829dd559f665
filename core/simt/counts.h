// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "ptx/program.h"
#include "values/counters.h"

namespace warpfold::simt {

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

/// Of a launch, or a part of it: by instruction (FunctionProgram::firstCounter and on), and barriers of blocks.
struct LaunchCounts {
  explicit LaunchCounts(const ptx::Program& program) : instructions(program.counters) {}
  std::vector<InstructionCounts> instructions;
  std::uint64_t barriers = 0;
  std::uint64_t threadBarriers = 0;  ///< threads that the barriers let go on

  LaunchCounts& operator+=(const LaunchCounts& o);
};

/// Executions and lanes are counted at the head of each basic block: gives every instruction those of its block.
LaunchCounts byInstruction(const LaunchCounts& counted, const ptx::Program& program);

/// What the hardware's counters show of it.
Counters countersOf(const LaunchCounts& counted, const ptx::Program& program);

}  // namespace warpfold::simt
