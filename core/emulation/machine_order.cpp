// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Races within a block whose lanes also meet within their warp, or find their order by counters.
#include <bit>

#include "emulation/machine.h"

namespace warpfold::emulation {

inline void Machine::checkWriter(const OrderedCell& cell, std::uintptr_t address, bool writes, Line line) {
  if (cell.writeEpoch == m_epoch && !m_order.before(cell.writer.thread(), cell.writerClock, t_lane->thread))
      [[unlikely]]
    race(cell.writer, true, address, writes, line);
}

/// A race with the first lane of the list that nothing puts before the one that runs.
inline void Machine::checkGroups(std::uint32_t list, bool beforeWrites, std::uintptr_t address, bool writes,
                                 Line line) {
  for (; list != 0; list = m_groups[list].next) {
    const Group& group = m_groups[list];
    const std::uint32_t lanes = m_order.notBefore(group.warp, group.lanes, group.clock, t_lane->thread);
    if (lanes == 0) continue;
    const std::uint32_t thread = group.warp * m_shape.warpSize + static_cast<std::uint32_t>(std::countr_zero(lanes));
    race(Visit(thread, group.line), beforeWrites, address, writes, line);
    return;
  }
}

/// Adds the lane that runs. Those of its warp that come before it are left out: whoever comes after this lane comes
/// after them too.
inline void Machine::join(std::uint32_t& list, Line line) {
  const Lane& self = *t_lane;
  const std::uint32_t clock = m_order.clock(self.thread);
  std::uint32_t empty = 0;
  for (std::uint32_t i = list; i != 0; i = m_groups[i].next) {
    Group& group = m_groups[i];
    if (group.warp != self.warp) continue;
    if (group.clock == clock && group.line == line.number) {
      group.lanes |= self.bit;
      return;
    }
    group.lanes = m_order.notBefore(group.warp, group.lanes, group.clock, self.thread);
    if (group.lanes == 0) empty = i;
  }
  const Group fresh{self.bit, clock, self.warp, line.number, list};
  if (empty != 0) {
    const std::uint32_t next = m_groups[empty].next;
    m_groups[empty] = fresh;
    m_groups[empty].next = next;
  } else if (m_freeGroup != 0) {
    list = m_freeGroup;
    m_freeGroup = m_groups[list].next;
    m_groups[list] = fresh;
  } else {
    list = static_cast<std::uint32_t>(m_groups.size());
    m_groups.push_back(fresh);
  }
}

inline void Machine::release(std::uint32_t& list) {
  while (list != 0) {
    const std::uint32_t next = m_groups[list].next;
    m_groups[list].next = m_freeGroup;
    m_freeGroup = list;
    list = next;
  }
}

void Machine::checkOrderedLoad(std::uintptr_t address, bool global, Line line) {
  OrderedCell& cell = m_ordered.at(address, !global);
  // Without fences nothing orders blocks, and the first look at a word is as good as any.
  if (global && m_meetsBlocks && (m_shape.fences || (cell.readEpoch < m_blockEpoch && cell.writeEpoch < m_blockEpoch)))
    noteGrid(address, GridUse::load, line);
  if (cell.atomicEpoch == m_epoch) checkGroups(cell.atomics, true, address, false, line);
  if (cell.writeEpoch >= m_blockEpoch)
    checkWriter(cell, address, false, line);
  else if (!global && cell.atomicEpoch < m_blockEpoch) [[unlikely]]
    uninitialised(address, line);
  if (cell.readEpoch != m_epoch) cell.readers = 0;
  cell.readEpoch = m_epoch;
  join(cell.readers, line);
}

void Machine::checkOrderedStore(std::uintptr_t address, bool global, Line line) {
  OrderedCell& cell = m_ordered.at(address, !global);
  if (global && m_meetsBlocks && (m_shape.fences || cell.writeEpoch < m_blockEpoch))
    noteGrid(address, GridUse::store, line);
  if (cell.atomicEpoch == m_epoch) {
    checkGroups(cell.atomics, true, address, true, line);
    release(cell.atomics);
  }
  checkWriter(cell, address, true, line);
  if (cell.readEpoch == m_epoch) {
    checkGroups(cell.readers, false, address, true, line);
    release(cell.readers);
  }
  cell.writeEpoch = m_epoch;
  cell.writer = {t_lane->thread, line.number};
  cell.writerClock = m_order.clock(t_lane->thread);
}

void Machine::checkOrderedAtomic(std::uintptr_t address, bool global, Line line) {
  if (global) noteAtomicInGrid(address, line);
  OrderedCell& cell = m_ordered.at(address, !global);
  if (!global && cell.writeEpoch < m_blockEpoch) [[unlikely]]
    uninitialised(address, line);
  checkWriter(cell, address, true, line);
  if (cell.readEpoch == m_epoch) checkGroups(cell.readers, false, address, true, line);
  if (cell.atomicEpoch != m_epoch) cell.atomics = 0;
  cell.atomicEpoch = m_epoch;
  join(cell.atomics, line);
}

}  // namespace warpfold::emulation
