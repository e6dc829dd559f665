// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QTest>
#include <cmath>

#include "app/eventually.h"
#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "charts/lens_reasons.h"

namespace warpfold::app {
namespace {

/// The float lens with fifteen kernels that ran and one that did not, which come once it is on the screen.
struct Lens : samples::SampleStage {
  Lens() : shown(chart("lens", {900, 300})) {
    ladder.beginLadder({});
    for (int i = 0; i < 15; ++i) {
      Rung rung;
      rung.kernel = "kernel-" + std::to_string(i);
      rung.result.emplace();
      rung.result->matches = true;
      ladder.apply(messages::LadderRow{std::uint32_t(i), 16, rung});
    }
    Rung failed;
    failed.kernel = "cub";
    ladder.apply(messages::LadderRow{15, 16, failed});
    shown->refresh();
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(lens, names_every_kernel_that_there_is_room_for) {
  const Lens lens;
  const QCPAxis* axis = lens.shown->plot()->yAxis;
  const auto named = [axis] {
    const QVector<double> ticks = axis->tickVector();
    return std::count_if(ticks.begin(), ticks.end(), [axis](double tick) { return axis->range().contains(tick); });
  };
  EXPECT_TRUE(eventually([&] { return named() >= 10 && named() == std::floor(axis->range().size()); }));
}

TEST(lens, a_picture_says_nothing_twice) {
  const Lens lens;
  const auto origin = lens.shown->exportOrigin();
  ASSERT_TRUE(origin && !origin->shown.isEmpty());
  EXPECT_EQ(lens.shown->remarks(), QStringList("512 threads per block"));
}

TEST(lens, says_once_what_rows_beside_each_other_have_in_common) {
  const Lens lens;
  const auto said = [&] {
    int count = 0;
    for (int i = 0; i < lens.shown->plot()->itemCount(); ++i)
      if (const auto* text = qobject_cast<QCPItemText*>(lens.shown->plot()->item(i));
          text && text->visible() && text->text().startsWith(QLatin1String("nothing is rounded")))
        ++count;
    return count;
  };
  EXPECT_TRUE(eventually([&] { return said() == 1; })) << said();
}

TEST(lens, what_two_rows_have_in_common_stands_between_them) {
  QCustomPlot plot;
  plot.resize(600, 300);
  plot.yAxis->setRange(0, 5);
  plot.replot();  // which gives it its place
  LensReasons reasons(&plot);
  std::vector<LensDot> rows(4);
  for (LensDot& row : rows) {
    row.ulp = 1;
    row.reason = "a reason of its own";
  }
  rows[1].reason = rows[2].reason = "a tree: an element takes part in at most 16 roundings instead of 65 535 of them";
  reasons.need(rows.size());
  reasons.arrange(rows, [](double) { return 1.0; });
  int found = 0;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
    if (!text || !text->visible() || !text->text().startsWith("a tree:")) continue;
    ++found;
    EXPECT_NEAR(text->position->pixelPosition().y(), plot.yAxis->coordToPixel(2.5), 0.5);
  }
  EXPECT_EQ(found, 1);
}

TEST(lens, a_kernel_that_did_not_run_has_no_result_in_the_table) {
  EXPECT_TRUE(csvText(Lens().shown->tables()).contains("\ncub,,,did not run,,\n"));
}

TEST(lens, scrolls_by_keys) {
  const Lens lens;
  const QCPAxis* axis = lens.shown->plot()->yAxis;
  EXPECT_TRUE(eventually([axis] { return axis->range().lower < 1 && axis->range().size() < 15; }));
  const double before = axis->range().lower;
  QTest::keyClick(lens.shown.get(), Qt::Key_Down);
  EXPECT_EQ(axis->range().lower, before + 1);
  QTest::keyClick(lens.shown.get(), Qt::Key_PageUp);
  EXPECT_EQ(axis->range().lower, before);
}

}  // namespace
}  // namespace warpfold::app
