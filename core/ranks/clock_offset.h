// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "ranks/conference.h"
#include "run/across_ranks.h"

namespace warpfold::ranks {

/// One exchange: when rank 0 asked and had the answer, by its own clock, and what the other's clock said between.
struct ClockSample {
  double askedUs = 0, theirsUs = 0, answeredUs = 0;
};
/// From the exchange that took the shortest (F. Cristian, Probabilistic clock synchronization, Distributed Computing 3,
/// 1989): the other clock was read at some moment of it, so half its duration is the largest error.
ClockOffset offsetFrom(const std::vector<ClockSample>& samples);

/// Asks every rank in turn. All ranks call it; on rank 0 the offsets of all, elsewhere nothing.
std::vector<ClockOffset> measureOffsets(Conference& conference);

}  // namespace warpfold::ranks
