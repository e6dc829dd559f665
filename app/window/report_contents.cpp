// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/report_contents.h"

#include <cmath>

#include "export/exporter.h"
#include "window/charts_row.h"

namespace warpfold::app {

ReportContents reportContents(const Stage& stage, ChartsRow& charts, double position) {
  ReportContents contents;
  contents.stage = &stage;
  contents.metadata = metadataOf({}, stage.comparison().origin());
  contents.step = static_cast<std::uint32_t>(std::lround(std::max(0.0, position)));
  for (ChartWidget* chart : charts.charts()) {
    if (!chart->available() || chart->readiness() == Readiness::nothing) continue;
    chart->refresh();
    contents.pictures.append({chart->title(), chart});
  }
  return contents;
}

Timeline timelineOf(const Stage& stage) {
  Timeline timeline;
  for (int side = 0; side < 2; ++side)
    if (const BlockTracePtr trace = stage.trace(side))
      timeline.blocks.push_back(
          {(side == 0 ? "A: " : "B: ") + stage.title(side).toStdString() + ", " + stage.badge(side).toStdString(),
           trace});
  const Comparison& comparison = stage.comparison();
  timeline.facts = {{"device", comparison.deviceName().toStdString()},
                    {"step_times", comparison.stepTimesText().toStdString()}};
  return timeline;
}

}  // namespace warpfold::app
