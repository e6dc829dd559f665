// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_choices.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <set>

#include "models/experiment.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

using Kind = TreeChoice::Kind;

/// So that lupdate and Qt agree on the context.
struct TreeChoicesWords {
  Q_DECLARE_TR_FUNCTIONS(TreeChoices)
};

QString launchText(const RunResult& result, const BlockTrace& trace) {
  if (trace.finishes) return TreeChoicesWords::tr("Last block, %1").arg(grouped(trace.block.value));
  return withValues(TreeChoicesWords::tr("Launch %1 of %2, block %3"), trace.launch + 1,
                    std::max<std::size_t>(result.launches.size(), trace.launch + 1), grouped(trace.block.value));
}

/// Of the elements that the blackboard has.
bool showsTyped(const Comparison& comparison, const BlockTrace& board) {
  if (comparison.typed().empty()) return false;
  const std::uint32_t first = comparison.typed().front().element;
  return std::any_of(board.nodes.begin(), board.nodes.end(),
                     [&](const Node& node) { return isLeaf(node) && node.at.element >= first; });
}

/// Of the board's launch: those whose partial results it reads, and itself.
std::uint64_t boardBlocks(const BlockTrace& board) {
  std::uint64_t last = board.block.value;
  for (const Node& node : board.nodes)
    if (node.isInput() && node.at.isOfBlocks()) last = std::max(last, node.at.element);
  return last + 1;
}

QString blockText(quint64 block) {
  return TreeChoicesWords::tr("Block %1 of the run").arg(grouped(block));
}

/// Of a board of several launches: after which row each but the last one ends.
std::set<std::uint32_t> launchEnds(const BlockTrace& board) {
  std::set<std::uint32_t> ends;
  for (const Node& node : board.nodes)
    if (node.isInput() && node.row > 0 && !node.padding && node.at.isOfBlocks()) ends.insert(node.row);
  return ends;
}

/// Of those that a launch left their partial results in.
std::uint64_t blocksUpTo(const BlockTrace& board, std::uint32_t end) {
  std::uint64_t blocks = 1;
  for (const Node& node : board.nodes)
    if (node.isInput() && node.row == end && !node.padding && node.at.isOfBlocks())
      blocks = std::max(blocks, node.at.element + 1);
  return blocks;
}

/// "Blackboard example, launch 2, block 0 of 1". Only the first launch has several blocks, of which one is shown.
QString launchBoardText(const QString& text, const BlockTrace& board, std::uint32_t row) {
  const std::set<std::uint32_t> ends = launchEnds(board);
  const auto end = ends.lower_bound(row);
  const std::uint64_t block = end == ends.begin() ? board.block.value : 0;
  return withValues(TreeChoicesWords::tr("%1, launch %2, block %3 of %4"), text, std::distance(ends.begin(), end) + 1,
                    block, std::max(block + 1, end == ends.end() ? 1 : blocksUpTo(board, *end)));
}

QString boardText(const Comparison& comparison, const BlockTracePtr& board, std::uint32_t row) {
  const bool typed = board && showsTyped(comparison, *board);
  const QString text =
      typed ? TreeChoicesWords::tr("Blackboard example, your values") : TreeChoicesWords::tr("Blackboard example");
  if (board && board->launch > 0) return launchBoardText(text, *board, row);
  const std::uint64_t blocks = board ? boardBlocks(*board) : 1;
  return blocks == 1 ? text : withValues(TreeChoicesWords::tr("%1, block %2 of %3"), text, board->block.value, blocks);
}

}  // namespace

bool isLeaf(const Node& node) {
  return node.isInput() && node.row == 0 && !node.padding && !node.beyond && node.at.space == Location::Space::input;
}

QList<NamedChoice> treeChoices(const Comparison& comparison, int side, quint64 block, std::uint32_t row) {
  QList<NamedChoice> list{{{Kind::board}, boardText(comparison, comparison.side(side).board, row)},
                          {{Kind::block}, blockText(block)}};
  const auto& result = comparison.side(side).result;
  if (!result) return list;
  for (std::size_t i = 0; i < result->launchTraces.size(); ++i) {
    const BlockTrace& trace = *result->launchTraces[i];
    const bool shownAlready = trace.launch == 0 && trace.block.value == block;
    if (!shownAlready) list.append({{Kind::launch, i}, launchText(*result, trace)});
  }
  if (result->ranks && result->ranks->parts.size() > 1)
    for (std::size_t rank = 0; rank < result->ranks->parts.size(); ++rank)
      if (const BlockTracePtr& trace = result->ranks->parts[rank].trace)
        list.append({{Kind::rank, rank},
                     withValues(TreeChoicesWords::tr("Rank %1, block %2"), rank, grouped(trace->block.value))});
  return list;
}

QString stepsReference(const Comparison& comparison, quint64 block) {
  const bool oneBlock = comparison.blockTrace(0, block) || comparison.blockTrace(1, block);
  return oneBlock ? blockText(block) : TreeChoicesWords::tr("All traced blocks");
}

QString countersReference() {
  return TreeChoicesWords::tr("First launch, all blocks");
}

BlockTracePtr traceOf(const Comparison& comparison, int side, const TreeChoice& choice, quint64 block) {
  if (choice.kind == Kind::board) return comparison.side(side).board;
  const auto& result = comparison.side(side).result;
  if (choice.kind == Kind::launch && result && choice.launch < result->launchTraces.size())
    return result->launchTraces[choice.launch];
  if (choice.kind == Kind::rank) {
    const bool there = result && result->ranks && choice.launch < result->ranks->parts.size();
    return there ? result->ranks->parts[choice.launch].trace : nullptr;
  }
  return comparison.blockTrace(side, block);
}

namespace {

bool reports(const std::vector<Hazard>& hazards, const Hazard& hazard) {
  return std::find(hazards.begin(), hazards.end(), hazard) != hazards.end();
}

/// The trace of the hazard's own block and launch.
std::optional<HazardPlace> ownPlace(const RunResult& result, const Hazard& hazard) {
  const auto own = [&](const BlockTracePtr& trace) {
    return trace && trace->launch == hazard.launch && trace->block == hazard.block && hazard.step < trace->steps.size();
  };
  if (std::any_of(result.traces.begin(), result.traces.end(), own))
    return HazardPlace{{Kind::block}, hazard.block.value, hazard};
  const auto launch = std::find_if(result.launchTraces.begin(), result.launchTraces.end(), own);
  if (launch == result.launchTraces.end()) return std::nullopt;
  return HazardPlace{{Kind::launch, std::size_t(launch - result.launchTraces.begin())}, 0, hazard};
}

/// The same two lines in a trace, between other threads perhaps.
std::optional<Hazard> sameFault(const BlockTrace& trace, const Hazard& hazard) {
  const auto same = [&](const Hazard& h) { return h.sameFault(hazard) && h.step < trace.steps.size(); };
  const auto found = std::find_if(trace.hazards.begin(), trace.hazards.end(), same);
  return found == trace.hazards.end() ? std::nullopt : std::optional(*found);
}

std::optional<HazardPlace> placeOfSameFault(const Comparison& comparison, int side, const Hazard& hazard) {
  for (const NamedChoice& each : treeChoices(comparison, side, hazard.block.value))
    if (const BlockTracePtr trace = traceOf(comparison, side, each.choice, hazard.block.value))
      if (const auto fault = sameFault(*trace, hazard)) return HazardPlace{each.choice, hazard.block.value, *fault};
  return std::nullopt;
}

}  // namespace

std::optional<HazardPlace> placeOf(const Comparison& comparison, int side, const Hazard& hazard) {
  const Comparison::SideState& state = comparison.side(side);
  if (state.result && reports(state.result->hazards, hazard))
    if (auto place = ownPlace(*state.result, hazard)) return place;
  if (state.board && reports(state.board->hazards, hazard) && hazard.step < state.board->steps.size())
    return HazardPlace{{Kind::board}, 0, hazard};
  return canBeTraced(comparison, side, hazard) ? std::nullopt : placeOfSameFault(comparison, side, hazard);
}

bool canBeTraced(const Comparison& comparison, int side, const Hazard& hazard) {
  const auto& result = comparison.side(side).result;
  return hazard.launch == 0 && result && reports(result->hazards, hazard) && !ownPlace(*result, hazard);
}

}  // namespace warpfold::app
