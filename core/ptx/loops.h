// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "ptx/depth_first.h"

namespace warpfold::ptx {

/// The nearest block through which every way from a block to `sink` leads, by block; none where no way does. Cooper,
/// Harvey and Kennedy, A Simple, Fast Dominance Algorithm (2001), on the reversed graph.
std::vector<std::uint32_t> postdominators(const Successors& next, std::uint32_t sink);

/// The natural loops of a function (Aho, Lam, Sethi and Ullman, Compilers, 9.6.6): a header, and the blocks from which
/// a way leads back to it within the loop. Ways into the middle of a loop make none.
class Loops {
 public:
  struct Loop {
    std::uint32_t header = 0;
    std::vector<std::uint32_t> blocks;  ///< ascending, with the header and those of loops within
    std::uint32_t parent = noBlock;     ///< the loop around it
  };

  /// `next`: of blocks 0 and on, the first being the function's begin; the last one is its end.
  explicit Loops(const Successors& next);

  const std::vector<Loop>& loops() const { return m_loops; }
  /// The innermost loop that holds a block, as a place in loops(); noBlock where none does.
  std::uint32_t around(std::uint32_t block) const { return m_around[block]; }
  bool holds(std::uint32_t loop, std::uint32_t block) const;

  /// Blocks of all loops together; a function with more is too complex.
  static constexpr std::size_t mostBlocks = std::size_t{1} << 19;
  bool tooComplex() const { return m_tooComplex; }

 private:
  void find(const Successors& next);
  void nest();

  std::vector<Loop> m_loops;  // the smaller ones first
  std::vector<std::uint32_t> m_around;
  bool m_tooComplex = false;
};

}  // namespace warpfold::ptx
