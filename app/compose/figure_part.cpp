// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/figure_part.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "charts/painted_chart.h"
#include "compose/figure_words.h"
#include "metrics/current_step.h"
#include "models/counters_model.h"
#include "models/job_model.h"
#include "models/steps_table_model.h"
#include "models/with_values.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

struct FigureTexts {
  Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr double leastChart = 150, leastPainted = 480, mostTree = 0.8;  // pixels; pixels; of the width

const QString between = QStringLiteral(" · ");

/// "A: Neighbored pairs, step 2 of 4", as far as it is wanted.
QString headingOf(const QString& name, const FigureWords& words, const QString& kernel, const QString& step) {
  QStringList parts{words.kernelNames ? kernel : name};
  if (words.step && !step.isEmpty()) parts << step;
  return parts.join(between);
}

/// A side's tree or lanes.
class SidePart : public FigurePart {
 public:
  SidePart(const QString& name, const Stage& stage, const Exportable& content, int side)
      : FigurePart(content.exportName(), name),
        m_content(content),
        m_side(side),
        m_kernel((side == 0 ? FigureTexts::tr("A: %1") : FigureTexts::tr("B: %1")).arg(stage.title(side))),
        m_basis(basisOf(stage, side)) {
    const BlockTracePtr trace = stage.trace(side);
    if (!trace) return;
    m_rows = rowCount(*trace);
    m_warps = trace->warps();
    const std::uint32_t row = currentRow(*trace, stage.playback().position(side));
    m_tree = dynamic_cast<const TreeView*>(&content);
    m_place = stage.choice(side).kind == TreeChoice::Kind::board ? QString() : stage.place(side);
    m_shownPart = m_tree != nullptr ? m_tree->shownPart() : QString();
    m_step = row == 0 ? FigureTexts::tr("inputs") : withValues(FigureTexts::tr("step %1 of %2"), row, m_rows);
  }
  QString heading(const FigureWords& words) const override {
    QStringList parts{m_place, shownPart(), m_step};
    parts.removeAll(QString());
    return headingOf(name(), words, m_kernel, parts.join(between));
  }
  int side() const override { return m_side; }
  double height(double width) const override { return std::min(mostTree * width, 50 + 40.0 * (m_rows + 1)); }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    m_content.paintBare(painter, area, theme);
  }
  bool writesValues(const QSizeF& room) const override { return m_tree == nullptr || m_tree->writesValues(room); }
  std::vector<Table> tables() const override { return m_content.tables(); }
  std::optional<Origin> origin() const override { return m_content.exportOrigin(); }
  QString basis() const override { return m_basis; }
  const Exportable* picture() const override { return &m_content; }

 protected:
  /// Which part of the block it shows; empty: all of it.
  virtual QString shownPart() const { return m_shownPart; }
  std::uint32_t m_warps = 0;

 private:
  const Exportable& m_content;
  const TreeView* m_tree = nullptr;  // null of lanes
  int m_side;
  QString m_kernel, m_place, m_shownPart, m_step, m_basis;
  std::uint32_t m_rows = 1;
};

class LanesPart : public SidePart {
 public:
  LanesPart(const QString& name, const Stage& stage, LanesView& lanes, int side)
      : SidePart(name, stage, lanes, side), m_lanes(lanes) {}
  ~LanesPart() override { m_lanes.setPicturedWarp({}); }
  double height(double width) const override { return m_lanes.bareHeight(width); }
  std::uint32_t warps() const override { return m_warps; }
  void setWarp(std::optional<std::uint32_t> warp) override {
    m_warp = warp && *warp < m_warps ? warp : std::nullopt;
    m_lanes.setPicturedWarp(m_warp);
  }

 protected:
  QString shownPart() const override {
    return m_warp ? withValues(FigureTexts::tr("warp %1 (of %2)"), *m_warp, m_warps) : QString();
  }

 private:
  LanesView& m_lanes;
  std::optional<std::uint32_t> m_warp;
};

/// Where a side's tree or lanes would be, why there are none.
class ReasonPart : public FigurePart {
 public:
  ReasonPart(const QString& name, const Stage& stage, const Exportable& content, int side)
      : FigurePart(content.exportName(), name),
        m_content(content),
        m_side(side),
        m_kernel((side == 0 ? FigureTexts::tr("A: %1") : FigureTexts::tr("B: %1")).arg(stage.title(side))) {}
  QString heading(const FigureWords& words) const override { return headingOf(name(), words, m_kernel, {}); }
  int side() const override { return m_side; }
  double height(double) const override { return 90; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    m_content.paintBare(painter, area, theme);
  }

 private:
  const Exportable& m_content;
  int m_side;
  QString m_kernel;
};

class ChartPart : public FigurePart {
 public:
  explicit ChartPart(ChartWidget& chart) : FigurePart(chart.exportName(), chart.title()), m_chart(chart) {}
  QString missing() const override {
    if (m_chart.showsSomething()) return {};
    if (m_started && m_chart.sources().front()->runFailure())
      return FigureTexts::tr("%1 has nothing to show: %2")
          .arg(name(), m_chart.sources().front()->runFailure()->message);
    if (m_requested && isOver()) return FigureTexts::tr("%1 has nothing to show: %2").arg(name(), m_chart.emptyText());
    if (m_requested)
      return FigureTexts::tr("%1 is being computed and comes onto the page by itself; untick it to stop.").arg(name());
    return FigureTexts::tr("%1 has nothing to show yet: tick it to compute it.").arg(name());
  }
  void request() override { m_requested = m_requested || !m_chart.sources().empty(); }
  bool waits() const override { return m_requested && !m_started && !m_chart.showsSomething(); }
  void start() override {
    m_started = true;
    m_chart.sources().front()->requestRun();
  }
  /// A job may go on once it shows something; a comparison goes on for as long as it is watched.
  bool running() const override {
    if (!m_started) return false;
    const auto* const job = dynamic_cast<const JobModel*>(m_chart.sources().front());
    return job != nullptr ? !job->ended() : !m_chart.showsSomething() && !isOver();
  }
  void stopRequest() override {
    const bool stops = running();
    m_requested = m_started = false;
    if (stops) m_chart.sources().front()->requestStop();
  }
  bool awaited() const override {
    if (m_requested && !m_started) return !m_chart.showsSomething();
    return m_requested && !m_chart.showsSomething() && !m_chart.sources().front()->runFailure() && !isOver();
  }
  QString heading(const FigureWords&) const override {
    // Several words, or the marks of its lines, are a legend and no unit that a name could be "in".
    if (m_chart.unit().contains(u' ')) return QStringList{name(), m_chart.unit()}.join(between);
    return m_chart.unit().isEmpty() ? name() : FigureTexts::tr("%1 in %2").arg(name(), m_chart.unit());
  }
  /// Where its sentences would be cut.
  bool spans(double width) const override {
    return width < (painted() ? leastPainted : m_chart.leastBareSize().width());
  }
  double height(double width) const override {
    const QSizeF own = m_chart.exportSize(), least = m_chart.leastBareSize();
    if (const PaintedChart* const chart = painted())  // none of it is left out
      return chart->wraps() ? chart->bareHeight(width)
                            : own.height() - (m_chart.leastSize() - least).height();  // less what a picture says above
    const double wide = std::max(width, least.width());
    return std::max({leastChart, least.height(), own.height() * std::min(1.0, wide / own.width())}) * width / wide;
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    paintWhole(m_chart, painter, area, theme);
  }
  std::vector<Table> tables() const override { return m_chart.tables(); }
  std::optional<Origin> origin() const override { return m_chart.exportOrigin(); }
  const Exportable* picture() const override { return &m_chart; }

 private:
  /// What was run holds nothing for it, and the chart says why.
  bool isOver() const { return m_started && m_chart.sources().front()->ended() && !m_chart.emptyText().isEmpty(); }
  const PaintedChart* painted() const { return dynamic_cast<const PaintedChart*>(&m_chart); }
  ChartWidget& m_chart;
  bool m_requested = false, m_started = false;
};

Origin originOfSteps(const Stage& stage) {
  const Comparison& comparison = stage.comparison();
  Origin origin = comparison.origin();
  bool timed = false;
  for (const int side : {0, 1})
    for (const StepRow& row : comparison.stepRows(side, stage.block())) timed = timed || row.timeNs;
  origin.provenance = FigureTexts::tr("counts emulated");
  if (timed)
    origin.provenance = FigureTexts::tr("%1; step times: %2").arg(origin.provenance, comparison.stepTimesText());
  return origin;
}

Origin originOfCounters(const Comparison& comparison) {
  Origin origin = comparison.origin();
  origin.provenance = countedText(comparison.side(0).counters, comparison.side(1).counters);
  return origin;
}

void addTables(FigureParts& parts, const Stage& stage) {
  const Comparison& comparison = stage.comparison();
  auto steps = std::make_unique<StepsTableModel>();
  steps->setSteps(comparison.stepRows(0, stage.block()), comparison.stepRows(1, stage.block()));
  if (const Table table = steps->table(); steps->rowCount() > 0)
    parts.push_back(tablePart(QStringLiteral("steps-table"), FigureTexts::tr("Table of the steps"), std::move(steps),
                              table, [&stage] { return originOfSteps(stage); }));
  auto counters = std::make_unique<CountersModel>();
  counters->setCounters(comparison.side(0).counters, comparison.side(1).counters);
  const bool counted = comparison.side(0).counters || comparison.side(1).counters;
  if (const Table table = counters->table(); counted)
    parts.push_back(tablePart(QStringLiteral("counters"), FigureTexts::tr("Counters"), std::move(counters), table,
                              [&comparison] { return originOfCounters(comparison); }));
}

}  // namespace

QString FigurePart::basis() const {
  return basisOf(origin().value_or(Origin()));
}

QString basisOf(const Origin& own) {
  QStringList phrases;
  for (QString phrase : own.shown) {
    // Which device it was stands in the provenance as well.
    if (own.provenance.contains(own.device) && phrase.endsWith(QStringLiteral(", ") + own.device))
      phrase.chop(own.device.size() + 2);
    phrases << phrase;
  }
  // A sweep's provenance begins with its request.
  const QStringList said = own.provenance.split(between);
  phrases.removeIf([&said](const QString& phrase) { return said.contains(phrase); });
  phrases << own.provenance;
  phrases.removeAll(QString());
  return phrases.join(QStringLiteral("; "));
}

QString basisOf(const Stage& stage, int side) {
  QStringList phrases{stage.place(side), stage.details(side), stage.origin(side).provenance,
                      stage.badge(side).section(QStringLiteral(" · "), 1)};
  phrases.removeAll(QString());
  return phrases.join(QStringLiteral(", "));
}

FigureParts figureParts(const Stage& stage, std::array<TreePanel*, 2> trees, const std::vector<ChartWidget*>& charts) {
  FigureParts parts;
  const auto add = [&](const QString& name, const Exportable& content, int side) {
    if (stage.trace(side))
      parts.push_back(std::make_unique<SidePart>(name, stage, content, side));
    else if (stage.trace(1 - side))
      parts.push_back(std::make_unique<ReasonPart>(name, stage, content, side));
  };
  add(FigureTexts::tr("Tree A"), *trees[0]->tree(), 0);
  add(FigureTexts::tr("Tree B"), *trees[1]->tree(), 1);
  for (const int side : {0, 1}) {
    const QString name = side == 0 ? FigureTexts::tr("Lanes A") : FigureTexts::tr("Lanes B");
    LanesView& lanes = *trees[std::size_t(side)]->lanes();
    if (stage.trace(side))
      parts.push_back(std::make_unique<LanesPart>(name, stage, lanes, side));
    else
      add(name, lanes, side);
  }
  for (ChartWidget* chart : charts) {
    if (!chart->available() || !chart->canCome()) continue;
    if (chart->showsSomething()) chart->refresh();
    parts.push_back(std::make_unique<ChartPart>(*chart));
  }
  for (const int side : {0, 1})
    if (stage.kernel(side) != nullptr) parts.push_back(sourcePart(stage, side));
  if (stage.trace(0) || stage.trace(1)) parts.push_back(narrativePart(stage));
  addTables(parts, stage);
  return parts;
}

}  // namespace warpfold::app
