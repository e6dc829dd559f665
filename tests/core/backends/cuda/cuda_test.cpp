// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "backends/cuda/probed_launch.h"
#include "core/backends/cuda/gpu.h"
#include "support/runs.h"

namespace warpfold {
namespace {

std::vector<std::string> deviceKernels() {
  std::vector<std::string> ids;
  for (const KernelInfo& k : kernelCatalogue())
    if (k.traceable()) ids.push_back(k.id);
  return ids;
}

/// Blocks that the kernel allows, the common one first.
std::vector<std::uint32_t> blocksOf(const KernelInfo& kernel) {
  std::vector<std::uint32_t> blocks;
  for (const std::uint32_t block : {512u, 64u, 1024u, 32u, 33u, 1u, 96u, 1000u}) try {
      kernel.checkBlock(block);
      blocks.push_back(block);
    } catch (const InvalidRequest&) {
    }
  return blocks;
}

class GpuKernel : public Gpu, public testing::WithParamInterface<std::string> {};

/// The same number of cases as on the emulator: 84 pairs of type and operator × 8 sizes × 2 blocks a kernel. Compiling
/// for every pair takes longest; run the kernels as shards, in as many processes as there are cores.
TEST_P(GpuKernel, reduces_every_type_operator_size_and_block) {
  const KernelInfo& kernel = kernelById(GetParam());
  const std::vector<std::uint32_t> blocks = blocksOf(kernel);
  std::size_t cases = 0, pair = 0;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      ++pair;
      for (const std::size_t choice : {pair, pair + 1})
        for (const std::uint64_t n : {1ull, 2ull, 31ull, 33ull, 511ull, 4099ull, 65551ull, (1ull << 20) + 3}) {
          RunRequest request;
          request.kernel = kernel.id;
          request.type = type;
          request.op = op;
          request.n = n;
          request.block = blocks[choice % blocks.size()];
          request.input = cases % 3 == 0 ? "digits" : "uniform";
          request.seed = cases++;
          request.warmup = 0;
          request.iterations = 1;
          request.traceBlocks = BlockSelection::parse("none");
          const RunResult result = run(request);
          ASSERT_TRUE(result.matches) << kernel.id << " " << name(type) << " " << name(op) << " n " << n << " block "
                                      << request.block << ": " << result.result.text() << " is not "
                                      << result.reference.text();
        }
    }
  EXPECT_EQ(cases, 92u * 16u);
}

TEST_F(Gpu, cub_reduces_every_type_and_operator) {
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      for (const std::uint64_t n : {1ull, 4099ull, (1ull << 20) + 3}) {
        RunRequest request;
        request.kernel = "cub";
        request.type = type;
        request.op = op;
        request.n = n;
        request.offset = 1;
        request.input = "uniform";
        const RunResult result = run(request);
        EXPECT_TRUE(result.matches) << name(type) << " " << name(op) << " n " << n << ": " << result.result.text()
                                    << " is not " << result.reference.text();
      }
    }
}

/// run() throws where masks of GPU and emulator differ.
TEST_P(GpuKernel, takes_the_same_steps_as_the_emulator) {
  const KernelInfo& kernel = kernelById(GetParam());
  for (const std::uint32_t block : blocksOf(kernel))
    for (const std::uint64_t n : {1ull, 33ull, 1025ull, 100003ull}) {
      RunRequest request;
      request.kernel = kernel.id;
      request.n = n;
      request.block = block;
      request.type = block == 64 ? ElementType::float64 : ElementType::int32;
      request.traceBlocks = BlockSelection::parse("first:3");
      SCOPED_TRACE(fmt::format("{} n {} block {}", kernel.id, n, block));
      const RunResult result = run(request);
      ASSERT_TRUE(result.matches);
      for (const BlockTracePtr& trace : result.traces) ASSERT_TRUE(trace->masksVerified);
    }
}

TEST_P(GpuKernel, traces_agree_with_the_emulator_and_carry_times) {
  // That one has another shape on every device; the kernels that it picks are here themselves.
  if (kernelById(GetParam()).tuned) return;
  RunRequest request;
  request.kernel = GetParam();
  request.n = 1 << 20;
  request.traceBlocks = BlockSelection::parse("0,7,100");
  // All of its blocks are on the device at once: how many, every device decides by itself.
  if (kernelById(GetParam()).gridBarrier) request.grid = 128;
  const RunResult gpu = run(request);
  RunRequest onEmulator = request;
  onEmulator.iterations = 1;
  const RunResult emulated = runRequest(onEmulator, RunControl{});
  ASSERT_EQ(gpu.traces.size(), 3u);
  EXPECT_EQ(gpu.depth, emulated.depth);
  ASSERT_EQ(gpu.launchTraces.size(), emulated.launchTraces.size());
  // In which order blocks reach a word, and which of them draws the last ticket, is another matter every time.
  const KernelInfo& kernel = kernelById(GetParam());
  const bool arrives = kernel.output == KernelInfo::Output::one;
  for (std::size_t i = 0; i < gpu.launchTraces.size() && !arrives; ++i)
    EXPECT_EQ(gpu.launchTraces[i]->nodes.back().bits, emulated.launchTraces[i]->nodes.back().bits) << "level " << i;
  for (std::size_t i = 0; i < gpu.traces.size(); ++i) {
    const BlockTrace &x = *gpu.traces[i], &y = *emulated.traces[i];
    EXPECT_TRUE(x.masksVerified);
    if (arrives || x.finishes) continue;
    ASSERT_EQ(x.steps.size(), y.steps.size());
    ASSERT_EQ(x.nodes.size(), y.nodes.size());
    for (std::size_t s = 0; s < x.steps.size(); ++s) {
      EXPECT_EQ(x.steps[s].counters, y.steps[s].counters) << " step " << s;
      EXPECT_GT(x.steps[s].timeNs.value_or(0), 0) << " step " << s;
    }
  }
  fmt::print("{:<20} {:>9.1f} µs  first launch {:>9.1f} µs  traced {:.2f} ×\n", GetParam(), gpu.latency->median,
             gpu.launches.front().latencyUs.value_or(0), gpu.traceOverhead.value_or(0));
}

INSTANTIATE_TEST_SUITE_P(gpu, GpuKernel, testing::ValuesIn(deviceKernels()), [](const auto& one) {
  std::string text = one.param;
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

/// 16 GiB on the host, and twice that on the GPU. On a smaller host such a request is refused, which is tested then.
TEST_F(Gpu, reduces_more_than_two_to_the_32_elements) {
  const std::uint64_t n = (std::uint64_t{1} << 32) + 1000;
  RunRequest request;
  request.backend = "cuda";
  request.type = ElementType::uint32;
  request.n = n;
  request.input = "bytes";
  request.iterations = 1;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::parse("none");
  RunRequest first = request;
  if (availableMemoryBytes() < 4 * n) {
    EXPECT_THROW(prepareProblem(first), InvalidRequest);
    return;
  }
  const PlannedProblem last = prepareProblem(first);
  std::vector<std::string> kernels = deviceKernels();
  kernels.push_back("cub");
  for (const std::string& kernel : kernels) {
    RunRequest one = request;
    one.kernel = kernel;
    PreparedRun prepared(prepareProblem(builtInKernels(), one, RunControl{}, &last), RunControl{});
    fmt::print("{:<20} {:>10.1f} µs\n", kernel, prepared.sample());
    const RunResult result = prepared.inspect();
    EXPECT_TRUE(result.matches) << kernel << " " << result.result.text() << " " << result.reference.text();
  }
}

TEST_F(Gpu, gives_the_known_msws_sum) {
  for (const char* kernel : {"interleaved", "multilevel-shuffle", "two-pass", "last-block", "cub"}) {
    RunRequest request;
    request.kernel = kernel;
    request.type = ElementType::uint32;
    request.n = std::uint64_t{1} << 30;
    request.traceBlocks = BlockSelection::parse("none");
    EXPECT_EQ(run(request).result.text(), "1064985537") << kernel;
  }
}

/// Held from the first sample on: the code is loaded before.
TEST_F(Gpu, drops_hardly_any_sample) {
  std::vector<std::string> kernels = deviceKernels();
  kernels.push_back("cub");
  std::uint64_t dropped = 0, samples = 0;
  for (const std::string& kernel : kernels) {
    RunRequest request;
    request.backend = "cuda";
    request.kernel = kernel;
    request.n = 100'003;
    const PlannedProblem planned = prepareProblem(request);
    const auto session = backendFor("cuda").open(planned.run, planned.problem.inputs, RunControl{});
    for (int i = 0; i < 50; ++i, ++samples) session->sampleUs();
    dropped += session->droppedSamples();
  }
  fmt::print("{} of {} samples dropped\n", dropped, samples);
  EXPECT_LE(dropped, samples / 100);
}

TEST_F(Gpu, measures_its_peak) {
  const auto peak = backendFor("cuda").measureReadPeak("cuda");
  ASSERT_TRUE(peak.has_value());
  EXPECT_GT(*peak, 10);
}

TEST(cuda_backend, says_what_to_do_without_a_gpu) {
  if (gpuAvailable()) GTEST_SKIP() << "there is a GPU";
  try {
    backendFor("cuda").device("cuda");
    FAIL();
  } catch (const BackendUnavailable& e) {
    EXPECT_NE(std::string(e.what()).find("use the emulator"), std::string::npos) << e.what();
  }
}

TEST(merge_probe, names_the_first_difference) {
  BlockTrace trace;
  trace.threads = 64;
  Step step;
  step.warps = {{0xffffffffu, 0, 0xffffffffu, {}}, {0xffu, 0, 0xffffffffu, {}}};
  trace.steps = {step};
  cuda::BlockProbe probe;
  probe.steps = 1;
  probe.masks = {{0xffffffffu, 0x7fu}};
  probe.stepCycles = {100};
  probe.warpCycles = {{90, 80}};
  try {
    cuda::mergeProbe(trace, probe, 0.5);
    FAIL();
  } catch (const Error& e) {
    EXPECT_STREQ(e.what(),
                 "block 0, before step 1, warp 1: active lanes are 0x0000007f on the GPU and 0x000000ff on the "
                 "emulator; the two "
                 "must agree");
    EXPECT_EQ(e.status(), ExitStatus::differs);
  }
  probe.masks = {{0xffffffffu, 0xffu}};
  cuda::mergeProbe(trace, probe, 0.5);
  EXPECT_EQ(trace.steps[0].timeNs, 50);
  EXPECT_EQ(trace.steps[0].warps[1].timeNs, 40);
}

}  // namespace
}  // namespace warpfold
