// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "models/comparison.h"
#include "table/table.h"

namespace warpfold::app {

/// What a thread did in a step.
enum class LaneState : std::uint8_t {
  skipped,  ///< no lane of its warp worked: the warp was not issued
  idle,     ///< another lane of its warp worked
  touched,  ///< read or wrote memory, combined nothing
  combined
};
LaneState laneState(const BlockTrace& trace, const Step& step, std::uint32_t thread);
Message messageOf(LaneState state);

/// How much of the grid worked: runs of consecutive blocks, and of each step the share of its threads.
struct GridMap {
  struct Run {
    std::uint64_t firstBlock = 0, lastBlock = 0;
    std::vector<double> share;  ///< by step, 0 … 1
  };
  std::vector<Run> runs;
  std::size_t steps = 0;  ///< of the longest run
};
GridMap gridMap(const LaunchResult& launch);

/// Rows of side, map, step, kind, first, last, active, threads: of the block one a step and warp, of the grid one a
/// step and run of blocks. `step` is the number that the clock shows. The map of the block is called "blackboard" where
/// the trace is the example's.
void addHeat(Table& table, const BlockTrace* trace, const LaunchResult* launch, const Cell& side,
             bool blackboard = false);
Table emptyHeatTable();

}  // namespace warpfold::app
