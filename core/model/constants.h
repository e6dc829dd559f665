// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace warpfold::model {

/// What instructions and waiting cost, in cycles of a multiprocessor where nothing else is said. All but the last three
/// follow from recorded times of all kernels together: `warpfold-cli model --fit` works them out and prints them.
/// An instruction's cost is what it keeps the multiprocessor from other work; a wait is what its block loses.
struct Constants {
  // Instructions, per warp:
  double warp = 0;         ///< address and bounds, once a thread
  double barrierWarp = 0;  ///< a barrier and the step around it, of each warp that meets there
  double combine = 0;      ///< a step in which the warp combines
  double request = 0;      ///< a load or store of global memory
  double sector = 0;       ///< 32 bytes that it moves
  double conflict = 0;     ///< a further round of shared memory
  double remainder = 0;    ///< a step's remainder of two variables
  double fp64 = 0;         ///< combining float64 rather than 32 bits
  // Waits, per block:
  double barrier = 0;        ///< until the last warp has come
  double l2 = 0;             ///< for a load that L2 answers
  double dram = 0;           ///< what a load of DRAM takes longer
  double remainderWait = 0;  ///< the remainder's chain of instructions, a step
  double atomic = 0;         ///< for an atomic of the block
  double tail = 0;           ///< share of a block's own instructions that no other block's work hides
  // Limits:
  double blockInterval = 0;  ///< between two blocks that a multiprocessor starts
  double smoothing = 0;      ///< p of (compute^p + memory^p)^(1/p), dimensionless
  // Starts of a launch beyond an empty one:
  double start = 0;           ///< first instructions and parameters
  double startBarrier = 0;    ///< for each barrier in the code, which grows with them
  double startRemainder = 0;  ///< for each of them that has a remainder
  double startCold = 0;       ///< first touch of memory that no cache holds
  double finish = 0;          ///< ticket and fence of a kernel whose last block finishes
  // Measured on their own:
  double launchUs = 0;        ///< an empty launch, µs
  double nextLaunchUs = 0;    ///< the same behind another launch of the reduction, µs
  double attainable = 0;      ///< share of the datasheet's bandwidth that reading attains, where nobody measured it
  double atomicInterval = 0;  ///< between two warps' atomics at one word

  std::string device, date;  ///< that they come from
  double clockMhz = 0;       ///< that it ran at

  static constexpr std::size_t fitted = 21;  ///< of the rows, the first
};

struct ConstantRow {
  std::string_view name;  ///< in resources/model/constants.json
  double Constants::*value;
  double guess;  ///< where a fit begins: the order of magnitude
};
inline constexpr std::array constantRows{
    ConstantRow{"warp", &Constants::warp, 10},
    ConstantRow{"barrier_warp", &Constants::barrierWarp, 2},
    ConstantRow{"combine", &Constants::combine, 0.3},
    ConstantRow{"request", &Constants::request, 0.3},
    ConstantRow{"sector", &Constants::sector, 0.3},
    ConstantRow{"conflict", &Constants::conflict, 0.6},
    ConstantRow{"remainder", &Constants::remainder, 4},
    ConstantRow{"fp64", &Constants::fp64, 1},
    ConstantRow{"barrier_wait", &Constants::barrier, 10},
    ConstantRow{"l2_wait", &Constants::l2, 280},
    ConstantRow{"dram_wait", &Constants::dram, 400},
    ConstantRow{"remainder_wait", &Constants::remainderWait, 10},
    ConstantRow{"atomic_wait", &Constants::atomic, 200},
    ConstantRow{"tail", &Constants::tail, 0.7},
    ConstantRow{"block_interval", &Constants::blockInterval, 160},
    ConstantRow{"smoothing", &Constants::smoothing, 4},
    ConstantRow{"start", &Constants::start, 1000},
    ConstantRow{"start_barrier", &Constants::startBarrier, 25},
    ConstantRow{"start_remainder", &Constants::startRemainder, 60},
    ConstantRow{"start_cold", &Constants::startCold, 600},
    ConstantRow{"finish", &Constants::finish, 1200},
    ConstantRow{"launch_us", &Constants::launchUs, 0},
    ConstantRow{"next_launch_us", &Constants::nextLaunchUs, 0},
    ConstantRow{"attainable", &Constants::attainable, 0},
    ConstantRow{"atomic_interval", &Constants::atomicInterval, 0},
};

/// Reads a file like resources/model/constants.json. Throws InvalidRequest naming the row that is missing.
Constants parseConstants(std::string_view json);
std::string constantsText(const Constants& constants);
/// Those that came with the program.
const Constants& shippedConstants();

}  // namespace warpfold::model
