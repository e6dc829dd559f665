// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "jobs/sweep.h"

namespace warpfold {

/// What a sweep over ranks tells while it runs.
struct RanksSweepObserver {
  std::function<void(const SweepPoint&)> found;
  /// A run that has no time, and why.
  std::function<void(const store::RecordedKey&, const Message&)> leftOut;
};

/// The tasks on the ranks of `cluster`, each on as many of them as `ranks` says, one number after the other; on those
/// of the request where it is empty. Of the request count input, seed, method, iterations and warm-up besides. Returns
/// how many results differed from the reference, which are left out. Throws InvalidRequest where there are not as many
/// ranks, and Cancelled.
std::size_t sweepRanks(const Catalogue& catalogue, const Place& cluster, const RunRequest& request,
                       std::span<const RecordTask> tasks, const std::vector<std::uint32_t>& ranks,
                       const RanksSweepObserver& observer, const RunControl& control);

}  // namespace warpfold
