// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What the traces of the later kernels say: serial sums, shuffles, atomics, levels, the block that finishes.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/runs.h"
#include "trace/trace.h"

namespace warpfold {
namespace {

RunResult inspected(const std::string& kernel, std::uint64_t n, std::uint32_t block,
                    std::optional<std::uint64_t> grid = {}) {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.grid = grid;
  request.input = "ramp";
  return PreparedRun(prepareProblem(request), RunControl{}).inspect();
}

std::size_t count(const BlockTrace& trace, bool (*which)(const Node&)) {
  return static_cast<std::size_t>(std::count_if(trace.nodes.begin(), trace.nodes.end(), which));
}

TEST(catalogue_trace, first_add_reads_two_elements_into_one_column) {
  const RunResult r = inspected("first-add", 8, 4);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.isInput(); }), 8u);
  const Node& sum = *std::find_if(t.nodes.begin(), t.nodes.end(), [](const Node& n) { return !n.isInput(); });
  EXPECT_EQ(t.nodes[sum.left.value].at.element, 0u);
  EXPECT_EQ(t.nodes[sum.right.value].at.element, 4u);
  EXPECT_EQ(t.nodes[sum.right.value].column, 0u);
  EXPECT_EQ(sum.row, 1u);
  EXPECT_EQ(t.value(NodeId{static_cast<std::uint32_t>(t.nodes.size() - 1)}).text(), "28");
}

TEST(catalogue_trace, a_stride_lies_within_one_array) {
  const RunResult r = inspected("broken-between-blocks", 1024, 128);
  std::vector<std::uint32_t> strides;
  for (const StepSummary& step : r.steps)
    if (step.stride) strides.push_back(*step.stride);
  EXPECT_EQ(strides, (std::vector<std::uint32_t>{64, 32, 16, 8, 4, 2, 1}));
  EXPECT_FALSE(r.steps.back().stride);  // the last adds a word of shared memory to one of global memory
  for (const StepSummary& step : r.launches.front().steps) EXPECT_LE(step.stride.value_or(0), 64u);
}

TEST(catalogue_trace, a_serial_sum_is_a_chain_of_which_the_end_stands) {
  const RunResult r = inspected("two-pass", 24, 4, 1);  // six elements a thread
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.folded; }), 20u);  // of six additions a thread, five are used up
  const Step& first = t.steps.front();
  EXPECT_EQ(first.kind, Step::Kind::combine);
  EXPECT_EQ(first.counters.activeThreads, 4u);
}

TEST(catalogue_trace, a_long_serial_sum_keeps_its_first_elements_and_counts_the_rest) {
  const RunResult r = inspected("two-pass", 4096, 1, 1);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.isInput() && !n.padding; }), 8u);
  EXPECT_EQ(t.nodes.back().more, 4096u - 8u);
  EXPECT_EQ(r.depth, 4095u);
}

TEST(catalogue_trace, shuffles_hand_values_from_lane_to_lane) {
  const RunResult r = inspected("multilevel-shuffle", 64, 64);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.via == Node::Via::shuffle; }), 5u * 64u);
  const Node& first = *std::find_if(t.nodes.begin(), t.nodes.end(), [](const Node& n) { return !n.isInput(); });
  EXPECT_EQ(t.nodes[first.left.value].at.element, 0u);
  EXPECT_EQ(t.nodes[first.right.value].at.element, 16u);
  EXPECT_EQ(t.steps.size(), 6u);  // each addition ends where the next value is handed over; then the store
  EXPECT_TRUE(t.steps[0].warpLevel);
  EXPECT_EQ(t.steps[0].kind, Step::Kind::load);
  EXPECT_EQ(t.steps[1].counters.activeThreads, 64u);
  EXPECT_EQ(t.steps[1].counters.divergentWarps, 0u);
}

TEST(catalogue_trace, the_last_warp_meets_without_the_block) {
  const RunResult r = inspected("unroll-last-warp", 256, 128);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(std::count_if(t.steps.begin(), t.steps.end(), [](const Step& s) { return s.warpLevel; }), 10);
  std::uint64_t barriers = 0;
  for (const Step& s : t.steps) barriers += s.counters.memory.barriers;
  EXPECT_EQ(barriers, 2u);
  EXPECT_EQ(t.steps[2].kind, Step::Kind::combine);
  EXPECT_EQ(t.steps[2].warps[0].combined, 0xffffffffu);
  EXPECT_EQ(t.steps[2].warps[1].combined, 0u);
}

TEST(catalogue_trace, atomics_arrive_at_one_word) {
  const RunResult r = inspected("atomic-each", 8, 8);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.via == Node::Via::atomic; }), 8u);
  EXPECT_EQ(count(t, [](const Node& n) { return n.folded; }), 7u);
  EXPECT_EQ(t.nodes.back().at, (Location{Location::Space::output, 0}));
  EXPECT_EQ(r.counters->atomics, 8u);
  EXPECT_EQ(t.value(NodeId{static_cast<std::uint32_t>(t.nodes.size() - 1)}).text(), "28");
}

TEST(catalogue_trace, atomics_in_any_order_may_make_one_long_chain) {
  EXPECT_EQ(inspected("atomic-each", 1000, 64).depth, 999u);
  EXPECT_EQ(inspected("atomic-block", 10000, 64, 8).depth, 20u - 1u + 6u + 7u);  // 20 elements a thread, 6 halvings
}

TEST(catalogue_trace, what_blocks_without_elements_leave_makes_no_chain_longer) {
  for (const char* kernel : {"two-pass-warp", "two-pass", "last-block", "atomic-block"})
    EXPECT_EQ(inspected(kernel, 3, 512, 12).depth, 2u) << kernel;
  EXPECT_EQ(inspected("two-pass", 3, 64, 1024).depth, 2u);  // of the partials, each thread adds up 16
  EXPECT_EQ(inspected("last-block", 3, 64, 1024).depth, 2u);
  EXPECT_EQ(inspected("atomic-each", 1, 64).depth, 0u);
}

TEST(catalogue_trace, what_blocks_of_a_cluster_without_elements_hand_over_makes_no_chain_longer) {
  EXPECT_EQ(inspected("clusters", 3, 512, 16).depth, 2u);
  EXPECT_EQ(inspected("clusters", 3, 512, 8).depth, 2u);
  EXPECT_EQ(inspected("clusters", 1, 512, 16).depth, 0u);
  // Three in a pack of four, and one instruction that takes the lanes one after the other: 16 have elements.
  EXPECT_EQ(inspected("clusters", 64, 64, 16).depth, 3u + 15u);
  EXPECT_EQ(inspected("published-partials", 64, 64, 16).depth, 3u + 15u);
}

TEST(catalogue_trace, where_the_elements_begin_changes_no_chain) {
  for (std::uint64_t offset = 0; offset < 96; offset += 2) {
    RunRequest request;
    request.kernel = "last-block";
    request.n = 2048;
    request.block = 1024;
    request.type = ElementType::float64;
    request.op = Operation::product;
    request.input = "ones";
    request.offset = offset;
    EXPECT_EQ(PreparedRun(prepareProblem(request), RunControl{}).inspect().depth, 11u) << offset;
  }
}

TEST(catalogue_trace, every_level_of_launches_is_shown) {
  const RunResult r = inspected("multilevel-shuffle", 2048, 64);
  ASSERT_EQ(r.launchTraces.size(), 3u);
  EXPECT_EQ(r.launchTraces[1]->launch, 1u);
  EXPECT_EQ(r.launchTraces[2]->launch, 2u);
  EXPECT_EQ(r.launches[1].n, 64u);
  EXPECT_EQ(r.launches[2].n, 2u);
}

TEST(catalogue_trace, the_last_block_reads_what_the_others_left) {
  const RunResult r = inspected("last-block", 4096, 64, 8);
  ASSERT_EQ(r.launchTraces.size(), 2u);
  const BlockTrace& last = *r.launchTraces.back();
  EXPECT_TRUE(last.finishes);
  EXPECT_EQ(last.block.value, 7u);
  EXPECT_EQ(count(last, [](const Node& n) { return n.isInput() && n.at.space == Location::Space::output; }), 7u);
  EXPECT_EQ(last.value(NodeId{static_cast<std::uint32_t>(last.nodes.size() - 1)}).text(), "8386560");
  EXPECT_EQ(r.counters->atomics, 8u);
}

TEST(catalogue_trace, the_identity_stands_where_a_block_is_partly_filled) {
  const RunResult r = inspected("multilevel-shared", 5, 8);
  const BlockTrace& t = *r.traces.front();
  EXPECT_EQ(count(t, [](const Node& n) { return n.padding; }), 3u);
  EXPECT_EQ(count(t, [](const Node& n) { return n.isInput(); }), 8u);
}

TEST(catalogue_trace, requests_say_which_bytes_each_lane_touched) {
  const RunResult r = inspected("shared-strided", 64, 64);
  const BlockTrace& t = *r.traces.front();
  const WarpRequest& load = t.steps[0].requests.front();
  EXPECT_EQ(load.kind, WarpRequest::Kind::globalLoad);
  EXPECT_EQ(load.space, Location::Space::input);
  EXPECT_EQ(load.sectors, 4u);
  EXPECT_EQ(load.offsets[31], 124u);
  const WarpRequest& strided = t.steps[2].requests.front();  // stride 2: lane k reads word 4k
  EXPECT_EQ(strided.kind, WarpRequest::Kind::sharedLoad);
  EXPECT_EQ(strided.offsets[1], 16u);
  EXPECT_EQ(strided.conflicts, 1u);
}

TEST(catalogue_trace, activity_counts_threads_run_of_blocks_by_run) {
  const RunResult r = inspected("interleaved", 1024, 256);
  const GridActivity& a = r.launches.front().activity;
  EXPECT_EQ(a.blocksPerRun, 1u);
  ASSERT_EQ(a.activeThreads.size(), 4u);
  EXPECT_EQ(a.activeThreads[3][0], 128u);
  EXPECT_EQ(a.activeThreads[3][7], 1u);
}

}  // namespace
}  // namespace warpfold
