// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "emulation/grid_accesses.h"

namespace warpfold::emulation {

/// Which block was last at a word of global memory, so that two blocks on one word with nothing that orders them are
/// seen.
///
/// Nothing orders blocks but what they do themselves: one writes, fences and counts up a counter by an atomic; another
/// counts up the same counter later, or looks at it, and then reads (CUDA C++ Programming Guide, memory fence
/// functions). Blocks are shown here in their order, in whatever order they ran, so that the outcome is always the
/// same. Direct-mapped and of fixed size: where a page pushes another one out, a race there is missed, never invented.
class GridRaces {
 public:
  /// Somebody at a cell.
  struct Visitor {
    std::uint32_t block = 0;
    std::uint32_t who = 0, at = 0;  ///< as in GridRow
    bool writes = false;
  };
  struct Meeting {
    std::uint64_t page = 0;
    std::uint32_t cell = 0;
    Visitor first, second;
  };

  /// `counts`: blocks find an order by counters.
  explicit GridRaces(bool counts) : m_pages(std::make_unique<Pages>()), m_counts(counts) {}
  /// All that a block did; `met` is called with each Meeting.
  template <typename Found>
  void show(const BlockReport& report, Found found);

 private:
  static constexpr std::size_t mostKnown = std::size_t{1} << 16;
  static constexpr std::uint32_t notKept = ~0u;
  static constexpr std::uint32_t size = 256;
  struct Side {
    std::array<std::uint32_t, ShadowRow::cells> block, who, at, knows;
    std::array<GridCount, ShadowRow::cells> count;
  };
  struct Page {
    std::uint64_t number = ~std::uint64_t{0};
    std::uint32_t written = 0, read = 0, open = 0;    // cells that have such a visitor
    std::uint32_t strongWrites = 0, strongReads = 0;  // of those
    // Open: a weak reader whose block published nothing of it, while a later one did: who writes is not in order with
    // it.
    Side writer, reader, openReader;
  };
  using Pages = std::array<Page, size>;

  Page& pageOf(std::uint64_t number) {
    Page& page = (*m_pages)[(number ^ number / size * 157) % size];
    if (page.number != number) {
      page.number = number;
      page.written = page.read = page.open = page.strongWrites = page.strongReads = 0;
    }
    return page;
  }
  /// Cells of `candidates` where somebody of another block was whom nothing orders with this row.
  std::uint32_t unordered(const Side& side, std::uint32_t candidates, const GridRow& row, std::uint32_t self) const;
  bool before(GridCount count, std::uint32_t knows) const {
    return count.place != 0 && (knows == notKept || m_known[knows].at(count.counter) >= count.place);
  }
  std::uint32_t keep(std::uint32_t knows) const {
    return knows == 0 ? 0 : m_offset == notKept ? notKept : m_offset + knows;
  }
  void enter(Side& side, const GridRow& row, std::uint32_t self) const;
  static Visitor visitorOf(const Side& side, std::uint32_t cell, bool writes) {
    return {side.block[cell], side.who[cell], side.at[cell], writes};
  }
  template <typename Found>
  void visit(const GridRow& row, std::uint32_t self, Found& found);
  void leaveOpen(Page& page, std::uint32_t cells, std::uint32_t self) const;
  void learn(const std::vector<Knowledge>& knowledge);

  std::unique_ptr<Pages> m_pages;
  bool m_counts;
  std::vector<Knowledge> m_known{1};  // the first: nothing
  std::uint32_t m_offset = 0;         // of the block that is shown
};

template <typename Found>
void GridRaces::visit(const GridRow& row, std::uint32_t self, Found& found) {
  Page& page = pageOf(row.page);
  const bool strong = isStrong(row.use), writing = writes(row.use);
  const auto tell = [&](const Side& side, std::uint32_t cells, bool wrote) {
    for (; cells != 0; cells &= cells - 1) {
      const auto cell = static_cast<std::uint32_t>(__builtin_ctz(cells));
      found(Meeting{row.page, cell, visitorOf(side, cell, wrote), {self, row.who[cell], row.at[cell], writing}});
    }
  };
  std::uint32_t told = 0;
  const auto look = [&](const Side& side, std::uint32_t candidates, bool wrote) {
    if (candidates == 0) return;
    const std::uint32_t met = unordered(side, candidates, row, self);
    tell(side, met, wrote);
    told |= met;
  };
  look(page.writer, row.cells & page.written & ~(strong ? page.strongWrites : 0), true);
  if (!writing) {
    if (m_counts) leaveOpen(page, row.cells & page.read & ~page.strongReads, self);
    enter(page.reader, row, self);
    page.read |= row.cells;
    page.strongReads = strong ? page.strongReads | row.cells : page.strongReads & ~row.cells;
    return;
  }
  look(page.reader, row.cells & ~told & page.read & ~(strong ? page.strongReads : 0), false);
  look(page.openReader, row.cells & ~told & page.open, false);
  enter(page.writer, row, self);
  page.written |= row.cells;
  page.strongWrites = strong ? page.strongWrites | row.cells : page.strongWrites & ~row.cells;
}

template <typename Found>
void GridRaces::show(const BlockReport& report, Found found) {
  learn(report.knowledge);
  for (const GridRow& row : report.rows) visit(row, static_cast<std::uint32_t>(report.block), found);
}

}  // namespace warpfold::emulation
