// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/step_tally.h"
#include "emulation/lane_mask.h"

#include <bit>

namespace warpfold::emulation {

StepTally& StepTally::operator+=(const StepTally& o) {
  memory += o.memory;
  for (const auto active : {&StepTally::takers, &StepTally::touchers}) {
    (this->*active).threads += (o.*active).threads;
    (this->*active).warps += (o.*active).warps;
    (this->*active).partly += (o.*active).partly;
  }
  combinedThreads += o.combinedThreads;
  loadedThreads += o.loadedThreads;
  store |= o.store;
  return *this;
}

GridTally& GridTally::operator+=(const GridTally& o) {
  if (steps.size() < o.steps.size()) steps.resize(o.steps.size());
  for (std::size_t run = 0; run < o.steps.size(); ++run) {
    auto& here = steps[run];
    const auto& there = o.steps[run];
    if (here.size() < there.size()) here.resize(there.size());
    for (std::size_t step = 0; step < there.size(); ++step) {
      here[step].takers += there[step].takers;
      here[step].touchers += there[step].touchers;
    }
  }
  return *this;
}

void StepTally::Active::add(std::uint32_t mask, std::uint32_t lanes) {
  threads += countLanes(mask);
  warps += mask != 0;
  partly += mask != 0 && mask != lanes;
}

StepCounters StepTally::counters() const {
  const Active& active = takersWork() ? takers : touchers;
  return {memory, active.threads, active.warps, active.partly};
}

}  // namespace warpfold::emulation
