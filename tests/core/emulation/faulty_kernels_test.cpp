// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Faults that no kernel of the gallery shows, in kernels of a few lines.
#include <gtest/gtest.h>

#include "emulation/device_code.h"
#include "emulation/grid_runner.h"

namespace warpfold::emulation {
namespace {

constexpr std::uint32_t firstLine = __LINE__;
#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 0
#define WARPFOLD_LOOPS 2
#include "emulation/device_names_begin.h"

/// last-block, as far as the order of its blocks goes; with and without the fence.
template <bool fenced, typename T>
__global__ void finish(T* g_out, unsigned* ticket) {
  __shared__ bool last;
  if (threadIdx.x == 0) {
    g_out[blockIdx.x] = T(1);
    if (fenced) __threadfence();
    last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!last || threadIdx.x != 0) return;
  T sum = g_out[0];
  g_out[0] = sum;
}

template <bool parted, typename T>
__global__ void shared_sum(T* g_out, CountedOperator<int> op) {
  __shared__ T sum;
  if (threadIdx.x == 0) sum = T(0);
  if (parted) __syncthreads();
  op.atomic(&sum, T(1));
  __syncthreads();
  if (threadIdx.x == 0) g_out[blockIdx.x] = sum;
}

/// Every block writes its word and reads that of the next.
template <typename T>
__global__ void neighbours(T* g_out) {
  if (threadIdx.x == 0) g_out[blockIdx.x] = T(1);
  __syncthreads();
  if (threadIdx.x == 1 && blockIdx.x + 1 < gridDim.x) T next = g_out[blockIdx.x + 1];
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED

const TypedArguments<int>& arguments() {
  return Machine::current().arguments<TypedArguments<int>>();
}
Element<int>* output() {
  return static_cast<Element<int>*>(arguments().output);
}

template <bool fenced>
void finishBody() {
  finish<fenced>(output(), arguments().ticket);
  Machine::current().finishLane();
}
template <bool parted>
void sharedSumBody() {
  shared_sum<parted>(output(), CountedOperator<int>());
  Machine::current().finishLane();
}
void neighboursBody() {
  neighbours(output());
  Machine::current().finishLane();
}

std::vector<Hazard> hazardsOf(Machine::Body body, unsigned threads = 1, bool counter = false) {
  constexpr std::uint64_t grid = 64;
  std::vector<int> words(2 * grid);
  unsigned ticket = 0;
  KernelArguments untyped;
  untyped.output = words.data();
  untyped.ticket = &ticket;
  const TypedArguments<int> typed(untyped);
  EmulatedLaunch launch;
  launch.shape = {grid, 64, 32, 0, 0, false, counter, 0};
  launch.memory.arena = launch.memory.output = words.data();
  launch.memory.arenaBytes = 2 * grid * sizeof(int);
  launch.memory.outputBytes = grid * sizeof(int);
  launch.memory.counters = &ticket;
  launch.memory.counterBytes = sizeof ticket;
  launch.counted = body;
  launch.arguments = &typed;
  launch.lastBlockFinishes = counter;
  const std::atomic<bool> cancelled = false;
  return GridRunner(threads).runCounted(launch, {}, cancelled, {}).hazards;
}

TEST(faulty_kernels, a_fence_and_a_counter_order_blocks) {
  EXPECT_TRUE(hazardsOf(finishBody<true>, 1, true).empty());
  EXPECT_TRUE(hazardsOf(finishBody<true>, 2, true).empty());
}

TEST(faulty_kernels, a_counter_without_a_fence_does_not) {
  for (const unsigned threads : {1u, 2u}) {
    const auto hazards = hazardsOf(finishBody<false>, threads, true);
    ASSERT_FALSE(hazards.empty());
    EXPECT_EQ(hazards.front().kind, Hazard::Kind::race);
    EXPECT_EQ(hazards.front().block.value, 63u);
    ASSERT_TRUE(hazards.front().firstBlock);
    EXPECT_EQ(hazards.front().firstBlock->value, 0u);
    EXPECT_EQ(text(hazards.front().where), "g_out[0]");
    EXPECT_EQ(hazards.front().first->line, firstLine + 11);
  }
}

TEST(faulty_kernels, an_atomic_on_a_word_that_another_thread_sets_is_a_race) {
  const auto hazards = hazardsOf(sharedSumBody<false>);
  ASSERT_EQ(hazards.size(), 1u);
  EXPECT_EQ(hazards[0].text(firstLine),
            "race: block 0, step 1: thread 0 (line 25) writes shared[0] and thread 32 (line 27) writes it, with no "
            "barrier between");
}

TEST(faulty_kernels, with_a_barrier_between_it_is_none) {
  EXPECT_TRUE(hazardsOf(sharedSumBody<true>).empty());
}

TEST(faulty_kernels, a_block_that_reads_what_its_neighbour_writes_is_found_on_any_number_of_cores) {
  for (const unsigned threads : {1u, 2u, 4u}) {
    const auto hazards = hazardsOf(neighboursBody, threads);
    ASSERT_FALSE(hazards.empty()) << threads;
    EXPECT_EQ(hazards.front().kind, Hazard::Kind::race);
    EXPECT_TRUE(hazards.front().firstBlock);
  }
}

TEST(faulty_kernels, faults_of_the_same_lines_stand_in_one_order_however_they_were_found) {
  Hazard reads;
  reads.first = Hazard::Party{ThreadId{0}, 20, true};
  reads.second = {ThreadId{1}, 31, false};
  Hazard writes = reads;
  writes.second.writes = true;
  std::vector<Hazard> one, other;
  mergeHazards(one, {reads, writes});
  mergeHazards(other, {writes, reads});
  ASSERT_EQ(one.size(), 2u);
  EXPECT_EQ(one, other);
}

TEST(faulty_kernels, of_a_fault_that_several_machines_saw_the_first_threads_are_told) {
  Hazard byFirst;
  byFirst.block = BlockId{31};
  byFirst.first = Hazard::Party{ThreadId{1}, 20, true};
  byFirst.firstBlock = BlockId{0};
  byFirst.second = {ThreadId{0}, 31, false};
  Hazard bySecond = byFirst;
  bySecond.firstBlock = BlockId{1};
  bySecond.second.thread = ThreadId{1};
  std::vector<Hazard> one, other;
  mergeHazards(one, {byFirst, bySecond});
  mergeHazards(other, {bySecond, byFirst});
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].second.thread, ThreadId{0});
  EXPECT_EQ(one[0].times, 2u);
  EXPECT_EQ(one, other);
}

}  // namespace
}  // namespace warpfold::emulation
