// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>

#include "codec/require.h"
#include "codec/trace_fields.h"
#include "values/block_limit.h"

namespace warpfold::codec {

namespace {

constexpr std::size_t wordsOfNode = 6;
constexpr std::size_t wordsOfWarp = 3;

std::uint64_t pair(std::uint32_t high, std::uint32_t low) {
  return std::uint64_t{high} << 32 | low;
}
std::uint32_t high(std::uint64_t word) {
  return static_cast<std::uint32_t>(word >> 32);
}
std::uint32_t low(std::uint64_t word) {
  return static_cast<std::uint32_t>(word);
}

/// The enumerator that stands at `place` of its list.
template <typename E>
E at(const std::vector<E>& table, std::uint64_t place, const char* what) {
  require(place < table.size(), what);
  return table[place];
}

}  // namespace

std::vector<std::uint64_t> packed(const std::vector<Node>& nodes) {
  std::vector<std::uint64_t> words;
  words.reserve(nodes.size() * wordsOfNode);
  for (const Node& n : nodes) {
    const auto space = static_cast<std::uint32_t>(n.at.space);
    const std::uint32_t flags = (n.padding ? 1u : 0u) | (space & 3) << 1 | (n.folded ? 8u : 0u) |
                                static_cast<std::uint32_t>(n.via) << 4 | (n.beyond ? 256u : 0u) | space >> 2 << 9;
    words.insert(words.end(), {n.at.element, n.bits, pair(n.row, n.column), pair(n.thread.value, n.left.value),
                               pair(n.right.value, n.more), flags});
  }
  return words;
}

std::vector<Node> unpackedNodes(const std::vector<std::uint64_t>& words, const std::vector<Location::Space>& spaces,
                                const std::vector<Node::Via>& ways) {
  require(words.size() % wordsOfNode == 0, "a value is cut off");
  std::vector<Node> nodes;
  nodes.reserve(words.size() / wordsOfNode);
  for (std::size_t i = 0; i < words.size(); i += wordsOfNode) {
    Node n;
    const std::uint64_t flags = words[i + 5];
    const std::uint64_t space = (flags >> 1 & 3) | (flags >> 9 & 1) << 2;
    n.at = {at(spaces, space, "a value is in no known memory"), words[i]};
    n.bits = words[i + 1];
    n.row = high(words[i + 2]);
    n.column = low(words[i + 2]);
    n.thread = ThreadId{high(words[i + 3])};
    n.left = NodeId{low(words[i + 3])};
    n.right = NodeId{high(words[i + 4])};
    n.more = low(words[i + 4]);
    n.padding = (flags & 1) != 0;
    n.folded = (flags & 8) != 0;
    n.beyond = (flags & 256) != 0;
    n.via = at(ways, (flags & ~std::uint64_t{0x300}) >> 4, "an operand came in no known way");
    const bool input = n.left == Node::none && n.right == Node::none;
    require(input || (n.left.value < nodes.size() && n.right.value < nodes.size()), "a value's operands come after it");
    require(!input || n.via != Node::Via::atomic, "an input is the result of an atomic");
    nodes.push_back(n);
  }
  return nodes;
}

std::vector<std::uint64_t> packed(const std::vector<WarpStep>& warps) {
  std::vector<std::uint64_t> words;
  words.reserve(warps.size() * wordsOfWarp);
  for (const WarpStep& w : warps)
    words.insert(words.end(), {pair(w.combined, w.touched), pair(w.lanes, w.timeNs ? 1 : 0),
                               std::bit_cast<std::uint64_t>(w.timeNs.value_or(0))});
  return words;
}

std::vector<WarpStep> unpackedWarps(const std::vector<std::uint64_t>& words) {
  require(words.size() % wordsOfWarp == 0, "a warp is cut off");
  std::vector<WarpStep> warps;
  warps.reserve(words.size() / wordsOfWarp);
  for (std::size_t i = 0; i < words.size(); i += wordsOfWarp) {
    WarpStep& w = warps.emplace_back();
    w.combined = high(words[i]);
    w.touched = low(words[i]);
    w.lanes = high(words[i + 1]);
    if (low(words[i + 1]) != 0) w.timeNs = std::bit_cast<double>(words[i + 2]);
  }
  return warps;
}

/// Of each request: warp and mask, figures, then the offset of every lane.
std::vector<std::uint64_t> packed(const std::vector<WarpRequest>& requests) {
  std::vector<std::uint64_t> words;
  for (const WarpRequest& r : requests) {
    words.push_back(pair(r.warp, r.lanes));
    words.push_back(static_cast<std::uint64_t>(r.kind) << 56 | static_cast<std::uint64_t>(r.space) << 48 |
                    std::uint64_t{r.bytes} << 40 | std::uint64_t{r.sectors & 0xffu} << 32 |
                    std::uint64_t{r.elements - 1u} << 24 | (r.conflicts & 0xffffffu));
    words.insert(words.end(), r.offsets.begin(), r.offsets.end());
  }
  return words;
}

std::vector<WarpRequest> unpackedRequests(const std::vector<std::uint64_t>& words,
                                          const std::vector<WarpRequest::Kind>& kinds,
                                          const std::vector<Location::Space>& spaces) {
  std::vector<WarpRequest> requests;
  for (std::size_t i = 0; i < words.size();) {
    require(words.size() - i >= 2, "a request is cut off");
    WarpRequest r;
    r.warp = high(words[i]);
    r.lanes = low(words[i]);
    const std::uint64_t figures = words[i + 1];
    r.kind = at(kinds, figures >> 56, "a request is of no known kind");
    r.space = at(spaces, figures >> 48 & 0xff, "a request goes to no known memory");
    r.bytes = static_cast<std::uint8_t>(figures >> 40);
    require(std::has_single_bit(r.bytes) && r.bytes <= 16, "an access has an impossible width");
    r.sectors = static_cast<std::uint32_t>(figures >> 32 & 0xff);
    r.elements = static_cast<std::uint8_t>((figures >> 24 & 0xff) + 1);
    require(r.elements != 0 && r.bytes % r.elements == 0, "an access covers an impossible number of elements");
    r.conflicts = static_cast<std::uint32_t>(figures & 0xffffff);
    i += 2;
    const auto lanes = static_cast<std::size_t>(std::popcount(r.lanes));
    require(lanes <= words.size() - i, "a request is cut off");
    r.offsets.assign(words.begin() + static_cast<std::ptrdiff_t>(i),
                     words.begin() + static_cast<std::ptrdiff_t>(i + lanes));
    i += lanes;
    requests.push_back(std::move(r));
  }
  return requests;
}

namespace {

bool isDuration(const std::optional<double>& ns) {
  return !ns || isAmount(*ns);
}

/// The lanes that a warp of the block has.
std::uint32_t lanesOf(const BlockTrace& trace, std::size_t warp) {
  const std::size_t count = std::min<std::size_t>(trace.warpSize, trace.threads - warp * trace.warpSize);
  return count >= 32 ? ~std::uint32_t{0} : (std::uint32_t{1} << count) - 1;
}

/// `combines`: how many steps up to this one combine, which is its row.
void checkStep(const BlockTrace& trace, std::size_t i, std::uint32_t combines) {
  const Step& step = trace.steps[i];
  require(step.index == i, "a step stands in the wrong place");
  require(step.row == combines, "a step's row is not its place among the combining steps");
  require(isDuration(step.timeNs), "a step's time is not a duration");
  require(step.warps.empty() || step.warps.size() == trace.warps(), "a step has another number of warps");
  for (std::size_t warp = 0; warp < step.warps.size(); ++warp) {
    const WarpStep& w = step.warps[warp];
    require(((w.combined | w.touched | w.lanes) & ~lanesOf(trace, warp)) == 0, "a warp has lanes beyond its block");
    require(isDuration(w.timeNs), "a warp's time is not a duration");
  }
  require(step.requests.size() <= Step::requestLimit * trace.warps(), "a step has too many requests");
  for (const WarpRequest& request : step.requests) {
    require(request.warp < trace.warps(), "a request's warp is beyond its block");
    require((request.lanes & ~lanesOf(trace, request.warp)) == 0, "a request has lanes beyond its block");
  }
}

void checkNode(const BlockTrace& trace, const Node& node, std::uint32_t rows) {
  require(node.row <= rows, "a value's row is beyond its trace");
  require(node.column < mostColumns, "a value's column is out of range");
  require(node.thread.value < std::max(trace.threads, mostColumns), "a value's thread is beyond its block");
}

/// Every value that is shown is made of a chain of folded ones, which whoever shows it walks: bounds what all walks
/// take together. Recorded chains are used up once.
void checkChains(const BlockTrace& trace) {
  constexpr std::uint64_t longest = 8 * BlockTrace::mostNodes;
  std::vector<std::uint64_t> walk(trace.nodes.size(), 1);  // from each folded value to the beginnings of its chain
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.isInput()) continue;
    const std::uint64_t way = std::min(longest, 1 + walk[node.left.value] + walk[node.right.value]);
    if (node.folded) walk[i] = way;
    if (!node.folded || node.via == Node::Via::atomic) all += way;
  }
  require(all <= longest, "a trace has too many long chains");
}

}  // namespace

void check(const BlockTrace& trace) {
  require(isBlockSize(trace.threads), "a block's size is out of range");
  require(trace.warpSize >= 1 && trace.warpSize <= 32, "a warp's size is out of range");
  std::uint32_t rows = 0;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    if (trace.steps[i].kind == Step::Kind::combine) ++rows;
    checkStep(trace, i, rows);
  }
  for (const Node& node : trace.nodes) checkNode(trace, node, rows);
  checkChains(trace);
  for (const Hazard& hazard : trace.hazards) {
    require(hazard.step <= trace.steps.size(), "a hazard's step is beyond its trace");
    require(hazard.row <= rows, "a hazard's row is beyond its trace");
    require((!hazard.first || hazard.first->thread.value < trace.threads) && hazard.second.thread.value < trace.threads,
            "a hazard's thread is beyond its block");
  }
}

}  // namespace warpfold::codec
