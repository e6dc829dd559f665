// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ptx/depth_first.h"

namespace warpfold::ptx {

/// Where lanes that part at a block's end wait for each other: at each block to which two ways lead from there that
/// have nothing in common before it, and at the latest where all ways come together. Of two such places
/// that do not lead to one another the first counts. A loop's header stands for
/// its next round. In a function that has a cycle with several ways in, only the latest place counts. Who returns,
/// leaves the loop or jumps past such a place is not waited for there any more. GPUs do so, too
/// (tests/data/divergent_branches_h200.csv). The ways are found as in Cytron et al., Efficiently Computing Static
/// Single Assignment Form (1991), where a variable would get its joins.
class Meets {
 public:
  /// `next`: of blocks 0 and on, the first being the function's begin; the last one is its end.
  explicit Meets(const Successors& next);

  /// The places at which lanes meet that part at the block's end; the first to come to first.
  const std::vector<std::uint32_t>& of(std::uint32_t block) const { return m_of[block]; }
  /// The blocks in which some of those lanes may be while others wait: on all ways to the last of these places. What
  /// happens in further rounds of a loop is part of it where lanes have left the loop meanwhile.
  std::vector<bool> between(std::uint32_t block) const;
  /// Meeting places have numbers from 0 on; noBlock where lanes never meet.
  std::uint32_t numberOf(std::uint32_t block) const { return m_numbers[block]; }
  std::uint32_t count() const { return m_count; }
  /// Whether a way leads from a block's begin to a place with that number, within the round of the loops around it.
  bool leadsTo(std::uint32_t block, std::uint32_t number) const {
    return (m_leads[std::size_t{block} * m_words + number / 64] >> number % 64 & 1) != 0;
  }
  /// By block: whether lanes may come there that are waited for where they will not come, given at which blocks' ends
  /// lanes part.
  std::vector<bool> leaving(const Successors& next, const std::vector<bool>& parts) const;

  /// Steps that the search may take, and places of all blocks together; a function that takes more is too complex.
  static constexpr std::size_t mostSteps = std::size_t{1} << 26, mostPlaces = std::size_t{1} << 20;
  bool tooComplex() const { return m_tooComplex; }

 private:
  struct Ways;
  std::vector<std::uint32_t> joinsOf(std::uint32_t block);
  void findLeads();
  void choose(std::uint32_t block, const std::vector<std::uint32_t>& joins);

  std::shared_ptr<const Ways> m_ways;
  std::uint32_t m_blocks = 0, m_count = 0;
  std::size_t m_words = 0, m_steps = 0;  // words: of a row of bits, one for each place
  std::vector<std::vector<std::uint32_t>> m_of;
  std::vector<std::uint32_t> m_latest;  // by block: the last place of joinsOf(), through which all ways lead
  std::vector<std::uint32_t> m_numbers;
  std::vector<std::uint64_t> m_leads;  // rows, by block and behind them by loop
  bool m_tooComplex = false;
};

}  // namespace warpfold::ptx
