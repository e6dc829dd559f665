// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "run/run_result.h"

namespace warpfold {

/// Blocks as trace viewers show them: a process a block, a thread a warp, a complete event for each warp and step.
struct Timeline {
  struct Block {
    std::string name;  ///< "launch 0, block 3"
    BlockTracePtr trace;
  };
  std::vector<Block> blocks;
  std::vector<std::pair<std::string, std::string>>
      facts;  ///< said of all of them: kernel, device, where times are from
};

/// The traced blocks of the first launch, and block 0 of the others.
Timeline timelineOf(const RunResult& result);

/// JSON of the trace event format (Trace Event Format, the Chromium project; Perfetto and chrome://tracing open it).
/// Every block begins at 0. Where the combining steps of a block have no times, its events stand at their step's
/// number, each 1 µs long, and `otherData` says so.
std::string chromeTrace(const Timeline& timeline);

}  // namespace warpfold
