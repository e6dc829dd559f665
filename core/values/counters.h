// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

namespace warpfold {

/// Memory transactions as the hardware counts them (Nsight Compute: l1tex__t_sectors_pipe_lsu_mem_global_op_*,
/// l1tex__t_requests_*, l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_*). A sector is 32 bytes.
struct Counters {
  std::uint64_t globalLoadSectors = 0;
  std::uint64_t globalStoreSectors = 0;
  std::uint64_t globalLoadRequests = 0;
  std::uint64_t globalStoreRequests = 0;
  std::uint64_t sharedLoadConflicts = 0;
  std::uint64_t sharedStoreConflicts = 0;
  std::uint64_t barriers = 0;  ///< block-wide barriers, each counted once per block
  std::uint64_t atomics = 0;

  Counters& operator+=(const Counters& o) {
    globalLoadSectors += o.globalLoadSectors;
    globalStoreSectors += o.globalStoreSectors;
    globalLoadRequests += o.globalLoadRequests;
    globalStoreRequests += o.globalStoreRequests;
    sharedLoadConflicts += o.sharedLoadConflicts;
    sharedStoreConflicts += o.sharedStoreConflicts;
    barriers += o.barriers;
    atomics += o.atomics;
    return *this;
  }
  friend bool operator==(const Counters&, const Counters&) = default;
};

/// Counters of one step, over one block or summed over many.
struct StepCounters {
  Counters memory;
  std::uint64_t activeThreads = 0;   ///< threads that worked (see WarpStep)
  std::uint64_t activeWarps = 0;     ///< warps with at least one such thread
  std::uint64_t divergentWarps = 0;  ///< active warps of which some lanes idled

  StepCounters& operator+=(const StepCounters& o) {
    memory += o.memory;
    activeThreads += o.activeThreads;
    activeWarps += o.activeWarps;
    divergentWarps += o.divergentWarps;
    return *this;
  }
  friend bool operator==(const StepCounters&, const StepCounters&) = default;
};

}  // namespace warpfold
