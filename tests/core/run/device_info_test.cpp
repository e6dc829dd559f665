// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

TEST(device_info, driver_and_cuda_are_two_versions) {
  DeviceInfo device;
  device.cuda = "13.0";
  EXPECT_EQ(device.driverText(), "CUDA 13.0");
  device.driver = "580.159.04";
  EXPECT_EQ(device.driverText(), "driver 580.159.04, CUDA 13.0");
}

TEST(device_info, a_device_without_a_driver_has_no_version) {
  EXPECT_EQ(DeviceInfo().driverText(), "");
}

}  // namespace
}  // namespace warpfold
