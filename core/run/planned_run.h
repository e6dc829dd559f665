// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "catalogue/catalogue.h"
#include "catalogue/launch_plan.h"
#include "run/device_info.h"
#include "run/run_request.h"
#include "run/tuned_shape.h"

namespace warpfold {

/// A run as it is carried out: made once from a request and handed on, so that the kernel is not looked up and the
/// launches are not planned again.
struct PlannedRun {
  RunRequest request;  ///< with nothing left open, but for the second input's default
  KernelPtr kernel;
  DeviceInfo device;
  std::vector<Launch> launches;     ///< at least one
  std::optional<TunedShape> tuned;  ///< of a tuned kernel: what was chosen
  bool orderIsAsked = false;        ///< of a kernel whose order follows from n: a grid was asked for that gives another
  bool samplesOpen = false;         ///< the request leaves open how many samples; its iterations are then the most
  bool gridIsAutomatic = true;      ///< the first launch has the grid that it gets where none is asked for

  std::uint64_t n() const { return launches.front().n; }
  std::uint64_t grid() const { return launches.front().grid; }
  std::uint32_t block() const { return launches.front().block; }
  /// The type of the values that are combined, and of what launches leave.
  ElementType accumulator() const {
    return kernel->user ? kernel->user->left : accumulatorOf(request.type, request.op);
  }
};

/// Throws InvalidRequest for what can be checked before the data are there: a kernel that the device does not run, a
/// pair of type and operation that makes no sense, sizes and warp widths that are not possible, a grid that n and the
/// block do not make. What it says of a kernel that `device` does not run names those of `devices` that do.
void validate(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device,
              const std::vector<DeviceInfo>& devices = {});

/// Throws InvalidRequest: `device` does not run the kernel, and those of `devices` that do are named.
[[noreturn]] void refuseKernel(const KernelInfo& kernel, const DeviceInfo& device,
                               const std::vector<DeviceInfo>& devices);

/// The run of a valid request on data of n elements. Throws InvalidRequest.
PlannedRun planRun(const RunRequest& request, KernelPtr kernel, DeviceInfo device, std::uint64_t n);

}  // namespace warpfold
