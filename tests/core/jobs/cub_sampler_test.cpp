// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/cub_sampler.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "codec/run_fields.h"
#include "jobs/job.h"
#include "support/devices.h"
#include "support/recordings.h"
#include "support/runs.h"

namespace warpfold {
namespace {

using namespace messages;

/// Which kernels were timed, in their order.
std::vector<std::string>& timed() {
  static std::vector<std::string> kernels;
  return kernels;
}

class ImaginarySession : public Session {
 public:
  explicit ImaginarySession(const PlannedRun& run) : m_run(run) {}
  double sampleUs() override {
    timed().push_back(m_run.kernel->id);
    return m_run.kernel->library ? 22.5 : 100;
  }
  Scalar result() const override { return {m_run.accumulator(), 0}; }
  std::uint64_t inspect(RunResult& result) override {
    result.launches.resize(1);
    return 1;
  }
  TimeCover timeCovers() const override { return {}; }

 private:
  PlannedRun m_run;
};

/// A GPU whose library has no product. It is on no list.
class ImaginaryGpu : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string& text) const override { return text == "imaginary"; }
  DeviceInfo device(const std::string& text) override {
    DeviceInfo info = exampleGpu();
    info.backend = text;
    info.defaultIterations = 4000;  // of which a comparison takes a tenth
    info.defaultWarmup = 0;
    return info;
  }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs&, const RunControl&) override {
    if (run.kernel->library && run.request.op == Operation::product)
      throw InvalidRequest(proseMessage("cub has no product"));
    return std::make_unique<ImaginarySession>(run);
  }
};

const RegisterBackend registered(1000, []() -> std::unique_ptr<Backend> { return std::make_unique<ImaginaryGpu>(); });

Compare comparison(const std::string& backend = "imaginary") {
  Compare compare;
  compare.live = false;
  compare.boardThreads.reset();
  compare.cub = true;
  compare.a.backend = compare.b.backend = backend;
  compare.a.n = compare.b.n = 64;
  compare.a.block = compare.b.block = 32;
  compare.b.kernel = "interleaved";
  return compare;
}

/// What the window is told of CUB.
std::vector<CubTime> cubTimesOf(const Compare& compare) {
  timed().clear();
  std::vector<CubTime> times;
  const std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled,
      [&](const std::string& type, const codec::Json& body) {
        if (type == CubTime::type) times.push_back(codec::decode<CubTime>(body));
      },
      [](const Message&, std::optional<double>) {});
  jobTypes().at(Compare::type).create()->run(codec::encode(compare), context);
  return times;
}

auto libraryRuns() {
  return std::count(timed().begin(), timed().end(), "cub");
}

TEST(cub_sampler, a_gpus_library_is_timed_until_its_median_has_settled) {
  const std::vector<CubTime> times = cubTimesOf(comparison());
  ASSERT_FALSE(times.empty());
  EXPECT_EQ(times.back().kernel, "cub");
  EXPECT_EQ(times.back().medianUs, 22.5);
  EXPECT_EQ(times.back().samples, 6u);  // all alike: fewer have no confidence interval
  EXPECT_EQ(libraryRuns(), 18);         // two untimed ones before each
}

TEST(cub_sampler, takes_one_sample_for_ten_of_each_side) {
  cubTimesOf(comparison());
  const auto first = std::find(timed().begin(), timed().end(), "cub");
  const auto second = std::find(first + 3, timed().end(), "cub");
  EXPECT_EQ(std::count(first, second, "neighbored"), 10);
  EXPECT_EQ(std::count(first, second, "interleaved"), 10);
}

TEST(cub_sampler, a_window_that_does_not_ask_is_told_nothing) {
  Compare compare = comparison();
  compare.cub = false;
  EXPECT_TRUE(cubTimesOf(compare).empty());
  EXPECT_EQ(libraryRuns(), 0);
}

TEST(cub_sampler, a_side_that_is_the_library_needs_no_other) {
  Compare compare = comparison();
  compare.b.kernel = "cub";
  EXPECT_TRUE(cubTimesOf(compare).empty());
}

TEST(cub_sampler, what_the_library_cannot_do_is_no_failure) {
  Compare compare = comparison();
  compare.a.op = compare.b.op = Operation::product;
  EXPECT_TRUE(cubTimesOf(compare).empty());
  EXPECT_EQ(std::count(timed().begin(), timed().end(), "neighbored"), 400);
}

TEST(cub_sampler, an_emulator_has_no_library) {
  Compare compare = comparison("emulator");
  compare.a.iterations = compare.b.iterations = 40;
  EXPECT_TRUE(cubTimesOf(compare).empty());
}

TEST(cub_sampler, each_recorded_sample_counts_once) {
  const ScratchFolder folder;
  const std::string path = (folder / "few.warpfold").string();
  {
    const auto writer = store::RecordingWriter::open(path, exampleRecordedDevice());
    for (const auto& [kernel, block] : {std::pair{"neighbored", 32u}, {"interleaved", 32u}, {"cub", 0u}}) {
      store::RecordedRun run;
      run.key = {kernel, ElementType::int32, Operation::sum, 64, block, {}, CacheState::cold};
      run.samplesUs = {10, 20, 21, 30, 40};
      writer->add(run);
    }
  }
  const std::vector<CubTime> times = cubTimesOf(comparison("recording:" + path));
  ASSERT_EQ(times.size(), 1u);
  EXPECT_EQ(times[0].samples, 5u);
  EXPECT_EQ(times[0].medianUs, 21);
}

TEST(planned_problem, keeps_its_data_for_another_kernel) {
  RunRequest request = comparison().a;
  request.grid = 2;
  request.traceBlocks = BlockSelection::parse("0");
  const PlannedProblem planned = prepareProblem(request);
  const PlannedProblem other = planned.withKernel(builtInKernels().at("cub"));
  EXPECT_EQ(other.run.kernel->id, "cub");
  EXPECT_EQ(other.run.request.kernel, "cub");
  EXPECT_EQ(other.run.request.grid, 1u);
  EXPECT_EQ(other.run.request.traceBlocks.text(), "none");
  EXPECT_EQ(other.run.device.backend, "imaginary");
  EXPECT_EQ(other.problem.inputs.first, planned.problem.inputs.first);
}

TEST(planned_problem, goes_on_on_the_exact_device_with_its_data) {
  const PlannedProblem planned = prepareProblem(comparison().a);
  const PlannedProblem exact = planned.onExactDevice();
  EXPECT_EQ(exact.run.device.backend, "emulator");
  EXPECT_EQ(exact.run.request.backend, "emulator");
  EXPECT_EQ(exact.run.request.kernel, "neighbored");
  EXPECT_EQ(exact.problem.inputs.first, planned.problem.inputs.first);
}

}  // namespace
}  // namespace warpfold
