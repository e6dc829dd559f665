// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What all traces of a launch may hold together: said when reached, and not built.
#include <gtest/gtest.h>

#include "reductions/launch_outcome.h"
#include "support/runs.h"
#include "values/error.h"

namespace warpfold {
namespace {

TEST(trace_limits, all_blocks_of_a_launch_share_what_a_launch_may_hold) {
  BlockTrace trace;
  trace.nodes.resize(1 << 18);
  reductions::TraceBudget budget;
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
  request.n = 1 << 21;
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
}  // namespace warpfold
