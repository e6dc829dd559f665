// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/ladder_session.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "app/eventually.h"
#include "app/table_samples.h"
#include "app/test_window.h"
#include "charts/chart_widget.h"
#include "support/catalogue.h"
#include "window/charts_row.h"

namespace warpfold::app {
namespace {

using State = LadderModel::State;

struct Window : TestWindow {
  explicit Window(bool live = true) : TestWindow(options(live)) {
    resize(1280, 800);
    show();
    worker().start();
  }
  static WindowOptions options(bool live) {
    WindowOptions o;
    o.live = live;
    return o;
  }
  bool hasResults() {
    return eventually([this] { return comparison().complete(); });
  }
  bool reaches(State state) {
    return eventually([this, state] { return ladder().state() == state; });
  }
};

TEST(ladder_session, a_ladder_fills_the_model_with_all_kernels) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  w.ladderSession().run();
  ASSERT_TRUE(w.reaches(State::finished));
  EXPECT_EQ(w.ladder().rungs().size(), kernelCatalogue().size());
  EXPECT_EQ(w.ladder().measuredPeakGbs(), 4454.0);
}

TEST(ladder_session, live_sampling_gives_way_and_goes_on_afterwards) {
  Window w;
  ASSERT_TRUE(w.hasResults());
  w.ladderSession().run();
  EXPECT_EQ(w.comparison().state(), Comparison::State::finished);
  ASSERT_TRUE(w.reaches(State::finished));
  EXPECT_TRUE(eventually([&] { return w.comparison().state() == Comparison::State::running; }));
  EXPECT_TRUE(w.hasResults());
}

TEST(ladder_session, a_comparison_that_was_stopped_is_not_taken_up_again) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  ASSERT_TRUE(eventually([&] { return w.comparison().state() == Comparison::State::finished; }));
  w.ladderSession().run();
  ASSERT_TRUE(w.reaches(State::finished));
  EXPECT_TRUE(stays([&] { return w.comparison().state() == Comparison::State::finished; }));
}

TEST(ladder_session, wrong_parameters_are_told_instead_of_run) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  w.experiment().setBlockText("none");
  w.ladderSession().run();
  EXPECT_EQ(w.ladder().state(), State::failed);
  EXPECT_EQ(w.ladder().failureStatus(), 2);
}

TEST(lens_chart, run_again_shows_the_spread_of_a_kernel_whose_order_varies) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  w.charts()->showChart("lens");
  ChartWidget* lens = w.charts()->chart("lens");
  EXPECT_TRUE(lens->isVisible());
  EXPECT_FALSE(w.charts()->chart("latency")->isVisible());
  w.ladderSession().run();
  ASSERT_TRUE(w.reaches(State::finished));
  w.refreshNow();
  auto* kernels = lens->findChild<QComboBox*>();
  EXPECT_EQ(kernels->currentText(), "atomic-each");
  for (QPushButton* button : lens->findChildren<QPushButton*>())
    if (button->text() == "Repeat 200 times") button->click();
  ASSERT_TRUE(eventually([&] { return w.ladder().repeat().has_value(); }));
  EXPECT_EQ(w.ladder().repeat()->runs(), 200u);
  w.refreshNow();
  EXPECT_TRUE(csvText(lens->tables())
                  .contains("# 200 runs of atomic-each gave 3 different results, up to 2.5 ULP "
                            "apart\nresult,error_ulp,runs\n9.5,-0.5,1\n"));
}

TEST(ladder_chart, a_table_has_a_line_for_each_kernel_and_none_for_missing_figures) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  w.ladderSession().run();
  ASSERT_TRUE(w.reaches(State::finished));
  w.refreshNow();
  const QStringList lines = csvText(w.charts()->chart("ladder")->tables()).split('\n');
  EXPECT_EQ(lines.size(), qsizetype(kernelCatalogue().size()) + 2);
  EXPECT_TRUE(lines[0].startsWith("kernel,median_us,bandwidth_gbs,provenance,"));
  EXPECT_TRUE(lines[4].startsWith("neighbored,2"));
  EXPECT_TRUE(lines[4].contains(",measured,"));
  EXPECT_EQ(lines[30], "cub,,,,,,,,,,");
}

TEST(ladder_chart, pictures_name_the_command_that_made_them) {
  Window w(false);
  ASSERT_TRUE(w.hasResults());
  w.ladderSession().run();
  ASSERT_TRUE(w.reaches(State::finished));
  EXPECT_EQ(
      w.exports().metadata(*w.charts()->chart("ladder"), "ladder").commands,
      (QStringList{"warpfold-cli ladder --backend cuda:0 --n 2^24 --block 512 --type int32 --op sum --input msws"}));
  EXPECT_EQ(w.exports().metadata(*w.charts()->chart("ladder"), "ladder").device, "Imaginary GPU");
  EXPECT_EQ(w.exports().metadata(*w.charts()->chart("latency"), "latency").commands.size(), 2);
}

}  // namespace
}  // namespace warpfold::app
