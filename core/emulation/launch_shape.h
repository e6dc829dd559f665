// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace warpfold::emulation {

/// What a launch needs to know; the same for all its blocks.
struct LaunchShape {
  std::uint64_t grid = 1;
  std::uint32_t block = 1;
  std::uint32_t warpSize = 32;
  std::uint32_t sharedElements = 0;      ///< of the one array of elements in shared memory; 0: not known
  std::uint32_t dynamicSharedBytes = 0;  ///< of shared memory whose size the launch tells
  bool warpLevel = false;                ///< lanes meet within their warp: shuffles, votes, __syncwarp
  bool fences = false;                   ///< the kernel calls __threadfence, so that counters may order its threads
  std::uint32_t launch = 0;              ///< which of the reduction, 0 first
  bool countsEach = false;               ///< no block's counts are taken from another one that did the same
  bool lastBlockAlone = false;           ///< the last block runs when all others are over
  std::uint32_t cluster = 1;             ///< blocks that reach each other's shared memory; all in order on one machine
};

/// Where the two inputs lie, as far as the kernel can tell, where they are not worked on in place: at addresses that no
/// memory of the host has, so that none of theirs is taken for one of something else.
inline constexpr std::uintptr_t inputSpace = std::uintptr_t{1} << 60;
inline constexpr std::uintptr_t secondInputSpace = inputSpace + (std::uintptr_t{1} << 56);

/// Where a value is that a block has handed to another one of its cluster, one place for each block: words of shared
/// memory that have no address in the block that gave them.
inline constexpr std::uintptr_t clusterSpace = inputSpace + (std::uintptr_t{1} << 58);
inline constexpr std::uintptr_t clusterStride = 16;

/// Global memory of a launch as the kernel sees it. Reads of an input that is not worked on in place are noted by the
/// addresses that they would have, from `input` on.
struct GlobalMemory {
  const void* arena = nullptr;  ///< one allocation that holds what the kernel writes
  std::size_t arenaBytes = 0;
  const void* input = nullptr;
  std::size_t inputBytes = 0;  ///< that may be read
  const void* output = nullptr;
  std::size_t outputBytes = 0;
  std::size_t elementBytes = 4;       ///< of what is combined
  std::size_t inputElementBytes = 4;  ///< of the input as it is stored
  const void* counters = nullptr;     ///< of finished blocks; all others lie in shared memory
  std::size_t counterBytes = 0;
  const void* slots = nullptr;  ///< of partials with their marks, one a block, twice as large as an element
  std::size_t slotsBytes = 0;
};

}  // namespace warpfold::emulation
