// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/report_contents.h"

#include <gtest/gtest.h>

#include "app/sample_traces.h"

namespace warpfold::app {
namespace {

TEST(report_contents, timeline_has_the_blocks_of_both_trees) {
  Experiment experiment;
  Comparison comparison;
  Stage stage(experiment, comparison);
  EXPECT_TRUE(timelineOf(stage).blocks.empty());
  comparison.begin("neighbored", "interleaved");
  comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
  comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
  const Timeline timeline = timelineOf(stage);
  ASSERT_EQ(timeline.blocks.size(), 2u);
  EXPECT_EQ(timeline.blocks[0].name, "A: neighbored, emulated · 16 threads, warps of 4");
  EXPECT_EQ(timeline.blocks[1].trace, stage.trace(1));
}

}  // namespace
}  // namespace warpfold::app
