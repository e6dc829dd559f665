// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "model/block_work.h"
#include "model/constants.h"
#include "model/gpu.h"
#include "run/modelled_run.h"

/// The model, bottom up: what a block costs, what a multiprocessor holds, what a launch takes.
/// resources/manual/modelled-gpus.md has it as a text.
namespace warpfold::model {

/// Cycles of one block: `busy` keeps the multiprocessor from other work, during `waits` other blocks can use it.
struct BlockCost {
  double busy = 0, waits = 0;
  /// Of a block whose threads take `elements` each and wait `roundTrips` times for them. `fromDram`: the share that L2
  /// does not hold.
  static BlockCost of(const BlockWork& work, const Gpu& gpu, const Constants& constants, double elements,
                      double roundTrips, double fromDram);
  /// The same with `factor` times the instructions; `tail` is that of the constants. Waits for memory stay as they are.
  BlockCost scaled(double factor, double tail) const { return {busy * factor, waits + tail * busy * (factor - 1)}; }
  /// Until `blocks` that began together have ended: they are busy one after the other and wait together.
  double wave(double blocks) const { return blocks * busy + waits; }
};

/// How many blocks a multiprocessor holds at once, and why no more.
struct Residency {
  std::uint32_t blocks = 1;
  OccupancyLimit limit = OccupancyLimit::threads;
};
/// `registers`: of a thread, 0 where not known. Registers are handed out as cuda_occupancy.h of the CUDA Toolkit has
/// it.
Residency residency(const BlockWork& work, const Gpu& gpu, std::uint32_t registers = 0);

/// Whether a block of `threads` with as many registers each can be launched at all; the hardware counts its warps up to
/// a multiple of four.
bool launches(std::uint32_t threads, const Gpu& gpu, std::uint32_t registers);

/// One launch.
struct LaunchCase {
  double n = 0;                 ///< elements
  double grid = 1;              ///< blocks
  bool first = true;            ///< of the reduction; the others follow at once and find their values in L2
  bool cold = true;             ///< no cache holds the elements
  double inputs = 1;            ///< arrays that are read: a dot product reads two
  std::uint32_t registers = 0;  ///< that a thread takes; 0: not known, and no limit
};

/// What recorded times of a kernel say beside those of all kernels.
struct Correction {
  double cost = 1;         ///< factor of a block's instructions
  double startCycles = 0;  ///< beyond those of all kernels
  double error = 0;        ///< root of the mean square of relative errors against the times that it comes from
  bool borrowed = false;   ///< of another block size, type or operation, since those asked for were not recorded
};

/// How often the busiest thread waits for memory: once for all loads that it issues together, and, of what is left over
/// by them, once for each.
double roundTrips(const BlockWork& work, const LaunchCase& launch);

/// The share of data in a warm cache, 0 to 1, that L2 is too small for.
double shareOfDram(double bytes, const Gpu& gpu);

struct LaunchTime {
  ModelTerms terms;
  double us = 0;
};

/// What a launch takes on a GPU. `launchUs`: what every launch costs before it begins; open: as on the GPU that the
/// constants are of.
LaunchTime launchTime(const BlockWork& work, const LaunchCase& launch, const Gpu& gpu, const Constants& constants,
                      const Correction& correction = {}, std::optional<double> launchUs = {});

}  // namespace warpfold::model
