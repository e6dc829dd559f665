// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_action.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "metrics/tree_shape.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// Elements of a serial chain; 0 where the value was made of anything but inputs that one place holds.
std::uint64_t serialElements(const BlockTrace& trace, NodeId id, bool& partials) {
  std::uint64_t elements = unrecorded(trace, id);
  std::optional<std::uint32_t> column;
  for (NodeId term : termsOf(trace, id)) {
    const Node& node = trace.nodes[term.value];
    const bool ownPartial = !node.isInput() && node.at.space != Location::Space::input;
    if (node.padding) continue;
    if (!node.isInput() && !(partials && ownPartial)) return 0;
    if (node.isInput() && column && *column != node.column) return 0;
    if (node.isInput()) column = node.column;
    partials = partials || (node.isInput() && node.row > 0);
    ++elements;
  }
  return elements;
}

std::uint32_t roundsOf(const BlockTrace& trace, const Step& step) {
  std::unordered_map<std::uint32_t, std::uint32_t> calls;
  std::uint32_t most = 0;
  for (const Node& node : trace.nodes)
    if (node.row == step.row && !node.isInput()) most = std::max(most, ++calls[node.thread.value]);
  return most;
}

/// Elements that threads took in a step without combining them: of each such thread, how many.
std::unordered_map<std::uint32_t, std::uint64_t> takenOnly(const BlockTrace& trace, const Step& step) {
  std::unordered_set<std::uint32_t> combining;
  for (const Node& node : trace.nodes)
    if (node.row == step.row && !node.isInput()) combining.insert(node.thread.value);
  std::unordered_map<std::uint32_t, std::uint64_t> taken;
  for (const Node& node : trace.nodes) {
    const bool here = node.isInput() && !node.padding && node.row + 1 == step.row;
    if (here && node.at.space == Location::Space::input && !combining.contains(node.thread.value))
      ++taken[node.thread.value];
  }
  return taken;
}

/// Of each thread that combines: how many elements of the input were loaded and not yet combined, at most. The fewest
/// of any thread; values of a trace stand in the order in which each thread made or read them.
std::uint64_t loadsAtOnceIn(const BlockTrace& trace, const Step& step) {
  constexpr std::uint64_t operands = 2;
  struct Loads {
    std::uint64_t waiting = 0, most = 0;
    bool combines = false;
  };
  std::unordered_map<std::uint32_t, Loads> threads;
  const auto isLoad = [&](const Node& node) {
    return node.isInput() && !node.padding && node.row + 1 == step.row && node.at.space == Location::Space::input;
  };
  for (const Node& node : trace.nodes) {
    if (isLoad(node)) {
      Loads& loads = threads[node.thread.value];
      loads.most = std::max(loads.most, ++loads.waiting);
    } else if (!node.isInput() && node.row == step.row) {
      Loads& loads = threads[node.thread.value];
      loads.combines = true;
      for (const NodeId operand : {node.left, node.right})
        if (loads.waiting > 0 && isLoad(trace.nodes[operand.value])) --loads.waiting;
    }
  }
  std::uint64_t fewest = 0;
  for (const auto& [thread, loads] : threads)
    if (loads.combines) fewest = fewest == 0 ? loads.most : std::min(fewest, loads.most);
  return fewest > operands ? fewest : 0;
}

/// A result that replaces the word of the output which was its operand.
bool isUpdate(const BlockTrace& trace, const Node& node) {
  if (!node.at.isOfBlocks() || isWord(node)) return false;
  const Node &left = trace.nodes[node.left.value], &right = trace.nodes[node.right.value];
  return (left.isInput() && left.at == node.at) || (right.isInput() && right.at == node.at);
}

std::uint64_t beyondIn(const BlockTrace& trace, const Step& step) {
  return static_cast<std::uint64_t>(std::count_if(trace.nodes.begin(), trace.nodes.end(), [&](const Node& node) {
    return node.beyond && node.row + 1 == step.row;
  }));
}

}  // namespace

std::optional<std::uint32_t> strideWithin(std::optional<std::uint32_t> stride, std::uint32_t threads) {
  return stride && *stride <= threads ? stride : std::nullopt;
}

StepAction actionOf(const BlockTrace& trace, const Step& step) {
  StepAction action;
  bool serial = true, even = true;
  for (const Node& node : trace.nodes) {
    if (!node.isInput() || node.row == 0 || node.row + 1 != step.row || !node.at.isOfBlocks()) continue;
    action.partials = true;
    action.handedOver |= node.at.space == Location::Space::cluster;
    action.published |= node.at.space == Location::Space::slot;
  }
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.row != step.row || node.isInput()) continue;
    action.operations += 1 + node.more;
    if (isUpdate(trace, node)) {
      action.kind = StepAction::Kind::update;
      action.word = NodeId{i};
      action.wordBefore = trace.nodes[node.left.value].at == node.at ? node.left : node.right;
    }
    if (isWord(node)) {
      action.kind = StepAction::Kind::atomic;
      if (action.wordBefore == Node::none) action.wordBefore = node.left;
      action.word = NodeId{i};
    }
    // What a shuffle brings is combined once in a step; a chain of such values is one instruction's.
    if (node.folded && node.via == Node::Via::shuffle) action.kind = StepAction::Kind::reduction;
    if (node.folded || action.kind == StepAction::Kind::atomic || action.kind == StepAction::Kind::reduction) continue;
    if (node.via == Node::Via::shuffle) {
      action.kind = StepAction::Kind::shuffle;
      const auto giver = trace.nodes[node.right.value].thread.value;
      if (giver > node.thread.value) action.distance = std::max(action.distance, giver - node.thread.value);
    } else if (action.kind == StepAction::Kind::pairs) {
      const std::uint32_t left = trace.nodes[node.left.value].column, right = trace.nodes[node.right.value].column;
      const std::uint32_t apart = right > left ? right - left : 0;
      even = even && (action.distance == 0 || apart == action.distance);
      action.distance = apart;
    }
    const std::uint64_t elements = serial ? serialElements(trace, NodeId{i}, action.partials) : 0;
    serial = serial && elements > 0;
    action.most = std::max(action.most, elements);
    action.fewest = action.fewest == 0 ? elements : std::min(action.fewest, elements);
  }
  if (action.kind == StepAction::Kind::pairs && serial && action.most > 0) action.kind = StepAction::Kind::serial;
  if (action.kind != StepAction::Kind::serial) action.partials = false;
  if (action.kind == StepAction::Kind::serial && !action.partials)
    for (const auto& [thread, elements] : takenOnly(trace, step)) action.fewest = std::min(action.fewest, elements);
  if (action.kind == StepAction::Kind::serial && !action.partials) {
    for (const WarpRequest& request : step.requests)
      action.elementsPerLoad = std::max<std::uint64_t>(action.elementsPerLoad, request.elements);
    if (action.elementsPerLoad == 1) action.loadsAtOnce = loadsAtOnceIn(trace, step);
  }
  action.beyond = beyondIn(trace, step);
  action.rounds = roundsOf(trace, step);
  if (action.kind != StepAction::Kind::pairs) return action;
  if (!even) action.distance = 0;
  if (const auto stride = strideWithin(step.stride, trace.threads)) action.distance = *stride;
  if (action.rounds > 1) action.distance = 0;  // a loop without a barrier has a distance for every round
  return action;
}

Readers readersOfOtherWarps(const BlockTrace& trace, const Step& step) {
  const auto warp = [&](const Node& node) { return node.thread.value / trace.warpSize; };
  const std::vector<bool> used = contributing(trace);
  Readers readers = Readers::none;
  for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.row != step.row || node.isInput() || warp(trace.nodes[node.right.value]) == warp(node)) continue;
    if (used[i]) return Readers::counting;
    readers = Readers::discarded;
  }
  return readers;
}

Message nameOf(const BlockTrace& trace, const Step& step) {
  switch (step.kind) {
    case Step::Kind::load: return say<"step-load">();
    case Step::Kind::store: return say<"step-store">();
    case Step::Kind::share: return say<"step-share">();
    case Step::Kind::combine: break;
  }
  const StepAction action = actionOf(trace, step);
  if (const auto stride = strideWithin(step.stride, trace.threads);
      stride && action.rounds <= 1 && action.kind != StepAction::Kind::reduction)
    return say<"stride">(arg<"distance">(*stride));
  switch (action.kind) {
    case StepAction::Kind::serial: return say<"stride-serial">();
    case StepAction::Kind::atomic: return say<"stride-atomic">();
    case StepAction::Kind::update: return say<"stride-update">();
    case StepAction::Kind::reduction: return say<"stride-warp">();
    default:
      return action.distance > 0 ? say<"stride">(arg<"distance">(action.distance))
                                 : say<"stride-none">(arg<"step">(step.row));
  }
}

}  // namespace warpfold
