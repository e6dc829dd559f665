// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "simt/counts.h"
#include "trace/hazard.h"
#include "trace/trace.h"
#include "words/message.h"

namespace warpfold::reductions {

/// What a counted launch was seen to do.
struct LaunchOutcome {
  simt::LaunchCounts counts;
  std::vector<std::shared_ptr<BlockTrace>> traces;  ///< of the blocks asked for, ascending
  std::vector<Hazard> hazards;
  std::optional<Message> untraced;  ///< why blocks that were asked for have no trace: one does more than it may hold
};

}  // namespace warpfold::reductions
