// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <vector>

#include "store/recording.h"
#include "timing/verdict.h"

/// This device against that one: what two recordings have in common.
namespace warpfold::store {

/// A request that both recorded.
struct ComparedRun {
  const RecordedKey* key = nullptr;  ///< in the first recording's keys
  double ownUs = 0, otherUs = 0;     ///< medians
  std::size_t ownSamples = 0, otherSamples = 0;
  double ratio = 0;                  ///< how many times as fast the first is as the second
  std::optional<Interval> interval;  ///< of the ratio, 95 %
  std::optional<Verdict> verdict;    ///< on the first; nothing where a recording's times are an emulator's
};

/// Every common request, the largest ratio first. Of the samples only those of the two runs at hand are in memory at a
/// time. `own` must outlive what is returned. Throws DeviceFault where a file was damaged since it was opened.
std::vector<ComparedRun> compareRecordings(const Recording& own, const Recording& other);

/// Of the common requests of one kernel.
struct ComparedKernel {
  std::string kernel;
  std::size_t runs = 0;
  double geometricMean = 0;                             ///< of the ratios
  const ComparedRun *least = nullptr, *most = nullptr;  ///< of the ratios
  std::array<std::size_t, 4> verdicts{};                ///< by Verdict
};

/// By kernel id. `runs` must outlive what is returned.
std::vector<ComparedKernel> byKernel(const std::vector<ComparedRun>& runs);

}  // namespace warpfold::store
