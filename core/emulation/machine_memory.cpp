// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is noted of an access to shared or global memory. The hottest part of a counted run after the barrier.
#include "emulation/machine.h"

namespace warpfold::emulation {

/// Whether what `before` did comes before what `self` does, both since the last barrier of the block.
bool Machine::ordered(const Lane& self, const Visit before) const {
  if (before.thread() == self.thread) return true;
  return before.meetings() != self.meetings && m_lanes[before.thread()].warp == self.warp;
}

/// The same of what was done in step `epoch` of this block.
bool Machine::orderedSince(std::uint32_t epoch, Visit before) const {
  return epoch != m_epoch || ordered(*t_lane, before);
}

void Machine::noteLoaded(std::uintptr_t address, std::size_t bytes, Line line) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(address);
  m_accesses.add(address, global ? AccessKind::globalLoad : AccessKind::sharedLoad, bytes, self.bit);
  if (global && !isInput(address) && !isOutput(address)) [[unlikely]]
    outOfBounds(address, false, line);
  ShadowCell& cell = m_shadow.at(address, !global);
  if (global && m_meetsBlocks && cell.readEpoch < m_blockEpoch && cell.writeEpoch < m_blockEpoch)
    noteGrid(address, GridUse::load, line);
  if (cell.atomicEpoch == m_epoch && !ordered(self, cell.atomic)) [[unlikely]]
    race(cell.atomic, true, address, false, line);
  if (cell.writeEpoch < m_blockEpoch) {
    if (!global && cell.atomicEpoch < m_blockEpoch) [[unlikely]]
      uninitialised(address, line);
  } else if (cell.writeEpoch == m_epoch && !ordered(self, cell.writer)) [[unlikely]] {
    race(cell.writer, true, address, false, line);
  }
  const Visit now(self.thread, self.meetings, line.number);
  if (cell.readEpoch != m_epoch) {
    cell.readEpoch = m_epoch;
    cell.reader = now;
    cell.other = {};
  } else if (ordered(self, cell.reader)) {
    cell.reader = now;
  } else if (!cell.other.known() || ordered(self, cell.other) ||
             m_lanes[cell.reader.thread()].warp == m_lanes[cell.other.thread()].warp) {
    cell.other = now;
  }
}

void Machine::noteStored(std::uintptr_t address, std::size_t bytes, Line line) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(address);
  m_accesses.add(address, global ? AccessKind::globalStore : AccessKind::sharedStore, bytes, self.bit);
  if (global) {
    if (isOutput(address))
      m_stored = true;
    else if (!isInput(address)) [[unlikely]]
      outOfBounds(address, true, line);
  }
  ShadowCell& cell = m_shadow.at(address, !global);
  if (global && m_meetsBlocks && cell.writeEpoch < m_blockEpoch) noteGrid(address, GridUse::store, line);
  if (cell.atomicEpoch == m_epoch && !ordered(self, cell.atomic)) [[unlikely]]
    race(cell.atomic, true, address, true, line);
  if (cell.writeEpoch == m_epoch && !ordered(self, cell.writer)) [[unlikely]]
    race(cell.writer, true, address, true, line);
  if (cell.readEpoch == m_epoch) {
    if (!ordered(self, cell.reader)) [[unlikely]]
      race(cell.reader, false, address, true, line);
    else if (cell.other.known() && !ordered(self, cell.other)) [[unlikely]]
      race(cell.other, false, address, true, line);
  }
  cell.writeEpoch = m_epoch;
  cell.writer = {self.thread, self.meetings, line.number};
}

void Machine::noteAtomic(const void* at, std::size_t bytes, Line line) {
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  m_accesses.add(address, AccessKind::atomic, bytes, self.bit);
  const bool global = isGlobal(address);
  if (global && m_meetsBlocks && address != m_atomicAt) {
    noteGrid(address, GridUse::atomic, line);
    m_atomicAt = address;
  }
  ShadowCell& cell = m_shadow.at(address, !global);
  if (!global && cell.writeEpoch < m_blockEpoch) [[unlikely]]
    uninitialised(address, line);
  if (cell.writeEpoch == m_epoch && !ordered(self, cell.writer)) [[unlikely]]
    race(cell.writer, true, address, true, line);
  if (cell.readEpoch == m_epoch && !ordered(self, cell.reader)) [[unlikely]]
    race(cell.reader, false, address, true, line);
  cell.atomicEpoch = m_epoch;
  cell.atomic = {self.thread, self.meetings, line.number};
}

// Between blocks ----------------------------------------------------------------------------------------------

void Machine::noteGrid(std::uintptr_t address, GridUse use, Line line) {
  const Lane& self = *t_lane;
  const Visit now(self.thread, self.meetings, line.number);
  const bool acquired = m_acquired.place != 0 && (m_acquired.epoch != m_epoch || m_acquired.thread == self.thread);
  const GridVisitor visitor{m_blockIndex, stepNow(), now, use != GridUse::load};
  if (const auto met = m_grid.visit(address, use, visitor, acquired ? m_acquired.place : 0)) {
    const Hazard race = raceOf(*met, visitor, address);
    report(race, [&] { return race.where; });
  }
  if (use != GridUse::load && m_shape.counter) m_unpublished.push_back({address, m_epoch, now, 0, {}});
}

void Machine::noteFence() {
  for (Unpublished& each : m_unpublished) {
    if (each.fencedEpoch != 0 || !orderedSince(each.epoch, each.writer)) continue;
    each.fencedEpoch = m_epoch;
    each.fencer = Visit(t_lane->thread, t_lane->meetings, 0);
  }
}

/// What was fenced can be seen by those who count up after `place`.
void Machine::publish(std::uint32_t place) {
  std::erase_if(m_unpublished, [&](const Unpublished& each) {
    if (each.fencedEpoch == 0 || !orderedSince(each.fencedEpoch, each.fencer)) return false;
    m_grid.publish(each.address, m_blockIndex, place);
    return true;
  });
}

}  // namespace warpfold::emulation
