// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "app/sample_stage.h"

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

}  // namespace
}  // namespace warpfold::app
