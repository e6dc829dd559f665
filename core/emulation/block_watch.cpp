// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/block_watch.h"

#include <algorithm>
#include <bit>

#include "emulation/block.h"
#include "emulation/launch_hazards.h"

namespace warpfold::emulation {

using ptx::Opcode;

namespace {

constexpr std::size_t mostHazards = 64;  // of one block

}  // namespace

BlockWatch::BlockWatch(HazardWatch& thread, const Block& block)
    : m_thread(thread),
      m_launch(thread.launch()),
      m_block(block),
      m_shift(m_launch.order().cellShift),
      m_ordered(thread.cells().ordered()),
      m_meetsBlocks(m_launch.meetsBlocks()),
      m_counts(m_launch.counts()),
      m_shared((block.sharedBytes() >> m_shift) + 2 * ShadowRow::cells, m_ordered),
      m_hazards(block.launch().warpWidth, mostHazards) {
  if (m_ordered) m_order.begin(block.threads(), block.launch().warpWidth);
}

BlockWatch::~BlockWatch() {
  if (m_open) end();
}

void BlockWatch::begin() {
  m_open = true;
  m_begin = m_epoch = m_thread.nextEpoch();
  if (m_generation != m_thread.generation()) m_shared.forget(0, m_shared.size());
  m_generation = m_thread.generation();
  m_place = {m_thread.nextOwner(), 0, begun(), now()};
  m_sharedAtomics = m_globalAtomics = false;
  m_ended = 0;
  m_based = false;
  if (m_ordered) m_order.beginBlock();
  m_groups.resize(1);
  m_hazards.clear();
  m_unpublished.clear();
  m_moment = 0;
  m_report.clear();
  m_report.block = m_block.index();
}

void BlockWatch::end() {
  m_open = false;
  m_report.hazards = m_hazards.list();
  m_launch.take(m_report);
}

void BlockWatch::nextStep() {
  if (m_counts) keepFences();
  m_epoch = m_thread.nextEpoch();
  if (m_generation != m_thread.generation()) renumber();
  m_place.now = now();
  if (!m_ordered) return;
  m_order.barrier();
  m_groups.resize(1);
  ++m_moment;
}

/// The numbers of steps begin anew within a block: who wrote is all that still counts.
void BlockWatch::renumber() {
  const Stamp before = begun();
  m_begin = m_epoch;
  m_epoch = m_thread.nextEpoch();
  for (const ShadowCells::Visits* each : {&m_shared.writer, &m_shared.atomic})
    for (std::size_t i = 0; i < m_shared.size(); ++i)
      each->stamp[i] = each->stamp[i] >= before ? begun() | (each->stamp[i] & threadMask) : 0;
  for (const ShadowCells::Visits* each : {&m_shared.reader, &m_shared.second, &m_shared.secondAtomic})
    std::fill_n(each->stamp, m_shared.size(), 0);
  m_generation = m_thread.generation();
  m_place = {m_thread.nextOwner(), m_place.base, begun(), now()};
}

/// Loads from what nobody writes need no look.
bool BlockWatch::isOnlyRead(const Area& area) {
  if (&area != m_area) {
    m_area = &area;
    m_onlyRead = !m_launch.isWritten(area);
  }
  return m_onlyRead;
}

BlockWatch::CellPlace BlockWatch::placeOf(const Area& area, std::uint64_t address) {
  if (area.kind == Area::Kind::shared) return {m_shared, static_cast<std::size_t>((address - area.begin) >> m_shift)};
  return placeOfCell(address >> m_shift);
}

BlockWatch::CellPlace BlockWatch::placeOfCell(std::uint64_t cell) {
  const std::uint64_t number = cell / ShadowRow::cells;
  if (!m_based) {
    m_based = true;
    m_place.base = HazardWatch::spread(number);
  }
  std::size_t first = 0;
  HazardWatch::Page& page = m_thread.page(number, m_place, first);
  return {m_thread.cells(), first + cell % ShadowRow::cells, &page};
}

void BlockWatch::atomic(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                        std::uint32_t bytes, const Area& area) {
  strongAccess(warp, at, lane, address, bytes, area);
}

void BlockWatch::fence(const Warp& warp, std::uint32_t lanes, bool ofDevice) {
  using Fence = LaneOrder::Fence;
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1)
    m_order.fence(warp.threadOf(static_cast<unsigned>(std::countr_zero(rest))),
                  ofDevice ? Fence::device : Fence::block);
  ++m_moment;
}

void BlockWatch::meet(const Warp& warp, std::uint32_t members) {
  m_order.meet(warp.index, members & warp.alive(), warp.lanes);
  ++m_moment;
}

void BlockWatch::barrier(const std::vector<Warp>& warps, std::uint32_t step) {
  struct Waiter {
    const Warp* warp = nullptr;
    const Instruction* at = nullptr;
    unsigned lane = 0;
  };
  Waiter first;
  std::optional<std::uint32_t> gone;
  std::uint32_t ended = 0;
  const auto tell = [&](const Hazard::Party& before, const Waiter& waiter) {
    m_hazards.add({Hazard::Kind::barrier,
                   m_launch.number(),
                   BlockId{m_block.index()},
                   step,
                   0,
                   before,
                   partyOf(*waiter.warp, waiter.at, waiter.lane),
                   {},
                   {Hazard::Place::Kind::barrier, 0},
                   1});
  };
  const auto arrive = [&](const Warp& warp, const Instruction* at, std::uint32_t lanes) {
    const Waiter waiter{&warp, at, static_cast<unsigned>(std::countr_zero(lanes))};
    if (first.warp == nullptr) first = waiter;
    if (at->counter == first.at->counter || m_launch.lineOf(at->counter + 1) == m_launch.lineOf(first.at->counter + 1))
      return;
    tell(partyOf(*first.warp, first.at, first.lane), waiter);
  };
  for (const Warp& warp : warps) {
    if (warp.state == Warp::State::atBarrier) arrive(warp, warp.pc, warp.active);
    for (const Wait& wait : warp.waiting)
      if (wait.kind == Wait::Kind::barrier) arrive(warp, wait.split.pc, wait.split.lanes);
    if (warp.exited == 0) continue;
    ended += static_cast<std::uint32_t>(std::popcount(warp.exited));
    if (!gone) gone = warp.threadOf(static_cast<unsigned>(std::countr_zero(warp.exited)));
  }
  // Who has ended is told at the first barrier behind.
  if (ended != std::exchange(m_ended, ended) && gone && first.warp != nullptr) tell({ThreadId{*gone}, 0, false}, first);
  nextStep();
}

void BlockWatch::receive(std::uint64_t address, unsigned bytes) {
  const Area& shared = m_block.shared().holds(address, bytes) ? m_block.shared() : m_block.sharedGeneric();
  for (unsigned done = 0; done < bytes; done += 1u << m_shift)
    m_shared.writer.stamp[placeOf(shared, address + done).index] = begun();
}

// Faults -----------------------------------------------------------------------------------------------------

Hazard::Party BlockWatch::partyOf(const Warp& warp, const Instruction* at, unsigned lane, bool writes) const {
  return {ThreadId{warp.threadOf(lane)}, m_launch.lineOf(at->counter + 1), writes};
}

void BlockWatch::report(Hazard::Kind kind, const Warp& warp, const std::optional<Hazard::Party>& first,
                        const Hazard::Party& second, const Hazard::Place& where) {
  m_hazards.add(
      {kind, m_launch.number(), BlockId{m_block.index()}, m_block.stepOf(warp), 0, first, second, {}, where, 1});
}

/// Of two threads that nothing orders, none comes first: the lower one is told first.
void BlockWatch::race(Access& access, std::uint32_t thread, std::uint32_t at, bool wrote, bool writes) {
  if (access.told) return;
  access.told = true;
  Hazard::Party there{ThreadId{thread}, m_launch.lineOf(at), wrote};
  Hazard::Party here{ThreadId{access.thread}, m_launch.lineOf(access.at), writes};
  if (access.thread < thread) std::swap(there, here);
  report(Hazard::Kind::race, access.warp, there, here, m_launch.placeOf(access.area, access.address));
}

void BlockWatch::outOfBounds(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                             const Area& area) {
  const bool loads = at->decoded->opcode == Opcode::ld;
  report(Hazard::Kind::outOfBounds, warp, {}, partyOf(warp, at, lane, !loads), m_launch.placeOf(area, address));
}

void BlockWatch::absentSource(const Warp& warp, const Instruction* at, unsigned lane, unsigned source) {
  report(Hazard::Kind::uninitialised, warp, Hazard::Party{ThreadId{warp.threadOf(source)}, 0, false},
         partyOf(warp, at, lane), {Hazard::Place::Kind::warp, warp.index});
}

void BlockWatch::wrongWidth(const Warp& warp, const Instruction* at, unsigned lane) {
  report(Hazard::Kind::uninitialised, warp, {}, partyOf(warp, at, lane), {Hazard::Place::Kind::warp, warp.index});
}

void BlockWatch::outsideMask(const Warp& warp, const Instruction* at, unsigned lane) {
  report(Hazard::Kind::barrier, warp, {}, partyOf(warp, at, lane), {Hazard::Place::Kind::warp, warp.index});
}

void BlockWatch::deadlock(const Warp& warp, const Instruction* at, unsigned lane, std::uint32_t missing,
                          const Instruction* there, bool withinWarp) {
  const std::uint32_t line = there != nullptr ? m_launch.lineOf(there->counter + 1) : 0;
  const Hazard::Place where = withinWarp ? Hazard::Place{Hazard::Place::Kind::warp, warp.index}
                                         : Hazard::Place{Hazard::Place::Kind::barrier, 0};
  report(Hazard::Kind::barrier, warp, Hazard::Party{ThreadId{missing}, line, false}, partyOf(warp, at, lane), where);
  m_launch.endAt(m_report.block);
}

}  // namespace warpfold::emulation
