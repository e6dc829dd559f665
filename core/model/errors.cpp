// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/errors.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "catalogue/published.h"
#include "model/modelled_time.h"

namespace warpfold::model {

namespace {

constexpr std::uint32_t usualBlock = 512;

ErrorOf errorOf(std::vector<double> errors) {
  if (errors.empty()) return {};
  std::sort(errors.begin(), errors.end());
  return {errors.size(), errors[errors.size() / 2], errors.back()};
}

double errorOf(const Recorded& run, const Gpu& gpu, const Constants& constants, const Correction& correction) {
  return std::fabs(launchTime(run.work, run.launch, gpu, constants, correction, constants.launchUs).us / run.us - 1);
}

/// Every second recorded size corrects, the others are compared.
std::vector<double> sizesLeftOut(const std::vector<Recorded>& runs, const Gpu& gpu, const Constants& constants) {
  std::vector<Recorded> used, left;
  for (std::size_t i = 0; i < runs.size(); ++i) (i % 2 == 0 ? used : left).push_back(runs[i]);
  std::vector<double> errors;
  if (used.empty()) return errors;
  const Correction correction = correctionFor(used, gpu, constants);
  for (const Recorded& run : left) errors.push_back(errorOf(run, gpu, constants, correction));
  return errors;
}

/// The runs of a kernel in the usual type and operation, block by block.
std::vector<std::vector<Recorded>> runsOf(const Calibration& calibration, const KernelPtr& kernel) {
  std::vector<std::vector<Recorded>> all;
  for (const std::uint32_t block : {128u, 256u, 512u, 1024u}) {
    if (!kernel->takesBlock(block)) continue;
    RunRequest request;
    request.kernel = kernel->id;
    request.block = block;
    DeviceInfo device = calibration.device().device;
    device.kernels.device = true;
    auto runs = calibration.recorded(planRun(request, kernel, device, 1 << 20), CacheState::cold);
    if (!runs.empty()) all.push_back(std::move(runs));
  }
  return all;
}

}  // namespace

std::vector<KernelError> recordedErrors(std::shared_ptr<const store::Recording> recording, const Catalogue& catalogue,
                                        const Gpu& gpu, const Constants& constants) {
  const std::vector<FitRow> rows = fitRows(*recording, catalogue, gpu);
  const Calibration calibration(recording, gpu, constants);
  std::vector<KernelError> errors;
  for (const KernelPtr& kernel : catalogue.sound()) {
    if (!kernel->traceable() || kernel->tuned) continue;
    const auto runs = runsOf(calibration, kernel);
    if (runs.empty()) continue;
    std::vector<FitRow> others;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(others),
                 [&](const FitRow& row) { return row.kernel != kernel->id; });
    const Constants without = fitConstants(others, gpu, constants);
    std::vector<double> bySize, byKernel;
    for (const auto& series : runs) {
      for (const double error : sizesLeftOut(series, gpu, constants)) bySize.push_back(error);
      for (const Recorded& run : series) byKernel.push_back(errorOf(run, gpu, without, {}));
    }
    errors.push_back({kernel->id, errorOf(std::move(bySize)), errorOf(std::move(byKernel))});
  }
  return errors;
}

std::vector<PublishedError> publishedErrors(const Catalogue& catalogue, const Calibration& calibration) {
  const std::vector<Gpu> gpus = knownGpus().gpus;
  std::vector<PublishedError> errors;
  for (const PublishedFigure& figure : publishedFigures()) {
    const Gpu* gpu = findGpu(gpus, figure.device);
    if (gpu == nullptr) continue;
    const KernelPtr kernel = catalogue.at(std::string(figure.kernel));
    RunRequest request;
    request.kernel = kernel->id;
    request.type = figure.type;
    request.block = figure.block.value_or(usualBlock);
    DeviceInfo device = calibration.device().device;
    device.kernels.device = true;
    const PlannedRun run = planRun(request, kernel, device, figure.n);
    const ModelledTime time = modelledTime(run, *gpu, &calibration, calibration.constants());
    errors.push_back({kernel->id, gpu->name, figure.n, request.block, figure.us, time.latency.median});
  }
  return errors;
}

}  // namespace warpfold::model
