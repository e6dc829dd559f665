// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "emulation/shadow_cells.h"

namespace warpfold::emulation {

class LaunchHazards;

/// What blocks that one thread of the host runs have in common as they are watched for hazards: shadow memory for
/// global memory, in pages of 32 cells. Direct-mapped: a page may push another one out, and a race there is then
/// missed, never invented.
class HazardWatch {
 public:
  explicit HazardWatch(LaunchHazards& launch);

  LaunchHazards& launch() const { return m_launch; }
  const ShadowRows& rows() const { return m_rows; }
  ShadowCells& cells() { return m_cells; }
  /// A number for a block that begins.
  std::uint64_t nextOwner() { return ++m_owner; }
  /// A number for a step that begins, above all before. After the last one it is 1 again, with a new generation, and
  /// nothing of the numbers before counts any more.
  std::uint32_t nextEpoch() {
    if (++m_epoch == lastEpoch) [[unlikely]]
      beginGeneration();
    return m_epoch;
  }
  std::uint32_t generation() const { return m_generation; }

  struct Page {
    std::uint64_t number = 0, owner = 0;
    std::array<std::uint32_t, 4> rows{};  ///< of each use, the last one in BlockReport::rows, counted from 1
    std::uint32_t strong = 0;             ///< cells to which a strong access of the block was made
    Stamp touched = 0;                    ///< a step in which it was used last
  };
  /// A block that looks for pages.
  struct Block {
    std::uint64_t owner = 0;
    std::uint64_t base =
        0;  ///< by which its pages have the places of those of the block before, which are in the cache
    Stamp begun = 0, now = 0;
  };
  /// Where pages lie beside each other: arrays often lie a power of two apart, and theirs do not share places then.
  static std::uint64_t spread(std::uint64_t number) { return number + number / pages * 157; }
  /// The page of that number as a block sees it; `first` is set to its first cell. Stamps from before the block began
  /// are left in it.
  Page& page(std::uint64_t number, const Block& block, std::size_t& first) {
    const std::size_t place = (spread(number) - block.base) % pages;
    first = place * ShadowRow::cells;
    Page& page = m_pages[place];
    if (page.number != number || page.owner != block.owner) {
      if (page.touched >= block.begun) m_cells.forget(first, ShadowRow::cells);
      page = {number, block.owner, {}, 0, 0};
    }
    page.touched = block.now;
    return page;
  }

 private:
  static constexpr std::size_t pages = 512;

  LaunchHazards& m_launch;
  ShadowCells m_cells;
  ShadowRows m_rows;
  std::vector<Page> m_pages;
  static constexpr std::uint32_t lastEpoch = 1u << (31 - threadBits);  // stamps are compared with their sign
  void beginGeneration();

  std::uint64_t m_owner = 0;
  std::uint32_t m_epoch = 0, m_generation = 0;
};

}  // namespace warpfold::emulation
