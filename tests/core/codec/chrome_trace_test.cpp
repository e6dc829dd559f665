// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/chrome_trace.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace warpfold {
namespace {

using TimelineJson = nlohmann::json;

WarpStep warpStep(std::uint32_t combined, std::uint32_t touched) {
  WarpStep warp;
  warp.combined = combined;
  warp.touched = touched;
  warp.lanes = 0xf;
  return warp;
}

WarpRequest timelineRequest(std::uint32_t warp, std::uint32_t sectors, std::uint32_t conflicts) {
  WarpRequest request;
  request.warp = warp;
  request.sectors = sectors;
  request.conflicts = conflicts;
  return request;
}

/// Two warps of 4 lanes: both load, then one of them combines.
std::shared_ptr<BlockTrace> timelineBlock(bool timed) {
  auto trace = std::make_shared<BlockTrace>();
  trace->block = BlockId{3};
  trace->threads = 8;
  trace->warpSize = 4;
  Step load, combine;
  load.kind = Step::Kind::load;
  load.warps = {warpStep(0, 0xf), warpStep(0, 0xf)};
  load.requests = {timelineRequest(0, 2, 0), timelineRequest(1, 1, 0)};
  combine.index = combine.row = 1;
  combine.stride = 4;
  combine.warps = {warpStep(0x5, 0), warpStep(0, 0)};
  combine.requests = {timelineRequest(0, 0, 3)};
  if (timed) {
    load.timeNs = 500;
    combine.timeNs = 250;
    combine.warps[0].timeNs = 200;
  }
  trace->steps = {load, combine};
  return trace;
}

TimelineJson traced(bool timed) {
  return TimelineJson::parse(chromeTrace({{{"launch 0, block 3", timelineBlock(timed)}}, {{"kernel", "a \"b\"\n"}}}));
}

TEST(chrome_trace, every_event_has_what_the_format_requires) {
  const TimelineJson trace = traced(true);
  ASSERT_TRUE(trace["traceEvents"].is_array());
  std::size_t complete = 0;
  for (const TimelineJson& event : trace["traceEvents"]) {
    for (const char* key : {"name", "ph", "pid", "tid", "args"}) EXPECT_TRUE(event.contains(key)) << event.dump();
    EXPECT_TRUE(event["pid"].is_number_unsigned() && event["tid"].is_number_unsigned()) << event.dump();
    if (event["ph"] == "M") continue;
    ++complete;
    EXPECT_EQ(event["ph"], "X");
    EXPECT_TRUE(event["ts"].is_number() && event["ts"] >= 0 && event["dur"].is_number() && event["dur"] >= 0);
    EXPECT_TRUE(event["cat"].is_string());
  }
  EXPECT_EQ(complete, 4u);  // two steps of two warps
}

TEST(chrome_trace, processes_are_blocks_and_threads_are_warps) {
  const TimelineJson events = traced(true)["traceEvents"];
  EXPECT_EQ(
      events[0],
      (TimelineJson{
          {"name", "process_name"}, {"ph", "M"}, {"pid", 0}, {"tid", 0}, {"args", {{"name", "launch 0, block 3"}}}}));
  EXPECT_EQ(events[1]["args"]["labels"], "timed");
  EXPECT_EQ(events[3]["name"], "thread_name");
  EXPECT_EQ(events[3]["args"]["name"], "warp 1");
}

TEST(chrome_trace, steps_stand_where_their_times_put_them) {
  const TimelineJson events = traced(true)["traceEvents"];
  EXPECT_EQ(events[4]["ts"], 0);
  EXPECT_EQ(events[4]["dur"], 0.5);
  EXPECT_EQ(events[6]["ts"], 0.5);
  EXPECT_EQ(events[6]["name"], "step 1, stride 4");
  EXPECT_EQ(events[6]["dur"], 0.2);   // this warp arrived at the barrier first
  EXPECT_EQ(events[7]["dur"], 0.25);  // as long as the step
}

TEST(chrome_trace, says_lanes_sectors_and_conflicts) {
  const TimelineJson events = traced(true)["traceEvents"];
  EXPECT_EQ(events[5]["args"]["active_lanes"], 4);
  EXPECT_EQ(events[4]["args"]["sectors"], 2);
  EXPECT_EQ(events[6]["args"]["active_lanes"], 2);
  EXPECT_EQ(events[6]["args"]["mask"], "0x00000005");
  EXPECT_EQ(events[6]["args"]["conflicts"], 3);
  EXPECT_EQ(events[6]["args"]["stride"], 4);
  EXPECT_EQ(events[7]["args"]["active_lanes"], 0);
  EXPECT_EQ(events[7]["cat"], "idle");
}

TEST(chrome_trace, without_times_the_order_stands_at_step_numbers_and_says_so) {
  const TimelineJson trace = traced(false);
  EXPECT_EQ(trace["traceEvents"][6]["ts"], 1);
  EXPECT_EQ(trace["traceEvents"][6]["dur"], 1);
  EXPECT_EQ(trace["traceEvents"][1]["args"]["labels"], "step numbers, no times");
  EXPECT_EQ(trace["otherData"]["clock"],
            "blocks without step times stand at step numbers, 1 us for each step, which are no times");
  EXPECT_EQ(trace["otherData"]["kernel"], "a \"b\"\n");
}

TEST(chrome_trace, a_run_gives_its_blocks_and_the_first_of_every_later_launch) {
  RunResult result;
  const auto first = timelineBlock(true), second = timelineBlock(true);
  second->launch = 1;
  second->block = BlockId{0};
  result.traces = {first};
  result.launchTraces = {first, second};
  const Timeline timeline = timelineOf(result);
  ASSERT_EQ(timeline.blocks.size(), 2u);
  EXPECT_EQ(timeline.blocks[0].name, "launch 0, block 3");
  EXPECT_EQ(timeline.blocks[1].name, "launch 1, block 0");
}

}  // namespace
}  // namespace warpfold
