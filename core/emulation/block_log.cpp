// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/block_log.h"

#include <algorithm>

namespace warpfold::emulation {

namespace {
constexpr std::uint32_t sectorBytes = 32;
constexpr std::uint32_t wordBytes = 4;
constexpr std::uint32_t mostTries = 16;
constexpr std::uint32_t patience = 2;  // blocks in a row that may differ before another one is logged
}  // namespace

void BlockLog::beginLaunch(const GlobalMemory& memory, bool worthwhile) {
  clear();
  m_mode = Mode::counting;
  m_next = m_last = &nothing;
  m_ranges = {};
  m_ranges[static_cast<std::size_t>(Space::output)] = {reinterpret_cast<std::uintptr_t>(memory.output),
                                                       memory.outputBytes};
  m_ranges[static_cast<std::size_t>(Space::input)] = {reinterpret_cast<std::uintptr_t>(memory.input),
                                                      memory.inputBytes};
  m_ranges[static_cast<std::size_t>(Space::second)] = {secondInputSpace, std::size_t{1} << 56};
  m_ranges[static_cast<std::size_t>(Space::slot)] = {reinterpret_cast<std::uintptr_t>(memory.slots), memory.slotsBytes};
  const Range &output = m_ranges[1], &input = m_ranges[2];
  const bool apart = output.begin + output.bytes <= input.begin || input.begin + input.bytes <= output.begin;
  m_tries = worthwhile && apart ? mostTries : 0;
  m_left = 0;
}

void BlockLog::clear() {
  m_complete = m_spoilt = false;
  m_events.clear();
  m_opOf.clear();
  m_ops.clear();
  m_asked.clear();
  m_ordering.clear();
  m_footprints = {};
  m_counts = {};
}

void BlockLog::beginBlock(bool watched) {
  m_mode = Mode::counting;
  m_next = &nothing;
  if (watched) return;
  if (m_complete) {
    m_mode = Mode::repeating;
    m_next = m_events.data();
    // No event agrees with one of a space that has not been placed: the moves of addresses are even.
    m_moved = {0, 1, 1, 1, 1, 1, 1, 1};
    for (Footprint& footprint : m_footprints) {
      footprint.placed = false;
      footprint.moved = 0;
    }
  } else if (m_tries != 0) {
    --m_tries;
    clear();
    m_mode = Mode::logging;
  }
}

BlockLog::Space BlockLog::spaceOf(std::uintptr_t address) const {
  for (const Space space : {Space::output, Space::input, Space::second, Space::slot})
    if (m_ranges[static_cast<std::size_t>(space)].holds(address)) return space;
  return Space::fixed;
}

void BlockLog::add(const BlockOp& op, std::uint64_t key, bool plain) {
  const bool stops = op.kind >= BlockOp::Kind::barrier;
  const Space space =
      stops || op.kind == BlockOp::Kind::count || op.kind == BlockOp::Kind::fence ? Space::fixed : spaceOf(op.address);
  const auto index = static_cast<std::uint64_t>(space);
  if (space != Space::fixed) {
    Footprint& footprint = m_footprints[index];
    footprint.lowest = std::min(footprint.lowest, op.address);
    footprint.end = std::max(footprint.end, op.address + op.bytes);
    // Faults are told by words, and an element never lies across two sectors.
    footprint.alignment = std::max({footprint.alignment, wordBytes, std::uint32_t{op.bytes}});
  }
  if (!hasRoom()) return;
  if (op.grid) m_asked.push_back(static_cast<std::uint32_t>(m_ops.size()));
  if (op.grid || op.kind == BlockOp::Kind::count || op.kind == BlockOp::Kind::fence)
    m_ordering.push_back(static_cast<std::uint32_t>(m_ops.size()));
  m_opOf.push_back(static_cast<std::uint32_t>(m_ops.size()));
  m_ops.push_back(op);
  m_ops.back().space = static_cast<std::uint8_t>(space);
  m_events.push_back({(stops ? op.combinations : op.address) | index << spaceShift, plain ? key : key & ~1ull});
}

void BlockLog::addConsequence(const BlockOp& op) {
  if (!hasRoom()) return;
  if (op.kind == BlockOp::Kind::ordered || op.kind == BlockOp::Kind::stepDone)
    m_ordering.push_back(static_cast<std::uint32_t>(m_ops.size()));
  m_ops.push_back(op);
}

/// A block that does more is no example: its log would be as slow to read as counting is.
bool BlockLog::hasRoom() {
  if (m_ops.size() < mostOps) return true;
  m_spoilt = true;
  m_tries = 0;
  return false;
}

void BlockLog::noteShared(std::uintptr_t address) {
  m_footprints[static_cast<std::size_t>(spaceOf(address))].alignment = sectorBytes;
}

bool BlockLog::fits(const BlockOp& op, std::uintptr_t address) {
  const std::uint64_t index = op.space;
  if (index == 0) return address == op.address;
  const std::uintptr_t moved = address - op.address;
  if (m_footprints[index].placed) return moved == m_footprints[index].moved;
  if (!place(index, moved)) return false;
  m_moved[index] = moved - (index << spaceShift);
  return true;
}

/// All that the logged block touched of a space is moved. False where the space has it not, or sectors would fall
/// otherwise.
bool BlockLog::place(std::size_t space, std::uintptr_t moved) {
  Footprint& footprint = m_footprints[space];
  const Range& range = m_ranges[space];
  const std::uintptr_t lowest = footprint.lowest + moved, last = footprint.end - 1 + moved;
  if (moved % footprint.alignment != 0 || !range.holds(lowest) || !range.holds(last) || last < lowest) return false;
  footprint.placed = true;
  footprint.moved = moved;
  return true;
}

bool BlockLog::moveTo(std::int64_t blocks, const std::array<std::int64_t, spaces>& bytesPerBlock) {
  if (!m_complete) return false;
  for (std::size_t space = 1; space < spaces; ++space)
    if (m_footprints[space].lowest <= m_footprints[space].end &&
        !place(space, static_cast<std::uintptr_t>(blocks * bytesPerBlock[space])))
      return false;
  m_left = 0;
  return true;
}

std::size_t BlockLog::leave() {
  const auto agreed = static_cast<std::size_t>(m_next - m_events.data());
  m_mode = Mode::counting;
  m_next = &nothing;
  if (++m_left >= patience) m_complete = false;
  return agreed;
}

bool BlockLog::endBlock() {
  const Mode mode = m_mode;
  m_mode = Mode::counting;
  m_next = &nothing;
  if (mode == Mode::repeating) m_left = 0;
  if (mode != Mode::logging || m_spoilt) return false;
  m_complete = true;
  m_left = 0;
  m_events.push_back({0, 0});
  m_last = &m_events.back();
  return true;
}

}  // namespace warpfold::emulation
