// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/prepared_run.h"

#include <gtest/gtest.h>

#include <new>

#include "support/runs.h"
#include "words/english.h"

namespace warpfold {
namespace {

/// Times runs, and has no memory left to count in.
class ExhaustedSession : public Session {
 public:
  double sampleUs() override { return 20; }
  Scalar result() const override { return {}; }
  std::uint64_t inspect(RunResult&) override { return 0; }
  TimeCover timeCovers() const override { return {}; }
  HardwareCounts countHardware(std::span<const HardwareFigure* const>) override { throw std::bad_alloc(); }
};

class ExhaustedBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string&) const override { return false; }
  DeviceInfo device(const std::string&) override { return {}; }
  std::unique_ptr<Session> open(const PlannedRun&, const Inputs&, const RunControl&) override {
    return std::make_unique<ExhaustedSession>();
  }
};

TEST(prepared_run, counting_without_memory_is_a_reason_and_ends_nothing) {
  RunRequest request;
  request.backend = "emulator";
  request.n = 64;
  PlannedProblem planned = prepareProblem(request, RunControl{});
  ExhaustedBackend exhausted;
  planned.backend = &exhausted;
  const HardwareCounts counts = PreparedRun(planned, RunControl{}).countHardware(parseHardwareFigures("branches"));
  ASSERT_TRUE(counts.reason);
  EXPECT_EQ(counts.reason->code, "out-of-memory");
}

}  // namespace
}  // namespace warpfold
