// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QTemporaryDir>

#include "app/other_programs.h"
#include "app/sample_stage.h"
#include "export/exporter.h"

namespace warpfold::app {
namespace {

/// What the chart tells of a place, which its crosshair shows.
struct Told : ChartWidget {
  static QStringList of(const ChartWidget& chart, double x) {
    double snapped = 0;
    return (chart.*&Told::describe)(x, &snapped);
  }
};

TEST(steps_chart, counts_one_thread_and_one_warp_as_one) {
  samples::SampleStage stage;
  messages::Result m;
  StepSummary step;
  step.counters.activeThreads = step.counters.activeWarps = 1;
  m.result.steps = {step};
  m.result.steps[0].timeNs = 120;
  step.counters.activeThreads = 16;
  m.result.steps.push_back(step);
  m.result.request.block = 32;
  stage.comparison.apply(m);
  const auto chart = stage.chart("steps");
  EXPECT_EQ(Told::of(*chart, 1).join("|").toStdString(), "step 1|A  1 thread, 1 warp, 120\u00a0ns");
  EXPECT_EQ(Told::of(*chart, 2).join("|").toStdString(), "step 2|A  16 threads, 1 warp");
}

/// The lines of A's and B's step times, A's modelled and B's recorded.
std::array<const QCPGraph*, 2> timesBeside(samples::SampleStage& stage, ChartWidget& chart) {
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.device.timing = side == messages::Side::a ? Provenance::modelled : Provenance::recorded;
    m.result.device.backend = side == messages::Side::a ? "model:T4" : "recording:x";
    if (side == messages::Side::b) m.result.device.recorded = "2026-01-01";
    m.result.latency.emplace().provenance = m.result.device.timing;
    m.result.steps.resize(1);
    m.result.steps[0].timeNs = 120;
    m.result.request.block = 32;
    stage.comparison.apply(m);
  }
  chart.refresh();
  return {chart.plot()->graph(0), chart.plot()->graph(1)};
}

TEST(steps_chart, times_that_nobody_measured_are_dashed_and_have_open_markers) {
  samples::SampleStage stage;
  const auto chart = stage.chart("steps");
  const auto [a, b] = timesBeside(stage, *chart);
  EXPECT_EQ(a->pen().style(), Qt::DashLine);
  EXPECT_EQ(a->scatterStyle().shape(), QCPScatterStyle::ssCircle);
  EXPECT_EQ(b->pen().style(), Qt::SolidLine);
  EXPECT_EQ(b->scatterStyle().shape(), QCPScatterStyle::ssDisc);
}

TEST(steps_chart, other_programs_read_its_pdf_without_a_complaint) {
  NEEDS_PROGRAM("pdftoppm");
  samples::SampleStage stage;
  const auto chart = stage.chart("steps");
  timesBeside(stage, *chart);
  const QTemporaryDir folder;
  const QString path = folder.filePath("steps.pdf");
  ExportOptions options;
  options.format = ExportFormat::pdf;
  exportToFile(*chart, path, options, {});
  EXPECT_EQ(saidBy("pdftoppm", {"-png", path, folder.filePath("page")}).toStdString(), "");
  EXPECT_FALSE(QDir(folder.path()).entryList({"*.png"}).isEmpty());
}

}  // namespace
}  // namespace warpfold::app
