// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "reductions/reduction.h"

namespace warpfold::reductions {

using Traces = std::vector<std::shared_ptr<BlockTrace>>;

/// Executes only the given blocks (ascending) of the first launch of a reduction, however large it is. None of them
/// finishes the reduction of a kernel whose last block does, but for `finishing`, which finds the other blocks' values
/// in `partials`, those of `blank` blocks being the identity. Throws TraceTooLarge where a block does more than a trace
/// may hold.
Traces traceBlocks(const PlannedRun& run, const Inputs& inputs, std::span<const std::uint64_t> blocks,
                   std::optional<std::uint64_t> finishing = {}, const HostArray* partials = nullptr,
                   const emulation::BlockRanges& blank = {});

/// Block 0 of launch `index`, which is not the first: it reduces `values`, what the launch before it left; those of
/// `blank` blocks are the identity.
std::shared_ptr<BlockTrace> traceLaunch(const PlannedRun& run, std::size_t index,
                                        std::shared_ptr<const HostArray> values, const emulation::BlockRanges& blank);

/// Blocks of the first launch that get no element. Where a grid is too large to go through, none.
emulation::BlockRanges blankBlocks(const PlannedRun& run, const Inputs& inputs);

}  // namespace warpfold::reductions
