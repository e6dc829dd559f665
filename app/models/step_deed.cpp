// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/step_deed.h"

#include <QCoreApplication>
#include <algorithm>
#include <unordered_map>

#include "models/tree_shape.h"

namespace warpfold::app {

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

}  // namespace

StepDeed deedOf(const BlockTrace& trace, const Step& step) {
  StepDeed deed;
  bool serial = true, even = true;
  deed.partials = std::any_of(trace.nodes.begin(), trace.nodes.end(), [&](const Node& node) {
    return node.isInput() && node.row > 0 && node.row + 1 == step.row &&
           node.at.space == Location::Space::output;
  });
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.row != step.row || node.isInput()) continue;
    if (isWord(node)) {
      deed.kind = StepDeed::Kind::atomic;
      if (deed.wordBefore == Node::none) deed.wordBefore = node.left;
      deed.word = NodeId{i};
    }
    if (node.folded || deed.kind == StepDeed::Kind::atomic) continue;
    if (node.via == Node::Via::shuffle) {
      deed.kind = StepDeed::Kind::shuffle;
      const auto giver = trace.nodes[node.right.value].thread.value;
      if (giver > node.thread.value) deed.distance = std::max(deed.distance, giver - node.thread.value);
    } else if (deed.kind == StepDeed::Kind::pairs) {
      const std::uint32_t left = trace.nodes[node.left.value].column,
                          right = trace.nodes[node.right.value].column;
      const std::uint32_t apart = right > left ? right - left : 0;
      even = even && (deed.distance == 0 || apart == deed.distance);
      deed.distance = apart;
    }
    const std::uint64_t elements = serial ? serialElements(trace, NodeId{i}, deed.partials) : 0;
    serial = serial && elements > 0;
    deed.most = std::max(deed.most, elements);
    deed.fewest = deed.fewest == 0 ? elements : std::min(deed.fewest, elements);
  }
  if (deed.kind == StepDeed::Kind::pairs && serial && deed.most > 0) deed.kind = StepDeed::Kind::serial;
  if (deed.kind != StepDeed::Kind::serial) deed.partials = false;
  deed.rounds = roundsOf(trace, step);
  if (deed.kind != StepDeed::Kind::pairs) return deed;
  if (!even) deed.distance = 0;
  if (step.stride) deed.distance = *step.stride;
  if (deed.rounds > 1) deed.distance = 0;  // a loop without a barrier has a distance for every round
  return deed;
}

QString strideText(const BlockTrace& trace, const Step& step) {
  const auto tr = [](const char* text) {
    return QCoreApplication::translate("warpfold::app::StepDeed", text);
  };
  const StepDeed deed = deedOf(trace, step);
  if (step.stride && deed.rounds <= 1) return QString::number(*step.stride);
  switch (deed.kind) {
    case StepDeed::Kind::serial:
      return tr("serial");
    case StepDeed::Kind::atomic:
      return tr("atomic");
    default:
      return deed.distance > 0 ? QString::number(deed.distance) : QStringLiteral("–");
  }
}

}  // namespace warpfold::app
