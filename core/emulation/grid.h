// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>

#include "emulation/block.h"
#include "emulation/launch_hazards.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

/// In which order the blocks of a launch run, on how many threads of the host, and who looks on.
struct GridOrder {
  unsigned threads = 1;
  /// These run before all others, one after the other. Ascending.
  std::span<const std::uint64_t> first = {};
  bool firstOnly = false;  ///< and no others
  /// The last block, or the last cluster, starts when all others are over. Not for kernels whose blocks wait for it.
  bool lastAlone = false;
  const std::atomic<bool>* cancelled = nullptr;    ///< asked between blocks
  std::function<void(double)> progress = nullptr;  ///< called with the fraction of blocks begun, by one thread
  LaunchHazards* hazards = nullptr;                ///< is told what is found, where the code is counted
  /// Those of `first`, and with `lastAlone` the last one, run this code, and are followed by a recorder each. Made from
  /// the same program, linked for tracing. Null: nobody is.
  const Code* traced = nullptr;
  std::function<Recorder*(std::uint64_t block)> recorderOf = nullptr;  ///< null for one that nobody asks for
  /// By block: set to 1 when it reads an element of the reduction (Area::filled). Empty: nobody wants to know.
  std::span<std::uint8_t> readers = {};
};

/// Runs all blocks of a launch. A block that waits for others in a loop stays resident while further ones start; those
/// of a cluster are resident together. On one thread the order is the same each time. Adds to `counts` what was
/// executed, where the code is counted. A launch whose threads wait for each other for ever ends there, which is a
/// hazard. On however many threads, it ends at the lowest block that is at fault, and counts and hazards are those of
/// the blocks up to there. False where threads wait for ever. Throws KernelFault, Cancelled, and InvalidRequest where
/// the launch does not fit the kernel.
bool runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             const GridOrder& order = {});

}  // namespace warpfold::emulation
