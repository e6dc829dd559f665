// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/planned_run.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "support/devices.h"
#include "values/error.h"

namespace warpfold {
namespace {

PlannedRun plannedOn(const DeviceInfo& device, const RunRequest& request, std::uint64_t n) {
  return planRun(request, builtInKernels().at(request.kernel), device, n);
}

std::string refusalOf(const RunRequest& request, const DeviceInfo& device) {
  try {
    plannedOn(device, request, 1000);
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return "planned";
}

TEST(planned_run, leaves_nothing_open) {
  const RunRequest request = plannedOn(exampleGpu(), {}, 1000).request;
  EXPECT_EQ(request.backend, "cuda");
  EXPECT_EQ(request.n, 1000u);
  EXPECT_EQ(request.grid, 2u);
  EXPECT_EQ(request.iterations, 100u);
  EXPECT_EQ(request.warmup, 10u);
}

TEST(planned_run, keeps_what_was_asked_for) {
  RunRequest request;
  request.kernel = "grid-stride";
  request.grid = 7;
  request.iterations = 3;
  request.warmup = 0;
  const PlannedRun run = plannedOn(exampleGpu(), request, 100'000);
  EXPECT_EQ(run.grid(), 7u);
  EXPECT_EQ(run.request.iterations, 3u);
  EXPECT_EQ(run.request.warmup, 0u);
}

TEST(planned_run, a_grid_that_would_be_emulated_for_too_long_is_refused) {
  RunRequest request;
  request.kernel = "grid-stride";
  request.grid = 2147483647;
  EXPECT_EQ(refusalOf(request, exampleEmulator()),
            "--grid 2147483647: the emulator would take too long for 1099511627264 threads; use 2097152 blocks or "
            "fewer, or a GPU");
  EXPECT_EQ(refusalOf(request, exampleGpu()), "planned");
  request.grid = 2097152;
  EXPECT_EQ(refusalOf(request, exampleEmulator()), "planned");
}

TEST(planned_run, knows_whether_its_grid_is_the_automatic_one) {
  RunRequest request;
  request.kernel = "grid-stride";
  const PlannedRun automatic = plannedOn(exampleGpu(), request, 100'000);
  EXPECT_TRUE(automatic.gridIsAutomatic);
  request.grid = automatic.grid();
  EXPECT_TRUE(plannedOn(exampleGpu(), request, 100'000).gridIsAutomatic);
  request.grid = automatic.grid() + 1;
  EXPECT_FALSE(plannedOn(exampleGpu(), request, 100'000).gridIsAutomatic);
}

TEST(planned_run, names_the_device_that_was_chosen) {
  DeviceInfo second = exampleGpu();
  second.backend = "cuda:1";
  RunRequest request;
  request.backend = "cuda";
  EXPECT_EQ(plannedOn(second, request, 1000).request.backend, "cuda:1");
}

TEST(planned_run, has_the_launches_of_its_kernel) {
  const PlannedRun run = plannedOn(exampleEmulator(), {}, 1 << 20);
  ASSERT_EQ(run.launches.size(), 3u);
  EXPECT_EQ(run.n(), 1048576u);
  EXPECT_EQ(run.grid(), 2048u);
  EXPECT_EQ(run.block(), 512u);
  EXPECT_EQ(run.launches[1].n, 2048u);
  EXPECT_EQ(run.launches[2].grid, 1u);
}

TEST(planned_run, a_host_kernel_is_one_launch_of_one_thread) {
  RunRequest request;
  request.kernel = "cpu-serial";
  const PlannedRun run = plannedOn(exampleCpu(), request, 1000);
  ASSERT_EQ(run.launches.size(), 1u);
  EXPECT_EQ(run.grid(), 1u);
  EXPECT_EQ(run.block(), 1u);
  EXPECT_EQ(run.n(), 1000u);
}

TEST(planned_run, a_mean_of_integers_is_accumulated_in_64_bits) {
  RunRequest request;
  request.op = Operation::mean;
  EXPECT_EQ(plannedOn(exampleEmulator(), request, 1000).accumulator(), ElementType::int64);
}

TEST(planned_run, a_refusal_begins_with_its_option) {
  const auto with = [](auto change) {
    RunRequest request;
    change(request);
    const std::string text = refusalOf(request, exampleEmulator());
    return text.substr(0, text.find_first_of(" :"));
  };
  EXPECT_EQ(with([](RunRequest& r) { r.block = 96; }), "--block");
  EXPECT_EQ(with([](RunRequest& r) { r.block = 2048; }), "--block");
  EXPECT_EQ(with([](RunRequest& r) { r.warp = 5; }), "--warp");
  EXPECT_EQ(with([](RunRequest& r) { r.grid = 3; }), "--grid");
  EXPECT_EQ(with([](RunRequest& r) { r.offset = 128; }), "--offset");
  EXPECT_EQ(with([](RunRequest& r) { r.input2 = "ones"; }), "--input2");
  EXPECT_EQ(with([](RunRequest& r) { r.kernel = "cub"; }), "--backend");
  EXPECT_EQ(with([](RunRequest& r) { r.iterations = 0; }), "--iterations");
  EXPECT_EQ(with([](RunRequest& r) {
              r.op = Operation::bitAnd;
              r.type = ElementType::float32;
            }),
            "--op");
}

TEST(planned_run, a_grid_that_no_device_has_is_refused_by_the_option_that_asks_for_it) {
  RunRequest request;
  request.kernel = "grid-stride";
  request.grid = std::uint64_t{1} << 31;
  EXPECT_EQ(refusalOf(request, exampleEmulator()), "--grid 2147483648: a grid has at most 2^31-1 blocks");
}

TEST(planned_run, no_elements_are_refused) {
  EXPECT_THROW(plannedOn(exampleEmulator(), {}, 0), InvalidRequest);
}

TEST(device_info, runs_what_it_says) {
  EXPECT_TRUE(exampleCpu().runs(kernelById("cpu-serial")));
  EXPECT_FALSE(exampleCpu().runs(kernelById("neighbored")));
  EXPECT_TRUE(exampleGpu().runs(kernelById("cub")));
  EXPECT_FALSE(exampleGpu().runs(kernelById("broken-lockstep")));
  EXPECT_TRUE(exampleEmulator().runs(kernelById("broken-lockstep")));
  EXPECT_FALSE(exampleEmulator().runs(kernelById("cub")));
}

}  // namespace
}  // namespace warpfold
