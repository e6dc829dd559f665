// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpfold::ptx {

/// A set of registers of one function, by their indices.
class RegisterSet {
 public:
  explicit RegisterSet(std::size_t registers = 0) : m_words((registers + 63) / 64, 0) {}

  bool has(std::size_t reg) const { return (m_words[reg / 64] >> reg % 64 & 1) != 0; }
  void add(std::size_t reg) { m_words[reg / 64] |= std::uint64_t{1} << reg % 64; }
  void remove(std::size_t reg) { m_words[reg / 64] &= ~(std::uint64_t{1} << reg % 64); }
  bool meets(const RegisterSet& others) const {
    for (std::size_t i = 0; i < m_words.size(); ++i)
      if ((m_words[i] & others.m_words[i]) != 0) return true;
    return false;
  }
  void addAll() { m_words.assign(m_words.size(), ~std::uint64_t{0}); }
  void add(const RegisterSet& others) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= others.m_words[i];
  }
  /// Adds what is in `others` and not in `but`; whether it holds more than before then.
  bool addWithout(const RegisterSet& others, const RegisterSet& but) {
    bool more = false;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
      const std::uint64_t joined = m_words[i] | (others.m_words[i] & ~but.m_words[i]);
      more |= joined != m_words[i];
      m_words[i] = joined;
    }
    return more;
  }

 private:
  std::vector<std::uint64_t> m_words;
};

}  // namespace warpfold::ptx
