// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_sentences.h"

#include <cmath>

#include "metrics/step_action.h"
#include "metrics/tree_shape.h"
#include "metrics/verb.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// Every result of the row stands where its thread does, and its second operand to the right of it.
bool worksOnOwnElement(const BlockTrace& trace, const Step& step) {
  for (const Node& node : trace.nodes) {
    if (node.row != step.row || node.isInput()) continue;
    if (node.thread.value != node.column || trace.nodes[node.right.value].column < node.column) return false;
  }
  return true;
}

// Verbs in the order of Verb.

Message ownSentence(Verb verb, const StepFacts& facts, std::uint32_t distance) {
  const auto which = static_cast<std::size_t>(verb);
  const auto threads = arg<"threads">(facts.threads);
  if (distance == 1)
    return sayNth<"own-add-next", "own-multiply-next", "own-smaller-next", "own-larger-next", "own-bits-next",
                  "own-logic-next">(which, threads);
  return sayNth<"own-add", "own-multiply", "own-smaller", "own-larger", "own-bits", "own-logic">(
      which, threads, arg<"stride">(distance));
}

Message pairSentence(Verb verb, const StepFacts& facts, std::uint32_t distance) {
  const auto which = static_cast<std::size_t>(verb);
  const auto threads = arg<"threads">(facts.threads);
  if (distance == 1)
    return sayNth<"pair-add-next", "pair-multiply-next", "pair-smaller-next", "pair-larger-next", "pair-bits-next",
                  "pair-logic-next">(which, threads);
  return sayNth<"pair-add", "pair-multiply", "pair-smaller", "pair-larger", "pair-bits", "pair-logic">(
      which, threads, arg<"stride">(distance));
}

Message pairsSentence(const BlockTrace& trace, const Step& step, const StepFacts& facts, const StepAction& action,
                      Operation operation) {
  const auto threads = arg<"threads">(facts.threads);
  if (action.rounds > 1) return say<"combine-rounds">(arg<"step">(step.row), threads, arg<"rounds">(action.rounds));
  if (action.distance == 0) return say<"combine-anyhow">(arg<"step">(step.row), threads);
  return worksOnOwnElement(trace, step) ? ownSentence(verbOf(operation), facts, action.distance)
                                        : pairSentence(verbOf(operation), facts, action.distance);
}

Message serialSentence(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const auto threads = arg<"threads">(facts.threads);
  if (action.partials) return trace.finishes ? say<"partials-after-last-ticket">(threads) : say<"partials">(threads);
  if (action.fewest != action.most)
    return say<"serial-varying">(threads, arg<"fewest">(action.fewest), arg<"most">(action.most));
  return action.most == 1 ? say<"serial-one-element">(threads) : say<"serial">(threads, arg<"elements">(action.most));
}

Message shuffleSentence(const StepAction& action) {
  return action.distance == 0 ? say<"shuffle-anyhow">() : say<"shuffle">(arg<"distance">(action.distance));
}

Message atomicSentence(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const auto word = arg<"word">(elementName(trace.nodes[action.word.value].at));
  const auto before = arg<"before">(trace.value(action.wordBefore).text());
  const auto after = arg<"after">(trace.value(action.word).text());
  if (facts.threads.size() == 1) return say<"atomic">(arg<"thread">(facts.threads[0]), word, before, after);
  return say<"atomics">(arg<"threads">(facts.threads), word, before, after);
}

/// Lanes make something only because their warp does it.
bool discardsResults(const BlockTrace& trace, const Step& step) {
  const std::vector<bool> used = contributing(trace);
  for (std::size_t i = 0; i < trace.nodes.size(); ++i)
    if (trace.nodes[i].row == step.row && !trace.nodes[i].isInput() && !used[i]) return true;
  return false;
}

}  // namespace

Message loadSentence(const StepFacts& facts, Operation operation) {
  const auto threads = arg<"threads">(facts.threads.size());
  if (mappingOf(operation) == Mapping::product) return say<"load-multiply">(threads);
  if (mappingOf(operation) == Mapping::square) return say<"load-square">(threads);
  return say<"load">(threads);
}

Messages combineSentences(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation) {
  const StepAction action = actionOf(trace, step);
  Messages sentences;
  switch (action.kind) {
    case StepAction::Kind::serial: return {serialSentence(trace, facts, action)};
    case StepAction::Kind::atomic: return {atomicSentence(trace, facts, action)};
    case StepAction::Kind::shuffle: sentences = {shuffleSentence(action)}; break;
    case StepAction::Kind::pairs:
      sentences = {pairsSentence(trace, step, facts, action, operation)};
      if (!step.warpLevel) return sentences;
      sentences.push_back(readsOtherWarps(trace, step) ? say<"syncwarp-of-other-warps">() : say<"syncwarp">());
  }
  if (discardsResults(trace, step)) sentences.push_back(say<"lanes-discarded">());
  return sentences;
}

Message warpsSentence(const StepFacts& f, bool warpLevel) {
  const auto others = arg<"others">(f.warps - f.issued);
  const auto working = arg<"working">(f.lanes - f.idle);
  const auto lanes = arg<"lanes">(f.lanes);
  const auto warps = arg<"warps">(f.warps);
  const auto issued = arg<"issued">(f.issued);
  const auto idle = arg<"idle">(f.idle);
  const bool busy = f.idle == 0;
  const std::size_t done = warpLevel ? 1 : 0;  // the others have nothing left to do
  if (f.warps == 1) return busy ? say<"only-warp-busy">() : say<"only-warp-idle">(idle, lanes);
  if (f.issued == f.warps && f.warps == 2) return busy ? say<"both-warps-busy">() : say<"both-warps-idle">(idle, lanes);
  if (f.issued == f.warps) return busy ? say<"all-warps-busy">(warps) : say<"all-warps-idle">(warps, idle, lanes);
  if (f.issued > 1)
    return busy ? sayNth<"fill-warps-others-wait", "fill-warps-others-done">(done, issued, others)
                : sayNth<"part-of-warps-others-wait", "part-of-warps-others-done">(done, issued, warps, working, lanes,
                                                                                   others);
  if (!busy)
    return sayNth<"part-of-one-warp-others-wait", "part-of-one-warp-others-done">(done, working, lanes, others);
  return f.threads.size() == 1 ? sayNth<"fills-one-warp-others-wait", "fills-one-warp-others-done">(done, others)
                               : sayNth<"fill-one-warp-others-wait", "fill-one-warp-others-done">(done, others);
}

Messages memorySentence(const StepFacts& facts) {
  if (facts.conflicts > 0) return {say<"bank-conflicts">(arg<"rounds">(facts.conflicts))};
  if (facts.sectors < facts.neededSectors + 0.05) return {};
  const auto tenths = [](double value) { return std::round(value * 10) / 10; };
  const auto sectors = arg<"sectors">(tenths(facts.sectors));
  if (facts.neededSectors == 1) return {say<"sectors-beyond-one">(sectors)};
  return {say<"sectors-beyond">(sectors, arg<"needed">(tenths(facts.neededSectors)))};
}

}  // namespace warpfold
