// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What one trace, and all of a launch, may hold: said when reached, and not built.
#include <gtest/gtest.h>

#include "core/emulation/small_kernels.h"
#include "support/runs.h"
#include "values/error.h"
#include "words/english.h"

namespace warpfold::emulation {
namespace {

#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 1
#define WARPFOLD_LOOPS 2
#include "emulation/device_names_begin.h"

template <unsigned rounds>
void atomics(Element<int>* g_in, Element<int>* g_out, unsigned*) {
  for (unsigned round = 0; round < rounds; ++round)
    g_out[threadIdx.x].combineAtomically(g_in[threadIdx.x], WARPFOLD_HERE);
}

template <unsigned rounds>
void barriers(Element<int>*, Element<int>*, unsigned*) {
  for (unsigned round = 0; round < rounds; ++round) __syncthreads();
}

template <unsigned rounds>
void loads(Element<int>* g_in, Element<int>* g_out, unsigned*) {
  for (unsigned round = 0; round < rounds; ++round) {
    for (unsigned i = 0; i < 40; ++i) g_out[threadIdx.x] = g_in[threadIdx.x];
    __syncthreads();
  }
}

#include "emulation/device_names_end.h"

/// Why a traced run of one block has no trace; empty where it has one.
std::string refusal(Machine::Body body, unsigned block) {
  SmallLaunch launch;
  launch.block = block;
  launch.traced = {0};
  const LaunchOutcome outcome = runSmall(body, launch).launch;
  EXPECT_EQ(outcome.traces.empty(), outcome.untraced.has_value());
  return outcome.untraced ? english(*outcome.untraced) : std::string();
}

TEST(trace_limits, a_block_may_make_many_values) {
  EXPECT_EQ(refusal(smallBody<atomics<100>>, 1024), "");
}

TEST(trace_limits, a_block_of_more_values_than_a_trace_holds_is_refused) {
  EXPECT_EQ(
      refusal(smallBody<atomics<300>>, 1024),
      "no tree: block 0 makes more than the 262144 values or takes more than the 16384 steps that a trace may hold; "
      "smaller blocks, or more of them, can be traced");
}

TEST(trace_limits, a_block_of_more_steps_than_a_trace_holds_is_refused) {
  EXPECT_EQ(refusal(smallBody<barriers<16'000>>, 32), "");
  EXPECT_NE(refusal(smallBody<barriers<16'500>>, 32), "");
}

TEST(trace_limits, a_block_of_more_accesses_than_a_trace_holds_is_refused) {
  EXPECT_EQ(refusal(smallBody<loads<1'000>>, 32), "");
  EXPECT_NE(refusal(smallBody<loads<3'000>>, 32), "");
}

TEST(trace_limits, what_is_not_traced_may_be_as_long_as_it_likes) {
  SmallLaunch launch;
  launch.block = 32;
  EXPECT_EQ(runSmall(smallBody<barriers<20'000>>, launch).counters().barriers, 20'000u);
}

TEST(trace_limits, all_blocks_of_a_launch_share_what_a_launch_may_hold) {
  BlockTrace trace;
  trace.nodes.resize(1 << 18);
  TraceBudget budget;
  for (int i = 0; i < 16; ++i) EXPECT_NO_THROW(budget.take(trace, "all"));
  try {
    budget.take(trace, "all");
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--trace-blocks all: the traced blocks hold more than 4194304 values together; trace fewer blocks, or "
                 "smaller ones");
  }
}

TEST(trace_limits, a_run_that_traces_too_much_is_refused_by_its_option) {
  RunRequest request;
  request.kernel = "grid-stride";
  request.n = 1 << 24;
  request.block = 1024;
  request.grid = 512;
  request.iterations = 1;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::parse("all");
  try {
    runRequest(request);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_EQ(e.field(), Field::traceBlocks);
    EXPECT_EQ(e.complaint().value, "all");
    EXPECT_EQ(e.message().code, "traces-too-large");
  }
}

}  // namespace
}  // namespace warpfold::emulation
