// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalogue/catalogue.h"
#include "run/run_result.h"

namespace warpfold {

/// What the blackboard example adds up, independent of the input of the run: numbers that can be read across a room.
inline constexpr const char* blackboardInput = "digits";

/// The blackboard example of a request: few digits, `threads` threads, warps of `warp` lanes, on the device that gives
/// exact structure. A kernel that relies on warps of 32 lanes gets two of them; one whose threads take many elements
/// gets enough for that to be seen, and where the last block finishes there are several whose partials it reads. A
/// faulty one gets an input that no block divides. Null where the kernel has no blocks to draw.
BlockTracePtr traceBlackboard(const Catalogue& catalogue, const RunRequest& request, std::uint32_t threads,
                              std::uint32_t warp);

}  // namespace warpfold
