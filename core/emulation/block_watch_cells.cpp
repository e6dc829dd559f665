// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is noted of one lane's access to one cell of shadow memory. Words that lanes access side by side go by
// shadow_rows.cpp.
#include <algorithm>
#include <bit>
#include <utility>

#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/launch_hazards.h"

namespace warpfold::emulation {

/// A race with who is there, unless it comes before.
bool BlockWatch::meets(Access& access, const ShadowCells::Visits& visits, std::size_t index, bool wrote, bool writes) {
  const Stamp stamp = visits.stamp[index];
  if (stamp < now() || before(stamp, m_ordered ? visits.clock[index] : 0, access.thread)) return false;
  race(access, stamp & threadMask, visits.at[index], wrote, writes);
  return true;
}

/// A race with the first lane of the list that does not come before.
bool BlockWatch::meets(Access& access, const ShadowCells::Lists& lists, std::size_t index, bool wrote, bool writes) {
  if (lists.stamp[index] != now()) return false;
  for (std::uint32_t i = lists.first[index]; i != 0; i = m_groups[i].next) {
    const Group& group = m_groups[i];
    const std::uint32_t lanes = m_order.notBefore(group.warp, group.lanes, group.clock, access.thread);
    if (lanes == 0) continue;
    const std::uint32_t lane = static_cast<std::uint32_t>(std::countr_zero(lanes));
    race(access, group.warp * access.warp.width + lane, group.at, wrote, writes);
    return true;
  }
  return false;
}

void BlockWatch::meetAtomics(Access& access, CellPlace place, bool writes) {
  const ShadowCells& cells = place.cells;
  if (meets(access, cells.atomic, place.index, true, writes)) return;
  if (meets(access, cells.secondAtomic, place.index, true, writes)) return;
  if (m_ordered) meets(access, cells.moreAtomics, place.index, true, writes);
}

void BlockWatch::meetReaders(Access& access, CellPlace place) {
  const ShadowCells& cells = place.cells;
  if (meets(access, cells.reader, place.index, false, true)) return;
  if (meets(access, cells.second, place.index, false, true)) return;
  if (m_ordered) meets(access, cells.moreReaders, place.index, false, true);
}

/// Notes the lane where nobody of this step is, or only one who comes before it: whoever comes after this lane then
/// comes after that one too.
bool BlockWatch::take(const Access& access, const ShadowCells::Visits& visits, std::size_t index) {
  const Stamp self = now() | access.thread;
  if (!m_ordered) {
    if (visits.stamp[index] == self) return true;  // the line of a thread's first visit is kept
    if (visits.stamp[index] >= now()) return false;
  } else {
    if (visits.stamp[index] >= now() && !before(visits.stamp[index], visits.clock[index], access.thread)) return false;
    visits.clock[index] = access.clock;
  }
  visits.stamp[index] = self;
  visits.at[index] = access.at;
  return true;
}

void BlockWatch::join(const Access& access, const ShadowCells::Visits& first, const ShadowCells::Visits& second,
                      const ShadowCells::Lists& further, std::size_t index) {
  if (take(access, first, index) || take(access, second, index) || !m_ordered) return;
  addGroup(further, index, {1u << access.lane, access.clock, access.warp.index, access.at, 0});
}

void BlockWatch::addGroup(const ShadowCells::Lists& lists, std::size_t index, const Group& added) {
  if (lists.stamp[index] != now()) {
    lists.stamp[index] = now();
    lists.first[index] = 0;
  }
  for (std::uint32_t i = lists.first[index]; i != 0; i = m_groups[i].next) {
    Group& group = m_groups[i];
    if (group.warp != added.warp || group.clock != added.clock || group.at != added.at) continue;
    group.lanes |= added.lanes;
    return;
  }
  m_groups.push_back(added);
  m_groups.back().next = lists.first[index];
  lists.first[index] = static_cast<std::uint32_t>(m_groups.size() - 1);
}

void BlockWatch::load(Access& access, CellPlace place) {
  ShadowCells& cells = place.cells;
  const std::size_t i = place.index;
  if (!place.shared() && m_meetsBlocks &&
      (m_counts || std::max(cells.writer.stamp[i], cells.reader.stamp[i]) < begun()))
    noteCell(*place.page, i % ShadowRow::cells, GridUse::load, access, m_block.stepOf(access.warp));
  meetAtomics(access, place, false);
  if (place.shared() && cells.writer.stamp[i] < begun() && cells.atomic.stamp[i] < begun()) [[unlikely]] {
    if (!access.told)
      report(Hazard::Kind::uninitialised, access.warp, {}, {ThreadId{access.thread}, m_launch.lineOf(access.at), false},
             m_launch.placeOf(access.area, access.address));
    access.told = true;
  }
  meets(access, cells.writer, i, true, false);
  join(access, cells.reader, cells.second, cells.moreReaders, i);
}

void BlockWatch::store(Access& access, CellPlace place) {
  ShadowCells& cells = place.cells;
  const std::size_t i = place.index;
  if (!place.shared() && m_meetsBlocks && (m_counts || cells.writer.stamp[i] < begun()))
    noteCell(*place.page, i % ShadowRow::cells, GridUse::store, access, m_block.stepOf(access.warp));
  meetAtomics(access, place, true);
  const bool told = std::exchange(access.told, false);
  meets(access, cells.writer, i, true, true);
  const bool toldToo = std::exchange(access.told, false);
  meetReaders(access, place);
  access.told |= told || toldToo;
  cells.writer.stamp[i] = now() | access.thread;
  cells.writer.at[i] = access.at;
  if (!m_ordered) return;
  // Who comes after this write comes after those that it met.
  cells.writer.clock[i] = access.clock;
  cells.moreReaders.stamp[i] = cells.moreAtomics.stamp[i] = 0;
}

void BlockWatch::change(Access& access, CellPlace place) {
  ShadowCells& cells = place.cells;
  const std::size_t i = place.index;
  if (place.shared() && cells.writer.stamp[i] < begun() && !access.told) [[unlikely]] {
    report(Hazard::Kind::uninitialised, access.warp, {}, {ThreadId{access.thread}, m_launch.lineOf(access.at), false},
           m_launch.placeOf(access.area, access.address));
    access.told = true;
  }
  meets(access, cells.writer, i, true, true);
  meetReaders(access, place);
  join(access, cells.atomic, cells.secondAtomic, cells.moreAtomics, i);
}

}  // namespace warpfold::emulation
