// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is said of the steps of real kernels.
#include "metrics/step_sentences.h"

#include <gtest/gtest.h>

#include "metrics/current_step.h"
#include "metrics/narrative.h"
#include "metrics/step_action.h"
#include "metrics/step_facts.h"
#include "support/runs.h"
#include "words/english.h"

namespace warpfold {
namespace {

struct Shown {
  std::string kernel;
  std::uint64_t n = 0;
  std::uint32_t block = 0;
  std::uint64_t index = 0;
  Operation op = Operation::sum;
};

BlockTracePtr traceOf(const Shown& shown) {
  RunRequest request;
  request.kernel = shown.kernel;
  request.n = shown.n;
  request.block = shown.block;
  request.op = shown.op;
  request.input = "ramp";
  request.traceBlocks = BlockSelection::parse(std::to_string(shown.index));
  return PreparedRun(prepareProblem(request), RunControl{}).inspect().traces.front();
}

/// All sentences of a paragraph: of one side, or, with two, of B beside A.
std::string paragraph(const NarrativeSide& a, const NarrativeSide& b = {}, Operation operation = Operation::sum) {
  std::string text;
  const auto paragraphs = narrative(a, b, operation);
  if (paragraphs.empty() || (b.trace != nullptr && paragraphs.size() < 2)) return {};
  for (const Message& sentence : paragraphs[b.trace != nullptr ? 1 : 0])
    text += (text.empty() ? "" : " ") + english(sentence);
  return text;
}

std::string told(const Shown& shown, double position) {
  const BlockTracePtr trace = traceOf(shown);
  return paragraph({trace.get(), position}, {}, shown.op);
}

const Step& firstStep(const BlockTracePtr& trace) {
  return trace->steps.front();
}

TEST(partly_filled_block, threads_that_only_load_work_in_the_step_of_the_first_addition) {
  EXPECT_EQ(told({"unroll-last-warp", 5000, 512, 4}, 1),
            "Before the tree, threads 0 to 511 each take one or two elements one after the other and combine them in a "
            "register. All 16 warps run with all lanes at work.");
}

TEST(partly_filled_block, counts_threads_that_only_load) {
  const BlockTracePtr trace = traceOf({"unroll-last-warp", 5000, 512, 4});
  EXPECT_EQ(firstStep(trace).counters.activeThreads, 512u);
  EXPECT_EQ(firstStep(trace).counters.activeWarps, 16u);
  EXPECT_EQ(firstStep(trace).counters.divergentWarps, 0u);
}

TEST(partly_filled_block, masks_of_combining_lanes_stay_what_a_gpu_records) {
  const BlockTracePtr trace = traceOf({"unroll-last-warp", 5000, 512, 4});
  EXPECT_EQ(firstStep(trace).warps[12].combined, 0xffu);
  EXPECT_EQ(firstStep(trace).warps[12].working(), 0xffffffffu);
  EXPECT_EQ(firstStep(trace).warps[15].combined, 0u);
}

TEST(partly_filled_block, a_load_counts_the_threads_that_read) {
  EXPECT_EQ(told({"unroll-complete", 5000, 1024, 2}, 0),
            "Load: 904 threads read one element each; nothing is combined yet. For 120 threads there is no element; "
            "they put the identity in its place. 29 of 32 warps read, with 904 of their 928 lanes.");
  EXPECT_EQ(firstStep(traceOf({"unroll-complete", 5000, 1024, 2})).counters.activeThreads, 904u);
}

TEST(partly_filled_block, shared_memory_and_shuffles_load_the_same) {
  EXPECT_EQ(firstStep(traceOf({"multilevel-shared", 1000, 512, 1})).counters.activeThreads, 488u);
  EXPECT_EQ(firstStep(traceOf({"multilevel-shuffle", 1000, 512, 1})).counters.activeThreads, 488u);
}

TEST(partly_filled_block, the_sums_over_the_grid_agree_with_the_block) {
  RunRequest request;
  request.kernel = "unroll-complete";
  request.n = 5000;
  request.block = 1024;
  request.input = "ramp";
  const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
  // Two full blocks in which every thread adds two elements, and 904 threads that take one.
  EXPECT_EQ(result.launches.front().steps.front().counters.activeThreads, 1024u + 1024u + 904u);
}

TEST(faulty_kernels_told, what_lies_beyond_the_array_is_no_padding) {
  EXPECT_TRUE(told({"broken-past-end", 13, 8, 0}, 0)
                  .ends_with("3 of them lie beyond the end of the array, in memory that was never written: the kernel "
                             "reads them all the same."))
      << told({"broken-past-end", 13, 8, 0}, 0);
}

TEST(faulty_kernels_told, every_thread_that_reads_past_the_end_takes_two_elements) {
  EXPECT_TRUE(
      told({"broken-past-end", 13, 8, 0}, 1)
          .starts_with(
              "Before the tree, threads 0 to 7 each take two elements one after the other and combine them in a "
              "register. 3 of these elements lie beyond the end of the array: these values are not part of the input."))
      << told({"broken-past-end", 13, 8, 0}, 1);
}

TEST(faulty_kernels_told, a_word_that_all_blocks_change_is_read_and_written_back) {
  const Shown shown{"broken-between-blocks", 16, 16, 0};
  const BlockTracePtr trace = traceOf(shown);
  EXPECT_EQ(paragraph({trace.get(), double(rowCount(*trace))}),
            "Thread 0 reads g_out[0], combines the block's value with it and writes it back: 0 becomes 120. Nothing "
            "keeps another block from doing the same in between. The block's only warp runs with one lane in 16 at "
            "work; a warp takes as long for one lane as for all. A warp asks for 4 bytes at a time here, and memory "
            "moves no less than a sector of 32.");
  EXPECT_EQ(english(nameOf(*trace, trace->steps.back())), "update");
}

TEST(faulty_kernels_told, steps_with_other_numbers_of_operations_are_not_compared) {
  const BlockTracePtr a = traceOf({"broken-missing-barrier", 16, 16, 0}), b = traceOf({"shared-sequential", 16, 16, 0});
  EXPECT_TRUE(
      paragraph({a.get(), 1}, {b.get(), 1}).starts_with("The block on the right does something else. Stride 8: "))
      << paragraph({a.get(), 1}, {b.get(), 1});
}

TEST(compared_memory, sectors_count_by_how_much_of_them_is_used) {
  const BlockTracePtr a = traceOf({"neighbored", 512, 512, 0}), b = traceOf({"interleaved", 512, 512, 0});
  EXPECT_TRUE(paragraph({a.get(), 4}, {b.get(), 4})
                  .ends_with("The warps on the left use 12 % of the bytes that they move, those on the right 100 %."))
      << paragraph({a.get(), 4}, {b.get(), 4});
}

TEST(compared_memory, requests_that_waste_nothing_are_not_compared) {
  const BlockTracePtr a = traceOf({"unroll-last-warp", 5000, 512, 4}), b = traceOf({"unroll-complete", 5000, 512, 0});
  EXPECT_EQ(paragraph({a.get(), 1}, {b.get(), 1}).find("bytes"), std::string::npos);
}

/// What a step of a whole block of the run moves and uses.
std::optional<BytesMoved> movedBy(const std::string& kernel, std::uint32_t row, ElementType type = ElementType::int32) {
  RunRequest request;
  request.kernel = kernel;
  request.n = request.block = 512;
  request.type = type;
  request.traceBlocks = BlockSelection::parse("0");
  const BlockTracePtr trace = PreparedRun(prepareProblem(request), RunControl{}).inspect().traces.front();
  return bytesMoved(*currentStep(*trace, row));
}

TEST(bytes_moved, neighbored_uses_half_then_a_quarter_then_an_eighth) {
  // Two loads and a store of 256 values of 4 bytes, then of 128, …; every sector of the block is moved three times.
  EXPECT_EQ(movedBy("neighbored", 1), (BytesMoved{3072, 6144}));
  EXPECT_EQ(movedBy("neighbored", 2), (BytesMoved{1536, 6144}));
  EXPECT_EQ(movedBy("neighbored", 3), (BytesMoved{768, 6144}));
  EXPECT_EQ(movedBy("neighbored", 4), (BytesMoved{384, 3072}));
}

TEST(bytes_moved, interleaved_uses_all_until_one_sector_is_left) {
  EXPECT_EQ(movedBy("interleaved", 1), (BytesMoved{3072, 3072}));
  EXPECT_EQ(movedBy("interleaved", 6), (BytesMoved{96, 96}));
  EXPECT_EQ(movedBy("interleaved", 7), (BytesMoved{48, 96}));
}

TEST(bytes_moved, wide_elements_count_in_full) {
  EXPECT_EQ(movedBy("neighbored", 1, ElementType::int64), (BytesMoved{6144, 12288}));
}

TEST(bytes_moved, shared_memory_moves_none) {
  EXPECT_EQ(movedBy("shared-strided", 0), (BytesMoved{2048, 2048}));
  EXPECT_EQ(movedBy("shared-strided", 1), std::nullopt);
}

TEST(bytes_moved, a_byte_that_several_lanes_read_counts_once) {
  Step step;
  WarpRequest request;
  request.lanes = 0b111;
  request.sectors = 1;
  request.offsets = {8, 8, 10};
  step.requests = {request};
  step.counters.memory.globalLoadRequests = step.counters.memory.globalLoadSectors = 1;
  EXPECT_EQ(bytesMoved(step), (BytesMoved{6, 32}));
  step.counters.memory.globalLoadRequests = 2;
  EXPECT_EQ(bytesMoved(step), std::nullopt) << "one of two requests was not recorded";
}

TEST(bytes_moved, the_summary_adds_up_blocks) {
  RunRequest request;
  request.kernel = "neighbored";
  request.n = 1024;
  request.block = 512;
  request.traceBlocks = BlockSelection::parse("0,1");
  const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
  EXPECT_EQ(result.steps[0].usedBytes, 6144u);
  EXPECT_EQ(result.steps[0].movedBytes, 12288u);
  EXPECT_EQ(result.steps[0].issuedLanes, 1024u);
  EXPECT_EQ(result.steps[0].counters.activeThreads, 512u);
}

TEST(lanes_at_work, idle_warps_do_not_count) {
  const BlockTracePtr neighbored = traceOf({"neighbored", 512, 512, 0}),
                      interleaved = traceOf({"interleaved", 512, 512, 0});
  EXPECT_EQ(issuedLanes(*currentStep(*neighbored, 2)), 512u);
  EXPECT_EQ(issuedLanes(*currentStep(*interleaved, 2)), 128u);
  EXPECT_EQ(issuedLanes(*currentStep(*neighbored, 7)), 128u);
}

TEST(warps_told, say_why_idle_lanes_matter) {
  const auto told2 = [](const char* kernel, std::uint32_t row) { return told({kernel, 512, 512, 0}, row); };
  EXPECT_NE(told2("neighbored", 2)
                .find("16 of 16 warps run, each with one lane in four at work; a warp takes as long "
                      "for one lane as for all. The warps use 1536 of the 6144 bytes that they move, "
                      "25 %: memory moves in sectors of 32 bytes."),
            std::string::npos)
      << told2("neighbored", 2);
  EXPECT_NE(told2("interleaved", 2)
                .find("4 of 16 warps run, with all lanes at work; the other 12 only reach the "
                      "barrier."),
            std::string::npos)
      << told2("interleaved", 2);
  EXPECT_NE(told2("shared-strided", 1)
                .find("The warps wait 24 extra rounds, since their lanes meet in the same banks "
                      "of shared memory."),
            std::string::npos)
      << told2("shared-strided", 1);
}

TEST(warps_told, one_warp_waits_alone) {
  const std::string one = told({"shared-strided", 64, 64, 0}, 1);
  EXPECT_NE(one.find("1 of 2 warps runs"), std::string::npos) << one;
  EXPECT_NE(one.find("The warp waits"), std::string::npos) << one;
  EXPECT_EQ(one.find("The warps wait"), std::string::npos) << one;
}

TEST(within_a_warp, results_that_count_are_told_apart_from_discarded_ones) {
  const BlockTracePtr trace = traceOf({"unroll-last-warp", 128, 64, 0});
  EXPECT_EQ(paragraph({trace.get(), 3}),
            "Stride 16: threads 0 to 31 add the value 16 places to their right. The results that count are exchanged "
            "within one warp: the step ends at __syncwarp, not at a barrier of the block. Results of lanes 16 to 31, "
            "dimmed in the tree, are discarded. 1 of 2 warps runs, with all lanes at work; the other one has nothing "
            "left to do.");
}

TEST(within_a_warp, lanes_without_a_giver_get_their_own_value) {
  const BlockTracePtr trace = traceOf({"multilevel-shuffle", 64, 64, 0});
  EXPECT_TRUE(paragraph({trace.get(), 1})
                  .starts_with("Shuffle: every lane reads the register of the lane 16 places to its right and combines "
                               "that value with its own, without touching memory. Lanes 16 to 31 have no lane that far "
                               "to the right: __shfl_down_sync gives them their own value."))
      << paragraph({trace.get(), 1});
}

TEST(absolute_values, are_called_so) {
  EXPECT_TRUE(told({"interleaved", 16, 16, 0, Operation::absMax}, 1)
                  .starts_with("Stride 8: threads 0 to 7 keep the larger of their absolute value and that of the "
                               "value eight places to their right."));
}

}  // namespace
}  // namespace warpfold
