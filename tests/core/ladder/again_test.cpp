// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ladder/again.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

RunRequest floats(const std::string& kernel) {
  RunRequest request;
  request.kernel = kernel;
  request.n = 20000;
  request.type = ElementType::float32;
  request.input = "uniform";
  return request;
}

TEST(again, a_fixed_order_gives_one_result) {
  const Spread spread = runAgain(floats("neighbored"), 20, RunControl{});
  ASSERT_EQ(spread.values.size(), 1u);
  EXPECT_EQ(spread.values[0].count, 20u);
  EXPECT_EQ(spread.spreadUlp, 0.0);
  EXPECT_FALSE(spread.orderVaries);
  EXPECT_TRUE(spread.matches());
}

TEST(again, atomics_count_every_run_once) {
  const Spread spread = runAgain(floats("atomic-each"), 30, RunControl{});
  EXPECT_EQ(spread.runs(), 30u);
  EXPECT_TRUE(spread.orderVaries);
  EXPECT_TRUE(spread.matches());
  for (std::size_t i = 1; i < spread.values.size(); ++i)
    EXPECT_LT(spread.values[i - 1].value.toDouble(), spread.values[i].value.toDouble());
}

TEST(again, integers_have_one_result_in_any_order) {
  RunRequest request = floats("atomic-each");
  request.type = ElementType::int64;
  const Spread spread = runAgain(request, 20, RunControl{});
  EXPECT_EQ(spread.values.size(), 1u);
  EXPECT_EQ(spread.spreadUlp, std::nullopt);
}

TEST(again, host_kernels_run_on_the_host) {
  RunRequest request = floats("cpu-serial");
  request.backend = "cpu";
  const Spread spread = runAgain(request, 3, RunControl{});
  EXPECT_EQ(spread.values.size(), 1u);
}

TEST(again, refuses_what_cannot_be_run) {
  EXPECT_THROW(runAgain(floats("neighbored"), 0, RunControl{}), InvalidRequest);
  EXPECT_THROW(runAgain(floats("cpu-serial"), 3, RunControl{}), InvalidRequest);
}

TEST(again, stops_when_cancelled) {
  const std::atomic<bool> cancelled{true};
  RunControl control;
  control.cancelled = &cancelled;
  EXPECT_THROW(runAgain(floats("neighbored"), 1000, control), Cancelled);
}

}  // namespace
}  // namespace warpfold
