// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is done when the machine's checks find a fault of the kernel.
#include <algorithm>

#include "emulation/machine.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

void Machine::report(const Hazard& hazard) {
  m_log.spoil();
  constexpr std::size_t limit = 64;
  const auto betweenWarps = [this](const Hazard& each) {
    return each.kind == Hazard::Kind::race && each.first && !each.firstBlock &&
           each.first->thread.value / m_shape.warpSize != each.second.thread.value / m_shape.warpSize;
  };
  const auto add = [&](std::vector<Hazard>& list) {
    const auto same =
        std::find_if(list.begin(), list.end(), [&](const Hazard& other) { return other.sameFault(hazard); });
    if (same != list.end()) {
      // What happens between warps tells more: nothing but a barrier orders these.
      const std::uint64_t times = same->times + 1;
      if (hazard.block == same->block && betweenWarps(hazard) && !betweenWarps(*same)) *same = hazard;
      same->times = times;
    } else if (list.size() < limit) {
      list.push_back(hazard);
    }
  };
  add(m_hazards);
  if (m_recorder != nullptr) add(m_recorder->hazards());
}

void Machine::report(Hazard::Kind kind, const std::optional<Hazard::Party>& first, const Hazard::Party& second,
                     Hazard::Place where) {
  report({kind, m_shape.launch, BlockId{m_blockIndex}, stepNow(), 0, first, second, {}, where, 1});
}

void Machine::race(Visit before, bool beforeWrites, std::uintptr_t address, bool writes, Line line) {
  report(Hazard::Kind::race, Hazard::Party{ThreadId{before.thread()}, before.line(), beforeWrites},
         {ThreadId{t_lane->thread}, line.number, writes}, placeOf(address));
}

Hazard Machine::raceOf(const GridVisitor& first, const GridVisitor& second, std::uintptr_t address) const {
  const auto party = [](const GridVisitor& v) {
    return Hazard::Party{ThreadId{v.who.thread()}, v.who.line(), v.writes};
  };
  return {Hazard::Kind::race, m_shape.launch, BlockId{second.block}, second.step,      0,
          party(first),       party(second),  BlockId{first.block},  placeOf(address), 1};
}

std::vector<Hazard> Machine::racesWith(const Machine& other) {
  std::vector<Hazard> races;
  const auto near = reinterpret_cast<std::uintptr_t>(m_memory.output);
  for (const auto& [address, first, second] : m_grid.absorb(other.m_grid, near))
    races.push_back(raceOf(first, second, address));
  return races;
}

void Machine::uninitialised(std::uintptr_t at, Line line) {
  report(Hazard::Kind::uninitialised, {}, {ThreadId{t_lane->thread}, line.number, false}, placeOf(at));
}

void Machine::outOfBounds(std::uintptr_t address, bool writes, Line line) {
  report(Hazard::Kind::outOfBounds, {}, {ThreadId{t_lane->thread}, line.number, writes}, placeOf(address));
}

void Machine::checkBarrier(std::uint32_t line) {
  if (m_barrierLine == 0) {
    m_barrierLine = line;
    m_barrierThread = t_lane->thread;
    return;
  }
  report(Hazard::Kind::barrier, Hazard::Party{ThreadId{m_barrierThread}, m_barrierLine, false},
         {ThreadId{t_lane->thread}, line, false}, {Hazard::Place::Kind::barrier, 0});
}

/// At the end of a step in which some lanes returned and others came to a barrier.
void Machine::checkReturned() {
  if (m_barrierLine == 0 || m_finished == 0) return;
  std::uint32_t gone = 0;
  for (std::uint32_t i = 0; i < m_shape.block; ++i) {
    const Lane& lane = m_lanes[i];
    const bool waits = m_shape.warpLevel ? (m_warps[lane.warp].waiting & lane.bit) != 0 : lane.finishedIn != m_serial;
    if (waits) continue;
    gone = i;
    break;
  }
  // In the last part of the step, which ends at the barrier.
  report({Hazard::Kind::barrier,
          m_shape.launch,
          BlockId{m_blockIndex},
          m_step + m_parts,
          0,
          Hazard::Party{ThreadId{gone}, 0, false},
          {ThreadId{m_barrierThread}, m_barrierLine, false},
          {},
          {Hazard::Place::Kind::barrier, 0},
          1});
}

/// The lane that runs waits for lanes of its warp to which it does not belong itself: undefined on a GPU.
void Machine::outsideMask(Line line) {
  if (m_counted) reportWarp(Hazard::Kind::barrier, {}, line);
}

/// A width of a shuffle that is no power of two up to the size of the warp.
void Machine::noteWidth(Line line) {
  if (m_counted) reportWarp(Hazard::Kind::uninitialised, {}, line);
}

void Machine::reportWarp(Hazard::Kind kind, const std::optional<Hazard::Party>& first, Line line) {
  report(kind, first, {ThreadId{t_lane->thread}, line.number, false}, {Hazard::Place::Kind::warp, t_lane->warp});
}

/// Where the shared array that `address` lies in begins, as far as the block has written it.
std::uintptr_t Machine::sharedBegin(std::uintptr_t address) const {
  const auto dynamic = reinterpret_cast<std::uintptr_t>(m_dynamic);
  if (address - dynamic < m_shape.dynamicSharedBytes + dynamicSlack) return dynamic;
  if (m_shape.sharedElements != 0 && m_shape.dynamicSharedBytes == 0) return m_sharedBegin;
  return m_exact ? m_ordered.sharedBegin(address) : m_shadow.sharedBegin(address);
}

Hazard::Place Machine::placeOf(std::uintptr_t address) const {
  using Kind = Hazard::Place::Kind;
  const auto outputAt = [&]() -> Hazard::Place {
    return {Kind::output, (address - reinterpret_cast<std::uintptr_t>(m_memory.output)) / m_memory.elementBytes};
  };
  if (isOutput(address)) return outputAt();
  const auto begin = reinterpret_cast<std::uintptr_t>(m_memory.input);
  // What lies behind the input is not taken for it where that is other memory of the host, such as a shared array.
  const bool behind = address >= begin && address - begin < m_memory.inputBytes + (1u << 20);
  if (isInput(address) || (behind && (isGlobal(address) || begin >= inputSpace)))
    return {Kind::input, (address - begin) / m_memory.inputElementBytes};
  if (isSlot(address))
    return {Kind::output, (address - reinterpret_cast<std::uintptr_t>(m_memory.slots)) / (2 * m_memory.elementBytes)};
  if (isGlobal(address)) return outputAt();
  return {Kind::shared, (address - sharedBegin(address)) / m_memory.elementBytes};
}

}  // namespace warpfold::emulation
