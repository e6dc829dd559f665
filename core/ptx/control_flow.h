// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "ptx/loops.h"
#include "ptx/module.h"
#include "ptx/opcode.h"

namespace warpfold::ptx {

/// The code of a function in basic blocks: who follows whom, and where ways that parted come together at the latest.
/// Blocks are in the order of the text; `exit()` is one more that stands for the end of the function.
class ControlFlow {
 public:
  struct Block {
    std::uint32_t begin = 0, end = 0;  ///< instructions
    std::vector<std::uint32_t> next, previous;
    std::uint32_t meet = 0;  ///< nearest block through which every way from here to the exit leads
    /// Where lanes that part here meet before that, while they stay in the loops around it: the innermost loop's first.
    /// Who leaves a loop (break) is not waited for there. GPUs do so, too (tests/data/divergent_branches_h200.csv).
    std::vector<std::uint32_t> inner = {};
    std::uint32_t loop = 0;   ///< Loops::number of the innermost loop around it; 0: none
    bool leavesLoop = false;  ///< some come here out of a loop in which lanes meet
  };

  /// Throws InvalidRequest where a label is missing or the function has more blocks than are analysed.
  explicit ControlFlow(const std::vector<Instruction>& code);

  const std::vector<Block>& blocks() const { return m_blocks; }
  std::uint32_t exit() const { return static_cast<std::uint32_t>(m_blocks.size()); }
  /// The block that begins at a label; throws InvalidRequest where there is no such label.
  std::uint32_t blockAt(const Instruction& branch) const;
  /// Whether the block ends in a branch of which some lanes may go one way and some the other.
  bool parts(std::uint32_t block) const { return m_blocks[block].next.size() == 2; }
  /// The blocks on any way from a block's successors to where they meet, which is not one of them.
  std::vector<bool> between(std::uint32_t block) const;
  /// By Loops::number: the highest number of the loops within it.
  const std::vector<std::uint32_t>& lastWithin() const { return m_lastWithin; }

  static constexpr std::uint32_t mostBlocks = 1u << 14;

 private:
  void split(const std::vector<Instruction>& code);
  void join(const std::vector<Instruction>& code);
  void findMeets(std::uint32_t line);
  void findInnerMeets(const Loops& loops);

  std::vector<Block> m_blocks;
  std::unordered_map<std::string, std::uint32_t> m_labels;
  std::vector<std::uint32_t> m_lastWithin;
};

/// The label that a branch names.
const std::string& targetOf(const Instruction& branch);

}  // namespace warpfold::ptx
