// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "ranks/conference.h"
#include "run/across_ranks.h"

namespace warpfold::ranks {

/// The first rank on another host than rank 0's; where all are on one, the last rank.
unsigned farRank(const std::vector<std::string>& hosts);

/// Rank 0 and a far rank exchange messages of several sizes. All ranks call it; on rank 0 what a message between the
/// two costs, elsewhere nothing is said of it. Nothing of a single rank.
std::optional<MeasuredNetwork> measureNetwork(Conference& conference);

}  // namespace warpfold::ranks
