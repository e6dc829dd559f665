// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_races.h"

#include <bit>

namespace warpfold::emulation {

void GridRaces::learn(const std::vector<Knowledge>& knowledge) {
  if (knowledge.size() <= 1) return;
  m_offset = notKept;
  if (m_known.size() + knowledge.size() > mostKnown) return;
  m_offset = static_cast<std::uint32_t>(m_known.size() - 1);
  m_known.insert(m_known.end(), knowledge.begin() + 1, knowledge.end());
}

std::uint32_t GridRaces::unordered(const Side& side, std::uint32_t candidates, const GridRow& row,
                                   std::uint32_t self) const {
  std::uint32_t met = 0;
  const std::uint32_t knows = keep(row.knows);
  for (std::uint32_t left = candidates; left != 0; left &= left - 1) {
    const auto cell = static_cast<std::uint32_t>(std::countr_zero(left));
    if (side.block[cell] == self) continue;
    if (m_counts && (before(side.count[cell], knows) || before(row.count, side.knows[cell]))) continue;
    met |= 1u << cell;
  }
  return met;
}

void GridRaces::enter(Side& side, const GridRow& row, std::uint32_t self) const {
  const std::uint32_t knows = keep(row.knows);
  if (row.cells == ~0u) {
    side.block.fill(self);
    side.who = row.who;
    side.at = row.at;
    if (!m_counts) return;
    side.knows.fill(knows);
    side.count.fill(row.count);
    return;
  }
  for (std::uint32_t left = row.cells; left != 0; left &= left - 1) {
    const auto cell = static_cast<std::uint32_t>(std::countr_zero(left));
    side.block[cell] = self;
    side.who[cell] = row.who[cell];
    side.at[cell] = row.at[cell];
    if (!m_counts) continue;
    side.knows[cell] = knows;
    side.count[cell] = row.count;
  }
}

void GridRaces::leaveOpen(Page& page, std::uint32_t cells, std::uint32_t self) const {
  for (; cells != 0; cells &= cells - 1) {
    const auto cell = static_cast<std::uint32_t>(std::countr_zero(cells));
    if (page.reader.block[cell] == self || page.reader.count[cell].place != 0) continue;
    page.open |= 1u << cell;
    page.openReader.block[cell] = page.reader.block[cell];
    page.openReader.who[cell] = page.reader.who[cell];
    page.openReader.at[cell] = page.reader.at[cell];
    page.openReader.knows[cell] = page.reader.knows[cell];
    page.openReader.count[cell] = {};
  }
}

}  // namespace warpfold::emulation
