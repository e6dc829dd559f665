// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/all_gpus.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "words/say.h"

namespace warpfold::ranks {
namespace {

DeviceInfo gpu(unsigned number) {
  DeviceInfo device;
  device.backend = "cuda:" + std::to_string(number);
  device.number = number;
  device.timesAreGpu = true;
  device.kernels = {.device = true, .library = true};
  return device;
}

std::string refusalOf(const std::string& kernel, const std::vector<DeviceInfo>& devices) {
  try {
    gpusFor(*builtInKernels().at(kernel), devices);
    return "taken";
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(all_gpus, counts_those_that_can_be_used) {
  DeviceInfo recorded = gpu(0), broken = gpu(2), emulator = gpu(0);
  recorded.recorded = "2026-11-01";
  broken.available = false;
  emulator.timesAreGpu = false;
  EXPECT_EQ(gpusFor(*builtInKernels().at("interleaved"), {gpu(0), gpu(1), broken, emulator, recorded}), 2u);
}

TEST(all_gpus, says_why_there_is_none) {
  DeviceInfo none = gpu(0);
  none.available = false;
  none.reason = say<"gpu-no-driver">();
  EXPECT_EQ(refusalOf("interleaved", {none}),
            "--backend cuda:all: there is no NVIDIA driver (libcuda.so.1 was not found); install it, or use the "
            "emulator");
  EXPECT_EQ(refusalOf("interleaved", {}).substr(0, 20), "--backend cuda:all: ");
}

TEST(all_gpus, refuses_a_kernel_of_the_host) {
  EXPECT_EQ(refusalOf("cpu-serial", {gpu(0)}),
            "--kernel cpu-serial: no device of this rank runs kernel cpu-serial; choose another kernel");
}

TEST(all_gpus, says_where_a_library_runs) {
  EXPECT_EQ(refusalOf("cub", {gpu(0)}), "--backend cuda:all: kernel cub does not run on cuda:all; choose cuda:0");
}

TEST(all_gpus, has_no_mpi) {
  RanksRequest request;
  request.method = "mpi-reduce";
  try {
    runOnAllGpus(builtInKernels(), request, [](const std::string&, ExitStatus) {});
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "--across mpi-reduce: mpi-reduce is a call of MPI, and one process with all GPUs has none; choose "
                 "another method, or take --backend cluster under mpirun");
  }
}

}  // namespace
}  // namespace warpfold::ranks
