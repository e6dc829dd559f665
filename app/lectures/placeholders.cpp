// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/placeholders.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <array>
#include <cmath>

#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "metrics/step_facts.h"
#include "metrics/step_sentences.h"
#include "metrics/tree_shape.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/ladder_model.h"
#include "models/stage.h"

namespace warpfold::app {

namespace {

/// What a figure is read from.
struct Asked {
  const Stage& stage;
  const SlideSetup& setup;
  int side;

  const Comparison& comparison() const { return stage.comparison(); }
  const RunResult* result() const {
    const Comparison::SideState& state = comparison().side(side);
    return state.fresh && state.result ? &*state.result : nullptr;
  }
  const Step* step() const { return shownStep(stage, setup, side); }
};

using Text = std::optional<QString>;

Text decimals(std::optional<double> value, int digits) {
  return value ? Text(QString::number(*value, 'f', digits)) : std::nullopt;
}
Text count(std::optional<quint64> value) {
  return value ? Text(grouped(*value)) : std::nullopt;
}

std::optional<double> median(const Asked& a) {
  return a.result() != nullptr ? a.comparison().medianUs(a.side) : std::nullopt;
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
  return decimals(bandwidth(a), 0);
}
Text percent(const Asked& a) {
  const auto gbs = bandwidth(a), peak = a.comparison().measuredPeakGbs();
  return gbs && peak ? decimals(100 * *gbs / *peak, 0) : std::nullopt;
}
Text title(const Asked& a) {
  return a.stage.title(a.side);
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
template <std::uint64_t Counters::*member>
Text counter(const Asked& a) {
  return a.result() && a.result()->counters ? count((*a.result()->counters).*member) : std::nullopt;
}
Text conflicts(const Asked& a) {
  return a.result() && a.result()->counters ? count(sharedConflicts(*a.result()->counters)) : std::nullopt;
}
Text hazard(const Asked& a) {
  if (!a.result() || a.result()->hazards.empty()) return std::nullopt;
  const KernelInfo* kernel = a.stage.kernel(a.side);
  const Hazard& first = a.result()->hazards.front();
  return text(kernel ? describe(first, kernel->firstLine, sharedArray(kernel->code)) : describe(first));
}
Text steps(const Asked& a) {
  return a.stage.trace(a.side) ? count(rowCount(*a.stage.trace(a.side))) : std::nullopt;
}
Text threads(const Asked& a) {
  return a.stage.trace(a.side) ? count(a.stage.trace(a.side)->threads) : std::nullopt;
}
Text warps(const Asked& a) {
  return a.stage.trace(a.side) ? count(a.stage.trace(a.side)->warps()) : std::nullopt;
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
  if (!a.step() || sectorsPerRequest(*a.step()) < 0) return std::nullopt;
  const double sectors = sectorsPerRequest(*a.step());
  return decimals(sectors, std::abs(sectors - std::round(sectors)) < 0.05 ? 0 : 1);
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
Text ratio(const Asked& a) {
  const auto value = gainOf(a);
  return value ? decimals(std::max(*value, 1 / *value), 2) : std::nullopt;
}
Text elements(const Asked& a) {
  return a.result() ? Text(sizeForReading(a.result()->n)) : std::nullopt;
}
Text block(const Asked& a) {
  return count(a.setup.block);
}
Text device(const Asked& a) {
  return a.result() ? Text(a.comparison().deviceName()) : std::nullopt;
}
Text peak(const Asked& a) {
  return decimals(a.comparison().measuredPeakGbs(), 0);
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
  const char* name;
  Text (*read)(const Asked&);
};

constexpr std::array ofSide{Figure{"title", title},
                            Figure{"latency", latency},
                            Figure{"bandwidth", bandwidthText},
                            Figure{"percent", percent},
                            Figure{"result", result},
                            Figure{"reference", reference},
                            Figure{"depth", depthText},
                            Figure{"launches", launches},
                            Figure{"blocks", blocks},
                            Figure{"load-sectors", counter<&Counters::globalLoadSectors>},
                            Figure{"store-sectors", counter<&Counters::globalStoreSectors>},
                            Figure{"load-requests", counter<&Counters::globalLoadRequests>},
                            Figure{"barriers", counter<&Counters::barriers>},
                            Figure{"atomics", counter<&Counters::atomics>},
                            Figure{"conflicts", conflicts},
                            Figure{"hazard", hazard},
                            Figure{"steps", steps},
                            Figure{"threads", threads},
                            Figure{"warps", warps},
                            Figure{"step.number", stepNumber},
                            Figure{"step.stride", stepStride},
                            Figure{"step.threads", stepCounter<&StepCounters::activeThreads>},
                            Figure{"step.warps", stepCounter<&StepCounters::activeWarps>},
                            Figure{"step.diverged", stepCounter<&StepCounters::divergentWarps>},
                            Figure{"step.sectors", stepSectors},
                            Figure{"step.conflicts", stepConflicts},
                            Figure{"step.value", stepValue}};
constexpr std::array ofBoth{Figure{"gain", gain},       Figure{"ratio", ratio},           Figure{"n", elements},
                            Figure{"block", block},     Figure{"device", device},         Figure{"peak", peak},
                            Figure{"cub.latency", cub}, Figure{"cub.percent", cubPercent}};

const QRegularExpression& form() {
  static const QRegularExpression braces(QStringLiteral("\\{([^{}]*)\\}"));
  return braces;
}

/// The figure of a name, and whose it is.
std::pair<const Figure*, int> findFigure(const QString& name) {
  for (const Figure& each : ofBoth)
    if (name == QLatin1String(each.name)) return {&each, 0};
  for (const Figure& each : ofSide)
    for (const int side : {0, 1})
      if (name == (side == 0 ? QLatin1String("A.") : QLatin1String("B.")) + QLatin1String(each.name))
        return {&each, side};
  return {nullptr, 0};
}

const QString toCome = QStringLiteral("…"), missing = QStringLiteral("–");

bool stillRuns(const Comparison& comparison) {
  return comparison.state() == Comparison::State::idle || comparison.active();
}

}  // namespace

QString unknownPlaceholder(const QString& text) {
  for (auto found = form().globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    if (findFigure(match.captured(1)).first == nullptr) return match.captured(0);
  }
  return {};
}

QStringList placeholderNames() {
  QStringList names;
  for (const Figure& each : ofBoth) names << u'{' + QLatin1String(each.name) + u'}';
  for (const Figure& each : ofSide) names << QStringLiteral("{A.") + QLatin1String(each.name) + u'}';
  return names;
}

QString filled(const QString& text, const Stage& stage, const SlideSetup& setup) {
  QString out;
  qsizetype at = 0;
  for (auto found = form().globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const auto [figure, side] = findFigure(match.captured(1));
    const Text value = figure != nullptr ? figure->read({stage, setup, side}) : std::nullopt;
    out += text.mid(at, match.capturedStart() - at) + value.value_or(stillRuns(stage.comparison()) ? toCome : missing);
    at = match.capturedEnd();
  }
  return out + text.mid(at);
}

QString unfilled(const QString& text) {
  return QString(text).replace(form(), toCome);
}

bool awaitsFigures(const QString& text, const Stage& stage, const SlideSetup& setup) {
  return text.contains(u'{') && stillRuns(stage.comparison()) && filled(text, stage, setup).contains(toCome);
}

const Step* shownStep(const Stage& stage, const SlideSetup& setup, int side) {
  const BlockTracePtr trace = stage.trace(side);
  return trace ? currentStep(*trace, setup.last.value_or(rowCount(*trace))) : nullptr;
}

namespace {

/// How many lanes of the warps that are issued work, where that is a share that has a name.
QString lanesPhrase(std::uint64_t working, std::uint64_t lanes, bool several) {
  if (working == lanes) return several ? Lectures::tr("each of them full") : Lectures::tr("full");
  if (2 * working == lanes) return several ? Lectures::tr("half of their lanes work") : Lectures::tr("half full");
  if (4 * working == lanes) return several ? Lectures::tr("each one quarter full") : Lectures::tr("one quarter full");
  return Lectures::tr("with %1 of %2 lanes at work").arg(working).arg(lanes);
}

}  // namespace

QString stepSentence(const BlockTrace& trace, const Step& step) {
  const StepFacts facts(trace, step);
  if (facts.threads.empty()) return {};
  const QString lanes = lanesPhrase(facts.threads.size(), quint64(facts.lanes), facts.issued > 1);
  if (facts.warps == 1) return Lectures::tr("The only warp runs, %1").arg(lanes);
  const QString run = facts.issued == 1
                          ? Lectures::tr("1 of %1 warps runs, %2").arg(facts.warps).arg(lanes)
                          : Lectures::tr("%1 of %2 warps run, %3").arg(facts.issued).arg(facts.warps).arg(lanes);
  if (facts.issued == facts.warps) return run;
  const quint64 others = facts.warps - facts.issued;
  if (!step.endsAtBarrier())
    return others == 1 ? Lectures::tr("%1; the other one has nothing to do").arg(run)
                       : Lectures::tr("%1; the other %2 have nothing to do").arg(run).arg(others);
  return others == 1 ? Lectures::tr("%1; the other one only reaches the barrier").arg(run)
                     : Lectures::tr("%1; %2 only reach the barrier").arg(run).arg(others);
}

QString predictionQuestion(const SlideSetup& setup) {
  const quint64 step = setup.last.value_or(0);
  switch (setup.predict) {
    case Prediction::threads: return Lectures::tr("How many threads work in step %1?").arg(step);
    case Prediction::warps: return Lectures::tr("How many warps are issued in step %1?").arg(step);
    case Prediction::diverged: return Lectures::tr("How many warps diverge in step %1?").arg(step);
    case Prediction::sectors: return Lectures::tr("How many sectors does a request move in step %1?").arg(step);
    case Prediction::conflicts: return Lectures::tr("How many bank conflicts does step %1 have?").arg(step);
    case Prediction::value: return Lectures::tr("Which value does the first thread make in step %1?").arg(step);
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
