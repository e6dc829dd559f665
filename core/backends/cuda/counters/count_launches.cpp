// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/counters/count_launches.h"

#include "backends/cuda/counters/range_profiler.h"

namespace warpfold::cuda {

HardwareCounts countLaunches(DeviceWorkspace& workspace, std::span<const HardwareFigure* const> figures,
                             CacheState cache, std::size_t launches, const std::function<void()>& queue) {
  const CUstream stream = workspace.stream().get();
  WARPFOLD_CUDA(Driver::get().streamSynchronize(stream));
  const std::size_t before = cache == CacheState::cold ? 1 : 0;
  const auto metrics = metricsOf(figures);
  const auto pass = [&] {
    queue();
    WARPFOLD_CUDA(Driver::get().streamSynchronize(stream));
  };
  const auto counted = RangeProfiler(workspace.context(), metrics).count(pass, before + launches);
  return hardwareCounts(figures, std::span(counted).subspan(before));
}

}  // namespace warpfold::cuda
