// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Probed kernels on the machine that traces them: what probes stamp there, they stamp on a GPU.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "backends/cuda/probed_launch.h"
#include "compile/catalogue_text.h"
#include "compile/variant.h"
#include "data/input.h"
#include "emulation/grid.h"
#include "ptx/program.h"
#include "ptx/reader.h"
#include "reductions/block_traces.h"
#include "reductions/performed.h"
#include "support/runs.h"
#include "words/say.h"

namespace warpfold::cuda {
namespace {

constexpr std::uint32_t traced = 1;  // the block

PlannedProblem problemOf(const std::string& kernel, ElementType type) {
  RunRequest request;
  request.kernel = kernel;
  request.type = type;
  request.n = 4 * 256 * std::max(kernelById(kernel).elements, 1u);
  request.block = 256;
  request.grid = 4;
  return prepareProblem(request);
}

/// What the probes of the first launch stamp in that block.
BlockProbe probeOf(const PlannedProblem& problem) {
  const PlannedRun& run = problem.run;
  const RunRequest& request = run.request;
  const Launch& first = run.launches[0];
  const auto text = compile::CatalogueTexts::builtIn().program(
      *run.kernel, compile::variantFor(*run.kernel, request.type, request.op, true), first.block);
  const auto program = std::make_shared<const ptx::Program>(
      ptx::decode(ptx::readModule(ptx::withProbes(text.ptx, text.entry, calledOf)), text.entry));

  emulation::Memory memory;
  memory.load(*program);
  const auto map = [&](const std::string& name, auto& array) {
    return memory.map(name, std::as_writable_bytes(std::span(array)), sizeof array[0]);
  };
  std::vector<std::uint64_t> input(first.padded), output(std::max<std::uint64_t>(first.outputs, 4)),
      between(2 * first.grid);
  std::vector<std::int32_t> slots{0};
  const std::uint32_t steps = 64, warps = first.block / 32;
  ProbeMemory left{std::vector<ptx::ProbeRecord>(steps * warps), std::vector<std::uint64_t>(warps),
                   std::vector<std::uint32_t>(1)};
  const ptx::ProbePlaces places{.slots = map("slots", slots),
                                .records = map("records", left.records),
                                .finished = map("finished", left.finished),
                                .sm = map("sm", left.sm),
                                .firstBlock = traced,
                                .blockSpan = 1,
                                .steps = steps,
                                .warps = warps};
  const auto variable = std::find_if(program->globals.begin(), program->globals.end(),
                                     [](const auto& each) { return each.name == ptx::probePlaces; });
  std::memcpy(memory.find(variable->address, sizeof places)->at(variable->address), &places, sizeof places);

  emulation::Launch launch;
  launch.grid.x = static_cast<std::uint32_t>(first.grid);
  launch.block.x = first.block;
  launch.cluster = run.kernel->cluster > 1 ? static_cast<std::uint32_t>(run.kernel->clusterOf(first.grid)) : 1;
  for (const std::uint64_t each : {map("g_in", input), map("g_out", output), first.n, map("between", between)}) {
    const auto* const bytes = reinterpret_cast<const std::byte*>(&each);
    if (launch.parameters.size() < program->parameterBytes)
      launch.parameters.insert(launch.parameters.end(), bytes, bytes + sizeof each);
  }
  const emulation::Code code(program, reductions::performedFor(*program, request.type, request.op), false);
  emulation::LaunchCounts counts(*program);
  emulation::runGrid(code, memory, launch, counts);
  return blocksOf(places, left).front();
}

std::vector<std::string> tracedKernels() {
  std::vector<std::string> ids;
  for (const auto& kernel : builtInKernels().kernels())
    if (kernel->traceable() && !kernel->broken()) ids.push_back(kernel->id);
  return ids;
}

class Probes : public testing::TestWithParam<std::string> {};

TEST_P(Probes, see_the_steps_and_masks_of_the_trace) {
  for (const ElementType type : {ElementType::int32, ElementType::float64}) {
    const PlannedProblem problem = problemOf(GetParam(), type);
    const std::uint64_t blocks[] = {traced};
    BlockTrace trace = *reductions::traceBlocks(problem.run, problem.problem.inputs, blocks).front();
    mergeProbe(trace, probeOf(problem), 1.0);  // throws where they differ
    EXPECT_TRUE(trace.masksVerified);
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, Probes, testing::ValuesIn(tracedKernels()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace warpfold::cuda
