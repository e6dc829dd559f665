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

/// Bytes of a request that one lane or more uses.
std::uint64_t usedBytesOf(const WarpRequest& request) {
  std::vector<std::uint64_t> begins = request.offsets;
  std::sort(begins.begin(), begins.end());
  std::uint64_t used = 0, end = 0;
  for (const std::uint64_t begin : begins) {
    const std::uint64_t next = begin + request.bytes;
    used += next - std::max(begin, std::min(end, next));
    end = std::max(end, next);
  }
  return used;
}

}  // namespace

std::optional<ValuesApart> valuesApart(const Step& step) {
  std::optional<ValuesApart> apart;
  for (const WarpRequest& request : step.requests) {
    if (!isGlobal(request)) continue;
    for (std::size_t i = 1; i < request.offsets.size(); ++i) {
      const ValuesApart here{request.offsets[i] - request.offsets[i - 1], request.bytes};
      if (apart && !(*apart == here)) return std::nullopt;
      apart = here;
    }
    if (apart && request.offsets.size() < apart->inSector()) return std::nullopt;
  }
  const bool even = apart && (apart->bytes >= 32 || 32 % apart->bytes == 0);
  return even && apart->bytes > apart->size ? apart : std::nullopt;
}

std::optional<BytesMoved> bytesMoved(const Step& step) {
  const Counters& counted = step.counters.memory;
  const std::uint64_t sectors = counted.globalLoadSectors + counted.globalStoreSectors;
  BytesMoved bytes{0, 32 * sectors};
  std::uint64_t requests = 0;
  for (const WarpRequest& request : step.requests)
    if (isGlobal(request)) {
      bytes.used += usedBytesOf(request);
      ++requests;
    }
  const bool all = requests == counted.globalLoadRequests + counted.globalStoreRequests;
  return sectors > 0 && all ? std::optional(bytes) : std::nullopt;
}

std::uint64_t issuedLanes(const Step& step) {
  std::uint64_t lanes = 0;
  for (const WarpStep& warp : step.warps)
    if (warp.working() != 0) lanes += static_cast<std::uint64_t>(std::popcount(warp.lanes));
  return lanes;
}

StepFacts::StepFacts(const BlockTrace& trace, const Step& step)
    : threads(workingThreads(trace, step)), warps(trace.warps()), warpLanes(trace.warpSize) {
  double usedInAll = 0, requests = 0;
  const int lanesOfWarp = step.warps.empty() ? 0 : std::popcount(step.warps.front().lanes);
  for (std::size_t w = 0; w < step.warps.size(); ++w) {
    const std::uint32_t working = workingLanes(step, w);
    if (working == 0) continue;
    ++issued;
    lanes += std::popcount(step.warps[w].lanes);
    idle += std::popcount(step.warps[w].lanes & ~working);
    const bool alike =
        std::popcount(step.warps[w].lanes) == lanesOfWarp && (issued == 1 || each == std::popcount(working));
    each = alike ? std::popcount(working) : 0;
  }
  const auto use = [&](std::uint32_t mask, std::size_t size) {
    const auto used = static_cast<double>(std::popcount(mask) * size);
    neededSectors += sectorsFor(used);
    usedInAll += used;
    ++requests;
  };
  for (const WarpRequest& request : step.requests)
    if (isGlobal(request)) {
      use(request.lanes, request.bytes);
      warpBytes = std::uint64_t{warpLanes} * request.bytes;
    }
  // Without its requests a step is taken to ask for one value of every lane that works.
  for (std::size_t w = 0; w < step.warps.size() && step.requests.empty(); ++w)
    if (workingLanes(step, w) != 0) use(workingLanes(step, w), sizeOf(trace.type));
  sectors = sectorsPerRequest(step);
  if (requests > 0) neededSectors /= requests;
  if (requests > 0 && sectors) usedBytes = std::min(32.0, usedInAll / requests / *sectors);
  conflicts = sharedConflicts(step.counters.memory);
  bytes = bytesMoved(step);
  apart = valuesApart(step);
}

}  // namespace warpfold
