// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/trace.h"

namespace warpfold {

/// What sentences about a step need to know of it.
struct StepFacts {
  std::vector<std::uint32_t> threads;  ///< that worked, ascending
  std::uint64_t warps = 0, issued = 0;
  int lanes = 0, idle = 0;   ///< of the issued warps
  double sectors = -1;       ///< per request; negative: there is none
  double neededSectors = 0;  ///< that would hold the values a request uses
  double usedBytes = 0;      ///< of the 32 of each sector, on average
  std::uint64_t conflicts = 0;

  StepFacts(const BlockTrace& trace, const Step& step);
};

}  // namespace warpfold
