// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ptx/program.h"
#include "trace/trace.h"

namespace warpfold::emulation {

/// What is known of the value that a lane has in a register, or that a word of memory holds.
struct Held {
  NodeId node = Node::none;
  std::uint8_t offset = 0;  ///< bytes of the node's value that come before
  bool shuffled = false;    ///< it has come from another lane of the warp
  bool identity = false;    ///< the operator's identity, which becomes a node where it is used
  std::uint64_t from = 0;   ///< address that it was loaded from; 0: none

  bool known() const { return node != Node::none || identity; }
  /// The part of it that begins `bytes` further on.
  Held behind(unsigned bytes) const {
    Held part = *this;
    if (node != Node::none) part.offset = static_cast<std::uint8_t>(offset + bytes);
    if (identity && bytes != 0) part.identity = false;
    if (from != 0) part.from += bytes;
    return part;
  }
  friend bool operator==(const Held&, const Held&) = default;
};

/// What the registers of a window hold, by their offsets in the register file and by lane. A register that holds one
/// value for all lanes is no exception here.
class HeldRegisters {
 public:
  explicit HeldRegisters(std::uint32_t windowBytes) : m_rowOf(windowBytes / 4 + 1, 0) {}

  Held at(std::uint32_t offset, unsigned lane) const {
    const std::uint32_t row = m_rowOf[offset / 4];
    return row == 0 ? Held{} : m_rows[row - 1][lane];
  }
  void put(std::uint32_t offset, unsigned lane, const Held& held) {
    std::uint32_t& row = m_rowOf[offset / 4];
    if (row == 0) {
      if (held == Held{}) return;
      m_rows.emplace_back();
      row = static_cast<std::uint32_t>(m_rows.size());
    }
    m_rows[row - 1][lane] = held;
  }
  void clear() {
    for (auto& row : m_rows) row.fill({});
  }
  template <typename Visit>
  void forEach(Visit visit) {
    for (auto& row : m_rows)
      for (Held& held : row) visit(held);
  }

 private:
  std::vector<std::uint32_t> m_rowOf;  // one more than the index of the row; 0: nothing was ever held there
  std::vector<std::array<Held, ptx::laneCount>> m_rows;
};

/// What memory holds, word by word of 4 bytes: a value of 8 lies in two.
class HeldMemory {
 public:
  /// What stands at an address, as far as all of its `bytes` belong together.
  Held at(std::uint64_t address, unsigned bytes) const {
    const auto first = m_words.find(address);
    if (bytes < 4 || first == m_words.end()) return {};
    for (unsigned k = 4; k < bytes; k += 4) {
      const auto next = m_words.find(address + k);
      if (next == m_words.end() || next->second.node != first->second.node ||
          next->second.offset != first->second.offset + k)
        return {};
    }
    return first->second;
  }
  void put(std::uint64_t address, unsigned bytes, const Held& held) {
    forget(address, bytes);
    if (bytes < 4 || held == Held{}) return;
    for (unsigned k = 0; k < bytes; k += 4) m_words[address + k] = held.behind(k);
  }
  void forget(std::uint64_t address, unsigned bytes) {
    for (std::uint64_t word = address / 4 * 4; word < address + bytes; word += 4) m_words.erase(word);
  }
  void clear() { m_words.clear(); }
  template <typename Visit>
  void forEach(Visit visit) {
    for (auto& [address, held] : m_words) visit(held);
  }

 private:
  std::unordered_map<std::uint64_t, Held> m_words;
};

}  // namespace warpfold::emulation
