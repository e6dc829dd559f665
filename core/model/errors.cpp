// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/errors.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "catalogue/published.h"
#include "model/modelled_time.h"

namespace warpfold::model {

namespace {

constexpr std::uint32_t usualBlock = 512, leastBlock = 128;

/// The error of one run, and which it is of.
struct OneError {
  double error = 0;
  std::uint64_t n = 0;
  std::uint32_t block = 0;
};

ErrorOf errorOf(std::vector<OneError> errors) {
  if (errors.empty()) return {};
  std::sort(errors.begin(), errors.end(), [](const OneError& a, const OneError& b) { return a.error < b.error; });
  const OneError& worst = errors.back();
  return {errors.size(), errors[errors.size() / 2].error, worst.error, worst.n, worst.block};
}

/// A recorded whole reduction.
struct Whole {
  PlannedRun run;
  double us = 0;
};

/// Those of a kernel with a cold cache, in the usual type and operation, in the order of blocks and sizes.
std::vector<Whole> wholesOf(const store::Recording& recording, const KernelPtr& kernel) {
  DeviceInfo device = recording.recorded().device;
  device.kernels.device = true;
  RunRequest request;
  request.kernel = kernel->id;
  std::vector<Whole> all;
  for (const store::RecordedKey& key : recording.keys()) {
    if (key.kernel != kernel->id || key.type != ElementType::int32 || key.op != Operation::sum || key.grid ||
        key.cache != CacheState::cold || key.block < leastBlock || !kernel->takesBlock(key.block))
      continue;
    const auto recorded = recording.find(key);
    if (!recorded) continue;
    request.block = key.block;
    all.push_back({planRun(request, kernel, device, key.n), medianUs(*recorded)});
  }
  std::sort(all.begin(), all.end(), [](const Whole& a, const Whole& b) {
    return std::pair(a.run.block(), a.run.n()) < std::pair(b.run.block(), b.run.n());
  });
  return all;
}

/// Sizes that correct where every second one does: they are told by their place in the order of all sizes.
UsesSize everySecond(const std::vector<Whole>& wholes) {
  std::set<std::uint64_t> sizes;
  for (const Whole& whole : wholes) sizes.insert(whole.run.n());
  std::set<std::uint64_t> used;
  bool use = true;
  for (const std::uint64_t size : sizes) {
    if (use) used.insert(size);
    use = !use;
  }
  return [used](std::uint64_t n) { return used.contains(n); };
}

}  // namespace

KernelError recordedError(std::shared_ptr<const store::Recording> recording, const KernelPtr& kernel,
                          std::span<const FitRow> rows, const Gpu& gpu, const Constants& constants) {
  const std::vector<Whole> wholes = wholesOf(*recording, kernel);
  std::vector<FitRow> others;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(others),
               [&](const FitRow& row) { return row.kernel != kernel->id; });
  const Constants without = fitConstants(others, gpu, constants);
  const UsesSize used = everySecond(wholes);
  const Calibration half(std::move(recording), gpu, constants, used);
  std::vector<OneError> bySize, byKernel;
  const auto error = [&](const Whole& whole, const Calibration* calibration, const Constants& with) {
    const double us = modelledTime(whole.run, gpu, calibration, with).latency.median;
    return OneError{std::fabs(us / whole.us - 1), whole.run.n(), whole.run.block()};
  };
  for (const Whole& whole : wholes) {
    if (!used(whole.run.n())) bySize.push_back(error(whole, &half, constants));
    byKernel.push_back(error(whole, nullptr, without));
  }
  return {kernel->id, errorOf(std::move(bySize)), errorOf(std::move(byKernel))};
}

std::vector<KernelError> recordedErrors(std::shared_ptr<const store::Recording> recording, const Catalogue& catalogue,
                                        const Gpu& gpu, const Constants& constants) {
  const std::vector<FitRow> rows = fitRows(*recording, catalogue, gpu);
  std::vector<KernelError> errors;
  for (const KernelPtr& kernel : catalogue.sound())
    if (kernel->traceable() && !kernel->tuned && !kernel->waitsForBlocks() && !wholesOf(*recording, kernel).empty())
      errors.push_back(recordedError(recording, kernel, rows, gpu, constants));
  return errors;
}

std::vector<PublishedError> publishedErrors(const Catalogue& catalogue, const Calibration& calibration) {
  const std::vector<Gpu> gpus = shippedGpus();  // a file of the user changes none of them
  std::vector<PublishedError> errors;
  for (const PublishedFigure& figure : publishedFigures()) {
    const Gpu* known = findGpu(gpus, figure.device);
    if (known == nullptr) continue;
    Gpu gpu = *known;
    gpu.boostMhz = figure.clockMhz.value_or(gpu.boostMhz);
    const KernelPtr kernel = catalogue.at(std::string(figure.kernel));
    RunRequest request;
    request.kernel = kernel->id;
    request.type = figure.type;
    request.block = figure.block.value_or(usualBlock);
    DeviceInfo device = calibration.device().device;
    device.kernels.device = true;
    const PlannedRun run = planRun(request, kernel, device, figure.n);
    const ModelledTime time = modelledTime(run, gpu, &calibration, calibration.constants());
    errors.push_back({kernel->id, gpu.name, figure.n, request.block, gpu.boostMhz, figure.us, time.latency.median});
  }
  return errors;
}

}  // namespace warpfold::model
