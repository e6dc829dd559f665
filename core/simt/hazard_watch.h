// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "simt/shadow_cells.h"

namespace warpfold::simt {

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

  struct Page {
    std::uint64_t number = 0, owner = 0;
    std::array<std::uint32_t, 4> rows{};  ///< of each use, the last one in BlockReport::rows, counted from 1
    std::uint32_t strong = 0;             ///< cells to which a strong access of the block was made
  };
  /// Where pages lie beside each other: arrays often lie a power of two apart, and theirs do not share places then.
  static std::uint64_t spread(std::uint64_t number) { return number + number / pages * 157; }
  /// The page of that number as a block sees it; `first` is set to its first cell. `base`: a number for the block, by
  /// which its pages have the places that those of the block before had, which are in the cache.
  Page& page(std::uint64_t number, std::uint64_t owner, std::uint64_t base, std::size_t& first) {
    const std::size_t place = (spread(number) - base) % pages;
    first = place * ShadowRow::cells;
    Page& page = m_pages[place];
    if (page.number != number || page.owner != owner) [[unlikely]] {
      m_cells.forget(first, ShadowRow::cells);
      page = {number, owner, {}, 0};
    }
    return page;
  }

 private:
  static constexpr std::size_t pages = 512;

  LaunchHazards& m_launch;
  ShadowCells m_cells;
  ShadowRows m_rows;
  std::vector<Page> m_pages;
  std::uint64_t m_owner = 0;
};

}  // namespace warpfold::simt
