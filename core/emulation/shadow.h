// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <unordered_map>

namespace warpfold::emulation {

/// Who is at a word: thread (10 bits) and line of the kernel file (22).
class Visit {
 public:
  Visit() = default;
  Visit(std::uint32_t thread, std::uint32_t line) : m_bits(thread | line << 10) {}

  std::uint32_t thread() const { return m_bits & 1023u; }
  std::uint32_t line() const { return m_bits >> 10; }
  /// Lines count from 1, so that a visit is never all zero.
  bool known() const { return m_bits != 0; }

 private:
  std::uint32_t m_bits = 0;
};

/// What is remembered of one 4-byte word of memory (an 8-byte element: of its first) in a kernel whose threads are
/// ordered by barriers of the block alone: the last write, and the first reader and the first atomic since the last
/// barrier. No more is needed: two threads within one step are never in order, and each runs to its end before the next
/// begins, so that whoever was there first is another one, if anybody was.
struct alignas(32) ShadowCell {
  std::uint32_t word = 0;        // the address over 4, cut to 32 bits
  std::uint32_t writeEpoch = 0;  // 0: never
  std::uint32_t readEpoch = 0;
  std::uint32_t atomicEpoch = 0;
  Visit writer, reader, atomic;
};

/// The same in a kernel whose lanes also meet within their warp, or find their order by counters: everyone who read
/// the word or changed it by an atomic since the last write counts, as a list of groups of lanes.
struct alignas(32) OrderedCell {
  std::uint32_t word = 0;
  std::uint32_t writeEpoch = 0;
  std::uint32_t readEpoch = 0;
  std::uint32_t atomicEpoch = 0;
  Visit writer;
  std::uint32_t writerClock = 0;
  std::uint32_t readers = 0, atomics = 0;  // first group of a list
};

/// Shadow memory of the block that runs, direct-mapped by address, a cell a word.
///
/// Of shared memory nothing is lost: there are cells for more than a block can have (227 KiB), and where two arrays lie
/// so far apart that they want the same cells, those of this block move to a table. Of global memory a word may push
/// another one out, and a race on that one is then missed, never invented.
template <typename Cell>
class Shadow {
 public:
  Shadow() { clear(); }

  /// `epoch`: with which the block begins. Cells of earlier epochs are free.
  void beginBlock(std::uint32_t epoch) {
    m_begin = epoch;
    m_forgot = false;
    if (!m_moved.empty()) m_moved.clear();
  }
  Cell& at(std::uintptr_t address, bool shared) {
    const auto word = static_cast<std::uint32_t>(address >> 2);
    Cell& cell = m_cells[shared ? word & (sharedWords - 1) : sharedWords + globalPlace(word)];
    if (cell.word != word) [[unlikely]]
      replace(cell, word, shared);
    return cell;
  }
  /// Arrays often lie a power of two apart, and their words do not share places then.
  static std::uint32_t globalPlace(std::uint32_t word) {
    constexpr std::uint32_t apart = 5003;
    return (word + word / globalWords * apart) & (globalWords - 1);
  }
  /// Whether a word of global memory that this block used was pushed out by another.
  bool forgot() const { return m_forgot; }
  /// The lowest word of shared memory that this block wrote; `otherwise` where there is none.
  std::uintptr_t sharedBegin(std::uintptr_t otherwise) const {
    auto lowest = static_cast<std::uint32_t>(otherwise >> 2);
    const auto look = [&](const Cell& cell) {
      if (cell.writeEpoch >= m_begin && cell.word < lowest) lowest = cell.word;
    };
    for (std::uint32_t i = m_first; i <= m_last; ++i) look(m_cells[i]);
    for (const auto& [word, cell] : m_moved) look(cell);
    return otherwise - (static_cast<std::uintptr_t>(static_cast<std::uint32_t>(otherwise >> 2) - lowest) << 2);
  }
  void clear() {
    // Pages of zeros, which cost nothing until they are used.
    m_cells.reset(static_cast<Cell*>(std::calloc(sharedWords + globalWords, sizeof(Cell))));
    if (!m_cells) throw std::bad_alloc();
    m_moved.clear();
    m_first = sharedWords;
    m_last = 0;
  }

 private:
  static constexpr std::uint32_t sharedWords = 1u << 16;  // 256 KiB
  static constexpr std::uint32_t globalWords = 1u << 14;
  struct Free {
    void operator()(Cell* cells) const { std::free(cells); }
  };

  bool isOfBlock(const Cell& cell) const {
    return std::max({cell.writeEpoch, cell.readEpoch, cell.atomicEpoch}) >= m_begin;
  }
  [[gnu::noinline]] void replace(Cell& cell, std::uint32_t word, bool shared) {
    if (shared) {
      m_first = std::min(m_first, word & (sharedWords - 1));
      m_last = std::max(m_last, word & (sharedWords - 1));
      if (isOfBlock(cell)) m_moved[cell.word] = cell;
    } else if (isOfBlock(cell)) {
      m_forgot = true;
    }
    cell = Cell{};
    cell.word = word;
    if (!shared || m_moved.empty()) return;
    if (const auto moved = m_moved.find(word); moved != m_moved.end()) {
      cell = moved->second;
      m_moved.erase(moved);
    }
  }

  std::unique_ptr<Cell[], Free> m_cells;
  std::unordered_map<std::uint32_t, Cell> m_moved;  // by word
  std::uint32_t m_begin = 1;
  bool m_forgot = false;
  std::uint32_t m_first = sharedWords, m_last = 0;  // cells of shared memory that were ever used
};

}  // namespace warpfold::emulation
