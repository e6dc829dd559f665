// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What a block does at words of global memory, as far as other blocks have to know, and how it finds its order with
// them.
#include <algorithm>
#include <bit>

#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/launch_hazards.h"

namespace warpfold::emulation {

using ptx::Opcode;

namespace {

constexpr std::size_t mostRows = std::size_t{1} << 14;  // of a block; what it does at others is missed

}  // namespace

std::unique_lock<std::mutex> BlockWatch::counting() const {
  return m_counts ? m_launch.counters().counting() : std::unique_lock<std::mutex>();
}

/// An atomic, or a load or store that is as good as one of the same word.
void BlockWatch::strongAccess(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                              std::uint32_t bytes, const Area& area) {
  const ptx::Decoded& decoded = *at->decoded;
  const bool shared = area.kind == Area::Kind::shared, loads = decoded.opcode == Opcode::ld;
  const std::uint32_t thread = warp.threadOf(lane);
  const bool known = !loads && m_changed.step == now() && m_changed.address == address && m_changed.bytes == bytes;
  if (known) return;
  (shared ? m_sharedAtomics : m_globalAtomics) = true;
  const auto lock = loads ? counting() : std::unique_lock<std::mutex>();  // what changes a word holds it already
  Access access{warp, area, address, thread, lane, at->counter + 1, clockOf(thread)};
  for (std::uint32_t done = 0; done < bytes; done += 1u << m_shift, access.address += std::uint64_t{1} << m_shift) {
    const CellPlace place = placeOf(area, access.address);
    if (loads)
      meets(access, place.cells.writer, place.index, true, false);
    else
      change(access, place);
    if (shared) continue;
    const std::uint32_t cell = place.index % ShadowRow::cells;
    // The first of a block's is all that others need: who waits looks again and again.
    if (m_meetsBlocks && (place.page->strong >> cell & 1) == 0)
      noteCell(*place.page, cell, loads ? GridUse::look : GridUse::atomic, access, m_block.stepOf(warp));
    place.page->strong |= 1u << cell;
  }
  if (!m_ordered && !loads && isChanged(area, address, bytes)) m_changed = {address, bytes, now()};
  if (!m_launch.order().fences) return;
  if (decoded.releases) fence(warp, 1u << lane, !decoded.ofBlock);
  m_order.countUp(thread, address);
  ++m_moment;
  if (shared || !m_counts) return;
  if (loads)
    m_launch.counters().look(address, m_order.learns(thread));
  else
    publish(thread, m_launch.counters().countUp(address, m_order.fencedOfGrid(thread), m_order.learns(thread)));
}

/// Whether each cell has as many threads noted that changed it in this step as there is room for, and nobody whom they
/// meet.
bool BlockWatch::isChanged(const Area& area, std::uint64_t address, std::uint32_t bytes) {
  for (std::uint32_t done = 0; done < bytes; done += 1u << m_shift) {
    const CellPlace place = placeOf(area, address + done);
    const auto at = [&](const ShadowCells::Visits& visits) { return visits.stamp[place.index]; };
    if (std::min(at(place.cells.atomic), at(place.cells.secondAtomic)) < now()) return false;
    if (std::max(at(place.cells.writer), at(place.cells.reader)) >= now()) return false;
  }
  return true;
}

/// A number for what a thread knows of other blocks.
std::uint32_t BlockWatch::remember(std::uint32_t thread) {
  if (!m_counts) return 0;
  const Knowledge &ofBlock = m_order.ofBlock(), &ofThread = m_order.ofGrid(thread);
  if (ofBlock.empty() && ofThread.empty()) return 0;
  auto& known = m_report.knowledge;
  // Mostly who came before knew the same.
  if (ofThread.empty() && known.back() == ofBlock) return static_cast<std::uint32_t>(known.size() - 1);
  Knowledge both = ofBlock;
  both.join(ofThread);
  if (!(known.back() == both)) known.push_back(std::move(both));
  return static_cast<std::uint32_t>(known.size() - 1);
}

/// Where what a thread does at this page now is noted; null where there is no room.
GridRow* BlockWatch::rowOf(HazardWatch::Page& page, GridUse use, std::uint32_t thread, std::uint32_t clock) {
  const std::uint32_t knows = remember(thread);
  std::uint32_t& last = page.rows[static_cast<std::size_t>(use)];
  if (last != 0) {
    GridRow& row = m_report.rows[last - 1];
    if (!m_counts || (row.moment == m_moment && row.knows == knows && row.clock == clock)) return &row;
  }
  if (m_report.rows.size() == mostRows) return nullptr;
  GridRow& row = m_report.rows.emplace_back();
  row.page = page.number;
  row.use = use;
  row.knows = knows;
  row.clock = clock;
  row.moment = m_moment;
  last = static_cast<std::uint32_t>(m_report.rows.size());
  if (m_counts) m_unpublished.push_back({last - 1, now(), 0});
  return &row;
}

void BlockWatch::noteCell(HazardWatch::Page& page, std::uint32_t cell, GridUse use, const Access& access,
                          std::uint32_t step) {
  const std::uint32_t bit = 1u << cell;
  if (!isStrong(use) && (page.strong & bit) != 0) return;  // who came by a strong access has its order there
  GridRow* const row = rowOf(page, use, access.thread, access.clock);
  if (row == nullptr || (row->cells & bit) != 0) return;
  row->cells |= bit;
  row->who[cell] = access.thread | step << threadBits;
  row->at[cell] = access.at;
}

void BlockWatch::noteRow(HazardWatch::Page& page, GridUse use, std::uint32_t cells, const ShadowRow& row,
                         std::uint32_t step) {
  GridRow* const into = rowOf(page, use, row.first & threadMask, row.clock);
  if (into == nullptr) return;
  cells &= ~into->cells;
  const auto start = static_cast<std::uint32_t>(row.start);
  const std::uint32_t first = (row.first & threadMask) | step << threadBits;
  const auto who = [&](std::uint32_t cell) {
    return first + static_cast<std::uint32_t>(static_cast<std::int32_t>(cell - start) >> row.shift);
  };
  if (cells == ~0u) {
    for (std::uint32_t cell = 0; cell < ShadowRow::cells; ++cell) into->who[cell] = who(cell);
    into->at.fill(row.at);
  } else {
    for (std::uint32_t left = cells; left != 0; left &= left - 1) {
      const auto cell = static_cast<std::uint32_t>(std::countr_zero(left));
      into->who[cell] = who(cell);
      into->at[cell] = row.at;
    }
  }
  into->cells |= cells;
}

/// What was fenced comes before what those do who know of `count`.
void BlockWatch::publish(std::uint32_t thread, GridCount count) {
  const bool fenced = m_order.hasFenced(thread);
  std::erase_if(m_unpublished, [&](Unpublished& each) {
    const GridRow& row = m_report.rows[each.row];
    std::uint32_t covered = each.fenced;
    if (each.step != now()) {
      if (fenced) covered = row.cells;
    } else if (fenced) {
      for (std::uint32_t left = row.cells & ~covered; left != 0; left &= left - 1) {
        const auto cell = static_cast<std::uint32_t>(std::countr_zero(left));
        covered |= std::uint32_t{m_order.fencedFor(thread, row.who[cell] & threadMask, row.clock)} << cell;
      }
    }
    if (covered == 0) return false;
    const std::uint32_t rest = row.cells & ~covered;
    if (rest != 0 && m_report.rows.size() == mostRows) return false;
    if (rest != 0) m_report.rows.push_back(row);
    GridRow& published = m_report.rows[each.row];
    published.cells = covered;
    published.count = count;
    if (rest == 0) return true;
    m_report.rows.back().cells = rest;
    each.row = static_cast<std::uint32_t>(m_report.rows.size() - 1);
    each.fenced = 0;
    return false;
  });
}

/// At a barrier: what any thread has fenced, all have fenced from now on.
void BlockWatch::keepFences() {
  if (!m_order.anyFenced()) return;
  for (Unpublished& each : m_unpublished) {
    const GridRow& row = m_report.rows[each.row];
    if (each.step != now()) {
      each.fenced = row.cells;
      continue;
    }
    for (std::uint32_t left = row.cells; left != 0; left &= left - 1) {
      const auto cell = static_cast<std::uint32_t>(std::countr_zero(left));
      each.fenced |= std::uint32_t{m_order.fencedByAny(row.who[cell] & threadMask, row.clock)} << cell;
    }
  }
}

}  // namespace warpfold::emulation
