// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "support/devices.h"
#include "support/runs.h"

namespace warpfold {
namespace {

/// One counted run of 1000 elements, no multiple of any block.
RunResult faultyRun(const std::string& kernel, std::uint32_t block = 128, std::uint64_t n = 1000) {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.input = "ramp";
  return PreparedRun(prepareProblem(request), RunControl{}).inspect();
}

/// The line of a kernel file that holds `text`, the `which`-th of them.
std::uint32_t lineOf(const std::string& kernel, const std::string& text, int which = 0) {
  const KernelInfo& info = kernelById(kernel);
  std::size_t at = info.code.find(text);
  while (which-- > 0) at = info.code.find(text, at + 1);
  return info.firstLine + static_cast<std::uint32_t>(
                              std::count(info.code.begin(), info.code.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

const Hazard& only(const RunResult& result) {
  EXPECT_EQ(result.hazards.size(), 1u);
  return result.hazards.front();
}

TEST(hazards, a_missing_barrier_is_a_race_of_two_threads_on_one_word) {
  const RunResult result = faultyRun("broken-missing-barrier");
  const Hazard& h = only(result);
  EXPECT_EQ(h.kind, Hazard::Kind::race);
  EXPECT_EQ(h.block.value, 0u);
  EXPECT_EQ(h.step, 1u);
  EXPECT_NE(h.first->thread, h.second.thread);
  EXPECT_EQ(h.second.line, lineOf("broken-missing-barrier", "cache[tid] = op("));
  EXPECT_EQ(h.first->line, h.second.line + 1) << "where the second operand is read";
  EXPECT_EQ(h.text(),
            "race: block 0, step 1: thread 0 (line 33) reads shared[32] and thread 32 (line 32) writes it, with "
            "no barrier between")
      << "of threads of two warps, which nothing but a barrier orders";
}

TEST(hazards, name_the_shared_array_as_they_are_told_that_its_source_does) {
  EXPECT_EQ(only(faultyRun("broken-missing-barrier", 64)).text(31, "cache"),
            "race: block 0, step 1: thread 0 (line 3) reads cache[1] and thread 1 (line 2) writes it, with no barrier "
            "between");
}

TEST(hazards, of_a_race_within_one_warp_its_threads_are_named) {
  EXPECT_EQ(only(faultyRun("broken-missing-barrier", 64)).text(),
            "race: block 0, step 1: thread 0 (line 33) reads shared[1] and thread 1 (line 32) writes it, with "
            "no barrier between");
}

TEST(hazards, a_step_is_named_by_the_number_that_it_has_in_the_tree) {
  for (const KernelInfo& kernel : brokenKernels()) {
    RunRequest request;
    request.kernel = kernel.id;
    request.n = 3000;
    request.block = 128;
    request.traceBlocks = BlockSelection::parse("all");
    const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    ASSERT_FALSE(result.hazards.empty()) << kernel.id;
    for (const Hazard& h : result.hazards) {
      const auto own = [&](const BlockTracePtr& t) { return t->block == h.block && t->launch == h.launch; };
      const auto trace = std::find_if(result.traces.begin(), result.traces.end(), own);
      if (trace == result.traces.end()) continue;
      ASSERT_LT(h.step, (*trace)->steps.size()) << h.text();
      EXPECT_EQ(h.row, (*trace)->steps[h.step].row) << h.text();
    }
  }
}

TEST(hazards, a_step_has_the_same_number_whether_its_block_is_traced_or_not) {
  for (const KernelInfo& kernel : brokenKernels()) {
    RunRequest request;
    request.kernel = kernel.id;
    request.n = 3000;
    request.block = 128;
    request.traceBlocks = BlockSelection::parse("none");
    const auto untraced = PreparedRun(prepareProblem(request), RunControl{}).inspect().hazards;
    request.traceBlocks = BlockSelection::parse("all");
    EXPECT_EQ(PreparedRun(prepareProblem(request), RunControl{}).inspect().hazards, untraced) << kernel.id;
  }
}

TEST(hazards, before_the_first_step_is_said_so) {
  Hazard h;
  h.kind = Hazard::Kind::outOfBounds;
  h.second = {ThreadId{3}, 25, false};
  h.where = {Hazard::Place::Kind::input, 1003};
  EXPECT_EQ(h.text(),
            "out-of-bounds: block 0, before step 1: thread 3 (line 25) reads g_in[1003], beyond the end of the array");
  h.launch = 1;
  EXPECT_EQ(h.text().substr(0, 49), "out-of-bounds: launch 2, block 0, before step 1: ");
}

TEST(hazards, lockstep_is_no_order) {
  const RunResult result = faultyRun("broken-lockstep");
  const Hazard& h = only(result);
  EXPECT_EQ(h.kind, Hazard::Kind::race);
  EXPECT_LT(h.first->thread.value, 32u);
  EXPECT_LT(h.second.thread.value, 32u);
  EXPECT_EQ(h.second.line, lineOf("broken-lockstep", "cache[tid] = op(", 1));
  EXPECT_GT(h.times, 8u);
}

TEST(hazards, a_return_before_a_barrier_is_told_with_who_returned_and_what_is_missing) {
  const RunResult result = faultyRun("broken-early-return");
  ASSERT_EQ(result.hazards.size(), 2u);
  EXPECT_EQ(result.hazards[0].launch, 0u);
  const Hazard& barrier = result.hazards[0];
  EXPECT_EQ(barrier.kind, Hazard::Kind::barrier);
  EXPECT_EQ(barrier.block.value, 7u);
  EXPECT_EQ(barrier.first->thread.value, 104u);  // 7 · 128 + 104 = 1000
  EXPECT_EQ(barrier.second.line, lineOf("broken-early-return", "__syncthreads()"));
  EXPECT_EQ(result.hazards[1].kind, Hazard::Kind::uninitialised);
  EXPECT_EQ(text(result.hazards[1].where), "shared[104]");
}

TEST(hazards, reads_past_the_end_name_the_element) {
  const RunResult result = faultyRun("broken-past-end");
  ASSERT_FALSE(result.hazards.empty());
  for (const Hazard& h : result.hazards) {
    EXPECT_EQ(h.kind, Hazard::Kind::outOfBounds);
    EXPECT_FALSE(h.first);
  }
  EXPECT_EQ(text(result.hazards.front().where), "g_in[1000]");
  EXPECT_EQ(result.hazards.front().text(),
            "out-of-bounds: block 3, step 1: thread 104 (line 25) reads g_in[1000], beyond the end of the array");
}

TEST(hazards, a_counter_that_is_not_reset_is_told_where_it_is_counted) {
  const RunResult result = faultyRun("broken-ticket", 64);
  const Hazard& h = only(result);
  EXPECT_EQ(h.kind, Hazard::Kind::counter);
  EXPECT_EQ(h.block.value, 0u);
  EXPECT_EQ(h.step, 7u);  // six halvings and the barrier before them
  EXPECT_EQ(h.second.thread.value, 0u);
  EXPECT_EQ(h.second.line, lineOf("broken-ticket", "atomicAdd(ticket"));
}

TEST(hazards, a_counter_that_is_not_reset_spoils_the_second_run) {
  RunRequest request;
  request.kernel = "broken-ticket";
  request.n = 10000;
  request.block = 64;
  PreparedRun run(prepareProblem(request), RunControl{});
  run.sample();
  run.sample();
  EXPECT_FALSE(run.inspect().matches);
}

TEST(hazards, blocks_that_share_a_word_without_an_atomic_are_a_race) {
  const RunResult result = faultyRun("broken-between-blocks", 128, 3000);
  ASSERT_FALSE(result.hazards.empty());
  const Hazard& h = result.hazards.front();
  EXPECT_EQ(h.kind, Hazard::Kind::race);
  EXPECT_EQ(h.block.value, 1u);
  ASSERT_TRUE(h.firstBlock);
  EXPECT_EQ(h.firstBlock->value, 0u);
  EXPECT_EQ(h.second.line, lineOf("broken-between-blocks", "*g_out = op("));
  EXPECT_EQ(h.text(),
            "race: block 1, step 9: thread 0 of block 0 (line 44) writes g_out[0] and thread 0 of block 1 (line 44) "
            "reads it, with nothing that orders the blocks");
}

TEST(hazards, are_in_the_trace_of_the_block_too) {
  const RunResult result = faultyRun("broken-lockstep");
  ASSERT_FALSE(result.traces.empty());
  EXPECT_EQ(result.traces.front()->hazards.size(), 1u);
}

TEST(hazards, every_broken_kernel_is_found_and_explained_and_stays_out_of_the_catalogue) {
  EXPECT_EQ(brokenKernels().size(), 6u);
  for (const KernelInfo& kernel : brokenKernels()) {
    EXPECT_FALSE(faultyRun(kernel.id, 128, 3000).hazards.empty()) << kernel.id;
    EXPECT_FALSE(kernel.fault.empty()) << kernel.id;
    for (const KernelInfo& sound : kernelCatalogue()) EXPECT_NE(sound.id, kernel.id);
  }
}

TEST(hazards, no_sound_kernel_is_accused) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    for (const std::uint32_t block : {64u, 128u, 1024u}) {
      for (const std::uint64_t n : {1000u, 100000u}) {
        const RunResult result = faultyRun(kernel.id, block, n);
        EXPECT_TRUE(result.hazards.empty()) << kernel.id << ": " << result.hazards.front().text();
      }
    }
  }
}

TEST(hazards, broken_kernels_never_run_on_a_gpu) {
  RunRequest request;
  request.kernel = "broken-lockstep";
  try {
    validate(request, kernelById(request.kernel), exampleGpu(), {exampleGpu(), exampleEmulator()});
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(), "--backend cuda: kernel broken-lockstep does not run on cuda; choose emulator");
  }
}

}  // namespace
}  // namespace warpfold
