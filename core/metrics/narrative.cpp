// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/narrative.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "metrics/step_sentences.h"
#include "metrics/tree_shape.h"
#include "words/say.h"

namespace warpfold {

namespace {

void append(Messages& sentences, Messages more) {
  for (Message& each : more) sentences.push_back(std::move(each));
}

Messages resting(const BlockTrace& trace) {
  std::uint64_t inputs = 0, padding = 0, beyond = 0;
  for (const Node& node : trace.nodes) {
    inputs += node.more;
    const bool ownInput = node.isInput() && node.row == 0 && node.at.space == Location::Space::input;
    if (!ownInput) continue;
    ++inputs;
    padding += node.padding ? 1 : 0;
    beyond += node.beyond ? 1 : 0;
  }
  Messages sentences{say<"inputs-lie">(arg<"values">(inputs))};
  if (padding > 0) sentences.push_back(say<"inputs-padding">(arg<"padding">(padding)));
  if (beyond > 0) sentences.push_back(say<"inputs-beyond">(arg<"values">(beyond)));
  return sentences;
}

Scalar resultOf(const BlockTrace& trace) {
  return trace.value(resultsOf(trace).front());
}

/// With the block's result where the message has an argument of this name.
Message withResult(const BlockTrace& trace, Message message) {
  return withValue(std::move(message), "result", resultOf(trace));
}

Message storesResult(const BlockTrace& trace, std::uint32_t thread) {
  return withResult(trace, say<"stores-result">(arg<"thread">(thread), arg<"result">("")));
}

bool hasEnded(const BlockTrace& trace, double position) {
  return position >= rowCount(trace) - 1e-9;
}

/// What the last combining step itself stores, where no barrier parts the two.
Messages storedAtOnce(const BlockTrace& trace, double position) {
  const Step* step = currentStep(trace, position);
  if (!hasEnded(trace, position) || step == nullptr || step->counters.memory.globalStoreRequests == 0) return {};
  if (actionOf(trace, *step).kind == StepAction::Kind::update) return {};  // the sentence of the step has told it
  std::vector<std::uint32_t> threads;
  for (const NodeId id : resultsOf(trace)) {
    if (trace.nodes[id.value].row != step->row || isWord(trace.nodes[id.value])) return {};
    threads.push_back(trace.nodes[id.value].thread.value);
  }
  if (threads.size() == 1) return {storesResult(trace, threads[0])};
  return {say<"stores-results">(arg<"threads">(threads))};
}

/// A block that counts the blocks that are done.
Messages ticket(const BlockTrace& trace, const Step& step, bool ended) {
  const NodeId partial = madeIn(trace, step.row);
  const auto threads = workingThreads(trace, step);
  const auto thread = arg<"thread">(threads.empty() ? 0u : threads[0]);
  return {partial == Node::none
              ? say<"draws-ticket-only">(thread)
              : withValue(say<"draws-ticket">(thread, arg<"result">("")), "result", trace.value(partial)),
          ended ? say<"ticket-is-not-last">() : say<"ticket-is-last">()};
}

/// Of a blackboard that goes on with the next launch: whether this row ends one.
bool endsLaunch(const BlockTrace& trace, std::uint32_t row) {
  return trace.launch > 0 && row > 0 && std::any_of(trace.nodes.begin(), trace.nodes.end(), [row](const Node& node) {
           return node.isInput() && node.row == row && node.at.isOfBlocks();
         });
}

Messages launchEnds(const BlockTrace& trace, std::uint32_t row) {
  const NodeId partial = madeIn(trace, row);
  if (partial == Node::none) return {};
  const auto thread = arg<"thread">(trace.nodes[partial.value].thread.value);
  return {withValue(say<"launch-ends">(thread, arg<"result">("")), "result", trace.value(partial))};
}

/// What is stored between the step that a position shows and the next one, or at the end.
Messages stored(const BlockTrace& trace, double position) {
  const Step* step = storeStep(trace, position);
  if (trace.nodes.empty()) return {};
  if (const auto row = currentRow(trace, position); position > row - 1e-9 && endsLaunch(trace, row))
    return launchEnds(trace, row);
  if (step == nullptr) return storedAtOnce(trace, position);
  const bool ended = hasEnded(trace, position);
  if (step->counters.memory.atomics > 0) return ticket(trace, *step, ended);
  if (!ended) return {};
  if (const auto results = resultsOf(trace).size(); results > 1) return {say<"stores-many">(arg<"results">(results))};
  const auto threads = workingThreads(trace, *step);
  if (threads.size() == 1) return {storesResult(trace, threads[0])};
  return {withResult(trace, sayNth<"result-of-block", "result-of-all">(trace.finishes ? 1 : 0, arg<"result">("")))};
}

/// Of a tree that has ended while the other one goes on.
Messages over(const BlockTrace& trace, std::size_t side) {
  const auto steps = arg<"steps">(rowCount(trace));
  if (resultsOf(trace).size() != 1) return {sayNth<"left-ended", "right-ended">(side, steps)};
  return {withResult(trace, sayNth<"left-ended-in", "right-ended-in">(side, steps, arg<"result">("")))};
}

/// One side on its own: the step, its warps, and memory or, at the end, the result.
Messages alone(const NarrativeSide& side, Operation operation) {
  const BlockTrace& trace = *side.trace;
  const Step* step = currentStep(trace, side.position);
  const Messages closing = stored(trace, side.position);
  Messages sentences;
  if (step == nullptr) {
    sentences = resting(trace);
  } else {
    const StepFacts facts(trace, *step);
    if (facts.threads.empty()) return {};
    if (step->kind == Step::Kind::load)
      append(sentences, loadSentences(trace, *step, facts, operation));
    else
      append(sentences, combineSentences(trace, *step, facts, operation));
    if (step->kind == Step::Kind::load && facts.threads.size() < trace.threads)
      sentences.push_back(readingWarpsSentence(facts));
    else
      sentences.push_back(warpsSentence(facts, step->endsAtBarrier()));
    if (closing.empty()) append(sentences, memorySentence(facts));
  }
  append(sentences, closing);
  return sentences;
}

/// B's own sentences after the one that leads over from A.
Messages onTheRight(Message lead, Messages sentences) {
  if (!sentences.empty()) sentences.insert(sentences.begin(), std::move(lead));
  return sentences;
}

Message comparedWarps(const StepFacts& a, const StepFacts& b, bool barrier, Operation operation) {
  if (b.threads.size() == 1) return say<"right-one-thread">();
  const Noun noun = rowOf(verbOf(operation)).noun;
  const auto issued = arg<"issued">(b.issued);
  const auto others = arg<"others">(b.warps - b.issued);
  if (b.issued == a.issued)
    return sayNth<"right-additions-same", "right-comparisons-same", "right-operations-same">(noun);
  if (b.issued > a.issued)
    return sayNth<"right-additions-more", "right-comparisons-more", "right-operations-more">(noun, issued);
  const bool one = b.issued == 1;
  if (b.warps == b.issued)
    return one ? sayNth<"right-additions-one-warp", "right-comparisons-one-warp", "right-operations-one-warp">(noun)
               : sayNth<"right-additions-warps", "right-comparisons-warps", "right-operations-warps">(noun, issued);
  if (one)
    return barrier ? sayNth<"right-additions-one-warp-others-wait", "right-comparisons-one-warp-others-wait",
                            "right-operations-one-warp-others-wait">(noun, others)
                   : sayNth<"right-additions-one-warp-others-done", "right-comparisons-one-warp-others-done",
                            "right-operations-one-warp-others-done">(noun, others);
  return barrier ? sayNth<"right-additions-warps-others-wait", "right-comparisons-warps-others-wait",
                          "right-operations-warps-others-wait">(noun, issued, others)
                 : sayNth<"right-additions-warps-others-done", "right-comparisons-warps-others-done",
                          "right-operations-warps-others-done">(noun, issued, others);
}

Messages comparedMemory(const StepFacts& a, const StepFacts& b) {
  if (a.conflicts != b.conflicts)
    return {say<"compared-conflicts">(arg<"left">(a.conflicts), arg<"right">(b.conflicts))};
  // Of requests that use more values, more sectors are no fault: what counts is how much of them is used.
  constexpr double least = 1.0 / 32;
  const auto share = [](const StepFacts& facts) { return facts.bytes ? facts.bytes->share() : facts.usedBytes / 32; };
  if (!a.sectors || !b.sectors) return {};
  if (a.bytes && a.bytes == b.bytes && std::abs(*a.sectors - *b.sectors) >= 0.05)
    return {say<"compared-sectors">(arg<"moved">(a.bytes->moved), arg<"left">(*a.sectors), arg<"right">(*b.sectors))};
  if (std::abs(share(a) - share(b)) < least) return {};
  Messages sentences{say<"compared-bytes">(arg<"left">(100 * share(a)), arg<"right">(100 * share(b)))};
  if (memorySentence(a) != smallWarpsSentence(b)) append(sentences, smallWarpsSentence(b));
  return sentences;
}

Message comparedResults(const BlockTrace& a, const BlockTrace& b) {
  if (resultOf(a).text() == resultOf(b).text()) return withResult(a, say<"both-end-in">(arg<"result">("")));
  const Message both =
      sayNth<"end-in", "end-in-rounded">(isFloating(a.type) ? 1 : 0, arg<"left">(""), arg<"right">(""));
  return withValue(withValue(both, "left", resultOf(a)), "right", resultOf(b));
}

/// What B stores after a step, where it is not the same kind of thing that A stores: a launch ends, or a ticket is
/// drawn.
Messages comparedStored(const NarrativeSide& a, const NarrativeSide& b) {
  const Messages left = stored(*a.trace, a.position);
  Messages right = stored(*b.trace, b.position);
  if (right.empty() || (!left.empty() && left.front().code == right.front().code)) return {};
  const bool launch = !left.empty() && left.front().code == "launch-ends";
  if (launch && right.back().code == "ticket-is-last") right.push_back(say<"ticket-saves-launch">());
  return right;
}

/// Each thread takes more elements on one side than on the other before the tree.
Messages comparedElements(const NarrativeSide& a, const NarrativeSide& b, const StepAction& left,
                          const StepAction& right) {
  for (const StepAction* each : {&left, &right})
    if (each->kind != StepAction::Kind::serial || each->partials || each->fewest != each->most) return {};
  if (left.most == right.most || left.loadsAtOnce != right.loadsAtOnce) return {};
  const auto own = arg<"right">(right.most);
  const auto other = arg<"left">(left.most);
  if (right.most < left.most) return {say<"right-takes-fewer">(own, other)};
  const bool atOnce = a.trace->launch > 0 && b.trace->launch == 0 && !b.trace->finishes;
  return {sayNth<"right-takes-more", "right-takes-more-at-once">(atOnce ? 1 : 0, own, other)};
}

/// Both take as many elements before the tree, one of them with more loads under way.
Messages comparedLoads(const StepAction& a, const StepAction& b) {
  if (a.loadsAtOnce == b.loadsAtOnce || a.elementsPerLoad != b.elementsPerLoad) return {};
  return {b.loadsAtOnce > 0 ? say<"right-loads-at-once">(arg<"loads">(b.loadsAtOnce))
                            : say<"right-loads-one-by-one">()};
}

/// Both do the same now, but took their elements in different ways in a step before.
Messages comparedBefore(const NarrativeSide& a, const NarrativeSide& b, std::uint32_t row) {
  for (std::uint32_t before = 1; before < row; ++before) {
    const Step* left = currentStep(*a.trace, before);
    const Step* right = currentStep(*b.trace, before);
    if (left == nullptr || right == nullptr) continue;
    const StepAction actions[] = {actionOf(*a.trace, *left), actionOf(*b.trace, *right)};
    const bool serial = std::all_of(std::begin(actions), std::end(actions), [](const StepAction& action) {
      return action.kind == StepAction::Kind::serial && !action.partials;
    });
    if (serial && actions[0].most == actions[1].most && !comparedLoads(actions[0], actions[1]).empty())
      return {say<"only-loads-differ">(arg<"step">(before))};
  }
  return {};
}

/// B against A, where both combine with the same number of threads; else nothing.
Messages compared(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  const Step* left = currentStep(*a.trace, a.position);
  const Step* right = currentStep(*b.trace, b.position);
  if (left == nullptr || right == nullptr || left->kind != Step::Kind::combine || right->kind != left->kind) return {};
  // Shuffles, serial sums and atomics have more to tell than where they differ from another step.
  const StepAction actions[] = {actionOf(*a.trace, *left), actionOf(*b.trace, *right)};
  if (Messages elements = comparedElements(a, b, actions[0], actions[1]); !elements.empty()) return elements;
  const StepFacts facts[] = {StepFacts(*a.trace, *left), StepFacts(*b.trace, *right)};
  if (facts[0].threads.empty() || facts[0].threads.size() != facts[1].threads.size()) return {};
  if (actions[0].kind != actions[1].kind || actions[0].operations != actions[1].operations) return {};
  if (const Messages loads = comparedLoads(actions[0], actions[1]); !loads.empty()) return loads;
  const bool ended = closingStep(*a.trace, a.position) != nullptr && closingStep(*b.trace, b.position) != nullptr;
  Messages sentences{comparedWarps(facts[0], facts[1], right->endsAtBarrier(), operation)};
  append(sentences, ended ? Messages{comparedResults(*a.trace, *b.trace)} : comparedMemory(facts[0], facts[1]));
  if (!ended) append(sentences, comparedStored(a, b));
  if (sentences.size() == 1) append(sentences, comparedBefore(a, b, left->row));
  if (left->timeNs && right->timeNs && a.comparableTimes && b.comparableTimes)
    sentences.push_back(sayNth<"compared-times", "compared-modelled-times">(
        a.modelledTimes && b.modelledTimes ? 1 : 0, arg<"left">(std::llround(*left->timeNs)),
        arg<"right">(std::llround(*right->timeNs))));
  return sentences;
}

/// Neither side has begun, or both load: what was said of A holds for B.
bool sameStart(const NarrativeSide& a, const NarrativeSide& b) {
  const Step* left = currentStep(*a.trace, a.position);
  const Step* right = currentStep(*b.trace, b.position);
  if (left == nullptr || right == nullptr) return left == right && a.trace->threads == b.trace->threads;
  return left->kind == Step::Kind::load && right->kind == Step::Kind::load && left->counters == right->counters;
}

/// Which launch a row belongs to, from 1 on.
std::uint32_t launchOf(const BlockTrace& trace, std::uint32_t row) {
  std::uint32_t launch = 1;
  for (std::uint32_t before = 1; before < row; ++before) launch += endsLaunch(trace, before) ? 1 : 0;
  return launch;
}

/// A launch that only one side needs: the block on the other one goes on with all partial results itself.
Messages sparedLaunch(const NarrativeSide& a, const NarrativeSide& b) {
  const auto row = [](const NarrativeSide& side) { return currentRow(*side.trace, side.position); };
  const std::uint32_t launches[] = {launchOf(*a.trace, row(a)), launchOf(*b.trace, row(b))};
  if (launches[0] > 1 && b.trace->finishes) return {say<"left-is-launch">(arg<"launch">(launches[0]))};
  if (launches[1] > 1 && a.trace->finishes) return {say<"right-is-launch">(arg<"launch">(launches[1]))};
  return {};
}

/// B beside A where they can be compared, else on its own; nothing where the same was said of A.
Messages ofB(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  if (a.trace == nullptr) return alone(b, operation);
  if (a.over) return onTheRight(say<"right-goes-on">(), alone(b, operation));
  const Messages sentences = compared(a, b, operation);
  if (!sentences.empty() || sameStart(a, b)) return sentences;
  const Messages own = alone(b, operation);
  if (own == alone(a, operation)) return {say<"right-same">()};
  return onTheRight(say<"right-differs">(), own);
}

}  // namespace

std::vector<Messages> narrative(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  std::vector<Messages> paragraphs;
  const auto add = [&](const Messages& sentences) {
    if (!sentences.empty()) paragraphs.push_back(sentences);
  };
  if (a.trace != nullptr) add(a.over ? over(*a.trace, 0) : alone(a, operation));
  if (b.trace != nullptr) {
    Messages sentences = b.over ? over(*b.trace, 1) : ofB(a, b, operation);
    if (a.trace != nullptr && !a.over && !b.over) append(sentences, sparedLaunch(a, b));
    add(sentences);
  }
  return paragraphs;
}

}  // namespace warpfold
