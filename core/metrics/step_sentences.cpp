// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/step_sentences.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "metrics/step_action.h"
#include "metrics/tree_shape.h"
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

/// Threads that combine their own element with another one (`own`), or two elements.
Message verbSentence(Verb verb, bool own, const StepFacts& facts, std::uint32_t distance) {
  const std::size_t row = placeOf(verb);
  const auto threads = arg<"threads">(facts.threads);
  const auto stride = arg<"stride">(distance);
  if (distance == 1)
    return own ? sayOfRow<verbRows, &VerbRow::ownNext>(row, threads)
               : sayOfRow<verbRows, &VerbRow::pairNext>(row, threads);
  return own ? sayOfRow<verbRows, &VerbRow::own>(row, threads, stride)
             : sayOfRow<verbRows, &VerbRow::pair>(row, threads, stride);
}

Message pairsSentence(const BlockTrace& trace, const Step& step, const StepFacts& facts, const StepAction& action,
                      Operation operation) {
  const auto threads = arg<"threads">(facts.threads);
  if (action.rounds > 1) return say<"combine-rounds">(arg<"step">(step.row), threads, arg<"rounds">(action.rounds));
  if (action.distance == 0) return say<"combine-anyhow">(arg<"step">(step.row), threads);
  return verbSentence(verbOf(operation), worksOnOwnElement(trace, step), facts, action.distance);
}

Message serialSentence(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const auto threads = arg<"threads">(facts.threads);
  if (action.handedOver) return say<"partials-of-cluster">(threads);
  if (action.published) return say<"partials-waited-for">(threads);
  if (action.partials) return trace.finishes ? say<"partials-after-all">(threads) : say<"partials">(threads);
  if (const auto each = arg<"each">(action.elementsPerLoad); each.value > 1) {
    if (action.fewest == action.most) return say<"serial-wide">(threads, arg<"elements">(action.most), each);
    return say<"serial-wide-varying">(threads, arg<"fewest">(action.fewest), arg<"most">(action.most), each);
  }
  if (const auto loads = arg<"loads">(action.loadsAtOnce); loads.value > 0) {
    if (action.fewest != action.most)
      return say<"serial-in-groups-varying">(threads, arg<"fewest">(action.fewest), arg<"most">(action.most), loads);
    return action.most == loads.value ? say<"serial-at-once">(threads, loads)
                                      : say<"serial-in-groups">(threads, arg<"elements">(action.most), loads);
  }
  if (action.fewest + 1 == action.most)
    return say<"serial-either">(threads, arg<"fewest">(action.fewest), arg<"most">(action.most));
  if (action.fewest != action.most)
    return say<"serial-varying">(threads, arg<"fewest">(action.fewest), arg<"most">(action.most));
  return action.most == 1 ? say<"serial-one-element">(threads) : say<"serial">(threads, arg<"elements">(action.most));
}

/// Lanes of the block's warps for which `holds` is true of a result of the step, ascending.
template <typename Holds>
std::vector<std::uint32_t> lanesWhere(const BlockTrace& trace, const Step& step, Holds holds) {
  std::set<std::uint32_t> lanes;
  for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    if (node.row == step.row && !node.isInput() && holds(NodeId{i})) lanes.insert(node.thread.value % trace.warpSize);
  }
  return {lanes.begin(), lanes.end()};
}

Messages shuffleSentences(const BlockTrace& trace, const Step& step, const StepAction& action) {
  if (action.distance == 0) return {say<"shuffle-anyhow">()};
  Messages sentences{say<"shuffle">(arg<"distance">(action.distance))};
  const auto withoutGiver = lanesWhere(trace, step, [&](NodeId id) {
    const Node& node = trace.nodes[id.value];
    return trace.nodes[node.right.value].thread == node.thread;
  });
  if (!withoutGiver.empty()) sentences.push_back(say<"shuffle-own">(arg<"lanes">(withoutGiver)));
  return sentences;
}

/// What the word held, and what it holds then.
Message beforeAndAfter(const BlockTrace& trace, const StepAction& action, Message message) {
  return withValue(withValue(std::move(message), "before", trace.value(action.wordBefore)), "after",
                   trace.value(action.word));
}

Message updateSentence(const BlockTrace& trace, const StepAction& action) {
  const Node& word = trace.nodes[action.word.value];
  return beforeAndAfter(trace, action,
                        say<"update">(arg<"thread">(word.thread.value), arg<"word">(elementName(word.at)),
                                      arg<"before">(""), arg<"after">("")));
}

Message atomicSentence(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const auto word = arg<"word">(elementName(trace.nodes[action.word.value].at));
  const auto before = arg<"before">("");
  const auto after = arg<"after">("");
  return beforeAndAfter(trace, action,
                        facts.threads.size() == 1 ? say<"atomic">(arg<"thread">(facts.threads[0]), word, before, after)
                                                  : say<"atomics">(arg<"threads">(facts.threads), word, before, after));
}

/// Lanes that make something only because their warp does it.
std::vector<std::uint32_t> discardingLanes(const BlockTrace& trace, const Step& step) {
  const std::vector<bool> used = contributing(trace);
  return lanesWhere(trace, step, [&](NodeId id) { return !used[id.value]; });
}

Message syncwarpSentence(const BlockTrace& trace, const Step& step) {
  switch (readersOfOtherWarps(trace, step)) {
    case Readers::counting: return say<"syncwarp-of-other-warps">();
    case Readers::discarded: return say<"syncwarp-of-results">();
    case Readers::none: break;
  }
  return say<"syncwarp">();
}

}  // namespace

Messages loadSentences(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation) {
  const auto threads = arg<"threads">(facts.threads.size());
  const auto identities = std::count_if(trace.nodes.begin(), trace.nodes.end(), [&](const Node& node) {
    return node.isInput() && node.padding && node.row == step.row && node.at.space != Location::Space::input;
  });
  Messages sentences{mappingOf(operation) == Mapping::product  ? say<"load-multiply">(threads)
                     : mappingOf(operation) == Mapping::square ? say<"load-square">(threads)
                                                               : say<"load">(threads)};
  const std::uint64_t without = trace.threads - facts.threads.size();
  if (without > 0 && identities > 0) sentences.push_back(say<"load-identity">(arg<"threads">(without)));
  return sentences;
}

Messages combineSentences(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation) {
  const StepAction action = actionOf(trace, step);
  Messages sentences;
  switch (action.kind) {
    case StepAction::Kind::serial:
      sentences = {serialSentence(trace, facts, action)};
      if (action.loadsAtOnce > 0) sentences.push_back(say<"loads-at-once">(arg<"loads">(action.loadsAtOnce)));
      break;
    case StepAction::Kind::atomic: return {atomicSentence(trace, facts, action)};
    case StepAction::Kind::update: return {updateSentence(trace, action)};
    case StepAction::Kind::shuffle: sentences = shuffleSentences(trace, step, action); break;
    case StepAction::Kind::reduction: sentences = {say<"warp-reduction">()}; break;
    case StepAction::Kind::pairs:
      sentences = {pairsSentence(trace, step, facts, action, operation)};
      if (step.warpLevel) sentences.push_back(syncwarpSentence(trace, step));
  }
  if (action.beyond > 0) sentences.push_back(say<"elements-beyond">(arg<"elements">(action.beyond)));
  const bool alone =
      action.kind != StepAction::Kind::shuffle && action.kind != StepAction::Kind::reduction && !step.warpLevel;
  if (const auto lanes = alone ? std::vector<std::uint32_t>() : discardingLanes(trace, step); !lanes.empty())
    sentences.push_back(say<"lanes-discarded">(arg<"lanes">(lanes)));
  return sentences;
}

Message withValue(Message message, std::string_view argument, const Scalar& value) {
  const std::string text = value.text();
  for (Argument& each : message.arguments) {
    if (each.name != argument) continue;
    if (isFloating(value.type))
      each.value = text;
    else if (text.starts_with('-'))
      each.value = std::int64_t{std::stoll(text)};
    else
      each.value = std::uint64_t{std::stoull(text)};
  }
  return message;
}

namespace {

/// Of how many lanes of a warp one works, where it is the same number in all of them; else 0.
std::uint64_t oneLaneIn(const StepFacts& f) {
  const auto lanes = f.issued == 0 ? 0 : static_cast<std::uint64_t>(f.lanes) / f.issued;
  const auto each = static_cast<std::uint64_t>(f.each);
  return each > 0 && lanes % each == 0 ? lanes / each : 0;
}

/// All warps of the block work.
Message allWarps(const StepFacts& f) {
  const auto working = arg<"working">(f.lanes - f.idle);
  const auto lanes = arg<"lanes">(f.lanes);
  const auto warps = arg<"warps">(f.warps);
  const auto each = arg<"each">(oneLaneIn(f));
  const bool busy = f.idle == 0;
  if (f.warps == 1)
    return busy             ? say<"only-warp-busy">()
           : each.value > 0 ? say<"only-warp-share">(each)
                            : say<"only-warp-part">(working, lanes);
  if (busy) return f.warps == 2 ? say<"both-warps-busy">() : say<"all-warps-busy">(warps);
  const auto issued = arg<"issued">(f.issued);
  return each.value > 0 ? say<"all-warps-share">(issued, warps, each)
                        : say<"all-warps-part">(issued, warps, working, lanes);
}

}  // namespace

Message warpsSentence(const StepFacts& f, bool barrier) {
  if (f.issued == f.warps) return allWarps(f);
  const auto others = arg<"others">(f.warps - f.issued);
  const auto working = arg<"working">(f.lanes - f.idle);
  const auto lanes = arg<"lanes">(f.lanes);
  const auto warps = arg<"warps">(f.warps);
  const auto issued = arg<"issued">(f.issued);
  const auto each = arg<"each">(oneLaneIn(f));
  const std::size_t done = barrier ? 0 : 1;  // the others have nothing left to do
  if (f.issued == 1) {
    if (f.idle == 0) return sayNth<"one-warp-full-others-wait", "one-warp-full-others-done">(done, warps, others);
    if (each.value > 0)
      return sayNth<"one-warp-share-others-wait", "one-warp-share-others-done">(done, warps, each, others);
    return sayNth<"one-warp-part-others-wait", "one-warp-part-others-done">(done, warps, working, lanes, others);
  }
  if (f.idle == 0)
    return sayNth<"some-warps-full-others-wait", "some-warps-full-others-done">(done, issued, warps, others);
  if (each.value > 0)
    return sayNth<"some-warps-share-others-wait", "some-warps-share-others-done">(done, issued, warps, each, others);
  return sayNth<"some-warps-part-others-wait", "some-warps-part-others-done">(done, issued, warps, working, lanes,
                                                                              others);
}

Message readingWarpsSentence(const StepFacts& facts) {
  const auto working = arg<"working">(facts.lanes - facts.idle);
  const auto lanes = arg<"lanes">(facts.lanes);
  if (facts.warps == 1) return say<"only-warp-reads">(working, lanes);
  return say<"warps-read">(arg<"issued">(facts.issued), arg<"warps">(facts.warps), working, lanes);
}

Messages smallWarpsSentence(const StepFacts& facts) {
  if (facts.warpBytes == 0 || facts.warpBytes >= 32) return {};
  return {say<"small-warps-fill">(arg<"lanes">(facts.warpLanes), arg<"bytes">(facts.warpBytes))};
}

namespace {

/// Where every access of a warp stays within one sector, of which it cannot use all.
Messages smallRequestSentence(const StepFacts& facts) {
  if (!facts.bytes || facts.neededSectors != 1 || facts.bytes->used == facts.bytes->moved) return {};
  const std::uint64_t requests = facts.bytes->moved / 32;
  if (facts.bytes->used % requests != 0) return {};
  const std::uint64_t each = facts.bytes->used / requests;
  return each == facts.warpBytes ? smallWarpsSentence(facts)
                                 : Messages{say<"request-below-sector">(arg<"bytes">(each))};
}

}  // namespace

Messages memorySentence(const StepFacts& facts) {
  if (facts.conflicts > 0)
    return {
        sayNth<"bank-conflicts", "bank-conflicts-one-warp">(facts.issued == 1 ? 1 : 0, arg<"rounds">(facts.conflicts))};
  if (!facts.sectors || *facts.sectors < facts.neededSectors + 0.05) return smallRequestSentence(facts);
  if (facts.bytes) {
    Messages sentences{sayNth<"warps-use-bytes", "warp-uses-bytes">(
        facts.issued == 1 ? 1 : 0, arg<"used">(facts.bytes->used), arg<"moved">(facts.bytes->moved),
        arg<"percent">(100 * facts.bytes->share()))};
    if (const auto apart = facts.apart)
      sentences.push_back(say<"values-apart">(arg<"apart">(apart->bytes), arg<"values">(apart->inSector()),
                                              arg<"room">(apart->room())));
    return sentences;
  }
  const auto tenths = [](double value) { return std::round(value * 10) / 10; };
  const auto sectors = arg<"sectors">(tenths(*facts.sectors));
  if (facts.neededSectors == 1) return {say<"sectors-beyond-one">(sectors)};
  return {say<"sectors-beyond">(sectors, arg<"needed">(tenths(facts.neededSectors)))};
}

}  // namespace warpfold
