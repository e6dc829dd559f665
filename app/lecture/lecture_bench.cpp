// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_bench.h"

#include <algorithm>
#include <utility>

#include "lectures/placeholders.h"
#include "models/kernel_text.h"

namespace warpfold::app {

LectureBench::LectureBench(const QString& workerCommand, const QString& backend, QObject* parent)
    : QObject(parent), m_workerCommand(workerCommand), m_backend(backend) {
  m_runs.push_back(makeRun());
}

std::unique_ptr<LectureRun> LectureBench::makeRun() {
  auto made = std::make_unique<LectureRun>(m_workerCommand, m_backend);
  connect(made.get(), &LectureRun::changed, this, [this, source = made.get()] {
    if (source == &run())
      emit changed();
    else
      source->bench().stage().playback().pause();  // a stage plays kernels that it has not shown yet
    prepareNext();
  });
  return made;
}

void LectureBench::start() {
  m_started = true;
  run().start();
}

/// The one on the screen first.
std::optional<std::size_t> LectureBench::find(const SlideNeeds& needs) const {
  for (std::size_t i = m_runs.size(); i-- > 0;)
    if (m_runs[i]->needs() && m_runs[i]->needs()->covers(needs) && m_runs[i]->problem().isEmpty()) return i;
  return std::nullopt;
}

void LectureBench::putLast(std::size_t run) {
  const auto at = m_runs.begin() + std::ptrdiff_t(run);
  std::rotate(at, at + 1, m_runs.end());
}

/// For a run that none is kept of.
void LectureBench::makeRoom() {
  if (!m_keeping) return;
  for (std::size_t i = 0; i < m_runs.size(); ++i)
    if (!m_runs[i]->needs()) return putLast(i);
  if (m_runs.size() == mostRuns) return putLast(0);
  m_runs.push_back(makeRun());
  if (m_started) run().start();
}

void LectureBench::show(const Slide& slide) {
  const SlideSetup& setup = m_setup = slide.setup;
  m_next.reset();
  const SlideNeeds needs = needsOf(setup);
  const auto known = find(needs);
  const bool runs = known || !m_keeping || slide.needsRun();
  known ? putLast(*known) : makeRoom();
  stage().show(setup.wholeBlock ? TreeChoice::Kind::block : TreeChoice::Kind::board);
  runs ? run().show(needs) : run().showSource(needs);
  if (!settled())
    for (std::size_t i = 0; i + 1 < m_runs.size(); ++i) m_runs[i]->stop();
  emit changed();
}

void LectureBench::prepare(const SlideSetup& next) {
  m_next = needsOf(next);
  prepareNext();
}

/// In the place of the run that was on the screen longest ago.
void LectureBench::prepareNext() {
  if (!m_next || !m_started || !hasKernels() || !settled() || isLost()) return;
  const SlideNeeds needs = *std::exchange(m_next, std::nullopt);
  const std::optional<std::size_t> known = find(needs);
  const bool more = !known && m_runs.size() < mostRuns;
  if (more) m_runs.insert(m_runs.end() - 1, makeRun());
  const std::size_t place = known ? *known : more ? m_runs.size() - 2 : 0;
  if (place + 1 == m_runs.size()) return;
  m_runs[place]->show(needs);
  if (more) m_runs[place]->start();
}

bool LectureBench::hasRun(const SlideSetup& setup) {
  const auto known = find(needsOf(setup));
  return known && m_runs[*known]->settled() && m_runs[*known]->current(0, true);
}

const Stage* LectureBench::stageFor(SlideSetup& setup) {
  const auto known = find(needsOf(setup));
  if (!known || !m_runs[*known]->settled() || !m_runs[*known]->current(0, true)) return nullptr;
  LectureRun& found = *m_runs[*known];
  const Stage& stage = found.bench().stage();
  if ((stage.choice(0).kind == TreeChoice::Kind::block) != setup.wholeBlock) return nullptr;
  for (const int side : {0, 1}) setup.spared[std::size_t(side)] = sparedTitle(found, setup, side);
  return &stage;
}

QString LectureBench::sparedTitle(LectureRun& run, const SlideSetup& setup, int side) {
  return run.spares(side) ? titleOfKernel(run, setup, side) : QString();
}

QString LectureBench::titleOfKernel(LectureRun& run, const SlideSetup& setup, int side) {
  const QString& id = side == 0 ? setup.kernelA : setup.kernelB;
  const KernelPtr kernel = run.bench().experiment().catalogue().find(id.toStdString());
  return kernel ? titleOf(*kernel) : QString();
}

QString LectureBench::withTitles(QString words, const SlideSetup& setup) {
  for (const int side : {0, 1})
    if (const QString title = titleOfKernel(run(), setup, side); !title.isEmpty())
      words.replace(side == 0 ? QStringLiteral("{A.title}") : QStringLiteral("{B.title}"), title);
  return words;
}

QString LectureBench::sparedTitle(int side) {
  return sparedTitle(run(), m_setup, side);
}

std::optional<double> LectureBench::medianUs(int side) {
  if (run().spares(side)) return std::nullopt;
  return current(side) && comparison().side(side).fresh ? gpuMedianUs(comparison(), side) : std::nullopt;
}

bool LectureBench::canRace() {
  for (const int side : {0, 1}) {
    const auto& result = comparison().side(side).result;
    if (!medianUs(side) || *medianUs(side) <= 0 || !result || !result->latency) return false;
    const Provenance of = result->latency->provenance;
    if (of == Provenance::emulated || of == Provenance::published) return false;
  }
  return comparison().incomparableText().isEmpty();
}

}  // namespace warpfold::app
