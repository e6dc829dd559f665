// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is noted of an access to shared or global memory. The hottest part of a counted run after the barrier.
#include <cstring>

#include "emulation/machine.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

/// Shared memory whose size the launch tells has a known end, and so has the one array of elements, whose begin is the
/// lowest word of it that was touched.
bool Machine::beyondKnownShared(std::uintptr_t address, std::size_t bytes) {
  constexpr std::uintptr_t alignment = 128;
  if (m_shape.dynamicSharedBytes != 0) {
    const std::uintptr_t offset = address - reinterpret_cast<std::uintptr_t>(m_dynamic);
    return offset < m_shape.dynamicSharedBytes + dynamicSlack && offset + bytes > m_shape.dynamicSharedBytes;
  }
  if (address >= m_sharedBegin) return true;
  m_sharedBegin = address / alignment * alignment;
  return false;
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

bool Machine::noteUnexpected(BlockOp::Kind kind, std::uintptr_t address, std::size_t bytes, Line line) {
  BlockOp op;
  op.kind = kind;
  op.bytes = static_cast<std::uint8_t>(bytes);
  op.address = address;
  op.path = t_lane->path;
  op.line = line;
  const std::uint64_t key = BlockLog::keyOf(op.kind, op.line.place, op.path, op.bytes);
  if (m_log.repeating()) {
    if (repeat(op, key)) return true;
    leaveLog();
  }
  m_gridNoted = false;
  const bool allowed = apply(op);
  if (m_log.logging()) {
    op.thread = t_lane->thread;
    op.combinations = m_combinations;
    op.grid = m_gridNoted;
    op.part = stepNow();
    const bool orders = op.kind == BlockOp::Kind::count || op.kind == BlockOp::Kind::fence;
    m_log.add(op, key, !orders && !(m_gridNoted && m_shape.fences));
  }
  return allowed;
}

bool Machine::apply(const BlockOp& op) {
  switch (op.kind) {
    case BlockOp::Kind::load: applyLoad(op); break;
    case BlockOp::Kind::store: return applyStore(op);
    case BlockOp::Kind::input: applyInput(op); break;
    case BlockOp::Kind::atomic: applyAtomic(op); break;
    case BlockOp::Kind::readOfAtomic:
      m_accesses.add(op.address, AccessKind::globalLoad, op.bytes, t_lane->bit, {op.path, op.line.place});
      break;
    case BlockOp::Kind::published: applyPublished(op); break;
    case BlockOp::Kind::collected: applyCollected(op); break;
    case BlockOp::Kind::count: applyCount(op); break;
    case BlockOp::Kind::fence:
      if (m_exact) m_order.fence(t_lane->thread, static_cast<LaneOrder::Fence>(op.address));
      break;
    default: break;
  }
  return true;
}

void Machine::applyInput(const BlockOp& op) {
  m_touched |= t_lane->bit;
  m_loaded |= t_lane->bit;
  m_accesses.add(op.address, AccessKind::globalLoad, op.bytes, t_lane->bit, {op.path, op.line.place});
}

void Machine::applyLoad(const BlockOp& op) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(op.address);
  if (global) m_loaded |= self.bit;
  m_accesses.add(op.address, global ? AccessKind::globalLoad : AccessKind::sharedLoad, op.bytes, self.bit,
                 {op.path, op.line.place});
  if (global ? !isInput(op.address) && !isOutput(op.address) : beyondShared(op.address, op.bytes)) [[unlikely]] {
    outOfBounds(op.address, false, op.line);
    if (!global) return;
  }
  if (m_exact)
    checkOrderedLoad(op.address, global, op.line);
  else
    checkLoad(op.address, global, op.line);
}

bool Machine::applyStore(const BlockOp& op) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(op.address);
  m_accesses.add(op.address, global ? AccessKind::globalStore : AccessKind::sharedStore, op.bytes, self.bit,
                 {op.path, op.line.place});
  if (global && isOutput(op.address)) {
    m_stored = true;
  } else if (global ? !isInput(op.address) : beyondShared(op.address, op.bytes)) [[unlikely]] {
    outOfBounds(op.address, true, op.line);
    if (!global) return false;
  }
  if (m_exact)
    checkOrderedStore(op.address, global, op.line);
  else
    checkStore(op.address, global, op.line);
  return true;
}

void Machine::applyAtomic(const BlockOp& op) {
  m_touched |= t_lane->bit;
  ++m_blockAtomics;
  m_accesses.add(op.address, AccessKind::atomic, op.bytes, t_lane->bit, {op.path, op.line.place});
  const bool global = isGlobal(op.address);
  if (m_exact)
    checkOrderedAtomic(op.address, global, op.line);
  else
    checkAtomic(op.address, global, op.line);
}

/// A word that is written and read as a whole, value and mark: no access to it is a race.
void Machine::applyPublished(const BlockOp& op) {
  m_touched |= t_lane->bit;
  m_stored = true;
  m_accesses.add(op.address, AccessKind::globalStore, op.bytes, t_lane->bit, {op.path, op.line.place});
  if (!isSlot(op.address)) [[unlikely]]
    outOfBounds(op.address, true, op.line);
}

/// One look that finds the value: on a GPU a warp may look more often.
void Machine::applyCollected(const BlockOp& op) {
  m_touched |= t_lane->bit;
  m_loaded |= t_lane->bit;
  m_accesses.add(op.address, AccessKind::globalLoad, op.bytes, t_lane->bit, {op.path, op.line.place});
  m_accesses.add(op.address, AccessKind::globalStore, op.bytes, t_lane->bit, {op.path, op.line.place});
  if (!isSlot(op.address)) [[unlikely]]
    outOfBounds(op.address, false, op.line);
}

/// No access of the block's own shared memory and none of global memory: it goes to another multiprocessor.
void Machine::handOver(void* at, std::uint64_t bits) {
  m_touched |= t_lane->bit;
  m_handed.push_back({at, bits, m_blockIndex, !m_readsElement});
}

void Machine::receive(Line line) {
  for (const HandedOver& each : std::exchange(m_handed, {})) {
    std::memcpy(each.at, &each.bits, m_memory.elementBytes);
    if (!m_counted) continue;
    const auto address = reinterpret_cast<std::uintptr_t>(each.at);
    OrderedCell& cell = m_ordered.at(address, true);
    cell.writeEpoch = m_epoch;
    cell.writer = {t_lane->thread, line.number};
    cell.writerClock = m_order.clock(t_lane->thread);
    if (!each.blank) noteElement();
    if (m_recorder != nullptr) m_recorder->receive(each.at, each.block, each.bits, each.blank);
  }
}

void Machine::applyCount(const BlockOp& op) {
  m_touched |= t_lane->bit;
  m_accesses.add(op.address, AccessKind::atomic, op.bytes, t_lane->bit, {op.path, op.line.place});
  orderCount(op);
}

/// What a count tells of the order of threads and blocks.
void Machine::orderCount(const BlockOp& op) {
  const std::uint32_t self = t_lane->thread;
  if (m_exact) m_order.countUp(self, op.address);
  if (m_replaying) return;
  if (isCounter(op.address)) m_lastCount = Count{BlockId{m_blockIndex}, stepNow(), ThreadId{self}, op.line.number};
  if (ordersBlocks(op.address)) publish(m_grid.countUp(op.address, m_order.fencedOfGrid(self), m_order.learns(self)));
}

// Between blocks ----------------------------------------------------------------------------------------------

void Machine::noteGrid(std::uintptr_t address, GridUse use, Line line) {
  if (m_replaying && m_shape.fences) return;
  m_gridNoted = true;
  const std::uint32_t self = t_lane->thread;
  const GridVisitor visitor{m_blockIndex, stepNow(), Visit(self, line.number), use != GridUse::load};
  const std::uint32_t knowledge = m_exact ? m_grid.remember(m_order.ofBlock(), m_order.ofGrid(self)) : 0;
  if (const auto met = m_grid.visit(address, use, visitor, knowledge)) report(raceOf(*met, visitor, address));
  if (m_exact && m_shape.fences)
    m_unpublished.push_back({address, use != GridUse::load, m_epoch, self, m_order.clock(self), false});
}

/// Most atomics of a block are on one word, and what other blocks may do there stays the same.
void Machine::noteAtomicInGrid(std::uintptr_t address, Line line) {
  if ((m_replaying && m_shape.fences) || !m_meetsBlocks || (address == m_atomicAt && !m_shape.fences)) return;
  noteGrid(address, GridUse::atomic, line);
  m_atomicAt = address;
}

void Machine::noteFence(LaneOrder::Fence fence) {
  noteUnexpected(BlockOp::Kind::fence, static_cast<std::uintptr_t>(fence), 0, {});
}

/// What was fenced comes before what those do who know of `count`.
void Machine::publish(GridCount count) {
  const std::uint32_t self = t_lane->thread;
  std::erase_if(m_unpublished, [&](const Unpublished& each) {
    const bool covered = each.fenced || (each.epoch == m_epoch ? m_order.fencedFor(self, each.thread, each.clock)
                                                               : m_order.hasFenced(self));
    if (covered) m_grid.publish(each.address, m_blockIndex, each.thread, each.writes, count);
    return covered;
  });
}

/// At a barrier: what any lane has fenced, all have fenced from now on.
void Machine::keepFences() {
  if (!m_order.anyFenced()) return;
  for (Unpublished& each : m_unpublished)
    each.fenced |= each.epoch != m_epoch || m_order.fencedByAny(each.thread, each.clock);
}

}  // namespace warpfold::emulation
