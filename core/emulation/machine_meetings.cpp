// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Who runs next in texts whose lanes meet within their warp.
#include <fmt/format.h>

#include <bit>

#include "emulation/machine.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

void Machine::runNext(Lane* self) {
  yieldLane();
  if (t_lane != self) jumpTo(t_lane, self);
}

/// The lanes of `mask` have all come: values change hands, and they go on.
void Machine::release(std::uint32_t index, std::uint32_t mask) {
  WarpState& warp = m_warps[index];
  Lane* const lanes = &m_lanes[index * m_shape.warpSize];
  for (std::uint32_t left = mask; left != 0; left &= left - 1) {
    Lane& lane = lanes[std::countr_zero(left)];
    const bool takesPart = lane.source < m_shape.warpSize && (mask >> lane.source & 1) != 0;
    Exchange& exchange = m_exchanges[lane.thread];
    exchange.received = takesPart ? m_exchanges[lanes[lane.source].thread].offered : exchange.offered;
    ++lane.meetings;
  }
  warp.meeting &= ~mask;
  warp.ready |= mask;
  if (m_counted) closePart(index, warp.part);
  if (m_recorder != nullptr) m_recorder->meeting(warp.part, t_lane->line);
  m_parts = std::max(m_parts, ++warp.part);
}

void Machine::yieldLane() {
  std::uint32_t index = t_lane->warp;
  const auto run = [&] { t_lane = &m_lanes[index * m_shape.warpSize + std::countr_zero(m_warps[index].ready)]; };
  if (m_warps[index].ready == 0 && m_warps[index].meeting != 0) unblock(index);
  if (m_warps[index].ready != 0) return run();
  if (m_counted) closePart(index, m_warps[index].part);
  while (++index < m_warps.size())
    if (m_warps[index].ready != 0) return run();
  endBlockStep();
}

/// Lanes wait for others of their warp that have returned or wait for the block: on a GPU they would wait for ever.
void Machine::unblock(std::uint32_t index) {
  WarpState& warp = m_warps[index];
  Lane* const lanes = &m_lanes[index * m_shape.warpSize];
  Lane& stuck = lanes[std::countr_zero(warp.meeting)];
  const std::uint32_t missing = stuck.meetingMask & ~warp.meeting;
  if (m_counted && missing != 0) {
    const Lane& absent = lanes[std::countr_zero(missing)];
    const bool waits = (warp.waiting & absent.bit) != 0;
    report(Hazard::Kind::barrier, {ThreadId{absent.thread}, waits ? absent.line : 0, false},
           {ThreadId{stuck.thread}, stuck.line, false}, [&] { return fmt::format("a meeting of warp {}", index); });
  }
  release(index, warp.meeting);
}

/// Every lane waits for the block or has returned.
void Machine::endBlockStep() {
  const bool all = m_finished == m_shape.block;
  const bool parted = m_parts != 0;
  if (m_counted) {
    if (!all) checkReturned();
    closeStep(all ? 0 : m_barrierLine);
  }
  m_parts = 0;
  if (all) {
    t_lane = &m_host;
    return;
  }
  Lane* first = nullptr;
  for (WarpState& warp : m_warps) {
    warp = {warp.waiting, 0, 0, 0, warp.exist};
    if (first == nullptr && warp.ready != 0)
      first = &m_lanes[static_cast<std::size_t>(&warp - m_warps.data()) * m_shape.warpSize +
                       static_cast<std::size_t>(std::countr_zero(warp.ready))];
  }
  if (parted)
    for (std::uint32_t i = 0; i < m_shape.block; ++i) m_lanes[i].meetings = 0;
  t_lane = first;
}

}  // namespace warpfold::emulation
