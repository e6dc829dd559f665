// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/block_watch.h"

#include <algorithm>
#include <bit>

#include "simt/block.h"
#include "simt/launch_hazards.h"

namespace warpfold::simt {

using ptx::Opcode;

namespace {

constexpr std::uint32_t lastEpoch = 1u << (31 - threadBits);  // stamps are compared with their sign
constexpr std::size_t mostHazards = 64;                       // of one block

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

void BlockWatch::begin() {
  if (m_epoch > lastEpoch / 2) {
    m_shared.forget(0, m_shared.size());
    m_epoch = 0;
  }
  m_begin = ++m_epoch;
  m_owner = m_thread.nextOwner();
  m_sharedAtomics = m_globalAtomics = false;
  if (m_ordered) m_order.beginBlock();
  m_groups.resize(1);
  m_hazards.clear();
  m_unpublished.clear();
  m_moment = 0;
  m_report.clear();
  m_report.block = m_block.index();
}

void BlockWatch::end() {
  m_report.hazards = m_hazards.list();
  m_launch.take(m_report);
}

void BlockWatch::nextStep() {
  if (m_counts) keepFences();
  if (++m_epoch == lastEpoch) renumber();
  if (!m_ordered) return;
  m_order.barrier();
  m_groups.resize(1);
  ++m_moment;
}

/// A block with so many barriers that their numbers end: who wrote is all that still counts.
void BlockWatch::renumber() {
  for (const ShadowCells::Visits* each : {&m_shared.writer, &m_shared.atomic})
    for (std::size_t i = 0; i < m_shared.size(); ++i)
      each->stamp[i] = each->stamp[i] >= begun() ? (1u << threadBits) | (each->stamp[i] & threadMask) : 0;
  for (const ShadowCells::Visits* each : {&m_shared.reader, &m_shared.second, &m_shared.secondAtomic})
    std::fill_n(each->stamp, m_shared.size(), 0);
  m_owner = m_thread.nextOwner();
  m_begin = 1;
  m_epoch = 2;
}

BlockWatch::CellPlace BlockWatch::placeOf(const Area& area, std::uint64_t address) {
  if (area.kind == Area::Kind::shared) return {m_shared, static_cast<std::size_t>((address - area.begin) >> m_shift)};
  const std::uint64_t cell = address >> m_shift;
  std::size_t first = 0;
  HazardWatch::Page& page = m_thread.page(cell / ShadowRow::cells, m_owner, first);
  return {m_thread.cells(), first + cell % ShadowRow::cells, &page};
}

void BlockWatch::access(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                        const Area& area, bool row) {
  const ptx::Decoded& decoded = *at->decoded;
  const bool shared = area.kind == Area::Kind::shared;
  // What lanes of a warp do in shared memory by volatile accesses was taken for an order once, and is none.
  if (decoded.strong && !(shared && decoded.isVolatile)) {
    std::uint32_t k = 0;
    for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k)
      strongAccess(warp, at, static_cast<unsigned>(std::countr_zero(rest)), addresses.at[k], bytes, area);
    return;
  }
  if (row && mayTakeRow(warp, shared)) return accessRow(warp, at, addresses.at[0], bytes, area);
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k)
    accessLane(warp, at, static_cast<unsigned>(std::countr_zero(rest)), addresses.at[k], bytes, area);
}

bool BlockWatch::mayTakeRow(const Warp& warp, bool shared) const {
  if (shared ? m_sharedAtomics : m_globalAtomics) return false;
  if (!shared && m_counts && m_order.anyKnows()) return false;  // lanes may know of different blocks
  return !m_ordered || (m_groups.size() == 1 && m_order.together(warp.index));
}

/// All lanes access `bytes` each, from `address` on without gaps.
void BlockWatch::accessRow(const Warp& warp, const Instruction* at, std::uint64_t address, std::uint32_t bytes,
                           const Area& area) {
  const bool loads = at->decoded->opcode == Opcode::ld, shared = area.kind == Area::Kind::shared;
  const std::uint64_t bytesOfRow = std::uint64_t{ShadowRow::cells} << m_shift;
  ShadowRow row;
  row.shift = static_cast<unsigned>(std::countr_zero(bytes)) - m_shift;
  row.now = now();
  row.begin = shared ? begun() : 0;
  row.at = at->counter + 1;
  row.clock = clockOf(warp.threadOf(0));
  row.otherWarp = threadMask & ~(warp.width - 1);
  for (unsigned part = 0; part < 1u << row.shift; ++part, address += bytesOfRow) {
    const unsigned lane = part * (ShadowRow::cells >> row.shift);
    row.first = row.now | warp.threadOf(lane);
    const bool whole = shared || address % bytesOfRow == 0;
    RowOutcome outcome;
    if (whole) {
      const CellPlace place = placeOf(area, address);
      outcome = (loads ? m_thread.rows().load : m_thread.rows().store)(place.cells, place.index, row);
      if (outcome.done && !shared && m_meetsBlocks) {
        const std::uint32_t cells = (m_counts ? ~0u : outcome.untouched) & ~place.page->strong;
        if (cells != 0)
          noteRow(*place.page, loads ? GridUse::load : GridUse::store, cells, row, m_block.stepOf(warp));
      }
    }
    if (outcome.done) continue;
    for (unsigned k = 0; k < ShadowRow::cells >> row.shift; ++k)
      accessLane(warp, at, lane + k, address + std::uint64_t{k} * bytes, bytes, area);
  }
}

void BlockWatch::accessLane(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                            std::uint32_t bytes, const Area& area) {
  const bool loads = at->decoded->opcode == Opcode::ld;
  const std::uint32_t thread = warp.threadOf(lane);
  Access access{warp, area, address, thread, lane, at->counter + 1, clockOf(thread)};
  for (std::uint32_t done = 0; done < bytes; done += 1u << m_shift, access.address += std::uint64_t{1} << m_shift) {
    if (loads)
      load(access, placeOf(area, access.address));
    else
      store(access, placeOf(area, access.address));
  }
}

void BlockWatch::atomic(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                        std::uint32_t bytes, const Area& area) {
  strongAccess(warp, at, lane, address, bytes, area);
}

void BlockWatch::fence(const Warp& warp, std::uint32_t lanes, bool ofDevice) {
  using Fence = emulation::LaneOrder::Fence;
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1)
    m_order.fence(warp.threadOf(static_cast<unsigned>(std::countr_zero(rest))), ofDevice ? Fence::device : Fence::block);
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
  const auto tell = [&](const Hazard::Party& before, const Waiter& waiter) {
    m_hazards.add({Hazard::Kind::barrier, m_launch.number(), BlockId{m_block.index()}, step, 0, before,
                   partyOf(*waiter.warp, waiter.at, waiter.lane), {}, {Hazard::Place::Kind::barrier, 0}, 1});
  };
  const auto arrive = [&](const Warp& warp, const Instruction* at, std::uint32_t lanes) {
    const Waiter waiter{&warp, at, static_cast<unsigned>(std::countr_zero(lanes))};
    if (first.warp == nullptr) first = waiter;
    if (at->counter == first.at->counter ||
        m_launch.lineOf(at->counter + 1) == m_launch.lineOf(first.at->counter + 1))
      return;
    tell(partyOf(*first.warp, first.at, first.lane), waiter);
  };
  for (const Warp& warp : warps) {
    if (warp.state == Warp::State::atBarrier) arrive(warp, warp.pc, warp.active);
    for (const Wait& wait : warp.waiting)
      if (wait.kind == Wait::Kind::barrier) arrive(warp, wait.split.pc, wait.split.lanes);
    if (warp.exited != 0 && !gone) gone = warp.threadOf(static_cast<unsigned>(std::countr_zero(warp.exited)));
  }
  if (gone && first.warp != nullptr) tell({ThreadId{*gone}, 0, false}, first);
  nextStep();
}

// Faults -----------------------------------------------------------------------------------------------------

Hazard::Party BlockWatch::partyOf(const Warp& warp, const Instruction* at, unsigned lane, bool writes) const {
  return {ThreadId{warp.threadOf(lane)}, m_launch.lineOf(at->counter + 1), writes};
}

void BlockWatch::report(Hazard::Kind kind, const Warp& warp, const std::optional<Hazard::Party>& first,
                        const Hazard::Party& second, const Hazard::Place& where) {
  m_hazards.add({kind, m_launch.number(), BlockId{m_block.index()}, m_block.stepOf(warp), 0, first, second, {}, where, 1});
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
  const Hazard::Place where =
      withinWarp ? Hazard::Place{Hazard::Place::Kind::warp, warp.index} : Hazard::Place{Hazard::Place::Kind::barrier, 0};
  report(Hazard::Kind::barrier, warp, Hazard::Party{ThreadId{missing}, line, false}, partyOf(warp, at, lane), where);
}

}  // namespace warpfold::simt
