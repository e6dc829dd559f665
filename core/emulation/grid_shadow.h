// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "emulation/knowledge.h"
#include "emulation/shadow.h"

namespace warpfold::emulation {

/// How a word of global memory is used.
enum class GridUse : std::uint8_t { load, store, atomic };

/// Someone at a word of global memory.
struct GridVisitor {
  std::uint32_t block = 0;
  std::uint32_t step = 0;
  Visit who;
  bool writes = false;
};

/// The `place`-th count of counter `counter`; place 0: none.
struct GridCount {
  std::uint32_t counter = 0, place = 0;
};

/// Shadow memory of a launch: which block was last at a word of global memory, so that two blocks on one word are seen.
///
/// Nothing orders blocks but what they do themselves: one writes, calls __threadfence() and counts up a counter by an
/// atomic; another counts up the same counter later and then reads (CUDA C++ Programming Guide, memory fence
/// functions). What a lane knows so, it knows with the counts that it knew of before. Atomics among themselves are no
/// race.
///
/// Each machine has its own, for the blocks that it runs, and they are compared when the launch is over: no machine
/// waits for another. Direct-mapped and of fixed size: where a word pushes another one out, a race on that one is
/// missed, never invented.
class GridShadow {
 public:
  GridShadow() : m_cells(std::make_unique<Cells>()) {}

  void clear();
  /// Notes who is at `address` and gives whom of another block it meets there, with nothing that orders the two.
  /// `knows(count)` tells whether who comes here knows of a count.
  template <typename Knows>
  std::optional<GridVisitor> visit(std::uintptr_t address, GridUse use, const GridVisitor& who, Knows knows) {
    Cell& cell = cellOf(address);
    const auto past = [&](GridCount count) { return count.place != 0 && knows(count); };
    return visit(cell, use, who, past(cell.writerCount), past(cell.readerCount));
  }
  /// A block counts up the word at `counter`, knowing and passing on `fenced`; what it learns is added to `known`.
  GridCount countUp(std::uintptr_t counter, const Knowledge& fenced, Knowledge& known);
  /// What `block` wrote or read at `address` comes before what those do who know of `count`.
  void publish(std::uintptr_t address, std::uint32_t block, bool writes, GridCount count);

  struct Meeting {
    std::uintptr_t address;
    GridVisitor first, second;
  };
  /// Blocks seen here and by another machine that met; what the other saw is then known here too. `near` is an address
  /// in the memory that both looked at.
  std::vector<Meeting> absorb(const GridShadow& other, std::uintptr_t near);

 private:
  struct Cell {
    std::uint32_t word = 0;                          // the address over 4, cut to 32 bits
    std::uint32_t writerBlock = 0, readerBlock = 0;  // one more than the block; 0: none
    Visit writer, reader;
    std::uint16_t writerStep = 0, readerStep = 0;
    GridCount writerCount, readerCount;  // by which others know of it
    bool atomic = false;                 // the write

    GridVisitor lastWriter() const { return {writerBlock - 1, writerStep, writer, true}; }
    GridVisitor lastReader() const { return {readerBlock - 1, readerStep, reader, false}; }
  };
  struct Counter {
    std::uintptr_t address = 0;
    std::uint32_t counts = 0;
    Knowledge released;
  };
  static constexpr std::uint32_t size = 1u << 13;
  using Cells = std::array<Cell, size>;

  Cell& cellOf(std::uintptr_t address);
  static std::optional<GridVisitor> visit(Cell& cell, GridUse use, const GridVisitor& who, bool knowsWrite,
                                          bool knowsRead);
  static std::optional<std::pair<GridVisitor, GridVisitor>> met(const Cell& a, const Cell& b);

  std::unique_ptr<Cells> m_cells;
  std::vector<Counter> m_counters;
};

}  // namespace warpfold::emulation
