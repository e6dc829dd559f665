// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>

namespace warpfold::emulation {

/// Who is at a word: thread (10 bits), how often its warp's lanes met since the last barrier (10), line (12).
class Visit {
 public:
  Visit() = default;
  Visit(std::uint32_t thread, std::uint32_t meetings, std::uint32_t line)
      : m_bits(thread | (meetings & 1023u) << 10 | (line & 4095u) << 20) {}

  std::uint32_t thread() const { return m_bits & 1023u; }
  std::uint32_t meetings() const { return m_bits >> 10 & 1023u; }
  std::uint32_t line() const { return m_bits >> 20; }
  /// Lines count from 1, so that a visit is never all zero.
  bool known() const { return m_bits != 0; }

 private:
  std::uint32_t m_bits = 0;
};

/// What is remembered of one 4-byte word of memory (an 8-byte element: of its first): the last write, the last atomic,
/// and two of the readers since the last barrier.
struct alignas(32) ShadowCell {
  std::uint32_t word = 0;        // the address over 4, cut to 32 bits
  std::uint32_t writeEpoch = 0;  // 0: never
  std::uint32_t readEpoch = 0;
  std::uint32_t atomicEpoch = 0;
  Visit writer, reader, other, atomic;
};

/// Shadow memory of the block that runs, direct-mapped by address. A block has at most 8 KiB of shared memory in these
/// kernels, which lies in one piece, so nothing of it is lost; of global memory, a word may push another one out, and
/// a race on that one is then missed, never invented.
class Shadow {
 public:
  Shadow() : m_cells(std::make_unique<Cells>()) {}

  ShadowCell& at(std::uintptr_t address, bool shared) {
    const auto word = static_cast<std::uint32_t>(address >> 2);
    ShadowCell& cell = (*m_cells)[(word & (wordsEach - 1)) + (shared ? 0 : wordsEach)];
    if (cell.word != word) [[unlikely]]
      cell = {word, 0, 0, 0, {}, {}, {}, {}};
    return cell;
  }
  /// The lowest word of shared memory that was written since `epoch`; `otherwise` where there is none.
  std::uintptr_t sharedBegin(std::uintptr_t otherwise, std::uint32_t epoch) const {
    auto lowest = static_cast<std::uint32_t>(otherwise >> 2);
    for (std::uint32_t i = 0; i < wordsEach; ++i) {
      const ShadowCell& cell = (*m_cells)[i];
      if (cell.writeEpoch >= epoch && cell.word < lowest) lowest = cell.word;
    }
    return otherwise - (static_cast<std::uintptr_t>(static_cast<std::uint32_t>(otherwise >> 2) - lowest) << 2);
  }
  void clear() { *m_cells = Cells{}; }

 private:
  static constexpr std::uint32_t wordsEach = 4096;
  using Cells = std::array<ShadowCell, 2 * wordsEach>;
  std::unique_ptr<Cells> m_cells;
};

}  // namespace warpfold::emulation
