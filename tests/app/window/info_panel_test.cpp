// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/info_panel.h"

#include <gtest/gtest.h>

#include "app/sample_stage.h"
#include "window/counters_view.h"

namespace warpfold::app {
namespace {

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
