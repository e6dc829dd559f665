// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/user_code.h"

namespace warpfold {

/// What a kernel file says of itself in its header comment, and its source.
struct KernelInfo {
  std::string id;                     ///< "shared-strided"
  std::string title;                  ///< "Shared memory, strided index"
  int order = 0;                      ///< naive → fast
  std::string shows;                  ///< the lesson, one or two sentences
  std::string improves;               ///< what it does better than which kernel; empty for the first
  std::string citation;               ///< paper, book or manual that it comes from
  bool host = false;                  ///< runs on the CPU, not on a device
  bool library = false;               ///< a library's own reduction on a GPU, measured but never traced
  bool inPlace = false;               ///< overwrites its input: the launcher gives it a copy, mapped and padded
  bool powerOfTwo = false;            ///< needs a power-of-two block
  std::uint32_t leastBlock = 1;       ///< threads that it needs at least
  std::uint32_t blockMultiple = 1;    ///< the block must be a multiple of this
  std::uint32_t exampleThreads = 1;   ///< a block of the blackboard example has at least as many, to show the lesson
  std::uint32_t exampleBlocks = 1;    ///< its first launch on the blackboard has as many, so that a second one has work
  std::uint32_t exampleElements = 0;  ///< on the blackboard a thread takes as many; 0: any number shows the lesson
  bool padded = false;                ///< reads whole blocks: the launcher pads the input with the operator's identity
  std::uint32_t elements = 1;         ///< per thread; 0: as many as the grid leaves each (a grid-stride loop)
  /// What a launch leaves behind: a value of each block or warp, or one value that all add to by atomics.
  enum class Output : std::uint8_t { block, warp, one };
  Output output = Output::block;
  /// How partials become one value: the same launch again, one block alone, or nothing more.
  enum class Next : std::uint8_t { again, oneBlock, nothing };
  Next next = Next::again;
  bool ticket = false;       ///< takes a counter of finished blocks, zero before every launch
  bool publishes = false;    ///< takes a word a block for its partial and the mark that it is there, all clear at first
  bool gridBarrier = false;  ///< its blocks wait for each other, so that all must be on the device at once
  std::uint32_t cluster = 1;  ///< blocks of a thread-block cluster, where the grid has as many
  bool tuned = false;         ///< block and grid follow from the size and the device where no grid is asked for
  bool shapeOfN = false;      ///< of a tuned one: they follow from the size alone, so that every device adds alike
  std::string codeOf;         ///< the kernel whose code it runs; empty: its own
  bool warp32 = false;        ///< relies on warps of 32 lanes
  bool orderVaries = false;   ///< float results may differ from run to run
  std::string fault;          ///< of a faulty kernel: what is wrong and what it leads to; empty for the sound ones
  bool usesBlockDim = false;  ///< its code names BLOCK_DIM, so it is compiled per block size
  bool sharesOnePerThread = false;       ///< all that it has of T in shared memory is one array of BLOCK_DIM elements
  std::string function;                  ///< the C++ name: id with underscores
  std::string code;                      ///< the file without its header comment: what is shown and compiled
  std::uint32_t firstLine = 1;           ///< line of the file at which `code` begins
  std::shared_ptr<const UserCode> user;  ///< of a kernel of the user's: how it was compiled; else null

  /// The kernel file in which its code is.
  const std::string& codeId() const { return codeOf.empty() ? id : codeOf; }
  /// It runs on GPUs and on the emulator, so it can be traced.
  bool traceable() const { return !host && !library; }
  /// One block waits for the partials of all others, or comes after them, and reduces them.
  bool lastBlockFinishes() const { return ticket || publishes; }
  /// Blocks wait for what others leave, as long as that takes.
  bool waitsForBlocks() const { return publishes || gridBarrier; }
  /// Blocks of a cluster in a grid of `grid` blocks: a grid below a whole cluster is one.
  std::uint64_t clusterOf(std::uint64_t grid) const { return grid < cluster ? grid : cluster; }
  /// The grid nearest to `grid` blocks that a launch in clusters can have, not below it or not above it: a part of one
  /// cluster, or whole ones (CUDA C++ Programming Guide, thread block clusters: the grid is a multiple of them).
  std::uint64_t wholeClustersFrom(std::uint64_t grid) const {
    return grid < cluster ? grid : (grid + cluster - 1) / cluster * cluster;
  }
  std::uint64_t wholeClustersIn(std::uint64_t grid) const { return grid < cluster ? grid : grid / cluster * cluster; }
  bool broken() const { return !fault.empty(); }
  /// Throws InvalidRequest with the reason when the kernel cannot run with `block` threads.
  void checkBlock(std::uint32_t block) const;
  bool takesBlock(std::uint32_t block) const;
  /// The block of 1 to 1024 threads nearest to `block` that it takes; of two as near, the larger one.
  std::uint32_t nearestBlock(std::uint32_t block) const;
};

/// Reads the header comment of a kernel file. `fileName` is for messages. Throws std::logic_error.
KernelInfo parseKernelFile(const std::string& fileName, const std::string& content);

}  // namespace warpfold
