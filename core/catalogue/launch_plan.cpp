// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/launch_plan.h"

#include <algorithm>

#include "values/block_limit.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::uint64_t largestGrid = 0x7fffffff;
/// Of a grid-stride kernel: enough blocks to fill any GPU of today, few enough for one block to reduce their partials.
constexpr std::uint64_t fullGrid = 1024;
constexpr std::uint64_t leastElementsPerThread = 8;

std::uint64_t ceilDivide(std::uint64_t a, std::uint64_t b) {
  return a / b + (a % b != 0);
}

Message fixedGrid(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block, std::uint64_t needed) {
  const auto id = arg<"kernel">(kernel.id);
  const auto elements = arg<"n">(n);
  const auto blocks = arg<"blocks">(needed);
  if (needed > kernel.cluster && kernel.cluster > 1)
    return say<"grid-is-fixed-clusters">(id, elements, arg<"block">(block), blocks, arg<"cluster">(kernel.cluster));
  if (kernel.elements == 1) return say<"grid-is-fixed-one">(id, elements, arg<"block">(block), blocks);
  return say<"grid-is-fixed-two">(id, elements, arg<"block">(block), blocks);
}

std::uint64_t gridFor(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block,
                      std::optional<std::uint64_t> wanted) {
  // Of a kernel of the user's nobody knows how many elements its threads take.
  const bool anyGrid = kernel.elements == 0 || (kernel.user && wanted);
  if (!anyGrid) {
    const std::uint64_t needed = kernel.wholeClustersFrom(ceilDivide(n, std::uint64_t{block} * kernel.elements));
    if (wanted && *wanted != needed) throw InvalidRequest(Field::grid, *wanted, fixedGrid(kernel, n, block, needed));
    return needed;
  }
  if (wanted && *wanted > largestGrid) throw InvalidRequest(Field::grid, *wanted, say<"grid-too-large-given">());
  if (wanted && kernel.wholeClustersIn(*wanted) != *wanted) {
    const std::uint64_t lower = kernel.wholeClustersIn(*wanted), upper = lower + kernel.cluster;
    const bool beyond = upper > largestGrid;
    throw InvalidRequest(Field::grid, *wanted,
                         say<"grid-of-clusters">(arg<"kernel">(kernel.id), arg<"cluster">(kernel.cluster),
                                                 arg<"lower">(beyond ? lower - kernel.cluster : lower),
                                                 arg<"upper">(beyond ? lower : upper)));
  }
  if (wanted) return *wanted;
  return kernel.wholeClustersIn(std::clamp<std::uint64_t>(n / (leastElementsPerThread * block), 1, fullGrid));
}

Launch launchOf(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block, std::optional<std::uint64_t> wanted) {
  Launch launch;
  launch.n = n;
  launch.block = block;
  launch.grid = gridFor(kernel, n, block, wanted);
  if (kernel.elements != 0 && ceilDivide(n, std::uint64_t{mostBlockThreads} * kernel.elements) > largestGrid)
    throw InvalidRequest(Field::n, n, say<"n-beyond-any-grid">());
  if (launch.grid > largestGrid)
    throw InvalidRequest(Field::block, block, say<"grid-too-large">(arg<"n">(n), arg<"blocks">(launch.grid)));
  launch.padded = (kernel.padded || kernel.inPlace) && !kernel.user ? launch.threads() : n;
  switch (kernel.output) {
    case KernelInfo::Output::block: launch.outputs = launch.grid; break;
    case KernelInfo::Output::warp: launch.outputs = ceilDivide(n, 32); break;
    case KernelInfo::Output::one: launch.outputs = 1; break;
  }
  return launch;
}

}  // namespace

std::uint64_t automaticGrid(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block) {
  return kernel.host || kernel.library ? 1 : gridFor(kernel, n, block, std::nullopt);
}

std::vector<Launch> planLaunches(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block,
                                 std::optional<std::uint64_t> grid) {
  kernel.checkBlock(block);
  if (kernel.host || kernel.library) return {{n, 1, 1, 1, n}};
  std::vector<Launch> launches{launchOf(kernel, n, block, grid)};
  if (kernel.next == KernelInfo::Next::nothing) return launches;
  const std::uint32_t later = block == 1 && kernel.elements != 0 ? partialsBlock : block;
  while (launches.back().outputs > 1)
    launches.push_back(
        launchOf(kernel, launches.back().outputs, later,
                 kernel.next == KernelInfo::Next::oneBlock ? std::optional<std::uint64_t>(1) : std::nullopt));
  return launches;
}

}  // namespace warpfold
