// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace warpfold::emulation {

/// Who was at a cell, and when: the thread in the low 10 bits, above them the number of the step among those of all
/// blocks, from 1 on. 0: nobody.
using Stamp = std::uint32_t;
inline constexpr unsigned threadBits = 10;
inline constexpr Stamp threadMask = (1u << threadBits) - 1;

/// What is remembered of cells of memory, each as many bytes as the narrowest access of the program has: the last
/// write, two different readers and two different threads that changed it by atomics. An array for each number, so that
/// a warp's lanes side by side are looked at together.
///
/// Two readers are enough where barriers alone order threads: a thread that writes meets one that is not itself. Where
/// threads have other orders, further ones are in lists.
class ShadowCells {
 public:
  /// Of visits of one kind: who and when, the instruction (Instruction::counter and one more), and the thread's clock
  /// (LaneOrder), which only ordered() has.
  struct Visits {
    Stamp* stamp = nullptr;
    std::uint32_t* at = nullptr;
    std::uint32_t* clock = nullptr;
  };
  /// First groups of lists: valid in the step of the stamp.
  struct Lists {
    Stamp* stamp = nullptr;
    std::uint32_t* first = nullptr;
  };

  ShadowCells() = default;
  ShadowCells(std::size_t cells, bool ordered) : m_cells(cells), m_ordered(ordered) {
    // Pages of zeros, which cost nothing until they are used.
    m_words.reset(static_cast<std::uint32_t*>(std::calloc(cells * arrays() + 1, sizeof(std::uint32_t))));
    if (!m_words) throw std::bad_alloc();
    std::uint32_t* next = m_words.get();
    const auto take = [&] {
      std::uint32_t* const array = next;
      next += cells;
      return array;
    };
    for (Visits* each : {&writer, &reader, &second, &atomic, &secondAtomic})
      *each = {take(), take(), ordered ? take() : nullptr};
    if (ordered)
      for (Lists* each : {&moreReaders, &moreAtomics}) *each = {take(), take()};
  }

  static constexpr std::size_t bytesOfCell = (5 * 3 + 2 * 2) * sizeof(std::uint32_t);  ///< at most

  std::size_t size() const { return m_cells; }
  bool ordered() const { return m_ordered; }
  /// Forgets what was at `count` cells from `first` on.
  void forget(std::size_t first, std::size_t count) {
    for (const Visits* each : {&writer, &reader, &second, &atomic, &secondAtomic})
      std::fill_n(each->stamp + first, count, 0);
    if (!m_ordered) return;
    for (const Lists* each : {&moreReaders, &moreAtomics}) std::fill_n(each->stamp + first, count, 0);
  }

  Visits writer, reader, second, atomic, secondAtomic;
  Lists moreReaders, moreAtomics;

 private:
  struct Free {
    void operator()(std::uint32_t* words) const { std::free(words); }
  };
  std::size_t arrays() const { return m_ordered ? 5 * 3 + 2 * 2 : 5 * 2; }

  std::unique_ptr<std::uint32_t[], Free> m_words;
  std::size_t m_cells = 0;
  bool m_ordered = false;
};

/// 32 cells, at which lanes access memory side by side.
struct ShadowRow {
  static constexpr unsigned cells = 32;
  std::uint32_t mask = ~0u;     ///< those that are accessed
  std::int32_t start = 0;       ///< the cell of the first lane; below zero where that one has none of these
  Stamp first = 0;              ///< of that lane, in this step
  unsigned shift = 0;           ///< of the number of cells that each lane has
  Stamp now = 0;                ///< the least stamp of this step
  Stamp begin = 0;              ///< the least stamp of this block
  bool written = false;         ///< whether cells have to be written by the block before they are read
  std::uint32_t at = 0;         ///< as in Visits
  std::uint32_t clock = 0;      ///< what lanes of the same warp did at a lower clock comes before
  std::uint32_t otherWarp = 0;  ///< bits in which the threads of one warp do not differ
};

/// What a row found out.
struct RowOutcome {
  bool done = false;            ///< else nothing is noted: the cells have to be looked at one by one
  std::uint32_t untouched = 0;  ///< cells that nobody of the block was at, of a load; that nobody wrote to, of a store
};

/// Looks at a row of cells and notes a load or a store there; made for the newest instruction set that this CPU has.
struct ShadowRows {
  RowOutcome (*load)(const ShadowCells& cells, std::size_t first, const ShadowRow& row);
  RowOutcome (*store)(const ShadowCells& cells, std::size_t first, const ShadowRow& row);
};
namespace baseline {
ShadowRows shadowRows(bool ordered);
}
namespace avx2 {
ShadowRows shadowRows(bool ordered);
}

}  // namespace warpfold::emulation
