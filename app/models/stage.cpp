// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stage.h"

#include <tuple>
#include <utility>

#include "data/input.h"
#include "jobs/blackboard.h"
#include "metrics/current_step.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/kernel_text.h"
#include "models/with_values.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

messages::Side sideOf(int side) {
  return side == 0 ? messages::Side::a : messages::Side::b;
}

/// Where the times of the shown steps come from. Those of an interpolated run are of a recorded one.
bool stepsAreModelled(const Comparison& comparison, int side) {
  const auto& result = comparison.side(side).result;
  return result && result->device.isModelled();
}

Playback::StepTimes stepTimesOf(const Comparison& comparison) {
  std::optional<Playback::StepTimes> both;
  for (int side = 0; side < 2; ++side) {
    const auto& result = comparison.side(side).result;
    if (!result) continue;
    const Playback::StepTimes times = result->device.isModelled() ? Playback::StepTimes::modelled
                                      : result->device.recorded   ? Playback::StepTimes::recorded
                                                                  : Playback::StepTimes::measured;
    if (both && *both != times) return Playback::StepTimes::mixed;
    both = times;
  }
  return both.value_or(Playback::StepTimes::measured);
}

QString threadsOf(const BlockTrace& trace) {
  return trace.threads == 1 ? Stage::tr("1 thread") : Stage::tr("%1 threads").arg(trace.threads);
}

/// "emulated"
QString masksOrigin(bool verified) {
  return verified ? Stage::tr("emulated; active lanes verified on the GPU") : Stage::tr("emulated");
}

/// "64 threads, warps of 32".
QString shapeOf(const BlockTrace& trace) {
  return trace.threads == 1 ? Stage::tr("1 thread, warps of %1").arg(trace.warpSize)
                            : withValues(Stage::tr("%1 threads, warps of %2"), trace.threads, trace.warpSize);
}

/// "uniform, seed 7"; the seed only where the numbers depend on it.
QString inputOf(const RunRequest& request) {
  const QString input = inputText(request.input);
  const InputKind* const kind = findInputKind(request.input);
  return kind != nullptr && kind->random ? withValues(Stage::tr("%1, seed %2"), input, request.seed) : input;
}

/// Of the run's file, where it is known: with its result at the latest.
std::optional<std::uint64_t> elementsOf(const Comparison::SideState& state) {
  if (state.asked->n) return state.asked->n;
  return state.fresh && state.result ? std::optional(state.result->n) : std::nullopt;
}

/// What the blackboard example reduces: the first elements of the run's file where it has as many, else digits.
QString boardInput(const Comparison::SideState& state) {
  RunRequest request = *state.asked;
  const InputKind* const kind = findInputKind(request.input);
  if (kind != nullptr && kind->isFile() && state.boardN > 0 && elementsOf(state).value_or(0) >= state.boardN)
    return Stage::tr("the first %1 of %2").arg(grouped(state.boardN), inputText(request.input));
  request.input = blackboardInput;
  return inputOf(request);
}

}  // namespace

Stage::Stage(Experiment& experiment, Comparison& comparison, QObject* parent)
    : DataSource(parent), m_experiment(experiment), m_comparison(comparison) {
  connect(this, &Stage::kernelsChanged, this, &Stage::changed);
  connect(this, &Stage::treesChanged, this, &Stage::changed);
  connect(&experiment, &Experiment::changed, this, [this] {
    emit kernelsChanged();
    showTraces();
  });
  connect(&comparison, &Comparison::boardChanged, this, &Stage::showTraces);
  connect(&comparison, &Comparison::resultChanged, this, &Stage::showTraces);
}

const KernelInfo* Stage::kernel(int side) const {
  return m_experiment.kernel(sideOf(side));
}

QString Stage::title(int side) const {
  const KernelInfo* found = kernel(side);
  return found ? titleOf(*found) : m_experiment.kernelId(sideOf(side));
}

QList<NamedChoice> Stage::choices(int side) const {
  const KernelInfo* found = kernel(side);
  if (found && found->host) return {};
  const BlockTracePtr shown = trace(side);
  return treeChoices(m_comparison, side, block(), shown ? currentRow(*shown, m_playback.position(side)) : 0);
}

void Stage::choose(int side, const TreeChoice& choice) {
  m_choices[std::size_t(side)] = choice;
  showTraces();
}

void Stage::pick(int side, const TreeChoice& choice) {
  const bool both = choice.kind == TreeChoice::Kind::block && traceOf(m_comparison, 1 - side, choice, block());
  if (both) choose(1 - side, choice), m_shown = choice.kind;
  choose(side, choice);
}

std::optional<std::uint32_t> Stage::shownRank(int side) const {
  if (choice(side).kind != TreeChoice::Kind::rank) return std::nullopt;
  return std::uint32_t(choice(side).launch);
}

void Stage::toggleRank(int side, std::uint32_t rank) {
  if (shownRank(side) == rank) {
    leaveRank(side);
    return;
  }
  const TreeChoice wanted{TreeChoice::Kind::rank, rank};
  if (!traceOf(m_comparison, side, wanted, block())) return;
  if (!shownRank(side)) m_beforeRank[std::size_t(side)] = choice(side);
  choose(side, wanted);
}

bool Stage::leaveRank(int side) {
  if (!shownRank(side)) return false;
  choose(side, m_beforeRank[std::size_t(side)]);
  return true;
}

void Stage::show(TreeChoice::Kind kind) {
  m_shown = kind;
  m_choices.fill({kind});
  if (std::exchange(m_revealed, std::nullopt)) emit hazardRevealed();
  showTraces();
}

bool Stage::blockCanRace() const {
  const auto timed = [&](int side) {
    return !rowTimes(traceOf(m_comparison, side, {TreeChoice::Kind::block}, block()).get()).empty();
  };
  return timed(0) && timed(1);
}

void Stage::raceBlock() {
  if (!blockCanRace()) return;
  show(TreeChoice::Kind::block);
  m_playback.setMode(Playback::Mode::race);
  m_playback.toStart();
  m_playback.play();
}

void Stage::showBlock(quint64 index) {
  m_experiment.setTracedBlock(index);
}

void Stage::keepChoicesPossible() {
  for (int side = 0; side < 2; ++side) {
    TreeChoice& choice = m_choices[std::size_t(side)];
    if (choice.kind != TreeChoice::Kind::launch && choice.kind != TreeChoice::Kind::rank) continue;
    const auto offered = treeChoices(m_comparison, side, block());
    const bool there = std::any_of(offered.begin(), offered.end(), [&](auto& each) { return each.choice == choice; });
    if (!there) choice = {TreeChoice::Kind::block};  // the kernel that had this launch is gone
  }
}

void Stage::showTraces() {
  keepChoicesPossible();
  m_playback.setStepTimes(stepTimesOf(m_comparison));
  m_playback.setModelled({stepsAreModelled(m_comparison, 0), stepsAreModelled(m_comparison, 1)});
  m_playback.setTraces(traceOf(m_comparison, 0, m_choices[0], block()),
                       traceOf(m_comparison, 1, m_choices[1], block()));
  emit treesChanged();
  playNewKernels();
  if (m_revealed && !m_revealed->inTree && goTo(m_revealed->side, m_revealed->hazard)) emit hazardRevealed();
}

void Stage::playNewKernels() {
  // A kernel seen for the first time plays by itself; a new size of the same one does not interrupt.
  const std::array kernels{m_experiment.kernelId(messages::Side::a), m_experiment.kernelId(messages::Side::b)};
  if (!trace(0) || !trace(1) || kernels == m_playedKernels) return;
  m_playedKernels = kernels;
  m_revealed.reset();
  m_playback.toStart();
  m_playback.play();
}

bool Stage::takesValues(int side) const {
  return choice(side).kind == TreeChoice::Kind::board && trace(side);
}

QString Stage::typeValue(std::uint32_t element, const QString& text) {
  return m_experiment.typeValue(element, text);
}

void Stage::resetValues() {
  m_experiment.resetTyped();
}

QString Stage::badge(int side) const {
  const BlockTracePtr shown = trace(side);
  if (!shown) return {};
  return QStringList{masksOrigin(verified(side)), shapeOf(*shown)}.join(QStringLiteral(" · "));
}

QString Stage::briefBadge(int side) const {
  const BlockTracePtr shown = trace(side);
  return shown ? QStringList{masksOrigin(verified(side)), threadsOf(*shown)}.join(QStringLiteral(" · ")) : QString();
}

bool Stage::verified(int side) const {
  return choice(side).kind != TreeChoice::Kind::board && trace(side)->masksVerified;
}

QString Stage::emptyText(int side) const {
  const KernelInfo* found = kernel(side);
  if (found == nullptr) return {};
  if (found->library) return tr("%1 is a library: its blocks are not traced").arg(title(side));
  if (const auto& result = m_comparison.side(side).result; result && result->untraced)
    return sentence(*result->untraced);
  if (found->host) return tr("%1 runs on the host, where there are no blocks and no warps").arg(title(side));
  const auto& result = m_comparison.side(side).result;
  if (choice(side).kind != TreeChoice::Kind::block || !result || result->launches.empty()) return {};
  const std::uint64_t blocks = result->launches.front().grid;
  return block() < blocks ? tr("Block %1 of this run has not been traced").arg(grouped(block()))
                          : sentence(say<"block-beyond-grid">(arg<"block">(block()), arg<"blocks">(blocks),
                                                              arg<"last">(blocks - 1)));
}

QString Stage::caption(int side) const {
  const BlockTracePtr shown = trace(side);
  const QString kernelTitle = side == 0 ? tr("A: %1").arg(title(side)) : tr("B: %1").arg(title(side));
  if (!shown) return kernelTitle;
  const std::uint32_t row = currentRow(*shown, m_playback.position(side));
  return row == 0 ? tr("%1, %2, inputs").arg(kernelTitle, place(side))
                  : withValues(tr("%1, %2, step %3 of %4"), kernelTitle, place(side), row, rowCount(*shown));
}

QString Stage::place(int side) const {
  const BlockTracePtr shown = trace(side);
  if (!shown) return {};
  if (choice(side).kind == TreeChoice::Kind::board)
    return m_comparison.typed().empty() ? tr("blackboard example") : tr("blackboard example, your values");
  if (const auto rank = shownRank(side)) return withValues(tr("rank %1, block %2"), *rank, grouped(shown->block.value));
  const auto& result = m_comparison.side(side).result;
  const std::uint64_t grid = result && !result->launches.empty() ? result->launches.front().grid : 0;
  return grid > 1 ? tr("block %1 (of %2)").arg(grouped(shown->block.value), grouped(grid))
                  : tr("block %1").arg(shown->block.value);
}

QString Stage::details(int side) const {
  const BlockTracePtr shown = trace(side);
  if (!shown) return {};
  const auto& [asked, result] = std::tie(m_comparison.side(side).asked, m_comparison.side(side).result);
  const bool board = choice(side).kind == TreeChoice::Kind::board || !result;
  // The trace has the type that sums are kept in, which need not be that of the elements.
  if (board && !asked) return tr("%1 of %2").arg(nameText(operation()), nameText(shown->type));
  RunRequest request = board ? *asked : result->request;
  const QString input = board ? boardInput(m_comparison.side(side)) : inputOf(request);
  const QString reduced = tr("%1 of %2 (%3)").arg(nameText(request.op), nameText(request.type), input);
  return board ? reduced : tr("N = %1, %2").arg(sizeInShort(result->n), reduced);
}

QString Stage::boardNote(int side) const {
  const Comparison::SideState& state = m_comparison.side(side);
  if (choice(side).kind != TreeChoice::Kind::board || !state.board || !state.asked) return {};
  const InputKind* const kind = findInputKind(state.asked->input);
  if (kind == nullptr || !kind->isFile() || elementsOf(state).value_or(state.boardN) >= state.boardN) return {};
  return tr("The blackboard needs %1 numbers, more than there are in %2, and shows digits instead.")
      .arg(grouped(state.boardN), inputText(state.asked->input));
}

Origin Stage::origin(int side) const {
  const BlockTracePtr shown = trace(side);
  if (!shown) return {};
  const bool board = choice(side).kind == TreeChoice::Kind::board;
  Origin origin;
  origin.provenance =
      verified(side) ? tr("emulated; active lanes verified on %1").arg(m_comparison.deviceName()) : tr("emulated");
  origin.shown << QStringList{caption(side), details(side), shapeOf(*shown)}.join(QStringLiteral(", "));
  if (verified(side)) origin.device = m_comparison.deviceName();
  const Origin run = m_comparison.origin();
  for (qsizetype i = 0; i < run.sides.size() && !board; ++i) {
    if (!run.sides[i].startsWith(side == 0 ? u'A' : u'B')) continue;
    origin.sides << run.sides[i];
    origin.commands << run.commands[i];
  }
  return origin;
}

Origin Stage::origin() const {
  return joined({origin(0), origin(1)});
}

void Stage::reveal(int side, const Hazard& hazard) {
  m_playback.pause();
  m_revealed = Revealed{side, hazard, false};
  if (!goTo(side, hazard) && canBeTraced(m_comparison, side, hazard)) {
    showBlock(hazard.block.value);  // the trace comes with the next result
    requestRun();
  }
  emit hazardRevealed();
}

bool Stage::goTo(int side, const Hazard& hazard) {
  const auto place = placeOf(m_comparison, side, hazard);
  if (!place) return false;
  m_revealed = Revealed{side, place->hazard, true};
  if (place->choice.kind == TreeChoice::Kind::block && place->block != block()) showBlock(place->block);
  if (place->choice != choice(side)) choose(side, place->choice);
  m_playback.pause();
  m_playback.setMode(Playback::Mode::stepLocked);
  if (const BlockTracePtr shown = trace(side)) m_playback.setPosition(shown->steps[place->hazard.step].row);
  return true;
}

}  // namespace warpfold::app
