// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_facts.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "metrics/current_step.h"

namespace warpfold {

namespace {

bool isGlobal(const WarpRequest& request) {
  return request.kind == WarpRequest::Kind::globalLoad || request.kind == WarpRequest::Kind::globalStore;
}

double sectorsFor(double bytes) {
  return std::ceil(bytes / 32);
}

}  // namespace

StepFacts::StepFacts(const BlockTrace& trace, const Step& step)
    : threads(workingThreads(trace, step)), warps(trace.warps()) {
  double bytes = 0, requests = 0;
  for (std::size_t w = 0; w < step.warps.size(); ++w) {
    const std::uint32_t working = workingLanes(step, w);
    if (working == 0) continue;
    ++issued;
    lanes += std::popcount(step.warps[w].lanes);
    idle += std::popcount(step.warps[w].lanes & ~working);
  }
  const auto use = [&](std::uint32_t mask, std::size_t size) {
    const auto used = static_cast<double>(std::popcount(mask) * size);
    neededSectors += sectorsFor(used);
    bytes += used;
    ++requests;
  };
  for (const WarpRequest& request : step.requests)
    if (isGlobal(request)) use(request.lanes, request.bytes);
  // Without its requests a step is taken to ask for one value of every lane that works.
  for (std::size_t w = 0; w < step.warps.size() && step.requests.empty(); ++w)
    if (workingLanes(step, w) != 0) use(workingLanes(step, w), sizeOf(trace.type));
  sectors = sectorsPerRequest(step);
  if (requests > 0) neededSectors /= requests;
  if (requests > 0 && sectors > 0) usedBytes = std::min(32.0, bytes / requests / sectors);
  conflicts = sharedConflicts(step.counters.memory);
}

}  // namespace warpfold
