// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What each line of a kernel's source costs.
#include "values/executions.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>
#include <utility>

#include "emulation/executions.h"
#include "reductions/inspection.h"
#include "reductions/kernel_code.h"
#include "support/runs.h"

namespace warpfold {
namespace {

RunRequest requestOf(const std::string& kernel, std::uint64_t n = 1024, std::uint32_t block = 256) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = n;
  request.block = block;
  request.traceBlocks = BlockSelection::none();
  return request;
}

/// 1024 values in blocks of 256 take four blocks, and one more for their four values.
RunResult resultOf(const RunRequest& request) {
  const PlannedProblem problem = prepareProblem(request);
  reductions::Reduction reduction(problem.run, problem.problem.inputs, 1);
  RunResult result;
  reductions::inspect(reduction, problem.run, result, RunControl{});
  return result;
}

LineCounts lineOf(const Executions& executions, std::uint32_t line) {
  for (const LineCounts& each : executions.lines)
    if (each.line == line) return each;
  ADD_FAILURE() << "line " << line << " was not executed";
  return {};
}

/// The text of a line of a kernel's file; empty where its code does not reach.
std::string textOf(const KernelInfo& kernel, std::uint32_t line) {
  if (line < kernel.firstLine) return {};
  std::istringstream lines(kernel.code);
  std::string text;
  for (std::uint32_t i = kernel.firstLine; i <= line; ++i)
    if (!std::getline(lines, text)) return {};
  return text;
}

/// Of stride 128 four warps take part, of 64 two, of 32, 16, 8, 4, 2 and 1 one: 12 times, with 128 + 64 + … + 1 = 255
/// lanes. Line 31 has a load, a call, a store and the jump behind it.
TEST(Executions, of_sequential_addresses_are_few_warps_without_conflicts) {
  const Executions executions = *resultOf(requestOf("shared-sequential")).executions;
  EXPECT_EQ(textOf(kernelById("shared-sequential"), 31), "      cache[tid] = op(cache[tid],");
  EXPECT_EQ(lineOf(executions, 31), (LineCounts{31, 5 * 4 * 12, 5 * 4 * 255, 5 * 12, 5 * 12, 0, 0}));
  EXPECT_EQ(textOf(kernelById("shared-sequential"), 32), "                      cache[tid + stride]);");
  EXPECT_EQ(lineOf(executions, 32), (LineCounts{32, 5 * 12, 5 * 255, 5 * 12, 0, 0, 0}));
}

/// The same warps, but of stride s their words lie 2s apart: an access of 4 warps takes one round more each, of 2 warps
/// three more, of one warp 7, 7, 7, 3, 1 and none more: 35.
TEST(Executions, of_strided_addresses_have_their_conflicts_at_one_line) {
  const Executions executions = *resultOf(requestOf("shared-strided")).executions;
  EXPECT_EQ(lineOf(executions, 33), (LineCounts{33, 5 * 4 * 12, 5 * 4 * 255, 5 * 12, 5 * 12, 5 * 2 * 35, 0}));
  EXPECT_EQ(lineOf(executions, 34), (LineCounts{34, 5 * 12, 5 * 255, 5 * 12, 0, 5 * 35, 0}));
  EXPECT_EQ(executions.sum().conflicts, 5u * 3 * 35);
}

/// Every warp comes to the condition, of four instructions, in each of 8 steps. Some of its lanes work in all 8 warps
/// up to stride 16, then in 4, 2 and 1: 47 times, never all of them.
TEST(Executions, of_neighbored_pairs_diverge_at_the_condition) {
  const Executions executions = *resultOf(requestOf("neighbored")).executions;
  EXPECT_EQ(lineOf(executions, 25), (LineCounts{25, 5 * 4 * 8 * 8, 5 * 4 * 8 * 256, 0, 0, 0, 5 * 47}));
  EXPECT_EQ(lineOf(executions, 26), (LineCounts{26, 5 * 4 * 47, 5 * 4 * 255, 5 * 47, 5 * 47, 0, 0}));
  EXPECT_EQ(lineOf(executions, 27), (LineCounts{27, 5 * 47, 5 * 255, 5 * 47, 0, 0, 0}));
}

/// Of a block: a branch before the loop in 8 warps, two in each of 8 steps, one behind it, at which thread 0 parts from
/// its warp: 144, of which 48 diverge.
TEST(Executions, of_neighbored_pairs_keep_two_thirds_of_the_branches_together) {
  const Executions executions = *resultOf(requestOf("neighbored")).executions;
  EXPECT_EQ(executions.warps, 5u * 8);
  EXPECT_EQ(executions.branches, 5u * 144);
  EXPECT_DOUBLE_EQ(*executions.branchEfficiency(), 1 - 48.0 / 144);
  // 14 before the loop, 8 in each of 8 steps and one to leave it, 3 behind it, 8 where pairs are added, 7 of thread 0.
  EXPECT_DOUBLE_EQ(*executions.instructionsPerWarp(), 14 + 8 * 8 + 1 + 3 + 1 + (47 * 8 + 7) / 8.0);
}

TEST(Executions, say_that_the_operator_is_a_call) {
  for (const char* kernel : {"neighbored", "atomic-each", "warp-instruction"})
    EXPECT_TRUE(resultOf(requestOf(kernel)).executions->operatorIsCall) << kernel;
}

TEST(Executions, without_a_branch_have_no_efficiency) {
  EXPECT_EQ(Executions{}.branchEfficiency(), std::nullopt);
  EXPECT_EQ(Executions{}.instructionsPerWarp(), std::nullopt);
}

TEST(Executions, of_two_launches_add_up_line_by_line) {
  Executions sum{{{3, 1, 32, 1, 0, 0, 0}, {5, 1, 32, 0, 0, 0, 0}}, 1, 2, false};
  sum += {{{4, 2, 64, 0, 2, 1, 0}, {5, 1, 16, 0, 0, 0, 1}}, 2, 3, true};
  EXPECT_EQ(sum, (Executions{{{3, 1, 32, 1, 0, 0, 0}, {4, 2, 64, 0, 2, 1, 0}, {5, 2, 48, 0, 0, 0, 1}}, 3, 5, true}));
}

/// Requests of the instructions of a launch, by the memory that they went to.
struct Requests {
  Requests(const emulation::LaunchCounts& counts, const ptx::Program& program) {
    for (const ptx::FunctionProgram& function : program.functions)
      for (std::size_t i = 0; i < function.together.size(); ++i) {
        const emulation::InstructionCounts& here = counts.instructions[function.firstCounter + i];
        const bool stores = function.together[i].opcode == ptx::Opcode::st;
        (stores ? globalStores : globalLoads) += here.global;
        (stores ? sharedStores : sharedLoads) += here.requests - here.global;
      }
  }
  std::uint64_t globalLoads = 0, globalStores = 0, sharedLoads = 0, sharedStores = 0;
};

class ExecutionsOfKernels : public testing::TestWithParam<std::string> {};
std::vector<std::string> emulatedKernels() {
  std::vector<std::string> ids;
  for (const KernelPtr& each : builtInKernels().kernels())
    if (each->traceable()) ids.push_back(each->id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(all, ExecutionsOfKernels, testing::ValuesIn(emulatedKernels()), [](const auto& each) {
  std::string name = each.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(ExecutionsOfKernels, add_up_to_the_counters) {
  // The last has no atomic instruction: what its atomics read first are loads.
  for (const auto& [type, op] :
       {std::pair(ElementType::int32, Operation::sum), std::pair(ElementType::float16, Operation::sum),
        std::pair(ElementType::float64, Operation::product)}) {
    SCOPED_TRACE(name(type));
    RunRequest request = requestOf(GetParam(), 5000);
    request.type = type;
    request.op = op;
    const PlannedProblem problem = prepareProblem(request);
    reductions::Reduction reduction(problem.run, problem.problem.inputs, 1);
    reduction.restore();
    bool first = true;
    for (const reductions::LaunchOutcome& launch : reduction.runCounted({}, RunControl{})) {
      const auto code = reductions::codeOf(*problem.run.kernel, {type, op, std::exchange(first, false), 256, true});
      const Requests requests(launch.counts, code->program());
      const Counters counters = emulation::countersOf(launch.counts);
      const LineCounts sum = launch.executions.sum();
      EXPECT_EQ(requests.globalLoads, counters.globalLoadRequests);
      EXPECT_EQ(requests.globalStores, counters.globalStoreRequests);
      EXPECT_EQ(sum.loads, requests.globalLoads + requests.sharedLoads);
      EXPECT_EQ(sum.stores, requests.globalStores + requests.sharedStores);
      EXPECT_EQ(sum.conflicts, sharedConflicts(counters));
    }
  }
}

/// Whatever variant of its PTX the type, the operator and the block choose.
TEST_P(ExecutionsOfKernels, are_of_lines_of_its_own_source) {
  const KernelInfo& kernel = kernelById(GetParam());
  for (const auto& [type, op] :
       {std::pair(ElementType::int32, Operation::sum), std::pair(ElementType::float32, Operation::dot),
        std::pair(ElementType::float16, Operation::sumOfSquares)})
    for (const std::uint32_t block : {64u, 512u}) {
      SCOPED_TRACE(fmt::format("{} block {}", name(type), block));
      RunRequest request = requestOf(GetParam(), 5000, block);
      request.type = type;
      request.op = op;
      const Executions executions = *resultOf(request).executions;
      for (const LineCounts& each : executions.lines) {
        EXPECT_TRUE(each.line == 0 || !textOf(kernel, each.line).empty()) << "line " << each.line;
        // Nothing that is not in the source reads or writes memory.
        EXPECT_TRUE(each.line != 0 || each.loads + each.stores + each.divergent == 0);
      }
    }
}

}  // namespace
}  // namespace warpfold
