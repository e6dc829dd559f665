// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "run/run_result.h"

namespace warpfold {

/// The steps of several blocks of one launch summed index by index; times are means over the blocks that have one,
/// strides are kept where all blocks agree.
std::vector<StepSummary> summariseSteps(std::span<const BlockTracePtr> traces);

/// Step::row of step `index`: how many of the steps up to it combine.
std::uint32_t rowOf(std::span<const StepSummary> steps, std::size_t index);

}  // namespace warpfold
