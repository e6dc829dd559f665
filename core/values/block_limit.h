// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpfold {

/// Threads that a block may have on any GPU of today (CUDA C++ Programming Guide, "Compute Capabilities").
inline constexpr std::uint32_t mostBlockThreads = 1024;

constexpr bool isBlockSize(std::uint64_t threads) {
  return threads >= 1 && threads <= mostBlockThreads;
}

}  // namespace warpfold
