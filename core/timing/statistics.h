// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "run/run_result.h"

namespace warpfold {

/// Order statistics, mean and relative standard deviation of samples in µs. Even counts take the mean of the middle
/// two; quartiles and p95 are the nearest rank. Zero samples give zeros. Cache, provenance and what ended the samples
/// are left to the caller.
Latency summarise(std::span<const double> samplesUs);

/// GB/s (10^9 bytes) of reading `bytes` once in `us` microseconds.
double bandwidthGbs(double bytes, double us);

}  // namespace warpfold
