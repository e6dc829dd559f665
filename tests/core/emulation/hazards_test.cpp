// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the catalogue: what is wrong with the faulty ones, and that nothing is with the others.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/launch_plan.h"
#include "compile/catalogue_text.h"
#include "support/catalogue.h"
#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

/// Of the first launch of a reduction of n values.
std::vector<Hazard> hazardsOfMachine(const KernelInfo& info, std::uint64_t n, std::uint32_t block,
                                     unsigned threads = 1) {
  const Launch launch = planLaunches(info, n, block).front();
  const auto grid = static_cast<std::uint32_t>(launch.grid);
  const auto program = compile::CatalogueTexts::builtIn().program(info, {}, block);
  PtxKernel kernel(program.ptx, program.entry);
  std::vector<std::int32_t> in(launch.padded, 1), out(launch.outputs), ticket(1);
  const std::uint64_t a = kernel.array("g_in", std::span(in)), b = kernel.array("g_out", std::span(out)),
                      c = kernel.array("ticket", std::span(ticket));
  kernel.role(a, emulation::Area::Role::input)
      .role(b, emulation::Area::Role::output)
      .role(c, emulation::Area::Role::counter);
  kernel.threads(threads);
  if (kernel.program().parameters.size() == 4) return kernel.hazards(grid, block, a, b, n, c);
  return kernel.hazards(grid, block, a, b, n);
}

/// With the numbers that steps have in the machine.
std::string toldOf(std::vector<Hazard> hazards) {
  std::string all;
  for (Hazard& each : hazards) {
    each.row = each.step;
    all += each.text() + "\n";
  }
  return all;
}

std::string hazardsOf(const std::string& kernel, std::uint64_t n, std::uint32_t block) {
  return toldOf(hazardsOfMachine(*builtInKernels().at(kernel), n, block));
}

TEST(FaultyKernels, a_missing_barrier_is_told_by_threads_of_two_warps) {
  EXPECT_EQ(hazardsOf("broken-missing-barrier", 1000, 128),
            "race: block 0, step 1: thread 0 (line 33) reads shared[32] and thread 32 (line 32) writes it, with no "
            "barrier between\n");
}

TEST(FaultyKernels, of_one_warp_by_threads_of_it) {
  EXPECT_EQ(hazardsOf("broken-missing-barrier", 1000, 64),
            "race: block 0, step 1: thread 0 (line 33) reads shared[1] and thread 1 (line 32) writes it, with no "
            "barrier between\n");
}

TEST(FaultyKernels, lockstep_is_no_order) {
  EXPECT_EQ(hazardsOf("broken-lockstep", 1000, 128),
            "race: block 0, step 2: thread 0 (line 43) reads shared[1] and thread 1 (line 42) writes it, with no "
            "barrier between\n");
}

TEST(FaultyKernels, a_return_before_a_barrier_is_told_with_who_returned_and_what_is_missing) {
  EXPECT_EQ(hazardsOf("broken-early-return", 1000, 128),
            "barrier: block 7, before step 1: thread 0 (line 26) waits at a barrier that thread 104 never reaches: it "
            "has returned\n"
            "uninitialised: block 7, step 1: thread 40 (line 34) reads shared[104], which no thread has written\n");
}

TEST(FaultyKernels, reads_past_the_end_name_the_element) {
  EXPECT_EQ(
      hazardsOf("broken-past-end", 1000, 128),
      "out-of-bounds: block 3, before step 1: thread 104 (line 25) reads g_in[1000], beyond the end of the array\n");
}

TEST(FaultyKernels, a_counter_that_is_not_reset_is_no_fault_of_one_launch) {
  EXPECT_EQ(hazardsOf("broken-ticket", 1000, 64), "");
}

TEST(FaultyKernels, blocks_that_share_a_word_without_an_atomic_are_a_race) {
  EXPECT_EQ(
      hazardsOf("broken-between-blocks", 3000, 128),
      "race: block 1, step 8: thread 0 of block 0 (line 44) writes g_out[0] and thread 0 of block 1 (line 44) reads "
      "it, with nothing that orders the blocks\n"
      "race: block 1, step 8: thread 0 of block 0 (line 44) writes g_out[0] and thread 0 of block 1 (line 44) "
      "writes it, with nothing that orders the blocks\n");
}

TEST(FaultyKernels, have_the_same_hazards_on_any_number_of_threads_of_the_host) {
  for (const KernelInfo& kernel : brokenKernels()) {
    const auto alone = hazardsOfMachine(kernel, 100'000, 64);
    for (const unsigned threads : {2u, 4u})
      for (int repeat = 0; repeat < 5; ++repeat)
        EXPECT_EQ(hazardsOfMachine(kernel, 100'000, 64, threads), alone) << kernel.id << " on " << threads;
  }
}

class SoundKernels : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(ptx, SoundKernels,
                         testing::Values("neighbored", "neighbored-less", "interleaved", "shared-modulo",
                                         "shared-bitmask", "shared-strided", "shared-sequential", "first-add",
                                         "unroll-last-warp", "unroll-complete", "grid-stride", "multilevel-shared",
                                         "multilevel-shuffle", "two-pass", "two-pass-warp", "atomic-each",
                                         "atomic-block", "last-block", "grid-barrier", "independent-loads"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(SoundKernels, are_not_accused) {
  const KernelInfo& info = *builtInKernels().at(GetParam());
  for (const std::uint32_t block : {64u, 128u, 1024u})
    for (const std::uint64_t n : {1000u, 100000u}) {
      SCOPED_TRACE(std::to_string(block) + " " + std::to_string(n));
      EXPECT_EQ(toldOf(hazardsOfMachine(info, n, block)), "");
    }
}

}  // namespace
}  // namespace warpfold
