// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "ranks/rank_group.h"

namespace warpfold::ranks {

class GpuAcross;
class RankRun;
struct Method;

/// What one rank did of one reduction of all.
struct SampleOfRank {
  std::optional<double> withinUs;    ///< its own share alone; nothing where it has no elements
  double beginUs = 0, endUs = 0;     ///< of the combining, by its host's clock
  std::vector<MessageEnd> messages;  ///< where it sends any
  std::optional<double> joinedUs;    ///< where GPUs combine: its own GPU, from its first kernel on
};

/// Reduces this rank's share, and then combines the values of all: by the hosts, or, where there is `gpus`, once more
/// with the combining behind the reductions. On rank 0 `value` is the result. All ranks call it.
SampleOfRank sampleOfRank(Conference& conference, RankRun& run, const Method& method, GpuAcross* gpus, Scalar& value);

}  // namespace warpfold::ranks
