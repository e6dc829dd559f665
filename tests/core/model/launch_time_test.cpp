// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/launch_time.h"

#include <gtest/gtest.h>

#include <cmath>

namespace warpfold::model {
namespace {

/// 1000 MHz: a cycle is a nanosecond.
Gpu gpuOf(std::uint32_t multiprocessors, std::uint32_t threads) {
  Gpu gpu;
  gpu.name = "made up";
  gpu.multiprocessors = multiprocessors;
  gpu.boostMhz = 1000;
  gpu.memoryGbs = 1000;
  gpu.attainable = 1;
  gpu.l2Bytes = 1 << 20;
  gpu.threads = threads;
  gpu.blocks = 16;
  gpu.registers = 65536;
  gpu.sharedBytes = 64 * 1024;
  return gpu;
}

/// A block is busy for 100 cycles a warp and waits for 400.
Constants simple() {
  Constants constants;
  constants.warp = 100;
  constants.l2 = 400;
  constants.smoothing = 4;
  constants.launchUs = 3;
  constants.nextLaunchUs = 1;
  constants.attainable = 1;
  return constants;
}

BlockWork blockOf(double warps) {
  BlockWork work;
  work.warps = warps;
  work.threads = 32 * warps;
  work.readBytes = 128 * warps;
  return work;
}

double cycles(const LaunchTime& time) {
  return std::round(1e6 * (time.us - time.terms[ModelTerm::launches])) / 1000;
}

TEST(launch_time_test, holds_as_many_blocks_as_threads_blocks_and_shared_memory_allow) {
  BlockWork work = blockOf(16);
  EXPECT_EQ(residency(work, gpuOf(1, 2048)).blocks, 4U);
  EXPECT_EQ(residency(work, gpuOf(1, 1536)).blocks, 3U);
  EXPECT_EQ(residency(work, gpuOf(1, 1024)).blocks, 2U);
  EXPECT_EQ(residency(work, gpuOf(1, 1024)).limit, OccupancyLimit::threads);
  EXPECT_EQ(residency(blockOf(1), gpuOf(1, 1024)).blocks, 16U);
  EXPECT_EQ(residency(blockOf(1), gpuOf(1, 1024)).limit, OccupancyLimit::blocks);
  work.sharedBytes = 47 * 1024;
  EXPECT_EQ(residency(work, gpuOf(1, 2048)).blocks, 1U);
  EXPECT_EQ(residency(work, gpuOf(1, 2048)).limit, OccupancyLimit::shared);
}

TEST(launch_time_test, holds_no_more_blocks_than_registers_allow) {
  Gpu gpu = gpuOf(1, 2048);
  EXPECT_EQ(residency(blockOf(16), gpu, 32).blocks, 4U);
  gpu.registers = 32768;  // 8192 in each quarter: 8 warps of 32 registers a thread, 1024 a warp
  const Residency half = residency(blockOf(16), gpu, 32);
  EXPECT_EQ(half.blocks, 2U);
  EXPECT_EQ(half.limit, OccupancyLimit::registers);
  EXPECT_EQ(residency(blockOf(16), gpu, 0).blocks, 4U);  // not known
}

TEST(launch_time_test, registers_of_a_warp_are_rounded_up_to_256) {
  Gpu gpu = gpuOf(1, 2048);
  EXPECT_EQ(residency(blockOf(4), gpu, 33).blocks, 12U);  // as with 40: 12 warps in a quarter of 16384
  EXPECT_EQ(residency(blockOf(4), gpu, 40).blocks, 12U);
}

TEST(launch_time_test, fewer_registers_take_longer) {
  Gpu gpu = gpuOf(1, 2048);
  LaunchCase many{16 * 512, 16};
  many.registers = 32;
  const double all = launchTime(blockOf(16), many, gpu, simple()).us;
  gpu.registers = 32768;
  EXPECT_GT(launchTime(blockOf(16), many, gpu, simple()).us, all);
}

TEST(launch_time_test, a_multiprocessor_has_whole_blocks) {
  const double two = cycles(launchTime(blockOf(1), {96, 3}, gpuOf(2, 1024), simple()));
  EXPECT_DOUBLE_EQ(two, 2 * 100 + 400);  // of three blocks on two multiprocessors, one has two
}

TEST(launch_time_test, of_a_last_wave_some_multiprocessors_have_more_than_their_share) {
  // Five blocks where four fit: the fifth comes alone or, as others end together, beside others.
  EXPECT_DOUBLE_EQ(cycles(launchTime(blockOf(16), {5 * 512, 5}, gpuOf(1, 2048), simple())),
                   (4 * 1600 + 400) + (2.5 * 1600 + 400));
}

TEST(launch_time_test, blocks_that_reside_together_are_busy_in_turn_and_wait_together) {
  const LaunchTime one = launchTime(blockOf(1), {32, 1}, gpuOf(1, 1024), simple());
  EXPECT_DOUBLE_EQ(cycles(one), 500);
  const LaunchTime four = launchTime(blockOf(1), {128, 4}, gpuOf(1, 1024), simple());
  EXPECT_DOUBLE_EQ(cycles(four), 800);
}

TEST(launch_time_test, the_same_blocks_take_longer_where_fewer_reside_together) {
  const LaunchCase many{16 * 512, 16};
  EXPECT_DOUBLE_EQ(cycles(launchTime(blockOf(16), many, gpuOf(1, 2048), simple())), 4 * (4 * 1600 + 400));
  EXPECT_DOUBLE_EQ(cycles(launchTime(blockOf(16), many, gpuOf(1, 1024), simple())), 8 * (2 * 1600 + 400));
}

TEST(launch_time_test, splits_a_time_into_what_it_consists_of) {
  const LaunchTime time = launchTime(blockOf(16), {16 * 512, 16}, gpuOf(1, 2048), simple());
  EXPECT_DOUBLE_EQ(time.terms[ModelTerm::compute], 25.6);
  EXPECT_DOUBLE_EQ(time.terms[ModelTerm::occupancy], 1.6);
  EXPECT_DOUBLE_EQ(time.terms[ModelTerm::launches], 3);
  EXPECT_EQ(time.terms.decides(), ModelTerm::compute);
}

TEST(launch_time_test, bytes_over_the_attainable_bandwidth_decide_where_there_is_little_to_do) {
  Constants idle = simple();
  idle.warp = 0.001;
  idle.l2 = 0;
  const LaunchTime time = launchTime(blockOf(1), {1e6, 31250}, gpuOf(100, 1024), idle);
  EXPECT_NEAR(time.us - 3, 4.0, 1e-3);  // 4 MB at 1000 GB/s
  EXPECT_EQ(time.terms.decides(), ModelTerm::memory);
}

TEST(launch_time_test, warm_data_that_l2_holds_cost_no_memory_time) {
  LaunchCase warm{1000, 1};
  warm.cold = false;
  EXPECT_EQ(launchTime(blockOf(1), warm, gpuOf(1, 1024), simple()).terms[ModelTerm::memory], 0);
  warm.n = 1e6;
  EXPECT_GT(launchTime(blockOf(1), warm, gpuOf(1, 1024), simple()).terms[ModelTerm::memory], 0);
}

TEST(launch_time_test, data_leave_a_warm_cache_bit_by_bit) {
  const Gpu gpu = gpuOf(1, 1024);
  EXPECT_DOUBLE_EQ(shareOfDram(0.5 * (1 << 20), gpu), 0);
  EXPECT_DOUBLE_EQ(shareOfDram(0.8 * (1 << 20), gpu), 0.5);
  EXPECT_DOUBLE_EQ(shareOfDram(1.1 * (1 << 20), gpu), 1);
}

TEST(launch_time_test, memory_decides_only_against_compute_and_occupancy_together) {
  ModelTerms terms;
  terms[ModelTerm::compute] = 3577;
  terms[ModelTerm::occupancy] = 3629;
  terms[ModelTerm::memory] = 4559;
  EXPECT_EQ(terms.decides(), ModelTerm::occupancy);
  terms[ModelTerm::memory] = 8000;
  EXPECT_EQ(terms.decides(), ModelTerm::memory);
}

TEST(launch_time_test, a_later_launch_costs_less_and_a_chosen_gap_replaces_both) {
  LaunchCase later{32, 1};
  later.first = false;
  EXPECT_DOUBLE_EQ(launchTime(blockOf(1), later, gpuOf(1, 1024), simple()).us, 1.5);
  EXPECT_DOUBLE_EQ(launchTime(blockOf(1), later, gpuOf(1, 1024), simple(), {}, 20).us, 20.5);
}

TEST(launch_time_test, a_multiprocessor_starts_no_block_before_its_interval_is_over) {
  Constants quick = simple();
  quick.warp = 1;
  quick.l2 = 0;
  quick.blockInterval = 160;
  EXPECT_DOUBLE_EQ(cycles(launchTime(blockOf(1), {3200, 100}, gpuOf(1, 1024), quick)), 16000);
}

TEST(launch_time_test, float64_takes_sixteen_clocks_a_warp_where_there_are_two_units) {
  BlockWork work = blockOf(1);
  work.combines = 10;
  work.fp64 = true;
  Gpu gpu = gpuOf(1, 1024);
  const double large = cycles(launchTime(work, {32, 1}, gpu, simple()));
  gpu.fp64PerClock = 2;
  EXPECT_DOUBLE_EQ(cycles(launchTime(work, {32, 1}, gpu, simple())) - large, 155);
}

TEST(launch_time_test, waits_as_long_as_the_gpu_s_memory_takes_where_that_was_measured) {
  Constants constants = simple();
  constants.dram = 200;
  constants.clockMhz = 1755;
  BlockWork work = blockOf(1);
  Gpu gpu = gpuOf(1, 1024);
  gpu.latencyMhz = 1000;
  const double asRecorded = cycles(launchTime(work, {32, 1}, gpu, constants));
  gpu.l2LatencyCycles = 132.75;      // half of what the constants stand for
  gpu.memoryLatencyCycles = 327.65;  // and so is the way from there to memory
  EXPECT_DOUBLE_EQ(asRecorded - cycles(launchTime(work, {32, 1}, gpu, constants)), 300);
}

TEST(launch_time_test, the_way_to_memory_takes_as_long_at_any_clock) {
  Constants constants = simple();
  constants.l2 = 0;
  constants.dram = 200;
  constants.clockMhz = 1755;
  Gpu gpu = gpuOf(1, 1024);
  gpu.l2LatencyCycles = 265.5;
  gpu.memoryLatencyCycles = 655.3;
  gpu.latencyMhz = 1000;
  const double fast = cycles(launchTime(blockOf(1), {32, 1}, gpu, constants));
  gpu.boostMhz = 500;
  const double slowNs = cycles(launchTime(blockOf(1), {32, 1}, gpu, constants));
  EXPECT_DOUBLE_EQ(fast, 300);          // 100 of its instruction, 200 of memory, at a nanosecond each
  EXPECT_DOUBLE_EQ(slowNs, 200 + 200);  // the instruction's cycles are twice as long, memory is not slower
}

TEST(launch_time_test, waits_once_for_loads_that_are_in_flight_together) {
  BlockWork work = blockOf(1);
  work.anyNumber = true;
  work.elements = 8;
  EXPECT_EQ(roundTrips(work, {32 * 16, 1}), 16);
  work.inFlight = 8;
  EXPECT_EQ(roundTrips(work, {32 * 16, 1}), 2);
  EXPECT_EQ(roundTrips(work, {32 * 19, 1}), 5);  // three are left over
}

}  // namespace
}  // namespace warpfold::model
