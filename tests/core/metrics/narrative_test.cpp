// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/narrative.h"

#include <gtest/gtest.h>

#include "jobs/blackboard.h"
#include "metrics/current_step.h"
#include "support/catalogue.h"
#include "words/english.h"

namespace warpfold {
namespace {

std::string sourceLine(const KernelInfo& kernel, std::uint32_t line) {
  std::size_t begin = 0;
  for (std::uint32_t at = kernel.firstLine; at < line; ++at) begin = kernel.code.find('\n', begin) + 1;
  return kernel.code.substr(begin, kernel.code.find('\n', begin) - begin);
}

bool endsAtBarrierInSource(const KernelInfo& kernel, const Step* step) {
  if (step == nullptr || step->barrierLine == 0) return false;
  const std::string line(sourceLine(kernel, step->barrierLine));
  return line.find("__syncthreads") != std::string::npos || line.find("cluster_sync") != std::string::npos ||
         line.find("sync_grid") != std::string::npos;
}

/// All that is said of a position, of one side or of both.
std::string saidOf(const BlockTrace& trace, double position, bool twice) {
  const NarrativeSide side{&trace, position, false};
  std::string text;
  for (const Messages& paragraph : narrative(side, twice ? side : NarrativeSide{}, Operation::sum))
    for (const Message& sentence : paragraph) text += english(sentence) + ' ';
  return text;
}

/// What is said of B beside A on the blackboard, at the end of a step.
std::string saidOfB(const std::string& a, const std::string& b, double position) {
  RunRequest requests[2];
  requests[0].kernel = a;
  requests[1].kernel = b;
  const auto boards = traceBlackboards(builtInKernels(), requests[0], requests[1], {});
  const auto paragraphs = narrative({boards[0].get(), position}, {boards[1].get(), position}, Operation::sum);
  std::string text;
  for (const Message& sentence : paragraphs.at(1)) text += (text.empty() ? "" : " ") + english(sentence);
  return text;
}

TEST(narrative_of_kernels, loads_under_way_at_once_are_told_from_one_after_the_other) {
  EXPECT_EQ(saidOfB("last-block", "independent-loads", 1),
            "Threads of the block on the right take as many elements, but have eight loads under way at once: a warp "
            "waits for memory once for eight elements, not once for each of them.");
  EXPECT_EQ(saidOfB("independent-loads", "last-block", 1),
            "Threads of the block on the right take as many elements, but one after the other.");
}

TEST(narrative_of_kernels, eight_loads_are_told_of_one_block) {
  RunRequest request;
  request.kernel = "independent-loads";
  const BlockTracePtr trace = traceBlackboards(builtInKernels(), request, request, {})[0];
  EXPECT_EQ(saidOf(*trace, 1, false),
            "Before the tree, threads 0 to 3 each have eight loads under way at once, then combine the values in a "
            "register. A warp waits for memory once for eight elements, not once for each of them. The block's only "
            "warp runs with all lanes at work. All four lanes of a warp together use 16 of the 32 bytes of a sector: "
            "warps are small in this example. ");
}

TEST(narrative_of_kernels, more_elements_a_thread_spare_blocks) {
  EXPECT_EQ(saidOfB("first-add", "grid-stride", 1),
            "Each thread of the block on the right takes four elements where one on the left takes two: one block with "
            "one tree does what takes several blocks and a second launch on the left.");
  EXPECT_EQ(saidOfB("grid-stride", "first-add", 1),
            "Each thread of the block on the right takes two elements where one on the left takes four: more threads "
            "do the same work.");
}

TEST(narrative_of_kernels, a_ticket_is_told_from_a_second_launch) {
  EXPECT_EQ(saidOfB("two-pass", "last-block", 2),
            "The block on the right does the same number of additions and uses the same number of warps.");
  EXPECT_EQ(
      saidOfB("two-pass", "last-block", 3),
      "One thread works on the right as well. Thread 0 stores the block's partial result, 88, and draws a ticket. "
      "It is the last one. This block goes on with the partial results of all blocks: no second launch is "
      "needed.");
  EXPECT_EQ(saidOfB("last-block", "two-pass", 3),
            "One thread works on the right as well. Thread 0 stores the block's partial result, 88, and the launch "
            "ends. One block of the next launch reads the partial results of all blocks.");
}

TEST(narrative_of_kernels, a_spared_launch_is_told_at_every_step_of_it) {
  for (const double position : {4, 5, 6}) {
    const std::string said = saidOfB("two-pass", "last-block", position);
    EXPECT_TRUE(said.ends_with("On the left this is launch 2; the block on the right goes on in its only one."))
        << "step " << position << ": " << said;
  }
  EXPECT_NE(saidOfB("last-block", "two-pass", 5)
                .find("On the right this is launch 2; the block on the left goes on in its only one."),
            std::string::npos);
}

TEST(narrative_of_kernels, blocks_that_go_on_alike_name_the_step_in_which_they_differ) {
  for (const double position : {2, 4}) {
    const std::string said = saidOfB("independent-loads", "last-block", position);
    EXPECT_EQ(said,
              "The block on the right does the same number of additions and uses the same number of warps. The two "
              "blocks differ in step 1 only: in how many loads are under way at once.")
        << "step " << position;
  }
  EXPECT_EQ(saidOfB("last-block", "last-block", 2),
            "The block on the right does the same number of additions and uses the same number of warps.");
}

TEST(narrative_of_kernels, bytes_that_a_small_access_leaves_of_a_sector_are_explained) {
  const auto said = [](const char* kernel, double position) {
    RunRequest request;
    request.kernel = kernel;
    return saidOf(*traceBlackboards(builtInKernels(), request, request, {})[0], position, false);
  };
  EXPECT_NE(said("independent-loads", 1)
                .find("All four lanes of a warp together use 16 of the 32 bytes of a sector: warps are small in this "
                      "example."),
            std::string::npos)
      << said("independent-loads", 1);
  EXPECT_NE(said("independent-loads", 4)
                .find("A warp asks for 8 bytes at a time here, and memory moves no less than a sector of 32."),
            std::string::npos)
      << said("independent-loads", 4);
}

TEST(narrative_of_kernels, gaps_between_values_explain_the_sectors) {
  RunRequest request;
  request.kernel = "neighbored-less";
  const BlockTracePtr trace = traceBlackboards(builtInKernels(), request, request, {})[0];
  const auto said = [&](double position) { return saidOf(*trace, position, false); };
  EXPECT_NE(said(2).find("Values of neighbouring lanes at work lie 16 bytes apart: a sector holds two of them where "
                         "eight would fit."),
            std::string::npos)
      << said(2);
  EXPECT_NE(said(3).find("Values of neighbouring lanes at work lie 32 bytes apart: each needs a sector of its own, "
                         "where eight would fit into one."),
            std::string::npos)
      << said(3);
}

TEST(narrative_of_kernels, fewer_requests_with_more_sectors_each_move_as_much) {
  EXPECT_EQ(
      saidOfB("neighbored-less", "neighbored", 2),
      "The block on the right does the same number of additions in two warps. Both blocks move the same 768 bytes: "
      "8.0 sectors with each access of a warp on the left, 4.0 with each on the right.");
}

TEST(narrative_of_kernels, small_warps_explain_half_of_the_bytes) {
  const std::string said = saidOfB("neighbored", "interleaved", 2);
  EXPECT_NE(said.find("All four lanes of a warp together use 16 of the 32 bytes of a sector: warps are small in this "
                      "example."),
            std::string::npos)
      << said;
}

TEST(narrative_of_kernels, no_step_without_a_barrier_in_its_source_speaks_of_one) {
  int spoken = 0;
  for (const auto& kernels : {kernelCatalogue(), brokenKernels()})
    for (const KernelInfo& kernel : kernels) {
      RunRequest request;
      request.kernel = kernel.id;
      const BlockTracePtr trace = traceBlackboards(builtInKernels(), request, request, {})[0];
      if (!trace) continue;
      for (std::uint32_t row = 0; row <= rowCount(*trace); ++row)
        for (const bool twice : {false, true}) {
          const std::string said = saidOf(*trace, row, twice);
          const bool reaches = said.find("reach the barrier") != std::string::npos ||
                               said.find("reaches the barrier") != std::string::npos;
          spoken += reaches;
          EXPECT_EQ(said.find("does something else"), std::string::npos)
              << kernel.id << ", step " << row << ": " << said;
          EXPECT_TRUE(!reaches || endsAtBarrierInSource(kernel, currentStep(*trace, row)))
              << kernel.id << ", step " << row << ": " << said;
        }
    }
  EXPECT_GT(spoken, 10);
}

}  // namespace
}  // namespace warpfold
