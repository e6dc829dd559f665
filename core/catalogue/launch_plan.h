// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catalogue/kernel_info.h"

namespace warpfold {

/// One launch of a reduction.
struct Launch {
  std::uint64_t n = 0;        ///< elements to reduce
  std::uint64_t grid = 0;     ///< blocks
  std::uint32_t block = 0;    ///< threads per block
  std::uint64_t outputs = 0;  ///< values it leaves: one of each block or warp, or one
  std::uint64_t padded = 0;   ///< elements it reads: n, or more where the launcher pads to whole blocks

  std::uint64_t threads() const { return grid * block; }
};

/// The launches that leave one value of n elements. `grid`: the blocks of the first launch; open: chosen here,
/// the same on every device. A block of one thread reduces nothing where every thread takes one element, so its
/// partials go on in blocks of `partialsBlock`. Throws InvalidRequest where a grid would exceed 2^31 − 1 blocks, or
/// `grid` is not one that the kernel can take.
std::vector<Launch> planLaunches(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block,
                                 std::optional<std::uint64_t> grid = {});

/// The blocks of the first of these launches where none are asked for.
std::uint64_t automaticGrid(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block);

inline constexpr std::uint32_t partialsBlock = 512;

}  // namespace warpfold
