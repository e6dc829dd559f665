// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/launch_plan.h"

#include <fmt/format.h>

#include "run/error.h"

namespace warpfold {

std::vector<Launch> planLaunches(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block) {
  kernel.checkBlock(block);
  if (kernel.host) return {{n, 1, 1}};
  std::vector<Launch> launches;
  std::uint64_t left = n;
  do {
    const std::uint32_t threads = block == 1 && !launches.empty() ? partialsBlock : block;
    const std::uint64_t grid = (left + threads - 1) / threads;
    if (grid > 0x7fffffffu)
      throw InvalidRequest(
          fmt::format("--block {}: {} elements need {} blocks, but a grid has at most 2^31-1; use larger "
                      "blocks",
                      block, n, grid));
    launches.push_back({left, grid, threads});
    left = grid;
  } while (left > 1);
  return launches;
}

}  // namespace warpfold
