// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "trace/trace.h"

namespace warpfold {

/// The same trace with each input right before the first value that is made of it; those of which nothing is made come
/// last, without identities that went nowhere: a compiler does not ask for them.
inline BlockTrace inOrderOfUse(const BlockTrace& trace) {
  BlockTrace ordered = trace;
  ordered.nodes.clear();
  std::vector<NodeId> now(trace.nodes.size(), Node::none);
  const auto put = [&](NodeId id) {
    if (now[id.value] != Node::none) return;
    now[id.value] = NodeId{static_cast<std::uint32_t>(ordered.nodes.size())};
    ordered.nodes.push_back(trace.nodes[id.value]);
    Node& node = ordered.nodes.back();
    if (node.isInput()) return;
    node.left = now[node.left.value];
    node.right = now[node.right.value];
  };
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    if (trace.nodes[i].isInput()) continue;
    put(trace.nodes[i].left);
    put(trace.nodes[i].right);
    put(NodeId{i});
  }
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    const bool dropped = node.padding && node.at.space == Location::Space::registers;
    if (!dropped) put(NodeId{i});
  }
  return ordered;
}

/// In what two traces of one block differ, node by node and step by step: at most a few of each kind.
class TraceDifferences {
 public:
  TraceDifferences(const BlockTrace& a, const BlockTrace& b) {
    note("block", a.block.value, b.block.value);
    note("launch", a.launch, b.launch);
    note("threads", a.threads, b.threads);
    note("first element", a.firstElement, b.firstElement);
    note("finishes", a.finishes, b.finishes);
    note("nodes", a.nodes.size(), b.nodes.size());
    for (std::size_t i = 0; i < std::min(a.nodes.size(), b.nodes.size()); ++i) compare(i, a.nodes[i], b.nodes[i]);
    note("steps", a.steps.size(), b.steps.size());
    for (std::size_t i = 0; i < std::min(a.steps.size(), b.steps.size()); ++i) compare(i, a.steps[i], b.steps[i]);
  }
  const std::vector<std::string>& all() const { return m_all; }

 private:
  template <typename T>
  void note(const std::string& what, const T& a, const T& b) {
    if (a == b || m_all.size() > 40) return;
    m_all.push_back(fmt::format("{}: {} {}", what, a, b));
  }
  static std::string place(const Location& at) { return fmt::format("{}[{}]", static_cast<int>(at.space), at.element); }

  void compare(std::size_t i, const Node& a, const Node& b) {
    const auto of = [&](const char* what) { return fmt::format("node {} of node {}", what, i); };
    note(of("left"), a.left.value, b.left.value);
    note(of("right"), a.right.value, b.right.value);
    note(of("place"), place(a.at), place(b.at));
    note(of("row"), a.row, b.row);
    note(of("column"), a.column, b.column);
    note(of("thread"), a.thread.value, b.thread.value);
    note(of("bits"), a.bits, b.bits);
    note(of("padding"), a.padding, b.padding);
    note(of("beyond"), a.beyond, b.beyond);
    note(of("folded"), a.folded, b.folded);
    note(of("via"), static_cast<int>(a.via), static_cast<int>(b.via));
    note(of("more"), a.more, b.more);
  }

  static std::string text(const WarpRequest& r) {
    return fmt::format("w{} {} {}x{} s{} {:x} sectors {} conflicts {} {}", r.warp, static_cast<int>(r.kind),
                       int{r.bytes}, int{r.elements}, static_cast<int>(r.space), r.lanes, r.sectors, r.conflicts,
                       r.offsets.empty() ? 0 : r.offsets.front());
  }

  void compare(std::size_t i, const Step& a, const Step& b) {
    const char* const word = a.kind == Step::Kind::combine ? "combining step" : "step";
    const auto of = [&](const std::string& what) { return fmt::format("{} {} of step {}", word, what, i); };
    note(of("kind"), static_cast<int>(a.kind), static_cast<int>(b.kind));
    note(of("row"), a.row, b.row);
    note(of("stride"), a.stride.value_or(0), b.stride.value_or(0));
    note(of("line"), a.line, b.line);
    note(of("barrier line"), a.barrierLine, b.barrierLine);
    note(of("warp level"), a.warpLevel, b.warpLevel);
    for (const CounterRow& row : counterRows)
      note(of("counter " + std::string(row.name)), a.counters.memory.*row.value, b.counters.memory.*row.value);
    for (const MaskRow& row : maskRows)
      note(of("activity " + std::string(row.name)), a.counters.*row.value, b.counters.*row.value);
    for (std::size_t w = 0; w < std::min(a.warps.size(), b.warps.size()); ++w) {
      note(of(fmt::format("combined {}", w)), a.warps[w].combined, b.warps[w].combined);
      note(of(fmt::format("touched {}", w)), a.warps[w].touched, b.warps[w].touched);
      note(of(fmt::format("lanes {}", w)), a.warps[w].lanes, b.warps[w].lanes);
    }
    note(of("requests"), a.requests.size(), b.requests.size());
    for (std::size_t k = 0; k < std::min(a.requests.size(), b.requests.size()); ++k)
      if (a.requests[k] != b.requests[k])
        note(of(fmt::format("request {}", k)), text(a.requests[k]), text(b.requests[k]));
  }

  std::vector<std::string> m_all;
};

}  // namespace warpfold
