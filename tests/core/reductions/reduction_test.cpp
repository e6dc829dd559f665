// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions of the catalogue on the machine that executes PTX, against the emulator that runs their C++.
#include "reductions/reduction.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

#include "emulation/emulated_reduction.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold {
namespace {

using emulation::StepTally;

RunRequest randomRequest(std::mt19937& random, const std::vector<KernelPtr>& kernels) {
  const auto oneOf = [&](const auto& list) { return list[random() % std::size(list)]; };
  RunRequest request;
  request.kernel = oneOf(kernels)->id;
  request.backend = "emulator";
  request.n = oneOf(std::array<std::uint64_t, 10>{1, 2, 33, 100, 1000, 1024, 4096, 5000, 65536, 100000});
  request.block = oneOf(std::array{1u, 2u, 4u, 8u, 16u, 32u, 33u, 64u, 96u, 100u, 128u, 256u, 512u, 1000u, 1024u});
  request.type = static_cast<ElementType>(random() % 8);
  request.op = oneOf(operations);
  request.seed = random();
  request.input = oneOf(std::array{"ones", "bytes", "uniform", "ramp", "digits"});
  if (random() % 3 == 0) request.warp = 4u << random() % 4;
  if (random() % 4 == 0) request.offset = random() % 9;
  if (random() % 4 == 0) request.grid = 1 + random() % 40;
  return request;
}

std::string textOf(const RunRequest& r) {
  return fmt::format("{} n {} block {} {} {} of {} warp {} offset {} grid {}", r.kernel, *r.n, r.block, name(r.type),
                     name(r.op), r.input, r.warp, r.offset, r.grid.value_or(0));
}

/// Where nobody takes part in the reduction, those count who touch memory: of PTX, only threads whose values somebody
/// uses. Two figures are left out there, and whether a slot that is cleared is a store.
void expectSame(const std::vector<StepTally>& newer, const std::vector<StepTally>& older) {
  ASSERT_EQ(newer.size(), older.size());
  for (std::size_t i = 0; i < older.size(); ++i) {
    SCOPED_TRACE(fmt::format("step {}", i));
    EXPECT_EQ(newer[i].memory, older[i].memory);
    EXPECT_EQ(newer[i].combinedThreads, older[i].combinedThreads);
    if (older[i].takersWork()) {
      EXPECT_EQ(newer[i].counters(), older[i].counters());
    }
  }
}

struct BothEngines {
  explicit BothEngines(const RunRequest& request, unsigned threads = 1)
      : problem(prepareProblem(request)),
        runner(1),
        older(runner, problem.run, problem.problem.inputs),
        newer(problem.run, problem.problem.inputs, threads) {}
  PlannedProblem problem;
  emulation::GridRunner runner;
  emulation::EmulatedReduction older;
  reductions::Reduction newer;
};

std::vector<KernelPtr> soundKernels() {
  std::vector<KernelPtr> kernels;
  for (const KernelPtr& each : builtInKernels().kernels())
    if (each->traceable() && !each->broken()) kernels.push_back(each);
  return kernels;
}

TEST(reductions, of_random_requests_are_those_of_the_emulator) {
  const std::vector<KernelPtr> kernels = soundKernels();
  std::mt19937 random(7);
  Sample sample("reductions on ptx", 20);
  for (int i = 0; i < 4000; ++i) {
    const RunRequest request = randomRequest(random, kernels);
    if (!sample.takes()) continue;
    SCOPED_TRACE(textOf(request));
    std::optional<BothEngines> both;
    try {
      both.emplace(request);
    } catch (const InvalidRequest&) {
      continue;  // the kernel does not take such a block, or the operator such a type
    }
    both->older.restore();
    const auto expected = both->older.runCounted({}, RunControl{});
    both->newer.restore();
    both->newer.runPlain(RunControl{});
    EXPECT_EQ(both->newer.result(), both->older.result()) << "plain";
    both->newer.restore();
    const auto found = both->newer.runCounted({}, RunControl{});
    EXPECT_EQ(both->newer.result(), both->older.result());
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t launch = 0; launch < found.size(); ++launch) {
      SCOPED_TRACE(fmt::format("launch {}", launch));
      expectSame(found[launch].counts.steps, expected[launch].steps);
      if (both->problem.run.kernel->inPlace) continue;
      EXPECT_EQ(found[launch].counts.blank.count(), expected[launch].blank.count());
      EXPECT_EQ(found[launch].counts.blankAtomics, expected[launch].blankAtomics);
    }
    if (HasFailure()) return;
  }
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
      BothEngines both(request, threads);
      both.newer.restore();
      const auto outcomes = both.newer.runCounted({}, RunControl{});
      EXPECT_EQ(both.newer.result().as<std::int32_t>(), both.problem.problem.reference.value.as<std::int32_t>());
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
  BothEngines both(request);
  both.newer.restore();
  both.newer.runPlain(RunControl{});
  EXPECT_EQ(both.newer.result().as<std::int32_t>(), 100000);
}

}  // namespace
}  // namespace warpfold
