// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What the machine finds in kernels of a few instructions.
#include <gtest/gtest.h>

#include "emulation/merge_hazards.h"
#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

/// Of a body on 64 threads and an array of 64 values; `out` is its parameter.
struct Watched {
  explicit Watched(const std::string& body, const std::string& before = {}, std::uint32_t grid = 1,
                   std::uint32_t threads = 64) {
    PtxKernel kernel(
        kernelOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\n"
                 "add.s64 %rd3, %rd1, %rd2;\n" +
                     body + "ret;\n",
                 before));
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint32_t>(i);
    kernel.limit(1 << 20);
    hazards = kernel.hazards(grid, threads, kernel.array("out", std::span(out)));
  }
  std::vector<std::uint32_t> out = std::vector<std::uint32_t>(64);
  std::vector<Hazard> hazards;
};

std::string foundIn(const std::string& body, const std::string& before = {}, std::uint32_t grid = 1,
                    std::uint32_t threads = 64) {
  std::string all;
  for (const Hazard& each : Watched(body, before, grid, threads).hazards) all += each.text() + "\n";
  return all;
}

const std::string sharedCache = ".shared .align 4 .b8 cache[256];";
/// The address of the thread's own word of `cache` in %r2.
const std::string ownWord = "mov.u32 %r2, cache;\nshl.b32 %r3, %r1, 2;\nadd.s32 %r2, %r2, %r3;\n";

TEST(FoundHazards, one_past_the_end_is_named_with_array_index_line_and_thread) {
  EXPECT_EQ(foundIn("ld.global.u32 %r2, [%rd3+4];\n"),
            "out-of-bounds: block 0, before step 1: thread 63 (line 5) reads out[64], beyond the end of the array\n");
  EXPECT_EQ(foundIn("st.global.u32 [%rd3+40], %r1;\n"),
            "out-of-bounds: block 0, before step 1: thread 54 (line 5) writes out[64], beyond the end of the array\n");
}

TEST(FoundHazards, before_the_begin_counts_backwards) {
  EXPECT_EQ(foundIn("ld.global.u32 %r2, [%rd3+-4];\n"),
            "out-of-bounds: block 0, before step 1: thread 0 (line 5) reads out[-1], beyond the end of the array\n");
}

TEST(FoundHazards, an_access_that_misses_its_array_changes_nothing_and_reads_0xcd) {
  const Watched w(
      "ld.global.u32 %r2, [%rd3+128];\nst.global.u32 [%rd3+128], 7;\nbar.sync 0;\nst.global.u32 [%rd3], %r2;\n");
  EXPECT_EQ(w.out[31], 63u);
  EXPECT_EQ(w.out[32], 0xcdcdcdcdu);
  EXPECT_EQ(w.hazards.size(), 2u);
  EXPECT_EQ(w.hazards[0].times, 32u);
}

TEST(FoundHazards, shared_memory_ends_too) {
  EXPECT_EQ(
      foundIn(ownWord + "st.shared.u32 [%r2+4], %r1;\n", sharedCache),
      "out-of-bounds: block 0, before step 1: thread 63 (line 8) writes shared[64], beyond the end of the array\n");
}

TEST(FoundHazards, a_plain_store_behind_an_atomic_of_another_warp_is_a_race) {
  EXPECT_EQ(foundIn("setp.eq.u32 %p1, %r1, 0;\n@%p1 red.global.add.u32 [%rd1], 1;\nsetp.eq.u32 %p1, %r1, 32;\n"
                    "@%p1 st.global.u32 [%rd1], 7;\n"),
            "race: block 0, before step 1: thread 0 (line 6) writes out[0] and thread 32 (line 8) writes it, with no "
            "barrier between\n");
}

TEST(FoundHazards, an_address_that_is_nowhere_is_told_by_the_nearest_array) {
  EXPECT_NE(foundIn("atom.global.add.u32 %r2, [64], 1;\n").find("writes out[-"), std::string::npos);
}

TEST(FoundHazards, a_word_that_nobody_wrote) {
  EXPECT_EQ(foundIn(ownWord + "ld.shared.u32 %r4, [%r2];\nst.global.u32 [%rd3], %r4;\n", sharedCache),
            "uninitialised: block 0, before step 1: thread 0 (line 8) reads shared[0], which no thread has written\n");
}

TEST(FoundHazards, bytes_side_by_side_are_words_of_their_own) {
  EXPECT_EQ(foundIn("mov.u32 %r2, cache;\nadd.s32 %r2, %r2, %r1;\nst.shared.u8 [%r2], %r1;\n"
                    "ld.shared.u8 %r4, [%r2];\nst.global.u32 [%rd3], %r4;\n",
                    sharedCache),
            "");
}

TEST(FoundHazards, a_wide_access_meets_a_narrow_one_in_its_second_half) {
  EXPECT_EQ(
      foundIn(ownWord + "setp.eq.u32 %p1, %r1, 0;\n@%p1 st.shared.u64 [cache], %rd1;\n"
                        "setp.eq.u32 %p2, %r1, 40;\n@%p2 st.shared.u32 [cache+4], %r1;\n",
              sharedCache),
      "race: block 0, before step 1: thread 0 (line 9) writes shared[1] and thread 40 (line 11) writes it, with no "
      "barrier between\n");
}

TEST(FoundHazards, the_second_reader_of_a_word_is_not_forgotten) {
  // Threads 0 and 1 read word 0, which thread 0 then writes: its own read is none, that of thread 1 is a race.
  EXPECT_EQ(foundIn("setp.lt.u32 %p1, %r1, 2;\n@%p1 ld.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p2, %r1, 0;\n"
                    "@%p2 st.global.u32 [%rd1], %r4;\n"),
            "race: block 0, before step 1: thread 0 (line 8) writes out[0] and thread 1 (line 6) reads it, with no "
            "barrier between\n");
}

TEST(FoundHazards, atomics_are_no_race_among_themselves) {
  EXPECT_EQ(foundIn("red.global.add.u32 [%rd1], 1;\n", {}, 3), "");
}

TEST(FoundHazards, a_deadlock_is_a_hazard_and_ends_the_launch) {
  EXPECT_EQ(
      foundIn("setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nbar.sync 0;\nbra MEET;\nLOW:\nbar.sync 1;\nMEET:\n", {}, 3),
      "barrier: block 0, before step 1: thread 16 (line 7) waits at a barrier while thread 0 (line 10) waits at "
      "another\n");
}

TEST(FoundHazards, threads_at_two_places_of_one_barrier_go_on_and_are_told) {
  const Watched w(
      "setp.lt.u32 %p1, %r1, 16;\n@%p1 bra LOW;\nbar.sync 0;\nbra MEET;\nLOW:\nbar.sync 0;\nMEET:\n"
      "st.global.u32 [%rd3], 7;\n");
  ASSERT_EQ(w.hazards.size(), 1u);
  EXPECT_EQ(w.hazards[0].kind, Hazard::Kind::barrier);
  EXPECT_EQ(w.out[63], 7u);
}

TEST(FoundHazards, a_mask_that_lacks_the_lane_is_told_and_it_goes_on) {
  const Watched w("bar.warp.sync 1;\nst.global.u32 [%rd3], 7;\n", {}, 1, 32);
  ASSERT_EQ(w.hazards.size(), 1u);
  EXPECT_EQ(w.hazards[0].times, 31u);
  EXPECT_EQ(w.out[31], 7u);
}

TEST(FoundHazards, volatile_binds_no_lanes_of_a_warp) {
  EXPECT_EQ(foundIn(ownWord + "st.volatile.shared.u32 [%r2], %r1;\nxor.b32 %r2, %r2, 4;\n"
                              "ld.volatile.shared.u32 %r4, [%r2];\nst.global.u32 [%rd3], %r4;\n",
                    sharedCache, 1, 32),
            "race: block 0, before step 1: thread 0 (line 8) writes shared[0] and thread 1 (line 10) reads it, with no "
            "barrier between\n"
            "race: block 0, before step 1: thread 0 (line 10) reads shared[1] and thread 1 (line 8) writes it, with no "
            "barrier between\n");
}

/// A block at one word of global memory.
emulation::BlockReport reportOf(std::uint32_t block, emulation::GridUse use) {
  emulation::BlockReport report;
  report.block = block;
  report.knowledge.resize(1);
  emulation::GridRow& row = report.rows.emplace_back();
  row.page = (std::uint64_t{0x7f} << 40) / 128;
  row.use = use;
  row.cells = 1;
  row.who[0] = block;
  row.at[0] = 1;
  return report;
}

TEST(FoundHazards, stand_in_one_order_whenever_the_blocks_ran) {
  const auto program = std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(kernelOf("ret;\n"))));
  const emulation::Code code(program, {}, true);
  emulation::Memory memory;
  std::vector<std::uint32_t> values(32);
  memory.map("out", std::as_writable_bytes(std::span(values)), 4);
  emulation::Launch launch;
  launch.grid.x = 5;
  const auto listOf = [&](const std::vector<std::uint32_t>& blocks) {
    emulation::LaunchHazards hazards(code, memory, launch, 0);
    for (const std::uint32_t block : blocks) {
      emulation::BlockReport report =
          reportOf(block, block % 2 == 0 ? emulation::GridUse::load : emulation::GridUse::store);
      hazards.take(report);
    }
    return hazards.list();
  };
  const auto ascending = listOf({0, 1, 2, 3, 4});
  ASSERT_EQ(ascending.size(), 3u);
  EXPECT_EQ(listOf({4, 3, 2, 1, 0}), ascending);
  EXPECT_EQ(listOf({1, 3, 0, 4, 2}), ascending);
}

}  // namespace
}  // namespace warpfold
