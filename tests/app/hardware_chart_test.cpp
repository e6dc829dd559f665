// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "app/hardware_samples.h"
#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "models/ladder_model.h"
#include "views/combo_box.h"

namespace warpfold::app {
namespace {

using hardware_samples::countsOf;
using hardware_samples::figureNamed;
using hardware_samples::resultOf;

TEST(hardware_chart, draws_a_counter_of_every_kernel_of_the_ladder) {
  samples::SampleStage stage;
  const auto chart = stage.chart(QStringLiteral("hardware"));
  ASSERT_NE(chart, nullptr);
  RunRequest request;
  request.n = 4096;
  stage.ladder.beginLadder(request);
  Rung rung;
  rung.kernel = "neighbored";
  rung.result = resultOf("neighbored");
  rung.result->hardware = countsOf(4096, 0);
  rung.result->hardware->whole[figureNamed("instructions_per_warp")] = 293.88;
  rung.result->hardware->provenance = Provenance::recorded;
  stage.ladder.apply(messages::LadderRow{0, 1, rung});
  stage.ladder.finish();
  chart->refresh();
  EXPECT_TRUE(chart->title().startsWith(QLatin1String("Instructions per warp"))) << chart->title().toStdString();
  EXPECT_TRUE(csvText(chart->tables()).contains(QLatin1String("\nneighbored,")));
  EXPECT_TRUE(csvText(chart->tables()).contains(QLatin1String("293.88")));
  auto* const choice = chart->findChild<ComboBox*>(QStringLiteral("hardwareFigure"));
  choice->setCurrentIndex(choice->findData(QStringLiteral("branch_efficiency")));
  EXPECT_TRUE(chart->title().startsWith(QLatin1String("Branch efficiency")));
}

TEST(hardware_chart, names_the_kernels_that_were_not_counted_and_keeps_the_first_name_inside) {
  samples::SampleStage stage;
  const auto chart = stage.chart(QStringLiteral("hardware"), {680, 230});
  RunRequest request;
  request.n = 4096;
  stage.ladder.beginLadder(request);
  for (const std::uint32_t i : {0u, 1u}) {
    Rung rung;
    rung.kernel = i == 0 ? "a-kernel-with-a-name-as-long-as-an-axis" : "grid-barrier";
    rung.result = resultOf("neighbored");
    rung.result->hardware = countsOf(4096, 0);
    if (i == 0) rung.result->hardware->whole[figureNamed("instructions_per_warp")] = 293.88;
    stage.ladder.apply(messages::LadderRow{i, 2, rung});
  }
  stage.ladder.finish();
  chart->refresh();
  EXPECT_TRUE(chart->accessibleDescription().contains(QLatin1String("not counted: grid-barrier")))
      << chart->accessibleDescription().toStdString();
  const int left = chart->plot()->axisRect()->minimumMargins().left();
  EXPECT_GT(left, 15) << "a label that reaches beyond the edge is not drawn";
}

/// The chart of one counter of one kernel.
struct HardwareChartUnderTest {
  samples::SampleStage stage;
  std::unique_ptr<ChartWidget> chart = stage.chart(QStringLiteral("hardware"));

  void show(const char* figure, std::optional<double> value, Absence absence = Absence::notAsked) {
    RunRequest request;
    request.n = 4096;
    stage.ladder.beginLadder(request);
    Rung rung;
    rung.kernel = "neighbored";
    rung.result = resultOf("neighbored");
    rung.result->hardware = countsOf(4096, 0);
    if (value)
      rung.result->hardware->whole[figureNamed(figure)] = value;
    else
      rung.result->hardware->whole.leaveOut(figureNamed(figure), absence);
    stage.ladder.apply(messages::LadderRow{0, 1, rung});
    stage.ladder.finish();
    auto* const choice = chart->findChild<ComboBox*>(QStringLiteral("hardwareFigure"));
    choice->setCurrentIndex(choice->findData(QString::fromLatin1(figure)));
    chart->refresh();
  }
  /// Of the axis of values, in a picture of this height.
  QStringList labels(int height) const {
    QImage image(600, height, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    chart->paintPlot(painter, image.rect(), Theme::byId(QStringLiteral("dark")));
    return chart->plot()->yAxis->tickVectorLabels();
  }
};

TEST(hardware_chart, large_counts_have_prefixes) {
  HardwareChartUnderTest t;
  t.show("instructions", 156'336'128);
  EXPECT_EQ(t.labels(400).last(), QStringLiteral("200\u00a0M")) << t.labels(400).join(u' ').toStdString();
}

/// What stands in the middle of an empty chart.
QString emptyText(const ChartWidget& chart) {
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* const item = qobject_cast<QCPItemText*>(chart.plot()->item(i)); item != nullptr && item->visible())
      return item->text();
  return {};
}

TEST(hardware_chart, says_why_a_kernel_has_no_value) {
  HardwareChartUnderTest t;
  t.show("sectors_per_store", {}, Absence::nothingToDivideBy);
  EXPECT_EQ(emptyText(*t.chart), QStringLiteral("sectors per store request: nothing to divide by"));
}

TEST(hardware_chart, a_low_one_has_three_labels_at_most) {
  HardwareChartUnderTest t;
  t.show("instructions", 156'336'128);
  EXPECT_LE(t.labels(160).size(), 3) << t.labels(160).join(u' ').toStdString();
}

}  // namespace
}  // namespace warpfold::app
