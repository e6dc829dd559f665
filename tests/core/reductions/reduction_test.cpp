// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/reduction.h"

#include <gtest/gtest.h>

#include "support/runs.h"

namespace warpfold {
namespace {

using emulation::StepTally;

std::vector<KernelPtr> soundKernels() {
  std::vector<KernelPtr> kernels;
  for (const KernelPtr& each : builtInKernels().kernels())
    if (each->traceable() && !each->broken()) kernels.push_back(each);
  return kernels;
}

/// A block that waits looks as often as the others take; what is counted must not depend on that.
TEST(reductions, have_the_same_counts_on_any_number_of_host_threads) {
  for (const KernelPtr& kernel : soundKernels()) {
    SCOPED_TRACE(kernel->id);
    RunRequest request;
    request.kernel = kernel->id;
    request.backend = "emulator";
    request.n = 50000;
    request.block = 128;
    request.input = "bytes";
    std::optional<std::vector<StepTally>> steps;
    for (const unsigned threads : {1u, 2u, 7u}) {
      const PlannedProblem problem = prepareProblem(request);
      reductions::Reduction reduction(problem.run, problem.problem.inputs, threads);
      reduction.restore();
      const auto outcomes = reduction.runCounted({}, RunControl{});
      EXPECT_EQ(reduction.result().as<std::int32_t>(), problem.problem.reference.value.as<std::int32_t>());
      if (!steps) steps = outcomes.front().counts.steps;
      EXPECT_EQ(outcomes.front().counts.steps, *steps) << threads;
    }
  }
}

/// Blocks of a cluster wait for each other, and for those that have ended no longer.
TEST(reductions, of_clusters_hand_their_values_to_the_last_block) {
  RunRequest request;
  request.kernel = "clusters";
  request.backend = "emulator";
  request.n = 100000;
  request.block = 64;
  request.input = "ones";
  const PlannedProblem problem = prepareProblem(request);
  reductions::Reduction reduction(problem.run, problem.problem.inputs, 1);
  reduction.restore();
  reduction.runPlain(RunControl{});
  EXPECT_EQ(reduction.result().as<std::int32_t>(), 100000);
}

}  // namespace
}  // namespace warpfold
