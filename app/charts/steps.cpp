// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "charts/ticks.h"
#include "models/comparison_readiness.h"
#include "models/figure_text.h"
#include "models/stage.h"
#include "models/steps_table_model.h"
#include "models/tree_choices.h"
#include "models/verdict.h"
#include "models/with_values.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

/// Active threads of every step as bars, A beside B; time per step as lines on a second axis where a GPU
/// measured it.
class StepsChart : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(StepsChart)
 public:
  StepsChart(Comparison& comparison, Stage& stage, QWidget* parent)
      : ChartWidget(QStringLiteral("steps"), tr("Per step"), parent), m_comparison(comparison), m_stage(stage) {
    for (std::size_t s = 0; s < 2; ++s) {
      m_bars[s] = new QCPBars(plot()->xAxis, plot()->yAxis);
      m_bars[s]->setWidth(0.36);
      m_bars[s]->setAntialiased(false);
      m_times[s] = plot()->addGraph(plot()->xAxis, plot()->yAxis2);
    }
    plot()->xAxis->setLabel(tr("step"));
    plot()->xAxis->setTicker(QSharedPointer<CountTicks>::create());
    plot()->yAxis->setTicker(QSharedPointer<CountTicks>::create());
    plot()->yAxis->ticker()->setTickCount(4);
    plot()->yAxis2->grid()->setVisible(false);
    plot()->yAxis2->setTickLabels(true);
    plot()->yAxis2->setBasePen(Qt::NoPen);
    plot()->yAxis2->setTicker(QSharedPointer<RoundTicks>::create());
    plot()->yAxis2->ticker()->setTickCount(4);
    navigation().enable(QStringLiteral("step"), 2);
    setEmptyText(tr("no steps traced"));
    setUnit(tr("threads A ■  B □"));
  }

  Readiness readiness() const override { return resultsReady(m_comparison); }

  ChartReading reading() const override {
    ChartReading reading;
    const auto add = [&](const QString& name, std::size_t s, auto value, QString (*text)(double),
                         QString (*textLike)(double, double)) {
      ChartSeries series{name, {}, text, textLike};
      for (const StepRow& row : m_steps[s])
        if (const std::optional<double> read = value(row)) series.points.emplace_back(row.number, *read);
      if (!series.points.empty()) reading.series.push_back(std::move(series));
    };
    const auto threads = [](const StepRow& row) { return std::optional(double(row.counters.activeThreads)); };
    const auto time = [](const StepRow& row) { return row.timeNs; };
    for (std::size_t s = 0; s < 2; ++s) {
      const QString side = s == 0 ? QStringLiteral("A") : QStringLiteral("B");
      add(
          side, s, threads, [](double count) { return text(say<"count-threads">(arg<"count">(std::uint64_t(count)))); },
          nullptr);
      add(tr("%1, time").arg(side), s, time, stepTimeText, stepTimeText);
    }
    if (reading.series.empty()) return {};
    reading.axis = tr("step");
    reading.place = [](double step) { return QString::number(step); };
    return reading;
  }
  QStringList spokenColumns() const override { return {QStringLiteral("active_threads"), QStringLiteral("time")}; }

  QString dataTitle() const override { return title(); }  // of which block, too
  std::vector<Table> tables() const override {
    StepsTableModel model;
    model.setSteps(m_steps[0], m_steps[1]);
    return {model.table()};
  }

 protected:
  void fill() override {
    const quint64 block = m_stage.block();
    double threads = 0, time = 0;
    std::size_t rows = 0;
    for (int side = 0; side < 2; ++side) {
      const auto s = std::size_t(side);
      m_steps[s] = m_comparison.stepRows(side, block);
      rows = std::max(rows, m_steps[s].size());
      QVector<double> x, centre, active, timed, ns;
      for (const StepRow& row : m_steps[s]) {
        x << row.number + (side == 0 ? -0.2 : 0.2);
        active << double(row.counters.activeThreads);
        threads = std::max(threads, active.last());
        if (!row.timeNs) continue;
        timed << row.number;
        ns << *row.timeNs;
        time = std::max(time, *row.timeNs);
      }
      m_bars[s]->setData(x, active, true);
      m_times[s]->setData(timed, ns, true);
    }
    styleTimes();
    setTitle(rows > 0 ? tr("Per step · %1").arg(stepsReference(m_comparison, block)) : tr("Per step"));
    setUnit(time > 0 ? tr("threads A ■  B □,  ns —") : tr("threads A ■  B □"));
    setProvenance(rows == 0  ? QString()
                  : time > 0 ? tr("active lanes exact; time %1").arg(m_comparison.stepTimesText())
                             : tr("active lanes exact; step times need a GPU"),
                  false, rows == 0 ? QString() : briefProvenance(time > 0));
    setEmptyText(rows == 0 ? tr("no steps traced") : QString());
    plot()->xAxis->setTickLabels(rows > 0);
    plot()->yAxis->setTickLabels(rows > 0);
    plot()->xAxis->setRange(0.4, double(std::max<std::size_t>(rows, 1)) + 0.6);
    plot()->yAxis->setRange(0, threads > 0 ? threads : 1);
    plot()->yAxis2->setVisible(time > 0);
    plot()->yAxis2->setRange(0, roundUp(time > 0 ? time * 1.05 : 1));
    arrange();
  }

  /// As many numbers as there is room for.
  void arrange() override {
    plot()->xAxis->ticker()->setTickCount(std::clamp(plot()->axisRect()->width() / 22, 2, 12));
  }

  void colour(const Theme& theme) override {
    for (std::size_t s = 0; s < 2; ++s) {
      // Filled and outlined: colour alone must not tell A from B.
      QColor fillColour = theme.side(int(s));
      fillColour.setAlphaF(s == 0 ? 0.85F : 0.3F);
      m_bars[s]->setBrush(fillColour);
      m_bars[s]->setPen(s == 0 ? QPen(Qt::NoPen) : QPen(theme.side(int(s)), 1.2));
      m_times[s]->setPen(QPen(theme.side(int(s)), 1.8));
    }
    m_ground = theme.panel;
    styleTimes();
    plot()->yAxis2->setBasePen(Qt::NoPen);
  }

  QStringList describe(double x, double* snapped) const override {
    const auto step = std::size_t(std::max(0.0, std::round(x)));
    if (step == 0) return {};
    QStringList lines;
    for (std::size_t s = 0; s < 2; ++s) {
      if (step > m_steps[s].size()) continue;
      const StepRow& row = m_steps[s][step - 1];
      QStringList figures{text(say<"count-threads">(arg<"count">(row.counters.activeThreads))),
                          text(say<"count-warps">(arg<"count">(row.counters.activeWarps)))};
      if (row.timeNs)
        figures << (row.modelled ? tr("would take %1").arg(stepTimeText(*row.timeNs)) : stepTimeText(*row.timeNs));
      lines << withValues(QStringLiteral("%1  %2"), QChar(s == 0 ? u'A' : u'B'), figures.join(QStringLiteral(", ")));
    }
    if (lines.isEmpty()) return {};
    *snapped = double(step);
    lines.prepend(tr("step %1").arg(step));
    return lines;
  }

 private:
  bool modelled(std::size_t s) const {
    const auto& result = m_comparison.side(int(s)).result;
    return result && result->device.isModelled();
  }

  /// A and B differ in their lines, as colour alone must not tell them apart; what nobody measured is dashed or dotted.
  Qt::PenStyle lineOf(std::size_t s) const {
    if (modelled(s)) return s == 0 ? Qt::DashLine : Qt::DotLine;
    return s == 1 && !modelled(0) ? Qt::DashLine : Qt::SolidLine;
  }

  /// Times that nobody measured have open markers.
  void styleTimes() {
    for (std::size_t s = 0; s < 2; ++s) {
      QPen pen = m_times[s]->pen();
      pen.setStyle(lineOf(s));
      m_times[s]->setPen(pen);
      m_times[s]->setScatterStyle(modelled(s)
                                      ? QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(pen.color(), 1.4), m_ground, 6)
                                      : QCPScatterStyle(QCPScatterStyle::ssDisc, pen.color(), 4));
    }
  }

  QString briefProvenance(bool timed) const {
    if (!timed) return tr("exact; no times");
    if (m_stage.playback().stepTimes() == Playback::StepTimes::mixed)
      if (const QString unlike = unlikeOrigins(m_comparison); !unlike.isEmpty()) return unlike;
    if (m_comparison.provenance() == Provenance::measured) return tr("measured");
    if (m_comparison.provenance() == Provenance::modelled) return tr("modelled");
    return m_comparison.provenance() == Provenance::recorded ? tr("recorded") : QString();
  }

  const Comparison& m_comparison;
  const Stage& m_stage;
  std::array<std::vector<StepRow>, 2> m_steps;
  std::array<QCPBars*, 2> m_bars;
  std::array<QCPGraph*, 2> m_times;
  QColor m_ground;
};

const bool stepsChartRegistered = registerChart<StepsChart, Comparison, Stage>(QStringLiteral("steps"), 30);

}  // namespace
}  // namespace warpfold::app
