// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "run/across_ranks.h"
#include "run/run_result.h"

namespace warpfold::ranks {

/// A reduction over several ranks.
struct RanksResult : AcrossRanks {
  RunResult whole;  ///< request, n, result, reference and their comparison; its device is that of rank 0
};

}  // namespace warpfold::ranks
