// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/meets.h"

#include <algorithm>
#include <map>

#include "ptx/loops.h"

namespace warpfold::ptx {

/// The blocks, and behind them a place for the next round of each loop, to which the ways lead that go back to its
/// header. So ways have no cycles but for those into which two ways lead.
struct Meets::Ways {
  Ways(const Successors& next, const Loops& loops);
  std::uint32_t blockOf(std::uint32_t place) const { return place < blocks ? place : headers[place - blocks]; }

  std::uint32_t blocks;
  std::vector<std::uint32_t> headers;  // by loop
  std::vector<std::uint32_t> rounds;   // by block: the place for the next round of the loop that it heads
  Successors to;                       // by place
  std::vector<std::uint32_t> sorted;   // places that are reached, in the order of the text as far as ways allow
  std::vector<std::uint32_t> order;    // by place: where it is among those
  bool cycles = false;                 // whether there are still some
};

Meets::Ways::Ways(const Successors& next, const Loops& loops)
    : blocks(static_cast<std::uint32_t>(next.size())), rounds(next.size(), noBlock) {
  for (const Loops::Loop& loop : loops.loops()) {
    rounds[loop.header] = blocks + static_cast<std::uint32_t>(headers.size());
    headers.push_back(loop.header);
  }
  to.resize(blocks + headers.size());
  for (std::uint32_t b = 0; b < blocks; ++b)
    for (const std::uint32_t follower : next[b]) {
      const std::uint32_t round = rounds[follower];
      const std::uint32_t place = round != noBlock && loops.holds(round - blocks, b) ? round : follower;
      to[b].push_back(place);
      for (std::uint32_t loop = loops.around(b); loop != noBlock; loop = loops.loops()[loop].parent) {
        if (loops.holds(loop, follower)) break;
        to[blocks + loop].push_back(place);  // who goes on with a further round may leave here later
      }
    }
  for (auto& each : to) {
    std::sort(each.rbegin(), each.rend());
    each.erase(std::unique(each.begin(), each.end()), each.end());
  }
  walkDepthFirst(
      to, 0, [&](std::uint32_t place) { sorted.push_back(place); }, [](std::uint32_t, std::uint32_t) {});
  std::reverse(sorted.begin(), sorted.end());
  order.assign(to.size(), noBlock);
  for (std::uint32_t i = 0; i < sorted.size(); ++i) order[sorted[i]] = i;
  for (const std::uint32_t place : sorted)
    for (const std::uint32_t follower : to[place]) cycles = cycles || order[follower] <= order[place];
}

Meets::Meets(const Successors& next)
    : m_blocks(static_cast<std::uint32_t>(next.size())),
      m_of(next.size()),
      m_latest(next.size(), m_blocks - 1),
      m_numbers(next.size(), noBlock) {
  const Loops loops(next);
  m_tooComplex = loops.tooComplex();
  if (m_tooComplex) return;
  m_ways = std::make_shared<const Ways>(next, loops);
  Successors joins(m_blocks);
  const std::vector<std::uint32_t> latest = m_ways->cycles ? postdominators(next, m_blocks - 1) : m_latest;
  for (std::uint32_t b = 0; b < m_blocks && !m_tooComplex; ++b) {
    if (next[b].size() < 2 || m_ways->order[b] == noBlock) continue;
    if (!m_ways->cycles) {
      joins[b] = joinsOf(b);
    } else if (latest[b] != noBlock) {
      joins[b] = {latest[b]};
      m_latest[b] = latest[b];
    }
  }
  for (const auto& each : joins)
    for (const std::uint32_t place : each)
      if (std::uint32_t& number = m_numbers[m_ways->blockOf(place)]; number == noBlock) number = m_count++;
  m_words = (m_count + 63) / 64;
  std::size_t places = 0;
  for (const auto& each : joins) places += each.size();
  m_tooComplex = m_tooComplex || places > mostPlaces;
  if (m_tooComplex || m_count == 0) return;
  findLeads();
  for (std::uint32_t b = 0; b < m_blocks; ++b) choose(b, joins[b]);
  for (std::uint32_t b = 0; b < m_blocks; ++b) {
    const std::uint32_t round = m_ways->rounds[b];
    if (round == noBlock) continue;  // who comes back to a header waits for nobody within the loop any more
    std::copy_n(&m_leads[round * m_words], m_words, &m_leads[b * m_words]);
  }
}

void Meets::choose(std::uint32_t block, const std::vector<std::uint32_t>& joins) {
  std::uint32_t last = noBlock;
  for (const std::uint32_t place : joins) {
    const std::uint32_t meet = m_ways->blockOf(place);
    if (last != noBlock && !leadsTo(last, m_numbers[meet])) continue;
    last = place;
    m_of[block].push_back(meet);
  }
}

std::vector<bool> Meets::between(std::uint32_t block) const {
  std::vector<bool> inside(m_blocks, false), seen(m_ways->to.size(), false);
  std::vector<std::uint32_t> open = m_ways->to[block];
  while (!open.empty()) {
    const std::uint32_t place = open.back();
    open.pop_back();
    if (place == m_latest[block] || seen[place]) continue;
    seen[place] = true;
    inside[m_ways->blockOf(place)] = true;
    if (place >= m_blocks) open.push_back(m_ways->blockOf(place));
    open.insert(open.end(), m_ways->to[place].begin(), m_ways->to[place].end());
  }
  inside.pop_back();  // the end
  return inside;
}

/// Each side of the branch has its mark, which goes on along the ways from it; where two marks meet is a join, from
/// which a mark of its own goes on. The search ends where all ways have come together.
std::vector<std::uint32_t> Meets::joinsOf(std::uint32_t block) {
  const Ways& ways = *m_ways;
  std::vector<std::uint32_t> joins;
  std::map<std::uint32_t, std::uint32_t> marks;  // by place in the order, of those that are not looked at yet
  for (const std::uint32_t place : ways.to[block])
    if (ways.order[place] > ways.order[block]) marks[ways.order[place]] = place;
  while (!marks.empty() && ++m_steps < mostSteps) {
    const auto [at, mark] = *marks.begin();
    marks.erase(marks.begin());
    const std::uint32_t place = ways.sorted[at];
    if (mark == noBlock) joins.push_back(place);
    if (marks.empty()) {
      if (mark == noBlock) m_latest[block] = place;  // else some ways end nowhere
      break;
    }
    for (const std::uint32_t follower : ways.to[place]) {
      const std::uint32_t next = ways.order[follower];
      const std::uint32_t own = mark == noBlock ? place : mark;
      const auto [known, first] = marks.emplace(next, own);
      if (!first && known->second != own) known->second = noBlock;  // a join
    }
  }
  m_tooComplex = m_tooComplex || m_steps >= mostSteps;
  return joins;
}

/// From the end on; again where there are cycles.
void Meets::findLeads() {
  const Ways& ways = *m_ways;
  m_leads.assign(ways.to.size() * m_words, 0);
  for (bool changed = true; changed && !m_tooComplex;) {
    changed = false;
    for (auto place = ways.sorted.rbegin(); place != ways.sorted.rend(); ++place) {
      std::uint64_t* const row = &m_leads[*place * m_words];
      if (const std::uint32_t own = m_numbers[ways.blockOf(*place)]; own != noBlock)
        row[own / 64] |= std::uint64_t{1} << own % 64;
      for (const std::uint32_t follower : ways.to[*place]) {
        const std::uint64_t* const from = &m_leads[follower * m_words];
        for (std::size_t w = 0; w < m_words; ++w) {
          changed = changed || (ways.cycles && (from[w] & ~row[w]) != 0);
          row[w] |= from[w];
        }
        m_steps += m_words;
      }
    }
    m_tooComplex = m_steps >= mostSteps;
  }
}

std::vector<bool> Meets::leaving(const Successors& next, const std::vector<bool>& parts) const {
  std::vector<bool> leaves(m_blocks, false), open(m_blocks, true);
  std::size_t steps = 0;
  std::vector<std::uint64_t> waiting(m_blocks * m_words, 0), row(m_words);  // who may be waited for where, at a begin
  for (bool changed = true; changed;) {
    if (steps >= mostSteps) return std::vector<bool>(m_blocks, true);  // to look in vain is no mistake
    changed = false;
    for (std::uint32_t b = 0; b < m_blocks; ++b) {
      if (!open[b]) continue;
      open[b] = false;
      for (std::size_t w = 0; w < m_words; ++w) row[w] = waiting[b * m_words + w] & m_leads[b * m_words + w];
      const auto set = [&](std::uint32_t meet, bool to) {
        const std::uint32_t number = m_numbers[meet];
        const std::uint64_t bit = std::uint64_t{1} << number % 64;
        row[number / 64] = to ? row[number / 64] | bit : row[number / 64] & ~bit;
      };
      if (m_numbers[b] != noBlock) set(b, false);
      if (b < parts.size() && parts[b])
        for (const std::uint32_t meet : m_of[b]) set(meet, true);
      for (const std::uint32_t follower : next[b]) {
        for (std::size_t w = 0; w < m_words; ++w) {
          std::uint64_t& known = waiting[follower * m_words + w];
          open[follower] = open[follower] || (row[w] & ~known) != 0;
          known |= row[w];
        }
        changed = changed || open[follower];
        steps += m_words;
      }
    }
  }
  for (std::uint32_t b = 0; b < m_blocks; ++b)
    for (std::size_t w = 0; w < m_words; ++w)
      leaves[b] = leaves[b] || (waiting[b * m_words + w] & ~m_leads[b * m_words + w]) != 0;
  return leaves;
}

}  // namespace warpfold::ptx
