// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace warpfold::emulation {

/// Some blocks of a grid, mostly neighbours: as ranges, so that a large grid takes no more room than a small one.
class BlockRanges {
 public:
  /// One that is not there yet. Blocks end in any order: those that are traced or wait for others do not end in turn.
  void add(std::uint64_t block) {
    if (m_list.empty() || m_list.back().second < block) {
      m_list.emplace_back(block, block + 1);
    } else if (m_list.back().second == block) {
      ++m_list.back().second;
    } else {
      BlockRanges one;
      one.add(block);
      add(one);
    }
  }
  /// Blocks that are not there yet.
  void add(const BlockRanges& others) {
    std::vector<Range> both(m_list.size() + others.m_list.size());
    std::merge(m_list.begin(), m_list.end(), others.m_list.begin(), others.m_list.end(), both.begin());
    m_list.clear();
    for (const Range& range : both)
      if (!m_list.empty() && m_list.back().second == range.first)
        m_list.back().second = range.second;
      else
        m_list.push_back(range);
  }
  bool contains(std::uint64_t block) const {
    const auto after = std::upper_bound(m_list.begin(), m_list.end(), block,
                                        [](std::uint64_t b, const Range& range) { return b < range.first; });
    return after != m_list.begin() && block < std::prev(after)->second;
  }
  std::uint64_t count() const {
    std::uint64_t blocks = 0;
    for (const Range& range : m_list) blocks += range.second - range.first;
    return blocks;
  }
  void clear() { m_list.clear(); }

 private:
  using Range = std::pair<std::uint64_t, std::uint64_t>;  // from, up to but without
  std::vector<Range> m_list;                              // ascending
};

}  // namespace warpfold::emulation
