// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/placeholders.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <cmath>
#include <functional>
#include <vector>

#include "lectures/sentences.h"
#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "metrics/step_facts.h"
#include "metrics/step_sentences.h"
#include "metrics/tree_shape.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/stage.h"
#include "run/run_request.h"
#include "values/counter_figures.h"

namespace warpfold::app {

namespace {

/// What a figure is read from.
struct Asked {
  const Stage& stage;
  const SlideSetup& setup;
  int side;

  const Comparison& comparison() const { return stage.comparison(); }
  const QString& spared() const { return setup.spared[std::size_t(side)]; }
  const RunResult* result() const {
    if (!spared().isEmpty()) return nullptr;
    const Comparison::SideState& state = comparison().side(side);
    return state.fresh && state.result ? &*state.result : nullptr;
  }
  BlockTracePtr trace() const { return spared().isEmpty() ? stage.trace(side) : nullptr; }
  const Step* step() const { return spared().isEmpty() ? shownStep(stage, setup, side) : nullptr; }
};

using Text = std::optional<QString>;

Text decimals(std::optional<double> value, int digits) {
  return value ? Text(QString::number(*value, 'f', digits)) : std::nullopt;
}
Text count(std::optional<quint64> value) {
  return value ? Text(grouped(*value)) : std::nullopt;
}

std::optional<double> median(const Asked& a) {
  return a.result() != nullptr ? gpuMedianUs(a.comparison(), a.side) : std::nullopt;
}
std::optional<double> bandwidth(const Asked& a) {
  const auto us = median(a);
  return us ? a.comparison().bandwidthGbs(a.side, *us) : std::nullopt;
}

Text latency(const Asked& a) {
  const auto us = median(a);
  return us ? Text(timeText(*us)) : std::nullopt;
}
Text bandwidthText(const Asked& a) {
  const auto gbs = bandwidth(a);
  return gbs ? Text(bandwidthNumber(*gbs)) : std::nullopt;
}
/// Of a device whose peak nobody has measured.
std::optional<double> datasheetGbs(const Asked& a) {
  if (a.comparison().measuredPeakGbs()) return std::nullopt;
  for (const int side : {0, 1})
    if (const RunResult* const result = Asked{a.stage, a.setup, side}.result()) return result->device.datasheetGbs;
  return std::nullopt;
}
Text percent(const Asked& a) {
  const auto gbs = bandwidth(a), measured = a.comparison().measuredPeakGbs();
  const auto peak = measured ? measured : datasheetGbs(a);
  return gbs && peak ? decimals(100 * *gbs / *peak, 0) : std::nullopt;
}
/// "92 % of the peak", or of the data sheet's bandwidth where nobody measured the peak.
Text share(const Asked& a) {
  const Text number = percent(a);
  if (!number) return std::nullopt;
  return a.comparison().measuredPeakGbs()
             ? QCoreApplication::translate("Placeholders", "%1 % of the peak").arg(*number)
             : QCoreApplication::translate("Placeholders", "%1 % of the data sheet's bandwidth").arg(*number);
}
Text title(const Asked& a) {
  return a.spared().isEmpty() ? a.stage.title(a.side) : a.spared();
}
Text result(const Asked& a) {
  return a.result() ? Text(QString::fromStdString(a.result()->result.text())) : std::nullopt;
}
Text reference(const Asked& a) {
  return a.result() ? Text(QString::fromStdString(a.result()->reference.text())) : std::nullopt;
}
Text depthText(const Asked& a) {
  return a.result() ? count(a.result()->depth) : std::nullopt;
}
Text launches(const Asked& a) {
  return a.result() ? count(a.result()->launches.size()) : std::nullopt;
}
Text blocks(const Asked& a) {
  return a.result() && !a.result()->launches.empty() ? count(a.result()->launches.front().grid) : std::nullopt;
}
Text hazard(const Asked& a) {
  if (!a.result() || a.result()->hazards.empty()) return std::nullopt;
  const KernelInfo* kernel = a.stage.kernel(a.side);
  const Hazard& first = a.result()->hazards.front();
  return text(kernel ? describe(first, kernel->firstLine, sharedArray(kernel->code)) : describe(first));
}
Text steps(const Asked& a) {
  return a.trace() ? count(rowCount(*a.trace())) : std::nullopt;
}
Text threads(const Asked& a) {
  return a.trace() ? count(a.trace()->threads) : std::nullopt;
}
Text warps(const Asked& a) {
  return a.trace() ? count(a.trace()->warps()) : std::nullopt;
}
Text stepNumber(const Asked& a) {
  return a.step() ? count(a.step()->row) : std::nullopt;
}
Text stepStride(const Asked& a) {
  return a.step() && a.step()->stride ? count(*a.step()->stride) : std::nullopt;
}
template <std::uint64_t StepCounters::*member>
Text stepCounter(const Asked& a) {
  return a.step() ? count(a.step()->counters.*member) : std::nullopt;
}
Text stepSectors(const Asked& a) {
  const auto sectors = a.step() ? sectorsPerRequest(*a.step()) : std::nullopt;
  if (!sectors) return std::nullopt;
  return decimals(*sectors, std::abs(*sectors - std::round(*sectors)) < 0.05 ? 0 : 1);
}
Text stepConflicts(const Asked& a) {
  return a.step() ? count(sharedConflicts(a.step()->counters.memory)) : std::nullopt;
}
Text stepValue(const Asked& a) {
  const NodeId made = a.step() ? madeIn(*a.stage.trace(a.side), a.step()->row) : Node::none;
  return made == Node::none ? std::nullopt : Text(QString::fromStdString(a.stage.trace(a.side)->value(made).text()));
}

std::optional<double> gainOf(const Asked& a) {
  const auto before = median({a.stage, a.setup, 0}), after = median({a.stage, a.setup, 1});
  return before && after && *after > 0 ? std::optional(*before / *after) : std::nullopt;
}
Text gain(const Asked& a) {
  return decimals(gainOf(a), 2);
}
/// Of a sentence that says who is the faster one; times that nobody would tell apart have neither.
Text timesAs(std::optional<double> ratio) {
  constexpr double apart = 1.005;  // 1.00 would be written
  return ratio && *ratio >= apart ? decimals(ratio, 2) : std::nullopt;
}
Text faster(const Asked& a) {
  return timesAs(gainOf(a));
}
Text slower(const Asked& a) {
  const auto gain = gainOf(a);
  return timesAs(gain ? std::optional(1 / *gain) : std::nullopt);
}
Text ratio(const Asked& a) {
  const auto value = gainOf(a);
  return value ? decimals(std::max(*value, 1 / *value), 2) : std::nullopt;
}
/// What the slide asks for; no run is needed to know it.
Text elements(const Asked& a) {
  return sizeForReading(parseCount(a.setup.n.toStdString(), Field::n));
}
Text block(const Asked& a) {
  return count(a.setup.block);
}
Text device(const Asked& a) {
  return a.result() ? Text(a.comparison().deviceName()) : std::nullopt;
}
Text peak(const Asked& a) {
  const auto gbs = a.comparison().measuredPeakGbs();
  return gbs ? Text(bandwidthNumber(*gbs)) : std::nullopt;
}
Text datasheet(const Asked& a) {
  const auto gbs = datasheetGbs(a);
  return gbs ? Text(bandwidthNumber(*gbs)) : std::nullopt;
}
Text cub(const Asked& a) {
  const auto mark = a.comparison().cub();
  return mark ? Text(timeText(mark->medianUs)) : std::nullopt;
}
Text cubPercent(const Asked& a) {
  const auto mark = a.comparison().cub();
  const auto gbs = mark ? a.comparison().bandwidthGbs(0, mark->medianUs) : std::nullopt;
  const auto most = a.comparison().measuredPeakGbs();
  return gbs && most ? decimals(100 * *gbs / *most, 0) : std::nullopt;
}

struct Figure {
  QString name;
  std::function<Text(const Asked&)> read;
  bool ofSlide = false;  // known without a run
};

/// "load-sectors" of global_load_sectors: a slide names no memory.
QString nameOf(const CounterFigure& figure) {
  const QString name = fromView(figure.name);
  return name.section(u'_', 1).isEmpty() ? name : name.mid(name.indexOf(u'_') + 1).replace(u'_', u'-');
}

Figure counterOf(const CounterFigure& figure) {
  return {nameOf(figure), [&figure](const Asked& a) {
            return a.result() && a.result()->counters ? count(figure.of(*a.result()->counters)) : std::nullopt;
          }};
}

/// Of shared memory, loads and stores together.
Text conflicts(const Asked& a) {
  return a.result() && a.result()->counters ? count(sharedConflicts(*a.result()->counters)) : std::nullopt;
}

std::vector<Figure> figuresOfSide() {
  std::vector<Figure> figures{{QStringLiteral("title"), title},
                              {QStringLiteral("latency"), latency},
                              {QStringLiteral("bandwidth"), bandwidthText},
                              {QStringLiteral("percent"), percent},
                              {QStringLiteral("share"), share},
                              {QStringLiteral("result"), result},
                              {QStringLiteral("reference"), reference},
                              {QStringLiteral("depth"), depthText},
                              {QStringLiteral("launches"), launches},
                              {QStringLiteral("blocks"), blocks},
                              {QStringLiteral("hazard"), hazard},
                              {QStringLiteral("steps"), steps},
                              {QStringLiteral("threads"), threads},
                              {QStringLiteral("warps"), warps},
                              {QStringLiteral("step.number"), stepNumber},
                              {QStringLiteral("step.stride"), stepStride},
                              {QStringLiteral("step.threads"), stepCounter<&StepCounters::activeThreads>},
                              {QStringLiteral("step.warps"), stepCounter<&StepCounters::activeWarps>},
                              {QStringLiteral("step.diverged"), stepCounter<&StepCounters::divergentWarps>},
                              {QStringLiteral("step.sectors"), stepSectors},
                              {QStringLiteral("step.conflicts"), stepConflicts},
                              {QStringLiteral("step.value"), stepValue}};
  for (const CounterFigure& counter : launchFigures()) figures.push_back(counterOf(counter));
  figures.push_back({QStringLiteral("conflicts"), conflicts});
  return figures;
}

const std::vector<Figure>& ofSide() {
  static const auto all = figuresOfSide();
  return all;
}
const std::vector<Figure>& ofBoth() {
  static const std::vector<Figure> all{{QStringLiteral("gain"), gain},
                                       {QStringLiteral("ratio"), ratio},
                                       {QStringLiteral("faster"), faster},
                                       {QStringLiteral("slower"), slower},
                                       {QStringLiteral("n"), elements, true},
                                       {QStringLiteral("block"), block, true},
                                       {QStringLiteral("device"), device},
                                       {QStringLiteral("peak"), peak},
                                       {QStringLiteral("datasheet"), datasheet},
                                       {QStringLiteral("cub.latency"), cub},
                                       {QStringLiteral("cub.percent"), cubPercent}};
  return all;
}

const QRegularExpression& form() {
  static const QRegularExpression braces(QStringLiteral("\\{([^{}]*)\\}"));
  return braces;
}

/// The figure of a name, and whose it is.
std::pair<const Figure*, int> findFigure(const QString& name) {
  for (const Figure& each : ofBoth())
    if (name == each.name) return {&each, 0};
  for (const Figure& each : ofSide())
    for (const int side : {0, 1})
      if (name == (side == 0 ? QLatin1String("A.") : QLatin1String("B.")) + each.name) return {&each, side};
  return {nullptr, 0};
}

const QString toCome = QStringLiteral("…");

bool stillRuns(const Comparison& comparison) {
  return comparison.state() == Comparison::State::idle || comparison.active();
}

}  // namespace

std::optional<double> gpuMedianUs(const Comparison& comparison, int side) {
  const auto& result = comparison.side(side).result;
  const bool emulated = result && result->latency && result->latency->provenance == Provenance::emulated;
  return emulated ? std::nullopt : comparison.medianUs(side);
}

QString unknownPlaceholder(const QString& text) {
  for (auto found = form().globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    if (findFigure(match.captured(1)).first == nullptr) return match.captured(0);
  }
  return {};
}

QStringList placeholderNames() {
  QStringList names;
  for (const Figure& each : ofBoth()) names << u'{' + each.name + u'}';
  for (const Figure& each : ofSide()) names << QStringLiteral("{A.") + each.name + u'}';
  return names;
}

namespace {

/// Nothing where one of its figures does not exist.
Text filledSentence(const QString& sentence, const Stage& stage, const SlideSetup& setup) {
  QString out;
  qsizetype at = 0;
  for (auto found = form().globalMatch(sentence); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const auto [figure, side] = findFigure(match.captured(1));
    Text value = figure != nullptr ? figure->read({stage, setup, side}) : std::nullopt;
    if (!value && stillRuns(stage.comparison())) value = toCome;
    if (!value) return std::nullopt;
    out += sentence.mid(at, match.capturedStart() - at) + *value;
    at = match.capturedEnd();
  }
  return out + sentence.mid(at);
}

/// Without the sentences in which this stands.
QString without(const QString& text, const QRegularExpression& figures) {
  return withSentences(text, [&](const QString& each) { return figures.match(each).hasMatch() ? Text() : Text(each); });
}

}  // namespace

QString filled(const QString& text, const Stage& stage, const SlideSetup& setup) {
  return withSentences(text, [&](const QString& sentence) { return filledSentence(sentence, stage, setup); });
}

QString beforeRace(const QString& text) {
  static const QRegularExpression result(QStringLiteral("\\{(?:gain|ratio|faster|slower)\\}"));
  return without(text, result);
}

QString unfilled(const QString& text, const Stage& stage, const SlideSetup& setup, const QString& open) {
  QString out = text;
  for (const Figure& each : ofBoth())
    if (each.ofSlide) out.replace(u'{' + each.name + u'}', each.read({stage, setup, 0}).value_or(open));
  return out.replace(form(), open);
}

bool awaitsFigures(const QString& text, const Stage& stage, const SlideSetup& setup) {
  return text.contains(u'{') && stillRuns(stage.comparison()) && filled(text, stage, setup).contains(toCome);
}

const Step* shownStep(const Stage& stage, const SlideSetup& setup, int side) {
  const BlockTracePtr trace = stage.trace(side);
  return trace ? currentStep(*trace, setup.last.value_or(rowCount(*trace))) : nullptr;
}

QString stepSentence(const BlockTrace& trace, const Step& step) {
  const StepFacts facts(trace, step);
  if (facts.threads.empty()) return {};
  return text(warpsSentence(facts, step.endsAtBarrier()));
}

QString predictionQuestion(const SlideSetup& setup) {
  const quint64 step = setup.last.value_or(0);
  switch (setup.predict) {
    case Prediction::threads: return Lectures::tr("How many threads work in step %1?").arg(step);
    case Prediction::warps: return Lectures::tr("How many warps are issued in step %1?").arg(step);
    case Prediction::diverged: return Lectures::tr("How many warps diverge in step %1?").arg(step);
    case Prediction::sectors: return Lectures::tr("How many sectors does a request move in step %1?").arg(step);
    case Prediction::conflicts: return Lectures::tr("How many bank conflicts does step %1 have?").arg(step);
    case Prediction::value: return Lectures::tr("Which value does the first thread compute in step %1?").arg(step);
    case Prediction::none: break;
  }
  return {};
}

QString predictionAnswer(const SlideSetup& setup) {
  const QString figure = [&]() -> QString {
    switch (setup.predict) {
      case Prediction::threads: return QStringLiteral("step.threads");
      case Prediction::warps: return QStringLiteral("step.warps");
      case Prediction::diverged: return QStringLiteral("step.diverged");
      case Prediction::sectors: return QStringLiteral("step.sectors");
      case Prediction::conflicts: return QStringLiteral("step.conflicts");
      case Prediction::value: return QStringLiteral("step.value");
      case Prediction::none: break;
    }
    return {};
  }();
  if (figure.isEmpty()) return {};
  return setup.two() ? QStringLiteral("A: {A.%1} · B: {B.%1}").arg(figure) : QStringLiteral("{A.%1}").arg(figure);
}

}  // namespace warpfold::app
