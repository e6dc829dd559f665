// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/calibration.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/registers.h"
#include "store/recorded_time.h"

namespace warpfold::model {

namespace {

/// The factors that are tried: a twentieth to a thousand times, 2 % apart. Large ones are of atomics: the constants are
/// of integers, which a warp adds up before it goes to memory.
constexpr double leastFactor = 0.05, factorStep = 1.02;
constexpr int factors = 501;
/// With fewer sizes a launch's start cannot be told from its blocks.
constexpr std::size_t sizesForStart = 4;
/// No GPU's memory holds more.
constexpr std::uint64_t mostElements = std::uint64_t{1} << 38;

/// What a launch takes but for its start, which is added to it, µs.
double predicted(const Recorded& run, const Gpu& gpu, const Constants& constants, double factor) {
  return launchTime(run.work, run.launch, gpu, constants, {factor, 0}, constants.launchUs).us;
}

/// The same run with what it is recorded under: as `like`, but for type, operation and block.
PlannedRun variant(const PlannedRun& like, ElementType type, Operation op, std::uint32_t block, std::uint64_t n) {
  RunRequest request = like.request;
  request.type = type;
  request.op = op;
  request.block = block;
  request.n = n;
  request.grid.reset();
  request.offset = 0;
  request.input2.reset();
  request.traceBlocks = BlockSelection::none();
  return planRun(request, like.kernel, like.device, n);
}

}  // namespace

double medianUs(const store::RecordedRun& run) {
  std::vector<float> values = run.samplesUs;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return static_cast<double>(*middle);
}

Correction correctionFor(std::span<const Recorded> runs, const Gpu& gpu, const Constants& constants,
                         const RunControl& control) {
  Correction best;
  double least = std::numeric_limits<double>::infinity();
  double factor = leastFactor;
  for (int i = 0; i < factors; ++i, factor *= factorStep) {
    control.throwIfCancelled();
    double weights = 0, missing = 0;
    std::vector<double> base;
    for (const Recorded& run : runs) {
      base.push_back(predicted(run, gpu, constants, factor));
      weights += 1 / (run.us * run.us);
      missing += (run.us - base.back()) / (run.us * run.us);
    }
    const double startUs = runs.size() < sizesForStart ? 0 : missing / weights;
    double squares = 0;
    for (std::size_t k = 0; k < runs.size(); ++k) squares += std::pow((base[k] + startUs) / runs[k].us - 1, 2);
    // Of equal ones the factor nearest to 1: where memory decides, every small one does.
    const bool nearer = std::fabs(std::log(factor)) < std::fabs(std::log(best.cost));
    if (squares < least * 0.999 || (squares < least * 1.001 && nearer)) {
      least = std::min(least, squares);
      best = {factor, startUs * gpu.boostMhz, std::sqrt(squares / static_cast<double>(runs.size()))};
    }
  }
  return best;
}

Calibration::Calibration(std::shared_ptr<const store::Recording> recording, Gpu gpu, const Constants& constants,
                         UsesSize usesSize)
    : m_recording(std::move(recording)),
      m_gpu(std::move(gpu)),
      m_constants(constants),
      m_usesSize(std::move(usesSize)) {}

std::vector<Recorded> Calibration::recorded(const PlannedRun& like, CacheState cache, const RunControl& control) const {
  std::vector<Recorded> found;
  const RunRequest& asked = like.request;
  for (const store::RecordedKey& key : m_recording->keys()) {
    if (key.kernel != like.kernel->id || key.type != asked.type || key.op != asked.op || key.cache != cache ||
        key.block != like.block() || key.grid || (m_usesSize && !m_usesSize(key.n)))
      continue;
    if (key.n == 0 || key.n > mostElements) continue;
    control.throwIfCancelled();
    const auto run = m_recording->find(key);
    if (!run) continue;
    const PlannedRun planned = variant(like, key.type, key.op, key.block, key.n);
    const bool alone = run->launchUs.size() == planned.launches.size() && planned.launches.size() > 1;
    if (!alone && planned.launches.size() > 1) continue;  // what each launch took is not known
    const Launch& first = planned.launches.front();
    found.push_back(
        {blockWork(planned),
         {static_cast<double>(key.n), static_cast<double>(first.grid), true, cache == CacheState::cold,
          takesSecondInput(key.op) ? 2.0 : 1.0,
          registersOf(shippedRegisters(), *like.kernel, key.type, key.block, m_gpu.architecture).value_or(0)},
         alone ? static_cast<double>(run->launchUs.front()) : medianUs(*run)});
  }
  return found;
}

std::vector<double> Calibration::recordedSteps(const PlannedRun& run, std::uint32_t launch) const {
  store::RecordedKey key{run.kernel->id, run.request.type, run.request.op, run.n(), run.block(), {}, CacheState::cold};
  std::vector<double> times;
  for (const store::RecordedStep& step : store::timeOf(*m_recording, key).steps)
    if (step.launch == launch && step.index == times.size()) times.push_back(step.timeNs);
  return times;
}

std::optional<Correction> Calibration::correctionOf(const PlannedRun& run, const RunControl& control) const {
  const auto of = [&](ElementType type, Operation op) -> std::optional<Correction> {
    std::optional<std::uint32_t> nearest;
    // A larger one goes first: what small blocks cost is hidden by other limits, so that they say little of larger
    // ones.
    const auto distance = [&](std::uint32_t block) {
      return std::pair(block < run.block(), std::fabs(std::log2(static_cast<double>(block) / run.block())));
    };
    for (const store::RecordedKey& key : m_recording->keys())
      if (key.kernel == run.kernel->id && key.type == type && key.op == op && key.cache == run.request.cache &&
          !key.grid && key.block > 0 && (!nearest || distance(key.block) < distance(*nearest)))
        nearest = key.block;
    if (!nearest || !run.kernel->takesBlock(*nearest)) return {};
    const auto runs = recorded(variant(run, type, op, *nearest, run.n()), run.request.cache, control);
    if (runs.empty()) return {};
    Correction found = correctionFor(runs, m_gpu, m_constants, control);
    found.borrowed = *nearest != run.block() || type != run.request.type || op != run.request.op;
    return found;
  };
  if (auto own = of(run.request.type, run.request.op)) return own;
  return of(ElementType::int32, Operation::sum);
}

std::optional<Correction> Calibration::correction(const PlannedRun& run, const RunControl& control) const {
  const store::RecordedKey key{run.kernel->id, run.request.type, run.request.op, 0, run.block(), {}, run.request.cache};
  {
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
  }
  // Without the lock: who waits for another's work cannot be stopped.
  const auto found = correctionOf(run, control);
  const std::lock_guard lock(m_mutex);
  return m_known[key] = found;
}

}  // namespace warpfold::model
