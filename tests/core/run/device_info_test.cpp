// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include <gtest/gtest.h>

#include "words/say.h"

namespace warpfold {
namespace {

TEST(device_info, driver_and_cuda_are_two_versions) {
  DeviceInfo device;
  device.details = {say<"gpu-cuda">(arg<"version">("13.0")), say<"gpu-driver-version">(arg<"version">("580.159.04"))};
  EXPECT_EQ(device.cudaVersion(), "13.0");
  EXPECT_EQ(device.driverVersion(), "580.159.04");
  EXPECT_EQ(device.driverText(), "driver 580.159.04, CUDA 13.0");
}

TEST(device_info, a_recording_that_told_both_at_once_is_taken_apart) {
  DeviceInfo device;
  device.details = {say<"gpu-driver">(arg<"version">("13.0 (580.159.04)"))};
  EXPECT_EQ(device.cudaVersion(), "13.0");
  EXPECT_EQ(device.driverVersion(), "580.159.04");
  device.details = {say<"gpu-driver">(arg<"version">("13.0"))};
  EXPECT_EQ(device.cudaVersion(), "13.0");
  EXPECT_FALSE(device.driverVersion());
}

TEST(device_info, a_device_without_a_driver_has_no_version) {
  EXPECT_FALSE(DeviceInfo().cudaVersion());
  EXPECT_EQ(DeviceInfo().driverText(), "");
}

}  // namespace
}  // namespace warpfold
