// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/loops.h"

#include <algorithm>
#include <map>

namespace warpfold::ptx {

namespace {

/// Depth first from `begin` on; tells of each block that is done, and of each edge.
template <typename Done, typename Edge>
void walk(const Successors& next, std::uint32_t begin, Done done, Edge edge) {
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

Successors reversed(const Successors& next) {
  Successors previous(next.size());
  for (std::uint32_t b = 0; b < next.size(); ++b)
    for (const std::uint32_t to : next[b]) previous[to].push_back(b);
  return previous;
}

}  // namespace

std::vector<std::uint32_t> postdominators(const Successors& next, std::uint32_t sink) {
  std::vector<std::uint32_t> order(next.size(), 0), done;  // number in post order of the reversed graph
  walk(
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
  findMeets(next);
}

/// A way back to a block that a walk is still in is one to a header, where every way into the loop leads through it.
void Loops::find(const Successors& next) {
  std::vector<bool> open(next.size(), true);  // not done
  std::vector<bool> reached(next.size(), false);
  std::map<std::uint32_t, std::vector<std::uint32_t>> backTo;  // header → where its loop ends
  reached[0] = true;
  walk(
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
    m_loops.push_back({header, std::move(blocks), noBlock, 0, 0});
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
  // The larger ones come first here, so that a loop has its number before those within it.
  std::vector<std::vector<std::uint32_t>> within(m_loops.size());
  std::vector<std::uint32_t> left;
  for (std::uint32_t i = 0; i < m_loops.size(); ++i)
    (m_loops[i].parent == noBlock ? left : within[m_loops[i].parent]).push_back(i);
  std::uint32_t number = 0;
  std::vector<std::uint32_t> numbered;
  while (!left.empty()) {
    const std::uint32_t i = left.back();
    left.pop_back();
    m_loops[i].number = m_loops[i].last = ++number;
    numbered.push_back(i);
    left.insert(left.end(), within[i].begin(), within[i].end());
  }
  for (auto i = numbered.rbegin(); i != numbered.rend(); ++i)
    if (const std::uint32_t parent = m_loops[*i].parent; parent != noBlock)
      m_loops[parent].last = std::max(m_loops[parent].last, m_loops[*i].last);
}

bool Loops::holds(std::uint32_t loop, std::uint32_t block) const {
  return std::binary_search(m_loops[loop].blocks.begin(), m_loops[loop].blocks.end(), block);
}

void Loops::findMeets(const Successors& next) {
  for (const Loop& loop : m_loops) {
    const auto placeOf = [&](std::uint32_t b) {
      const auto at = std::lower_bound(loop.blocks.begin(), loop.blocks.end(), b);
      return at == loop.blocks.end() || *at != b ? noBlock : static_cast<std::uint32_t>(at - loop.blocks.begin());
    };
    const auto round = static_cast<std::uint32_t>(loop.blocks.size());  // the next one
    Successors within(loop.blocks.size() + 1);
    for (std::uint32_t i = 0; i < loop.blocks.size(); ++i)
      for (const std::uint32_t to : next[loop.blocks[i]])
        if (const std::uint32_t place = placeOf(to); place != noBlock)
          within[i].push_back(to == loop.header ? round : place);
    std::vector<std::uint32_t> meets = postdominators(within, round);
    meets.pop_back();
    for (std::uint32_t& each : meets)
      if (each != noBlock) each = each == round ? loop.header : loop.blocks[each];
    m_meets.push_back(std::move(meets));
  }
}

std::uint32_t Loops::meetWithin(std::uint32_t loop, std::uint32_t block) const {
  const auto& blocks = m_loops[loop].blocks;
  return m_meets[loop]
                [static_cast<std::size_t>(std::lower_bound(blocks.begin(), blocks.end(), block) - blocks.begin())];
}

}  // namespace warpfold::ptx
