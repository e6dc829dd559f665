// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/narrative.h"

#include <cmath>

#include "models/current_step.h"
#include "models/experiment.h"
#include "models/narrative_words.h"
#include "models/operation_words.h"
#include "models/playback.h"
#include "models/step_action.h"
#include "models/step_sentences.h"
#include "models/tree_shape.h"

namespace warpfold::app {

namespace {

QString tr(const char* text, int n = -1) {
  return narrativeTr(text, n);
}

QString resting(const BlockTrace& trace) {
  std::uint64_t inputs = 0;
  int padding = 0;
  for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
    const Node& node = trace.nodes[i];
    inputs += node.more;
    const bool ownInput = node.isInput() && node.row == 0 && node.at.space == Location::Space::input;
    if (!ownInput) continue;
    ++inputs;
    padding += node.padding ? 1 : 0;
  }
  QString text = tr("The block's %1 values lie in global memory; nothing is combined yet.").arg(grouped(inputs));
  if (padding == 1) text += QLatin1Char(' ') + tr("One of them is padding: the identity, which changes no result.");
  if (padding > 1)
    text +=
        QLatin1Char(' ') + tr("%1 of them are padding: the identity, which changes no result.", padding).arg(padding);
  return text;
}

QString valueText(const BlockTrace& trace, NodeId id) {
  return QString::fromStdString(trace.value(id).text());
}

QString resultText(const BlockTrace& trace) {
  return valueText(trace, resultsOf(trace).front());
}

/// What the last combining step itself stores, where no barrier parts the two; empty where it stores nothing.
QString storedAtOnce(const BlockTrace& trace, double position) {
  const Step* step = currentStep(trace, position);
  const bool ended = position >= rowCount(trace) - 1e-9;
  if (!ended || step == nullptr || step->counters.memory.globalStoreRequests == 0) return {};
  std::vector<std::uint32_t> threads;
  for (const NodeId id : resultsOf(trace)) {
    if (trace.nodes[id.value].row != step->row || isWord(trace.nodes[id.value])) return {};
    threads.push_back(trace.nodes[id.value].thread.value);
  }
  if (threads.size() == 1)
    return tr("Thread %1 then stores the block's result, %2.").arg(threads[0]).arg(resultText(trace));
  return tr("Then %1 store a result each.").arg(threadsText(threads));
}

/// What is stored between the step that a position shows and the next one, or at the end.
QString stored(const BlockTrace& trace, double position) {
  const Step* step = storeStep(trace, position);
  if (trace.nodes.empty()) return {};
  if (step == nullptr) return storedAtOnce(trace, position);
  const auto threads = workingThreads(trace, *step);
  const bool ended = position >= rowCount(trace) - 1e-9;
  if (step->counters.memory.atomics > 0) {  // it counts the blocks that are done
    const NodeId partial = madeIn(trace, step->row);
    const QString text = tr("Thread %1 stores the block's partial result, %2, and draws a ticket.")
                             .arg(threads.empty() ? 0 : threads[0])
                             .arg(partial == Node::none ? QStringLiteral("–") : valueText(trace, partial));
    return text + QLatin1Char(' ') +
           (ended ? tr("It is not the last one: another block will finish.") : tr("It is the last one."));
  }
  if (!ended) return {};
  if (resultsOf(trace).size() > 1) return tr("%1 results are stored.").arg(numberText(resultsOf(trace).size()));
  if (threads.size() == 1)
    return tr("Thread %1 then stores the block's result, %2.").arg(threads[0]).arg(resultText(trace));
  return (trace.finishes ? tr("The result of the whole reduction is %1.") : tr("The block's result is %1."))
      .arg(resultText(trace));
}

/// Of a tree that has ended while the other one goes on.
QString overText(const BlockTrace& trace, bool left) {
  const int steps = static_cast<int>(rowCount(trace));
  const bool one = resultsOf(trace).size() == 1;
  if (steps == 1 && one)
    return (left ? tr("The left tree ended after one step, in %1.") : tr("The right tree ended after one step, in %1."))
        .arg(resultText(trace));
  const QString text = !one   ? (left ? tr("The left tree ended after %1 steps.", steps)
                                      : tr("The right tree ended after %1 steps.", steps))
                       : left ? tr("The left tree ended after %1 steps, in %2.", steps)
                              : tr("The right tree ended after %1 steps, in %2.", steps);
  return one ? text.arg(numberText(std::uint64_t(steps)), resultText(trace))
             : text.arg(numberText(std::uint64_t(steps)));
}

/// One side on its own: the step, its warps, and memory or, at the end, the result.
QString sideText(const NarrativeSide& side, Operation operation) {
  const BlockTrace& trace = *side.trace;
  const Step* step = currentStep(trace, side.position);
  const QString closing = stored(trace, side.position);
  QStringList sentences;
  if (step == nullptr) {
    sentences.append(resting(trace));
  } else {
    const StepFacts facts(trace, *step);
    if (facts.threads.empty()) return {};
    if (step->kind == Step::Kind::load)
      sentences.append(loadText(facts, operation));
    else
      sentences.append(combineText(trace, *step, facts, operation));
    sentences.append(warpsText(facts, step->warpLevel));
    if (closing.isEmpty()) sentences.append(memoryText(facts));
  }
  sentences.append(closing);
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

QString comparedWarps(const StepFacts& a, const StepFacts& b, bool warpLevel, Operation operation) {
  if (b.threads.size() == 1) return tr("On the right one thread works as well.");
  const Verb verb = verbOf(operation);
  const QString calls = verb == Verb::add                               ? tr("additions")
                        : verb == Verb::smaller || verb == Verb::larger ? tr("comparisons")
                                                                        : tr("operations");
  if (b.issued < a.issued) {
    const QString others =
        b.warps > b.issued ? QStringLiteral("; ") + othersText(b.warps - b.issued, warpLevel) : QString();
    if (b.issued == 1) return tr("On the right the same number of %1 sits in one warp%2.").arg(calls, others);
    return tr("On the right the same number of %1 sits in %2 warps%3.").arg(calls, numberWord(b.issued), others);
  }
  if (b.issued > a.issued)
    return tr("On the right the same number of %1 is spread over %2 warps.").arg(calls, numberWord(b.issued));
  return tr("On the right the same number of %1 takes as many warps.").arg(calls);
}

QString comparedMemory(const StepFacts& a, const StepFacts& b) {
  if (a.conflicts != b.conflicts)
    return tr("Bank conflicts: %1 on the left, %2 on the right.").arg(a.conflicts).arg(b.conflicts);
  if (a.sectors >= 0 && b.sectors >= 0 && std::abs(a.sectors - b.sectors) >= 0.05)
    return tr("A request moves %1 sectors there instead of %2.").arg(b.sectors, 0, 'f', 1).arg(a.sectors, 0, 'f', 1);
  return {};
}

QString comparedResults(const BlockTrace& a, const BlockTrace& b) {
  const QString left = resultText(a), right = resultText(b);
  if (left == right) return tr("Both trees end in %1.").arg(left);
  if (isFloating(a.type))
    return tr("The trees end in %1 and %2: another order of operations rounds differently.").arg(left, right);
  return tr("The trees end in %1 and %2.").arg(left, right);
}

/// B against A, where both combine with the same number of threads; else empty.
QString compared(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  const Step* left = currentStep(*a.trace, a.position);
  const Step* right = currentStep(*b.trace, b.position);
  if (left == nullptr || right == nullptr || left->kind != Step::Kind::combine || right->kind != left->kind) return {};
  const StepFacts facts[] = {StepFacts(*a.trace, *left), StepFacts(*b.trace, *right)};
  if (facts[0].threads.empty() || facts[0].threads.size() != facts[1].threads.size()) return {};
  // Shuffles, serial sums and atomics have more to tell than where they differ from another step.
  if (actionOf(*a.trace, *left).kind != actionOf(*b.trace, *right).kind) return {};
  const bool ended = closingStep(*a.trace, a.position) != nullptr && closingStep(*b.trace, b.position) != nullptr;
  QStringList sentences{comparedWarps(facts[0], facts[1], right->warpLevel, operation),
                        ended ? comparedResults(*a.trace, *b.trace) : comparedMemory(facts[0], facts[1])};
  if (left->timeNs && right->timeNs)
    sentences.append(tr("The step took %1 ns on the left and %2 ns on the right.")
                         .arg(*left->timeNs, 0, 'f', 0)
                         .arg(*right->timeNs, 0, 'f', 0));
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

/// Neither side has begun, or both load: what was said of A holds for B.
bool sameStart(const NarrativeSide& a, const NarrativeSide& b) {
  const Step* left = currentStep(*a.trace, a.position);
  const Step* right = currentStep(*b.trace, b.position);
  if (left == nullptr || right == nullptr) return left == right && a.trace->threads == b.trace->threads;
  return left->kind == Step::Kind::load && right->kind == Step::Kind::load && left->counters == right->counters;
}

/// B beside A where they can be compared, else on its own; nothing where the same was said of A.
QString textOfB(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  if (a.trace == nullptr) return sideText(b, operation);
  if (a.over) return tr("On the right: %1").arg(sideText(b, operation));
  const QString text = compared(a, b, operation);
  if (!text.isEmpty() || sameStart(a, b)) return text;
  return tr("On the right: %1").arg(sideText(b, operation));
}

}  // namespace

QStringList narrative(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  QStringList paragraphs;
  if (a.trace != nullptr) paragraphs.append(a.over ? overText(*a.trace, true) : sideText(a, operation));
  if (b.trace != nullptr) paragraphs.append(b.over ? overText(*b.trace, false) : textOfB(a, b, operation));
  paragraphs.removeAll(QString());
  return paragraphs;
}

QStringList narrative(const Playback& playback, Operation operation) {
  const auto at = [&](int side) {
    return NarrativeSide{playback.trace(side).get(), playback.position(side), playback.over(side)};
  };
  return narrative(at(0), at(1), operation);
}

}  // namespace warpfold::app
