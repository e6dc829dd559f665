// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is shown, without a widget.
#include "models/stage.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/sample_traces.h"
#include "metrics/current_step.h"
#include "words/english.h"

namespace warpfold::app {
namespace {

using Kind = TreeChoice::Kind;

KernelInfo kernel(const char* id, const char* title, bool host = false) {
  KernelInfo k;
  k.id = id;
  k.title = title;
  k.host = host;
  return k;
}

Hazard race(std::uint64_t block, std::uint32_t step) {
  Hazard h;
  h.block = BlockId{block};
  h.step = step;
  h.row = step + 1;
  h.first = {ThreadId{4}, 20, false};
  h.second = {ThreadId{6}, 21, true};
  return h;
}

BlockTracePtr blockNumbered(std::uint64_t index, std::uint32_t launch = 0) {
  auto trace = std::make_shared<BlockTrace>(*samples::neighbored());
  trace->block = BlockId{index};
  trace->launch = launch;
  return trace;
}

/// Two kernels of a worker that no other worker has.
struct Example {
  Experiment experiment;
  Comparison comparison;
  Stage stage{experiment, comparison};

  Example() {
    messages::Hello hello;
    hello.kernels = {kernel("mine", "My own"), kernel("yours", "Another"), kernel("serial", "One thread", true)};
    DeviceInfo emulator, cpu;
    emulator.backend = "emulator";
    cpu.backend = "cpu";
    hello.devices = {emulator, cpu};
    experiment.setOffer(hello);
    experiment.setKernelId(messages::Side::b, "yours");
  }
  void boards() {
    for (const messages::Side side : {messages::Side::a, messages::Side::b})
      comparison.apply(messages::Board{side, samples::neighbored()});
  }
  void results(std::vector<std::uint64_t> blocks, std::vector<Hazard> hazards = {}, std::uint32_t launch = 0) {
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      messages::Result m;
      m.side = side;
      for (const std::uint64_t block : blocks) m.result.traces.push_back(blockNumbered(block));
      m.result.launchTraces = {blockNumbered(0, launch)};
      m.result.hazards = hazards;
      m.result.launches.resize(1);
      comparison.apply(m);
    }
  }
};

TEST(stage, a_picture_of_the_blackboard_says_so_and_has_no_command) {
  Example e;
  e.boards();
  e.stage.playback().setPosition(2);
  const Origin origin = e.stage.origin(0);
  EXPECT_EQ(origin.provenance, "emulated");
  EXPECT_TRUE(origin.commands.isEmpty());
  EXPECT_EQ(origin.shown,
            QStringList("A: My own, blackboard example, step 2 of 4, sum of int32, 16 threads, warps of 4"));
}

TEST(stage, a_picture_of_a_block_as_run_has_its_sides_command) {
  Example e;
  e.results({0});
  e.stage.show(Kind::block);
  const Origin origin = e.stage.origin(1);
  EXPECT_EQ(origin.commands.size(), 1);
  EXPECT_TRUE(origin.sides.first().startsWith("B "));
  EXPECT_TRUE(origin.shown.first().startsWith("B: Another, block 0, inputs, N = "));
}

TEST(stage, shows_the_kernels_that_the_worker_has) {
  Example e;
  EXPECT_EQ(e.stage.title(0), "My own");
  EXPECT_EQ(e.stage.title(1), "Another");
}

TEST(stage, names_a_kernel_by_its_id_until_a_worker_has_said_more) {
  Experiment experiment;
  Comparison comparison;
  const Stage stage(experiment, comparison);
  EXPECT_EQ(stage.title(0), "neighbored");
  EXPECT_EQ(stage.kernel(0), nullptr);
}

TEST(stage, kernels_seen_for_the_first_time_play) {
  Example e;
  e.boards();
  EXPECT_TRUE(e.stage.playback().playing());
  e.stage.playback().pause();
  e.boards();
  EXPECT_FALSE(e.stage.playback().playing());
}

TEST(stage, each_side_chooses_its_tree) {
  Example e;
  e.boards();
  e.results({0, 1});
  e.stage.choose(1, {Kind::block});
  EXPECT_EQ(e.stage.trace(0), e.comparison.side(0).board);
  EXPECT_EQ(e.stage.trace(1), e.comparison.side(1).result->traces[0]);
  EXPECT_EQ(e.stage.shown(), Kind::board);
}

TEST(stage, a_block_that_a_user_picks_is_shown_on_both_sides) {
  Example e;
  e.boards();
  e.stage.pick(0, {Kind::block});
  EXPECT_EQ(e.stage.choice(1).kind, Kind::board) << "B has no trace of it";
  e.results({0, 1});
  e.stage.pick(0, {Kind::block});
  EXPECT_EQ(e.stage.trace(0), e.comparison.side(0).result->traces[0]);
  EXPECT_EQ(e.stage.trace(1), e.comparison.side(1).result->traces[0]);
  EXPECT_EQ(e.stage.shown(), Kind::block);
  e.stage.pick(1, {Kind::board});
  EXPECT_EQ(e.stage.choice(0).kind, Kind::block);
}

TEST(stage, races_the_block_of_the_run_from_the_blackboard_where_both_have_its_times) {
  Example e;
  e.boards();
  e.results({0});
  EXPECT_FALSE(e.stage.blockCanRace());
  e.stage.raceBlock();
  EXPECT_EQ(e.stage.shown(), Kind::board);
  samples::Options timed;
  timed.firstStepNs = 500;
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.traces = {samples::neighbored(timed)};
    m.result.launches.resize(1);
    e.comparison.apply(m);
  }
  EXPECT_TRUE(e.stage.blockCanRace());
  e.stage.playback().toEnd();
  e.stage.raceBlock();
  EXPECT_EQ(e.stage.shown(), Kind::block);
  EXPECT_EQ(e.stage.playback().mode(), Playback::Mode::race);
  EXPECT_TRUE(e.stage.playback().playing());
  EXPECT_LT(e.stage.playback().position(), 1);
}

TEST(stage, shows_the_block_that_was_chosen) {
  Example e;
  e.results({0, 1});
  e.stage.show(Kind::block);
  e.stage.showBlock(1);
  EXPECT_EQ(e.stage.trace(0)->block.value, 1u);
}

TEST(stage, a_launch_that_is_gone_gives_way_to_the_block) {
  Example e;
  e.results({0}, {}, 1);
  e.stage.choose(0, {Kind::launch, 0});
  EXPECT_EQ(e.stage.choice(0).kind, Kind::launch);
  e.comparison.apply(messages::Result{});
  EXPECT_EQ(e.stage.choice(0).kind, Kind::block);
}

TEST(stage, a_host_kernel_has_no_tree_to_choose) {
  Example e;
  e.experiment.setBackend("cpu");
  e.experiment.setKernelId(messages::Side::a, "serial");
  EXPECT_TRUE(e.stage.choices(0).isEmpty());
  EXPECT_EQ(e.stage.emptyText(0), "One thread runs on the host, where there are no blocks and no warps");
}

TEST(stage, says_where_a_tree_comes_from) {
  Example e;
  e.boards();
  EXPECT_EQ(e.stage.badge(0), "emulated · 16 threads, warps of 4");
  EXPECT_EQ(e.stage.briefBadge(0), "emulated · 16 threads");
  EXPECT_EQ(e.stage.caption(0), "A: My own, blackboard example, inputs");
  e.stage.playback().pause();
  e.stage.playback().setPosition(2);
  EXPECT_EQ(e.stage.caption(1), "B: Another, blackboard example, step 2 of 4");
}

TEST(stage, one_thread_is_singular) {
  Example e;
  messages::Board board;
  samples::Options options;
  options.block = 1;
  board.trace = samples::neighbored(options);
  e.comparison.apply(board);
  EXPECT_EQ(e.stage.badge(0), "emulated · 1 thread, warps of 4");
  EXPECT_EQ(e.stage.briefBadge(0), "emulated · 1 thread");
}

TEST(stage, details_name_the_type_of_the_elements_and_the_input) {
  Example e;
  RunRequest request;
  request.type = ElementType::float16;
  request.op = Operation::mean;
  request.input = "uniform";
  request.seed = 7;
  e.comparison.begin(request, request);
  e.boards();
  EXPECT_EQ(e.stage.details(0), "mean of float16 (digits, seed 7)");
}

TEST(stage, details_name_the_file_whose_numbers_are_on_the_blackboard) {
  Example e;
  RunRequest request;
  request.input = "file:/home/vals.csv";
  request.n = 200;
  e.comparison.begin(request, request);
  messages::Board board;
  board.trace = samples::neighbored();
  board.n = 16;
  e.comparison.apply(board);
  EXPECT_EQ(e.stage.details(0), "sum of int32 (the first 16 of vals.csv)");
  EXPECT_EQ(e.stage.boardNote(0), "");
  request.n = 15;
  e.comparison.begin(request, request);
  e.comparison.apply(board);
  EXPECT_EQ(e.stage.details(0), "sum of int32 (digits, seed 0)");
  EXPECT_EQ(e.stage.boardNote(0),
            "The blackboard needs 16 numbers, more than there are in vals.csv, and shows digits instead.");
  request.n.reset();  // all of the file: how many that are is known with the result
  e.comparison.begin(request, request);
  e.comparison.apply(board);
  EXPECT_EQ(e.stage.boardNote(0), "");
  messages::Result result;
  result.result.n = 4;
  e.comparison.apply(result);
  EXPECT_NE(e.stage.boardNote(0), "");
  result.result.n = 400;
  e.comparison.apply(result);
  EXPECT_EQ(e.stage.boardNote(0), "");
  EXPECT_EQ(e.stage.details(0), "sum of int32 (the first 16 of vals.csv)");
}

TEST(stage, another_tree_is_no_longer_about_the_revealed_hazard) {
  Example e;
  e.boards();
  e.results({0, 1}, {race(1, 2)});
  e.stage.reveal(0, race(1, 2));
  QSignalSpy changed(&e.stage, &Stage::hazardRevealed);
  e.stage.show(TreeChoice::Kind::board);
  EXPECT_FALSE(e.stage.revealed().has_value());
  EXPECT_EQ(changed.count(), 1);
}

TEST(stage, a_hazard_goes_to_its_own_block_and_step) {
  Example e;
  e.boards();
  e.results({0, 1}, {race(1, 2)});
  QSignalSpy revealed(&e.stage, &Stage::hazardRevealed);
  e.stage.reveal(0, race(1, 2));
  EXPECT_EQ(e.stage.trace(0)->block.value, 1u);
  EXPECT_EQ(e.stage.playback().position(), e.stage.trace(0)->steps[2].row);
  EXPECT_FALSE(e.stage.playback().playing());
  EXPECT_TRUE(e.stage.revealed()->inTree);
  EXPECT_EQ(revealed.count(), 1);
}

TEST(stage, a_hazard_lands_on_the_step_that_its_heading_names) {
  Example e;
  e.boards();
  e.results({0, 1}, {race(1, 2)});
  EXPECT_EQ(english(heading(race(1, 2))), "race: block 1, step 3");
  e.stage.reveal(0, race(1, 2));
  EXPECT_EQ(e.stage.caption(0), "A: My own, block 1, step 3 of 4");
}

TEST(stage, a_hazard_in_a_block_without_a_trace_has_that_block_traced) {
  Example e;
  e.boards();
  e.results({0, 1, 2, 3}, {race(7, 2)});
  QSignalSpy asked(&e.comparison, &DataSource::runRequested);
  e.stage.reveal(0, race(7, 2));
  EXPECT_EQ(asked.count(), 1);
  EXPECT_EQ(e.experiment.request(messages::Side::a).traceBlocks.indices, (std::vector<std::uint64_t>{7}));
  EXPECT_FALSE(e.stage.revealed()->inTree);
  e.results({7}, {race(7, 2)});
  EXPECT_EQ(e.stage.trace(0)->block.value, 7u);
  EXPECT_EQ(e.stage.playback().position(), e.stage.trace(0)->steps[2].row);
  EXPECT_TRUE(e.stage.revealed()->inTree);
}

}  // namespace
}  // namespace warpfold::app
