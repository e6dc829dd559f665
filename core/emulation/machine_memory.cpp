// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is noted of an access to shared or global memory. The hottest part of a counted run after the barrier.
#include "emulation/machine.h"

namespace warpfold::emulation {

/// Of shared memory only what the launch tells the size of has an end that is known here.
inline bool Machine::beyondShared(std::uintptr_t address, std::size_t bytes) const {
  const std::uintptr_t offset = address - reinterpret_cast<std::uintptr_t>(m_dynamic);
  return offset < m_shape.dynamicSharedBytes + dynamicSlack && offset + bytes > m_shape.dynamicSharedBytes;
}

// Within a block whose threads are ordered by barriers alone ---------------------------------------------------

inline void Machine::checkLoad(std::uintptr_t address, bool global, Line line) {
  const std::uint32_t self = t_lane->thread;
  ShadowCell& cell = m_shadow.at(address, !global);
  if (global && m_meetsBlocks && cell.readEpoch < m_blockEpoch && cell.writeEpoch < m_blockEpoch)
    noteGrid(address, GridUse::load, line);
  if (cell.atomicEpoch == m_epoch && cell.atomic.thread() != self) [[unlikely]]
    race(cell.atomic, true, address, false, line);
  if (cell.writeEpoch < m_blockEpoch) {
    if (!global && cell.atomicEpoch < m_blockEpoch) [[unlikely]]
      uninitialised(address, line);
  } else if (cell.writeEpoch == m_epoch && cell.writer.thread() != self) [[unlikely]] {
    race(cell.writer, true, address, false, line);
  }
  if (cell.readEpoch == m_epoch && cell.reader.thread() != self) return;
  cell.readEpoch = m_epoch;
  cell.reader = {self, line.number};
}

inline void Machine::checkStore(std::uintptr_t address, bool global, Line line) {
  const std::uint32_t self = t_lane->thread;
  ShadowCell& cell = m_shadow.at(address, !global);
  if (global && m_meetsBlocks && cell.writeEpoch < m_blockEpoch) noteGrid(address, GridUse::store, line);
  if (cell.atomicEpoch == m_epoch && cell.atomic.thread() != self) [[unlikely]]
    race(cell.atomic, true, address, true, line);
  if (cell.writeEpoch == m_epoch && cell.writer.thread() != self) [[unlikely]]
    race(cell.writer, true, address, true, line);
  if (cell.readEpoch == m_epoch && cell.reader.thread() != self) [[unlikely]]
    race(cell.reader, false, address, true, line);
  cell.writeEpoch = m_epoch;
  cell.writer = {self, line.number};
}

inline void Machine::checkAtomic(std::uintptr_t address, bool global, Line line) {
  const std::uint32_t self = t_lane->thread;
  if (global) noteAtomicInGrid(address, line);
  ShadowCell& cell = m_shadow.at(address, !global);
  if (!global && cell.writeEpoch < m_blockEpoch) [[unlikely]]
    uninitialised(address, line);
  if (cell.writeEpoch == m_epoch && cell.writer.thread() != self) [[unlikely]]
    race(cell.writer, true, address, true, line);
  if (cell.readEpoch == m_epoch && cell.reader.thread() != self) [[unlikely]]
    race(cell.reader, false, address, true, line);
  if (cell.atomicEpoch == m_epoch) return;
  cell.atomicEpoch = m_epoch;
  cell.atomic = {self, line.number};
}

// Of any kernel ----------------------------------------------------------------------------------------------

void Machine::noteLoaded(std::uintptr_t address, std::size_t bytes, Line line) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(address);
  m_accesses.add(address, global ? AccessKind::globalLoad : AccessKind::sharedLoad, bytes, self.bit, siteOf(line));
  if (global ? !isInput(address) && !isOutput(address) : m_dynamic != nullptr && beyondShared(address, bytes))
      [[unlikely]]
    outOfBounds(address, false, line);
  if (m_exact)
    checkOrderedLoad(address, global, line);
  else
    checkLoad(address, global, line);
}

void Machine::noteStored(std::uintptr_t address, std::size_t bytes, Line line) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(address);
  m_accesses.add(address, global ? AccessKind::globalStore : AccessKind::sharedStore, bytes, self.bit, siteOf(line));
  if (global && isOutput(address))
    m_stored = true;
  else if (global ? !isInput(address) : m_dynamic != nullptr && beyondShared(address, bytes)) [[unlikely]]
    outOfBounds(address, true, line);
  if (m_exact)
    checkOrderedStore(address, global, line);
  else
    checkStore(address, global, line);
}

void Machine::noteAtomic(const void* at, std::size_t bytes, Line line) {
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  m_accesses.add(address, AccessKind::atomic, bytes, self.bit, siteOf(line));
  const bool global = isGlobal(address);
  if (m_exact)
    checkOrderedAtomic(address, global, line);
  else
    checkAtomic(address, global, line);
}

// Between blocks ----------------------------------------------------------------------------------------------

void Machine::noteGrid(std::uintptr_t address, GridUse use, Line line) {
  const std::uint32_t self = t_lane->thread;
  const GridVisitor visitor{m_blockIndex, stepNow(), Visit(self, line.number), use != GridUse::load};
  const auto knows = [&](GridCount count) {
    return m_exact && m_order.knownOfGrid(self, count.counter) >= count.place;
  };
  if (const auto met = m_grid.visit(address, use, visitor, knows)) {
    report(raceOf(*met, visitor, address));
  }
  if (m_exact && m_shape.fences)
    m_unpublished.push_back({address, use != GridUse::load, m_epoch, self, m_order.clock(self), 0, 0, 0});
}

/// Most atomics of a block are on one word, and what other blocks may do there stays the same.
void Machine::noteAtomicInGrid(std::uintptr_t address, Line line) {
  if (!m_meetsBlocks || (address == m_atomicAt && !m_shape.fences)) return;
  noteGrid(address, GridUse::atomic, line);
  m_atomicAt = address;
}

void Machine::noteFence() {
  if (!m_exact) return;
  const std::uint32_t self = t_lane->thread;
  for (Unpublished& each : m_unpublished) {
    const bool covered = each.epoch != m_epoch || m_order.before(each.thread, each.clock, self);
    if (each.fencedEpoch != 0 || !covered) continue;
    each.fencedEpoch = m_epoch;
    each.fencer = self;
    each.fencerClock = m_order.clock(self);
  }
  m_order.fence(self);
}

void Machine::noteCount(const void* counter, std::size_t bytes, Line line) {
  const auto address = reinterpret_cast<std::uintptr_t>(counter);
  const std::uint32_t self = t_lane->thread;
  m_touched |= t_lane->bit;
  m_accesses.add(address, AccessKind::atomic, bytes, t_lane->bit, siteOf(line));
  if (!m_exact) return;
  m_order.countUp(self, address);
  if (m_meetsBlocks && m_shape.fences)
    publish(m_grid.countUp(address, m_order.fencedOfGrid(self), m_order.ofGrid(self)));
}

/// What was fenced comes before what those do who know of `count`.
void Machine::publish(GridCount count) {
  std::erase_if(m_unpublished, [&](const Unpublished& each) {
    const bool covered = each.fencedEpoch != 0 &&
                         (each.fencedEpoch != m_epoch || m_order.before(each.fencer, each.fencerClock, t_lane->thread));
    if (covered) m_grid.publish(each.address, m_blockIndex, each.writes, count);
    return covered;
  });
}

}  // namespace warpfold::emulation
