// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/info_panel.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>
#include <algorithm>

#include "app/eventually.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "window/counters_view.h"

namespace warpfold::app {
namespace {

/// Sentences of both sides that fill many lines.
TEST(info_panel, all_lines_of_a_step_have_room) {
  samples::SampleStage shown;
  InfoPanel panel(shown.playback());
  panel.showStage(shown.stage);
  panel.resize(372, 1000);
  panel.show();
  shown.comparison.begin("neighbored", "interleaved");
  shown.comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
  shown.comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
  const auto labels = panel.findChildren<QLabel*>();
  const auto story = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
    return label->accessibleName() == QStringLiteral("What happens here");
  });
  ASSERT_NE(story, labels.end());
  for (const bool broad : {false, true}) {
    panel.setBroad(broad);
    if (broad) panel.resize(1000, 240);
    for (int step = 0; step <= 4; ++step) {
      shown.playback().setPosition(step);
      const auto hasRoom = [&] { return (*story)->height() >= (*story)->heightForWidth((*story)->width()); };
      EXPECT_TRUE(eventually(hasRoom)) << step << (*story)->text().toStdString();
    }
  }
}

TEST(info_panel, sentences_that_go_on_below_the_edge_are_marked) {
  samples::SampleStage shown;
  InfoPanel panel(shown.playback());
  panel.showStage(shown.stage);
  panel.setBroad(true);
  panel.resize(1000, 160);
  panel.show();
  shown.comparison.begin("neighbored", "interleaved");
  shown.comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
  shown.comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
  shown.playback().setPosition(2);
  const auto labels = panel.findChildren<QLabel*>();
  const auto more =
      std::find_if(labels.begin(), labels.end(), [](const QLabel* label) { return label->text() == "▾ more"; });
  ASSERT_NE(more, labels.end());
  EXPECT_TRUE(eventually([&] { return (*more)->isVisible(); }));
  panel.resize(1000, 600);
  EXPECT_TRUE(eventually([&] { return !(*more)->isVisible(); }));
}

/// A grey band stayed behind them once they had been a page that scrolls.
TEST(info_panel, sentences_have_the_ground_of_the_card) {
  samples::SampleStage shown;
  InfoPanel panel(shown.playback());
  for (const bool broad : {true, false}) {
    panel.setBroad(broad);
    EXPECT_FALSE(panel.findChild<QWidget*>("scrollContent")->autoFillBackground()) << broad;
  }
}

TEST(info_panel, a_run_that_failed_shows_no_counters_of_the_one_before) {
  samples::SampleStage shown;
  InfoPanel panel(shown.playback());
  panel.showStage(shown.stage);
  const auto told = [&] { return panel.findChild<CountersView*>()->accessibleDescription().toStdString(); };
  shown.comparison.begin("neighbored", "interleaved");
  RunResult result;
  result.launches.emplace_back().counters.emplace().barriers = 4321;
  shown.comparison.apply(messages::Result{messages::Side::a, result});
  EXPECT_NE(told().find("barriers 4"), std::string::npos) << told();
  shown.comparison.begin("neighbored", "interleaved");
  EXPECT_NE(told().find("barriers 4"), std::string::npos) << "they stay until the next run has some";
  shown.comparison.apply(messages::Failure{1, {}, 2, {proseMessage("the file cannot be read"), {}, {}}});
  EXPECT_NE(told().find("barriers – –"), std::string::npos) << told();
}

}  // namespace
}  // namespace warpfold::app
