// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/live_chart.h"

#include <gtest/gtest.h>

#include <memory>

#include "charts/chart.h"

namespace warpfold::app {
namespace {

/// The latency chart of a hundred samples of 100 µs a side, the last of A's of `lastUs`.
std::unique_ptr<ChartWidget> latencies(double lastUs) {
  Comparison comparison;
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.latency.emplace();
    m.result.samplesUs = std::vector<double>(100, 100);
    if (side == messages::Side::a) m.result.samplesUs.back() = lastUs;
    comparison.apply(m);
  }
  for (const ChartEntry& entry : chartEntries())
    if (entry.id == QLatin1String("latency")) {
      std::unique_ptr<ChartWidget> chart(entry.create(nullptr));
      chart->resize(400, 300);
      chart->refresh(comparison);
      return chart;
    }
  return nullptr;
}

double letterHeight(const ChartWidget& chart) {
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(chart.plot()->item(i)); text && text->text() == "A")
      return text->position->coords().y();
  return -1;
}

TEST(live_chart, reaches_to_the_largest_sample) {
  EXPECT_GE(latencies(200)->plot()->yAxis->range().upper, 200);
}

TEST(live_chart, an_outlier_leaves_the_chart_and_its_letter_stays) {
  const auto chart = latencies(4000);
  EXPECT_LT(chart->plot()->yAxis->range().upper, 300);
  EXPECT_LT(letterHeight(*chart), 300);
}

TEST(live_chart, an_outlier_is_in_the_table) {
  EXPECT_TRUE(latencies(4000)->exportCsv().contains("99,4000,100"));
}

}  // namespace
}  // namespace warpfold::app
