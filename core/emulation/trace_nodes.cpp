// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/trace_nodes.h"

#include <algorithm>
#include <utility>

namespace warpfold::emulation {

NodeId TraceNodes::addInput(const Moment& now, std::uint64_t bits, std::uint64_t home) {
  Node node;
  node.bits = bits;
  m_nodes.push_back(node);
  Known& known = m_known.emplace_back();
  known.when = now;
  known.home = home;
  return NodeId{static_cast<std::uint32_t>(m_nodes.size() - 1)};
}

NodeId TraceNodes::addResult(const Moment& now, NodeId left, NodeId right, std::uint64_t bits, Node::Via via) {
  for (const NodeId operand : {left, right}) use(operand);
  Node node;
  node.left = left;
  node.right = right;
  node.thread = now.thread;
  node.bits = bits;
  node.via = via;
  m_nodes.push_back(node);
  Known& known = m_known.emplace_back();
  known.when = now;
  known.terms = 2;
  return NodeId{static_cast<std::uint32_t>(m_nodes.size() - 1)};
}

/// A value that a chain has counted is named after all, and so is what it was made of.
void TraceNodes::use(NodeId id) {
  Known& known = m_known[id.value];
  ++known.uses;
  if (!known.counted) return;
  std::vector<NodeId> named{id};
  while (!named.empty()) {
    const NodeId each = named.back();
    named.pop_back();
    if (!std::exchange(m_known[each.value].counted, false) || m_nodes[each.value].isInput()) continue;
    named.push_back(m_nodes[each.value].left);
    named.push_back(m_nodes[each.value].right);
  }
}

void TraceNodes::readAgain(const Moment& now, NodeId input) {
  Known& known = m_known[input.value];
  if (m_nodes[input.value].isInput() && now < known.when) known.when = now;
}

bool TraceNodes::fold(const Moment& now, NodeId operand, bool anyThread) {
  Node& node = m_nodes[operand.value];
  const Moment& when = m_known[operand.value].when;
  if (node.isInput() || when.step != now.step || when.part != now.part) return false;
  return node.folded = anyThread || node.thread == now.thread;
}

/// Adds to `members` the node and what it was made of, if nothing else can name any of them: elements and results of
/// this thread and this part of the step, each used once at most. Few, since a chain that is longer is a node.
bool TraceNodes::isOwn(const Moment& now, NodeId id, std::uint32_t uses, std::vector<NodeId>& members) const {
  const Node& node = m_nodes[id.value];
  const Known& known = m_known[id.value];
  if (known.when.step != now.step || known.uses != uses || known.counted) return false;
  members.push_back(id);
  if (node.isInput()) return known.home != 0 || node.padding;
  return known.home == 0 && node.thread == now.thread && known.when.part == now.part &&
         isOwn(now, node.left, 1, members) && isOwn(now, node.right, 1, members);
}

bool TraceNodes::extendChain(const Moment& now, NodeId chain, NodeId operand, std::uint64_t bits,
                             const std::function<bool(NodeId)>& counts) {
  constexpr std::uint32_t kept = 9;  // the identity and eight elements, as many as a pile in the picture shows
  Node& node = m_nodes[chain.value];
  const Known& known = m_known[chain.value];
  if (!node.folded || known.terms < kept || known.home != 0) return false;
  m_members.clear();
  if (!isOwn(now, operand, 0, m_members)) return false;
  for (const NodeId id : m_members) {
    node.more += m_nodes[id.value].more;
    if (m_known[id.value].home != 0 && counts(id)) ++node.more;
    m_known[id.value].counted = true;
  }
  node.bits = bits;
  node.folded = false;
  return true;
}

void TraceNodes::settleRows(std::uint32_t step, std::uint32_t rowBefore, const std::vector<std::uint32_t>& rowsAfter) {
  for (std::size_t i = m_firstOfStep; i < m_nodes.size(); ++i) {
    const Moment& when = m_known[i].when;
    if (when.step != step || when.part >= rowsAfter.size()) continue;
    const std::uint32_t before = when.part == 0 ? rowBefore : rowsAfter[when.part - 1];
    m_nodes[i].row = m_nodes[i].isInput() ? before : rowsAfter[when.part];
  }
  m_firstOfStep = m_nodes.size();
}

bool TraceNodes::isLeftOut(std::uint32_t id) const {
  const Known& known = m_known[id];
  return known.counted || (known.tentative && known.uses == 0);
}

void TraceNodes::collect(const VisitHeld& visitHeld) {
  std::vector<bool> kept(m_nodes.size());
  for (std::uint32_t i = 0; i < m_nodes.size(); ++i) kept[i] = !isLeftOut(i);
  visitHeld([&](NodeId& id) { kept[id.value] = true; });
  // What is held may be used after all, and then so is what it was made of: operands come before their result here.
  for (std::uint32_t i = static_cast<std::uint32_t>(m_nodes.size()); i-- > 0;) {
    if (!kept[i] || m_nodes[i].isInput()) continue;
    kept[m_nodes[i].left.value] = true;
    kept[m_nodes[i].right.value] = true;
  }
  std::vector<NodeId> now(m_nodes.size(), Node::none);
  std::uint32_t count = 0, firstOfStep = 0;
  for (std::uint32_t i = 0; i < m_nodes.size(); ++i) {
    if (i == m_firstOfStep) firstOfStep = count;
    if (!kept[i]) continue;
    now[i] = NodeId{count};
    Node& node = m_nodes[count] = m_nodes[i];
    m_known[count++] = m_known[i];
    if (node.isInput()) continue;
    node.left = now[node.left.value];
    node.right = now[node.right.value];
  }
  m_firstOfStep = m_firstOfStep >= m_nodes.size() ? count : firstOfStep;
  const std::size_t freed = m_nodes.size() - count;
  m_nodes.resize(count);
  m_known.resize(count);
  visitHeld([&](NodeId& id) { id = now[id.value]; });
  m_collectAt = std::max(m_collectAt, std::min<std::size_t>(m_most, 2 * std::size_t{count}));
  // Where hardly any are to be had, looking for them each time would take for ever.
  constexpr std::size_t few = m_most / 256;
  if (freed < few && count + few > m_most) m_full = true;
}

void TraceNodes::finish(std::vector<Node>& nodes, std::vector<Known>& known) {
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < m_nodes.size(); ++i)
    if (!isLeftOut(i)) order.push_back(i);
  std::sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return m_known[a].when < m_known[b].when; });
  // Lanes of one part may have read what others of it wrote, which no GPU promises: operands come first all the same.
  std::vector<NodeId> now(m_nodes.size(), Node::none);
  std::vector<std::uint32_t> open;
  for (const std::uint32_t first : order) {
    open.push_back(first);
    while (!open.empty()) {
      const std::uint32_t id = open.back();
      const Node& node = m_nodes[id];
      if (now[id] == Node::none && !node.isInput())
        for (const NodeId operand : {node.right, node.left})
          if (now[operand.value] == Node::none) open.push_back(operand.value);
      if (open.back() != id) continue;
      open.pop_back();
      if (now[id] != Node::none) continue;
      now[id] = NodeId{static_cast<std::uint32_t>(nodes.size())};
      nodes.push_back(node);
      known.push_back(m_known[id]);
      if (node.isInput()) continue;
      nodes.back().left = now[node.left.value];
      nodes.back().right = now[node.right.value];
    }
  }
}

}  // namespace warpfold::emulation
