// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpfold::ptx {

/// Who follows whom, by number.
using Successors = std::vector<std::vector<std::uint32_t>>;
inline constexpr std::uint32_t noBlock = ~std::uint32_t{0};

/// Depth first from `begin` on; tells of each one that is done, and of each edge.
template <typename Done, typename Edge>
void walkDepthFirst(const Successors& next, std::uint32_t begin, Done done, Edge edge) {
  std::vector<std::size_t> at(next.size(), 0);
  std::vector<bool> seen(next.size(), false);
  std::vector<std::uint32_t> stack{begin};
  seen[begin] = true;
  while (!stack.empty()) {
    const std::uint32_t b = stack.back();
    if (at[b] == next[b].size()) {
      done(b);
      stack.pop_back();
      continue;
    }
    const std::uint32_t to = next[b][at[b]++];
    edge(b, to);
    if (seen[to]) continue;
    seen[to] = true;
    stack.push_back(to);
  }
}

}  // namespace warpfold::ptx
