// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/ladder_run.h"

#include <gtest/gtest.h>

#include "metrics/lens.h"
#include "support/runs.h"
#include "words/say.h"

namespace warpfold {
namespace {

RunRequest quick(std::uint64_t n, ElementType type = ElementType::int32, const std::string& input = "msws") {
  RunRequest request;
  request.n = n;
  request.type = type;
  request.input = input;
  request.iterations = 1;
  request.warmup = 0;
  return request;
}

std::vector<Rung> runKernels(const RunRequest& request, const std::vector<std::string>& kernels = {}) {
  RunRequest shared = request;
  if (!shared.backend) shared.backend = "emulator";
  const LadderRun ladder(builtInKernels(), shared, kernels, RunControl{});
  std::vector<Rung> rungs;
  for (const KernelPtr& kernel : ladder.kernels()) rungs.push_back(ladder.run(kernel));
  return rungs;
}

TEST(ladder, every_sound_kernel_of_the_catalogue_reduces_the_same_data) {
  const auto rungs = runKernels(quick(5000));
  EXPECT_EQ(rungs.size(), kernelCatalogue().size());
  EXPECT_EQ(rungs.front().kernel, "cpu-serial");
  for (const Rung& rung : rungs) {
    if (kernelById(rung.kernel).library) {
      const std::string why = english(*rung.failure);  // and then which of the devices here do, which differ
      EXPECT_TRUE(why.starts_with("--backend emulator: kernel cub does not run on emulator")) << why;
      continue;
    }
    ASSERT_TRUE(rung.result) << rung.kernel << ": " << english(rung.failure.value_or(Complaint{}));
    EXPECT_TRUE(rung.result->matches) << rung.kernel;
    EXPECT_EQ(rung.result->result, rungs.front().result->result) << rung.kernel;
    EXPECT_FALSE(rung.ulp) << rung.kernel;
    EXPECT_TRUE(rung.result->traces.empty());
  }
}

TEST(ladder, host_kernels_are_measured_on_the_cpu_and_others_emulated) {
  const auto rungs = runKernels(quick(5000), {"cpu-serial", "neighbored", "interleaved"});
  EXPECT_EQ(rungs[0].result->device.backend, "cpu");
  EXPECT_EQ(rungs[0].result->latency->provenance, Provenance::measured);
  EXPECT_EQ(rungs[1].result->latency->provenance, Provenance::emulated);
  EXPECT_EQ(baselineOf(rungs), &rungs[1]);
  EXPECT_EQ(speedUp(rungs[0], &rungs[1]), std::nullopt);
}

Rung timed(double medianUs, Provenance provenance) {
  Rung rung;
  rung.result.emplace();
  rung.result->latency.emplace().median = medianUs;
  rung.result->latency->provenance = provenance;
  return rung;
}

TEST(ladder, speed_up_is_between_times_of_one_origin) {
  const Rung slow = timed(30, Provenance::recorded), fast = timed(10, Provenance::recorded);
  EXPECT_EQ(speedUp(fast, &slow), 3.0);
  EXPECT_EQ(speedUp(timed(10, Provenance::measured), &slow), std::nullopt);
}

TEST(ladder, emulators_running_time_gives_no_speed_up) {
  const Rung slow = timed(30, Provenance::emulated), fast = timed(10, Provenance::emulated);
  EXPECT_EQ(speedUp(fast, &slow), std::nullopt);
}

TEST(ladder, on_the_cpu_only_host_kernels_are_rungs) {
  RunRequest request = quick(5000);
  request.backend = "cpu";
  const auto rungs = runKernels(request);
  EXPECT_EQ(rungs.size(), 3u);
  EXPECT_EQ(baselineOf(rungs)->kernel, "cpu-serial");
  const std::string why = english(*runKernels(request, {"neighbored"})[0].failure);
  EXPECT_TRUE(why.starts_with("--backend cpu: kernel neighbored does not run on cpu; choose ")) << why;
  EXPECT_TRUE(why.find("emulator") != std::string::npos) << why;
}

TEST(ladder, a_block_that_a_kernel_does_not_take_becomes_the_nearest_one_and_is_told) {
  RunRequest request = quick(5000);
  request.block = 48;
  const auto rungs = runKernels(request, {"two-pass", "neighbored", "grid-stride", "multilevel-shuffle"});
  EXPECT_EQ(rungs[0].result->request.block, 48u);
  EXPECT_FALSE(rungs[0].note);
  EXPECT_EQ(rungs[1].result->request.block, 64u);
  EXPECT_EQ(english(*rungs[1].note), "block 64, since the kernel does not take 48");
  EXPECT_EQ(rungs[2].result->request.block, 64u);
  EXPECT_EQ(rungs[3].result->request.block, 64u);
}

TEST(ladder, a_grid_is_kept_where_the_kernel_takes_any) {
  RunRequest request = quick(5000);
  request.grid = 3;
  const auto rungs = runKernels(request, {"neighbored", "grid-stride"});
  EXPECT_EQ(rungs[0].result->request.grid, 10u);
  EXPECT_EQ(rungs[1].result->request.grid, 3u);
}

TEST(ladder, a_kernel_that_cannot_run_says_why_and_the_others_run) {
  RunRequest request = quick(5000);
  request.warp = 8;
  const auto rungs = runKernels(request, {"unroll-last-warp", "neighbored", "cpu-serial"});
  EXPECT_EQ(rungs[0].failure->field, Field::warp);
  EXPECT_EQ(rungs[0].failure->value, "8");
  EXPECT_FALSE(rungs[0].result);
  EXPECT_TRUE(rungs[1].result->matches);
  EXPECT_TRUE(rungs[2].result->matches);
}

TEST(ladder, what_no_kernel_could_run_is_told_at_once) {
  EXPECT_THROW(runKernels(quick(5000), {"nope"}), InvalidRequest);
  EXPECT_THROW(runKernels(quick(5000, ElementType::int32, "file:/nonexistent.npy")), InvalidRequest);
  RunRequest bits = quick(5000, ElementType::float32);
  bits.op = Operation::bitAnd;
  EXPECT_THROW(runKernels(bits), InvalidRequest);
}

std::string noteOf(const Rung& rung) {
  return english(told(*lensNote(rung)));
}

TEST(lens, a_serial_float_sum_of_ones_stops_at_two_to_the_24) {
  const auto rungs =
      runKernels(quick(1 << 25, ElementType::float32, "ones"), {"cpu-serial", "cpu-recursive", "cpu-parallel"});
  EXPECT_EQ(rungs[0].result->result.text(), "16777216");
  EXPECT_EQ(rungs[0].ulp, 4194304.0);  // 2^24 too little, in steps of 4 as they are above 2^25
  EXPECT_EQ(noteOf(rungs[0]), "the sum stays at 2^24: adding 1 rounds back (float32 spacing is 2 there)");
  EXPECT_EQ(rungs[1].result->result.text(), "33554432");
  EXPECT_EQ(rungs[1].ulp, 0.0);
  EXPECT_EQ(noteOf(rungs[1]), "a tree: an element takes part in at most 25 roundings instead of 33554431");
}

TEST(lens, says_what_each_order_does_to_the_roundings) {
  const auto rungs = runKernels(quick(4096, ElementType::float32, "uniform"),
                                {"cpu-serial", "neighbored", "grid-stride", "atomic-each", "atomic-block"});
  EXPECT_EQ(noteOf(rungs[0]), "one chain of 4095 roundings, each on the whole result so far");
  EXPECT_EQ(noteOf(rungs[1]), "a tree: an element takes part in at most 12 roundings instead of 4095");
  EXPECT_EQ(noteOf(rungs[3]),
            "atomics reach one word in any order: one chain of all elements, another from run to run");
  EXPECT_EQ(noteOf(rungs[4]).substr(0, 49), "atomics add the partials as they come, another or");
  EXPECT_EQ(noteOf(runKernels(quick(64), {"neighbored"})[0]), "nothing is rounded: every order gives the same value");
}

TEST(lens, few_elements_are_not_told_of_roundings_that_their_padding_has) {
  const auto noteFor = [](std::uint64_t n) {
    return noteOf(runKernels(quick(n, ElementType::float32, "uniform"), {"shared-sequential"})[0]);
  };
  EXPECT_EQ(noteFor(1), "nothing is rounded: there is one element");
  EXPECT_EQ(noteFor(2), "one rounding where the two elements are combined");
}

TEST(lens, sixteen_bit_inputs_are_summed_and_seen_in_float32) {
  const auto rungs = runKernels(quick(5000, ElementType::float16, "uniform"), {"cpu-serial", "neighbored"});
  EXPECT_EQ(rungs[0].result->result.type, ElementType::float32);
  EXPECT_TRUE(rungs[0].ulp);
}

TEST(ulp, counts_steps_of_the_exact_results_size) {
  EXPECT_EQ(ulpError(Scalar::of(16777216.0f), 16777217.0L), 0.5);
  EXPECT_EQ(ulpError(Scalar::of(16777216.0f), 16777216.0L), 0.0);
  EXPECT_EQ(ulpError(Scalar::of(1.0000001f), 1.0L), 1.0);
  EXPECT_EQ(ulpError(Scalar::of(2.0), 2.0L + 0x1p-52L), 0.5);
}

TEST(lens, says_of_a_library_only_what_is_known) {
  Rung rung;
  rung.kernel = "cub";
  rung.library = true;
  rung.result.emplace();
  rung.result->request.type = ElementType::float32;
  rung.result->n = 1000;
  rung.result->depth = 999;
  EXPECT_EQ(noteOf(rung), "a library: its order is not known, so only what any order allows bounds its error");
  rung.library = false;
  EXPECT_EQ(noteOf(rung), "one chain of 999 roundings, each on the whole result so far");
}

}  // namespace
}  // namespace warpfold
