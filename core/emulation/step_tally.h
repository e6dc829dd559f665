// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "values/counters.h"

namespace warpfold::emulation {

/// Sums of one step over all blocks a machine ran. Both kinds of activity are kept, since which of them counts
/// is known only when the whole grid is through (see WarpStep).
struct StepTally {
  /// Threads, warps with any of them, and of these the warps in which some lane is not one of them.
  struct Active {
    std::uint64_t threads = 0, warps = 0, partly = 0;
    void add(std::uint32_t mask, std::uint32_t lanes);
    friend bool operator==(const Active&, const Active&) = default;
  };
  Counters memory;
  Active takers;    ///< combined, or read global memory
  Active touchers;  ///< combined, or read or wrote any memory
  std::uint64_t combinedThreads = 0, loadedThreads = 0;
  bool store = false;  ///< wrote to the output array

  StepTally& operator+=(const StepTally& o);
  friend bool operator==(const StepTally&, const StepTally&) = default;
  /// Whether those work who take part in the reduction; else, where nobody does, those who touch memory.
  bool takersWork() const { return loadedThreads != 0 && (combinedThreads != 0 || !store); }
  StepCounters counters() const;
};

/// As in StepTally, of one step in a run of neighbouring blocks.
struct GridTally {
  struct Threads {
    std::uint64_t takers = 0, touchers = 0;
    friend bool operator==(const Threads&, const Threads&) = default;
  };
  static constexpr std::uint64_t runs = 128;
  std::vector<std::vector<Threads>> steps;  ///< [run][step]

  static std::uint64_t blocksPerRun(std::uint64_t grid) { return (grid + runs - 1) / runs; }
  GridTally& operator+=(const GridTally& o);
};

}  // namespace warpfold::emulation
