// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Loads of 16 bytes, and partial results that are published together with a mark.
#include <gtest/gtest.h>

#include "support/runs.h"

namespace warpfold {
namespace {

RunRequest tracedRequest(const char* kernel, std::uint64_t n, std::uint32_t block, std::uint64_t grid,
                         ElementType type = ElementType::int32) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = n;
  request.block = block;
  request.grid = grid;
  request.type = type;
  request.iterations = 1;
  request.traceBlocks = {BlockSelection::Kind::all, 0, {}};
  return request;
}

RunResult tracedRun(const RunRequest& request) {
  return runRequest(builtInKernels(), request, RunControl{});
}

TEST(packs, a_warp_loads_512_bytes_with_one_request) {
  const RunResult r = tracedRun(tracedRequest("vector-loads", 128, 32, 1));
  EXPECT_EQ(r.counters->globalLoadRequests, 1u + 1u);  // the elements, and the one partial result
  EXPECT_EQ(r.counters->globalLoadSectors, 16u + 1u);
  const auto& requests = r.traces.front()->steps.front().requests;
  ASSERT_EQ(requests.size(), 1u);
  EXPECT_EQ(requests[0].bytes, 16);
  EXPECT_EQ(requests[0].elements, 4);
  EXPECT_EQ(requests[0].sectors, 16u);
}

TEST(packs, hold_as_many_elements_as_16_bytes_do) {
  const auto elements = [](ElementType type, std::uint64_t n) {
    return tracedRun(tracedRequest("vector-loads", n, 32, 1, type)).traces.front()->steps.front().requests[0].elements;
  };
  EXPECT_EQ(elements(ElementType::float64, 64), 2);
  EXPECT_EQ(elements(ElementType::float16, 256), 8);
}

TEST(packs, begin_at_a_multiple_of_16_bytes_and_leave_single_elements_at_both_ends) {
  RunRequest request = tracedRequest("vector-loads", 130, 32, 1);
  request.offset = 3;  // one element, then 32 packs, then one
  const RunResult r = tracedRun(request);
  EXPECT_TRUE(r.matches);
  const auto& requests = r.traces.front()->steps.front().requests;
  ASSERT_EQ(requests.size(), 2u);
  EXPECT_EQ(requests[0].offsets.front(), 16u);
  EXPECT_EQ(requests[0].bytes, 16);
  EXPECT_EQ(requests[1].bytes, 4);
  EXPECT_EQ(requests[1].offsets, (std::vector<std::uint64_t>{12, 528}));
}

/// Read with Nsight Compute on an H200 (driver 580.159.04): l1tex__t_requests and l1tex__t_sectors of global loads and
/// stores of this launch.
TEST(packs, count_as_the_hardware_does) {
  RunRequest request = tracedRequest("vector-loads", 1000003, 256, 64, ElementType::float32);
  request.offset = 3;
  request.traceBlocks = BlockSelection::none();
  const RunResult r = tracedRun(request);
  EXPECT_EQ(r.counters->globalLoadRequests, 7816u);
  EXPECT_EQ(r.counters->globalLoadSectors, 132823u);
  EXPECT_EQ(r.counters->globalStoreRequests, 65u);
  EXPECT_EQ(r.counters->globalStoreSectors, 65u);
}

TEST(packs, fewer_elements_than_a_pack_are_single_ones) {
  for (std::uint32_t offset = 0; offset < 8; ++offset)
    for (std::uint64_t n = 1; n < 20; ++n) {
      RunRequest request = tracedRequest("vector-loads", n, 32, 1, ElementType::float16);
      request.offset = offset;
      EXPECT_TRUE(tracedRun(request).matches) << n << " from " << offset;
    }
}

TEST(packs, a_dot_product_loads_both_inputs) {
  RunRequest request = tracedRequest("vector-loads", 128, 32, 1);
  request.op = Operation::dot;
  EXPECT_EQ(tracedRun(request).counters->globalLoadRequests, 2u + 1u);
}

TEST(packs, many_loads_of_a_thread_make_no_larger_a_trace) {
  const RunResult r = tracedRun(tracedRequest("vector-loads", 1u << 19, 32, 1));  // 16,384 elements a thread
  EXPECT_TRUE(r.matches);
  EXPECT_LT(r.traces.front()->nodes.size(), 4096u);
  std::uint64_t counted = 0;
  for (const Node& node : r.traces.front()->nodes) counted += node.more;
  EXPECT_GT(counted, (1u << 19) - 2048u);
}

RunResult reduced(ElementType type, Operation op, std::uint64_t n = 64) {
  RunRequest request = tracedRequest("warp-instruction", n, 32, 1, type);
  request.op = op;
  return tracedRun(request);
}

/// The exchanges of the only block: each ends a step.
std::size_t stepsOf(ElementType type, Operation op) {
  return reduced(type, op).traces.front()->steps.size();
}

TEST(reduce_warp, is_one_exchange_of_32_bit_integers_and_five_of_others) {
  const std::size_t shuffled = stepsOf(ElementType::float32, Operation::sum);
  EXPECT_EQ(stepsOf(ElementType::int64, Operation::sum), shuffled);
  EXPECT_EQ(stepsOf(ElementType::int32, Operation::product), shuffled);
  // A block reduces twice for its own partial and twice for the partials of all.
  for (const Operation op : {Operation::sum, Operation::min, Operation::max, Operation::bitAnd, Operation::bitXor})
    EXPECT_EQ(stepsOf(ElementType::int32, op), shuffled - 4 * 4);
  EXPECT_EQ(stepsOf(ElementType::uint32, Operation::bitOr), shuffled - 4 * 4);
}

TEST(reduce_warp, is_right_for_every_operator) {
  for (const ElementType type : {ElementType::int32, ElementType::uint32, ElementType::int64})
    for (const Operation op : {Operation::sum, Operation::product, Operation::min, Operation::max, Operation::absMax,
                               Operation::mean, Operation::sumOfSquares, Operation::bitAnd, Operation::bitOr,
                               Operation::bitXor, Operation::logicalAnd, Operation::logicalOr})
      EXPECT_TRUE(reduced(type, op, 1003).matches) << name(type) << ' ' << name(op);
}

TEST(reduce_warp, all_lanes_of_the_instruction_work) {
  const RunResult r = reduced(ElementType::int32, Operation::sum);
  const Step& exchange = r.traces.front()->steps[1];  // after the threads' own elements
  ASSERT_EQ(exchange.warps.size(), 1u);
  EXPECT_EQ(exchange.warps[0].combined, 0xffffffffu);
}

TEST(reduce_warp, the_result_of_the_instruction_stands_at_the_first_lane) {
  const RunResult r = reduced(ElementType::int32, Operation::sum);
  const BlockTrace& trace = *r.traces.front();
  const std::uint32_t row = trace.steps[1].row;
  std::size_t results = 0;
  for (const Node& node : trace.nodes)
    if (!node.isInput() && node.row == row && !node.folded && node.via == Node::Via::shuffle) {
      ++results;
      EXPECT_EQ(node.thread.value, 0u);
    }
  EXPECT_EQ(results, 1u);
}

TEST(reduce_warp, what_another_warp_left_in_shared_memory_comes_from_there) {
  const RunResult r = tracedRun(tracedRequest("published-partials", 512, 64, 1));
  std::size_t fromMemory = 0;
  for (const Node& node : r.traces.front()->nodes) {
    if (node.isInput()) continue;
    const Node& right = r.traces.front()->nodes[node.right.value];
    fromMemory += right.at.space == Location::Space::shared && node.via == Node::Via::memory;
  }
  EXPECT_EQ(fromMemory, 1u);
}

/// Read with CUPTI on an H200 (driver 580.159.04): l1tex__t_sectors and l1tex__t_requests of global loads and stores.
TEST(reduce_warp, counts_as_the_hardware_does) {
  RunRequest request = tracedRequest("warp-instruction", 1 << 20, 512, 256);
  request.traceBlocks = BlockSelection::none();
  const RunResult r = tracedRun(request);
  EXPECT_EQ(r.counters->globalLoadSectors, 131104u);
  EXPECT_EQ(r.counters->globalLoadRequests, 8200u);
  EXPECT_EQ(r.counters->globalStoreSectors, 257u);
  EXPECT_EQ(r.counters->globalStoreRequests, 257u);
}

TEST(slots, a_block_takes_whole_tiles_of_four_packs_a_thread) {
  const RunResult r =
      tracedRun(tracedRequest("published-partials", 4 * 4 * 32 * 3, 32, 2));  // three tiles of 512 elements
  EXPECT_TRUE(r.matches);
  std::vector<std::uint64_t> first;
  for (const WarpRequest& request : r.traces.front()->steps.front().requests) first.push_back(request.offsets.front());
  EXPECT_EQ(first, (std::vector<std::uint64_t>{0, 512, 1024, 1536, 4096, 4608, 5120, 5632}));
}

TEST(slots, every_block_but_the_last_publishes_one_word_with_its_mark) {
  const RunResult r = tracedRun(tracedRequest("published-partials", 1024, 32, 4));
  EXPECT_TRUE(r.matches);
  const Step& last = r.traces.front()->steps.back();
  ASSERT_EQ(last.requests.size(), 1u);
  EXPECT_EQ(last.requests[0].space, Location::Space::slot);
  EXPECT_EQ(last.requests[0].bytes, 8);  // twice an int32
  EXPECT_EQ(r.counters->atomics, 0u);
}

TEST(slots, the_last_block_of_the_grid_collects_them_and_finishes) {
  const RunResult r = tracedRun(tracedRequest("published-partials", 1024, 32, 4));
  const BlockTrace& last = *r.traces.back();
  EXPECT_EQ(last.block.value, 3u);
  EXPECT_TRUE(last.finishes);
  std::vector<std::string> collected;
  for (const Node& node : last.nodes)
    if (node.isInput() && node.at.space == Location::Space::slot) collected.push_back(elementName(node.at));
  EXPECT_EQ(collected, (std::vector<std::string>{"slots[0]", "slots[1]", "slots[2]"}));
}

TEST(slots, plain_runs_on_many_threads_find_every_partial) {
  for (int repeat = 0; repeat < 20; ++repeat) {
    RunRequest request = tracedRequest("published-partials", 1 << 16, 32, 64);
    request.traceBlocks = BlockSelection::none();
    EXPECT_TRUE(tracedRun(request).matches);
  }
}

TEST(slots, a_second_run_finds_no_marks_of_the_first) {
  RunRequest request = tracedRequest("published-partials", 4096, 32, 4);
  request.iterations = 3;
  const RunResult r = tracedRun(request);
  EXPECT_TRUE(r.matches);
  EXPECT_TRUE(r.hazards.empty());
}

TEST(slots, one_block_publishes_nothing) {
  const RunResult r = tracedRun(tracedRequest("published-partials", 100, 32, 1));
  EXPECT_TRUE(r.matches);
  EXPECT_EQ(r.counters->globalStoreRequests, 1u);
}

}  // namespace
}  // namespace warpfold
