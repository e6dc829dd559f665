// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>

#include "app/sample_traces.h"
#include "export/exporter.h"
#include "metrics/current_step.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/lanes/lane_runs.h"
#include "views/lanes/lanes_layout.h"
#include "views/lanes/lanes_view.h"
#include "views/step_figures.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

TEST(lanes_layout_test, a_small_block_is_one_line) {
  const LanesLayout layout(4, 4, 488);
  EXPECT_EQ(layout.lines(), 1u);
  EXPECT_EQ(layout.boxHeight(), 18);
  EXPECT_LE(layout.box(3, 3).right(), 488);
}

TEST(lanes_layout_test, thirty_two_warps_fill_even_lines) {
  const LanesLayout layout(32, 32, 488);
  EXPECT_EQ(layout.warpsPerLine(), 4u);
  EXPECT_EQ(layout.lines(), 8u);
  EXPECT_GE(layout.box(0, 0).width(), 2);
  EXPECT_LE(layout.box(31, 31).right(), 488);
}

TEST(lanes_layout_test, warps_are_apart) {
  const LanesLayout layout(4, 4, 488);
  EXPECT_GT(layout.box(1, 0).left() - layout.box(0, 3).right(), layout.box(0, 1).left() - layout.box(0, 0).right());
}

TEST(lanes_layout_test, lanes_may_stand_below_columns) {
  const LanesLayout layout(4, 4, 15.5, 20.25);
  EXPECT_EQ(layout.lines(), 1u);
  EXPECT_TRUE(layout.bracketed());
  EXPECT_DOUBLE_EQ(layout.box(0, 0).center().x(), 15.5);
  EXPECT_DOUBLE_EQ(layout.box(3, 3).center().x(), 15.5 + 15 * 20.25);
  EXPECT_EQ(layout.hitTest(layout.box(2, 1).center()), (LanesLayout::Lane{2, 1}));
}

TEST(lanes_layout_test, lanes_below_few_columns_are_no_wider_than_others) {
  const LanesLayout layout(1, 4, 48, 96);
  EXPECT_EQ(layout.box(0, 0), QRectF(26, 0, 44, 18));
  EXPECT_DOUBLE_EQ(layout.box(0, 3).center().x(), 48 + 3 * 96);
}

TEST(tree_panel_test, lanes_stand_exactly_below_their_columns) {
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  TreePanel panel(0);
  panel.resize(420, 460);
  panel.setTrace(playback.trace(0));
  panel.setPlayback(&playback);
  playback.setPosition(1);
  panel.show();
  QCoreApplication::processEvents();
  const auto* const tree = panel.findChild<TreeView*>();
  const QImage shown = panel.grab().toImage();
  const auto* const lanes = panel.findChild<LanesView*>();
  const double y = lanes->y() + lanes->height() - 12;  // through the boxes
  const QRgb working = Theme::byId(QStringLiteral("dark")).side(0).rgb();
  for (std::uint32_t column = 0; column < 16; column += 2) {  // the working ones of the first step
    int first = -1, last = -1;
    const double x = tree->x() + tree->treeLayout().columnX(column), half = tree->treeLayout().columnSpacing() / 2;
    for (int at = int(x - half); at <= int(x + half); ++at)
      if (shown.pixel(at, int(y)) == working) {
        if (first < 0) first = at;
        last = at;
      }
    ASSERT_GE(first, 0) << column;
    EXPECT_NEAR((first + last + 1) / 2.0, x, 1) << column;
  }
}

TEST(lanes_layout_test, hit_finds_warp_and_lane) {
  const LanesLayout layout(32, 32, 488);
  EXPECT_EQ(layout.hitTest(layout.box(17, 9).center()), (LanesLayout::Lane{17, 9}));
  EXPECT_EQ(layout.hitTest({-5, 0}), std::nullopt);
}

struct LanesViewTest : testing::Test {
  Playback playback;
  LanesView view{0};

  void SetUp() override {
    playback.setTraces(samples::neighbored(), samples::interleaved());
    view.setTrace(playback.trace(0));
    view.setPlayback(&playback);
    playback.setPosition(2);
  }
};

TEST_F(LanesViewTest, caption_says_the_warp_size) {
  EXPECT_EQ(view.caption(), "Lanes by warp (warp size 4 shown)");
}

TEST_F(LanesViewTest, caption_says_what_the_lanes_are_of) {
  view.setReference("Blackboard example");
  EXPECT_EQ(view.caption(), "Blackboard example · lanes by warp (warp size 4 shown)");
}

using Runs = std::vector<LaneRun>;

std::vector<bool> every(std::uint32_t stride, std::uint32_t lanes) {
  std::vector<bool> active(lanes);
  for (std::uint32_t i = 0; i < lanes; i += stride) active[i] = true;
  return active;
}

TEST(lane_runs_test, neighbours_that_all_work_are_one_solid_run) {
  std::vector<bool> active(1024, false);
  std::fill(active.begin(), active.begin() + 256, true);
  EXPECT_EQ(laneRuns(active, 0.4), (Runs{{0, 255, 256}, {256, 1023, 0}}));
  EXPECT_TRUE(laneRuns(active, 0.4)[0].full());
}

TEST(lane_runs_test, a_pattern_too_fine_to_see_is_one_even_tone) {
  EXPECT_EQ(laneRuns(every(2, 512), 0.8), (Runs{{0, 510, 256}, {511, 511, 0}}));
  EXPECT_EQ(laneRuns(every(8, 512), 0.8), (Runs{{0, 504, 64}, {505, 511, 0}}));
  EXPECT_FALSE(laneRuns(every(8, 512), 0.8)[0].full());
}

TEST(lane_runs_test, lanes_far_apart_stay_on_their_own) {
  EXPECT_EQ(laneRuns(every(32, 128), 0.8).size(), 8u);
  EXPECT_EQ(laneRuns(every(32, 128), 0.8)[2], (LaneRun{32, 32, 1}));
}

TEST(lane_runs_test, a_thin_gap_between_wide_runs_stays_a_gap) {
  std::vector<bool> active(64, true);
  active[31] = false;
  EXPECT_EQ(laneRuns(active, 1), (Runs{{0, 30, 31}, {31, 31, 0}, {32, 63, 32}}));
}

TEST(tree_panel_test, lanes_of_large_blocks_are_solid_and_below_their_columns) {
  samples::Options large;
  large.block = 512;
  large.warpSize = 32;
  Playback playback;
  playback.setTraces(samples::interleaved(large), samples::neighbored(large));
  TreePanel panel(0);
  panel.resize(420, 460);
  panel.setTrace(playback.trace(0));
  panel.setPlayback(&playback);
  playback.setPosition(2);  // threads 0 to 127 work
  panel.show();
  QCoreApplication::processEvents();
  const TreeLayout& tree = panel.tree()->treeLayout();
  const QImage shown = panel.grab().toImage();
  const int y = panel.lanes()->y() + panel.lanes()->height() - 12;
  const QRgb working = Theme::byId(QStringLiteral("dark")).side(0).rgb();
  const int left = int(std::ceil(panel.tree()->x() + tree.columnX(-0.5))) + 1;
  const int right = int(panel.tree()->x() + tree.columnX(127.5)) - 1;
  for (int x = left; x < right; ++x) ASSERT_EQ(shown.pixel(x, y), working) << x;
  EXPECT_NE(shown.pixel(right + 4, y), working);
}

TEST_F(LanesViewTest, names_a_lane) {
  EXPECT_EQ(view.describe({1, 0}),
            "thread 4 · warp 1 · lane 0\nworks in this step\nits warp is diverged: issued with idle lanes");
  EXPECT_EQ(view.describe({1, 1}),
            "thread 5 · warp 1 · lane 1\ndoes nothing in this step\nits warp is diverged: issued with idle lanes");
}

TEST_F(LanesViewTest, knows_a_warp_without_work) {
  view.setTrace(playback.trace(1));
  EXPECT_TRUE(view.describe({2, 0}).endsWith("no lane of its warp works"));
  EXPECT_TRUE(view.describe({0, 0}).endsWith("its warp runs with all lanes active"));
}

TEST_F(LanesViewTest, is_described_for_screen_readers) {
  EXPECT_EQ(view.accessibleDescription(), "Step 2: 4 of 4 warps issued, 4 diverged.");
}

QStringList values(const BlockTrace& trace, double position) {
  QStringList list;
  for (const auto& figure : figuresOf(trace, currentStep(trace, position))) list.append(figure.value);
  return list;
}

TEST(step_figures_test, neighbored_diverges_everywhere) {
  EXPECT_EQ(values(*samples::neighbored(), 2), QStringList({"4 / 16", "4 / 4", "4", "25 %", "1.0", "–", "0", "–"}));
}

TEST(step_figures_test, interleaved_fills_one_warp) {
  EXPECT_EQ(values(*samples::interleaved(), 2), QStringList({"4 / 16", "1 / 4", "0", "100 %", "1.0", "–", "0", "–"}));
}

TEST(step_figures_test, small_warps_are_said_not_to_fill_a_sector) {
  auto trace = std::make_shared<BlockTrace>(*samples::interleaved());
  Step& step = trace->steps[1];
  step.counters.memory = {};
  step.counters.memory.globalLoadSectors = step.counters.memory.globalLoadRequests = 1;
  WarpRequest request;
  request.lanes = 0xf;
  request.sectors = 1;
  request.offsets = {0, 4, 8, 12};
  step.requests = {request};
  EXPECT_EQ(figuresOf(*trace, &step)[5].value, "50 %");
  EXPECT_EQ(figuresOf(*trace, &step)[5].help,
            "Lanes use 16 of the 32 bytes that loads and stores of global memory move. Memory moves in sectors of 32 "
            "bytes, of which a warp of 4 lanes, as in this example, uses 16 at most: 50 % is the best that it can do");
  trace->warpSize = 32;
  EXPECT_EQ(figuresOf(*trace, &step)[5].help,
            "Lanes use 16 of the 32 bytes that loads and stores of global memory move");
}

TEST(step_figures_test, before_the_first_step_nothing_runs) {
  EXPECT_EQ(values(*samples::neighbored(), 0), QStringList({"0 / 16", "0 / 4", "0", "–", "–", "–", "0", "–"}));
}

TEST(step_figures_test, divergence_is_marked_as_bad) {
  const auto trace = samples::neighbored();
  EXPECT_TRUE(figuresOf(*trace, currentStep(*trace, 1))[2].bad);
}

TEST(step_figures_test, time_comes_from_the_trace) {
  samples::Options options;
  options.firstStepNs = 1834;
  const auto trace = samples::neighbored(options);
  EXPECT_EQ(figuresOf(*trace, currentStep(*trace, 1)).last().value, QString("1\u202f834\u00a0ns"));
}

TEST(step_figures_test, a_modelled_time_is_one_that_the_step_would_take) {
  samples::Options options;
  options.firstStepNs = 1834;
  const auto timed = samples::neighbored(options);
  EXPECT_EQ(figuresOf(*timed, currentStep(*timed, 1)).last().name, "time");
  EXPECT_EQ(figuresOf(*timed, currentStep(*timed, 1), true).last().name, "would take");
  EXPECT_EQ(figuresOf(*timed, currentStep(*timed, 1), true).last().help,
            "Modelled time on the GPU, from barrier to barrier");
  const auto board = samples::neighbored();
  EXPECT_EQ(figuresOf(*board, currentStep(*board, 1), true).last().name, "time");
}

TEST(step_figures_test, wraps_where_it_is_narrow) {
  StepFigures figures(0);
  figures.setTrace(samples::neighbored());
  EXPECT_EQ(figures.heightForWidth(700), 38);
  EXPECT_EQ(figures.heightForWidth(315), 76) << "in a window of 1280 pixels";
}

TEST(step_figures_test, both_sides_have_as_many_lines) {
  samples::Options many;
  many.block = 1024;
  many.firstStepNs = 1834;
  StepFigures a(0), b(1);
  StepFigures::align(&a, &b);
  a.setTrace(samples::neighbored(many));
  b.setTrace(samples::neighbored());
  for (int width = 200; width <= 700; width += 20) EXPECT_EQ(a.heightForWidth(width), b.heightForWidth(width)) << width;
}

/// Its own size suits a picture, whatever the least one is: 512 lanes are higher in a narrow one.
TEST(lanes_view, a_picture_of_its_own_size_is_never_refused) {
  samples::Options options;
  options.block = 512;
  LanesView lanes(0);
  lanes.setTrace(samples::neighbored(options));
  EXPECT_LE(lanes.leastSize().height(), lanes.exportSize().height());
  EXPECT_FALSE(renderBytes(lanes, {}, {}).isEmpty());
}

}  // namespace
}  // namespace warpfold::app
