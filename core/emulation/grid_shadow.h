// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "emulation/shadow.h"
#include "simt/grid_counters.h"

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

/// Shadow memory of a launch: which block was last at a word of global memory, so that two blocks on one word are seen.
///
/// Nothing orders blocks but what they do themselves: one writes, calls __threadfence() and counts up a counter by an
/// atomic; another counts up the same counter later and then reads (CUDA C++ Programming Guide, memory fence
/// functions). What a lane knows so, it knows with the counts that it knew of before. Atomics among themselves are no
/// race.
///
/// Each machine has its own, for the blocks that it runs, and they are compared when the launch is over: machines wait
/// for each other at counters only. Direct-mapped and of fixed size: where a word pushes another one out, a race on
/// that one is missed, never invented.
class GridShadow {
 public:
  GridShadow() : m_cells(std::make_unique<Cells>()), m_counters(std::make_shared<GridCounters>()) {}

  /// A launch begins, in which blocks count at `counters`.
  void begin(std::shared_ptr<GridCounters> counters);
  /// Notes who is at `address` and gives whom of another block it meets there, with nothing that orders the two.
  /// Who comes here knows of the counts in `knowledge`, a number that remember() gave.
  std::optional<GridVisitor> visit(std::uintptr_t address, GridUse use, const GridVisitor& who,
                                   std::uint32_t knowledge = 0);
  /// A number for what somebody knows; 0: nothing.
  std::uint32_t remember(const Knowledge& ofBlock, const Knowledge& ofLane);
  std::unique_lock<std::mutex> counting() const { return m_counters->counting(); }
  GridCount countUp(std::uintptr_t counter, const Knowledge& fenced, Knowledge& known) {
    return m_counters->countUp(counter, fenced, known);
  }
  /// What `thread` of `block` wrote or read at `address` comes before what those do who know of `count`.
  void publish(std::uintptr_t address, std::uint32_t block, std::uint32_t thread, bool writes, GridCount count);

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
    std::uint32_t writerKnows = 0, readerKnows = 0;
    bool atomic = false;  // the write
    // One of a block that is over and published nothing of it: whoever writes later is not in order with it.
    std::uint32_t openReaderBlock = 0;
    std::uint16_t openReaderStep = 0;
    Visit openReader;

    GridVisitor lastWriter() const { return {writerBlock - 1, writerStep, writer, true}; }
    GridVisitor lastReader() const { return {readerBlock - 1, readerStep, reader, false}; }
    GridVisitor leftReader() const { return {openReaderBlock - 1, openReaderStep, openReader, false}; }
  };
  /// One access that a cell remembers.
  struct Access {
    GridVisitor who;
    GridCount count;
    const Knowledge* knows;  // null: not kept
  };
  static constexpr std::uint32_t size = 1u << 13;
  static constexpr std::uint32_t mostKnown = 1u << 16, notKept = ~0u;
  using Cells = std::array<Cell, size>;

  Cell& cellOf(std::uintptr_t address);
  const Knowledge* known(std::uint32_t knowledge) const { return knowledge == notKept ? nullptr : &m_known[knowledge]; }
  Access writeOf(const Cell& cell) const { return {cell.lastWriter(), cell.writerCount, known(cell.writerKnows)}; }
  Access readOf(const Cell& cell) const { return {cell.lastReader(), cell.readerCount, known(cell.readerKnows)}; }
  /// Who of the cell `a` here and the cell `b` of `other` met with nothing that orders the two, the lower block first.
  std::optional<std::pair<GridVisitor, GridVisitor>> met(const Cell& a, const GridShadow& other, const Cell& b) const;

  std::unique_ptr<Cells> m_cells;
  std::shared_ptr<GridCounters> m_counters;
  std::vector<Knowledge> m_known{1};  // the first: nothing
};

}  // namespace warpfold::emulation
