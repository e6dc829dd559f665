// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "catalogue/kernel_info.h"

namespace warpfold {

/// One launch of a reduction.
struct Launch {
  std::uint64_t n = 0;                                   ///< elements to reduce
  std::uint64_t grid = 0;                                ///< blocks; each leaves one partial
  std::uint32_t block = 0;                               ///< threads per block
  std::uint64_t padded() const { return grid * block; }  ///< elements after padding to whole blocks
};

/// The launches that leave one value of n elements: the same kernel over and over, each over the partials of the
/// one before. A block of one thread reduces nothing, so its partials go on in blocks of `partialsBlock`.
/// Throws InvalidRequest where a grid would exceed 2^31 − 1 blocks.
std::vector<Launch> planLaunches(const KernelInfo& kernel, std::uint64_t n, std::uint32_t block);

inline constexpr std::uint32_t partialsBlock = 512;

}  // namespace warpfold
