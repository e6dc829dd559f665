// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_content.h"

#include <QRegularExpression>
#include <QWidget>
#include <algorithm>

#include "lecture/slide_charts.h"
#include "lectures/placeholders.h"
#include "metrics/current_step.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/counters_model.h"
#include "models/figure_text.h"
#include "models/with_values.h"
#include "trace/hazard.h"
#include "values/counter_figures.h"

namespace warpfold::app {

namespace {

constexpr int longestSource = 36;  // lines that a slide has room for in a size that can be read, in two columns
constexpr int longestFault = 17;   // the same below what is wrong, in one

QString codeOf(const KernelInfo* kernel) {
  return kernel == nullptr ? QString() : QString::fromStdString(kernel->code);
}

/// "2²⁴ elements".
QString sizeText(quint64 n) {
  const QString all = sizeForReading(n);
  const qsizetype open = all.indexOf(u'(');
  return open < 0 ? all : all.mid(open + 1).chopped(1);
}

/// Lines near those that are marked, where there is no room for all.
std::vector<SourceLine> aroundMarked(const std::vector<SourceLine>& lines, const std::vector<int>& marked, int most) {
  if (int(lines.size()) <= most || marked.empty()) return lines;
  const int middle = (marked.front() + marked.back()) / 2;
  const int first = std::clamp(middle - most / 2, 1, int(lines.size()) - most + 1);
  std::vector<SourceLine> near;
  for (const SourceLine& line : lines)
    if (line.number >= first && line.number < first + most) near.push_back(line);
  return near;
}

/// With figures of a step that is still to be guessed left open; which step it is may be told.
QString withoutAnswers(const QString& words) {
  static const QRegularExpression figures(QStringLiteral(R"(\{[AB]\.step\.(?!number\}|stride\})[^}]*\})"));
  return QString(words).replace(figures, QStringLiteral("?"));
}

}  // namespace

SlideComposer::SlideComposer(LectureBench& bench, LecturePlayer& player)
    : m_bench(bench), m_player(player), m_parent(std::make_unique<QWidget>()) {}

SlideComposer::~SlideComposer() = default;

SlideContent SlideComposer::compose() {
  SlideContent content;
  if (m_player.empty()) {
    content.headline = tr("There is no lecture");
    content.message = m_player.library().problems.join(u'\n');
    content.wrong = true;
    return content;
  }
  const Slide& slide = m_player.slide();
  content.setup = slide.setup;
  for (const int side : {0, 1}) content.setup.spared[std::size_t(side)] = m_bench.sparedTitle(side);
  const SlideSetup& setup = content.setup;
  const Stage& stage = m_bench.stage();
  // Figures of a step are those of the step that is shown; a question asks about the last one.
  SlideSetup now = setup;
  if (setup.predict == Prediction::none && setup.first && m_player.phase().step) now.last = m_player.phase().step;
  // Until the slide's own run is there, the models have the one before.
  const bool current = m_bench.current();
  const bool guessed = setup.predict != Prediction::none && !m_player.phase().revealed;
  const auto textOf = [&](const QString& words, const SlideSetup& at) {
    return current ? filled(words, stage, at) : unfilled(words, stage, at);
  };
  const auto textNow = [&](const QString& words) {
    const QString told = raceAhead() ? beforeRace(words) : words;
    return textOf(guessed ? withoutAnswers(told) : told, now);
  };
  const auto text = [&](const QString& words) { return textOf(words, setup); };
  content.headline = textNow(slide.headline);
  if (content.headline.isEmpty()) content.headline = m_player.chapter().title;
  content.subHeadline = textNow(slide.subHeadline);
  content.prose = textNow(slide.prose);
  for (int i = 0; i < (setup.two() ? 2 : 1); ++i) content.sides.push_back(side(i));
  const std::array<QString, 2> times = sideTimes();
  for (std::size_t i = 0; i < content.sides.size(); ++i) content.sides[i].time = times[i];
  if (setup.race) content.race = race();
  content.question = text(setup.question.isEmpty() ? predictionQuestion(setup) : setup.question);
  if (m_player.phase().revealed) content.answer = text(setup.answer.isEmpty() ? predictionAnswer(setup) : setup.answer);
  addSource(content);
  addHazard(content);
  addTable(content);
  addRequests(content);
  addLadder(content);
  addLens(content);
  content.chart = chartOf(setup.view.id);
  content.footer = m_player.noted().isEmpty() ? footer() : m_player.noted();
  content.fileProblems = fileProblems();
  content.page = withValues(QStringLiteral("%1   %2 / %3"), m_player.chapter().title, m_player.slideNumber(),
                            m_player.chapter().slides.size());
  content.message = m_player.problem();
  content.wrong = !content.message.isEmpty();
  if (!content.wrong) content.message = waitingFor();
  if (content.message.isEmpty()) content.message = unshown(content);
  return content;
}

std::shared_ptr<const TreeIndex> SlideComposer::indexOf(int side) {
  const BlockTracePtr trace = m_bench.trace(side);
  auto& kept = m_trees[std::size_t(side)];
  if (!trace) return kept = nullptr;
  if (!kept || &kept->trace() != trace.get()) kept = std::make_shared<TreeIndex>(trace);
  return kept;
}

/// Nothing tells yet how the slide's race ends.
bool SlideComposer::raceAhead() const {
  return m_player.slide().setup.race && !m_player.raceOver();
}

/// Medians, empty where there is none.
std::array<QString, 2> SlideComposer::sideTimes() const {
  std::array<QString, 2> times;
  if (raceAhead()) return times;
  for (int side = 0; side < 2; ++side)
    if (const auto us = m_bench.medianUs(side)) times[std::size_t(side)] = timeText(*us);
  return times;
}

SlideSide SlideComposer::side(int side) {
  const Stage& stage = m_bench.stage();
  const SlideSetup& setup = m_player.slide().setup;
  SlideSide made;
  if (made.title = m_bench.sparedTitle(side); !made.title.isEmpty()) return made;
  made.title = stage.title(side);
  made.reference = reference(side);
  made.tree = indexOf(side);
  made.position = m_player.position(side);
  if (!made.tree) return made;
  const BlockTrace& trace = made.tree->trace();
  made.step = currentStep(trace, made.position);
  const QString& said = side == 0 ? setup.sayA : setup.sayB;
  SlideSetup now = setup;
  if (setup.first && m_player.phase().step) now.last = m_player.phase().step;
  if (!said.isEmpty() && m_player.phase().revealed) made.sentence = filled(said, stage, now);
  if (made.sentence.isEmpty() && made.step != nullptr) made.sentence = stepSentence(trace, *made.step);
  return made;
}

QString SlideComposer::reference(int side) const {
  const Stage& stage = m_bench.stage();
  // Nobody in the room typed them.
  const bool own = !m_player.slide().setup.values.empty() && stage.choice(side).kind == TreeChoice::Kind::board;
  if (own) return tr("Blackboard example, values of the slide");
  for (const NamedChoice& each : stage.choices(side))
    if (each.choice == stage.choice(side)) return each.text;
  return {};
}

SlideRace SlideComposer::race() const {
  const Comparison& comparison = m_bench.comparison();
  SlideRace race;
  const auto provenance = comparison.provenance();
  if (comparison.complete() && !m_bench.canRace()) {
    race.missing = provenance == Provenance::emulated ? tr("No race: the emulator's times say nothing about a GPU")
                                                      : tr("No race: there are no times of both kernels on one GPU");
    return race;
  }
  race.caption = !provenance                           ? tr("Race")
                 : *provenance == Provenance::measured ? tr("Race, at measured speed")
                 : *provenance == Provenance::modelled ? tr("Race, at modelled speed")
                                                       : tr("Race, at recorded speed");
  if (const double slowDown = m_player.raceSlowDown(); slowDown > 0)
    race.pace =
        (m_player.stepsTimed() ? tr("%1, steps as timed") : tr("%1, steps equally long")).arg(slowDownText(slowDown));
  race.running = m_player.racing();
  race.share = {m_player.raceShare(0), m_player.raceShare(1)};
  if (!comparison.complete()) return race;
  const auto a = m_bench.medianUs(0), b = m_bench.medianUs(1);
  race.faster = *b < *a ? 1 : 0;
  if (!m_player.raceOver()) return race;
  const double ratio = std::max(*a, *b) / std::min(*a, *b);
  race.verdict =
      race.faster == 1 ? tr("B is %1× as fast").arg(ratio, 0, 'f', 2) : tr("A is %1× as fast").arg(ratio, 0, 'f', 2);
  return race;
}

void SlideComposer::addSource(SlideContent& content) const {
  const SlideSetup& setup = content.setup;
  const bool difference = setup.view == SlideView::diff;
  if (!setup.view.showsCode()) return;
  const Stage& stage = m_bench.stage();
  if (stage.kernel(0) == nullptr || stage.kernel(1) == nullptr) return;
  if (difference) {
    content.sourceTitle = tr("%1, beside %2").arg(stage.title(1), stage.title(0));
    content.source = sourceDifference(codeOf(stage.kernel(0)), codeOf(stage.kernel(1)));
    const std::vector<SourceLine> all = content.source;
    for (int around = 2; around >= 0 && content.source.size() > longestSource; --around)
      content.source = aroundChanges(all, around);
    return;
  }
  content.sourceTitle = stage.title(0);
  content.source = sourceLines(codeOf(stage.kernel(0)));
  if (setup.highlight.kind == Highlight::Kind::lines)
    for (int line = setup.highlight.lines.first; line <= setup.highlight.lines.last; ++line)
      content.marked.push_back(line + 1);
}

void SlideComposer::addHazard(SlideContent& content) const {
  const Comparison::SideState& state = m_bench.comparison().side(0);
  const KernelInfo* kernel = m_bench.stage().kernel(0);
  const bool found =
      m_bench.current(0) && state.fresh && state.result && !state.result->hazards.empty() && kernel != nullptr;
  if (content.setup.view == SlideView::hazard && found) {
    const Hazard& hazard = state.result->hazards.front();
    content.hazardHeading = text(heading(hazard));
    content.hazardText = text(describe(hazard, kernel->firstLine, sharedArray(kernel->code)));
    for (const auto& party : {hazard.first, std::optional(hazard.second)})
      if (party && party->line >= kernel->firstLine) content.marked.push_back(int(party->line - kernel->firstLine) + 1);
    std::sort(content.marked.begin(), content.marked.end());
  }
  content.source = aroundMarked(content.source, content.marked,
                                content.setup.view == SlideView::hazard ? longestFault : longestSource);
}

/// Of a side's run; null until it is there, and for a kernel that the device does not run.
const RunResult* SlideComposer::resultOf(int side) const {
  const Comparison::SideState& state = m_bench.comparison().side(side);
  const bool there = m_bench.sparedTitle(side).isEmpty() && m_bench.current(side) && state.fresh && state.result;
  return there ? &*state.result : nullptr;
}

void SlideComposer::addTable(SlideContent& content) const {
  if (content.setup.view != SlideView::counters) return;
  const QString toCome = QStringLiteral("…"), none = QStringLiteral("–");
  const auto add = [&](const QString& name, auto read) {
    SlideTableRow row{name, {}};
    for (const std::size_t side : {0, 1}) {
      const RunResult* const result = resultOf(int(side));
      row.values[side] = result != nullptr ? read(*result, side) : content.setup.spared[side].isEmpty() ? toCome : none;
    }
    content.table.push_back(row);
  };
  const std::array times = sideTimes();
  add(tr("latency"), [&](const RunResult&, std::size_t side) { return times[side].isEmpty() ? none : times[side]; });
  add(tr("launches"), [](const RunResult& result, std::size_t) { return grouped(result.launches.size()); });
  for (const CounterFigure& figure : launchFigures())
    add(text(figure.title), [&](const RunResult& result, std::size_t) {
      return result.counters ? grouped(figure.of(*result.counters)) : none;
    });
  const auto counted = [&](int side) {
    const RunResult* const result = resultOf(side);
    return result != nullptr ? result->counters : std::nullopt;
  };
  const auto a = counted(0), b = counted(1);
  content.tableReference = tr("All launches");
  if (a || b) content.tableReference = tr("All launches, %1").arg(countedText(a, b));
}

void SlideComposer::addRequests(SlideContent& content) const {
  if (content.setup.view != SlideView::memory) return;
  for (SlideSide& side : content.sides) {
    if (!side.tree) continue;
    const BlockTrace& trace = side.tree->trace();
    const KernelInfo* const kernel = m_bench.stage().kernel(&side == &content.sides[0] ? 0 : 1);
    std::vector<RequestMap> all =
        memoryMap(trace, currentRow(trace, side.position), kernel ? sharedArray(kernel->code) : std::string("shared"));
    if (all.empty()) continue;
    const std::uint32_t warp = all.front().request->warp;
    std::copy_if(all.begin(), all.end(), std::back_inserter(side.requests),
                 [&](const RequestMap& map) { return map.request->warp == warp; });
    side.warp = trace.warps() == 1 ? tr("%1, its only warp").arg(side.reference)
                                   : withValues(tr("%1, warp %2 of %3"), side.reference, warp, trace.warps());
  }
}

QStringList SlideComposer::fileProblems() const {
  return firstProblems(m_player.fileProblems());
}

/// Its rows are there before the comparison's figures.
QString SlideComposer::ladderOrigin() const {
  const LadderModel& ladder = m_bench.ladder();
  if (ladder.anyEmulated()) return tr("emulated, no times of a GPU");
  return ladder.provenanceText().section(QStringLiteral(" · "), 0, 0);  // the CPU's is said beside it
}

/// "recorded on NVIDIA H200 · int32 sum · 2²⁴ elements · block 512 · shown: 16 threads, warps of 4".
QString SlideComposer::footer() const {
  const SlideSetup& setup = m_player.slide().setup;
  const Comparison& comparison = m_bench.comparison();
  if (!m_player.slide().needsRun()) return {};
  QStringList parts;
  parts << (setup.view == SlideView::hazard                   ? tr("emulated")
            : setup.view == SlideView::lens                   ? m_bench.ladder().lensOrigin().provenance
            : comparison.provenance() == Provenance::emulated ? tr("emulated, no times of a GPU")
            : setup.view == SlideView::ladder                 ? ladderOrigin()
                                                              : comparison.provenanceText());
  const auto& result = comparison.side(0).result;
  if (setup.view == SlideView::ladder && m_bench.ladder().hostMeasuredBeside())
    parts << tr("CPU threads measured here");
  parts << tr("%1 of %2").arg(nameText(setup.op), nameText(setup.type));
  if (result && comparison.side(0).fresh)
    parts << (result->n == 1 ? tr("1 element") : tr("%1 elements").arg(sizeText(result->n)));
  parts << tr("block %1").arg(setup.block);
  // The other pictures are those of one kernel, or of all.
  const bool sides = setup.view == SlideView::counters || setup.view.showsSamples();
  for (const int side : {0, 1})
    if (const QString title = m_bench.sparedTitle(side); sides && !title.isEmpty())
      parts << tr("%1 does not run on this device").arg(title);
  if (const BlockTracePtr trace = m_bench.trace(0); trace && setup.view.showsSteps()) {
    const BlockTracePtr other = m_bench.trace(1);
    const bool alike = setup.kernelB.isEmpty() || !other || other->threads == trace->threads;
    const auto lanes = QString::number(trace->warpSize);
    const QString all = alike ? (trace->threads == 1 ? tr("1 thread") : tr("%1 threads").arg(trace->threads))
                              : withValues(tr("%1 threads in A and %2 in B"), trace->threads, other->threads);
    parts << tr("shown: %1, warps of %2").arg(all, lanes);
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

QString SlideComposer::waitingFor() {
  if (!m_bench.hasKernels()) return tr("Starting the worker…");
  const SlideSetup& setup = m_player.slide().setup;
  if (setup.view.showsSteps() && !m_bench.trace(0)) return tr("The emulator runs the kernels…");
  if (setup.view == SlideView::hazard && !m_bench.comparison().complete())
    return tr("The emulator looks for the fault…");
  if (!chartReady()) return tr("The kernels run…");
  return {};
}

}  // namespace warpfold::app
