// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_launch.h"

#include "compile/nvrtc.h"
#include "core/backends/cuda/gpu.h"

namespace warpfold::cuda {
namespace {

/// A kernel whose body is `body`, with T v and n at hand.
KernelInfo kernelOf(const std::string& body) {
  KernelInfo kernel;
  kernel.id = kernel.function = "probe_me";
  kernel.code =
      "template <typename T, typename Op, typename In>\n"
      "__global__ void probe_me(In g_in, T* g_out, size_t n)\n{\n  T v = g_in[threadIdx.x];\n" +
      body + "  if (threadIdx.x == 0) g_out[0] = v;\n}\n";
  return kernel;
}

/// Every exchange that CUDA has for a warp or a block, a line each.
const std::string exchanges =
    "  v = __shfl_sync(~0u, v, 0);\n  v = __shfl_up_sync(~0u, v, 1);\n  v = __shfl_down_sync(~0u, v, 1);\n"
    "  v = __shfl_xor_sync(~0u, v, 1);\n  v += __all_sync(~0u, v > 0);\n  v += __any_sync(~0u, v > 0);\n"
    "  v += __ballot_sync(~0u, v > 0);\n  v += __match_any_sync(~0u, v);\n  int same;\n"
    "  v += __match_all_sync(~0u, v, &same) + same;\n  __syncwarp();\n  __syncthreads();\n"
    "  v += __syncthreads_and(v > 0);\n  v += __syncthreads_or(v > 0);\n  v += __syncthreads_count(v > 0);\n";
const std::string reductions =
    "  v = __reduce_add_sync(~0u, v);\n  v = __reduce_min_sync(~0u, v);\n  v = __reduce_max_sync(~0u, v);\n"
    "  v += __reduce_and_sync(~0u, unsigned(v));\n  v += __reduce_or_sync(~0u, unsigned(v));\n"
    "  v += __reduce_xor_sync(~0u, unsigned(v));\n";

TEST(traced_source, wraps_every_exchange) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  for (const auto& [body, architecture] : {std::pair{exchanges, 75}, std::pair{exchanges + reductions, 90}}) {
    const KernelSource source = tracedSource(kernelOf(body), 64);
    const std::string entry = source.entry(ElementType::int32, Operation::sum);
    EXPECT_EQ(compile::Nvrtc::get().compile(source.code, source.options, {entry}, architecture).names.size(), 1u);
  }
}

class ProbedLaunchTest : public Gpu {
 protected:
  /// What the probes of block 0 with 64 threads recorded.
  static BlockProbe probed(const std::string& body, std::uint32_t steps) {
    DeviceWorkspace workspace(0);
    const KernelSource source = tracedSource(kernelOf(body), 64);
    const std::uint64_t blocks[] = {0};
    ProbedLaunch one(workspace, source, source.entry(ElementType::int32, Operation::sum), blocks, 64, steps);
    const Buffer input = allocate(64 * sizeof(int)), output = allocate(sizeof(int));
    WARPFOLD_CUDA(Driver::get().memsetD8(input.get(), 1, 64 * sizeof(int)));
    one.clear();
    launch(one.function(), 1, 64, workspace.stream(), input.get(), output.get(), std::size_t{64}, CUdeviceptr{0});
    WARPFOLD_CUDA(Driver::get().streamSynchronize(workspace.stream().get()));
    return one.read().front();
  }
};

TEST_F(ProbedLaunchTest, sees_every_exchange_as_the_end_of_a_step) {
  EXPECT_EQ(probed(exchanges, 40).steps, 15u);
}

TEST_F(ProbedLaunchTest, sees_reductions_of_warps) {
  if (Context(0).capability() < 80) GTEST_SKIP() << "this GPU has no reductions of warps";
  EXPECT_EQ(probed(reductions, 40).steps, 7u);
}

TEST_F(ProbedLaunchTest, counts_more_than_255_steps) {
  EXPECT_EQ(probed("  for (int i = 0; i < 300; ++i) { __syncthreads(); v = Op()(v, 1); }\n", 400).steps, 301u);
}

TEST_F(ProbedLaunchTest, says_that_steps_were_lost) {
  EXPECT_THROW(probed("  for (int i = 0; i < 70000; ++i) __syncwarp();\n", 100), BackendUnavailable);
}

}  // namespace
}  // namespace warpfold::cuda
