// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_launch.h"

#include "compile/nvrtc.h"
#include "core/backends/cuda/gpu.h"

namespace warpfold::cuda {
namespace {

/// PTX of a kernel whose body is `body`, with int v and n at hand, as NVRTC makes it.
std::string ptxOf(const std::string& body) {
  compile::Source source;
  source.text =
      "extern \"C\" __device__ unsigned warpfold_combine_4(unsigned left, unsigned right);\n"
      "extern \"C\" __global__ void probe_me(const int* g_in, int* g_out, size_t n)\n{\n  int v = "
      "g_in[threadIdx.x];\n" +
      body + "  if (threadIdx.x == 0) g_out[0] = v;\n}\n";
  source.architecture = 80;
  const compile::Compiled compiled = compile::Nvrtc::get().compileToPtx(source);
  EXPECT_TRUE(compiled.ok());
  return compiled.ptx;
}

/// Every exchange that CUDA has for a warp or a block, a line each, with a combination in between.
std::string withCombinations(std::initializer_list<const char*> exchanges) {
  std::string body;
  for (const char* each : exchanges) body += std::string("  v += ") + each + ";\n  v = warpfold_combine_4(v, 1);\n";
  return body;
}
const std::string exchanges =
    "  int same;\n" +
    withCombinations({"__shfl_sync(~0u, v, 0)", "__shfl_up_sync(~0u, v, 1)", "__shfl_down_sync(~0u, v, 1)",
                      "__shfl_xor_sync(~0u, v, 1)", "__all_sync(~0u, v > 0)", "__any_sync(~0u, v > 0)",
                      "__ballot_sync(~0u, v > 0)", "__match_any_sync(~0u, v)", "__match_all_sync(~0u, v, &same)",
                      "(__syncwarp(), 0)", "(__syncthreads(), 0)", "__syncthreads_and(v > 0)",
                      "__syncthreads_or(v > 0)", "__syncthreads_count(v > 0)"});
const std::string reductions =
    withCombinations({"__reduce_add_sync(~0u, v)", "__reduce_min_sync(~0u, v)", "__reduce_max_sync(~0u, v)",
                      "__reduce_and_sync(~0u, unsigned(v))", "__reduce_or_sync(~0u, unsigned(v))",
                      "__reduce_xor_sync(~0u, unsigned(v))"});

class ProbedLaunchTest : public Gpu {
 protected:
  /// What the probes of block 0 with 64 threads recorded.
  static BlockProbe probed(const std::string& body, std::uint32_t steps) {
    DeviceWorkspace workspace(0);
    const std::uint64_t blocks[] = {0};
    ProbedLaunch one(
        probedCode(ptxOf(body), "probe_me", ElementType::int32, Operation::sum, workspace.context().capability()),
        blocks, 64, steps);
    const Buffer input = allocate(64 * sizeof(int)), output = allocate(sizeof(int));
    WARPFOLD_CUDA(Driver::get().memsetD8(input.get(), 1, 64 * sizeof(int)));
    one.clear();
    launch(one.function(), 1, 64, workspace.stream(), input.get(), output.get(), std::size_t{64});
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
  EXPECT_EQ(probed("  for (int i = 0; i < 300; ++i) { __syncthreads(); v = warpfold_combine_4(v, 1); }\n", 400).steps,
            301u);
}

TEST_F(ProbedLaunchTest, says_that_steps_were_lost) {
  EXPECT_THROW(probed("  for (int i = 0; i < 70000; ++i) { v += g_in[i % 64]; __syncwarp(); }\n", 100),
               BackendUnavailable);
}

}  // namespace
}  // namespace warpfold::cuda
