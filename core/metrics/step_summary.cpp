// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_summary.h"

#include <algorithm>

#include "metrics/step_facts.h"

namespace warpfold {

namespace {

/// What is not known of one block is not known of all. Steps without global memory add nothing.
void addUse(StepSummary& sum, const Step& step, bool first) {
  sum.issuedLanes = sum.issuedLanes.value_or(0) + issuedLanes(step);
  const Counters& counted = step.counters.memory;
  const bool silent = counted.globalLoadRequests + counted.globalStoreRequests == 0;
  const auto bytes = silent ? std::optional(BytesMoved{}) : bytesMoved(step);
  if (!bytes || (!first && !sum.usedBytes)) {
    sum.usedBytes = sum.movedBytes = std::nullopt;
    return;
  }
  sum.usedBytes = sum.usedBytes.value_or(0) + bytes->used;
  sum.movedBytes = sum.movedBytes.value_or(0) + bytes->moved;
}

}  // namespace

std::vector<StepSummary> summariseSteps(std::span<const BlockTracePtr> traces) {
  std::vector<StepSummary> sums;
  std::vector<std::uint32_t> timed;
  for (const BlockTracePtr& trace : traces)
    for (const Step& step : trace->steps) {
      const bool isNew = step.index >= sums.size();
      if (isNew) {
        sums.push_back({step.index, step.kind, step.stride, {}, {}, {}, {}, {}});
        timed.push_back(0);
      }
      StepSummary& sum = sums[step.index];
      sum.counters += step.counters;
      if (sum.stride != step.stride) sum.stride.reset();
      addUse(sum, step, isNew);
      if (!step.timeNs) continue;
      sum.timeNs = sum.timeNs.value_or(0) + *step.timeNs;
      ++timed[step.index];
    }
  for (StepSummary& sum : sums)
    if (sum.timeNs) *sum.timeNs /= timed[sum.index];
  return sums;
}

std::uint32_t rowOf(std::span<const StepSummary> steps, std::size_t index) {
  const auto upTo = steps.first(std::min(index + 1, steps.size()));
  return static_cast<std::uint32_t>(std::count_if(
      upTo.begin(), upTo.end(), [](const StepSummary& step) { return step.kind == Step::Kind::combine; }));
}

}  // namespace warpfold
