// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "model/fit.h"

namespace warpfold::model {

/// |modelled / measured − 1| over a set of runs.
struct ErrorOf {
  std::size_t runs = 0;
  double median = 0, worst = 0;
  std::uint64_t n = 0;      ///< of the worst
  std::uint32_t block = 0;  ///< the same
};

/// How far the model lies from what was recorded of a kernel on the calibrated GPU: whole int32 sums, cold cache.
struct KernelError {
  std::string kernel;
  ErrorOf sizesLeftOut;   ///< corrected with every second recorded size, compared with the others
  ErrorOf kernelLeftOut;  ///< constants fitted to the other kernels alone, no correction
};
/// Of one kernel; `rows` are those that constants are fitted to, of all kernels.
KernelError recordedError(std::shared_ptr<const store::Recording> recording, const KernelPtr& kernel,
                          std::span<const FitRow> rows, const Gpu& gpu, const Constants& constants);
/// Of all that were recorded.
std::vector<KernelError> recordedErrors(std::shared_ptr<const store::Recording> recording, const Catalogue& catalogue,
                                        const Gpu& gpu, const Constants& constants);

/// A published time whose source names its GPU, and what the model says.
struct PublishedError {
  std::string kernel, gpu;
  std::uint64_t n = 0;
  std::uint32_t block = 0;
  double clockMhz = 0;  ///< that it is modelled at: the boost clock, or what the publisher's tool held
  double publishedUs = 0, modelledUs = 0;
};
std::vector<PublishedError> publishedErrors(const Catalogue& catalogue, const Calibration& calibration);

}  // namespace warpfold::model
