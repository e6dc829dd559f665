// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/lane_order.h"

#include <algorithm>
#include <bit>

#include "emulation/lane_mask.h"

namespace warpfold::emulation {

void LaneOrder::begin(std::uint32_t threads, std::uint32_t warpSize) {
  m_shift = static_cast<std::uint32_t>(std::countr_zero(warpSize));
  m_last = warpSize - 1;
  m_warps.clear();
  m_warps.resize((threads + warpSize - 1) / warpSize);
  m_lanes.assign(m_warps.size() * warpSize, {});
  m_fencedByAny.assign(m_warps.size() * warpSize, 0);
  m_knowing.clear();
  m_met = true;
  beginBlock();
}

void LaneOrder::beginBlock() {
  barrier();
  m_ofBlock.clear();
}

void LaneOrder::barrier() {
  for (const std::uint32_t thread : m_knowing) {
    m_ofBlock.join(m_lanes[thread].ofGrid);
    m_lanes[thread] = {};
  }
  m_knowing.clear();
  if (m_met)
    for (Warp& warp : m_warps) {
      warp.clock = 0;
      warp.together = true;
    }
  m_counters.clear();
  if (m_fenced) std::fill(m_fencedByAny.begin(), m_fencedByAny.end(), 0);
  m_met = m_counted = m_fenced = false;
}

LaneOrder::Lane& LaneOrder::knowing(std::uint32_t thread) {
  Lane& lane = m_lanes[thread];
  if (!lane.knows) m_knowing.push_back(thread);
  lane.knows = true;
  return lane;
}

void LaneOrder::meet(std::uint32_t index, std::uint32_t mask, std::uint32_t exist) {
  Warp& warp = m_warps[index];
  m_met = true;
  if (mask == exist && warp.together)
    ++warp.clock;
  else
    meetSome(warp, mask, mask == exist);
  if (!m_knowing.empty()) shareKnowledge(index, mask);
}

/// A clock for every pair of lanes, from the one number that served for all.
LaneOrder::Pairs& LaneOrder::pairsOf(Warp& warp) {
  m_met = true;
  if (!warp.pairs) warp.pairs = std::make_unique<Pairs>();
  if (warp.together) {
    warp.pairs->own.fill(warp.clock);
    for (auto& row : warp.pairs->known) row.fill(warp.clock);
    warp.together = false;
  }
  return *warp.pairs;
}

/// All of `mask` know what any of them knew. Their clocks become one number that is above all of theirs.
void LaneOrder::meetSome(Warp& warp, std::uint32_t mask, bool all) {
  Pairs& pairs = pairsOf(warp);
  std::array<std::uint32_t, most> known{};
  std::uint32_t latest = 0;
  forEachLane(mask, [&](std::uint32_t i) {
    latest = std::max(latest, pairs.own[i] + 1);
    for (std::uint32_t k = 0; k < most; ++k) known[k] = std::max(known[k], pairs.known[i][k]);
  });
  forEachLane(mask, [&](std::uint32_t i) { known[i] = latest; });
  forEachLane(mask, [&](std::uint32_t i) {
    pairs.own[i] = latest;
    pairs.known[i] = known;
  });
  warp.together = all;
  warp.clock = latest;
}

void LaneOrder::shareKnowledge(std::uint32_t warp, std::uint32_t mask) {
  Lane all;
  forEachLane(mask, [&](std::uint32_t i) {
    const Lane& lane = m_lanes[(warp << m_shift) + i];
    all.known.join(lane.known);
    all.fenced.join(lane.fenced);
    all.fencedOnDevice.join(lane.fencedOnDevice);
    all.ofGrid.join(lane.ofGrid);
    all.fencedOfGrid.join(lane.fencedOfGrid);
    all.knows |= lane.knows;
  });
  if (all.knows) forEachLane(mask, [&](std::uint32_t i) { knowing((warp << m_shift) + i) = all; });
}

/// What the lane did and knows is what it passes on when it counts up; what it does from now on is not part of it.
void LaneOrder::fence(std::uint32_t thread, Fence fence) {
  const std::uint32_t first = thread & ~m_last, own = thread - first;
  Pairs& pairs = pairsOf(m_warps[thread >> m_shift]);
  Lane& lane = knowing(thread);
  for (std::uint32_t i = 0; i <= m_last; ++i)
    if (i != own && pairs.known[own][i] != 0) lane.fenced.raise(first + i, pairs.known[own][i]);
  lane.fenced.join(lane.known);
  lane.fenced.raise(thread, ++pairs.own[own]);
  if (fence == Fence::block) return;
  lane.fencedOnDevice = lane.fenced;
  lane.fencedOfGrid.join(m_ofBlock);
  lane.fencedOfGrid.join(lane.ofGrid);
  lane.fencedOnDevice.forEach(
      [&](std::uint32_t of, std::uint32_t clock) { m_fencedByAny[of] = std::max(m_fencedByAny[of], clock); });
  m_fenced = true;
}

void LaneOrder::countUp(std::uint32_t thread, std::uintptr_t address) {
  auto counter =
      std::find_if(m_counters.begin(), m_counters.end(), [&](const Counter& c) { return c.address == address; });
  if (counter == m_counters.end()) counter = m_counters.insert(counter, Counter{address, {}});
  Lane& lane = knowing(thread);
  if (!counter->released.empty()) {
    lane.known.join(counter->released);
    m_counted = true;
  }
  counter->released.join(lane.fenced);
}

std::uint32_t LaneOrder::notBefore(std::uint32_t warp, std::uint32_t lanes, std::uint32_t clock,
                                   std::uint32_t thread) const {
  const bool same = warp == thread >> m_shift;
  if (same) lanes &= ~(1u << (thread & m_last));
  if (lanes == 0) return 0;
  if (same && m_warps[warp].together && clock < m_warps[warp].clock) return 0;
  if (!m_counted && (!same || m_warps[warp].together)) return lanes;
  std::uint32_t left = 0;
  forEachLane(lanes,
              [&](std::uint32_t i) { left |= std::uint32_t{!before((warp << m_shift) + i, clock, thread)} << i; });
  return left;
}

}  // namespace warpfold::emulation
