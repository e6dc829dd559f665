// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/cub_sampler.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "data/reference.h"
#include "worker/comparison_job.h"
#include "support/catalogue.h"

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
  explicit ImaginarySession(const RunRequest& request) : m_request(request) {}
  double sampleUs() override {
    timed().push_back(m_request.kernel);
    return m_request.kernel == "cub" ? 22.5 : 100;
  }
  Scalar result() const override { return {accumulatorOf(m_request.type, m_request.op), 0}; }
  std::uint64_t inspect(RunResult& result) override {
    result.passes.resize(1);
    return 1;
  }
  std::string timeCovers() const override { return "nothing"; }

 private:
  RunRequest m_request;
};

/// A GPU whose library has no product. It is on no list.
class ImaginaryGpu : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string& text) const override { return text == "imaginary"; }
  DeviceInfo device(const std::string& text) override {
    DeviceInfo info;
    info.backend = text;
    info.isGpu = true;
    return info;
  }
  std::unique_ptr<Session> open(const RunRequest& request, const Inputs&, const RunControl&) override {
    if (request.kernel == "cub" && request.op == Operation::product) throw InvalidRequest("cub has no product");
    return std::make_unique<ImaginarySession>(request);
  }
  Provenance timing() const override { return Provenance::measured; }
  std::uint32_t defaultIterations() const override { return 400; }
  std::uint32_t defaultWarmup() const override { return 0; }
};

const RegisterBackend registered(1000, []() -> std::unique_ptr<Backend> { return std::make_unique<ImaginaryGpu>(); });

Compare comparison(const std::string& backend = "imaginary") {
  Compare compare;
  compare.job = 5;
  compare.live = false;
  compare.boardThreads = 0;
  compare.cub = true;
  compare.a.backend = compare.b.backend = backend;
  compare.a.n = compare.b.n = 64;
  compare.a.block = compare.b.block = 32;
  compare.b.kernel = "interleaved";
  return compare;
}

/// What the window is told of the peer.
std::vector<CubTime> peersOf(const Compare& compare) {
  timed().clear();
  std::vector<CubTime> peers;
  ComparisonJob().run(compare, false, [&](const Event& event) {
    if (const auto* cub = std::get_if<CubTime>(&event)) peers.push_back(*cub);
  });
  return peers;
}

auto libraryRuns() {
  return std::count(timed().begin(), timed().end(), "cub");
}

TEST(cub_sampler, a_gpus_library_is_timed_until_its_median_has_settled) {
  const std::vector<CubTime> peers = peersOf(comparison());
  ASSERT_FALSE(peers.empty());
  EXPECT_EQ(peers.back().job, 5u);
  EXPECT_EQ(peers.back().kernel, "cub");
  EXPECT_EQ(peers.back().medianUs, 22.5);
  EXPECT_EQ(peers.back().samples, 30u);
  EXPECT_EQ(libraryRuns(), 90);  // two untimed ones before each
}

TEST(cub_sampler, takes_one_sample_for_ten_of_each_side) {
  peersOf(comparison());
  const auto first = std::find(timed().begin(), timed().end(), "cub");
  const auto second = std::find(first + 3, timed().end(), "cub");
  EXPECT_EQ(std::count(first, second, "neighbored"), 10);
  EXPECT_EQ(std::count(first, second, "interleaved"), 10);
}

TEST(cub_sampler, a_window_that_does_not_ask_is_told_nothing) {
  Compare compare = comparison();
  compare.cub = false;
  EXPECT_TRUE(peersOf(compare).empty());
  EXPECT_EQ(libraryRuns(), 0);
}

TEST(cub_sampler, a_side_that_is_the_library_needs_no_peer) {
  Compare compare = comparison();
  compare.b.kernel = "cub";
  EXPECT_TRUE(peersOf(compare).empty());
}

TEST(cub_sampler, what_the_library_cannot_do_is_no_failure) {
  Compare compare = comparison();
  compare.a.op = compare.b.op = Operation::product;
  EXPECT_TRUE(peersOf(compare).empty());
  EXPECT_EQ(std::count(timed().begin(), timed().end(), "neighbored"), 400);
}

TEST(cub_sampler, an_emulator_has_no_peer) {
  Compare compare = comparison("emulator");
  compare.a.iterations = compare.b.iterations = 40;
  EXPECT_TRUE(peersOf(compare).empty());
}

TEST(prepared_run, keeps_its_data_for_another_kernel) {
  RunRequest request = comparison().a;
  request.traceBlocks = BlockSelection::parse("0");
  Problem problem = prepareProblem(request, {});
  const PreparedRun run(request, problem, {});
  const auto [other, data] = run.withKernel(kernelById("cub"));
  EXPECT_EQ(other.kernel, "cub");
  EXPECT_EQ(other.grid, 1u);
  EXPECT_EQ(other.traceBlocks.text(), "none");
  EXPECT_EQ(data.inputs.first, problem.inputs.first);
}

}  // namespace
}  // namespace warpfold
