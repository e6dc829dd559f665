// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "emulation/grid_counters.h"
#include "emulation/shadow_cells.h"
#include "trace/hazard.h"

namespace warpfold::emulation {

/// How a word of global memory is used by a block. Strong accesses (PTX ISA, memory consistency model) are no race
/// among themselves: atomics, and loads and stores that say so.
enum class GridUse : std::uint8_t { load, look, store, atomic };
constexpr bool writes(GridUse use) {
  return use == GridUse::store || use == GridUse::atomic;
}
constexpr bool isStrong(GridUse use) {
  return use == GridUse::look || use == GridUse::atomic;
}

/// Cells of one page of 32, at which threads of a block were for one use.
struct GridRow {
  GridRow() {}             // leaves what is no cell of it as it is
  std::uint64_t page = 0;  ///< its address over the bytes of a page
  GridUse use = GridUse::load;
  std::uint32_t cells = 0;                          ///< mask
  std::uint32_t knows = 0;                          ///< place in BlockReport::knowledge
  GridCount count{};                                ///< by which other blocks know of it
  std::uint32_t clock = 0;                          ///< of the threads (LaneOrder)
  std::uint32_t moment = 0;                         ///< what threads know of each other changes between two moments
  std::array<std::uint32_t, ShadowRow::cells> who;  ///< thread, and above it (threadBits) the step
  std::array<std::uint32_t, ShadowRow::cells> at;   ///< as in ShadowCells::Visits
};
/// What a block did that other blocks must know of, and the hazards within it.
struct BlockReport {
  std::uint64_t block = 0;
  std::vector<Hazard> hazards;
  std::vector<GridRow> rows;
  std::vector<Knowledge> knowledge;  ///< the first: nothing

  void clear() {
    hazards.clear();
    rows.clear();
    knowledge.assign(1, {});
  }
};

}  // namespace warpfold::emulation
