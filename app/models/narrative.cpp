// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/narrative.h"

#include <QCoreApplication>
#include <array>
#include <bit>
#include <cmath>

#include "models/current_step.h"
#include "models/experiment.h"
#include "models/operation_words.h"
#include "models/playback.h"
#include "models/step_deed.h"
#include "models/tree_shape.h"

namespace warpfold::app {

namespace {

// Whole sentences are translated, never their pieces, and English singulars have a sentence of their own:
// without a translation file Qt knows no plural forms.
QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("warpfold::app::Narrative", text, nullptr, n);
}

/// Small numbers as words, as prose has them.
QString word(std::uint64_t n) {
  static const std::array words{QT_TRANSLATE_NOOP("warpfold::app::Narrative", "no"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "one"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "two"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "three"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "four"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "five"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "six"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "seven"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "eight"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "nine"),
                                QT_TRANSLATE_NOOP("warpfold::app::Narrative", "ten")};
  return n < words.size() ? tr(words[n]) : QString::number(n);
}

/// As a word where it is small, else in groups of three.
QString number(std::uint64_t n) {
  return n <= 10 ? word(n) : grouped(n);
}

/// What the sentences need to know of one step.
struct Facts {
  std::vector<std::uint32_t> threads;
  std::uint64_t warps = 0, issued = 0;
  int lanes = 0, idle = 0;   ///< of the issued warps
  double sectors = -1;       ///< per request
  double neededSectors = 0;  ///< that would hold the values a request uses
  std::uint64_t conflicts = 0;

  Facts(const BlockTrace& trace, const Step& step)
      : threads(workingThreads(trace, step)), warps(trace.warps()) {
    for (std::size_t w = 0; w < step.warps.size(); ++w) {
      const std::uint32_t working = workingLanes(step, w);
      if (working == 0) continue;
      ++issued;
      lanes += std::popcount(step.warps[w].lanes);
      idle += std::popcount(step.warps[w].lanes & ~working);
      neededSectors += std::ceil(std::popcount(working) * static_cast<double>(sizeOf(trace.type)) / 32);
    }
    if (issued > 0) neededSectors /= static_cast<double>(issued);
    sectors = sectorsPerRequest(step);
    conflicts = step.counters.memory.sharedLoadConflicts + step.counters.memory.sharedStoreConflicts;
  }
};

/// "thread 0", "threads 0, 4, 8, 12", "threads 0 to 7", "threads 0, 2, 4, …, 14", "12 threads".
QString threadsText(const std::vector<std::uint32_t>& threads) {
  const auto number = [](std::uint32_t t) { return QString::number(t); };
  if (threads.size() == 1) return tr("thread %1").arg(threads[0]);
  const std::uint32_t distance = threads[1] - threads[0];
  bool even = true;
  for (std::size_t i = 1; i < threads.size(); ++i) even = even && threads[i] - threads[i - 1] == distance;
  if (even && distance == 1 && threads.size() > 2)
    return tr("threads %1 to %2").arg(threads.front()).arg(threads.back());
  QStringList list;
  if (threads.size() <= 4) {
    for (std::uint32_t t : threads) list.append(number(t));
  } else if (even) {
    list = {number(threads[0]), number(threads[1]), number(threads[2]), QStringLiteral("…"),
            number(threads.back())};
  } else {
    return tr("%n threads", static_cast<int>(threads.size()));
  }
  return tr("threads %1").arg(list.join(QStringLiteral(", ")));
}

/// Every result of the row stands where its thread does, and its second operand to the right of it.
bool worksOnOwnElement(const BlockTrace& trace, const Step& step) {
  for (const Node& node : trace.nodes) {
    if (node.row != step.row || node.isInput()) continue;
    if (node.thread.value != node.column || trace.nodes[node.right.value].column < node.column) return false;
  }
  return true;
}

// One thread, several. %1: the stride, %2: who, %3: how far.
using Sentences = std::array<const char*, 2>;

/// Who works on an element of their own.
const Sentences& ownSentences(Verb verb) {
  static constexpr std::array<Sentences, 6> all{{
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 adds the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 add the value %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 multiplies its value by the one %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 multiply their value by the one %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the smaller of its value and the one %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keep the smaller of their value and the one %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the larger of its value and the one %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keep the larger of their value and the one %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combines its bits with those of the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combine their bits with those of the value %3 to their right.")},
      {QT_TRANSLATE_NOOP(
           "warpfold::app::Narrative",
           "Stride %1: %2 combines the truth of its value with that of the one %3 to its right."),
       QT_TRANSLATE_NOOP(
           "warpfold::app::Narrative",
           "Stride %1: %2 combine the truth of their value with that of the one %3 to their right.")},
  }};
  return all[static_cast<std::size_t>(verb)];
}

/// Who works on elements that others loaded.
const Sentences& pairSentences(Verb verb) {
  static constexpr std::array<Sentences, 6> all{{
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 adds two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each add two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 multiplies two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each multiply two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the smaller of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 each keep the smaller of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the larger of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 each keep the larger of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combines the bits of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 each combine the bits of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combines the truth of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 each combine the truth of two elements %3 apart.")},
  }};
  return all[static_cast<std::size_t>(verb)];
}

QString pairsText(const BlockTrace& trace, const Step& step, const Facts& facts, std::uint32_t stride,
                  Operation operation) {
  const QString who = threadsText(facts.threads);
  if (stride == 0) return tr("Step %1: %2 combine values.").arg(step.row).arg(who);
  const QString apart =
      stride == 1 ? tr("one place") : tr("%1 places", static_cast<int>(stride)).arg(word(stride));
  const auto& sentences =
      worksOnOwnElement(trace, step) ? ownSentences(verbOf(operation)) : pairSentences(verbOf(operation));
  return tr(sentences[facts.threads.size() == 1 ? 0 : 1]).arg(stride).arg(who, apart);
}

QString serialText(const Facts& facts, const StepDeed& deed) {
  const QString who = threadsText(facts.threads);
  if (deed.partials)
    return tr("This block drew the last ticket, so all others are done: %1 read the partial results that "
              "they left in global memory.")
        .arg(who);
  const QString count = deed.fewest == deed.most
                            ? (deed.most == 1 ? tr("one element") : tr("%1 elements").arg(number(deed.most)))
                            : tr("%1 to %2 elements").arg(number(deed.fewest), number(deed.most));
  return tr("Before the tree, %1 each take %2 one after the other and combine them in a register.")
      .arg(who, count);
}

QString shuffleText(const BlockTrace& trace, const Step& step, const StepDeed& deed) {
  QString text =
      deed.distance == 1
          ? tr("Shuffle: every lane takes the value of the lane beside it, from register to register; no "
               "memory is touched.")
          : tr("Shuffle: every lane takes the value of the lane %1 places to its right, from register to "
               "register; no memory is touched.")
                .arg(word(deed.distance));
  const std::vector<bool> used = contributing(trace);
  for (std::size_t i = 0; i < trace.nodes.size(); ++i)
    if (trace.nodes[i].row == step.row && !trace.nodes[i].isInput() && !used[i])
      return text + QLatin1Char(' ') + tr("What the faint lanes make is not used.");
  return text;
}

QString atomicText(const BlockTrace& trace, const Facts& facts, const StepDeed& deed) {
  const Node& last = trace.nodes[deed.word.value];
  const std::string at = addressText(trace, last.at);
  const QString where = QString::fromStdString(at.substr(0, at.find("  ")));
  const QString before = QString::fromStdString(trace.value(deed.wordBefore).text());
  const QString after = QString::fromStdString(trace.value(deed.word).text());
  if (facts.threads.size() == 1)
    return tr("Atomic: thread %1 brings the block's value to %2 in one operation that nobody can come "
              "between: %3 becomes %4.")
        .arg(facts.threads[0])
        .arg(where, before, after);
  return tr("Atomics: %1 bring a value each to the one word %2. They arrive one after the other, and %3 "
            "becomes %4.")
      .arg(threadsText(facts.threads), where, before, after);
}

QString whoCombines(const BlockTrace& trace, const Step& step, const Facts& facts, Operation operation) {
  const StepDeed deed = deedOf(trace, step);
  switch (deed.kind) {
    case StepDeed::Kind::serial:
      return serialText(facts, deed);
    case StepDeed::Kind::shuffle:
      return shuffleText(trace, step, deed);
    case StepDeed::Kind::atomic:
      return atomicText(trace, facts, deed);
    case StepDeed::Kind::pairs:
      break;
  }
  const QString text = pairsText(trace, step, facts, deed.distance, operation);
  return step.warpLevel
             ? text + QLatin1Char(' ') +
                   tr("The warp is among itself: its lanes meet at __syncwarp, not at a barrier of "
                      "the block.")
             : text;
}

QString othersSkipped(std::uint64_t others) {
  if (others == 1) return tr("the other one is skipped");
  return tr("the other %1 are skipped", static_cast<int>(others)).arg(word(others));
}

QString idleText(const Facts& facts, bool oneWarp) {
  if (oneWarp)
    return (facts.idle == 1 ? tr("%1 of its %2 lanes does nothing")
                            : tr("%1 of its %2 lanes do nothing", facts.idle))
        .arg(facts.idle)
        .arg(facts.lanes);
  return (facts.idle == 1 ? tr("%1 of their %2 lanes does nothing")
                          : tr("%1 of their %2 lanes do nothing", facts.idle))
      .arg(facts.idle)
      .arg(facts.lanes);
}

QString whichWarps(const Facts& f) {
  const std::uint64_t others = f.warps - f.issued;
  if (f.warps == 1)
    return f.idle == 0 ? tr("The only warp is issued, every lane busy.")
                       : tr("The only warp is issued although %1.").arg(idleText(f, true));
  if (others == 0 && f.warps == 2)
    return f.idle == 0
               ? tr("Both warps are issued, every lane busy.")
               : tr("Every warp has an active lane, so both are issued although %1.").arg(idleText(f, false));
  if (others == 0)
    return f.idle == 0 ? tr("All %1 warps are issued, every lane busy.").arg(word(f.warps))
                       : tr("Every warp has an active lane, so all %1 are issued although %2.")
                             .arg(word(f.warps), idleText(f, false));
  if (f.issued == 1)
    return f.idle == 0
               ? tr("They fill one warp; %1.").arg(othersSkipped(others))
               : tr("One warp is issued although %1; %2.").arg(idleText(f, true), othersSkipped(others));
  return f.idle == 0 ? tr("They fill %1 warps; %2.").arg(word(f.issued), othersSkipped(others))
                     : tr("%1 of %2 warps are issued although %3; %4.")
                           .arg(f.issued)
                           .arg(f.warps)
                           .arg(idleText(f, false), othersSkipped(others));
}

QString whatMemory(const Facts& facts) {
  if (facts.conflicts > 0)
    return facts.conflicts == 1 ? tr("Lanes meet in the same bank of shared memory: one extra round.")
                                : tr("Lanes meet in the same banks of shared memory: %1 extra rounds.",
                                     static_cast<int>(facts.conflicts))
                                      .arg(facts.conflicts);
  if (facts.sectors < facts.neededSectors + 0.05) return {};
  const auto digits = [](double value) {
    return QString::number(value, 'f', std::abs(value - std::round(value)) < 0.05 ? 0 : 1);
  };
  return tr("A request to global memory moves %1 sectors of 32 bytes where %2 would hold the values it uses.")
      .arg(digits(facts.sectors), facts.neededSectors == 1 ? word(1) : digits(facts.neededSectors));
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
  QString text =
      tr("The block's %1 values lie in global memory; nothing is combined yet.").arg(grouped(inputs));
  if (padding == 1)
    text += QLatin1Char(' ') + tr("One of them is padding: the identity, which changes no result.");
  if (padding > 1)
    text += QLatin1Char(' ') +
            tr("%1 of them are padding: the identity, which changes no result.", padding).arg(padding);
  return text;
}

QString valueText(const BlockTrace& trace, NodeId id) {
  return QString::fromStdString(trace.value(id).text());
}

QString resultText(const BlockTrace& trace) {
  return valueText(trace, resultsOf(trace).front());
}

/// What is stored between the step that a position shows and the next one, or at the end.
QString stored(const BlockTrace& trace, double position) {
  const Step* step = storeStep(trace, position);
  if (step == nullptr || trace.nodes.empty()) return {};
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
  if (threads.size() == 1)
    return tr("Thread %1 then stores the block's result, %2.").arg(threads[0]).arg(resultText(trace));
  return (trace.finishes ? tr("The result of the whole reduction is %1.") : tr("The block's result is %1."))
      .arg(resultText(trace));
}

/// One side on its own: the step, its warps, and memory or, at the end, the result.
QString told(const NarrativeSide& side, Operation operation) {
  const BlockTrace& trace = *side.trace;
  const Step* step = currentStep(trace, side.position);
  const QString closing = stored(trace, side.position);
  QStringList sentences;
  if (step == nullptr) {
    sentences.append(resting(trace));
  } else {
    const Facts facts(trace, *step);
    if (facts.threads.empty()) return {};
    if (step->kind == Step::Kind::load)
      sentences.append(facts.threads.size() == 1
                           ? tr("Load: one thread reads an element; nothing is combined yet.")
                           : tr("Load: %1 threads read one element each; nothing is combined yet.",
                                static_cast<int>(facts.threads.size()))
                                 .arg(facts.threads.size()));
    else
      sentences.append(whoCombines(trace, *step, facts, operation));
    sentences.append(whichWarps(facts));
    if (closing.isEmpty()) sentences.append(whatMemory(facts));
  }
  sentences.append(closing);
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

QString comparedWarps(const Facts& a, const Facts& b, Operation operation) {
  if (b.threads.size() == 1) return tr("On the right one thread works as well.");
  const Verb verb = verbOf(operation);
  const QString calls = verb == Verb::add                               ? tr("additions")
                        : verb == Verb::smaller || verb == Verb::larger ? tr("comparisons")
                                                                        : tr("operations");
  if (b.issued < a.issued) {
    const QString skipped =
        b.warps > b.issued ? QStringLiteral("; ") + othersSkipped(b.warps - b.issued) : QString();
    if (b.issued == 1)
      return tr("On the right the same number of %1 sits in one warp%2.").arg(calls, skipped);
    return tr("On the right the same number of %1 sits in %2 warps%3.").arg(calls, word(b.issued), skipped);
  }
  if (b.issued > a.issued)
    return tr("On the right the same number of %1 is spread over %2 warps.").arg(calls, word(b.issued));
  return tr("On the right the same number of %1 takes as many warps.").arg(calls);
}

QString comparedMemory(const Facts& a, const Facts& b) {
  if (a.conflicts != b.conflicts)
    return tr("Bank conflicts: %1 on the left, %2 on the right.").arg(a.conflicts).arg(b.conflicts);
  if (a.sectors >= 0 && b.sectors >= 0 && std::abs(a.sectors - b.sectors) >= 0.05)
    return tr("A request moves %1 sectors there instead of %2.")
        .arg(b.sectors, 0, 'f', 1)
        .arg(a.sectors, 0, 'f', 1);
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
  if (left == nullptr || right == nullptr || left->kind != Step::Kind::combine || right->kind != left->kind)
    return {};
  const Facts facts[] = {Facts(*a.trace, *left), Facts(*b.trace, *right)};
  if (facts[0].threads.empty() || facts[0].threads.size() != facts[1].threads.size()) return {};
  // Shuffles, serial sums and atomics have more to tell than where they differ from another step.
  if (deedOf(*a.trace, *left).kind != deedOf(*b.trace, *right).kind) return {};
  const bool ended =
      closingStep(*a.trace, a.position) != nullptr && closingStep(*b.trace, b.position) != nullptr;
  QStringList sentences{comparedWarps(facts[0], facts[1], operation),
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
  return left->kind == Step::Kind::load && right->kind == Step::Kind::load &&
         left->counters == right->counters;
}

}  // namespace

QStringList narrative(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  QStringList paragraphs;
  if (a.trace != nullptr) paragraphs.append(told(a, operation));
  if (b.trace != nullptr) {
    QString second = a.trace != nullptr ? compared(a, b, operation) : told(b, operation);
    if (second.isEmpty() && a.trace != nullptr && !sameStart(a, b))
      second = tr("On the right: %1").arg(told(b, operation));
    paragraphs.append(second);
  }
  paragraphs.removeAll(QString());
  return paragraphs;
}

QStringList narrative(const Playback& playback, Operation operation) {
  return narrative({playback.trace(0).get(), playback.position(0)},
                   {playback.trace(1).get(), playback.position(1)}, operation);
}

}  // namespace warpfold::app
