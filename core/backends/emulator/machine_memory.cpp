// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is noted of an access to shared or global memory. The hottest part of a counted run after the barrier.
#include "backends/emulator/machine.h"

namespace warpfold::emulator {

/// Whether what `before` did comes before what `self` does, both since the last barrier of the block.
bool Machine::ordered(const Lane& self, const Visit before) const {
  if (before.thread() == self.thread) return true;
  return before.meetings() != self.meetings && m_lanes[before.thread()].warp == self.warp;
}

void Machine::noteLoaded(std::uintptr_t address, std::size_t bytes, Line line) {
  const Lane& self = *t_lane;
  m_touched |= self.bit;
  const bool global = isGlobal(address);
  m_accesses.add(address, global ? AccessKind::globalLoad : AccessKind::sharedLoad, bytes, self.bit);
  if (global && !isInput(address) && !isOutput(address)) [[unlikely]]
    outOfBounds(address, false, line);
  ShadowCell& cell = m_shadow.at(address, !global);
  if (cell.writeEpoch < m_blockEpoch) {
    if (!global) [[unlikely]]
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
    if (isOutput(address)) m_stored = true;
    else if (!isInput(address)) [[unlikely]] outOfBounds(address, true, line);
  }
  ShadowCell& cell = m_shadow.at(address, !global);
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

}  // namespace warpfold::emulator
