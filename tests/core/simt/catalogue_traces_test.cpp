// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Traces of catalogue kernels that the machine makes from their PTX, against those that the emulator makes from their
// C++: the same values, node by node, and the same steps.
#include <gtest/gtest.h>

#include "backends/prepared_run.h"
#include "data/input.h"
#include "emulation/emulated_reduction.h"
#include "reductions/reduction.h"
#include "support/runs.h"
#include "support/sample.h"
#include "support/trace_differences.h"

namespace warpfold {
namespace {

struct TraceCase {
  std::string kernel;
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::uint64_t n = 0;
  std::uint32_t block = 64;
  std::optional<std::uint64_t> grid = {};
  std::uint32_t warp = 32;
  std::string input = "uniform";
  std::uint64_t offset = 0, seed = 1;
};

/// Blocks' traces of all launches: the differences, each with its launch and block.
std::vector<std::string> differencesOf(const TraceCase& each, const std::vector<std::string>& expected = {}) {
  RunRequest request;
  request.kernel = each.kernel;
  request.type = each.type;
  request.op = each.op;
  request.n = each.n;
  request.block = each.block;
  request.grid = each.grid;
  request.warp = each.warp;
  request.offset = each.offset;
  const PlannedRun run = planned(request);
  const Inputs inputs = makeInputs({each.input, {}, each.type, each.op, each.n, 0, each.seed});
  emulation::GridRunner runner(1);
  emulation::EmulatedReduction reduction(runner, run, inputs);
  reduction.restore();
  const std::uint64_t grid = run.launches.front().grid;
  std::vector<std::uint64_t> blocks{0, grid / 2, grid - 1};
  blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
  // Blocks that are traced run first on the machine, so that others find other values in the word where all meet.
  if (run.kernel->output == KernelInfo::Output::one) blocks = {0};
  const auto outcomes = reduction.runCounted(blocks, RunControl{});
  reductions::Reduction machine(run, inputs, 1);
  machine.restore();
  const auto traced = machine.runCounted(blocks, RunControl{});
  std::vector<std::string> all;
  for (std::size_t launch = 0; launch < outcomes.size(); ++launch)
    for (std::size_t i = 0; i < outcomes[launch].traces.size(); ++i) {
      const BlockTrace older = inOrderOfUse(*outcomes[launch].traces[i]);
      const BlockTrace newer = inOrderOfUse(*traced.at(launch).traces.at(i));
      for (const std::string& difference : TraceDifferences(older, newer).but(expected))
        all.push_back(fmt::format("launch {} block {}: {}", launch, older.block.value, difference));
    }
  return all;
}

/// What a kernel differs in, each with a reason.
std::vector<std::string> expectedOf(const KernelInfo& kernel) {
  // The C++ reads shared[0] in all threads, the PTX only in those that go on with it, but for the flag that tells the
  // last block: a word that is narrower than a value, of which the emulator knows nothing.
  if (kernel.ticket) return {"steps", "step touched", "step activity", "step request", "combining step request"};
  // What another block of the cluster has handed over is read behind the barrier, where the emulator takes it before.
  if (kernel.cluster > 1) return {"step request", "combining step request", "node row"};
  // The mark that a value is there is cleared by itself, where the emulator writes both.
  if (kernel.publishes) return {"step request", "combining step request"};
  return {};
}

std::vector<std::uint32_t> blocksOf(const KernelInfo& kernel) {
  std::vector<std::uint32_t> blocks;
  for (const std::uint32_t block : {64u, 1u, 2u, 32u, 96u, 256u, 1000u, 1024u})
    if (kernel.takesBlock(block)) blocks.push_back(block);
  return blocks;
}

class TracesOf : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(catalogue, TracesOf,
                         testing::Values("neighbored", "neighbored-less", "interleaved", "shared-modulo",
                                         "shared-bitmask", "shared-strided", "shared-sequential", "first-add",
                                         "unroll-last-warp", "unroll-complete", "grid-stride", "multilevel-shared",
                                         "multilevel-shuffle", "two-pass", "two-pass-warp", "atomic-each",
                                         "atomic-block", "last-block", "grid-barrier", "independent-loads",
                                         "vector-loads", "warp-instruction", "published-partials", "reproducible",
                                         "clusters"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(TracesOf, machine_and_emulator_are_the_same) {
  const KernelInfo& kernel = kernelById(GetParam());
  const std::vector<std::uint32_t> blocks = blocksOf(kernel);
  Sample sample("traces of " + kernel.id, 40);
  std::uint64_t cases = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      for (const std::uint64_t n : {1u, 2u, 77u, 256u, 1000u, 5000u, 20000u}) {
        TraceCase each{kernel.id, type, op, n, blocks[cases % blocks.size()]};
        each.input = cases % 3 == 0 ? "digits" : "uniform";
        each.offset = cases % 5;
        each.seed = ++cases;
        if (!kernel.warp32) each.warp = 4u << cases % 4;
        if (!sample.takes()) continue;
        SCOPED_TRACE(fmt::format("{} {} n {} block {} warp {} offset {}", name(type), name(op), n, each.block,
                                 each.warp, each.offset));
        const auto differences = differencesOf(each, expectedOf(kernel));
        ASSERT_TRUE(differences.empty()) << fmt::format("{}", fmt::join(differences, "\n"));
      }
    }
}

/// Lanes run one after the other in the emulator and together in the machine, so that what races do differs.
TEST(TracesOfFaultyKernels, have_operands_before_results) {
  for (const char* id :
       {"broken-lockstep", "broken-missing-barrier", "broken-early-return", "broken-between-blocks", "broken-ticket"}) {
    RunRequest request;
    request.kernel = id;
    request.n = 1000;
    request.block = 64;
    const PlannedRun run = planned(request);
    const Inputs inputs = makeInputs({"uniform", {}, request.type, request.op, 1000, 0, 1});
    reductions::Reduction machine(run, inputs, 1);
    machine.restore();
    const BlockTrace trace = *machine.runCounted({}, RunControl{}).front().traces.front();
    ASSERT_FALSE(trace.nodes.empty()) << id;
    for (std::uint32_t i = 0; i < trace.nodes.size(); ++i) {
      if (trace.nodes[i].isInput()) continue;
      ASSERT_LT(trace.nodes[i].left.value, i) << id;
      ASSERT_LT(trace.nodes[i].right.value, i) << id;
    }
  }
}

TEST(TracesOfLongSums, are_the_same) {
  for (const std::uint32_t block : {1u, 32u, 64u})
    for (const ElementType type : {ElementType::int32, ElementType::float64}) {
      TraceCase each{"two-pass", type, Operation::sum, 300'000, block, 1};
      const auto differences = differencesOf(each);
      EXPECT_TRUE(differences.empty()) << fmt::format("{}", fmt::join(differences, "\n"));
    }
}

}  // namespace
}  // namespace warpfold
