// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warpfold {

/// Memory transactions as the hardware counts them. A sector is 32 bytes.
struct Counters {
  std::uint64_t globalLoadSectors = 0;
  std::uint64_t globalStoreSectors = 0;
  std::uint64_t globalLoadRequests = 0;
  std::uint64_t globalStoreRequests = 0;
  std::uint64_t sharedLoadConflicts = 0;
  std::uint64_t sharedStoreConflicts = 0;
  std::uint64_t barriers = 0;  ///< block-wide barriers, each counted once per block
  std::uint64_t atomics = 0;

  Counters& operator+=(const Counters& o);
  friend bool operator==(const Counters&, const Counters&) = default;
};

/// One counter: everything that shows, encodes or adds up counters goes through these rows.
struct CounterRow {
  std::string_view name;   ///< in JSON, CSV and messages
  std::string_view title;  ///< for readers: the code of a text of core/words
  std::string_view unit;   ///< what one of it is, in JSON's English
  std::uint64_t Counters::*value;
  std::string_view hardware;  ///< Nsight Compute's metric with the same meaning; empty where it has none
  bool perStep;               ///< also told for every step of a traced block
};

inline constexpr std::array counterRows{
    CounterRow{"global_load_sectors", "counter-global-load-sectors", "sectors", &Counters::globalLoadSectors,
               "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", true},
    CounterRow{"global_store_sectors", "counter-global-store-sectors", "sectors", &Counters::globalStoreSectors,
               "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", true},
    CounterRow{"global_load_requests", "counter-global-load-requests", "requests", &Counters::globalLoadRequests,
               "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", false},
    CounterRow{"global_store_requests", "counter-global-store-requests", "requests", &Counters::globalStoreRequests,
               "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", false},
    CounterRow{"shared_load_conflicts", "counter-shared-load-conflicts", "conflicts", &Counters::sharedLoadConflicts,
               "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", true},
    CounterRow{"shared_store_conflicts", "counter-shared-store-conflicts", "conflicts", &Counters::sharedStoreConflicts,
               "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", true},
    CounterRow{"barriers", "counter-barriers", "barriers", &Counters::barriers, "", false},
    CounterRow{"atomics", "counter-atomics", "operations", &Counters::atomics, "", false},
};

inline Counters& Counters::operator+=(const Counters& o) {
  for (const CounterRow& row : counterRows) this->*row.value += o.*row.value;
  return *this;
}

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
