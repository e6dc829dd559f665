// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/tree_shape.h"

#include <algorithm>
#include <unordered_set>

namespace warpfold {

namespace {

/// Calls `visit` with every node of the chain that ends in `result`, and `term` with what goes into it.
template <typename Visit, typename Term>
void walkChain(const BlockTrace& trace, NodeId result, Visit visit, Term term) {
  std::vector<NodeId> open{result};
  std::unordered_set<std::uint32_t> walked;
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    const Node& node = trace.nodes[id.value];
    if (id != result && !node.folded) {
      term(id);
      continue;
    }
    if (!walked.insert(id.value).second) continue;
    visit(node);
    open.push_back(node.right);
    open.push_back(node.left);
  }
}

bool isResult(const Node& node) {
  return !node.isInput() && !node.folded && (node.at.isOfBlocks() || isWord(node));
}

/// A block that reads back what it had stored, in a later launch or with the last ticket, leaves only what it made of
/// it.
void dropUsed(const BlockTrace& trace, std::vector<NodeId>& results) {
  if (results.size() < 2) return;
  std::vector<bool> used(trace.nodes.size(), false);
  for (const Node& node : trace.nodes)
    if (!node.isInput()) used[node.left.value] = used[node.right.value] = true;
  std::erase_if(results, [&](NodeId id) { return used[id.value]; });
}

/// An in-place kernel's result is its input's first element; others leave it in shared memory and copy it
/// from there.
NodeId lastMade(const BlockTrace& trace) {
  NodeId last = Node::none;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.isInput() || node.folded) continue;
    const bool later = last == Node::none || node.row > trace.nodes[last.value].row ||
                       (node.row == trace.nodes[last.value].row && node.column < trace.nodes[last.value].column);
    if (later) last = NodeId{i};
  }
  return last;
}

}  // namespace

std::vector<NodeId> termsOf(const BlockTrace& trace, NodeId result) {
  std::vector<NodeId> terms;
  if (trace.nodes[result.value].isInput()) return terms;
  walkChain(
      trace, result, [](const Node&) {}, [&](NodeId id) { terms.push_back(id); });
  return terms;
}

std::uint64_t unrecorded(const BlockTrace& trace, NodeId result) {
  std::uint64_t more = 0;
  if (trace.nodes[result.value].isInput()) return more;
  walkChain(
      trace, result, [&](const Node& node) { more += node.more; }, [](NodeId) {});
  return more;
}

std::vector<NodeId> resultsOf(const BlockTrace& trace) {
  std::vector<NodeId> results;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i)
    if (isResult(trace.nodes[i])) results.push_back(NodeId{i});
  dropUsed(trace, results);
  if (!results.empty() || trace.nodes.empty()) return results;
  const NodeId last = lastMade(trace);
  return {last == Node::none ? NodeId{static_cast<std::uint32_t>(trace.nodes.size()) - 1} : last};
}

NodeId madeIn(const BlockTrace& trace, std::uint32_t row) {
  NodeId made = Node::none;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.isInput() || node.folded || node.row != row) continue;
    if (made == Node::none || node.column < trace.nodes[made.value].column) made = NodeId{i};
  }
  return made;
}

std::vector<bool> contributing(const BlockTrace& trace) {
  std::vector<bool> flags(trace.nodes.size(), false);
  for (NodeId id : resultsOf(trace)) flags[id.value] = true;
  // Operands come before what is made of them, so one pass backwards reaches all.
  for (std::size_t i = flags.size(); i-- > 0;) {
    const Node& node = trace.nodes[i];
    if (!flags[i] || node.isInput()) continue;
    flags[node.left.value] = flags[node.right.value] = true;
  }
  return flags;
}

}  // namespace warpfold
