// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_player.h"

#include <algorithm>
#include <cmath>

#include "lecture/slide_charts.h"
#include "lectures/lecture_parser.h"
#include "lectures/placeholders.h"
#include "metrics/current_step.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

constexpr int stepMs = 900;
constexpr int raceMs = 6000;  // of the slower kernel

double trimmed(double value) {
  return std::clamp(value, 0.0, 1.0);
}

}  // namespace

LecturePlayer::LecturePlayer(LectureBench& bench, QObject* parent) : QObject(parent), m_bench(bench) {
  m_motion.setDuration(stepMs);
  m_race.setDuration(raceMs);
  m_race.setStartValue(0.0);
  m_race.setEndValue(1.0);
  for (QVariantAnimation* each : {&m_motion, &m_race}) {
    connect(each, &QVariantAnimation::valueChanged, this, &LecturePlayer::changed);
    connect(each, &QVariantAnimation::finished, this, [this, each] {
      if (each == &m_race) m_bothThrough = true;
      emit changed();
    });
  }
  // Later, since a stage plays kernels that it has not shown yet.
  connect(&bench, &LectureBench::changed, this, &LecturePlayer::follow, Qt::QueuedConnection);
}

void LecturePlayer::setCourse(LectureLibrary library, const QString& id) {
  // Read again, a course goes on where it was, whatever became of the chapters before.
  const bool again = id.isEmpty() && !m_deck.empty();
  const QString wanted = again ? chapter().id : id;
  const std::size_t before = m_at, slideBefore = again ? m_deck[m_at].second : 0, phaseBefore = again ? m_phase : 0;
  m_library = std::move(library);
  m_deck.clear();
  std::optional<std::size_t> found;
  for (std::size_t c = 0; c < m_library.chapters.size(); ++c) {
    const std::size_t slides = m_library.chapters[c].slides.size();
    if (m_library.chapters[c].id == wanted && slides > 0) found = m_deck.size() + std::min(slideBefore, slides - 1);
    for (std::size_t s = 0; s < slides; ++s) m_deck.emplace_back(c, s);
  }
  m_at = 0;
  if (!m_deck.empty()) goTo(std::min(found.value_or(again ? before : 0), m_deck.size() - 1));
  if (again && found && m_deck[m_at].second == slideBefore && phaseBefore > 0)
    enterPhase(std::min(phaseBefore, m_phases.size() - 1), false);
  tell(m_library.problems);
}

void LecturePlayer::tell(const QStringList& fileProblems) {
  m_fileProblems += fileProblems;
  m_note.clear();
  emit changed();
}

void LecturePlayer::note(const QString& text) {
  m_note = text;
  emit changed();
}

std::vector<LecturePlayer::Phase> LecturePlayer::phasesOf(const SlideSetup& setup) {
  std::vector<Phase> phases;
  const bool predicts = setup.predict != Prediction::none, asks = predicts || !setup.question.isEmpty();
  if (setup.first)
    for (std::uint32_t step = *setup.first; step <= *setup.last; ++step) phases.push_back({step, false, !asks});
  else if (setup.race)
    phases.push_back({0, false, !asks});  // the start of the race, which leads to the end of the trees
  else
    phases.push_back({std::nullopt, false, !asks});
  // What is asked is told before the picture gives it away: with the step that was hidden, or with the race.
  if (predicts) phases = {{*setup.last - 1, false, false}, {*setup.last, false, true}};
  if (setup.race) phases.push_back({setup.last ? phases.back().step : std::nullopt, true, true});
  if (asks && !phases.back().revealed) phases.push_back({phases.back().step, false, true});
  return phases;
}

std::optional<LecturePlayer::Phase> LecturePlayer::phaseAfter() const {
  return m_phase + 1 < m_phases.size() ? std::optional(m_phases[m_phase + 1]) : std::nullopt;
}

std::pair<const Chapter*, const Slide*> LecturePlayer::slideAfter() const {
  if (m_at + 1 >= m_deck.size()) return {nullptr, nullptr};
  const Chapter& chapter = m_library.chapters[m_deck[m_at + 1].first];
  return {&chapter, &chapter.slides[m_deck[m_at + 1].second]};
}

QString LecturePlayer::wordsAfter(const QString& words) const {
  const auto [chapter, slide] = slideAfter();
  if (slide == nullptr) return words;
  SlideSetup setup = slide->setup;
  const Phase first = phasesOf(setup).front();
  if (setup.first && first.step) setup.last = first.step;
  const QString told = setup.race ? beforeRace(words) : words;
  const Stage* const stage = first.revealed ? m_bench.stageFor(setup) : nullptr;
  if (stage != nullptr) return filled(told, *stage, setup);
  return unfilled(m_bench.withTitles(told, setup), m_bench.stage(), setup, QStringLiteral("?"));
}

double LecturePlayer::rows() const {
  double rows = 0;
  for (const int side : {0, 1})
    if (const BlockTracePtr trace = m_bench.trace(side)) rows = std::max<double>(rows, rowCount(*trace));
  return rows;
}

double LecturePlayer::restingPosition() const {
  return phase().step ? double(*phase().step) : rows();
}

double LecturePlayer::position(int side) const {
  if (racing() || m_bothThrough) {
    const BlockTracePtr trace = m_bench.trace(side);
    if (trace && stepsTimed() && racing()) {
      const std::vector<double> ends = rowTimes(trace.get());
      return rowAt(ends, raceShare(side) * ends.back());
    }
    return trace ? raceShare(side) * rowCount(*trace) : 0;
  }
  return m_motion.state() == QAbstractAnimation::Running ? m_motion.currentValue().toDouble() : restingPosition();
}

bool LecturePlayer::stepsTimed() const {
  return !rowTimes(m_bench.trace(0).get()).empty() && !rowTimes(m_bench.trace(1).get()).empty();
}

double LecturePlayer::raceSlowDown() const {
  if (!m_bench.canRace()) return 0;
  return raceMs * 1000 / std::max(*m_bench.medianUs(0), *m_bench.medianUs(1));
}

double LecturePlayer::raceShare(int side) const {
  if (!phase().raced || !m_bench.canRace()) return 0;
  const auto a = m_bench.medianUs(0), b = m_bench.medianUs(1);
  const double slower = std::max(*a, *b), own = side == 0 ? *a : *b, faster = std::min(*a, *b);
  // A picture shows the moment in which the faster one is through; who has watched the race sees how it ended.
  const double time = racing() ? m_race.currentValue().toDouble() : m_bothThrough ? 1 : faster / slower;
  return trimmed(time * slower / own);
}

void LecturePlayer::next() {
  m_goesOn = !m_deck.empty() && waiting();
  if (m_deck.empty() || m_goesOn) return;
  m_fileProblems.clear();
  m_note.clear();
  if (m_phase + 1 < m_phases.size()) return enterPhase(m_phase + 1, true);
  if (m_at + 1 < m_deck.size()) enter(m_at + 1, false);
}

void LecturePlayer::begin() {
  if (!m_deck.empty() && !waiting()) goTo(0);
}

void LecturePlayer::previous() {
  m_goesOn = false;
  if (m_deck.empty()) return;
  if (m_phase > 0) return enterPhase(m_phase - 1, false);
  if (m_at > 0) enter(m_at - 1, true);
}

void LecturePlayer::goTo(std::size_t slide) {
  if (slide < m_deck.size()) enter(slide, false);
}

void LecturePlayer::showEnd() {
  if (!m_deck.empty()) enterPhase(m_phases.size() - 1, false);
}

void LecturePlayer::enter(std::size_t slide, bool atEnd) {
  m_at = slide;
  m_goesOn = false;
  m_phases = phasesOf(this->slide().setup);
  m_fileProblems.clear();
  m_note.clear();
  m_bench.show(this->slide());
  prepare();
  enterPhase(atEnd ? m_phases.size() - 1 : 0, false);
}

void LecturePlayer::prepare() {
  constexpr std::size_t far = 8;  // slides; a run takes less time than a teacher does for them
  for (std::size_t at = m_at + 1; m_preparing && at < std::min(m_deck.size(), m_at + 1 + far); ++at) {
    const Slide& later = m_library.chapters[m_deck[at].first].slides[m_deck[at].second];
    if (!later.needsRun() || m_bench.shows(later.setup)) continue;
    return m_bench.prepare(later.setup);
  }
}

bool LecturePlayer::waiting() const {
  if (m_deck.empty() || !problem().isEmpty() || !slide().needsRun()) return false;
  if (!m_bench.hasKernels()) return true;
  // A ladder takes long, and each of its rows is shown as it comes.
  return !showsLadder(slide().setup.view) && (!m_bench.current() || !m_bench.compared());
}

void LecturePlayer::enterPhase(std::size_t phase, bool forwards) {
  const double before = restingPosition();
  const bool startsRace = forwards && m_phases[phase].raced && !m_phases[m_phase < m_phases.size() ? m_phase : 0].raced;
  m_motion.stop();
  m_race.stop();
  m_bothThrough = false;
  m_phase = phase;
  if (startsRace && m_bench.canRace()) {
    m_race.start();
  } else if (forwards && restingPosition() != before) {
    m_motion.setStartValue(before);
    m_motion.setEndValue(restingPosition());
    m_motion.start();
  }
  follow();
}

void LecturePlayer::follow() {
  Playback& playback = m_bench.stage().playback();
  playback.pause();
  if (!m_deck.empty() && playback.position() != restingPosition()) playback.setPosition(restingPosition());
  emit changed();
  if (m_goesOn && !waiting() && problem().isEmpty()) next();
}

QString LecturePlayer::problem() const {
  if (m_deck.empty()) return {};
  const auto lineOf = [this](const QString& key) {
    const auto line = slide().setup.lines.find(key);
    return line == slide().setup.lines.end() ? slide().setupLine : line->second;
  };
  if (!m_bench.hasKernels()) return m_bench.problem();
  try {
    checkChapter({chapter().id, chapter().title, chapter().file, {slide()}},
                 slideOffers(m_bench.experiment().catalogue()));
  } catch (const LectureError& error) {
    return error.texts().join(u'\n');
  }
  const SlideSetup& setup = slide().setup;
  if (rows() > 0 && setup.last && *setup.last > rows())
    return LectureError(chapter().file, lineOf(QStringLiteral("step")),
                        rows() == 1
                            ? tr("there is no step %1; the trees have 1 step").arg(*setup.last)
                            : withValues(tr("there is no step %1; the trees have %2 steps"), *setup.last, rows()))
        .text();
  const BlockTracePtr trace = m_bench.trace(0);
  if (trace && setup.highlight.kind == Highlight::Kind::lane && setup.highlight.lane >= trace->threads)
    return LectureError(chapter().file, lineOf(QStringLiteral("highlight")),
                        trace->threads == 1
                            ? tr("there is no lane %1; the block has 1 thread").arg(setup.highlight.lane)
                            : withValues(tr("there is no lane %1; the block has %2 threads"), setup.highlight.lane,
                                         trace->threads))
        .text();
  return slide().needsRun() || m_bench.isLost() ? m_bench.problem() : QString();
}

}  // namespace warpfold::app
