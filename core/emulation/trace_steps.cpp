// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/trace_steps.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace warpfold::emulation {

TraceSteps::Part& TraceSteps::part(std::uint32_t index) {
  if (index >= BlockTrace::mostSteps) {
    m_full = true;
    index = BlockTrace::mostSteps - 1;
  }
  while (m_parts.size() <= index) {
    Part& fresh = m_parts.emplace_back();
    fresh.step.warps.resize(m_lanes.size());
    for (std::size_t warp = 0; warp < m_lanes.size(); ++warp) fresh.step.warps[warp].lanes = m_lanes[warp];
    fresh.requestsOfWarp.resize(m_lanes.size());
    fresh.loaded.resize(m_lanes.size());
  }
  return m_parts[index];
}

void TraceSteps::combined(const Moment& now, std::uint32_t line) {
  Part& here = part(now.part);
  here.combines = true;
  if (here.step.line != 0 && now < here.lastCombination) return;
  here.step.line = line;
  here.lastCombination = now;
}

void TraceSteps::noteStride(std::uint32_t index, std::optional<std::int64_t> distance) {
  Part& now = part(index);
  if (!distance) {
    now.strideMixed = true;
    return;
  }
  const auto threads = static_cast<std::int64_t>(std::accumulate(
      m_lanes.begin(), m_lanes.end(), 0, [](int sum, std::uint32_t m) { return sum + std::popcount(m); }));
  if (*distance > threads || (now.strideKnown && *distance != now.stride)) now.strideMixed = true;
  now.strideKnown = true;
  now.stride = *distance;
}

void TraceSteps::add(std::uint32_t warp, std::uint32_t index, WarpRequest request) {
  Part& here = part(index);
  here.loads |= request.kind == WarpRequest::Kind::globalLoad;
  if (here.requestsOfWarp[warp]++ >= Step::requestLimit) return;
  if (++m_requests > BlockTrace::mostRequests) m_full = true;
  if (m_full) return;
  request.warp = warp;
  here.step.requests.push_back(std::move(request));
}

void TraceSteps::closePart(std::uint32_t warp, std::uint32_t index, const PartActivity& done) {
  Part& now = part(index);
  WarpStep& step = now.step.warps[warp];
  step.combined |= done.combined;
  step.touched |= done.touched;
  now.loaded[warp] |= done.loaded;
  now.stores |= done.stored;
  now.step.counters.memory += done.memory;
}

std::vector<std::uint32_t> TraceSteps::rowsAfter() const {
  std::vector<std::uint32_t> rows;
  std::uint32_t row = m_row;
  for (const Part& each : m_parts) rows.push_back(row += each.combines ? 1 : 0);
  return rows;
}

void TraceSteps::finish(Part& now, std::uint32_t line, bool warpLevel) {
  Step& step = now.step;
  const bool anyShared = std::any_of(step.requests.begin(), step.requests.end(),
                                     [](const WarpRequest& r) { return r.kind == WarpRequest::Kind::sharedStore; });
  step.kind = now.combines              ? Step::Kind::combine
              : now.stores              ? Step::Kind::store
              : anyShared && !now.loads ? Step::Kind::share
                                        : Step::Kind::load;
  const bool loaded = std::any_of(now.loaded.begin(), now.loaded.end(), [](std::uint32_t lanes) { return lanes != 0; });
  const bool takes = loaded && step.kind != Step::Kind::store;
  for (std::size_t w = 0; w < step.warps.size(); ++w) {
    WarpStep& warp = step.warps[w];
    if (takes) warp.touched = now.loaded[w];
    const std::uint32_t active = warp.working();
    step.counters.activeThreads += static_cast<std::uint32_t>(std::popcount(active));
    step.counters.activeWarps += active != 0;
    step.counters.divergentWarps += active != 0 && active != warp.lanes;
  }
  if (line != 0 && !warpLevel) step.counters.memory.barriers = 1;
  if (now.combines) {
    ++m_row;
    if (now.strideKnown && !now.strideMixed && now.stride > 0) step.stride = static_cast<std::uint32_t>(now.stride);
  }
  step.row = m_row;
  // What follows the last barrier is a step only if something happens to values there.
  const bool anything = now.combines || now.stores || !step.requests.empty();
  if (!anything && line == 0) return;
  step.barrierLine = line;
  step.warpLevel = warpLevel;
  if (m_steps.size() >= BlockTrace::mostSteps) {
    m_full = true;
    return;
  }
  step.index = static_cast<std::uint32_t>(m_steps.size());
  // Warps that wait in loops have their turns one after the other.
  std::stable_sort(step.requests.begin(), step.requests.end(),
                   [](const WarpRequest& a, const WarpRequest& b) { return a.warp < b.warp; });
  m_steps.push_back(std::move(step));
}

void TraceSteps::close(std::uint32_t line) {
  part(0);
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    const bool last = i + 1 == m_parts.size();
    finish(m_parts[i], last ? line : m_parts[i].line, !last);
  }
  m_parts.clear();
}

}  // namespace warpfold::emulation
