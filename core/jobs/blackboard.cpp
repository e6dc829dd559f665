// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/blackboard.h"

#include <algorithm>

#include "backends/prepared_run.h"
#include "timing/sampling.h"

namespace warpfold {

namespace {

RunRequest boardRequest(const RunRequest& request, const KernelInfo& kernel, std::uint32_t threads,
                        std::uint32_t warp) {
  const bool wide = kernel.warp32 || kernel.leastBlock > threads || kernel.blockMultiple > 1;
  constexpr std::uint32_t warpLanes = 32;
  RunRequest board;
  board.kernel = kernel.id;
  board.backend = exactPlace().device.backend;
  board.block = wide ? std::max({2 * warpLanes, kernel.leastBlock, kernel.blockMultiple}) : threads;
  board.warp = wide ? warpLanes : warp;
  if (kernel.ticket) board.grid = 4;
  board.n = std::uint64_t{board.block} * (kernel.ticket ? 8 : kernel.elements == 0 ? 4 : kernel.elements);
  if (kernel.broken()) *board.n -= 3;
  board.type = request.type;
  board.op = request.op;
  board.input = blackboardInput;
  board.seed = request.seed;
  board.iterations = sampling::valueOnly;
  board.warmup = 0;
  board.traceBlocks = {BlockSelection::Kind::first, 1, {}};
  return board;
}

}  // namespace

BlockTracePtr traceBlackboard(const Catalogue& catalogue, const RunRequest& request, std::uint32_t threads,
                              std::uint32_t warp) {
  const KernelPtr kernel = catalogue.at(request.kernel);
  if (threads == 0 || !kernel->traceable()) return nullptr;
  const RunControl control;
  const RunResult result =
      PreparedRun(prepareProblem(kernel, boardRequest(request, *kernel, threads, warp), control), control).inspect();
  // The first block, or the one that finishes, which shows all that the others do and more.
  const bool finishes = !result.launchTraces.empty() && result.launchTraces.back()->finishes;
  return finishes ? result.launchTraces.back() : result.traces.front();
}

}  // namespace warpfold
