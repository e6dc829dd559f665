// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/blackboard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

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
  // A warp's partial is no value of the whole where the other kernel needs more than one warp.
  const auto leavesSeveral = [](const Boards& boards, const std::string& id, int side) {
    return id == "multilevel-shuffle" && boards[std::size_t(side)]->threads > 32;
  };
  for (const std::string& a : ids)
    for (const std::string& b : ids) {
      const Boards boards = boardsOf(a, b);
      if (leavesSeveral(boards, a, 0) || leavesSeveral(boards, b, 1)) continue;
      EXPECT_EQ(resultOf(*boards[0]), resultOf(*boards[1])) << a << " and " << b;
      EXPECT_EQ(boards[0]->warpSize, boards[1]->warpSize) << a << " and " << b;
    }
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

TEST(blackboard, sums_of_16_bit_floats_round) {
  const Boards boards = boardsOf("neighbored", "interleaved", Operation::sum, ElementType::float16);
  const auto leaves = leavesOf(*boards[0]);
  EXPECT_TRUE(
      std::any_of(leaves.begin(), leaves.end(), [](const std::string& leaf) { return leaf.find('.') != leaf.npos; }));
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

TEST(blackboard, a_kernel_of_the_host_has_none) {
  const Boards boards = boardsOf("cpu-serial", "neighbored");
  EXPECT_EQ(boards[0], nullptr);
  EXPECT_NE(boards[1], nullptr);
}

}  // namespace
}  // namespace warpfold
