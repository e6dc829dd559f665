// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/joined_launches.h"

#include <map>

#include "metrics/current_step.h"
#include "metrics/tree_shape.h"

namespace warpfold {

namespace {

/// Which element of the next launch's input each result of the block is.
std::map<std::uint64_t, NodeId> partialsOf(const BlockTrace& trace) {
  std::map<std::uint64_t, NodeId> partials;
  for (const NodeId id : resultsOf(trace)) {
    const Location& at = trace.nodes[id.value].at;
    partials.emplace(at.isOfBlocks() ? at.element : trace.block.value, id);
  }
  return partials;
}

void append(BlockTrace& all, const BlockTrace& launch) {
  const auto partials = partialsOf(all);
  const std::uint32_t rows = rowCount(all);
  std::vector<NodeId> place(launch.nodes.size());
  for (std::size_t i = 0; i < launch.nodes.size(); ++i) {
    Node node = launch.nodes[i];
    const bool element = node.isInput() && node.at.space == Location::Space::input;
    if (const auto own = partials.find(node.at.element); element && own != partials.end()) {
      place[i] = own->second;
      continue;
    }
    if (element) node.at.space = Location::Space::output;  // of the launch before
    if (!node.isInput()) {
      node.left = place[node.left.value];
      node.right = place[node.right.value];
    }
    node.row += rows;
    place[i] = NodeId{static_cast<std::uint32_t>(all.nodes.size())};
    all.nodes.push_back(node);
  }
  for (Step step : launch.steps) {
    step.index = static_cast<std::uint32_t>(all.steps.size());
    step.row += rows;
    all.steps.push_back(std::move(step));
  }
  all.launch = launch.launch;
}

}  // namespace

BlockTracePtr joinedLaunches(std::span<const BlockTracePtr> launches) {
  auto all = std::make_shared<BlockTrace>(*launches.front());
  for (const BlockTracePtr& launch : launches.subspan(1)) append(*all, *launch);
  return all;
}

}  // namespace warpfold
