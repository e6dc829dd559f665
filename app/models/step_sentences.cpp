// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/step_sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "models/narrative_words.h"
#include "models/operation_words.h"
#include "models/step_action.h"
#include "models/tree_shape.h"

namespace warpfold::app {

namespace {

QString tr(const char* text, int n = -1) {
  return narrativeTr(text, n);
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
                         "Stride %1: %2 multiplies its value by the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 multiply their value by the value %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the smaller of its value and the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keep the smaller of their value and the value %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keeps the larger of its value and the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 keep the larger of their value and the value %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combines its bits with those of the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combine their bits with those of the value %3 to their right.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combines the truth of its value with that of the value %3 to its right."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                         "Stride %1: %2 combine the truth of their value with that of the value %3 to their right.")},
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
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 keeps the smaller of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each keep the smaller of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 keeps the larger of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each keep the larger of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 combines the bits of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each combine the bits of two elements %3 apart.")},
      {QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 combines the truth of two elements %3 apart."),
       QT_TRANSLATE_NOOP("warpfold::app::Narrative", "Stride %1: %2 each combine the truth of two elements %3 apart.")},
  }};
  return all[static_cast<std::size_t>(verb)];
}

QString pairsText(const BlockTrace& trace, const Step& step, const StepFacts& facts, const StepAction& action,
                  Operation operation) {
  const QString who = threadsText(facts.threads);
  const std::uint32_t stride = action.distance;
  if (action.rounds > 1)
    return (facts.threads.size() == 1 ? tr("Step %1: %2 combines %3 times, with no barrier in between.")
                                      : tr("Step %1: %2 combine up to %3 times each, with no barrier in between."))
        .arg(step.row)
        .arg(who, numberWord(action.rounds));
  if (stride == 0) return tr("Step %1: %2 combine values.").arg(step.row).arg(who);
  const QString apart =
      stride == 1 ? tr("one place") : tr("%1 places", static_cast<int>(stride)).arg(numberWord(stride));
  const auto& sentences =
      worksOnOwnElement(trace, step) ? ownSentences(verbOf(operation)) : pairSentences(verbOf(operation));
  return tr(sentences[facts.threads.size() == 1 ? 0 : 1]).arg(stride).arg(who, apart);
}

QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString partialsText(const BlockTrace& trace, const StepFacts& facts) {
  const bool one = facts.threads.size() == 1;
  const QString who = threadsText(facts.threads);
  if (!trace.finishes)
    return (one ? tr("%1 reads partial results of other blocks from global memory.")
                : tr("%1 read partial results of other blocks from global memory."))
        .arg(who);
  return (one ? tr("This block drew the last ticket, so all others are done: %1 reads the partial results "
                   "that they left in global memory.")
              : tr("This block drew the last ticket, so all others are done: %1 read the partial results "
                   "that they left in global memory."))
      .arg(who);
}

QString serialText(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const QString who = threadsText(facts.threads);
  if (action.partials) return capitalised(partialsText(trace, facts));
  const QString count = action.fewest == action.most
                            ? (action.most == 1 ? tr("one element") : tr("%1 elements").arg(numberText(action.most)))
                            : tr("%1 to %2 elements").arg(numberText(action.fewest), numberText(action.most));
  return (facts.threads.size() == 1
              ? tr("Before the tree, %1 takes %2 one after the other and combines them in a register.")
              : tr("Before the tree, %1 each take %2 one after the other and combine them in a register."))
      .arg(who, count);
}

QString shuffleText(const StepAction& action) {
  return action.distance == 1
             ? tr("Shuffle: every lane reads the register of the lane to its right and combines that value with its "
                  "own, without touching memory.")
             : tr("Shuffle: every lane reads the register of the lane %1 places to its right and combines that value "
                  "with its own, without touching memory.")
                   .arg(numberWord(action.distance));
}

/// Of what lanes make only because their warp does it: nothing where all of it is used.
QString unusedText(const BlockTrace& trace, const Step& step) {
  const std::vector<bool> used = contributing(trace);
  for (std::size_t i = 0; i < trace.nodes.size(); ++i)
    if (trace.nodes[i].row == step.row && !trace.nodes[i].isInput() && !used[i])
      return QLatin1Char(' ') + tr("Results of the dimmed lanes are discarded.");
  return {};
}

QString atomicText(const BlockTrace& trace, const StepFacts& facts, const StepAction& action) {
  const Node& last = trace.nodes[action.word.value];
  const std::string at = addressText(trace, last.at);
  const QString where = QString::fromStdString(at.substr(0, at.find("  ")));
  const QString before = QString::fromStdString(trace.value(action.wordBefore).text());
  const QString after = QString::fromStdString(trace.value(action.word).text());
  if (facts.threads.size() == 1)
    return tr("Atomic: thread %1 combines the block's value with %2 in one indivisible operation: %3 becomes %4.")
        .arg(facts.threads[0])
        .arg(where, before, after);
  return tr("Atomics: %1 each combine a value with the word %2. They arrive one after the other, and %3 becomes %4.")
      .arg(threadsText(facts.threads), where, before, after);
}

QString idleText(const StepFacts& facts, bool oneWarp) {
  if (oneWarp)
    return (facts.idle == 1 ? tr("%1 of its %2 lanes does nothing") : tr("%1 of its %2 lanes do nothing", facts.idle))
        .arg(facts.idle)
        .arg(facts.lanes);
  return (facts.idle == 1 ? tr("%1 of their %2 lanes does nothing") : tr("%1 of their %2 lanes do nothing", facts.idle))
      .arg(facts.idle)
      .arg(facts.lanes);
}

}  // namespace

QString loadText(const StepFacts& facts, Operation operation) {
  if (facts.threads.size() == 1) return tr("Load: one thread reads an element; nothing is combined yet.");
  const char* text =
      operation == Operation::dot
          ? QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                              "Load: %1 threads read one element of each input and multiply them; nothing is "
                              "combined yet.")
      : operation == Operation::sumOfSquares
          ? QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                              "Load: %1 threads read one element each and square it; nothing is combined yet.")
          : QT_TRANSLATE_NOOP("warpfold::app::Narrative",
                              "Load: %1 threads read one element each; nothing is combined yet.");
  return tr(text, static_cast<int>(facts.threads.size())).arg(facts.threads.size());
}

QString combineText(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation) {
  const StepAction action = actionOf(trace, step);
  switch (action.kind) {
    case StepAction::Kind::serial: return serialText(trace, facts, action);
    case StepAction::Kind::shuffle: return shuffleText(action) + unusedText(trace, step);
    case StepAction::Kind::atomic: return atomicText(trace, facts, action);
    case StepAction::Kind::pairs: break;
  }
  QString text = pairsText(trace, step, facts, action, operation);
  if (!step.warpLevel) return text;
  text += QLatin1Char(' ') + (readsOtherWarps(trace, step)
                                  ? tr("The second values come from other warps, which wrote them before the last "
                                       "barrier; this step ends at __syncwarp, not at a barrier of the block.")
                                  : tr("Only lanes of the same warp exchange values here: the step ends at __syncwarp, "
                                       "not at a barrier of the block."));
  return text + unusedText(trace, step);
}

QString othersText(std::uint64_t others, bool warpLevel) {
  if (warpLevel)
    return others == 1 ? tr("the other one has nothing left to do")
                       : tr("the other %1 have nothing left to do", static_cast<int>(others)).arg(numberWord(others));
  return others == 1 ? tr("the other one only reaches the barrier")
                     : tr("the other %1 only reach the barrier", static_cast<int>(others)).arg(numberWord(others));
}

QString warpsText(const StepFacts& f, bool warpLevel) {
  const std::uint64_t others = f.warps - f.issued;
  const int working = f.lanes - f.idle;
  if (f.warps == 1)
    return f.idle == 0 ? tr("The only warp is issued, every lane busy.")
                       : tr("The only warp is issued although %1.").arg(idleText(f, true));
  if (others == 0 && f.warps == 2)
    return f.idle == 0 ? tr("Both warps are issued, every lane busy.")
                       : tr("Every warp has an active lane, so both are issued although %1.").arg(idleText(f, false));
  if (others == 0)
    return f.idle == 0 ? tr("All %1 warps are issued, every lane busy.").arg(numberWord(f.warps))
                       : tr("Every warp has an active lane, so all %1 are issued although %2.")
                             .arg(numberWord(f.warps), idleText(f, false));
  const QString rest = othersText(others, warpLevel);
  if (f.issued == 1)
    return f.idle == 0 ? tr("They fill one warp; %1.").arg(rest)
                       : tr("One warp works, with %1 of its %2 lanes; %3.").arg(working).arg(f.lanes).arg(rest);
  return f.idle == 0 ? tr("They fill %1 warps; %2.").arg(numberWord(f.issued), rest)
                     : tr("%1 of %2 warps work, with %3 of their %4 lanes; %5.")
                           .arg(f.issued)
                           .arg(f.warps)
                           .arg(working)
                           .arg(f.lanes)
                           .arg(rest);
}

QString memoryText(const StepFacts& facts) {
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
      .arg(digits(facts.sectors), facts.neededSectors == 1 ? numberWord(1) : digits(facts.neededSectors));
}

}  // namespace warpfold::app
