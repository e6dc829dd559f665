// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/empty_launch.h"

#include <vector>

#include "backends/backend.h"
#include "backends/cuda/stopwatch.h"
#include "timing/sampling.h"
#include "timing/statistics.h"

namespace warpfold {

namespace {

Latency timed(cuda::DeviceWorkspace& workspace, int launches) {
  cuda::Stopwatch stopwatch(workspace);
  std::vector<double> us;
  for (std::uint32_t i = 0; i < sampling::usualOfGpu.iterations; ++i)
    us.push_back(stopwatch.sampleUs([] {},
                                    [&] {
                                      for (int k = 0; k < launches; ++k) workspace.queueNothing();
                                    }));
  return summarise(us);
}

}  // namespace

EmptyLaunches timeEmptyLaunches(const std::string& backend) {
  const DeviceInfo device = backendFor(backend).device(backend);
  cuda::DeviceWorkspace workspace(static_cast<int>(device.number.value_or(0)));
  workspace.context().makeCurrent();
  return {device.name, timed(workspace, 1), timed(workspace, 2)};
}

}  // namespace warpfold
