// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "jobs/sweep.h"
#include "run/rank_scaling.h"

namespace warpfold {

/// What a sweep over ranks tells while it runs.
struct RanksSweepObserver {
  std::function<void(const SweepPoint&)> found;
  /// A run that has no time, and why.
  std::function<void(const store::RecordedKey&, const Message&)> leftOut;
};

/// Over which numbers of ranks a sweep goes; none: the request's. Strong: a size is that of all of them together,
/// weak: that of each.
struct RanksAxis {
  std::vector<std::uint32_t> ranks;
  std::vector<Scaling> scalings{Scaling::strong};
};

/// A task on so many ranks; its key has the elements of all of them together.
struct RanksTask {
  RecordTask task;
  std::uint32_t ranks = 1;
};

/// Every task on every number of ranks, none of them twice. Throws InvalidRequest where there are not as many ranks.
std::vector<RanksTask> planRanksSweep(const DeviceInfo& cluster, const RunRequest& request,
                                      std::span<const RecordTask> tasks, const RanksAxis& axis);

/// Runs them on the ranks of `cluster`, one after the other. Of the request count input, seed, method, iterations and
/// warm-up besides. Returns how many results differed from the reference, which are left out. Throws Cancelled.
std::size_t sweepRanks(const Catalogue& catalogue, const Place& cluster, const RunRequest& request,
                       std::span<const RanksTask> tasks, const RanksSweepObserver& observer, const RunControl& control);

}  // namespace warpfold
