// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "run/planned_run.h"
#include "trace/trace.h"

namespace warpfold::model {

/// What one full block of a kernel's first launch does: exact counts of the emulator. A block that takes more elements
/// does the same and, for each further element of a thread, one load and one operation more.
struct BlockWork {
  double threads = 0, warps = 0;
  double elements = 1;     ///< that a thread took in the block that was counted
  bool anyNumber = false;  ///< a thread takes as many elements as the grid leaves it
  bool packed = false;     ///< loads 16 bytes at once
  double inFlight = 1;     ///< loads that a thread waits for together
  double barriers = 0;
  double combines = 0;                     ///< warps that combine or load, summed over the steps
  double requests = 0;                     ///< of global memory, loads and stores
  double sectors = 0;                      ///< the same
  double conflicts = 0;                    ///< of shared memory
  double atomics = 0;                      ///< requests of warps
  double readBytes = 0, writtenBytes = 0;  ///< of DRAM, each sector once
  double elementBytes = 4;
  std::uint32_t sharedBytes = 0;
  bool remainder = false;  ///< its steps divide by what the compiler does not know
  bool fp64 = false;
  bool lastBlockFinishes = false;
  bool starts = true;          ///< has what a thread does once
  bool waitsForMemory = true;  ///< loads from global memory
};

/// What one step of a block does; `alone` is the whole block's work, of which it is a part. The first step has what
/// threads do once.
BlockWork stepWork(const BlockTrace& trace, const Step& step, const BlockWork& alone);

/// Counts by emulating a small reduction of the same kernel, type, operation and block. `run` has a kernel that can be
/// traced. The second call for equal ones takes no time. May be called from any thread; threads that ask for the same
/// do not wait for each other, so that each can be stopped.
BlockWork blockWork(const PlannedRun& run);

}  // namespace warpfold::model
