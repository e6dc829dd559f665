// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

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

/// Shadow memory of a launch: which block was last at a word of global memory, so that two blocks on one word are seen.
///
/// Nothing orders blocks but what they do themselves: one writes, calls __threadfence() and counts up a counter by an
/// atomic; another counts up the same counter later and then reads (CUDA C++ Programming Guide, memory fence
/// functions). Atomics among themselves are no race.
///
/// Each machine has its own, for the blocks that it runs, and they are compared when the launch is over: no machine
/// waits for another. Direct-mapped and of fixed size: where a word pushes another one out, a race on that one is
/// missed, never invented.
class GridShadow {
 public:
  GridShadow() : m_cells(std::make_unique<Cells>()) {}

  void clear();
  /// Notes who is at `address` and gives whom of another block it meets there, with nothing that orders the two.
  /// `acquired` is the place at which its block last counted up a counter, 0: never.
  std::optional<GridVisitor> visit(std::uintptr_t address, GridUse use, const GridVisitor& who, std::uint32_t acquired);
  /// The next place in the order in which blocks of this machine count up, from 1.
  std::uint32_t nextPlace() { return ++m_places; }
  /// What `block` wrote at `address` is seen by those who count up after `place`.
  void publish(std::uintptr_t address, std::uint32_t block, std::uint32_t place);

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
    std::uint32_t published = 0;  // where the writer counted up after it, 0: not yet
    bool atomic = false;          // the write

    GridVisitor lastWriter() const { return {writerBlock - 1, writerStep, writer, true}; }
    GridVisitor lastReader() const { return {readerBlock - 1, readerStep, reader, false}; }
  };
  static_assert(sizeof(Cell) == 32);
  static constexpr std::uint32_t size = 1u << 13;
  using Cells = std::array<Cell, size>;

  static std::optional<std::pair<GridVisitor, GridVisitor>> met(const Cell& a, const Cell& b);

  std::unique_ptr<Cells> m_cells;
  std::uint32_t m_places = 0;
};

}  // namespace warpfold::emulation
