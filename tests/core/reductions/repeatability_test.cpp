// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel, faulty or sound, gives the same counters, hazards and traces in each run, on any number of host threads.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "codec/run_fields.h"
#include "reductions/inspection.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold {
namespace {

codec::Json inspected(const PlannedProblem& problem, unsigned threads) {
  reductions::Reduction reduction(problem.run, problem.problem.inputs, threads);
  RunResult result;
  result.request = problem.run.request;
  reductions::inspect(reduction, problem.run, result, RunControl{});
  return codec::encode(result);
}

/// What differs, as far as one can read it.
std::string difference(const codec::Json& a, const codec::Json& b) {
  std::string text;
  const codec::Json changes = codec::Json::diff(a, b);
  for (std::size_t i = 0; i < std::min<std::size_t>(changes.size(), 5); ++i)
    text += changes[i].dump().substr(0, 200) + "\n";
  return text;
}

class Repeatability : public testing::TestWithParam<std::string> {};
std::vector<std::string> allKernels() {
  std::vector<std::string> ids;
  for (const KernelPtr& each : builtInKernels().kernels())
    if (each->traceable()) ids.push_back(each->id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(all, Repeatability, testing::ValuesIn(allKernels()), [](const auto& each) {
  std::string name = each.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(Repeatability, of_all_that_is_told_is_to_the_byte) {
  std::mt19937 random(3);
  const auto oneOf = [&](const auto& list) { return list[random() % std::size(list)]; };
  Sample sample("repeatability of " + GetParam(), 15);
  const int runs = Sample::isWhole() ? 10 : 2;
  for (int i = 0; i < 30; ++i) {
    RunRequest request;
    request.kernel = GetParam();
    request.backend = "emulator";
    request.n = oneOf(std::array<std::uint64_t, 5>{1000, 4096, 50000, 100000, 300000});
    request.block = oneOf(std::array{32u, 64u, 100u, 128u, 256u, 1024u});
    request.type = static_cast<ElementType>(random() % 8);
    request.op = oneOf(operations);
    request.input = oneOf(std::array{"ones", "bytes", "uniform"});
    if (random() % 3 == 0) request.warp = 4u << random() % 4;
    if (random() % 4 == 0) request.offset = random() % 9;
    if (random() % 4 == 0) request.grid = 1 + random() % 300;
    request.traceBlocks = BlockSelection::parse(oneOf(std::array{"none", "first:3"}));
    SCOPED_TRACE(fmt::format("n {} block {} {} {} of {} warp {} offset {} grid {}", *request.n, request.block,
                             name(request.type), name(request.op), request.input, request.warp, request.offset,
                             request.grid.value_or(0)));
    std::optional<PlannedProblem> problem;
    try {
      problem = prepareProblem(request);
    } catch (const InvalidRequest&) {
      continue;  // the kernel does not take such a block, or the operator such a type
    }
    if (!sample.takes()) continue;
    const codec::Json first = inspected(*problem, 1);
    for (int run = 0; run < runs; ++run)
      for (const unsigned threads : {1u, 2u, 7u}) {
        const codec::Json again = inspected(*problem, threads);
        EXPECT_TRUE(again == first) << threads << " threads: " << difference(first, again);
      }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace warpfold
