// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "model/calibration.h"

namespace warpfold::model {

/// A recorded first launch and the kernel that it is of.
struct FitRow {
  std::string kernel;
  Recorded recorded;
};

/// First launches of a recording: sums of three types in blocks of 128 to 1024 threads, with a cold
/// cache, and with a warm one where the data lie wholly in L2 or wholly out of it.
std::vector<FitRow> fitRows(const store::Recording& recording, const Catalogue& catalogue, const Gpu& gpu);

/// The constants with the least squares of relative errors, large errors counting less (soft L1): Levenberg and
/// Marquardt's method (Marquardt 1963) on the constants' logarithms. `start` gives those that are not fitted.
Constants fitConstants(std::span<const FitRow> rows, const Gpu& gpu, Constants start);

}  // namespace warpfold::model
