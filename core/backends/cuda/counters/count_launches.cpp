// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/counters/count_launches.h"

#include "backends/cuda/counters/range_profiler.h"

namespace warpfold::cuda {

HardwareCounts countLaunches(DeviceWorkspace& workspace, std::span<const HardwareFigure* const> figures,
                             const Counted& counted, const std::function<void()>& forgetCode,
                             const std::function<void()>& queue) {
  const CUstream stream = workspace.stream().get();
  WARPFOLD_CUDA(Driver::get().streamSynchronize(stream));
  const bool cold = counted.cache == CacheState::cold;
  const std::size_t before = cold ? DeviceWorkspace::launchesOfDataFlush : 0;
  const auto metrics = metricsOf(figures);
  const auto prepare = [&] {
    if (cold) forgetCode();
  };
  const auto pass = [&] {
    queue();
    WARPFOLD_CUDA(Driver::get().streamSynchronize(stream));
  };
  // Once without counting: what the driver loads at a first launch, such as the flush's code, is there then, and the
  // first pass finds the caches as all others do.
  prepare();
  pass();
  const auto values = RangeProfiler(workspace.context(), metrics).count(prepare, pass, before + counted.launches);
  return hardwareCounts(figures, std::span(values).subspan(before));
}

}  // namespace warpfold::cuda
