// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// How an access of a warp comes to cells of shadow memory: those of lanes at regular distances all at once, others one
// by one. After the cells themselves the hottest part of finding hazards.
#include <algorithm>
#include <bit>

#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/launch_hazards.h"

namespace warpfold::emulation {

using ptx::Opcode;

namespace {

constexpr std::uint64_t noStride = ~std::uint64_t{0};

/// The bytes between what neighbouring lanes access where they are the same everywhere, also over lanes that take no
/// part.
std::uint64_t strideOf(const LaneAddresses& addresses) {
  if (addresses.count < 2) return noStride;
  const auto first = static_cast<unsigned>(std::countr_zero(addresses.lanes));
  std::uint32_t rest = addresses.lanes & (addresses.lanes - 1);
  const std::uint64_t gap = static_cast<unsigned>(std::countr_zero(rest)) - first;
  const std::uint64_t away = addresses.at[1] - addresses.at[0], stride = gap == 1 ? away : away / gap;
  std::uint64_t different = 0;
  for (std::uint32_t k = 1; rest != 0; rest &= rest - 1, ++k)
    different |= addresses.at[k] ^ (addresses.at[0] + (static_cast<unsigned>(std::countr_zero(rest)) - first) * stride);
  return different == 0 ? stride : noStride;
}

/// So many lanes that it pays to look at many cells at once.
constexpr std::uint32_t lanesOfRow = 8;

constexpr unsigned mostStride = 2;  // in accesses

/// `wide` cells of every `apart`, which divides a row, from the first on.
constexpr std::uint32_t pattern(std::uint32_t apart, std::uint32_t wide) {
  const std::uint64_t one = (std::uint64_t{1} << wide) - 1;
  return apart >= 32 ? static_cast<std::uint32_t>(one)
                     : static_cast<std::uint32_t>(0xffffffffu / ((std::uint64_t{1} << apart) - 1) * one);
}

/// The cells of a row that belong to those of `lanes`, the first of which has cell `start`.
std::uint32_t cellsOfLanes(std::uint32_t lanes, std::int32_t start, unsigned shift, std::uint32_t apart,
                           std::uint32_t wide) {
  if (apart == 1) return start >= 0 ? lanes << start : start > -32 ? lanes >> -start : 0;
  std::uint32_t cells = 0;
  for (std::int32_t cell = std::max(start, 0); cell < 32; ++cell) {
    const auto behind = static_cast<std::uint32_t>(cell - start);
    if (behind >> shift >= 32) break;
    cells |= std::uint32_t{(behind & (apart - 1)) < wide && (lanes >> (behind >> shift) & 1) != 0} << cell;
  }
  return cells;
}

/// `count` bits from `first` on.
std::uint32_t bitsFrom(unsigned first, unsigned count) {
  return static_cast<std::uint32_t>(((std::uint64_t{1} << count) - 1) << first);
}

}  // namespace

void BlockWatch::access(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                        const Area& area, bool row) {
  const ptx::Decoded& decoded = *at->decoded;
  const bool shared = area.kind == Area::Kind::shared;
  if (!shared && decoded.opcode == Opcode::ld && isOnlyRead(area)) return;
  m_changed.step = 0;
  // What lanes of a warp do in shared memory by volatile accesses was taken for an order once, and is none.
  if (decoded.strong && !(shared && decoded.isVolatile)) {
    std::uint32_t k = 0;
    for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k)
      strongAccess(warp, at, static_cast<unsigned>(std::countr_zero(rest)), addresses.at[k], bytes, area);
    return;
  }
  if (!isPlain(warp, shared)) return accessOneByOne(warp, at, addresses, bytes, area);
  const std::uint64_t stride = row ? bytes : strideOf(addresses);
  if (stride == 0 && decoded.opcode == Opcode::ld) return loadSame(warp, at, addresses, bytes, area);
  if (addresses.count >= lanesOfRow && stride >= bytes && stride <= mostStride * bytes && std::has_single_bit(stride))
    return accessRow(warp, at, addresses, bytes, stride, area);
  if (decoded.opcode == Opcode::ld)
    accessLanes<true>(warp, at, addresses, bytes, area);
  else
    accessLanes<false>(warp, at, addresses, bytes, area);
}

bool BlockWatch::isPlain(const Warp& warp, bool shared) const {
  if (shared ? m_sharedAtomics : m_globalAtomics) return false;
  if (!m_ordered) return true;
  if (!shared && m_counts && m_order.anyKnows()) return false;  // lanes may know of different blocks
  return m_order.together(warp.index);
}

/// Lanes access values that are `stride` bytes apart.
void BlockWatch::accessRow(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                           std::uint64_t stride, const Area& area) {
  const bool shared = area.kind == Area::Kind::shared;
  const auto lane = static_cast<unsigned>(std::countr_zero(addresses.lanes));
  const std::uint32_t lanes = addresses.lanes >> lane, wide = bytes >> m_shift;
  const auto apart = static_cast<std::uint32_t>(stride) >> m_shift;
  const bool dense = (lanes & (lanes + 1)) == 0;
  ShadowRow row;
  row.shift = static_cast<unsigned>(std::countr_zero(stride)) - m_shift;
  row.now = now();
  row.begin = begun();
  row.written = shared;
  row.at = at->counter + 1;
  row.clock = clockOf(warp.threadOf(lane));
  row.otherWarp = threadMask & ~(warp.width - 1);
  row.first = row.now | warp.threadOf(lane);
  const std::uint64_t first = (shared ? addresses.at[0] - area.begin : addresses.at[0]) >> m_shift;
  const auto cells = static_cast<std::int32_t>(((std::bit_width(lanes) - 1u) * apart) + wide);
  // Rows of shared memory begin at the first lane's cell, those of global memory are pages.
  const auto within = shared ? 0 : static_cast<std::int32_t>(first % ShadowRow::cells);
  constexpr auto cellsOfRow = static_cast<std::int32_t>(ShadowRow::cells);
  for (row.start = within; row.start + cells > 0; row.start -= cellsOfRow) {
    const std::int32_t from = std::max(row.start, 0), to = std::min(row.start + cells, cellsOfRow);
    row.mask = bitsFrom(static_cast<unsigned>(from), static_cast<unsigned>(to - from));
    if (!dense || apart != wide)
      row.mask &=
          dense ? std::rotl(pattern(apart, wide), row.start) : cellsOfLanes(lanes, row.start, row.shift, apart, wide);
    if (row.mask == 0) continue;
    const auto cell = static_cast<std::uint64_t>(static_cast<std::int64_t>(first) - row.start);
    if (takeRow(warp, at, row, shared ? CellPlace{m_shared, cell} : placeOfCell(cell))) continue;
    LaneAddresses part;
    std::uint32_t k = 0;
    for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
      const std::uint64_t own = (shared ? addresses.at[k] - area.begin : addresses.at[k]) >> m_shift;
      if (own - cell >= ShadowRow::cells) continue;
      part.lanes |= rest & -rest;
      part.at[part.count++] = addresses.at[k];
    }
    accessOneByOne(warp, at, part, bytes, area);
  }
}

/// All lanes load the same.
void BlockWatch::loadSame(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                          const Area& area) {
  const std::uint32_t thread = warp.threadOf(static_cast<unsigned>(std::countr_zero(addresses.lanes)));
  const Stamp self = now() | thread;
  Access access{warp, area, addresses.at[0], thread, thread - warp.threadOf(0), at->counter + 1, clockOf(thread)};
  for (std::uint32_t done = 0; done < bytes; done += 1u << m_shift, access.address += std::uint64_t{1} << m_shift) {
    const CellPlace place = placeOf(area, access.address);
    const ShadowCells& cells = place.cells;
    const std::size_t i = place.index;
    const Stamp written = cells.writer.stamp[i];
    if (written >= now() || (place.shared() && written < begun()))
      return accessOneByOne(warp, at, addresses, bytes, area);
    if (!place.shared() && m_meetsBlocks && (m_counts || std::max(written, cells.reader.stamp[i]) < begun()))
      noteCell(*place.page, i % ShadowRow::cells, GridUse::load, access, m_block.stepOf(warp));
    if (m_ordered) {
      addGroup(cells.moreReaders, i, {addresses.lanes, access.clock, warp.index, access.at, 0});
      continue;
    }
    // Two readers are enough: this lane and the next, or this one and who was there before.
    const bool alone = cells.reader.stamp[i] < now();
    if (alone) {
      cells.reader.stamp[i] = self;
      cells.reader.at[i] = access.at;
    }
    if (cells.second.stamp[i] >= now() || (!alone && cells.reader.stamp[i] == self && addresses.count < 2)) continue;
    const std::uint32_t others = addresses.lanes & (addresses.lanes - 1);
    const bool next = cells.reader.stamp[i] == self;
    if (next && others == 0) continue;
    cells.second.stamp[i] = next ? now() | warp.threadOf(static_cast<unsigned>(std::countr_zero(others))) : self;
    cells.second.at[i] = access.at;
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
  const bool shared = area.kind == Area::Kind::shared, meets = !shared && m_meetsBlocks;
  const Stamp present = now(), begin = begun();
  const std::uint32_t step = m_block.stepOf(warp) << threadBits, bytesOfCell = 1u << m_shift, id = at->counter + 1;
  const std::uint32_t clock = clockOf(warp.threadOf(static_cast<unsigned>(std::countr_zero(addresses.lanes))));
  const ShadowCells& cells = shared ? m_shared : m_thread.cells();
  const ShadowCells::Visits& visits = loads ? cells.reader : cells.writer;
  constexpr GridUse use = loads ? GridUse::load : GridUse::store;
  HazardWatch::Page* page = nullptr;
  GridRow* into = nullptr;  // of that page, where something is noted
  std::size_t first = 0;
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const std::uint32_t thread = warp.threadOf(static_cast<unsigned>(std::countr_zero(rest)));
    const Stamp self = present | thread;
    std::uint64_t address = addresses.at[k];
    for (std::uint32_t done = 0; done < bytes; done += bytesOfCell, address += bytesOfCell) {
      std::size_t i = 0;
      if (shared) {
        i = (address - area.begin) >> m_shift;
      } else {
        const std::uint64_t cell = address >> m_shift;
        if (page == nullptr || cell / ShadowRow::cells != page->number) {
          const CellPlace found = placeOfCell(cell / ShadowRow::cells * ShadowRow::cells);
          page = found.page;
          first = found.index;
          into = nullptr;
        }
        i = first + cell % ShadowRow::cells;
      }
      const Stamp written = cells.writer.stamp[i], read = cells.reader.stamp[i];
      bool plain = (written < present || written == self) && (read < present || read == self);
      plain &= loads ? !shared || written >= begin
                     : cells.second.stamp[i] < present && !(m_ordered && cells.moreReaders.stamp[i] == present);
      if (!plain) [[unlikely]] {
        Access access{warp, area, address, thread, static_cast<std::uint32_t>(std::countr_zero(rest)), id, clock};
        const CellPlace place{shared ? m_shared : m_thread.cells(), i, page};
        loads ? load(access, place) : store(access, place);
        into = nullptr;
        continue;
      }
      const std::uint32_t cell = i % ShadowRow::cells;
      if (meets && (m_counts || (written < begin && (!loads || read < begin))) && (page->strong >> cell & 1) == 0) {
        if (into == nullptr) into = rowOf(*page, use, thread, clock);
        if (into != nullptr && (into->cells >> cell & 1) == 0) {
          into->cells |= 1u << cell;
          into->who[cell] = thread | step;
          into->at[cell] = id;
        }
      }
      if (loads && read == self && !m_ordered) continue;  // the line of a thread's first read is kept
      visits.stamp[i] = self;
      visits.at[i] = id;
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

}  // namespace warpfold::emulation
