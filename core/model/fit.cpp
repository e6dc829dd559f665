// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/fit.h"

#include <Eigen/Dense>
#include <cmath>

#include "run/planned_run.h"

namespace warpfold::model {

namespace {

/// Relative errors beyond this count by their size rather than their square.
constexpr double largeError = 0.03;
constexpr int mostSteps = 60;

double predictedUs(const FitRow& row, const Gpu& gpu, const Constants& constants) {
  return launchTime(row.recorded.work, row.recorded.launch, gpu, constants, {}, constants.launchUs).us;
}

Constants constantsAt(const Eigen::VectorXd& logs, Constants constants) {
  for (std::size_t i = 0; i < Constants::fitted; ++i)
    constants.*constantRows[i].value = constantRows[i].guess * std::exp(logs[static_cast<Eigen::Index>(i)]);
  return constants;
}

/// sqrt(2 (sqrt(1 + e²) − 1)), with the sign of e: its squares sum to the soft L1 loss.
Eigen::VectorXd residuals(std::span<const FitRow> rows, const Gpu& gpu, const Constants& constants) {
  Eigen::VectorXd errors(static_cast<Eigen::Index>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double e = std::log(predictedUs(rows[i], gpu, constants) / rows[i].recorded.us) / largeError;
    errors[static_cast<Eigen::Index>(i)] = std::copysign(std::sqrt(2 * (std::sqrt(1 + e * e) - 1)), e);
  }
  return errors;
}

bool telling(const Recorded& run, CacheState cache, const Gpu& gpu) {
  const auto n = static_cast<std::uint64_t>(run.launch.n);
  if (n < (1u << 10)) return false;
  const double share = run.launch.n * run.work.elementBytes / static_cast<double>(gpu.l2Bytes);
  return cache == CacheState::cold || share < 0.3 || share > 2;
}

}  // namespace

std::vector<FitRow> fitRows(const store::Recording& recording, const Catalogue& catalogue, const Gpu& gpu) {
  // Owned by nobody: the calibration ends before the recording does.
  const std::shared_ptr<const store::Recording> borrowed(std::shared_ptr<void>(), &recording);
  const Calibration calibration(borrowed, gpu, {});
  std::vector<FitRow> rows;
  for (const KernelPtr& kernel : catalogue.sound()) {
    if (!kernel->traceable() || kernel->tuned || kernel->waitsForBlocks())
      continue;  // waiting for blocks is not modelled
    for (const ElementType type : {ElementType::int32, ElementType::float64, ElementType::float16})
      for (const std::uint32_t block : {128u, 256u, 512u, 1024u}) {
        RunRequest request;
        request.kernel = kernel->id;
        request.type = type;
        request.block = block;
        if (!kernel->takesBlock(block)) continue;
        DeviceInfo device = recording.recorded().device;
        device.kernels.device = true;
        const PlannedRun like = planRun(request, kernel, device, 1 << 20);
        for (const CacheState cache : {CacheState::cold, CacheState::warm})
          for (Recorded& run : calibration.recorded(like, cache))
            if (telling(run, cache, gpu) && !(run.work.atomics > 1)) rows.push_back({kernel->id, std::move(run)});
      }
  }
  return rows;
}

Constants fitConstants(std::span<const FitRow> rows, const Gpu& gpu, Constants start) {
  constexpr Eigen::Index unknowns = Constants::fitted;
  constexpr double difference = 1e-4, smallGain = 1e-6;
  Eigen::VectorXd logs = Eigen::VectorXd::Zero(unknowns);
  Eigen::VectorXd errors = residuals(rows, gpu, constantsAt(logs, start));
  double damping = 1e-2;
  for (int step = 0; step < mostSteps; ++step) {
    Eigen::MatrixXd jacobian(errors.size(), unknowns);
    for (Eigen::Index i = 0; i < unknowns; ++i) {
      Eigen::VectorXd moved = logs;
      moved[i] += difference;
      jacobian.col(i) = (residuals(rows, gpu, constantsAt(moved, start)) - errors) / difference;
    }
    const Eigen::MatrixXd normal = jacobian.transpose() * jacobian;
    const Eigen::VectorXd gradient = jacobian.transpose() * errors;
    bool better = false;
    for (int attempt = 0; attempt < 8 && !better; ++attempt) {
      Eigen::MatrixXd damped = normal;
      damped.diagonal() += damping * (normal.diagonal().array() + 1e-3).matrix();
      // No constant changes by more than a factor of e in a step, or falls to nothing.
      const Eigen::VectorXd next =
          (logs - damped.ldlt().solve(gradient).cwiseMax(-1.0).cwiseMin(1.0)).cwiseMax(-6.0).cwiseMin(4.0);
      const Eigen::VectorXd tried = residuals(rows, gpu, constantsAt(next, start));
      better = tried.squaredNorm() < errors.squaredNorm();
      if (better) {
        const double gain = 1 - tried.squaredNorm() / errors.squaredNorm();
        logs = next;
        errors = tried;
        damping = std::max(1e-6, damping / 3);
        if (gain < smallGain) return constantsAt(logs, start);
      } else {
        damping *= 4;
      }
    }
    if (!better) break;
  }
  return constantsAt(logs, start);
}

}  // namespace warpfold::model
