// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ptx/meets.h"
#include "ptx/module.h"
#include "ptx/opcode.h"

namespace warpfold::ptx {

/// The code of a function in basic blocks: who follows whom, and where ways that parted come together.
/// Blocks are in the order of the text; `exit()` is one more that stands for the end of the function.
class ControlFlow {
 public:
  struct Block {
    std::uint32_t begin = 0, end = 0;  ///< instructions
    std::vector<std::uint32_t> next, previous;
  };

  /// Throws InvalidRequest where a label is missing or the function has more blocks than are analysed.
  explicit ControlFlow(const std::vector<Instruction>& code);

  const std::vector<Block>& blocks() const { return m_blocks; }
  std::uint32_t exit() const { return static_cast<std::uint32_t>(m_blocks.size()); }
  /// The block that begins at a label; throws InvalidRequest where there is no such label.
  std::uint32_t blockAt(const Instruction& branch) const;
  /// Whether the block ends in a branch of which some lanes may go one way and some the other.
  bool parts(std::uint32_t block) const { return m_blocks[block].next.size() == 2; }
  const Meets& meets() const { return *m_meets; }
  /// The blocks of all ways from one block to another that come to the first one only once, both of them too.
  std::vector<std::uint32_t> between(std::uint32_t first, std::uint32_t last) const;
  /// By block, the exit too: Meets::leaving().
  std::vector<bool> leaving(const std::vector<bool>& parts) const;

  static constexpr std::uint32_t mostBlocks = 1u << 14;

 private:
  void split(const std::vector<Instruction>& code);
  void join(const std::vector<Instruction>& code);
  void findMeets(std::uint32_t line);
  Successors successors() const;

  std::vector<Block> m_blocks;
  std::unordered_map<std::string, std::uint32_t> m_labels;
  std::optional<Meets> m_meets;
};

/// The label that a branch names.
const std::string& targetOf(const Instruction& branch);

}  // namespace warpfold::ptx
