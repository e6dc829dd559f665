// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/launch_outcome.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold::reductions {

void TraceBudget::take(const BlockTrace& trace, const std::string& asked) {
  m_nodes += trace.nodes.size();
  if (m_nodes > BlockTrace::mostNodesOfLaunch)
    throw InvalidRequest(Field::traceBlocks, asked,
                         say<"traces-too-large">(arg<"most">(BlockTrace::mostNodesOfLaunch)));
}

std::uint32_t rowOf(const LaunchOutcome& outcome, BlockId block, std::uint32_t step) {
  for (const auto& trace : outcome.traces)
    if (trace->block == block && step < trace->steps.size()) return trace->steps[step].row;
  const auto& steps = outcome.counts.steps;
  const auto end = steps.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(step + 1, steps.size()));
  return static_cast<std::uint32_t>(
      std::count_if(steps.begin(), end, [](const emulation::StepTally& s) { return s.combinedThreads > 0; }));
}

std::uint64_t depthAfterPartials(const BlockTrace& trace) {
  std::uint32_t row = ~std::uint32_t{0};
  for (const Node& node : trace.nodes)
    if (node.isInput() && node.at.isOfBlocks()) row = std::min(row, node.row);
  BlockTrace rest = trace;
  for (Node& node : rest.nodes) {
    if (node.row > row || node.isInput()) continue;
    // A block without elements leaves the identity, here as in the blocks before.
    node.padding = rest.nodes[node.left.value].padding && rest.nodes[node.right.value].padding && node.more == 0;
    node.left = node.right = Node::none;
  }
  return depth(rest);
}

std::uint64_t chainLength(const KernelInfo& kernel, std::span<const LaunchOutcome> outcomes) {
  std::uint64_t length = 0;
  for (const LaunchOutcome& outcome : outcomes) {
    if (!outcome.traces.empty()) length += depth(*outcome.traces.front());
    if (!outcome.traces.empty() && outcome.traces.back()->finishes)
      length += depthAfterPartials(*outcome.traces.back());
    if (kernel.output != KernelInfo::Output::one) continue;
    std::uint64_t atomics = 0;
    for (const emulation::StepTally& step : outcome.counts.steps) atomics += step.memory.atomics;
    if (!kernel.inPlace) atomics -= outcome.counts.blankAtomics;
    length += std::max<std::uint64_t>(atomics, 1) - 1;
  }
  return length;
}

}  // namespace warpfold::reductions
