// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/verification.h"

#include <gtest/gtest.h>

#include "codec/verification_table.h"
#include "jobs/verify.h"
#include "words/english.h"

namespace warpfold {
namespace {

/// One launch of 8 blocks in which nothing was counted.
RunResult idleRun() {
  RunResult result;
  LaunchResult launch;
  launch.n = 4096;
  launch.grid = 8;
  launch.block = 512;
  launch.counters.emplace();
  result.launches = {launch};
  return result;
}

HardwareCounts idleCounts() {
  HardwareCounts counts;
  counts.launches.resize(1);
  for (const HardwareFigure* each : comparableFigures()) counts.launches[0][*each] = 0;
  return counts;
}

VerifiedKernel verified(const HardwareCounts& hardware) {
  VerifiedKernel kernel;
  kernel.kernel = "neighbored";
  compareLaunches(kernel, idleRun(), hardware);
  return kernel;
}

Verification verificationOf(std::vector<VerifiedKernel> kernels) {
  Verification all;
  all.request.n = 4096;
  all.device.name = "NVIDIA H200";
  all.date = "2026-11-23";
  all.kernels = std::move(kernels);
  return all;
}

VerifiedKernel uncompared() {
  VerifiedKernel kernel;
  kernel.kernel = "fastest";
  kernel.reason = Message{"counters-not-recorded", {}};
  return kernel;
}

/// The times of a recording are of another day than its counters.
TEST(verification, recorded_counters_have_the_day_and_the_driver_of_their_own) {
  VerifiedKernel kernel = verified(idleCounts());
  kernel.provenance = Provenance::recorded;
  kernel.date = "2026-11-25";
  kernel.driver = "driver 590.1, CUDA 13.1";
  Verification all = verificationOf({kernel});
  all.device.recorded = "2026-11-22";
  all.device.driver = "580.2";
  const std::string text = verificationText(all);
  EXPECT_NE(text.find("date          2026-11-25\n"), std::string::npos) << text;
  EXPECT_NE(text.find("driver        590.1, CUDA 13.1\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("2026-11-22"), std::string::npos) << text;
  EXPECT_NE(verificationJson(all).find("\"date\": \"2026-11-25\""), std::string::npos);
  EXPECT_NE(csvOf(verificationTable(all)).find("# date: 2026-11-25\n"), std::string::npos);
}

TEST(verification, compares_six_counters_of_a_launch) {
  const VerifiedKernel kernel = verified(idleCounts());
  EXPECT_FALSE(kernel.reason);
  ASSERT_EQ(kernel.launches.size(), 1u);
  EXPECT_EQ(kernel.launches[0].counts.size(), 6u);
  EXPECT_EQ(kernel.agreement(), Agreement::exact);
}

TEST(verification, another_number_of_launches_is_a_reason) {
  HardwareCounts counts = idleCounts();
  counts.launches.resize(3);
  const VerifiedKernel kernel = verified(counts);
  ASSERT_TRUE(kernel.reason);
  EXPECT_EQ(english(*kernel.reason), "the GPU counted 3 launches, and the emulator made 1; count again");
  EXPECT_FALSE(kernel.agreement());
}

TEST(verification, counters_that_a_gpu_lacks_are_a_reason_and_the_others_are_compared) {
  HardwareCounts counts = idleCounts();
  counts.launches[0].leaveOut(*findHardwareFigure("shared_load_conflicts"), Absence::notTold);
  const VerifiedKernel kernel = verified(counts);
  ASSERT_TRUE(kernel.reason);
  EXPECT_EQ(english(*kernel.reason), "this GPU does not tell shared_load_conflicts; the others are compared");
  EXPECT_EQ(kernel.launches[0].counts.size(), 5u);
  EXPECT_FALSE(verificationOf({kernel}).complete());
  EXPECT_EQ(english(verificationOf({kernel}).summary()[1]), "1 kernel compared in part");
}

TEST(verification, ends_with_the_kernels_that_were_not_compared) {
  const Verification all = verificationOf({verified(idleCounts()), uncompared(), uncompared()});
  EXPECT_FALSE(all.complete());
  ASSERT_EQ(all.summary().size(), 2u);
  EXPECT_EQ(english(all.summary()[0]), "1 kernel, counters: 6 compared, all equal");
  EXPECT_EQ(english(all.summary()[1]), "2 kernels not compared");
}

TEST(verification, a_kernel_that_was_never_counted_has_no_provenance) {
  const auto json = nlohmann::json::parse(verificationJson(verificationOf({verified(idleCounts()), uncompared()})));
  EXPECT_EQ(json["kernels"][0]["provenance"], "measured");
  EXPECT_EQ(json["kernels"][1]["provenance"], nullptr);
  EXPECT_EQ(json["not_compared"], 1);
  EXPECT_EQ(json["date"], "2026-11-23");
  EXPECT_EQ(json["cache"], "cold");
}

TEST(verification, all_tables_have_the_same_facts) {
  const Verification all = verificationOf({verified(idleCounts()), uncompared()});
  EXPECT_TRUE(verificationText(all).starts_with("device        NVIDIA H200\n")) << verificationText(all);
  EXPECT_NE(verificationText(all).find("\nprovenance    measured\ndate          2026-11-23\n"), std::string::npos);
  EXPECT_NE(csvOf(verificationTable(all)).find("\n# provenance: measured\n# date: 2026-11-23\n"), std::string::npos);
  EXPECT_NE(csvOf(verificationTable(all)).find("\n# fastest: this run's hardware counters were not recorded"),
            std::string::npos);
}

TEST(verification, a_kernels_name_too_long_to_be_one_is_refused) {
  codec::Json json = codec::encode(verified(idleCounts()));
  json["kernel"] = std::string(50'000'000, 'a');
  EXPECT_THROW(codec::decode<VerifiedKernel>(json), std::out_of_range);
}

}  // namespace
}  // namespace warpfold
