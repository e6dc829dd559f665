// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/modelled_time.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>

#include "model/registers.h"
#include "store/recording_folders.h"
#include "values/error.h"

namespace warpfold::model {

namespace {

/// How far a modelled time may lie from a measured one, as far as is known: on the recorded GPU itself, with a cold
/// cache, what no recorded sum is off by; with a warm one, where it is not known which part of the data L2 still has, a
/// quarter. On another one, where all six published times lie within 8 %, a quarter, and as much where the correction
/// is borrowed, which leaves errors of up to a fifth; of a kernel that was never recorded what errors are where a
/// kernel is left out, and more.
constexpr double bandAtHome = 0.15, bandWarm = 0.25, bandElsewhere = 0.25, bandOfOthers = 0.35;

Latency latencyOf(double us, double band, CacheState cache) {
  Latency latency;
  latency.min = latency.median = latency.p95 = latency.mean = us;
  latency.cache = cache;
  latency.provenance = Provenance::modelled;
  latency.band = Latency::Band{us * (1 - band), us * (1 + band)};
  return latency;
}

/// Gives `times` the proportions of `recorded`, where these are of as many steps.
void spread(std::vector<double>& times, const std::vector<double>& recorded) {
  const double all = std::accumulate(recorded.begin(), recorded.end(), 0.0);
  if (recorded.size() != times.size() || !(all > 0)) return;
  const double sum = std::accumulate(times.begin(), times.end(), 0.0);
  for (std::size_t i = 0; i < times.size(); ++i) times[i] = sum * recorded[i] / all;
}

/// A later launch may have other counts in its blocks than the first: the same kernel, or one block of another shape.
PlannedRun ofLaunch(const PlannedRun& run, const Launch& launch) {
  if (launch.block == run.block()) return run;
  PlannedRun other = run;
  other.launches = {launch};
  return other;
}

}  // namespace

ModelledTime modelledTime(const PlannedRun& run, const Gpu& gpu, const Calibration* calibration,
                          const Constants& constants, std::optional<double> launchGapUs, const RunControl& control) {
  const std::optional<Correction> own = calibration != nullptr ? calibration->correction(run, control) : std::nullopt;
  ModelledTime time;
  time.why.device = constants.device;
  time.why.date = constants.date;
  time.why.calibrated = own.has_value();
  const bool cold = run.request.cache == CacheState::cold;
  double total = 0;
  for (const Launch& launch : run.launches) {
    control.throwIfCancelled();
    const bool first = &launch == &run.launches.front();
    const BlockWork work = blockWork(ofLaunch(run, launch));
    const auto registers =
        registersOf(shippedRegisters(), *run.kernel, run.request.type, launch.block, gpu.architecture);
    const LaunchCase one{static_cast<double>(launch.n),
                         static_cast<double>(launch.grid),
                         first,
                         cold,
                         first && takesSecondInput(run.request.op) ? 2.0 : 1.0,
                         registers.value_or(0)};
    const LaunchTime took = launchTime(work, one, gpu, constants, own.value_or(Correction{}), launchGapUs);
    const Residency held = residency(work, gpu, one.registers);
    ModelledLaunch& modelled = time.why.launches.emplace_back();
    const double slots = static_cast<double>(gpu.multiprocessors) * held.blocks;
    modelled.us = took.us;
    modelled.terms = took.terms;
    modelled.registers = registers;
    modelled.residentBlocks = held.blocks;
    modelled.waves = static_cast<double>(launch.grid) / slots;
    modelled.limit = static_cast<double>(launch.grid) < slots ? OccupancyLimit::grid : held.limit;
    time.why.terms += took.terms;
    time.launchUs.push_back(took.us + (first || launchGapUs ? 0 : constants.launchUs - constants.nextLaunchUs));
    total += took.us;
  }
  // No run with a grid of its own was recorded.
  const bool home = calibration != nullptr && gpu == calibration->gpu() && run.gridIsAutomatic && own && !own->borrowed;
  const double atHome = run.request.cache == CacheState::cold ? bandAtHome : bandWarm;
  time.latency = latencyOf(total, !own ? bandOfOthers : home ? atHome : bandElsewhere, run.request.cache);
  return time;
}

std::vector<double> stepTimesNs(const BlockTrace& trace, const PlannedRun& run, const Gpu& gpu,
                                const Calibration* calibration, const Constants& constants) {
  std::vector<double> times;
  if (trace.launch >= run.launches.size()) return times;
  const Launch& launch = run.launches[trace.launch];
  const BlockWork whole = blockWork(ofLaunch(run, launch));
  const auto correction = (calibration != nullptr ? calibration->correction(run) : std::nullopt).value_or(Correction{});
  const auto registers = registersOf(shippedRegisters(), *run.kernel, run.request.type, launch.block, gpu.architecture);
  const double beside = std::clamp(std::ceil(static_cast<double>(launch.grid) / gpu.multiprocessors), 1.0,
                                   static_cast<double>(residency(whole, gpu, registers.value_or(0)).blocks));
  const double fromDram = trace.launch == 0 && run.request.cache == CacheState::cold ? 1 : 0;
  bool loaded = false;  // the first load waits for L2 or DRAM, what follows is found in L1
  for (const Step& step : trace.steps) {
    BlockWork work = stepWork(trace, step, whole);
    work.waitsForMemory = work.waitsForMemory && !loaded;
    loaded = loaded || work.waitsForMemory;
    const BlockCost cost = BlockCost::of(work, gpu, constants, 1, 1, fromDram).scaled(correction.cost, constants.tail);
    times.push_back(cost.wave(beside) / gpu.boostMhz * 1000);
  }
  // How a block's time falls on its steps was recorded; its length is the model's.
  if (calibration != nullptr) spread(times, calibration->recordedSteps(run, trace.launch));
  return times;
}

std::shared_ptr<const Calibration> shippedCalibration() {
  static const std::shared_ptr<const Calibration> shipped = []() -> std::shared_ptr<const Calibration> {
    const Constants& constants = shippedConstants();
    const std::vector<Gpu> gpus = shippedGpus();  // a file of the user changes no other GPU's times
    const Gpu* gpu = findGpu(gpus, constants.device);
    if (gpu == nullptr) return nullptr;
    std::vector<std::filesystem::path> folders = store::recordingFolders();
    folders.push_back(store::programFolder());  // where WARPFOLD_RECORDINGS stands in for it, too
    for (const auto& file : store::recordingFiles(folders)) try {
        const auto recording = store::Recording::open(file);
        if (recording->recorded().device.name == constants.device)
          return std::make_shared<Calibration>(recording, *gpu, constants);
      } catch (const Error&) {  // a file that cannot be read is said where devices are listed
      }
    return nullptr;
  }();
  return shipped;
}

}  // namespace warpfold::model
