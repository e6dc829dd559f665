// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>

#include "app/sample_stage.h"
#include "charts/chart_table_dialog.h"
#include "charts/chart_widget.h"

namespace warpfold::app {
namespace {

/// The steps of a block in which A has 32 and 16 threads at work.
struct Steps : samples::SampleStage {
  Steps() {
    messages::Result m;
    StepSummary step;
    step.counters.activeThreads = 32;
    step.counters.activeWarps = 1;
    m.result.steps = {step};
    step.counters.activeThreads = 16;
    m.result.steps.push_back(step);
    m.result.request.block = 64;
    comparison.apply(m);
    shown = chart(QStringLiteral("steps"));
    shown->refresh();
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(chart_access, reads_every_row_of_the_table) {
  const Steps steps;
  QAccessibleInterface* plot = QAccessible::queryAccessibleInterface(steps.shown->plot());
  ASSERT_NE(plot, nullptr);
  ASSERT_EQ(plot->childCount(), 2);
  EXPECT_EQ(plot->child(1)->text(QAccessible::Name).toStdString(), "step 2: A 16 active threads");
  EXPECT_EQ(plot->child(1)->parent(), plot);
  EXPECT_EQ(plot->indexOfChild(plot->child(1)), 1);
}

TEST(chart_access, says_what_the_chart_shows) {
  const Steps steps;
  const QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(steps.shown.get());
  ASSERT_NE(chart, nullptr);
  EXPECT_EQ(chart->role(), QAccessible::Chart);
  const std::string said = chart->text(QAccessible::Description).toStdString();
  EXPECT_NE(said.find("A from 16 threads to 32 threads."), std::string::npos) << said;
}

TEST(chart_table_dialog, copies_all_or_what_is_selected) {
  const Steps steps;
  ChartTableDialog* dialog = ChartTableDialog::open(*steps.shown);
  EXPECT_TRUE(dialog->copied(true).startsWith(QStringLiteral("step,a_stride")));
  EXPECT_EQ(dialog->copied(true).count(u'\n'), 3);
  EXPECT_TRUE(dialog->copied(false).startsWith(QStringLiteral("step\tA stride\t")));
  dialog->close();
}

}  // namespace
}  // namespace warpfold::app
