// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/cuda/probed_launch.h"
#include "backends/prepared_run.h"
#include "catalogue/kernel_info.h"

namespace warpfold {
namespace {

bool gpuAvailable() {
  try {
    backendFor("cuda").device("cuda");
    return true;
  } catch (const BackendUnavailable&) {
    return false;
  }
}

class Gpu : public testing::Test {
 protected:
  void SetUp() override {
    if (!gpuAvailable()) GTEST_SKIP() << "no NVIDIA GPU on this machine: the CUDA backend is not run here";
  }
  static RunResult run(RunRequest request) {
    request.backend = "cuda";
    if (request.iterations == 0) request.iterations = 2;
    return runRequest(request, RunControl{});
  }
};

TEST_F(Gpu, reduces_every_kernel_type_operator_size_and_block) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (kernel.host) continue;
    for (const ElementType type : elementTypes)
      for (const Operation op : operations)
        for (const std::uint64_t n : {1ull, 33ull, 512ull, 4097ull, (1ull << 20) + 3})
          for (const std::uint32_t block : {1u, 2u, 32u, 512u, 1024u}) {
            RunRequest request;
            request.kernel = kernel.id;
            request.type = type;
            request.op = op;
            request.n = n;
            request.block = block;
            request.input = "uniform";
            request.warmup = 0;
            // run() throws where masks of GPU and emulator differ.
            const RunResult result = run(request);
            ASSERT_TRUE(result.matches) << kernel.id << " " << name(type) << " " << name(op) << " n " << n << " block "
                                        << block << ": " << result.result.text() << " is not "
                                        << result.reference.text();
          }
  }
}

TEST_F(Gpu, traces_agree_with_the_emulator_step_by_step_and_carry_times) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (kernel.host) continue;
    RunRequest request;
    request.kernel = kernel.id;
    request.n = 1 << 20;
    request.traceBlocks = BlockSelection::parse("0,7,2047");
    const RunResult gpu = run(request);
    RunRequest onEmulator = request;
    onEmulator.iterations = 1;
    const RunResult emulated = runRequest(onEmulator, RunControl{});
    ASSERT_EQ(gpu.traces.size(), 3u);
    for (std::size_t i = 0; i < gpu.traces.size(); ++i) {
      const BlockTrace &x = *gpu.traces[i], &y = *emulated.traces[i];
      EXPECT_TRUE(x.masksVerified);
      ASSERT_EQ(x.steps.size(), y.steps.size());
      ASSERT_EQ(x.nodes.size(), y.nodes.size());
      for (std::size_t s = 0; s < x.steps.size(); ++s) {
        EXPECT_EQ(x.steps[s].counters, y.steps[s].counters) << kernel.id << " step " << s;
        EXPECT_GT(x.steps[s].timeNs.value_or(0), 0) << kernel.id << " step " << s;
      }
      for (std::size_t k = 0; k < x.nodes.size(); ++k) {
        ASSERT_EQ(x.nodes[k].bits, y.nodes[k].bits);
        ASSERT_EQ(x.nodes[k].at, y.nodes[k].at);
      }
    }
  }
}

TEST_F(Gpu, gives_the_known_msws_sum) {
  RunRequest request;
  request.kernel = "interleaved";
  request.type = ElementType::uint32;
  request.n = std::uint64_t{1} << 30;
  request.traceBlocks = BlockSelection::parse("none");
  EXPECT_EQ(run(request).result.text(), "1064985537");
}

TEST_F(Gpu, measures_its_read_roof) {
  const auto roof = backendFor("cuda").measureReadRoof("cuda");
  ASSERT_TRUE(roof.has_value());
  EXPECT_GT(*roof, 10);
}

TEST(cuda_backend, says_what_to_do_without_a_gpu) {
  if (gpuAvailable()) GTEST_SKIP() << "there is a GPU";
  try {
    backendFor("cuda").device("cuda");
    FAIL();
  } catch (const BackendUnavailable& e) {
    EXPECT_NE(std::string(e.what()).find("use --backend emulator"), std::string::npos) << e.what();
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
    EXPECT_STREQ(
        e.what(),
        "block 0, step 0, warp 1: active lanes are 0x0000007f on the GPU and 0x000000ff on the emulator; the two "
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
