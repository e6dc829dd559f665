// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <thread>

#include "backends/prepared_run.h"
#include "catalogue/kernel_info.h"

namespace warpfold {
namespace {

std::vector<std::string> deviceKernels() {
  std::vector<std::string> ids;
  for (const KernelInfo& k : kernelCatalogue())
    if (!k.host) ids.push_back(k.id);
  return ids;
}

class EveryKernel : public testing::TestWithParam<std::string> {};

/// types × operators × sizes × blocks on one kernel: the result of the bare text, and that of the counted one.
TEST_P(EveryKernel, reduces_every_type_size_and_block) {
  std::size_t cases = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations)
      for (const std::uint64_t n : {1ull, 2ull, 31ull, 32ull, 33ull, 511ull, 512ull, 513ull, 4097ull, 65536ull + 7})
        for (const std::uint32_t block : {1u, 2u, 32u, 64u, 512u, 1024u}) {
          if (block <= 2 && n > 5000) continue;  // covered by the large sizes below
          RunRequest request;
          request.kernel = GetParam();
          request.type = type;
          request.op = op;
          request.n = n;
          request.block = block;
          request.input = "uniform";
          request.seed = n + block;
          request.iterations = 1;
          request.warmup = 0;
          request.traceBlocks = BlockSelection::parse("none");
          Problem problem = prepareProblem(request, RunControl{});
          PreparedRun run(request, problem, RunControl{});
          run.sample();
          const RunResult plain = run.inspect();
          ASSERT_TRUE(plain.matches) << "plain " << GetParam() << " " << name(type) << " " << name(op) << " n " << n
                                     << " block " << block << ": " << plain.result.text() << " is not "
                                     << plain.reference.text();
          PreparedRun counted(request, problem, RunControl{});
          const RunResult again = counted.inspect();
          ASSERT_EQ(again.result, plain.result) << "counted " << GetParam() << " n " << n << " block " << block;
          ++cases;
        }
  EXPECT_EQ(cases, 5u * 3u * (10u * 6u - 2u));
}

TEST_P(EveryKernel, reduces_a_large_odd_size) {
  for (const std::uint32_t block : {1u, 2u, 64u, 512u, 1024u}) {
    RunRequest request;
    request.kernel = GetParam();
    request.n = (1u << 20) + 3;
    request.block = block;
    request.iterations = 1;
    request.warmup = 0;
    request.traceBlocks = BlockSelection::parse("none");
    EXPECT_TRUE(runRequest(request, RunControl{}).matches) << block;
  }
}

TEST_P(EveryKernel, refuses_blocks_that_its_text_does_not_allow) {
  for (const std::uint32_t block : {33u, 96u}) {
    RunRequest request;
    request.kernel = GetParam();
    request.n = 1000;
    request.block = block;
    EXPECT_THROW(runRequest(request, RunControl{}), InvalidRequest) << block;
  }
}

TEST_P(EveryKernel, gives_the_same_with_every_warp_width) {
  for (const std::uint32_t warp : {4u, 8u, 16u, 32u}) {
    RunRequest request;
    request.kernel = GetParam();
    request.n = 1000;
    request.block = 128;
    request.warp = warp;
    request.type = ElementType::float32;
    request.iterations = 1;
    EXPECT_TRUE(runRequest(request, RunControl{}).matches) << warp;
  }
}

TEST_P(EveryKernel, leaves_the_input_as_it_was) {
  RunRequest request;
  request.kernel = GetParam();
  request.n = 1000;
  request.iterations = 1;
  const Problem problem = prepareProblem(request, RunControl{});
  const std::vector<std::int32_t> before(problem.input->as<std::int32_t>().begin(),
                                         problem.input->as<std::int32_t>().end());
  PreparedRun run(request, problem, RunControl{});
  run.sample();
  run.inspect();
  EXPECT_TRUE(std::equal(before.begin(), before.end(), problem.input->as<std::int32_t>().begin()));
}

INSTANTIATE_TEST_SUITE_P(emulator, EveryKernel, testing::ValuesIn(deviceKernels()), [](const auto& one) {
  std::string text = one.param;
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(emulator, stops_when_cancelled) {
  RunRequest request;
  request.n = 1 << 22;
  Problem problem = prepareProblem(request, RunControl{});
  const std::atomic<bool> cancelled{true};
  RunControl control;
  control.cancelled = &cancelled;
  PreparedRun run(request, problem, control);
  EXPECT_THROW(run.inspect(), Cancelled);
}

// Stacks are kept between runs and may be resumed by another thread of the host: as the worker does, a thread a job.
TEST(emulator, goes_on_in_another_thread_of_the_host) {
  RunRequest request;
  request.n = 1 << 14;
  request.input = "ones";
  const Problem problem = prepareProblem(request, RunControl{});
  PreparedRun run(request, problem, RunControl{});
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
