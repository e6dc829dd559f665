// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Faults that no kernel of the gallery shows, in kernels of a few lines.
#include <gtest/gtest.h>

#include "compile/clang.h"
#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

constexpr const char* faultySource =
    R"(#include <cooperative_groups.h>
/// last-block, as far as the order of its blocks goes; with and without the fence.
template <bool fenced>
__global__ void finish(int* g_out, unsigned* ticket) {
  __shared__ int last;
  if (threadIdx.x == 0) {
    g_out[blockIdx.x] = 1;
    if (fenced) __threadfence();
    last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!last || threadIdx.x != 0) return;
  int sum = *(volatile int*)g_out;
  g_out[0] = sum;
}
template <bool parted>
__global__ void shared_sum(int* g_out, unsigned*) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  if (parted) __syncthreads();
  atomicAdd(&sum, 1);
  __syncthreads();
  if (threadIdx.x == 0) g_out[blockIdx.x] = sum;
}
/// Every block writes its word and, but for `parted`, reads that of the next.
template <bool parted>
__global__ void neighbours(int* g_out, unsigned*) {
  if (threadIdx.x == 0) g_out[blockIdx.x] = 1;
  __syncthreads();
  if (threadIdx.x == 1 && blockIdx.x + 1 < gridDim.x && !parted) int next = ((volatile int*)g_out)[blockIdx.x + 1];
}
/// Every block writes one word, before lanes meet.
template <bool parted>
__global__ void one_word(int* g_out, unsigned*) {
  if (threadIdx.x == 0) g_out[parted ? blockIdx.x : 0] = 1;
  __syncwarp();
  __syncwarp();
  if (blockIdx.x == 1 && threadIdx.x > 1) g_out[64 + threadIdx.x] = 1;
}
/// Where the last warp has one lane.
template <bool>
__global__ void fence_of_few_lanes(int* g_out, unsigned*) {
  __syncwarp();
  __threadfence();
  g_out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
/// Every block uses what the next one has stored, behind a barrier of the grid or of the block.
template <bool grid>
__global__ void next_block(int* g_out, unsigned*) {
  if (threadIdx.x == 0) g_out[blockIdx.x] = 1;
  if (grid)
    cooperative_groups::this_grid().sync();
  else
    __syncthreads();
  if (threadIdx.x == 1) g_out[64 + blockIdx.x] = g_out[(blockIdx.x + 1) % gridDim.x];
}
template __global__ void next_block<true>(int*, unsigned*);
template __global__ void next_block<false>(int*, unsigned*);
template __global__ void finish<true>(int*, unsigned*);
template __global__ void finish<false>(int*, unsigned*);
template __global__ void shared_sum<true>(int*, unsigned*);
template __global__ void shared_sum<false>(int*, unsigned*);
template __global__ void neighbours<true>(int*, unsigned*);
template __global__ void neighbours<false>(int*, unsigned*);
template __global__ void one_word<true>(int*, unsigned*);
template __global__ void one_word<false>(int*, unsigned*);
template __global__ void fence_of_few_lanes<true>(int*, unsigned*);
)";

/// Of 64 blocks.
std::vector<Hazard> faultsOf(const std::string& name, bool sound, unsigned threads = 1, std::uint32_t block = 64) {
  static const compile::Compiled compiled = compile::Clang::get()->compile({faultySource, {}});
  for (const auto& each : compiled.diagnostics)
    if (each.severity == compile::Severity::error) ADD_FAILURE() << each.line << ": " << each.text;
  PtxKernel kernel(compiled.ptx, "_Z" + std::to_string(name.size()) + name + (sound ? "ILb1EE" : "ILb0EE") + "vPiPj");
  std::vector<int> out(64 * 64);
  std::vector<unsigned> ticket(1);
  const std::uint64_t a = kernel.array("g_out", std::span(out)), b = kernel.array("ticket", std::span(ticket));
  kernel.role(a, emulation::Area::Role::output).role(b, emulation::Area::Role::counter).threads(threads);
  return kernel.hazards(64, block, a, b);
}

class SmallFaults : public testing::Test {
 protected:
  void SetUp() override {
    if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
};

TEST_F(SmallFaults, a_fence_and_a_counter_order_blocks) {
  EXPECT_TRUE(faultsOf("finish", true).empty());
  EXPECT_TRUE(faultsOf("finish", true, 2).empty());
}

TEST_F(SmallFaults, a_counter_without_a_fence_does_not) {
  const auto hazards = faultsOf("finish", false);
  ASSERT_FALSE(hazards.empty());
  EXPECT_EQ(hazards.front().text(),
            "race: block 63, before step 1: thread 0 of block 0 (line 7) writes g_out[0] and thread 0 of block 63 "
            "(line 13) reads it, with nothing that orders the blocks");
}

TEST_F(SmallFaults, an_atomic_on_a_word_that_another_thread_sets_is_a_race) {
  const auto hazards = faultsOf("shared_sum", false);
  ASSERT_EQ(hazards.size(), 1u);
  EXPECT_EQ(hazards[0].text(),
            "race: block 0, before step 1: thread 0 (line 19) writes shared[0] and thread 32 (line 21) writes it, with "
            "no barrier between");
}

TEST_F(SmallFaults, with_a_barrier_between_it_is_none) {
  EXPECT_TRUE(faultsOf("shared_sum", true).empty());
}

TEST_F(SmallFaults, a_block_that_reads_what_its_neighbour_writes_is_found_on_any_number_of_cores) {
  EXPECT_TRUE(faultsOf("neighbours", true).empty());
  for (const unsigned threads : {1u, 2u, 4u}) {
    const auto hazards = faultsOf("neighbours", false, threads);
    ASSERT_EQ(hazards.size(), 1u) << threads;
    EXPECT_EQ(hazards.front().kind, Hazard::Kind::race);
    EXPECT_TRUE(hazards.front().firstBlock);
    EXPECT_EQ(hazards.front().times, 63u);
  }
}

TEST_F(SmallFaults, a_barrier_of_the_grid_orders_all_blocks) {
  for (const unsigned threads : {1u, 2u}) {
    EXPECT_TRUE(faultsOf("next_block", true, threads).empty()) << threads;
    EXPECT_FALSE(faultsOf("next_block", false, threads).empty()) << threads;
  }
}

TEST_F(SmallFaults, a_race_between_blocks_has_the_step_in_which_it_was) {
  EXPECT_TRUE(faultsOf("one_word", true).empty());
  const auto hazards = faultsOf("one_word", false);
  ASSERT_EQ(hazards.size(), 1u);
  EXPECT_EQ(hazards[0].step, 0u);
  EXPECT_EQ(hazards[0].times, 63u);
}

TEST_F(SmallFaults, a_fence_in_a_warp_that_is_not_full_stays_within_its_lanes) {
  EXPECT_TRUE(faultsOf("fence_of_few_lanes", true, 1, 33).empty());
}

}  // namespace
}  // namespace warpfold
