// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/clocks.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "backends/sensors.h"
#include "jobs/job.h"
#include "support/catalogue.h"

namespace warpfold {
namespace {

std::vector<Reading> readImaginary(const std::string& text) {
  if (text != "imaginary-sensors") return {};
  return {{"sm_clock_mhz", 1980}, {"power_watts", 312.5}};
}
const bool registered = registerSensors(readImaginary);

/// What the job sends for a device before it has sent `most` readings.
std::vector<messages::Clocks> readingsOf(const std::string& backend, std::size_t most) {
  std::vector<messages::Clocks> readings;
  std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled,
      [&](const char*, codec::Json body) {
        readings.push_back(codec::decode<messages::Clocks>(body));
        cancelled = readings.size() >= most;
      },
      [](const auto&, std::optional<double>) {});
  jobTypes().at("clocks").create()->run(codec::encode(messages::WatchClocks{backend}), context);
  return readings;
}

TEST(clocks_job, sends_what_the_device_tells_and_leaves_the_rest_open) {
  const auto readings = readingsOf("imaginary-sensors", 1);
  ASSERT_EQ(readings.size(), 1u);
  EXPECT_EQ(readings[0].smMhz, 1980);
  EXPECT_EQ(readings[0].watts, 312.5);
  EXPECT_EQ(readings[0].memoryMhz, std::nullopt);
  EXPECT_EQ(readings[0].celsius, std::nullopt);
}

TEST(clocks_job, ends_at_once_where_the_device_tells_nothing) {
  EXPECT_TRUE(readingsOf("emulator", 1).empty());
}

TEST(clocks_job, runs_beside_the_comparison) {
  EXPECT_EQ(jobTypes().at("clocks").place, JobPlace::background);
}

}  // namespace
}  // namespace warpfold
