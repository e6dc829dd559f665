// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace warpfold::ptx {

/// Who follows whom, by number of a block.
using Successors = std::vector<std::vector<std::uint32_t>>;
inline constexpr std::uint32_t noBlock = ~std::uint32_t{0};

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
    std::uint32_t number = 0;           ///< from 1 on; those within it follow, up to `last`
    std::uint32_t last = 0;
  };

  /// `next`: of blocks 0 and on, the first being the function's begin; the last one is its end.
  explicit Loops(const Successors& next);

  const std::vector<Loop>& loops() const { return m_loops; }
  /// The innermost loop that holds a block, as a place in loops(); noBlock where none does.
  std::uint32_t around(std::uint32_t block) const { return m_around[block]; }
  bool holds(std::uint32_t loop, std::uint32_t block) const;
  /// Loop::number of the innermost loop around a block; 0: none.
  std::uint32_t numberAt(std::uint32_t block) const {
    return m_around[block] == noBlock ? 0 : m_loops[m_around[block]].number;
  }
  /// Where the ways from a block of the loop come together at the latest, as far as they stay in it: the header stands
  /// for the next round. noBlock where some never come together.
  std::uint32_t meetWithin(std::uint32_t loop, std::uint32_t block) const;

  /// Blocks of all loops together; a function with more is too complex.
  static constexpr std::size_t mostBlocks = std::size_t{1} << 19;
  bool tooComplex() const { return m_tooComplex; }

 private:
  void find(const Successors& next);
  void nest();
  void findMeets(const Successors& next);

  std::vector<Loop> m_loops;  // the smaller ones first
  std::vector<std::uint32_t> m_around;
  std::vector<std::vector<std::uint32_t>> m_meets;  // by loop, and place in Loop::blocks
  bool m_tooComplex = false;
};

}  // namespace warpfold::ptx
