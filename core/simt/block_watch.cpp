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

BlockWatch::~BlockWatch() {
  if (m_open) end();
}

void BlockWatch::begin() {
  m_open = true;
  if (m_epoch > lastEpoch / 2) {
    m_shared.forget(0, m_shared.size());
    m_epoch = 0;
  }
  m_begin = ++m_epoch;
  m_owner = m_thread.nextOwner();
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
  return placeOfCell(address >> m_shift);
}

BlockWatch::CellPlace BlockWatch::placeOfCell(std::uint64_t cell) {
  const std::uint64_t number = cell / ShadowRow::cells;
  if (!m_based) {
    m_based = true;
    m_base = HazardWatch::spread(number);
  }
  std::size_t first = 0;
  HazardWatch::Page& page = m_thread.page(number, m_owner, m_base, first);
  return {m_thread.cells(), first + cell % ShadowRow::cells, &page};
}

namespace {

/// Whether neighbouring lanes access one value after the other.
bool isRow(const LaneAddresses& addresses, std::uint32_t bytes) {
  const std::uint32_t from = addresses.lanes >> std::countr_zero(addresses.lanes);
  if ((from & (from + 1)) != 0) return false;
  std::uint64_t different = 0;
  for (std::uint32_t k = 0; k < addresses.count; ++k)
    different |= addresses.at[k] ^ (addresses.at[0] + std::uint64_t{k} * bytes);
  return different == 0;
}

/// So many lanes that it pays to look at many cells at once.
constexpr std::uint32_t lanesOfRow = 4;

/// `count` bits from `first` on.
std::uint32_t bits(unsigned first, unsigned count) {
  return static_cast<std::uint32_t>(((std::uint64_t{1} << count) - 1) << first);
}

}  // namespace

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
  if (!isPlain(warp, shared)) return accessOneByOne(warp, at, addresses, bytes, area);
  if (row || (addresses.count >= lanesOfRow && isRow(addresses, bytes)))
    return accessRow(warp, at, addresses, bytes, area);
  if (decoded.opcode == Opcode::ld)
    accessLanes<true>(warp, at, addresses, bytes, area);
  else
    accessLanes<false>(warp, at, addresses, bytes, area);
}

bool BlockWatch::isPlain(const Warp& warp, bool shared) const {
  if (shared ? m_sharedAtomics : m_globalAtomics) return false;
  if (!m_ordered) return true;
  if (!shared && m_counts && m_order.anyKnows()) return false;  // lanes may know of different blocks
  return m_groups.size() == 1 && m_order.together(warp.index);
}

/// Neighbouring lanes access one value after the other.
void BlockWatch::accessRow(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                           const Area& area) {
  const bool shared = area.kind == Area::Kind::shared;
  const auto lane = static_cast<unsigned>(std::countr_zero(addresses.lanes));
  ShadowRow row;
  row.shift = static_cast<unsigned>(std::countr_zero(bytes)) - m_shift;
  row.now = now();
  row.begin = shared ? begun() : 0;
  row.at = at->counter + 1;
  row.clock = clockOf(warp.threadOf(lane));
  row.otherWarp = threadMask & ~(warp.width - 1);
  row.first = row.now | warp.threadOf(lane);
  const std::uint64_t first = (shared ? addresses.at[0] - area.begin : addresses.at[0]) >> m_shift;
  const auto cells = static_cast<std::int32_t>(addresses.count << row.shift);
  // Rows of shared memory begin at the first lane's cell, those of global memory are pages.
  const auto within = shared ? 0 : static_cast<std::int32_t>(first % ShadowRow::cells);
  constexpr auto width = static_cast<std::int32_t>(ShadowRow::cells);
  for (row.start = within; row.start + cells > 0; row.start -= width) {
    const std::int32_t from = std::max(row.start, 0), to = std::min(row.start + cells, width);
    row.mask = bits(static_cast<unsigned>(from), static_cast<unsigned>(to - from));
    const std::uint64_t cell =
        first - static_cast<std::uint64_t>(within) + static_cast<std::uint64_t>(within - row.start);
    if (takeRow(warp, at, row, shared ? CellPlace{m_shared, cell} : placeOfCell(cell))) continue;
    LaneAddresses part;
    const auto begin = static_cast<unsigned>(from - row.start) >> row.shift;
    part.count = static_cast<unsigned>(to - from) >> row.shift;
    part.lanes = bits(lane + begin, part.count);
    std::copy_n(addresses.at.begin() + begin, part.count, part.at.begin());
    accessOneByOne(warp, at, part, bytes, area);
  }
}

bool BlockWatch::takeRow(const Warp& warp, const Instruction* at, ShadowRow& row, CellPlace place) {
  const bool loads = at->decoded->opcode == Opcode::ld;
  const RowOutcome outcome = (loads ? m_thread.rows().load : m_thread.rows().store)(place.cells, place.index, row);
  if (!outcome.done || place.shared() || !m_meetsBlocks) return outcome.done;
  const std::uint32_t cells = (m_counts ? row.mask : outcome.untouched) & ~place.page->strong;
  if (cells != 0) noteRow(*place.page, loads ? GridUse::load : GridUse::store, cells, row, m_block.stepOf(warp));
  return true;
}

/// Lanes whose cells are apart.
template <bool loads>
void BlockWatch::accessLanes(const Warp& warp, const Instruction* at, const LaneAddresses& addresses,
                             std::uint32_t bytes, const Area& area) {
  const bool shared = area.kind == Area::Kind::shared;
  const Stamp present = now(), begin = shared ? begun() : 0;
  const std::uint32_t step = m_block.stepOf(warp), bytesOfCell = 1u << m_shift;
  const std::uint32_t clock = clockOf(warp.threadOf(static_cast<unsigned>(std::countr_zero(addresses.lanes))));
  CellPlace place{m_shared, 0};
  std::uint64_t page = ~std::uint64_t{0};
  std::size_t firstOfPage = 0;
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const std::uint32_t thread = warp.threadOf(lane);
    const Stamp self = present | thread;
    Access access{warp, area, addresses.at[k], thread, lane, at->counter + 1, clock};
    for (std::uint32_t done = 0; done < bytes; done += bytesOfCell, access.address += bytesOfCell) {
      if (shared) {
        place.index = (access.address - area.begin) >> m_shift;
      } else {
        const std::uint64_t cell = access.address >> m_shift;
        if (cell / ShadowRow::cells != page) {
          page = cell / ShadowRow::cells;
          const CellPlace found = placeOfCell(page * ShadowRow::cells);
          place.page = found.page;
          firstOfPage = found.index;
        }
        place.index = firstOfPage + cell % ShadowRow::cells;
      }
      const ShadowCells& cells = shared ? m_shared : m_thread.cells();
      const std::size_t i = place.index;
      const Stamp written = cells.writer.stamp[i], read = cells.reader.stamp[i];
      bool plain = (written < present || written == self) && (read < present || read == self);
      plain &= loads ? written >= begin : cells.second.stamp[i] < present;
      if (!plain) [[unlikely]] {
        const CellPlace here{shared ? m_shared : m_thread.cells(), i, place.page};
        loads ? load(access, here) : store(access, here);
        continue;
      }
      if (!shared && m_meetsBlocks && (m_counts || (loads ? (written | read) == 0 : written == 0)))
        noteCell(*place.page, i % ShadowRow::cells, loads ? GridUse::load : GridUse::store, access, step);
      const ShadowCells::Visits& visits = loads ? cells.reader : cells.writer;
      if (loads && read == self && !m_ordered) continue;  // the line of a thread's first read is kept
      visits.stamp[i] = self;
      visits.at[i] = access.at;
      if (m_ordered) visits.clock[i] = clock;
    }
  }
}

/// Lanes of which it is not known that they are alone, or in order.
void BlockWatch::accessOneByOne(const Warp& warp, const Instruction* at, const LaneAddresses& addresses,
                                std::uint32_t bytes, const Area& area) {
  const bool loads = at->decoded->opcode == Opcode::ld;
  const std::uint32_t bytesOfCell = 1u << m_shift;
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const std::uint32_t thread = warp.threadOf(lane);
    Access access{warp, area, addresses.at[k], thread, lane, at->counter + 1, clockOf(thread)};
    for (std::uint32_t done = 0; done < bytes; done += bytesOfCell, access.address += bytesOfCell)
      loads ? load(access, placeOf(area, access.address)) : store(access, placeOf(area, access.address));
  }
}

void BlockWatch::atomic(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                        std::uint32_t bytes, const Area& area) {
  strongAccess(warp, at, lane, address, bytes, area);
}

void BlockWatch::fence(const Warp& warp, std::uint32_t lanes, bool ofDevice) {
  using Fence = emulation::LaneOrder::Fence;
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
    ended += static_cast<std::uint32_t>(std::popcount(warp.exited));
    if (warp.exited != 0 && !gone) gone = warp.threadOf(static_cast<unsigned>(std::countr_zero(warp.exited)));
  }
  // Who has ended is told at the first barrier behind.
  if (ended != std::exchange(m_ended, ended) && gone && first.warp != nullptr) tell({ThreadId{*gone}, 0, false}, first);
  nextStep();
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
}

}  // namespace warpfold::simt
