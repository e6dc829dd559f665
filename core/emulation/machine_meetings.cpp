// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Who runs next in kernels whose lanes meet within their warp.
#include <array>
#include <bit>

#include "emulation/machine.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

Lane* Machine::nextOfWarps() {
  yieldLane();
  return t_lane;
}

void Machine::beginRun(std::uint32_t index) {
  const std::uint32_t ready = m_warps[index].ready;
  const int first = std::countr_zero(ready);
  t_lane = m_runBegin = &m_lanes[index * m_shape.warpSize + static_cast<std::uint32_t>(first)];
  m_boundary = m_runBegin + std::countr_one(ready >> first) - 1;
}

/// The lanes from the begin of the run to the one that ran last have stopped: those that did not come for a meeting and
/// have not returned wait for the block.
void Machine::endRun() {
  WarpState& warp = m_warps[t_lane->warp];
  const std::uint32_t stopped = (t_lane->bit << 1) - m_runBegin->bit;
  warp.ready &= ~stopped;
  warp.waiting |= stopped & ~(warp.meeting | warp.ended);
}

void Machine::yieldLane() {
  endRun();
  std::uint32_t index = t_lane->warp;
  if (m_warps[index].ready == 0 && m_warps[index].meeting != 0) settleMeetings(index);
  if (m_warps[index].ready != 0) return beginRun(index);
  if (m_counted) endWarp(index, m_warps[index].part);
  while (++index < m_warps.size())
    if (m_warps[index].ready != 0) return beginRun(index);
  endBlockStep();
}

/// No lane of the warp can run and some wait for others: those whose meeting is complete go on.
void Machine::settleMeetings(std::uint32_t index) {
  WarpState& warp = m_warps[index];
  const bool complete = !warp.mixed && (warp.mask & ~warp.ended) == warp.meeting;
  std::uint32_t met = complete ? warp.meeting : completeMeetings(index);
  if (complete) hold(index, met);
  if (met == 0 && warp.ready == 0) {
    if (m_counted) reportStuck(index);
    met = alike(index, static_cast<std::uint32_t>(std::countr_zero(warp.meeting)));
    hold(index, met);
  }
  if (met == 0) return;  // nothing but __activemask()
  if (m_counted) endPart(index, met);
  if (m_recorder != nullptr) {
    const auto lane = index * m_shape.warpSize + static_cast<std::uint32_t>(std::countr_zero(met));
    m_recorder->meeting(warp.part, m_exchanges[lane].line.number);
  }
  m_parts = std::max(m_parts, ++warp.part);
  if (m_recorder != nullptr) recordReductions(index, met);
}

/// Of the lanes of `met`, which have met: what they reduced, as work of the step that now begins.
void Machine::recordReductions(std::uint32_t index, std::uint32_t met) {
  const std::uint32_t firstLane = index * m_shape.warpSize;
  Exchange* const lanes = &m_exchanges[firstLane];
  while (met != 0) {
    const Exchange& first = lanes[std::countr_zero(met)];
    const std::uint32_t mask = first.mask & met;
    const ThreadId by{firstLane + static_cast<std::uint32_t>(std::countr_zero(met))};
    met &= ~mask;
    if (!isReduction(first.kind)) continue;
    std::array<ShuffledValue, 32> values;
    std::size_t count = 0;
    for (std::uint32_t left = mask; left != 0; left &= left - 1)
      values[count++] = lanes[std::countr_zero(left)].offered;
    const NodeId node = m_recorder->reduce(first.kind, {values.data(), count}, first.line.number, by);
    for (std::uint32_t left = mask; left != 0; left &= left - 1) lanes[std::countr_zero(left)].received.node = node;
  }
}

/// The lanes of the warp that wait for the same as lane `lane` does.
std::uint32_t Machine::alike(std::uint32_t index, std::uint32_t lane) const {
  const Exchange* const lanes = &m_exchanges[index * m_shape.warpSize];
  const Exchange& first = lanes[lane];
  std::uint32_t same = 0;
  for (std::uint32_t left = m_warps[index].meeting; left != 0; left &= left - 1) {
    const Exchange& other = lanes[std::countr_zero(left)];
    bool equal = other.kind == first.kind && other.mask == first.mask;
    if (first.kind == Meeting::active)
      equal = other.kind == first.kind && other.line.place == first.line.place && other.path == first.path;
    same |= std::uint32_t{equal} << std::countr_zero(left);
  }
  return same;
}

/// Holds all meetings that are complete and gives the lanes that met. Asking who is active is no meeting.
std::uint32_t Machine::completeMeetings(std::uint32_t index) {
  const WarpState& warp = m_warps[index];
  const Exchange* const lanes = &m_exchanges[index * m_shape.warpSize];
  std::uint32_t met = 0;
  for (std::uint32_t left = warp.meeting; left != 0;) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(left));
    const std::uint32_t same = alike(index, lane);
    left &= ~same;
    const bool asks = lanes[lane].kind == Meeting::active;
    if (!asks && (lanes[lane].mask & ~warp.ended) != same) continue;
    hold(index, same);
    if (!asks) met |= same;
  }
  return met;
}

/// The lanes of `mask`, which wait for the same, get what their meeting brings and can run again.
void Machine::hold(std::uint32_t index, std::uint32_t mask) {
  WarpState& warp = m_warps[index];
  Exchange* const lanes = &m_exchanges[index * m_shape.warpSize];
  const Exchange& first = lanes[std::countr_zero(mask)];
  const Meeting kind = first.kind;
  settle(kind, lanes, mask);
  if (m_counted && !m_log.repeating() && isShuffle(kind)) checkSources(index, mask);
  // Shuffles, votes, matches and reductions wait for each other but imply no memory barrier.
  if (m_exact && m_counted && kind == Meeting::sync) {
    m_order.meet(index, mask, warp.exist);
    logConsequence(BlockOp::Kind::ordered, index, mask, 0);
  }
  warp.meeting &= ~mask;
  warp.ready |= mask;
}

/// Of a shuffle among the lanes of `mask`: a value of any other lane is undefined on a GPU.
void Machine::checkSources(std::uint32_t index, std::uint32_t mask) {
  const std::uint32_t first = index * m_shape.warpSize;
  for (std::uint32_t left = mask; left != 0; left &= left - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(left));
    const Exchange& asks = m_exchanges[first + lane];
    if (asks.source < 32 && (mask >> asks.source & 1) != 0) [[likely]]
      continue;
    report(Hazard::Kind::uninitialised, Hazard::Party{ThreadId{first + asks.source}, 0, false},
           {ThreadId{first + lane}, asks.line.number, false}, {Hazard::Place::Kind::warp, index});
  }
}

/// Lanes wait for others of their warp that wait elsewhere: on a GPU they would wait for ever, or what they get is
/// undefined.
void Machine::reportStuck(std::uint32_t index) {
  const WarpState& warp = m_warps[index];
  const std::uint32_t first = index * m_shape.warpSize;
  const auto stuck = static_cast<std::uint32_t>(std::countr_zero(warp.meeting));
  const std::uint32_t missing = m_exchanges[first + stuck].mask & ~warp.ended & ~alike(index, stuck);
  if (missing == 0) return;
  const auto absent = static_cast<std::uint32_t>(std::countr_zero(missing));
  const bool atBarrier = (warp.waiting >> absent & 1) != 0;
  const std::uint32_t line = atBarrier ? m_lanes[first + absent].barrierLine : m_exchanges[first + absent].line.number;
  report(Hazard::Kind::barrier, Hazard::Party{ThreadId{first + absent}, line, false},
         {ThreadId{first + stuck}, m_exchanges[first + stuck].line.number, false}, {Hazard::Place::Kind::warp, index});
}

/// Every lane waits for the block or has returned.
void Machine::endBlockStep() {
  const bool all = m_finished == m_shape.block;
  if (m_counted) {
    if (!all && !m_log.repeating()) checkReturned();
    closeStep(all ? 0 : m_barrierLine);
  }
  m_parts = 0;
  if (all) {
    t_lane = &m_host;
    return;
  }
  std::uint32_t first = static_cast<std::uint32_t>(m_warps.size());
  for (std::uint32_t index = first; index-- > 0;) {
    WarpState& warp = m_warps[index];
    warp.ready = warp.waiting;
    warp.meeting = warp.waiting = warp.part = warp.touched = 0;
    if (warp.ready != 0) first = index;
  }
  beginRun(first);
}

}  // namespace warpfold::emulation
