// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_content.h"

#include <QRegularExpression>
#include <QWidget>
#include <algorithm>

#include "catalogue/published.h"
#include "charts/chart.h"
#include "lecture/slide_charts.h"
#include "lectures/placeholders.h"
#include "metrics/current_step.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/counters_model.h"
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
  const SlideSetup& setup = content.setup = slide.setup;
  const Stage& stage = m_bench.stage();
  // Figures of a step are those of the step that is shown; a question asks about the last one.
  SlideSetup now = setup;
  if (setup.predict == Prediction::none && m_player.phase().step) now.last = m_player.phase().step;
  // Until the slide's own run is there, the models have the one before.
  const bool current = m_bench.current();
  const bool guessed = setup.predict != Prediction::none && !m_player.phase().revealed;
  const auto textNow = [&](const QString& words) {
    const QString told = guessed ? withoutAnswers(words) : words;
    return current ? filled(told, stage, now) : unfilled(told);
  };
  const auto text = [&](const QString& words) { return current ? filled(words, stage, setup) : unfilled(words); };
  content.headline = textNow(slide.headline);
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
  content.chart = chartOf(setup.view);
  content.footer = m_player.noted().isEmpty() ? footer() : m_player.noted();
  content.fileProblems = fileProblems();
  content.page = QStringLiteral("%1   %2 / %3")
                     .arg(m_player.chapter().title)
                     .arg(m_player.slideNumber())
                     .arg(m_player.chapter().slides.size());
  content.message = m_player.problem();
  content.wrong = !content.message.isEmpty();
  if (!content.wrong) content.message = waitingFor();
  return content;
}

std::shared_ptr<const TreeIndex> SlideComposer::indexOf(int side) {
  const BlockTracePtr trace = m_bench.trace(side);
  auto& kept = m_trees[std::size_t(side)];
  if (!trace) return kept = nullptr;
  if (!kept || &kept->trace() != trace.get()) kept = std::make_shared<TreeIndex>(trace);
  return kept;
}

/// Medians as they stand side by side.
std::array<QString, 2> SlideComposer::sideTimes() const {
  std::vector<double> known;
  const std::array medians{m_bench.medianUs(0), m_bench.medianUs(1)};
  for (const auto& us : medians)
    if (us) known.push_back(*us);
  QStringList texts = timeTexts(known);
  std::array<QString, 2> times;
  for (std::size_t i = 0; i < 2; ++i)
    if (medians[i]) times[i] = texts.takeFirst();
  return times;
}

SlideSide SlideComposer::side(int side) {
  const Stage& stage = m_bench.stage();
  const SlideSetup& setup = m_player.slide().setup;
  SlideSide made;
  made.title = stage.title(side);
  made.reference = reference(side);
  made.tree = indexOf(side);
  made.position = m_player.position(side);
  if (!made.tree) return made;
  const BlockTrace& trace = made.tree->trace();
  made.step = currentStep(trace, made.position);
  const QString& said = side == 0 ? setup.sayA : setup.sayB;
  SlideSetup now = setup;
  if (m_player.phase().step) now.last = m_player.phase().step;
  if (!said.isEmpty() && m_player.phase().revealed)
    made.sentence = filled(said, stage, now);
  else if (made.step != nullptr)
    made.sentence = stepSentence(trace, *made.step);
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
  const bool difference = setup.view == QLatin1String("diff");
  if (!difference && setup.view != QLatin1String("source") && setup.view != QLatin1String("hazard")) return;
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
  if (content.setup.view == QLatin1String("hazard") && found) {
    const Hazard& hazard = state.result->hazards.front();
    content.hazardHeading = text(heading(hazard));
    content.hazardText = text(describe(hazard, kernel->firstLine, sharedArray(kernel->code)));
    for (const auto& party : {hazard.first, std::optional(hazard.second)})
      if (party && party->line >= kernel->firstLine) content.marked.push_back(int(party->line - kernel->firstLine) + 1);
    std::sort(content.marked.begin(), content.marked.end());
  }
  content.source = aroundMarked(content.source, content.marked,
                                content.setup.view == QLatin1String("hazard") ? longestFault : longestSource);
}

void SlideComposer::addTable(SlideContent& content) const {
  if (content.setup.view != QLatin1String("counters")) return;
  const auto add = [&](const QString& name, auto read) {
    SlideTableRow row{name, {}};
    for (const int side : {0, 1}) {
      const Comparison::SideState& state = m_bench.comparison().side(side);
      row.values[std::size_t(side)] =
          m_bench.current(side) && state.fresh && state.result ? read(*state.result) : QStringLiteral("…");
    }
    content.table.push_back(row);
  };
  SlideTableRow time{tr("latency"), {}};
  time.values = sideTimes();
  for (const int side : {0, 1}) {
    const bool known = m_bench.current(side) && m_bench.comparison().side(side).fresh;
    QString& value = time.values[std::size_t(side)];
    if (value.isEmpty()) value = known ? QStringLiteral("–") : QStringLiteral("…");
  }
  content.table.push_back(time);
  add(tr("launches"), [](const RunResult& result) { return grouped(result.launches.size()); });
  for (const CounterFigure& figure : launchFigures())
    add(text(figure.title), [&figure](const RunResult& result) {
      return result.counters ? grouped(figure.of(*result.counters)) : QStringLiteral("–");
    });
  const Comparison& comparison = m_bench.comparison();
  const auto counted = [&](int side) {
    const Comparison::SideState& state = comparison.side(side);
    return m_bench.current(side) && state.fresh && state.result ? state.result->counters : std::nullopt;
  };
  const auto a = counted(0), b = counted(1);
  content.tableReference = tr("All launches");
  if (a || b) content.tableReference = tr("All launches, %1").arg(countedText(a, b));
}

void SlideComposer::addRequests(SlideContent& content) const {
  if (content.setup.view != QLatin1String("memory")) return;
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
                                   : tr("%1, warp %2 of %3").arg(side.reference).arg(warp).arg(trace.warps());
  }
}

void SlideComposer::addLadder(SlideContent& content) const {
  if (content.setup.view != QLatin1String("ladder")) return;
  const LadderModel& model = m_bench.ladder();
  content.ladder.peakGbs = model.measuredPeakGbs();
  auto& sources = content.ladder.sources;
  auto bars = model.bars();
  const bool anyTimed = std::any_of(bars.begin(), bars.end(), [](const LadderBar& bar) { return !!bar.latencyUs; });
  // From the back of the room the emulator's times would look like a GPU's.
  for (LadderBar& bar : bars)
    if (bar.emulated) bar.latencyUs = bar.bandwidthGbs = std::nullopt;
  std::vector<double> known;
  for (const LadderBar& bar : bars)
    if (bar.latencyUs) known.push_back(*bar.latencyUs);
  QStringList times = timeTexts(known);
  for (const LadderBar& bar : bars) {
    if (anyTimed && !bar.latencyUs && !bar.emulated)
      continue;  // a row without a time has nothing to show from the back of the room
    SlideRung rung{
        bar.kernel, bar.latencyUs ? times.takeFirst() : QStringLiteral("–"), bar.bandwidthGbs.value_or(0), {}};
    for (const PublishedFigure& each : publishedFigures(bar.kernel.toStdString())) {
      const SlideSource of{app::text(told(each.source)), fromView(each.device)};
      const auto known = std::find(sources.begin(), sources.end(), of);
      if (!bar.published.empty()) rung.published.emplace_back(each.bandwidthGbs(), known - sources.begin());
      if (!bar.published.empty() && known == sources.end()) sources.push_back(of);
    }
    content.ladder.rungs.push_back(std::move(rung));
  }
}

void SlideComposer::addLens(SlideContent& content) const {
  if (content.setup.view != QLatin1String("lens")) return;
  for (const LensDot& dot : m_bench.ladder().dots())
    if (dot.ran && dot.ulp)
      content.lens.push_back({dot.kernel,
                              tr("%1 %2 ULP").arg(dot.value, QString::number(*dot.ulp, 'g', 3).rightJustified(6)),
                              *dot.ulp, dot.orderVaries});
}

QString SlideComposer::fileProblems() const {
  const QStringList& problems = m_player.fileProblems();
  if (problems.size() < 2) return problems.join(QString());
  return tr("1 of %1: %2").arg(QString::number(problems.size()), problems.first());
}

ChartWidget* SlideComposer::chartOf(const QString& view) {
  const auto made = m_charts.find({&m_bench.sources(), view});
  if (made != m_charts.end()) {
    made->second->refresh();
    return made->second;
  }
  for (const ChartEntry& entry : chartEntries()) {
    if (entry.id != view) continue;
    ChartWidget* chart = entry.create(m_bench.sources(), m_parent.get());
    chart->resize(900, 480);
    chart->setTheme(Theme::byId(QStringLiteral("projector")));
    chart->refresh();
    return m_charts[{&m_bench.sources(), view}] = chart;
  }
  return nullptr;
}

bool SlideComposer::chartReady() {
  const QString view = m_player.empty() ? QString() : m_player.slide().setup.view;
  const ChartWidget* chart = chartOf(view);
  // A lens waits for a kernel that was repeated, too; a slide does not.
  if (showsLadder(view)) return m_bench.hasRungs();
  return chart == nullptr || chart->readiness() != Readiness::nothing;
}

/// "recorded on NVIDIA H200 · int32 sum · 2²⁴ elements · block 512 · shown: 16 threads, warps of 4".
QString SlideComposer::footer() const {
  const SlideSetup& setup = m_player.slide().setup;
  const Comparison& comparison = m_bench.comparison();
  if (!m_player.slide().needsRun()) return {};
  QStringList parts;
  parts << (setup.view == QLatin1String("hazard")             ? tr("emulated")
            : setup.view == QLatin1String("lens")             ? m_bench.ladder().lensOrigin().provenance
            : comparison.provenance() == Provenance::emulated ? tr("emulated, no times of a GPU")
                                                              : comparison.provenanceText());
  const auto& result = comparison.side(0).result;
  if (setup.view == QLatin1String("ladder") && m_bench.ladder().hostMeasuredBeside())
    parts << tr("CPU threads measured here");
  parts << tr("%1 of %2").arg(nameText(setup.op), nameText(setup.type));
  if (result && comparison.side(0).fresh)
    parts << (result->n == 1 ? tr("1 element") : tr("%1 elements").arg(sizeText(result->n)));
  parts << tr("block %1").arg(setup.block);
  const bool trees = setup.view == QLatin1String("trees") || setup.view == QLatin1String("lanes") ||
                     setup.view == QLatin1String("memory");
  if (const BlockTracePtr trace = m_bench.trace(0); trees && trace) {
    const BlockTracePtr other = m_bench.trace(1);
    const bool alike = setup.kernelB.isEmpty() || !other || other->threads == trace->threads;
    const auto lanes = QString::number(trace->warpSize);
    const QString all = alike ? (trace->threads == 1 ? tr("1 thread") : tr("%1 threads").arg(trace->threads))
                              : tr("%1 threads in A and %2 in B").arg(trace->threads).arg(other->threads);
    parts << tr("shown: %1, warps of %2").arg(all, lanes);
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

QString SlideComposer::waitingFor() {
  if (!m_bench.hasKernels()) return tr("Starting the worker…");
  const SlideSetup& setup = m_player.slide().setup;
  const bool trees = setup.view == QLatin1String("trees") || setup.view == QLatin1String("lanes") ||
                     setup.view == QLatin1String("memory");
  if (trees && !m_bench.trace(0)) return tr("The emulator runs the kernels…");
  if (setup.view == QLatin1String("hazard") && !m_bench.comparison().complete())
    return tr("The emulator looks for the fault…");
  if (!chartReady()) return tr("The kernels run…");
  return {};
}

}  // namespace warpfold::app
