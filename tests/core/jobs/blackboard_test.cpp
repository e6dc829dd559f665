// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/blackboard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "metrics/tree_shape.h"
#include "support/catalogue.h"
#include "support/recordings.h"
#include "trace/trace.h"

namespace warpfold {
namespace {

using Boards = std::array<BlockTracePtr, 2>;

RunRequest requestOf(const std::string& kernel, Operation op = Operation::sum, ElementType type = ElementType::int32) {
  RunRequest request;
  request.kernel = kernel;
  request.op = op;
  request.type = type;
  return request;
}

Boards boardsOf(const std::string& a, const std::string& b, Operation op = Operation::sum,
                ElementType type = ElementType::int32) {
  return traceBlackboards(builtInKernels(), requestOf(a, op, type), requestOf(b, op, type), {16, 4});
}

std::string resultOf(const BlockTrace& trace) {
  return trace.value(resultsOf(trace).front()).text();
}

/// The numbers at the top, as text.
std::vector<std::string> leavesOf(const BlockTrace& trace) {
  std::vector<std::string> leaves;
  for (const Node& node : trace.nodes)
    if (node.row == 0) leaves.push_back(Scalar{trace.type, node.bits}.text());
  return leaves;
}

TEST(blackboard, both_kernels_reduce_the_same_sixteen_digits) {
  const Boards boards = boardsOf("neighbored", "interleaved");
  EXPECT_EQ(boards[0]->threads, 16u);
  EXPECT_EQ(boards[0]->warpSize, 4u);
  EXPECT_EQ(leavesOf(*boards[0]).size(), 16u);
  EXPECT_EQ(leavesOf(*boards[0]), leavesOf(*boards[1]));
}

TEST(blackboard, the_kernel_that_needs_more_decides_how_many) {
  const Boards boards = boardsOf("neighbored", "first-add");
  EXPECT_EQ(boards[0]->threads, 32u) << "one element a thread";
  EXPECT_EQ(boards[1]->threads, 16u) << "two elements a thread";
  EXPECT_EQ(resultOf(*boards[0]), resultOf(*boards[1]));
}

TEST(blackboard, every_pair_of_sound_kernels_ends_in_the_same_value) {
  std::vector<std::string> ids;
  for (const KernelInfo& kernel : kernelCatalogue())
    if (kernel.traceable()) ids.push_back(kernel.id);
  for (const std::string& a : ids)
    for (const std::string& b : ids) {
      const Boards boards = boardsOf(a, b);
      EXPECT_EQ(resultOf(*boards[0]), resultOf(*boards[1])) << a << " and " << b;
      EXPECT_EQ(resultsOf(*boards[0]).size(), 1u) << a << " beside " << b;
      EXPECT_EQ(boards[0]->warpSize, boards[1]->warpSize) << a << " and " << b;
    }
}

std::string shapeOf(const BlockTrace& trace) {
  std::string shape = std::to_string(trace.threads) + " threads:";
  for (std::uint32_t row = 0; row <= rowCount(trace); ++row)
    shape += ' ' + std::to_string(std::count_if(trace.nodes.begin(), trace.nodes.end(), [&](const Node& node) {
               return node.row == row && !node.folded && !node.padding;
             }));
  return shape;
}

TEST(blackboard, a_kernel_of_several_launches_goes_on_with_the_next_one) {
  const Boards boards = boardsOf("multilevel-shared", "interleaved");
  EXPECT_EQ(boards[0]->launch, 1u);
  // Four elements, then 2 and 1 in the first launch, with what the three other blocks left; then 2 and 1 in the second.
  EXPECT_EQ(shapeOf(*boards[0]), "4 threads: 4 2 4 2 1");
  EXPECT_EQ(shapeOf(*boards[1]), "16 threads: 16 8 4 2 1");
  EXPECT_EQ(boards[0]->steps.size(), 8u);
  EXPECT_EQ(boards[0]->steps[4].kind, Step::Kind::load);
  EXPECT_EQ(boards[0]->steps[4].row, 2u);
}

TEST(blackboard, the_other_launches_read_what_other_blocks_left) {
  const Boards boards = boardsOf("multilevel-shuffle", "shared-strided");
  std::vector<std::uint64_t> late;
  for (const Node& node : boards[0]->nodes)
    if (node.isInput() && node.row > 0 && !node.padding) {
      EXPECT_EQ(node.at.space, Location::Space::output);
      late.push_back(node.at.element);
    }
  EXPECT_EQ(late, (std::vector<std::uint64_t>{1}));
  EXPECT_EQ(boards[0]->threads, 32u);
  EXPECT_EQ(boards[1]->threads, 64u);
}

TEST(blackboard, one_launch_is_enough_where_it_is_to_stay_small) {
  const auto boards = traceBlackboards(builtInKernels(), requestOf("multilevel-shared"), requestOf("two-pass"),
                                       {.threads = 16, .warp = 4, .lesson = false});
  EXPECT_EQ(boards[0]->launch, 0u);
  EXPECT_EQ(boards[1]->launch, 0u);
}

TEST(blackboard, the_last_block_draws_its_ticket) {
  const Boards boards = boardsOf("last-block", "interleaved");
  EXPECT_TRUE(boards[0]->finishes);
  EXPECT_EQ(boards[0]->threads, 4u);
}

/// The inputs of a thread in the order in which it adds them up, "8 1 2".
std::string pileOf(const BlockTrace& trace, std::uint32_t thread) {
  std::string pile;
  for (const Node& node : trace.nodes)
    if (node.isInput() && node.row == 0 && !node.padding && node.thread.value == thread)
      pile += (pile.empty() ? "" : " ") + Scalar{trace.type, node.bits}.text();
  return pile;
}

TEST(blackboard, eight_loads_of_a_thread_are_on_their_way_where_the_kernel_has_eight) {
  const Boards boards = boardsOf("last-block", "independent-loads");
  for (const BlockTracePtr& board : boards) {
    EXPECT_EQ(board->threads, 4u);
    EXPECT_EQ(board->block.value, 1u) << "of two";
    EXPECT_EQ(pileOf(*board, 0).size(), 15u) << "eight digits: " << pileOf(*board, 0);
  }
  EXPECT_EQ(actionOf(*boards[1], *currentStep(*boards[1], 1)).loadsAtOnce, 8u);
  EXPECT_EQ(actionOf(*boards[0], *currentStep(*boards[0], 1)).loadsAtOnce, 0u);
}

TEST(blackboard, eight_loads_are_there_beside_every_other_kernel) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    const Boards boards = boardsOf("independent-loads", kernel.id);
    EXPECT_EQ(actionOf(*boards[0], *currentStep(*boards[0], 1)).loadsAtOnce, 8u) << kernel.id;
  }
}

TEST(blackboard, many_elements_need_fewer_blocks_than_two) {
  const Boards boards = boardsOf("first-add", "grid-stride");
  EXPECT_EQ(boards[0]->threads, 64u);
  EXPECT_EQ(boards[1]->threads, 64u);
  EXPECT_EQ(pileOf(*boards[0], 0), "5 4");
  EXPECT_EQ(pileOf(*boards[1], 0), "5 4 0 4");
  EXPECT_EQ(boards[0]->launch, 1u) << "a second launch adds the results of two blocks";
  EXPECT_EQ(boards[1]->launch, 0u);
}

TEST(blackboard, two_launches_and_one_with_a_ticket_differ_only_in_their_end) {
  const Boards boards = boardsOf("two-pass", "last-block");
  EXPECT_EQ(boards[0]->block.value, 3u);
  EXPECT_EQ(boards[1]->block.value, 3u);
  EXPECT_EQ(shapeOf(*boards[0]), "4 threads: 16 4 2 4 4 2 1");
  EXPECT_EQ(shapeOf(*boards[1]), shapeOf(*boards[0]));
  EXPECT_EQ(leavesOf(*boards[0]), leavesOf(*boards[1]));
  EXPECT_EQ(boards[0]->launch, 1u);
  EXPECT_TRUE(boards[1]->finishes);
}

TEST(blackboard, every_block_of_a_cluster_has_elements) {
  for (const char* beside : {"clusters", "neighbored", "vector-loads"}) {
    const BlockTracePtr board = boardsOf("clusters", beside)[0];
    std::size_t busy = 0;
    for (const Node& node : board->nodes) busy += node.row == 1 && !node.padding ? 1 : 0;
    EXPECT_GE(busy, 64u) << "beside " << beside;
  }
}

/// So that nobody reads a rounded figure as wrong arithmetic.
TEST(blackboard, all_sums_have_three_figures_at_most) {
  for (const ElementType type : {ElementType::int32, ElementType::float16, ElementType::bfloat16})
    for (const char* b : {"interleaved", "first-add", "grid-stride", "two-pass-warp", "last-block"})
      for (const BlockTracePtr& board : boardsOf("independent-loads", b, Operation::sum, type))
        for (const Node& node : board->nodes)
          EXPECT_LE(Scalar({board->type, node.bits}).text().size(), 3u) << name(type) << " beside " << b;
}

/// More columns in warps of four would be neither readable nor one warp.
TEST(blackboard, of_warps_of_four_there_are_at_most_eight) {
  for (const KernelInfo& a : kernelCatalogue())
    for (const KernelInfo& b : kernelCatalogue()) {
      if (!a.traceable() || !b.traceable()) continue;
      const Boards boards = boardsOf(a.id, b.id);
      for (const BlockTracePtr& board : boards) {
        if (board->warpSize == 4) {
          EXPECT_LE(board->threads, 32u) << a.id << " and " << b.id;
        }
      }
    }
}

TEST(blackboard, the_last_warp_goes_on_alone) {
  const Boards boards = boardsOf("unroll-last-warp", "first-add");
  EXPECT_EQ(boards[0]->warps(), 2u);
  EXPECT_TRUE(std::any_of(boards[0]->steps.begin(), boards[0]->steps.end(),
                          [](const Step& step) { return step.warpLevel && step.kind == Step::Kind::combine; }));
}

TEST(blackboard, busy_threads_of_neighbored_less_are_adjacent) {
  const Boards boards = boardsOf("neighbored-less", "neighbored");
  const Step& second = *currentStep(*boards[0], 2);
  EXPECT_EQ(second.counters.activeWarps, 1u);
  EXPECT_EQ(second.counters.divergentWarps, 1u);
  EXPECT_EQ(currentStep(*boards[1], 2)->counters.divergentWarps, 2u);
}

TEST(blackboard, tells_what_is_multiplied) {
  RunRequest request = requestOf("neighbored", Operation::dot);
  const auto boards = makeBlackboards(builtInKernels(), request, request, {16, 4});
  ASSERT_EQ(boards[0].first.size(), 16u);
  ASSERT_EQ(boards[0].second.size(), 16u);
  EXPECT_EQ(boards[0].n, 16u);
  const auto leaves = leavesOf(*boards[0].trace);
  for (std::size_t i = 0; i < leaves.size(); ++i)
    EXPECT_EQ(std::stoi(boards[0].first[i]) * std::stoi(boards[0].second[i]), std::stoi(leaves[i])) << i;
  request.op = Operation::sumOfSquares;
  const auto squares = makeBlackboards(builtInKernels(), request, request, {16, 4});
  EXPECT_EQ(squares[0].first.size(), 16u);
  EXPECT_TRUE(squares[0].second.empty());
  EXPECT_EQ(std::stoi(squares[0].first[1]) * std::stoi(squares[0].first[1]), std::stoi(leavesOf(*squares[0].trace)[1]));
}

TEST(blackboard, bank_conflicts_appear) {
  const Boards boards = boardsOf("shared-strided", "shared-sequential");
  const auto conflicts = [](const BlockTrace& trace) {
    std::uint64_t sum = 0;
    for (const Step& step : trace.steps)
      sum += step.counters.memory.sharedLoadConflicts + step.counters.memory.sharedStoreConflicts;
    return sum;
  };
  EXPECT_GT(conflicts(*boards[0]), 0u);
  EXPECT_EQ(conflicts(*boards[1]), 0u);
}

TEST(blackboard, stays_small_where_it_is_asked_to) {
  const Boards boards = traceBlackboards(builtInKernels(), requestOf("neighbored-less"), requestOf("neighbored"),
                                         {.threads = 16, .warp = 4, .lesson = false});
  EXPECT_EQ(boards[0]->threads, 16u);
  EXPECT_EQ(boardsOf("neighbored-less", "neighbored")[0]->threads, 64u);
}

TEST(blackboard, factors_of_a_product_have_no_zeros) {
  for (const char* kernel : {"neighbored", "unroll-last-warp"}) {
    const Boards boards = boardsOf(kernel, kernel, Operation::product);
    const auto leaves = leavesOf(*boards[0]);
    EXPECT_EQ(std::count(leaves.begin(), leaves.end(), "0"), 0) << kernel;
    EXPECT_GT(std::stoll(resultOf(*boards[0])), 1) << kernel;
    EXPECT_LT(std::stoll(resultOf(*boards[0])), 100'000) << kernel;
  }
}

TEST(blackboard, a_number_among_those_of_16_bit_floats_is_rounded_when_it_is_stored) {
  const auto first = [](ElementType type) {
    return leavesOf(*boardsOf("neighbored", "interleaved", Operation::sum, type)[0]).front();
  };
  EXPECT_EQ(first(ElementType::float16), "257") << "of 257.1";
  EXPECT_EQ(first(ElementType::bfloat16), "258") << "of 257.1";
  EXPECT_EQ(first(ElementType::float32), "5");
}

TEST(blackboard, both_trees_show_the_number_that_is_rounded) {
  for (const char* a : {"two-pass", "multilevel-shared", "last-block"})
    for (const BlockTracePtr& board : boardsOf(a, "last-block", Operation::sum, ElementType::float16)) {
      const auto leaves = leavesOf(*board);
      EXPECT_EQ(std::count(leaves.begin(), leaves.end(), "257"), 1) << a;
    }
}

TEST(blackboard, the_numbers_are_the_files) {
  const ScratchFolder folder;
  const auto path = folder / "numbers.csv";
  {
    std::ofstream file(path);
    for (int i = 0; i < 40; ++i) file << 100 + i << '\n';
  }
  RunRequest request = requestOf("neighbored");
  request.input = "file:" + path.string();
  const Boards boards = traceBlackboards(builtInKernels(), request, request, {16, 4});
  EXPECT_EQ(leavesOf(*boards[0]).front(), "100");
  EXPECT_EQ(leavesOf(*boards[0]).back(), "115");
}

Boards typedBoards(const std::string& a, const std::string& b, const TypedValues& typed,
                   ElementType type = ElementType::int32, Operation op = Operation::sum) {
  return traceBlackboards(builtInKernels(), requestOf(a, op, type), requestOf(b, op, type), {16, 4}, {}, typed);
}

TEST(blackboard, typed_numbers_stand_in_both_trees_and_both_end_in_the_same_value) {
  const Boards digits = boardsOf("neighbored", "interleaved");
  const Boards boards = typedBoards("neighbored", "interleaved", {{0, "1000"}, {15, "-7"}});
  EXPECT_EQ(leavesOf(*boards[0]).front(), "1000");
  EXPECT_EQ(leavesOf(*boards[0]).back(), "-7");
  EXPECT_EQ(leavesOf(*boards[0]), leavesOf(*boards[1]));
  EXPECT_EQ(resultOf(*boards[0]), resultOf(*boards[1]));
  EXPECT_EQ(std::stoi(resultOf(*boards[0])) - std::stoi(resultOf(*digits[0])),
            1000 - std::stoi(leavesOf(*digits[0]).front()) - 7 - std::stoi(leavesOf(*digits[0]).back()));
}

TEST(blackboard, typed_numbers_of_a_larger_blackboard_wait_for_it) {
  EXPECT_EQ(leavesOf(*typedBoards("neighbored", "interleaved", {{40, "99"}})[0]),
            leavesOf(*boardsOf("neighbored", "interleaved")[0]));
  EXPECT_EQ(leavesOf(*typedBoards("neighbored-less", "neighbored", {{40, "99"}})[0])[40], "99");
}

TEST(blackboard, a_typed_number_is_squared_where_squares_are_added) {
  const Boards boards =
      typedBoards("neighbored", "interleaved", {{2, "12"}}, ElementType::int32, Operation::sumOfSquares);
  EXPECT_EQ(leavesOf(*boards[0])[2], "144");
}

TEST(blackboard, a_typed_number_that_the_type_cannot_hold_is_refused) {
  EXPECT_THROW(typedBoards("neighbored", "interleaved", {{0, "2.5"}}), InvalidRequest);
  EXPECT_EQ(leavesOf(*typedBoards("neighbored", "interleaved", {{0, "2.5"}}, ElementType::float16)[0]).front(), "2.5");
}

TEST(blackboard, one_kernel_beside_itself_is_traced_once) {
  const Boards boards = boardsOf("neighbored", "neighbored");
  ASSERT_NE(boards[0], nullptr);
  EXPECT_EQ(boards[0], boards[1]);
}

TEST(blackboard, a_kernel_of_the_host_has_none) {
  const Boards boards = boardsOf("cpu-serial", "neighbored");
  EXPECT_EQ(boards[0], nullptr);
  EXPECT_NE(boards[1], nullptr);
}

}  // namespace
}  // namespace warpfold
