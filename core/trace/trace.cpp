// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

#include <fmt/format.h>

#include <algorithm>

#include "words/say.h"

namespace warpfold {

std::uint32_t depth(const BlockTrace& trace) {
  // Operands always precede their result, so one pass in order is enough.
  std::vector<std::uint32_t> depths(trace.nodes.size(), 0);
  std::vector<bool> identity(trace.nodes.size());
  std::uint32_t longest = 0;
  for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    identity[i] = node.padding;
    if (node.isInput()) continue;
    const bool left = identity[node.left.value], right = identity[node.right.value];
    identity[i] = left && right && node.more == 0;  // the identity with itself is the identity again
    const bool rounds = !left && !right && node.via != Node::Via::atomic;
    depths[i] = (rounds ? 1 : 0) + node.more + std::max(depths[node.left.value], depths[node.right.value]);
    longest = std::max(longest, depths[i]);
  }
  return longest;
}

std::vector<NodeId> ancestry(const BlockTrace& trace, NodeId root) {
  std::vector<bool> member(trace.nodes.size(), false);
  if (root.value >= member.size()) return {};
  member[root.value] = true;
  for (std::size_t i = root.value + 1; i-- > 0;) {
    const Node& node = trace.nodes[i];
    if (!member[i] || node.isInput()) continue;
    member[node.left.value] = true;
    member[node.right.value] = true;
  }
  std::vector<NodeId> ids;
  for (std::uint32_t i = 0; i < member.size(); ++i)
    if (member[i]) ids.push_back(NodeId{i});
  return ids;
}

std::string elementName(const Location& at) {
  switch (at.space) {
    case Location::Space::input: return fmt::format("g_in[{}]", at.element);
    case Location::Space::output: return fmt::format("g_out[{}]", at.element);
    case Location::Space::slot: return fmt::format("slots[{}]", at.element);
    case Location::Space::cluster: return fmt::format("cluster[{}]", at.element);
    case Location::Space::shared: return fmt::format("shared[{}]", at.element);
    case Location::Space::registers: break;
  }
  return {};
}

Message placeOf(const Location& at) {
  if (at.space == Location::Space::registers) return say<"at-register">(arg<"thread">(at.element));
  return say<"at-element">(arg<"element">(elementName(at)));
}

Message addressOf(const BlockTrace& trace, const Location& at) {
  if (at.space == Location::Space::registers) return placeOf(at);
  return say<"at-address">(arg<"element">(elementName(at)), arg<"bytes">(at.element * sizeOf(trace.type)));
}

}  // namespace warpfold
