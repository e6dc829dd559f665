// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the catalogue are sound, with whatever they are launched.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "reductions/reduction.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold {
namespace {

TEST(ReductionHazards, no_sound_kernel_is_accused) {
  std::vector<KernelPtr> kernels = builtInKernels().sound();
  std::erase_if(kernels, [](const KernelPtr& kernel) { return !kernel->traceable(); });
  std::mt19937 random(11);
  const auto oneOf = [&](const auto& list) { return list[random() % std::size(list)]; };
  Sample sample("hazards of reductions", 20);
  for (int i = 0; i < 4000; ++i) {
    RunRequest request;
    request.kernel = oneOf(kernels)->id;
    request.backend = "emulator";
    request.n = oneOf(std::array<std::uint64_t, 7>{1, 33, 1000, 1024, 5000, 65536, 100000});
    request.block = oneOf(std::array{2u, 32u, 33u, 64u, 128u, 256u, 1000u, 1024u});
    request.type = static_cast<ElementType>(random() % 8);
    request.op = oneOf(operations);
    if (random() % 3 == 0) request.warp = 4u << random() % 4;
    if (random() % 4 == 0) request.offset = random() % 9;
    if (random() % 4 == 0) request.grid = 1 + random() % 40;
    const auto threads = static_cast<unsigned>(1 + random() % 4);
    if (!sample.takes()) continue;
    SCOPED_TRACE(fmt::format("{} n {} block {} {} {} warp {} offset {} grid {} threads {}", request.kernel, *request.n,
                             request.block, name(request.type), name(request.op), request.warp, request.offset,
                             request.grid.value_or(0), threads));
    try {
      const PlannedProblem problem = prepareProblem(request);
      reductions::Reduction reduction(problem.run, problem.problem.inputs, threads);
      reduction.restore();
      for (const auto& launch : reduction.runCounted({}, RunControl{}))
        for (const Hazard& each : launch.hazards) ADD_FAILURE() << each.text();
    } catch (const InvalidRequest&) {  // the kernel does not take such a block, or the operator such a type
    }
  }
}

}  // namespace
}  // namespace warpfold
