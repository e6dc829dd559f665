// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks that do the same as another one take its counts; all others are counted by themselves. What comes out is the
// same as where every block is counted.
#include "emulation/block_log.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/emulation/small_kernels.h"
#include "data/input.h"
#include "emulation/emulated_reduction.h"
#include "support/runs.h"

namespace warpfold::emulation {
namespace {

/// How far from `in` a word lies that has the place of the word at `out` in the shadow of global memory.
unsigned atTheSamePlace(const void* in, const void* out) {
  const auto place = [](const void* base, unsigned words) {
    return Shadow<ShadowCell>::globalPlace(
        static_cast<std::uint32_t>((reinterpret_cast<std::uintptr_t>(base) >> 2) + words));
  };
  unsigned words = 8;
  while (place(in, words) != place(out, 0)) ++words;
  return words;
}

#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 0
#define WARPFOLD_LOOPS 2
// clang-format off
#include "emulation/device_names_begin.h"
// clang-format on

/// Neighbouring threads add up what they loaded.
template <typename T>
void sumOfPairs(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[1024];
  CountedOperator<int> op;
  cache[threadIdx.x] = g_in[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  if (threadIdx.x % 2 == 0) g_out[blockIdx.x * 32 + threadIdx.x / 2] = op(cache[threadIdx.x], cache[threadIdx.x + 1]);
}

/// The thread that finds 700 stores once more.
template <typename T>
void storeByValue(T* g_in, T* g_out, unsigned*) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (g_in[i].load(WARPFOLD_HERE) == 700) g_out[4096 + blockIdx.x] = g_in[i];
  __syncthreads();
  if (threadIdx.x == 0) g_out[blockIdx.x] = g_in[i];
}

/// The same without an access more: a value that no one reads.
template <typename T>
void combineByValue(T* g_in, T* g_out, unsigned*) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  CountedOperator<int> op;
  T value = g_in[i];
  if (value.quiet() == 700) value = op(value, value);
  __syncthreads();
  if (threadIdx.x == 0) g_out[blockIdx.x] = value;
}

/// One block reads what its neighbour in the warp writes, with no barrier between.
template <typename T>
void raceByValue(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = g_in[i];
  if (i == 700) g_out[4096] = cache[threadIdx.x - 1];
  __syncthreads();
  g_out[i] = cache[threadIdx.x ^ 1];
}

/// Blocks begin 33 elements after each other: sectors fall differently in each.
template <typename T>
void oddDistance(T* g_in, T* g_out, unsigned*) {
  g_out[blockIdx.x * 64 + threadIdx.x] = g_in[blockIdx.x * 33 + threadIdx.x];
}

/// The last block reads beyond the end of the input.
template <typename T>
void beyondTheEnd(T* g_in, T* g_out, unsigned*) {
  const unsigned first = smallWords - 64 * gridDim.x + 1;
  g_out[blockIdx.x * 64 + threadIdx.x] = g_in[first + blockIdx.x * 64 + threadIdx.x];
}

/// All blocks write one word.
template <typename T>
void oneWordForAll(T* g_in, T* g_out, unsigned*) {
  if (threadIdx.x == 0) g_out[0] = g_in[blockIdx.x * blockDim.x];
}

/// In every other block every other thread stores one trip later.
template <typename T>
void anotherTrip(T* g_in, T* g_out, unsigned*) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  const bool later = blockIdx.x % 2 == 1 && threadIdx.x % 2 == 1;
  T value = g_in[i];
  for (unsigned trip = 0; trip < 4; ++trip)
    if (trip == (later ? 1u : 0u)) g_out[i] = value;
}

/// One request reads both arrays, which move by different distances.
template <typename T>
void bothArrays(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  const T* from = threadIdx.x % 32 < 16 ? g_in + blockIdx.x * 64 : g_out + blockIdx.x;
  cache[threadIdx.x] = from[threadIdx.x];
}

/// Two threads store one word. In block 0 alone, one of them reads a word in between that shares its place in the
/// shadow.
template <typename T>
void pushedOut(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  const unsigned own = blockIdx.x * 64;
  if (threadIdx.x == 0) {
    g_out[blockIdx.x * 32] = g_in[own];
    cache[0] = g_in[own + atTheSamePlace(g_in, g_out)];
  }
  if (threadIdx.x == 1) g_out[blockIdx.x * 32] = g_in[own];
}

template <typename E>
int readAt(const E* at) {
  return static_cast<int>(at->load(WARPFOLD_HERE));
}
/// At one place and address, every other block reads twice as many bytes.
template <typename T>
void anotherWidth(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[128];
  cache[2 * threadIdx.x] = g_in[blockIdx.x * 64 + threadIdx.x];
  cache[2 * threadIdx.x + 1] = g_in[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  T* const at = &cache[2 * threadIdx.x];
  const int value = blockIdx.x % 2 == 1 ? readAt(reinterpret_cast<Element<double>*>(at)) : readAt(at);
  g_out[blockIdx.x * 64 + threadIdx.x] = Element<int>(value);
}

/// Block 10 leaves in its third step, behind lanes that have combined.
template <typename T>
void leavesLate(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  CountedOperator<int> op;
  const unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  cache[t] = g_in[i];
  __syncthreads();
  if (t < 32) cache[t] = op(cache[t], cache[t + 32]);
  __syncthreads();
  if (t < 16) cache[t] = op(cache[t], cache[t + 16]);
  if (i == 700) g_out[4096] = cache[t];
  __syncthreads();
  if (t < 8) g_out[blockIdx.x * 8 + t] = op(cache[t], cache[t + 8]);
}

/// The last block begins within the input and goes on beyond its end.
template <typename T>
void endsBeyond(T* g_in, T* g_out, unsigned*) {
  const unsigned first = smallWords - 64 * gridDim.x + 8;
  g_out[blockIdx.x * 64 + threadIdx.x] = g_in[first + blockIdx.x * 64 + threadIdx.x];
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_MEETINGS
#define WARPFOLD_MEETINGS 1
// clang-format off
#include "emulation/device_names_begin.h"
// clang-format on

/// Which lanes meet depends on the values.
template <typename T>
void meetByValue(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = g_in[i];
  const unsigned half = threadIdx.x % 32 < 16 ? 0x0000ffffu : 0xffff0000u;
  if (i / 64 == 9)
    __syncwarp(half);
  else
    __syncwarp();
  const int other = __shfl_xor_sync(0xffffffffu, static_cast<int>(threadIdx.x), blockIdx.x == 11 ? 2 : 1);
  g_out[i] = cache[static_cast<unsigned>(other)];
  __syncthreads();
}

/// A race between blocks in the first part of a step, found by a block that leaves in the fourth.
template <typename T>
void stepOfRace(T* g_in, T* g_out, unsigned*) {
  if (threadIdx.x == 0) g_out[0] = g_in[blockIdx.x * 32];
  __syncwarp();
  __syncwarp();
  __syncwarp();
  if (blockIdx.x == 1) g_out[64 + threadIdx.x] = g_in[blockIdx.x * 32 + threadIdx.x];
}

/// Partial meetings in two steps; one lane of block 5 reads what its neighbour wrote before they met, and leaves.
template <typename T>
void leavesBetweenMeetings(T* g_in, T* g_out, unsigned*) {
  __shared__ T cache[64];
  const unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  cache[t] = g_in[i];
  if (t % 32 < 16) __syncwarp(0x0000ffffu);
  cache[t] = g_in[i];
  __syncthreads();
  cache[t] = g_in[i];
  __syncwarp();
  if (t % 32 < 16) __syncwarp(0x0000ffffu);
  if (blockIdx.x == 5 && t == 3) g_out[i] = cache[t + 1];
  __syncthreads();
  g_out[i] = cache[t];
}

/// Each block stores a word that all store, without a fence, counts, and in block 6 stores once more.
template <typename T>
void countsAndLeaves(T* g_in, T* g_out, unsigned* ticket) {
  if (threadIdx.x == 0) {
    g_out[0] = g_in[1000 + blockIdx.x];
    g_out[64 + blockIdx.x] = g_in[1000 + blockIdx.x];
    __threadfence();
    atomicAdd(ticket, 1u);
    if (blockIdx.x == 6) g_out[128] = g_in[1000 + blockIdx.x];
  }
  __syncthreads();
}

/// A fence in a warp that is not full.
template <typename T>
void fenceOfFewLanes(T* g_in, T* g_out, unsigned*) {
  __syncwarp();
  __threadfence();
  g_out[blockIdx.x * blockDim.x + threadIdx.x] = g_in[threadIdx.x];
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED

void expectSame(const LaunchOutcome& repeated, const LaunchOutcome& each) {
  EXPECT_EQ(each.repeated, 0u);
  EXPECT_EQ(repeated.steps, each.steps);
  EXPECT_EQ(repeated.hazards, each.hazards);
  EXPECT_EQ(repeated.activity.steps, each.activity.steps);
  EXPECT_EQ(repeated.blankAtomics, each.blankAtomics);
  EXPECT_EQ(repeated.lastCount.has_value(), each.lastCount.has_value());
}

/// Runs both ways; gives what the faster one found.
LaunchOutcome bothWays(Machine::Body body, bool meets = false, bool fences = false, unsigned block = 64) {
  SmallLaunch launch;
  launch.grid = 16;
  launch.block = block;
  launch.warpLevel = meets;
  launch.fences = fences;
  const SmallOutcome repeated = runSmall(body, launch);
  launch.countsEach = true;
  const SmallOutcome each = runSmall(body, launch);
  expectSame(repeated.launch, each.launch);
  EXPECT_EQ(repeated.output, each.output);
  return repeated.launch;
}

TEST(block_log, blocks_that_do_the_same_take_the_counts_of_one) {
  const LaunchOutcome launch = bothWays(&smallBody<sumOfPairs<Element<int>>>);
  EXPECT_EQ(launch.repeated, 15u);
  EXPECT_EQ(launch.steps[0].memory.globalLoadSectors, 16u * 8);
  EXPECT_EQ(launch.steps[1].combinedThreads, 16u * 32);
}

TEST(block_log, a_block_that_stores_by_its_data_is_counted_by_itself) {
  const LaunchOutcome launch = bothWays(&smallBody<storeByValue<Element<int>>>);
  EXPECT_EQ(launch.repeated, 14u);
  EXPECT_EQ(launch.steps[0].memory.globalStoreRequests, 1u);
}

TEST(block_log, a_combination_more_is_seen_without_any_access) {
  const LaunchOutcome launch = bothWays(&smallBody<combineByValue<Element<int>>>);
  EXPECT_EQ(launch.repeated, 14u);
  EXPECT_EQ(launch.steps[0].combinedThreads, 1u);
}

TEST(block_log, a_race_in_one_block_alone_is_found) {
  const LaunchOutcome launch = bothWays(&smallBody<raceByValue<Element<int>>>);
  ASSERT_EQ(launch.hazards.size(), 1u);
  EXPECT_EQ(launch.hazards[0].kind, Hazard::Kind::race);
  EXPECT_EQ(launch.hazards[0].block.value, 10u);
}

TEST(block_log, blocks_whose_sectors_fall_differently_are_no_repetition) {
  const LaunchOutcome launch = bothWays(&smallBody<oddDistance<Element<int>>>);
  EXPECT_LE(launch.repeated, 2u) << "those eight blocks away";
  EXPECT_EQ(launch.steps[0].memory.globalLoadSectors, 156u) << "128 where each block begins at a sector";
}

TEST(block_log, the_block_that_reads_beyond_the_end_is_named) {
  const LaunchOutcome launch = bothWays(&smallBody<beyondTheEnd<Element<int>>>);
  ASSERT_FALSE(launch.hazards.empty());
  EXPECT_EQ(launch.hazards[0].block.value, 15u);
}

TEST(block_log, repeated_blocks_are_asked_what_they_share) {
  const LaunchOutcome launch = bothWays(&smallBody<oneWordForAll<Element<int>>>);
  ASSERT_EQ(launch.hazards.size(), 1u);
  EXPECT_EQ(launch.hazards[0].kind, Hazard::Kind::race);
}

TEST(block_log, blocks_whose_lanes_meet_otherwise_are_counted_by_themselves) {
  const LaunchOutcome launch = bothWays(&smallBody<meetByValue<Element<int>>>, true);
  EXPECT_EQ(launch.repeated, 13u);
}

TEST(block_log, another_trip_of_a_loop_is_another_access) {
  const LaunchOutcome launch = bothWays(&smallBody<anotherTrip<Element<int>>>);
  EXPECT_EQ(launch.steps[0].memory.globalStoreRequests, 48u);
}

TEST(block_log, a_request_over_two_arrays_is_aligned_in_both) {
  const LaunchOutcome launch = bothWays(&smallBody<bothArrays<Element<int>>>);
  EXPECT_EQ(launch.steps[0].memory.globalLoadSectors, 156u);
}

TEST(block_log, a_race_that_one_block_could_not_see_is_found_in_others) {
  EXPECT_FALSE(bothWays(&smallBody<pushedOut<Element<int>>>).hazards.empty());
}

TEST(block_log, as_many_bytes_are_read) {
  const LaunchOutcome launch = bothWays(&smallBody<anotherWidth<Element<int>>>);
  EXPECT_EQ(launch.steps[1].memory.sharedLoadConflicts, 16u);
}

TEST(block_log, what_a_block_did_before_it_left_is_counted_step_by_step) {
  const LaunchOutcome launch = bothWays(&smallBody<leavesLate<Element<int>>>);
  EXPECT_EQ(launch.repeated, 14u);
  EXPECT_EQ(launch.steps[1].combinedThreads, 16u * 32);
  EXPECT_TRUE(launch.hazards.empty());
}

TEST(block_log, a_block_that_ends_beyond_the_input_is_named_though_it_began_within) {
  const LaunchOutcome launch = bothWays(&smallBody<endsBeyond<Element<int>>>);
  ASSERT_EQ(launch.hazards.size(), 1u);
  EXPECT_EQ(launch.hazards[0].block.value, 15u);
  EXPECT_EQ(launch.hazards[0].times, 8u);
}

TEST(block_log, a_race_between_blocks_has_the_step_in_which_it_was) {
  const LaunchOutcome launch = bothWays(&smallBody<stepOfRace<Element<int>>>, true);
  ASSERT_EQ(launch.hazards.size(), 1u);
  EXPECT_EQ(launch.hazards[0].step, 0u);
}

TEST(block_log, meetings_before_a_block_left_keep_their_order) {
  const LaunchOutcome launch = bothWays(&smallBody<leavesBetweenMeetings<Element<int>>>, true);
  EXPECT_TRUE(launch.hazards.empty());
  EXPECT_EQ(launch.repeated, 14u);
}

TEST(block_log, blocks_that_count_meet_others_as_often) {
  const LaunchOutcome launch = bothWays(&smallBody<countsAndLeaves<Element<int>>>, true, true);
  ASSERT_EQ(launch.hazards.size(), 1u);
  EXPECT_EQ(launch.hazards[0].times, 15u);
}

TEST(block_log, a_fence_in_a_warp_that_is_not_full_stays_within_its_lanes) {
  EXPECT_TRUE(bothWays(&smallBody<fenceOfFewLanes<Element<int>>>, true, true, 33).hazards.empty());
}

/// The kernels as they are, at sizes that leave the last block partly filled, or blocks without elements.
class EveryKernelRepeats : public testing::TestWithParam<std::string> {};

std::vector<LaunchOutcome> outcomes(const RunRequest& request, bool countsEach) {
  GridRunner runner(1);
  const Inputs inputs = makeInputs({request.input, {}, request.type, request.op, *request.n, 0, request.seed});
  EmulatedReduction reduction(runner, planned(request), inputs);
  if (countsEach) reduction.countEachBlock();
  reduction.restore();
  return reduction.runCounted({}, RunControl{});
}

TEST_P(EveryKernelRepeats, and_counts_as_if_each_block_were_counted) {
  RunRequest request;
  request.kernel = GetParam();
  std::uint64_t repeated = 0;
  for (const ElementType type : {ElementType::int32, ElementType::float64})
    for (const std::uint32_t block : {64u, 256u})
      for (const std::uint64_t n : {16384u, 100001u}) {
        SCOPED_TRACE(fmt::format("{} {} block {} n {}", request.kernel, name(type), block, n));
        request.type = type;
        request.block = block;
        request.n = n;
        request.input = "bytes";
        const auto once = outcomes(request, false), each = outcomes(request, true);
        ASSERT_EQ(once.size(), each.size());
        for (std::size_t i = 0; i < once.size(); ++i) {
          expectSame(once[i], each[i]);
          repeated += once[i].repeated;
        }
      }
  const KernelInfo& kernel = kernelById(GetParam());
  if (kernel.cluster > 1)
    EXPECT_EQ(repeated, 0u);  // a block of a cluster does what its place asks for
  else
    EXPECT_TRUE(kernel.broken() || repeated > 100) << repeated;
}

std::vector<std::string> allKernels() {
  std::vector<std::string> ids;
  for (const auto* list : {&kernelCatalogue(), &brokenKernels()})
    for (const KernelInfo& kernel : *list)
      if (kernel.traceable()) ids.push_back(kernel.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(emulator, EveryKernelRepeats, testing::ValuesIn(allKernels()), [](const auto& each) {
  std::string id = each.param;
  std::replace(id.begin(), id.end(), '-', '_');
  return id;
});

}  // namespace
}  // namespace warpfold::emulation
