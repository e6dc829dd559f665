// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "support/runs.h"
#include "trace/trace.h"

namespace warpfold {
namespace {

RunResult traced(const std::string& kernel, std::uint64_t n, std::uint32_t block, std::uint32_t warp = 32,
                 const char* input = "ramp") {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.warp = warp;
  request.input = input;
  request.iterations = 1;
  request.warmup = 0;
  return runRequest(request, RunControl{});
}

/// "s1:0+1 2+3;s2:0+2" – stride, then the columns that meet, row by row.
std::string pairs(const BlockTrace& trace) {
  std::string text;
  std::uint32_t row = 0;
  for (const Node& node : trace.nodes) {
    if (node.isInput()) continue;
    if (node.row != row) {
      for (const Step& step : trace.steps)
        if (step.kind == Step::Kind::combine && step.row == node.row)
          text += (row == 0 ? "s" : ";s") + std::to_string(step.stride.value_or(0)) + ":";
    } else {
      text += " ";
    }
    row = node.row;
    text += std::to_string(trace.nodes[node.left.value].column) + "+" +
            std::to_string(trace.nodes[node.right.value].column);
  }
  return text;
}

std::string masks(const BlockTrace& trace, std::uint32_t row) {
  std::string text;
  for (const Step& step : trace.steps)
    if (step.kind == Step::Kind::combine && step.row == row)
      for (const WarpStep& warp : step.warps) text += (text.empty() ? "" : " ") + std::to_string(warp.combined);
  return text;
}

TEST(trace, neighbored_pairs) {
  const RunResult r = traced("neighbored", 8, 8);
  EXPECT_EQ(pairs(*r.traces.front()), "s1:0+1 2+3 4+5 6+7;s2:0+2 4+6;s4:0+4");
}

TEST(trace, interleaved_pairs) {
  EXPECT_EQ(pairs(*traced("interleaved", 8, 8).traces.front()), "s4:0+4 1+5 2+6 3+7;s2:0+2 1+3;s1:0+1");
}

TEST(trace, neighbored_less_works_with_adjacent_threads) {
  const BlockTracePtr t = traced("neighbored-less", 8, 8).traces.front();
  EXPECT_EQ(pairs(*t), "s1:0+1 2+3 4+5 6+7;s2:0+2 4+6;s4:0+4");
  EXPECT_EQ(t->nodes[9].thread.value, 1u);
  EXPECT_EQ(t->nodes[9].column, 2u);
}

TEST(trace, shared_kernels_load_first_and_keep_their_columns) {
  for (const char* kernel : {"shared-modulo", "shared-strided"}) {
    const BlockTracePtr t = traced(kernel, 8, 8).traces.front();
    EXPECT_EQ(t->steps.front().kind, Step::Kind::load) << kernel;
    EXPECT_EQ(t->steps.front().row, 0u);
    EXPECT_EQ(pairs(*t), "s1:0+1 2+3 4+5 6+7;s2:0+2 4+6;s4:0+4") << kernel;
    EXPECT_EQ(t->nodes[8].at, (Location{Location::Space::shared, 0}));
  }
  EXPECT_EQ(pairs(*traced("shared-sequential", 8, 8).traces.front()), "s4:0+4 1+5 2+6 3+7;s2:0+2 1+3;s1:0+1");
}

TEST(trace, values_are_those_of_the_run) {
  const BlockTracePtr t = traced("interleaved", 8, 8).traces.front();
  EXPECT_EQ(t->value(NodeId{7}).text(), "7");
  EXPECT_EQ(t->value(NodeId{8}).text(), "4");
  EXPECT_EQ(t->value(NodeId{14}).text(), "28");
}

TEST(trace, masks_by_warp_of_four) {
  const BlockTracePtr neighbored = traced("neighbored", 16, 16, 4).traces.front();
  EXPECT_EQ(masks(*neighbored, 1), "5 5 5 5");
  EXPECT_EQ(masks(*neighbored, 2), "1 1 1 1");
  EXPECT_EQ(masks(*neighbored, 3), "1 0 1 0");
  const BlockTracePtr interleaved = traced("interleaved", 16, 16, 4).traces.front();
  EXPECT_EQ(masks(*interleaved, 1), "15 15 0 0");
  EXPECT_EQ(masks(*interleaved, 2), "15 0 0 0");
}

TEST(trace, figures_of_the_blackboard_example) {
  const RunResult a = traced("neighbored", 16, 16, 4), b = traced("interleaved", 16, 16, 4);
  const StepCounters &second = a.steps[1].counters, &other = b.steps[1].counters;
  EXPECT_EQ(second.activeThreads, 4u);
  EXPECT_EQ(second.activeWarps, 4u);
  EXPECT_EQ(second.divergentWarps, 4u);
  EXPECT_EQ(other.activeThreads, 4u);
  EXPECT_EQ(other.activeWarps, 1u);
  EXPECT_EQ(other.divergentWarps, 0u);
}

TEST(trace, lines_point_into_the_kernel_file) {
  const BlockTracePtr t = traced("neighbored", 8, 8).traces.front();
  const KernelInfo& k = kernelById("neighbored");
  std::vector<std::string> lines{""};
  for (const char c : k.code)
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  const Step& step = t->steps.front();
  EXPECT_NE(lines.at(step.line - k.firstLine).find("op(data[tid]"), std::string::npos);
  EXPECT_NE(lines.at(step.barrierLine - k.firstLine).find("__syncthreads"), std::string::npos);
  EXPECT_EQ(t->steps.back().barrierLine, 0u);
}

TEST(trace, padding_is_the_identity_and_marked) {
  const RunResult r = traced("neighbored", 11, 8);
  ASSERT_EQ(r.traces.size(), 2u);
  const BlockTrace& last = *r.traces[1];
  EXPECT_FALSE(last.nodes[2].padding);
  EXPECT_TRUE(last.nodes[3].padding);
  EXPECT_EQ(last.value(NodeId{3}).text(), "0");
  EXPECT_EQ(last.firstElement, 8u);
  EXPECT_EQ(last.nodes[1].at.element, 9u);
}

TEST(trace, depth_counts_the_longest_chain_over_all_launches) {
  EXPECT_EQ(depth(*traced("neighbored", 512, 512).traces.front()), 9u);
  EXPECT_EQ(traced("neighbored", 1 << 20, 512).depth, 20u);
  EXPECT_EQ(traced("shared-sequential", 1 << 16, 256).depth, 16u);
}

TEST(trace, ancestry_is_all_that_a_value_was_made_of) {
  const BlockTracePtr t = traced("neighbored", 8, 8).traces.front();
  std::string ids;
  for (const NodeId id : ancestry(*t, NodeId{12})) ids += std::to_string(id.value) + " ";
  EXPECT_EQ(ids, "0 1 2 3 8 9 12 ");
}

TEST(trace, sums_of_steps_are_the_counters) {
  for (const KernelInfo& k : kernelCatalogue()) {
    if (!k.traceable()) continue;
    const RunResult r = traced(k.id, 4096, 256);
    Counters sum;
    for (const LaunchResult& launch : r.launches)
      for (const StepSummary& step : launch.steps) sum += step.counters.memory;
    EXPECT_EQ(sum, *r.counters) << k.id;
  }
}

TEST(trace, one_thread_blocks_have_only_the_store) {
  const BlockTracePtr t = traced("neighbored", 3, 1).traces.front();
  ASSERT_EQ(t->steps.size(), 1u);
  EXPECT_EQ(t->steps.front().kind, Step::Kind::store);
}

TEST(trace, every_thread_combines_once_per_result) {
  const BlockTracePtr t = traced("shared-strided", 1024, 1024).traces.front();
  EXPECT_EQ(t->nodes.size(), 2047u);
  EXPECT_EQ(t->steps.size(), 12u);
}

}  // namespace
}  // namespace warpfold
