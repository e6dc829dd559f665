// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catalogue/kernel_info.h"
#include "emulation/counts.h"
#include "trace/hazard.h"
#include "trace/trace.h"
#include "values/executions.h"
#include "words/message.h"

namespace warpfold::reductions {

/// What the traces of one launch may hold together.
class TraceBudget {
 public:
  /// Throws InvalidRequest where `trace` is too much beside those before; `asked` are the blocks that the request
  /// names.
  void take(const BlockTrace& trace, const std::string& asked);

 private:
  std::size_t m_nodes = 0;
};

/// What a counted launch was seen to do.
struct LaunchOutcome {
  emulation::LaunchCounts counts;
  Executions executions;
  std::vector<std::shared_ptr<BlockTrace>> traces;  ///< of the blocks asked for, ascending
  std::vector<Hazard> hazards;
  bool ended = true;                ///< false: threads wait for each other for ever, so that no further launch begins
  std::optional<Message> untraced;  ///< why blocks that were asked for have no trace: one does more than it may hold
};

/// Step::row of a block's step: as its trace has it, else as the steps of the whole launch say.
std::uint32_t rowOf(const LaunchOutcome& outcome, BlockId block, std::uint32_t step);
/// Longest chain of operator calls over all launches: block 0 of each stands for all, since no block of a launch has
/// more to do; where atomics add up blocks or elements in any order, all of them may follow each other, the first of
/// which finds the identity.
std::uint64_t chainLength(const KernelInfo& kernel, std::span<const LaunchOutcome> outcomes);
/// Of a finishing block: what its chains gain from the partials of other blocks on.
std::uint64_t depthAfterPartials(const BlockTrace& trace);

}  // namespace warpfold::reductions
