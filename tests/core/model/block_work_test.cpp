// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/block_work.h"

#include <gtest/gtest.h>

#include "support/runs.h"

namespace warpfold::model {
namespace {

BlockWork workOf(const std::string& kernel, std::uint32_t block = 512, ElementType type = ElementType::int32) {
  RunRequest request;
  request.kernel = kernel;
  request.n = 1 << 20;
  request.block = block;
  request.type = type;
  return blockWork(planned(request));
}

TEST(block_work_test, counts_what_a_block_of_a_shared_memory_kernel_does) {
  const BlockWork work = workOf("shared-sequential");
  EXPECT_EQ(work.warps, 16);
  EXPECT_EQ(work.barriers, 10);
  EXPECT_EQ(work.requests, 17);  // 16 loads and the store of the block's value
  EXPECT_EQ(work.sectors, 65);
  EXPECT_EQ(work.conflicts, 0);
  EXPECT_EQ(work.readBytes, 2048);
  EXPECT_EQ(work.writtenBytes, 0);
  EXPECT_FALSE(work.remainder);
}

TEST(block_work_test, knows_steps_that_divide_by_a_variable) {
  EXPECT_TRUE(workOf("neighbored").remainder);
  EXPECT_TRUE(workOf("shared-modulo").remainder);
  EXPECT_FALSE(workOf("shared-bitmask").remainder);
  EXPECT_FALSE(workOf("multilevel-shuffle").remainder);  // % 32 is a mask
}

TEST(block_work_test, counts_the_sectors_that_a_kernel_in_place_writes_back) {
  EXPECT_EQ(workOf("neighbored").writtenBytes, 2048);
  EXPECT_EQ(workOf("interleaved").writtenBytes, 1024);
}

TEST(block_work_test, counts_bank_conflicts) {
  EXPECT_EQ(workOf("shared-strided").conflicts, 225);
}

TEST(block_work_test, knows_how_many_loads_are_in_flight) {
  EXPECT_EQ(workOf("grid-stride").inFlight, 1);
  EXPECT_EQ(workOf("independent-loads").inFlight, 8);
  EXPECT_EQ(workOf("vector-loads").inFlight, 16);
  EXPECT_EQ(workOf("vector-loads", 512, ElementType::float64).inFlight, 8);
  EXPECT_EQ(workOf("first-add").inFlight, 2);
}

}  // namespace
}  // namespace warpfold::model
