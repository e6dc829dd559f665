// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <thread>

#include "run/judge.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold {
namespace {

std::vector<std::string> deviceKernels() {
  std::vector<std::string> ids;
  for (const KernelInfo& k : kernelCatalogue())
    if (k.traceable()) ids.push_back(k.id);
  return ids;
}

class EveryKernel : public testing::TestWithParam<std::string> {};

bool allows(const KernelInfo& kernel, std::uint32_t block) {
  try {
    kernel.checkBlock(block);
    return true;
  } catch (const InvalidRequest&) {
    return false;
  }
}

std::vector<std::uint32_t> blocksOf(const KernelInfo& kernel) {
  std::vector<std::uint32_t> blocks;
  for (const std::uint32_t block : {512u, 1u, 2u, 32u, 33u, 64u, 96u, 1000u, 1024u})
    if (allows(kernel, block)) blocks.push_back(block);
  return blocks;
}

RunRequest requestOf(const std::string& kernel, ElementType type, Operation op, std::uint64_t n, std::uint32_t block) {
  RunRequest request;
  request.kernel = kernel;
  request.type = type;
  request.op = op;
  request.n = n;
  request.block = block;
  request.iterations = 1;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::parse("none");
  return request;
}

/// The uncounted kernel and the counted one on the same data: both right, both the same, no hazard found.
void expectRight(RunRequest request) {
  SCOPED_TRACE(fmt::format("{} {} {} n {} block {}", request.kernel, name(request.type), name(request.op), *request.n,
                           request.block));
  const PlannedProblem planned = prepareProblem(request);
  PreparedRun run(planned, RunControl{});
  run.sample();
  const RunResult plain = run.inspect();
  ASSERT_TRUE(plain.matches) << plain.result.text() << " is not " << plain.reference.text() << " within "
                             << plain.tolerance;
  const RunResult counted = PreparedRun(planned, RunControl{}).inspect();
  if (isFloating(request.type) && kernelById(request.kernel).orderVaries)
    ASSERT_TRUE(counted.matches);
  else
    ASSERT_TRUE(counted.result == plain.result ||
                (std::isnan(counted.result.toDouble()) && std::isnan(plain.result.toDouble())));
  ASSERT_TRUE(plain.hazards.empty()) << plain.hazards.front().text();
}

/// 92 pairs of type and operator × 8 sizes × 2 blocks for each device kernel.
TEST_P(EveryKernel, reduces_every_type_operator_size_and_block) {
  const KernelInfo& kernel = kernelById(GetParam());
  const std::vector<std::uint32_t> blocks = blocksOf(kernel);
  Sample sample("reductions of " + kernel.id, 48);
  std::size_t cases = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      for (const std::uint64_t n : {1ull, 2ull, 31ull, 33ull, 511ull, 1025ull, 4099ull, 16411ull})
        for (int i = 0; i < 2; ++i) {
          RunRequest request = requestOf(kernel.id, type, op, n, blocks[cases % blocks.size()]);
          request.input = cases % 3 == 0 ? "digits" : "uniform";
          request.seed = cases++;
          if (!sample.takes()) continue;
          expectRight(request);
          if (HasFatalFailure()) return;
        }
    }
  EXPECT_EQ(cases, 92u * 16u);
}

/// The uncounted kernel for every pair at 2^20+3; without a trace, a float is judged by the chain that any order
/// allows.
TEST_P(EveryKernel, reduces_every_type_and_operator_of_a_million_elements) {
  const KernelInfo& kernel = kernelById(GetParam());
  const std::vector<std::uint32_t> blocks = blocksOf(kernel);
  Sample sample("large reductions of " + kernel.id, 48);
  std::size_t cases = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      RunRequest request = requestOf(kernel.id, type, op, (1u << 20) + 3, blocks[cases++ % blocks.size()]);
      if (!sample.takes()) continue;
      request.input = "uniform";
      const auto [run, problem, backend] = prepareProblem(request);
      const auto session = backend->open(run, problem.inputs, RunControl{});
      session->sampleUs();
      RunResult result;
      result.request = request;
      result.result = session->result();
      judge(result, problem.reference, run.n());
      ASSERT_TRUE(result.matches) << kernel.id << " " << name(type) << " " << name(op) << " block " << request.block
                                  << ": " << result.result.text() << " is not " << result.reference.text();
    }
  EXPECT_EQ(cases, 92u);
}

TEST_P(EveryKernel, reduces_a_large_odd_size) {
  const KernelInfo& kernel = kernelById(GetParam());
  for (const std::uint32_t block : Sample::of("odd sizes of " + kernel.id, blocksOf(kernel), 1))
    expectRight(requestOf(kernel.id, block % 3 == 0 ? ElementType::float32 : ElementType::int32, Operation::sum,
                          (1u << 20) + 3, block));
}

TEST_P(EveryKernel, refuses_blocks_that_its_text_does_not_allow) {
  const KernelInfo& kernel = kernelById(GetParam());
  for (const std::uint32_t block : {1u, 33u, 96u})
    if (!allows(kernel, block)) {
      EXPECT_THROW(runRequest(requestOf(kernel.id, ElementType::int32, Operation::sum, 1000, block), RunControl{}),
                   InvalidRequest)
          << block;
    }
}

TEST_P(EveryKernel, gives_the_same_with_every_warp_width_or_refuses_it) {
  for (const std::uint32_t warp : {4u, 8u, 16u, 32u}) {
    RunRequest request = requestOf(GetParam(), ElementType::float32, Operation::sum, 1000, 128);
    request.warp = warp;
    if (warp != 32 && kernelById(GetParam()).warp32)
      EXPECT_THROW(runRequest(request, RunControl{}), InvalidRequest);
    else
      EXPECT_TRUE(runRequest(request, RunControl{}).matches) << warp;
  }
}

TEST_P(EveryKernel, gives_the_same_wherever_its_input_begins) {
  const Scalar aligned = runRequest(requestOf(GetParam(), ElementType::int32, Operation::sum, 5000, 128), {}).result;
  for (const std::uint32_t offset : {1u, 7u}) {
    RunRequest request = requestOf(GetParam(), ElementType::int32, Operation::sum, 5000, 128);
    request.offset = offset;
    EXPECT_EQ(runRequest(request, {}).result, aligned) << offset;
  }
}

TEST_P(EveryKernel, leaves_the_input_as_it_was) {
  RunRequest request;
  request.kernel = GetParam();
  request.n = 1000;
  request.iterations = 1;
  const PlannedProblem planned = prepareProblem(request);
  const auto input = planned.problem.inputs.first->as<std::int32_t>();
  const std::vector<std::int32_t> before(input.begin(), input.end());
  PreparedRun run(planned, RunControl{});
  run.sample();
  run.inspect();
  EXPECT_TRUE(std::equal(before.begin(), before.end(), input.begin()));
}

INSTANTIATE_TEST_SUITE_P(emulator, EveryKernel, testing::ValuesIn(deviceKernels()), [](const auto& one) {
  std::string text = one.param;
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(emulator, stops_when_cancelled) {
  RunRequest request;
  request.n = 1 << 22;
  const std::atomic<bool> cancelled{true};
  RunControl control;
  control.cancelled = &cancelled;
  PreparedRun run(prepareProblem(request), control);
  EXPECT_THROW(run.inspect(), Cancelled);
}

/// Boards are made beside a comparison, on the same emulator; a lecture's worker was ended by that.
TEST(emulator, runs_two_reductions_at_a_time) {
  std::atomic<int> wrong{0};
  const auto runs = [&](const char* kernel, std::uint64_t n) {
    RunRequest request;
    request.kernel = kernel;
    request.n = n;
    request.block = 128;
    request.traceBlocks = BlockSelection::parse("first:2");
    const RunResult alone = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    for (int i = 0; i < 40; ++i) {
      const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
      if (!result.matches || result.launches.front().counters != alone.launches.front().counters) ++wrong;
    }
  };
  {
    const std::jthread small([&] { runs("neighbored", 300); });
    const std::jthread large([&] { runs("shared-sequential", 1u << 16); });
  }
  EXPECT_EQ(wrong, 0);
}

// As the worker does, a thread a job.
TEST(emulator, goes_on_in_another_thread_of_the_host) {
  RunRequest request;
  request.n = 1 << 14;
  request.input = "ones";
  PreparedRun run(prepareProblem(request), RunControl{});
  for (int i = 0; i < 3; ++i) std::jthread([&] { run.sample(); });
  std::jthread([&] { EXPECT_EQ(run.inspect().result.text(), "16384"); });
}

TEST(cpu_serial, stops_growing_at_two_to_the_24_in_float32) {
  RunRequest request;
  request.kernel = "cpu-serial";
  request.backend = "cpu";
  request.type = ElementType::float32;
  request.input = "ones";
  request.n = 20000000;
  request.iterations = 1;
  const RunResult result = runRequest(request, RunControl{});
  EXPECT_EQ(result.result.text(), "16777216");
  EXPECT_EQ(result.reference.text(), "20000000");
}

}  // namespace
}  // namespace warpfold
