// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/roofline.h"

#include <gtest/gtest.h>

#include "model/gpu.h"

namespace warpfold {
namespace {

DeviceInfo h200() {
  DeviceInfo device;
  device.architecture = "sm_90";
  device.multiprocessors = 132;
  device.boostMhz = 1980;
  device.peakReadGbs = 4650;
  device.datasheetGbs = 4917;
  return device;
}

TEST(roofline, a_sum_of_float32_does_one_operation_for_four_bytes) {
  EXPECT_EQ(intensityOf(ElementType::float32, Operation::sum), 0.25);
  EXPECT_EQ(intensityOf(ElementType::float16, Operation::max), 0.5);
  EXPECT_EQ(intensityOf(ElementType::float64, Operation::mean), 0.125);
}

TEST(roofline, what_multiplies_before_it_adds_does_two_and_a_dot_product_reads_twice_as_much) {
  EXPECT_EQ(intensityOf(ElementType::float32, Operation::sumOfSquares), 0.5);
  EXPECT_EQ(intensityOf(ElementType::float32, Operation::dot), 0.25);
}

TEST(roofline, rates_follow_from_elements_and_time) {
  EXPECT_DOUBLE_EQ(operationsRate(Operation::sum, 1'000'000, 10), 100);
  EXPECT_DOUBLE_EQ(operationsRate(Operation::dot, 1'000'000, 10), 200);
}

TEST(roofline, an_h200_has_a_ceiling_of_33_tops_for_float32_and_a_ridge_at_7_operations_a_byte) {
  const auto roofline = rooflineOf(h200(), ElementType::float32, Operation::sum);
  ASSERT_TRUE(roofline && roofline->ceiling);
  EXPECT_DOUBLE_EQ(*roofline->ceiling, 128 * 132 * 1.98);  // 33 454
  EXPECT_TRUE(roofline->measured);
  EXPECT_NEAR(*roofline->ridge(), 7.19, 0.01);
  EXPECT_DOUBLE_EQ(roofline->attainable(0.25), 1162.5);
  EXPECT_DOUBLE_EQ(roofline->attainable(100), 128 * 132 * 1.98);
}

TEST(roofline, a_ceiling_is_that_of_the_type_in_which_values_are_combined) {
  using enum ElementType;
  using enum Operation;
  EXPECT_EQ(operationsPerClock("sm_90", float16, sum), 128);
  EXPECT_EQ(operationsPerClock("sm_90", float64, sum), 64);
  EXPECT_EQ(operationsPerClock("sm_86", float64, sum), 2);
  EXPECT_EQ(operationsPerClock("sm_90", int32, sum), 64);
  EXPECT_EQ(operationsPerClock("sm_90", int64, sum), 32);
  EXPECT_EQ(operationsPerClock("sm_90", int32, mean), 32);
  EXPECT_EQ(operationsPerClock("sm_90", float32, max), 64);
  EXPECT_EQ(operationsPerClock("sm_90", float32, dot), 256);
  EXPECT_EQ(operationsPerClock("sm_70", int32, bitXor), 64);
}

TEST(roofline, there_is_no_ceiling_where_the_guide_tells_none) {
  EXPECT_EQ(operationsPerClock("sm_999", ElementType::float32, Operation::sum), std::nullopt);
  EXPECT_EQ(operationsPerClock("sm_61", ElementType::int32, Operation::product), std::nullopt);
  DeviceInfo device = h200();
  device.architecture = "sm_999";
  const auto roofline = rooflineOf(device, ElementType::float32, Operation::sum);
  ASSERT_TRUE(roofline);
  EXPECT_EQ(roofline->ceiling, std::nullopt);
  EXPECT_EQ(roofline->ridge(), std::nullopt);
  EXPECT_DOUBLE_EQ(roofline->attainable(100), 465'000);
}

TEST(roofline, the_datasheet_stands_in_where_no_peak_was_measured_and_without_either_there_is_none) {
  DeviceInfo device = h200();
  device.peakReadGbs.reset();
  const auto roofline = rooflineOf(device, ElementType::float32, Operation::sum);
  ASSERT_TRUE(roofline);
  EXPECT_FALSE(roofline->measured);
  EXPECT_EQ(roofline->memoryGbs, 4917);
  device.datasheetGbs.reset();
  EXPECT_FALSE(rooflineOf(device, ElementType::float32, Operation::sum));
}

TEST(roofline, a_clock_that_was_seen_stands_in_for_one_that_is_not_told) {
  DeviceInfo device = h200();
  EXPECT_EQ(rooflineOf(device, ElementType::float32, Operation::sum, 1000)->ceiling, 128 * 132 * 1.98);
  device.boostMhz.reset();
  EXPECT_EQ(rooflineOf(device, ElementType::float32, Operation::sum)->ceiling, std::nullopt);
  EXPECT_EQ(rooflineOf(device, ElementType::float32, Operation::sum, 1000)->ceiling, 128 * 132);
}

/// Two places tell how fast float64 is.
TEST(roofline, float64_is_as_fast_as_the_known_gpus_have_it) {
  for (const model::Gpu& gpu : model::shippedGpus()) {
    const auto perClock = operationsPerClock(gpu.architecture, ElementType::float64, Operation::sum);
    ASSERT_TRUE(perClock) << gpu.name;
    EXPECT_EQ(*perClock, gpu.fp64PerClock) << gpu.name;
  }
}

}  // namespace
}  // namespace warpfold
