// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Accesses of lanes side by side in shadow memory: 32 cells at once. The hottest part of finding hazards.
#include "emulation/lanes.h"
#include "emulation/shadow_cells.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

using Cells = Chunk<std::int32_t>;
typedef std::int32_t Unaligned __attribute__((vector_size(chunkBytes), aligned(4), may_alias));
constexpr unsigned cellsOfChunk = lanesOfChunk<std::int32_t>;
constexpr unsigned chunksOfRow = ShadowRow::cells / cellsOfChunk;

inline Cells cellsAt(const std::uint32_t* array, std::size_t first) {
  return reinterpret_cast<const Unaligned*>(array + first)[0];
}
inline void put(std::uint32_t* array, std::size_t first, Cells cells) {
  reinterpret_cast<Unaligned*>(array + first)[0] = cells;
}
inline Cells all(std::uint32_t value) {
  return Cells{} + static_cast<std::int32_t>(value);
}
inline bool any(Cells cells) {
  return bitsOf<std::int32_t>(cells) != 0;
}

/// Stamps of the lanes at the cells of chunk k.
inline Cells selves(const ShadowRow& row, unsigned k) {
  Cells number;
  for (unsigned j = 0; j < cellsOfChunk; ++j) number[j] = static_cast<std::int32_t>(j);
  const auto start = static_cast<std::int32_t>(k * cellsOfChunk) - row.start;
  return all(row.first) + ((number + start) >> static_cast<int>(row.shift));
}

/// Visits of this step by others, which nothing puts before what the lanes do now.
template <bool ordered>
inline Cells met(const ShadowCells::Visits& visits, std::size_t at, Cells self, const ShadowRow& row) {
  const Cells stamp = cellsAt(visits.stamp, at);
  Cells others = (stamp >= all(row.now)) & (stamp != self);
  if constexpr (ordered) {
    const Cells sameWarp = ((stamp ^ self) & all(row.otherWarp)) == Cells{};
    others &= ~(sameWarp & (cellsAt(visits.clock, at) < all(row.clock)));
  }
  return others;
}

/// Cells that more than two lanes have read.
template <bool ordered>
inline Cells further(const ShadowCells::Lists& lists, std::size_t at, const ShadowRow& row) {
  if constexpr (ordered) return cellsAt(lists.stamp, at) == all(row.now);
  return Cells{};
}

template <bool ordered>
inline void note(const ShadowCells::Visits& visits, std::size_t at, Cells self, const ShadowRow& row) {
  put(visits.stamp, at, self);
  put(visits.at, at, all(row.at));
  if constexpr (ordered) put(visits.clock, at, all(row.clock));
}
template <bool ordered>
inline void noteWhere(Cells where, const ShadowCells::Visits& visits, std::size_t at, Cells self,
                      const ShadowRow& row) {
  put(visits.stamp, at, where ? self : cellsAt(visits.stamp, at));
  put(visits.at, at, where ? all(row.at) : cellsAt(visits.at, at));
  if constexpr (ordered) put(visits.clock, at, where ? all(row.clock) : cellsAt(visits.clock, at));
}

template <bool ordered, bool whole>
RowOutcome loadCells(const ShadowCells& cells, std::size_t first, const ShadowRow& row) {
  RowOutcome outcome;
  const Cells unwritten = all(row.written ? row.begin : 0);
  Cells wrong{};
  Cells free[chunksOfRow];  // whose first reader of this step is none, or the lane itself
  for (unsigned k = 0; k < chunksOfRow; ++k) {
    const std::size_t at = first + k * cellsOfChunk;
    const Cells self = selves(row, k), written = cellsAt(cells.writer.stamp, at);
    free[k] = ~met<ordered>(cells.reader, at, self, row);
    Cells here = met<ordered>(cells.writer, at, self, row) | (written < unwritten);
    if constexpr (ordered) here |= ~free[k] & met<ordered>(cells.second, at, self, row);
    wrong |= whole ? here : here & lanesIn<std::int32_t>(row.mask, k);
    const Cells nobody = (written < all(row.begin)) & (cellsAt(cells.reader.stamp, at) < all(row.begin));
    outcome.untouched |= bitsOf<std::int32_t>(nobody) << (k * cellsOfChunk);
  }
  if (any(wrong)) return {};
  for (unsigned k = 0; k < chunksOfRow; ++k) {
    const std::size_t at = first + k * cellsOfChunk;
    const Cells self = selves(row, k);
    // The line of a thread's first read is kept.
    const Cells again = cellsAt(cells.reader.stamp, at) == self;
    if (whole && !any(~free[k] | again)) {
      note<ordered>(cells.reader, at, self, row);
      continue;
    }
    const Cells here = lanesIn<std::int32_t>(row.mask, k);
    const Cells further = here & ~free[k];
    if (any(further))
      noteWhere<ordered>(ordered ? further : further & (cellsAt(cells.second.stamp, at) < all(row.now)), cells.second,
                         at, self, row);
    noteWhere<ordered>(here & (ordered ? free[k] : free[k] & ~again), cells.reader, at, self, row);
  }
  outcome.done = true;
  outcome.untouched &= row.mask;
  return outcome;
}

template <bool ordered, bool whole>
RowOutcome storeCells(const ShadowCells& cells, std::size_t first, const ShadowRow& row) {
  RowOutcome outcome;
  Cells wrong{};
  for (unsigned k = 0; k < chunksOfRow; ++k) {
    const std::size_t at = first + k * cellsOfChunk;
    const Cells self = selves(row, k);
    const Cells here = met<ordered>(cells.writer, at, self, row) | met<ordered>(cells.reader, at, self, row) |
                       met<ordered>(cells.second, at, self, row) | further<ordered>(cells.moreReaders, at, row);
    wrong |= whole ? here : here & lanesIn<std::int32_t>(row.mask, k);
    outcome.untouched |= bitsOf<std::int32_t>(cellsAt(cells.writer.stamp, at) < all(row.begin)) << (k * cellsOfChunk);
  }
  if (any(wrong)) return {};
  for (unsigned k = 0; k < chunksOfRow; ++k) {
    const std::size_t at = first + k * cellsOfChunk;
    if constexpr (whole)
      note<ordered>(cells.writer, at, selves(row, k), row);
    else
      noteWhere<ordered>(lanesIn<std::int32_t>(row.mask, k), cells.writer, at, selves(row, k), row);
  }
  outcome.done = true;
  outcome.untouched &= row.mask;
  return outcome;
}

template <bool ordered>
RowOutcome loadRow(const ShadowCells& cells, std::size_t first, const ShadowRow& row) {
  return row.mask == ~0u ? loadCells<ordered, true>(cells, first, row) : loadCells<ordered, false>(cells, first, row);
}
template <bool ordered>
RowOutcome storeRow(const ShadowCells& cells, std::size_t first, const ShadowRow& row) {
  return row.mask == ~0u ? storeCells<ordered, true>(cells, first, row) : storeCells<ordered, false>(cells, first, row);
}

}  // namespace

ShadowRows shadowRows(bool ordered) {
  if (ordered) return {loadRow<true>, storeRow<true>};
  return {loadRow<false>, storeRow<false>};
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
