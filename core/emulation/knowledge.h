// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace warpfold::emulation {

/// A sparse vector clock: of each key, up to which number something is known; 0 where nothing is. Small.
class Knowledge {
 public:
  std::uint32_t at(std::uint32_t key) const {
    const auto it = find(key);
    return it != m_list.end() && it->first == key ? it->second : 0;
  }
  void raise(std::uint32_t key, std::uint32_t number) {
    const auto at = m_list.begin() + (find(key) - m_list.begin());
    if (at == m_list.end() || at->first != key)
      m_list.insert(at, {key, number});
    else
      at->second = std::max(at->second, number);
  }
  void join(const Knowledge& other) {
    for (const auto& [key, number] : other.m_list) raise(key, number);
  }
  template <typename Visit>
  void forEach(Visit visit) const {
    for (const auto& [key, number] : m_list) visit(key, number);
  }
  bool empty() const { return m_list.empty(); }
  void clear() { m_list.clear(); }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;

 private:
  using List = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
  List::const_iterator find(std::uint32_t key) const {
    return std::lower_bound(m_list.begin(), m_list.end(), key,
                            [](const auto& pair, std::uint32_t k) { return pair.first < k; });
  }
  List m_list;  // ascending
};

}  // namespace warpfold::emulation
