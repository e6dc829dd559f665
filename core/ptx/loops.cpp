// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/loops.h"

#include <algorithm>
#include <map>

namespace warpfold::ptx {

namespace {

Successors reversed(const Successors& next) {
  Successors previous(next.size());
  for (std::uint32_t b = 0; b < next.size(); ++b)
    for (const std::uint32_t to : next[b]) previous[to].push_back(b);
  return previous;
}

}  // namespace

std::vector<std::uint32_t> postdominators(const Successors& next, std::uint32_t sink) {
  std::vector<std::uint32_t> order(next.size(), 0), done;  // number in post order of the reversed graph
  walkDepthFirst(
      reversed(next), sink,
      [&](std::uint32_t b) {
        order[b] = static_cast<std::uint32_t>(done.size());
        done.push_back(b);
      },
      [](std::uint32_t, std::uint32_t) {});
  std::vector<std::uint32_t> meet(next.size(), noBlock);
  meet[sink] = sink;
  const auto common = [&](std::uint32_t a, std::uint32_t b) {
    while (a != b) {
      while (order[a] < order[b]) a = meet[a];
      while (order[b] < order[a]) b = meet[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (auto b = done.rbegin(); b != done.rend(); ++b) {
      if (*b == sink) continue;
      std::uint32_t best = noBlock;
      for (const std::uint32_t to : next[*b])
        if (meet[to] != noBlock) best = best == noBlock ? to : common(to, best);
      changed |= meet[*b] != best;
      meet[*b] = best;
    }
  }
  return meet;
}

Loops::Loops(const Successors& next) : m_around(next.size(), noBlock) {
  find(next);
  if (m_tooComplex) return;
  nest();
}

/// A way back to a block that a walk is still in is one to a header, where every way into the loop leads through it.
void Loops::find(const Successors& next) {
  std::vector<bool> open(next.size(), true);  // not done
  std::vector<bool> reached(next.size(), false);
  std::map<std::uint32_t, std::vector<std::uint32_t>> backTo;  // header → where its loop ends
  reached[0] = true;
  walkDepthFirst(
      next, 0, [&](std::uint32_t b) { open[b] = false; },
      [&](std::uint32_t from, std::uint32_t to) {
        if (reached[to] && open[to]) backTo[to].push_back(from);
        reached[to] = true;
      });
  const Successors previous = reversed(next);
  std::size_t total = 0;
  for (const auto& [header, ends] : backTo) {
    std::vector<bool> inside(next.size(), false);
    inside[header] = true;
    std::vector<std::uint32_t> blocks{header}, left = ends;
    while (!left.empty()) {
      const std::uint32_t b = left.back();
      left.pop_back();
      if (inside[b] || !reached[b]) continue;
      inside[b] = true;
      blocks.push_back(b);
      left.insert(left.end(), previous[b].begin(), previous[b].end());
    }
    total += blocks.size();
    if (total > mostBlocks) {
      m_tooComplex = true;
      return;
    }
    if (header != 0 && inside[0]) continue;  // another way in
    std::sort(blocks.begin(), blocks.end());
    m_loops.push_back({header, std::move(blocks), noBlock});
  }
  std::stable_sort(m_loops.begin(), m_loops.end(),
                   [](const Loop& a, const Loop& b) { return a.blocks.size() < b.blocks.size(); });
}

/// Natural loops lie apart or within each other.
void Loops::nest() {
  for (std::uint32_t i = static_cast<std::uint32_t>(m_loops.size()); i-- > 0;) {
    m_loops[i].parent = m_around[m_loops[i].header];
    for (const std::uint32_t b : m_loops[i].blocks) m_around[b] = i;
  }
}

bool Loops::holds(std::uint32_t loop, std::uint32_t block) const {
  return std::binary_search(m_loops[loop].blocks.begin(), m_loops[loop].blocks.end(), block);
}

}  // namespace warpfold::ptx
