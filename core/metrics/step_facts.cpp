// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_facts.h"

#include <bit>
#include <cmath>

#include "metrics/current_step.h"

namespace warpfold {

StepFacts::StepFacts(const BlockTrace& trace, const Step& step)
    : threads(workingThreads(trace, step)), warps(trace.warps()) {
  for (std::size_t w = 0; w < step.warps.size(); ++w) {
    const std::uint32_t working = workingLanes(step, w);
    if (working == 0) continue;
    ++issued;
    lanes += std::popcount(step.warps[w].lanes);
    idle += std::popcount(step.warps[w].lanes & ~working);
    neededSectors += std::ceil(std::popcount(working) * static_cast<double>(sizeOf(trace.type)) / 32);
  }
  if (issued > 0) neededSectors /= static_cast<double>(issued);
  sectors = sectorsPerRequest(step);
  conflicts = sharedConflicts(step.counters.memory);
}

}  // namespace warpfold
