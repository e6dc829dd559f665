// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/comparison.h"

#include <gtest/gtest.h>

#include "codec/run_fields.h"
#include "jobs/job.h"
#include "support/catalogue.h"

namespace warpfold {
namespace {

using namespace messages;

/// A live comparison on the emulator.
Compare liveComparison() {
  Compare compare;
  compare.boardThreads.reset();
  compare.a.backend = compare.b.backend = "emulator";
  compare.a.n = compare.b.n = 64;
  compare.a.block = compare.b.block = 32;
  compare.b.kernel = "interleaved";
  return compare;
}

/// Samples of A that a comparison takes until it ends by itself: those of its result, and all.
std::pair<std::size_t, std::size_t> samplesOf(const Compare& compare) {
  std::pair<std::size_t, std::size_t> samples;
  const std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled,
      [&](const std::string& type, const codec::Json& body) {
        if (body.value("side", "") != "a") return;
        if (type == Result::type) samples.first = codec::decode<Result>(body).result.samplesUs.size();
        if (type == Samples::type) samples.second += codec::decode<Samples>(body).us.size();
      },
      [](const Message&, std::optional<double>) {});
  jobTypes().at(Compare::type).create()->run(codec::encode(compare), context);
  samples.second += samples.first;
  return samples;
}

TEST(comparison_job, takes_as_many_samples_as_are_asked_for) {
  Compare compare = liveComparison();
  compare.a.iterations = compare.b.iterations = 7;
  EXPECT_EQ(samplesOf(compare), std::pair(std::size_t{3}, std::size_t{7}));
  compare.a.iterations = compare.b.iterations = 1;
  EXPECT_EQ(samplesOf(compare), std::pair(std::size_t{1}, std::size_t{1}));
}

TEST(comparison_job, an_emulator_is_not_watched_without_end) {
  const auto [first, all] = samplesOf(liveComparison());
  EXPECT_EQ(first, 3u);
  EXPECT_GT(all, 3u);
  EXPECT_LE(all, 203u);
}

/// What a comparison sends of a side.
struct Sent {
  std::vector<RunResult> results;
  std::size_t counters = 0;
};

std::array<Sent, 2> sentBy(const Compare& compare) {
  std::array<Sent, 2> sent;
  const std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled,
      [&](const std::string& type, const codec::Json& body) {
        Sent& side = sent[body.value("side", "") == "b" ? 1 : 0];
        if (type == Result::type) side.results.push_back(codec::decode<Result>(body).result);
        if (type == KernelCounters::type) ++side.counters;
      },
      [](const Message&, std::optional<double>) {});
  jobTypes().at(Compare::type).create()->run(codec::encode(compare), context);
  return sent;
}

TEST(comparison_job, one_kernel_beside_itself_is_a_result_on_both_sides_with_samples_of_its_own) {
  Compare compare = liveComparison();
  compare.a.iterations = compare.b.iterations = 7;
  compare.b.kernel = compare.a.kernel;
  const auto sent = sentBy(compare);
  ASSERT_EQ(sent[0].results.size(), 1u);
  ASSERT_EQ(sent[1].results.size(), 1u);
  const RunResult &a = sent[0].results[0], &b = sent[1].results[0];
  EXPECT_EQ(a.result, b.result);
  EXPECT_EQ(a.counters, b.counters);
  EXPECT_EQ(b.samplesUs.size(), 3u);
  EXPECT_NE(a.samplesUs, b.samplesUs);
}

}  // namespace
}  // namespace warpfold
