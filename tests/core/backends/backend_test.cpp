// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/backend.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/backends/cuda/gpu.h"
#include "support/runs.h"
#include "values/error.h"

namespace warpfold {
namespace {

RunRequest on(const std::string& backend) {
  RunRequest request;
  request.backend = backend;
  return request;
}

std::string chosenFor(const std::string& kernel) {
  return placeFor({}, kernelById(kernel)).device.backend;
}

TEST(device_for, a_host_kernel_runs_on_the_cpu) {
  EXPECT_EQ(chosenFor("cpu-serial"), "cpu");
}

TEST(device_for, a_device_kernel_runs_on_a_gpu_where_there_is_one_else_on_the_emulator) {
  EXPECT_EQ(chosenFor("neighbored"), gpuAvailable() ? "cuda:0" : "emulator");
}

TEST(device_for, a_kernel_that_is_broken_on_purpose_runs_on_the_emulator_only) {
  EXPECT_EQ(chosenFor("broken-lockstep"), "emulator");
}

TEST(device_for, a_library_needs_a_gpu) {
  if (gpuAvailable()) GTEST_SKIP() << "there is a GPU";
  try {
    chosenFor("cub");
    FAIL();
  } catch (const BackendUnavailable& e) {
    EXPECT_STREQ(e.what(), "--kernel cub: no device here runs this kernel; choose another kernel");
  }
}

TEST(device_for, a_small_warp_leads_to_a_device_that_has_it) {
  RunRequest request;
  request.warp = 8;
  EXPECT_EQ(placeFor(request, kernelById("neighbored")).device.backend, "emulator");
}

TEST(device_for, a_warp_that_no_device_has_is_refused_and_not_the_machine) {
  RunRequest request;
  request.warp = 7;
  const auto refusal = [&] {
    try {
      prepareProblem(builtInKernels(), request, RunControl{});
    } catch (const InvalidRequest& e) {
      return std::string(e.what());
    }
    return std::string("prepared");
  };
  EXPECT_EQ(
      refusal(),
      "--warp 7: device emulator has warps with one of these numbers of lanes: 4, 8, 16 and 32; choose one of them");
  request.kernel = "cpu-serial";
  request.warp = 8;
  EXPECT_EQ(refusal(), "--warp 8: device cpu has warps of 32 lanes; choose 32, or another device");
}

TEST(device_for, the_device_that_is_named_is_taken) {
  EXPECT_EQ(placeFor(on("cpu"), kernelById("cpu-serial")).device.backend, "cpu");
}

TEST(device_for, a_device_that_nobody_knows_is_refused_with_the_choices) {
  try {
    placeFor(on("tpu"), kernelById("neighbored"));
    FAIL();
  } catch (const InvalidRequest& e) {
    const std::string text = e.what();
    EXPECT_EQ(text.substr(0, 61), "--backend tpu: there is no such backend; choose one of cuda:0");
    EXPECT_NE(text.find("emulator, cpu"), std::string::npos) << text;
  }
}

TEST(exact_device, gives_structure_and_broken_kernels) {
  const DeviceInfo device = exactPlace().device;
  EXPECT_TRUE(device.structureIsExact);
  EXPECT_TRUE(device.kernels.broken);
  EXPECT_EQ(device.timing, Provenance::emulated);
  EXPECT_EQ(device.warpWidths, (std::vector<std::uint32_t>{4, 8, 16, 32}));
}

TEST(devices, every_one_says_what_it_runs_and_only_gpus_have_a_gpus_times) {
  for (const DeviceInfo& device : allDevices()) {
    EXPECT_TRUE(device.kernels.host || device.kernels.device) << device.backend;
    EXPECT_EQ(device.warpWidths.back(), 32u) << device.backend;
    EXPECT_FALSE(device.timesAreGpu && device.timing == Provenance::emulated) << device.backend;
    EXPECT_TRUE(device.available || device.reason.has_value()) << device.backend;
  }
}

TEST(backends, an_order_is_taken_once) {
  EXPECT_THROW(registerBackend(30, nullptr), std::logic_error);
}

TEST(prepare_problem, fills_in_what_the_device_prefers) {
  RunRequest request;
  request.kernel = "cpu-serial";
  const PlannedProblem planned = prepareProblem(builtInKernels(), request, RunControl{});
  EXPECT_EQ(planned.run.request.backend, "cpu");
  EXPECT_EQ(planned.run.n(), planned.run.device.defaultN);
  EXPECT_EQ(planned.problem.inputs.first->size(), planned.run.n());
}

TEST(prepare_problem, uses_equal_data_again_and_no_other) {
  RunRequest request;
  request.n = 1000;
  const PlannedProblem first = prepareProblem(request);
  const auto again = [&](RunRequest other) {
    other.backend = "emulator";
    return prepareProblem(builtInKernels(), other, RunControl{}, &first).problem.inputs.first ==
           first.problem.inputs.first;
  };
  RunRequest other = request;
  other.kernel = "interleaved";
  other.block = 64;
  EXPECT_TRUE(again(other));
  other.seed = 1;
  EXPECT_FALSE(again(other));
  other.seed = 0;
  other.n = 1001;
  EXPECT_FALSE(again(other));
  other.n = 1000;
  other.type = ElementType::float32;
  EXPECT_FALSE(again(other));
}

}  // namespace
}  // namespace warpfold
