// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/launch_time.h"

#include <algorithm>
#include <cmath>

namespace warpfold::model {

namespace {

/// Waves that are told apart: with more of them a multiprocessor starts a block as soon as another one ends, so that
/// there are no waves to be seen.
constexpr double tellsWaves = 4;
/// Shares of L2 that data take: up to the first they are all found there again, from the second on none are. On the
/// H200, of the recorded powers of two with a warm cache, 0.53 is the last of the first kind and 1.07 the first of the
/// second.
constexpr double allInL2 = 0.55, noneInL2 = 1.05;

constexpr double lanes = 32, fp64OfConstants = 64;
/// Of Hopper, in cycles, as resources/gpus.json has them of the H100, measured at that clock: what the constants' waits
/// stand for.
constexpr double l2LatencyOfConstants = 265.5, memoryLatencyOfConstants = 655.3, latencyMhzOfConstants = 1755;

/// Of every GPU since sm_70 (cuda_occupancy.h): the parts of a multiprocessor, each with a quarter of the registers,
/// and the registers that a warp's are rounded up to.
constexpr std::uint32_t subPartitions = 4, registerUnit = 256;

std::uint32_t roundedUp(std::uint32_t count, std::uint32_t unit) {
  return (count + unit - 1) / unit * unit;
}

/// Cycles that a block waits for one load: as on the GPU of the constants, or longer or shorter where somebody
/// measured both. L2 runs with the multiprocessors' clock; the way from there to memory takes as many nanoseconds at
/// any clock, so its cycles grow with the clock.
double waitForLoad(const Gpu& gpu, const Constants& c, double fromDram) {
  if (gpu.memoryLatencyCycles <= 0) return c.l2 + fromDram * c.dram;
  const double toMemory = (gpu.memoryLatencyCycles - gpu.l2LatencyCycles) * gpu.boostMhz / gpu.latencyMhz;
  const double ofConstants = (memoryLatencyOfConstants - l2LatencyOfConstants) * c.clockMhz / latencyMhzOfConstants;
  return c.l2 * gpu.l2LatencyCycles / l2LatencyOfConstants + fromDram * c.dram * toMemory / ofConstants;
}

/// Blocks whose warps' registers fit into the parts of a multiprocessor.
std::uint32_t blocksByRegisters(const BlockWork& work, const Gpu& gpu, std::uint32_t registers) {
  const std::uint32_t ofWarp = roundedUp(registers * 32, registerUnit);
  const std::uint32_t warps = gpu.registers / subPartitions / ofWarp * subPartitions;
  return std::max(1u, static_cast<std::uint32_t>(warps / std::max(1.0, work.warps)));
}

/// Cycles in which a multiprocessor works off `blocks` of its blocks: all at once, or as many as it holds.
template <typename Wave>
double cyclesOf(double blocks, double resident, const Wave& wave) {
  const double waves = std::floor(blocks / resident);
  if (waves >= tellsWaves) return blocks / resident * wave(resident);
  double rest = blocks - waves * resident;
  if (rest < 0.01) return waves * wave(resident);
  // The first blocks are dealt out in turn. Of later ones a multiprocessor takes as many as it has room for when its
  // own end, so that of a last wave some take all and others none: the busiest has between its share and all it holds.
  rest = waves < 1 ? std::ceil(rest - 0.01) : (rest + resident) / 2;
  return waves * wave(resident) + wave(rest);
}

}  // namespace

double roundTrips(const BlockWork& work, const LaunchCase& launch) {
  if (!work.anyNumber) return 1;
  const double threads = launch.grid * work.threads, tile = work.inFlight * work.threads;
  if (work.inFlight == 1) return std::max(1.0, std::ceil(launch.n / threads));
  // Packs that reach beyond the end are filled up with the identity, so nothing is left over.
  if (work.packed) return std::max(1.0, std::ceil(launch.n / (work.inFlight * threads)));
  const double tiles = std::floor(launch.n / tile);
  return std::max(1.0, std::ceil(tiles / launch.grid) + std::ceil((launch.n - tiles * tile) / threads));
}

double shareOfDram(double bytes, const Gpu& gpu) {
  const double share = bytes / static_cast<double>(gpu.l2Bytes);
  return std::clamp((share - allInL2) / (noneInL2 - allInL2), 0.0, 1.0);
}

BlockCost BlockCost::of(const BlockWork& work, const Gpu& gpu, const Constants& c, double elements, double roundTrips,
                        double fromDram) {
  const double further = work.anyNumber ? (elements - work.elements) * work.warps : 0;
  const double steps = work.remainder ? work.barriers : 0;
  // The constants are of a chip with 64 units for float64; where there are two, as on all consumer chips, a warp's
  // operation takes sixteen clocks.
  const double fp64 = work.fp64 ? c.fp64 + std::max(0.0, lanes / gpu.fp64PerClock - lanes / fp64OfConstants) : 0;
  BlockCost cost;
  cost.busy = (work.starts ? c.warp * work.warps : 0) + c.barrierWarp * work.warps * work.barriers +
              (c.combine + fp64) * (work.combines + further) + c.request * (work.requests + further) +
              c.sector * (work.sectors + further * work.elementBytes) + c.conflict * work.conflicts +
              c.remainder * work.warps * steps;
  cost.waits = c.barrier * work.barriers + (work.waitsForMemory ? roundTrips * waitForLoad(gpu, c, fromDram) : 0) +
               c.remainderWait * steps + (work.atomics > 0 ? c.atomic : 0) + c.tail * cost.busy;
  return cost;
}

bool launches(std::uint32_t threads, const Gpu& gpu, std::uint32_t registers) {
  const std::uint32_t warps = roundedUp((threads + 31) / 32, subPartitions);
  return roundedUp(registers * 32, registerUnit) * warps <= gpu.registers;
}

Residency residency(const BlockWork& work, const Gpu& gpu, std::uint32_t registers) {
  const auto fits = [](double all, double each) {
    return each <= 0 ? 1u << 16 : static_cast<std::uint32_t>(std::max(1.0, std::floor(all / each)));
  };
  // The hardware hands threads out in whole warps, and keeps 1 KB of shared memory of every block.
  Residency found{fits(gpu.threads, 32 * work.warps), OccupancyLimit::threads};
  if (gpu.blocks < found.blocks) found = {gpu.blocks, OccupancyLimit::blocks};
  if (const auto shared = fits(gpu.sharedBytes, work.sharedBytes + 1024.0); shared < found.blocks)
    found = {shared, OccupancyLimit::shared};
  if (registers > 0)
    if (const auto held = blocksByRegisters(work, gpu, registers); held < found.blocks)
      found = {held, OccupancyLimit::registers};
  return found;
}

LaunchTime launchTime(const BlockWork& work, const LaunchCase& launch, const Gpu& gpu, const Constants& c,
                      const Correction& correction, std::optional<double> launchUs) {
  const double bytes = launch.n * work.elementBytes * launch.inputs;
  const double fromDram = launch.first && launch.cold ? 1 : shareOfDram(bytes, gpu);
  const double elements = work.anyNumber ? launch.n / (launch.grid * work.threads) : work.elements;
  const double gridAtomics = work.anyNumber || work.atomics <= 1 ? 0 : work.atomics * launch.grid * c.atomicInterval;
  // Where every warp adds to one word, the correction is of these atomics: those of floats take many times as long as
  // the constant, and the block's own instructions do not.
  const BlockCost cost = BlockCost::of(work, gpu, c, elements, roundTrips(work, launch), fromDram)
                             .scaled(gridAtomics > 0 ? 1 : correction.cost, c.tail);

  const double resident = residency(work, gpu, launch.registers).blocks;
  const double blocks = std::max(1.0, launch.grid / gpu.multiprocessors);  // of the busiest multiprocessor
  const double working =
      cyclesOf(blocks, resident, [&](double r) { return std::max(cost.wave(r), c.blockInterval * r); });
  const double issuing = blocks * cost.busy;

  const double moved = bytes * (1 + (work.readBytes > 0 ? work.writtenBytes / work.readBytes : 0));
  const double memoryUs =
      fromDram * moved / (gpu.memoryGbs * (gpu.attainable > 0 ? gpu.attainable : c.attainable) * 1e3);
  const double atomicsUs = correction.cost * gridAtomics / gpu.boostMhz;
  const double workingUs = working / gpu.boostMhz;
  const double together = std::max(
      atomicsUs, std::pow(std::pow(workingUs, c.smoothing) + std::pow(memoryUs, c.smoothing), 1 / c.smoothing));

  double start = c.start + c.startBarrier * work.barriers + (work.remainder ? c.startRemainder * work.barriers : 0) +
                 (launch.first && launch.cold ? c.startCold : 0) + correction.startCycles;
  if (work.lastBlockFinishes && launch.first) {
    const BlockCost last = BlockCost::of(work, gpu, c, work.anyNumber ? 1 : work.elements, 1, 0);
    start += c.finish + last.wave(1) + std::floor(launch.grid / work.threads) * waitForLoad(gpu, c, 0);
  }

  LaunchTime time;
  const double floorUs = launchUs.value_or(launch.first ? c.launchUs : c.nextLaunchUs);
  time.terms[ModelTerm::compute] = std::min(issuing, working) / gpu.boostMhz;
  time.terms[ModelTerm::occupancy] = std::max(0.0, working - issuing) / gpu.boostMhz;
  time.terms[ModelTerm::memory] = std::max(memoryUs, atomicsUs);
  time.terms[ModelTerm::launches] = floorUs + std::max(0.0, start) / gpu.boostMhz;
  time.us = time.terms[ModelTerm::launches] + together;
  return time;
}

}  // namespace warpfold::model
