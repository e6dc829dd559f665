// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
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

/// What a counter follows from.
enum class CounterBasis : std::uint8_t {
  exact,     ///< follows from the kernel and its input alone: which threads work, which meet at a barrier
  hardware,  ///< from the hardware too: how a warp's accesses fall into requests, sectors and banks
};

/// One counter: everything that shows, encodes or adds up counters goes through these rows. A further counter is a row
/// here, the member that it names and the place that counts.
template <typename Owner>
struct CounterRowOf {
  std::string_view name;       ///< in JSON, CSV and messages
  std::string_view title;      ///< for readers: the code of a text of core/words
  std::string_view column;     ///< the code of a shorter title, for the head of a column
  std::string_view countCode;  ///< the code of a text that tells a number of them with its unit: "{count} sectors"
  std::uint64_t Owner::*value;
  CounterBasis basis;
  bool perStep;                    ///< also told for every step of a traced block
  std::string_view hardware = {};  ///< Nsight Compute's metric with the same meaning; empty where it has none
};

using CounterRow = CounterRowOf<Counters>;
inline constexpr std::array counterRows{
    CounterRow{"global_load_sectors", "counter-global-load-sectors", "column-global-load-sectors", "count-sectors",
               &Counters::globalLoadSectors, CounterBasis::hardware, true,
               "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"},
    CounterRow{"global_store_sectors", "counter-global-store-sectors", "column-global-store-sectors", "count-sectors",
               &Counters::globalStoreSectors, CounterBasis::hardware, true,
               "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"},
    CounterRow{"global_load_requests", "counter-global-load-requests", "column-global-load-requests", "count-requests",
               &Counters::globalLoadRequests, CounterBasis::hardware, false,
               "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"},
    CounterRow{"global_store_requests", "counter-global-store-requests", "column-global-store-requests",
               "count-requests", &Counters::globalStoreRequests, CounterBasis::hardware, false,
               "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"},
    CounterRow{"shared_load_conflicts", "counter-shared-load-conflicts", "column-shared-load-conflicts",
               "count-conflicts", &Counters::sharedLoadConflicts, CounterBasis::hardware, true,
               "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"},
    CounterRow{"shared_store_conflicts", "counter-shared-store-conflicts", "column-shared-store-conflicts",
               "count-conflicts", &Counters::sharedStoreConflicts, CounterBasis::hardware, true,
               "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum"},
    CounterRow{"barriers", "counter-barriers", "counter-barriers", "count-barriers", &Counters::barriers,
               CounterBasis::exact, false},
    CounterRow{"atomics", "counter-atomics", "counter-atomics", "count-atomics", &Counters::atomics,
               CounterBasis::exact, false},
};

inline Counters& Counters::operator+=(const Counters& o) {
  for (const CounterRow& row : counterRows) this->*row.value += o.*row.value;
  return *this;
}

/// Who counted.
enum class CounterProvenance : std::uint8_t {
  emulated,  ///< the emulator, as the hardware counts
  measured   ///< the device, with counters of its own
};

/// Counters of a run or of a launch of it, and who counted them.
struct RunCounters : Counters {
  CounterProvenance provenance = CounterProvenance::emulated;
  friend bool operator==(const RunCounters&, const RunCounters&) = default;
};

/// Extra rounds of a warp's accesses to shared memory, loads and stores together.
constexpr std::uint64_t sharedConflicts(const Counters& c) {
  return c.sharedLoadConflicts + c.sharedStoreConflicts;
}

/// Counters of one step, over one block or summed over many.
struct StepCounters {
  Counters memory;
  std::uint64_t activeThreads = 0;   ///< threads that worked (see WarpStep)
  std::uint64_t activeWarps = 0;     ///< warps with at least one such thread
  std::uint64_t divergentWarps = 0;  ///< active warps of which some lanes idled

  StepCounters& operator+=(const StepCounters& o);
  friend bool operator==(const StepCounters&, const StepCounters&) = default;
};

/// What the masks of the active lanes tell of a step.
using MaskRow = CounterRowOf<StepCounters>;
inline constexpr std::array maskRows{
    MaskRow{"active_threads", "counter-active-threads", "counter-active-threads", "count-threads",
            &StepCounters::activeThreads, CounterBasis::exact, true},
    MaskRow{"active_warps", "counter-active-warps", "counter-active-warps", "count-warps", &StepCounters::activeWarps,
            CounterBasis::exact, true},
    MaskRow{"divergent_warps", "counter-divergent-warps", "column-divergent-warps", "count-warps",
            &StepCounters::divergentWarps, CounterBasis::exact, true},
};

inline StepCounters& StepCounters::operator+=(const StepCounters& o) {
  memory += o.memory;
  for (const MaskRow& row : maskRows) this->*row.value += o.*row.value;
  return *this;
}

/// The row of a member: rowOf(&Counters::barriers).
constexpr const CounterRow& rowOf(std::uint64_t Counters::*value) {
  return *std::find_if(counterRows.begin(), counterRows.end(),
                       [value](const CounterRow& row) { return row.value == value; });
}
constexpr const MaskRow& rowOf(std::uint64_t StepCounters::*value) {
  return *std::find_if(maskRows.begin(), maskRows.end(), [value](const MaskRow& row) { return row.value == value; });
}

}  // namespace warpfold
