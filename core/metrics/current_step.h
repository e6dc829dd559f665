// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/trace.h"

namespace warpfold {

/// Rows of the block's tree below the inputs: the number of its combining steps.
std::uint32_t rowCount(const BlockTrace& trace);

/// The row that is being made, or has just been made, at a clock position: position rounded up, at most
/// rowCount.
std::uint32_t currentRow(const BlockTrace& trace, double position);

/// The step that a position shows: the combining step of its current row; at 0 the load. Null where there is
/// none (in-place kernels have no load).
const Step* currentStep(const BlockTrace& trace, double position);

/// The step after the last combining one, once the position has reached the end; null before that.
const Step* closingStep(const BlockTrace& trace, double position);

/// The step that stores what the row made that a position has reached in full; null where it stores nothing.
/// Of a block that goes on after it has stored its partial result, also before the end.
const Step* storeStep(const BlockTrace& trace, double position);

/// Lanes of a warp that worked in a step, as a mask.
std::uint32_t workingLanes(const Step& step, std::size_t warp);

/// Working and missing lanes in one warp: it was issued, and some of its lanes did nothing.
bool diverged(const Step& step, std::size_t warp);

/// 32-byte sectors of global memory per warp-level request, loads and stores together; nothing without a request.
std::optional<double> sectorsPerRequest(const Step& step);

/// Numbers of the threads that worked, ascending.
std::vector<std::uint32_t> workingThreads(const BlockTrace& trace, const Step& step);

/// When each row of a block was finished, in ns from the block's start: entry 0 is the end of the load. Empty
/// where there is no trace, or a combining step was not timed.
std::vector<double> rowTimes(const BlockTrace* trace);

}  // namespace warpfold
