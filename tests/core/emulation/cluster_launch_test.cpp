// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels in clusters whose grid follows from the number of elements: no cluster may be without its last block.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>

#include "data/input.h"
#include "data/reference.h"
#include "emulation/emulated_reduction.h"
#include "emulation/kernel_registry.h"
#include "support/devices.h"

namespace warpfold::emulation::cluster_launch_test {
namespace {

using std::size_t;
#define WARPFOLD_LOOPS 2
#define WARPFOLD_MEETINGS 1
// clang-format off
namespace plain {
#define WARPFOLD_COUNTED 0
#include "emulation/device_names_begin.h"
#include "core/emulation/cluster_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace plain
namespace counted {
#define WARPFOLD_COUNTED 1
#include "emulation/device_names_begin.h"
#include "core/emulation/cluster_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace counted
// clang-format on
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_LOOPS

template <unsigned elements>
struct PlainCall {
  static constexpr bool inPlace = false, meetings = true, fences = false;
  template <typename T, typename Op, typename In>
  static void run(In in, T* out, const KernelArguments& a) {
    plain::reduce_in_clusters<elements, T, Op>(in, out, a.n);
  }
};
template <unsigned elements>
struct CountedCall {
  static constexpr bool inPlace = false;
  template <typename T, typename Op, typename In>
  static void run(In in, T* out, const KernelArguments& a) {
    counted::reduce_in_clusters<elements, T, Op>(in, out, a.n);
  }
};
const RegisterKernel<PlainCall<1>, CountedCall<1>, NoProof> ofOne("reduce-in-clusters-1");
const RegisterKernel<PlainCall<2>, CountedCall<2>, NoProof> ofTwo("reduce-in-clusters-2");

struct Outcome {
  std::uint64_t plain = 0, counted = 0;
  std::size_t hazards = 0;
};

Outcome sumOf(std::uint64_t n, std::uint32_t block, unsigned cluster, unsigned elements) {
  KernelInfo kernel = parseKernelFile(
      "10_k.cuh", fmt::format("// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n"
                              "// block: power of two\n// cluster: {}\n// elements: {}\n\n__global__ void k(T* a)\n",
                              cluster, elements));
  kernel.id = fmt::format("reduce-in-clusters-{}", elements);
  RunRequest request;
  request.kernel = kernel.id;
  request.n = n;
  request.block = block;
  request.input = "ones";
  const PlannedRun run = planRun(request, std::make_shared<KernelInfo>(kernel), exampleEmulator(), n);
  GridRunner runner(2);
  EmulatedReduction reduction(runner, run, makeInputs({request.input, {}, request.type, request.op, n, 0, 1}));
  Outcome outcome;
  reduction.restore();
  reduction.runPlain(RunControl{});
  outcome.plain = reduction.result().bits;
  reduction.restore();
  for (const LaunchOutcome& launch : reduction.runCounted({}, RunControl{})) outcome.hazards += launch.hazards.size();
  outcome.counted = reduction.result().bits;
  return outcome;
}

void expectSum(std::uint64_t n, std::uint32_t block, unsigned cluster, unsigned elements) {
  SCOPED_TRACE(fmt::format("n {} block {} cluster {} elements {}", n, block, cluster, elements));
  const Outcome outcome = sumOf(n, block, cluster, elements);
  EXPECT_EQ(outcome.plain, n);
  EXPECT_EQ(outcome.counted, n);
  EXPECT_EQ(outcome.hazards, 0u);
}

TEST(cluster_launch, blocks_beyond_the_elements_complete_the_last_cluster) {
  expectSum(4097, 64, 4, 1);
  expectSum(4097, 64, 4, 2);
}

TEST(cluster_launch, random_sizes_are_summed_without_hazards) {
  const bool all = std::getenv("WARPFOLD_LONG") != nullptr;
  std::mt19937 random(4097);
  for (int i = 0; i < (all ? 2000 : 40) && !testing::Test::HasFailure(); ++i)
    expectSum(1 + random() % 20'000, 32u << random() % 4, std::array{2u, 4u, 8u}[random() % 3], 1 + random() % 2);
}

}  // namespace
}  // namespace warpfold::emulation::cluster_launch_test
