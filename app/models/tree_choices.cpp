// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_choices.h"

#include <QCoreApplication>
#include <algorithm>

#include "models/experiment.h"

namespace warpfold::app {

namespace {

using Kind = TreeChoice::Kind;

QString tr(const char* text) {
  return QCoreApplication::translate("warpfold::app::TreeChoice", text);
}

QString levelText(const RunResult& result, const BlockTrace& trace) {
  if (trace.finishes) return tr("Last block, %1").arg(grouped(trace.block.value));
  return tr("Launch %1 of %2, block %3")
      .arg(trace.pass + 1)
      .arg(std::max<std::size_t>(result.passes.size(), trace.pass + 1))
      .arg(grouped(trace.block.value));
}

}  // namespace

QList<NamedChoice> treeChoices(const Comparison& comparison, int side, quint64 block) {
  const BlockTracePtr& board = comparison.side(side).board;
  const bool laterBlock = board && board->block.value != 0;
  QList<NamedChoice> list{
      {{Kind::board},
       laterBlock ? tr("Blackboard example, block %1").arg(board->block.value) : tr("Blackboard example")},
      {{Kind::block}, tr("Block %1 as run").arg(grouped(block))}};
  const auto& result = comparison.side(side).result;
  if (!result) return list;
  for (std::size_t i = 0; i < result->launchTraces.size(); ++i) {
    const BlockTrace& trace = *result->launchTraces[i];
    const bool shownAlready = trace.pass == 0 && trace.block.value == block;
    if (!shownAlready) list.append({{Kind::level, i}, levelText(*result, trace)});
  }
  return list;
}

BlockTracePtr traceOf(const Comparison& comparison, int side, const TreeChoice& choice, quint64 block) {
  if (choice.kind == Kind::board) return comparison.side(side).board;
  const auto& result = comparison.side(side).result;
  if (choice.kind == Kind::level && result && choice.level < result->launchTraces.size())
    return result->launchTraces[choice.level];
  return comparison.blockTrace(side, block);
}

std::optional<Hazard> sameFault(const BlockTrace& trace, const Hazard& hazard) {
  const auto same = [&](const Hazard& h) { return h.sameFault(hazard) && h.step < trace.steps.size(); };
  const auto found = std::find_if(trace.hazards.begin(), trace.hazards.end(), same);
  return found == trace.hazards.end() ? std::nullopt : std::optional(*found);
}

std::optional<std::pair<TreeChoice, Hazard>> whereToSee(const Comparison& comparison, int side, const TreeChoice& first,
                                                        quint64 block, const Hazard& hazard) {
  QList<TreeChoice> choices{first};
  for (const NamedChoice& each : treeChoices(comparison, side, block)) choices.append(each.choice);
  for (const TreeChoice& choice : choices)
    if (const BlockTracePtr trace = traceOf(comparison, side, choice, block))
      if (const auto fault = sameFault(*trace, hazard)) return std::pair{choice, *fault};
  return std::nullopt;
}

}  // namespace warpfold::app
