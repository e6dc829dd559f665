// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks that wait for each other: clusters that hand partial results over in shared memory, and a barrier of the grid.
#include <gtest/gtest.h>

#include "metrics/current_step.h"
#include "metrics/narrative.h"
#include "support/runs.h"
#include "values/error.h"
#include "words/english.h"

namespace warpfold {
namespace {

RunRequest untracedRequest(const char* kernel, std::uint64_t n, std::uint32_t block,
                           std::optional<std::uint64_t> grid = {}, ElementType type = ElementType::int32) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = n;
  request.block = block;
  request.grid = grid;
  request.type = type;
  request.iterations = 1;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::none();
  return request;
}

RunRequest traced(RunRequest request) {
  request.traceBlocks = {BlockSelection::Kind::all, 0, {}};
  return request;
}

RunResult runOnEmulator(const RunRequest& request) {
  return runRequest(builtInKernels(), request, RunControl{});
}

std::vector<std::string> leavesIn(const BlockTrace& trace, Location::Space space) {
  std::vector<std::string> names;
  for (const Node& node : trace.nodes)
    if (node.isInput() && node.at.space == space) names.push_back(elementName(node.at));
  return names;
}

TEST(clusters, the_last_block_takes_what_the_others_handed_over) {
  const RunResult r = runOnEmulator(traced(untracedRequest("clusters", 2048, 32, 4)));
  EXPECT_TRUE(r.matches);
  const BlockTrace& last = *r.traces.back();
  EXPECT_TRUE(last.finishes);
  EXPECT_EQ(leavesIn(last, Location::Space::cluster),
            (std::vector<std::string>{"cluster[0]", "cluster[1]", "cluster[2]"}));
  EXPECT_TRUE(leavesIn(last, Location::Space::slot).empty());
  EXPECT_TRUE(r.hazards.empty());
}

TEST(clusters, a_block_that_hands_over_touches_no_global_memory_after_its_loads) {
  const RunResult r = runOnEmulator(traced(untracedRequest("clusters", 2048, 32, 4)));
  const BlockTrace& first = *r.traces.front();
  for (std::size_t i = 1; i < first.steps.size(); ++i)
    for (const WarpRequest& request : first.steps[i].requests)
      EXPECT_TRUE(request.kind == WarpRequest::Kind::sharedLoad || request.kind == WarpRequest::Kind::sharedStore);
  EXPECT_EQ(r.counters->globalStoreRequests, 1u);  // the result
}

TEST(clusters, several_of_them_publish_one_partial_each) {
  const RunResult r = runOnEmulator(traced(untracedRequest("clusters", 1 << 15, 32, 24)));
  EXPECT_TRUE(r.matches);
  EXPECT_EQ(leavesIn(*r.traces.back(), Location::Space::slot), (std::vector<std::string>{"slots[7]", "slots[15]"}));
  EXPECT_EQ(leavesIn(*r.traces.back(), Location::Space::cluster).size(), 7u);
  EXPECT_EQ(leavesIn(*r.traces.back(), Location::Space::cluster).front(), "cluster[16]");
  EXPECT_TRUE(r.hazards.empty());
}

TEST(clusters, are_right_for_every_type_and_grid) {
  for (const ElementType type : {ElementType::int32, ElementType::int64, ElementType::float32, ElementType::float64,
                                 ElementType::float16, ElementType::uint64})
    for (const std::uint64_t grid : {1, 2, 3, 7, 8, 16, 64})
      for (const std::uint64_t n : {1, 33, 1003, 100'003})
        EXPECT_TRUE(runOnEmulator(untracedRequest("clusters", n, 64, grid, type)).matches)
            << name(type) << ' ' << grid << ' ' << n;
}

TEST(clusters, run_on_many_threads_of_the_host) {
  for (int repeat = 0; repeat < 20; ++repeat)
    EXPECT_TRUE(runOnEmulator(untracedRequest("clusters", 1 << 16, 32, 128)).matches);
}

TEST(clusters, a_grid_is_part_of_one_or_whole_ones) {
  EXPECT_EQ(planLaunches(*builtInKernels().at("clusters"), 1 << 15, 512).front().grid, 8u);
  EXPECT_EQ(planLaunches(*builtInKernels().at("clusters"), 13 * 8 * 512, 512).front().grid, 8u);
  EXPECT_EQ(planLaunches(*builtInKernels().at("clusters"), 5 * 8 * 512, 512).front().grid, 5u);
  try {
    planLaunches(*builtInKernels().at("clusters"), 1 << 20, 512, 12);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(
        e.what(),
        "--grid 12: kernel clusters runs in clusters of 8 blocks, so its grid is one of fewer blocks or of whole "
        "clusters; choose 8 or 16");
  }
  try {
    planLaunches(*builtInKernels().at("clusters"), 1 << 20, 512, 0x7fffffff);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_NE(std::string(e.what()).find("choose 2147483632 or 2147483640"), std::string::npos) << e.what();
  }
}

TEST(clusters, a_large_run_follows_only_the_blocks_that_it_shows) {
  RunRequest request = untracedRequest("clusters", std::uint64_t{1} << 27, 512, 1024);
  request.backend = "recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold";
  request.traceBlocks = BlockSelection::parse("7,1023");
  const RunResult r = runOnEmulator(request);
  ASSERT_EQ(r.traces.size(), 2u);
  EXPECT_EQ(leavesIn(*r.traces.front(), Location::Space::cluster).size(), 7u);
}

TEST(clusters, a_gpu_without_them_is_refused_with_the_reason) {
  DeviceInfo old;
  old.backend = "cuda:0";
  old.name = "NVIDIA A100";
  old.architecture = "sm_80";
  old.kernels.device = true;
  const KernelInfo& kernel = *builtInKernels().at("clusters");
  EXPECT_FALSE(old.runs(kernel));
  EXPECT_TRUE(old.runs(*builtInKernels().at("grid-barrier")));
  try {
    refuseKernel(kernel, old, {});
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--backend cuda:0: kernel clusters needs thread-block clusters, which GPUs have from sm_90 on; NVIDIA "
                 "A100 is sm_80; choose another kernel, or a device such as the emulator");
  }
  old.architecture = "sm_90";
  EXPECT_TRUE(old.runs(kernel));
}

TEST(grid_barrier, the_last_block_reduces_what_all_have_stored) {
  const RunResult r = runOnEmulator(traced(untracedRequest("grid-barrier", 1000, 64, 4)));
  EXPECT_TRUE(r.matches);
  EXPECT_TRUE(r.traces.back()->finishes);
  EXPECT_EQ(leavesIn(*r.traces.back(), Location::Space::output),
            (std::vector<std::string>{"g_out[0]", "g_out[1]", "g_out[2]"}));
  EXPECT_EQ(r.counters->atomics, 4u);  // each block counts once
  EXPECT_TRUE(r.hazards.empty());
}

TEST(grid_barrier, is_right_for_every_type_and_grid) {
  for (const ElementType type :
       {ElementType::int32, ElementType::int64, ElementType::float32, ElementType::bfloat16, ElementType::float64})
    for (const std::uint64_t grid : {1, 2, 7, 64})
      for (const std::uint64_t n : {1, 33, 1003, 100'003})
        EXPECT_TRUE(runOnEmulator(untracedRequest("grid-barrier", n, 64, grid, type)).matches)
            << name(type) << ' ' << grid << ' ' << n;
}

TEST(grid_barrier, its_grid_fits_a_device_at_once) {
  EXPECT_EQ(runOnEmulator(untracedRequest("grid-barrier", 1 << 22, 512)).request.grid, 128u);
  EXPECT_EQ(runOnEmulator(untracedRequest("grid-barrier", 1 << 12, 512)).request.grid, 1u);
}

TEST(grid_barrier, its_grid_fits_a_device_of_few_blocks) {
  DeviceInfo small;
  small.multiprocessors = 40;
  small.blocksPerMultiprocessor = 16;
  small.kernels.device = true;
  RunRequest request = untracedRequest("grid-barrier", 1 << 20, 32);
  EXPECT_EQ(planRun(request, builtInKernels().at("grid-barrier"), small, 1 << 20).grid(), 640u);
}

TEST(grid_barrier, the_sentence_names_no_ticket) {
  const RunResult r = runOnEmulator(traced(untracedRequest("grid-barrier", 1000, 64, 4)));
  const BlockTracePtr& last = r.traces.back();
  std::string all;
  for (std::uint32_t row = 1; row <= rowCount(*last); ++row)
    for (const Messages& paragraph : narrative({last.get(), static_cast<double>(row)}, {}, Operation::sum))
      for (const Message& sentence : paragraph) all += english(sentence) + "\n";
  EXPECT_NE(all.find("All other blocks have stored their partial results, and this one finishes"), std::string::npos)
      << all;
  EXPECT_EQ(all.find("ticket"), std::string::npos);
}

TEST(untraced, a_block_that_does_more_than_a_trace_holds_costs_only_the_tree) {
  RunRequest request = untracedRequest("fastest", 1 << 22, 1024, 1, ElementType::float32);
  request.traceBlocks = BlockSelection::parse("first:4");
  const RunResult r = runOnEmulator(request);
  EXPECT_TRUE(r.matches);
  EXPECT_TRUE(r.counters.has_value());
  EXPECT_TRUE(r.traces.empty());
  EXPECT_TRUE(r.launchTraces.empty());
  EXPECT_EQ(r.depth, 8193u);  // as its launch tells: 4096 elements a thread, and the trees of a block
  ASSERT_TRUE(r.untraced.has_value());
  EXPECT_EQ(
      english(*r.untraced),
      "no tree: block 0 makes more than the 262144 values or takes more than the 16384 steps that a trace may hold; "
      "smaller blocks, or more of them, can be traced");
}

}  // namespace
}  // namespace warpfold
