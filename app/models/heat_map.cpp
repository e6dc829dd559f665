// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/heat_map.h"

#include <algorithm>
#include <bit>

#include "codec/names.h"
#include "metrics/current_step.h"
#include "metrics/step_summary.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

void addRow(Table& table, const Cell& side, const char* map, std::uint64_t step, Step::Kind kind, std::uint64_t first,
            std::uint64_t last, std::uint64_t active, std::uint64_t threads) {
  table.rows.push_back({side, map, step, codec::nameOf(kind), first, last, active, threads});
}

}  // namespace

LaneState laneState(const BlockTrace& trace, const Step& step, std::uint32_t thread) {
  const std::uint32_t warp = thread / trace.warpSize, bit = 1u << thread % trace.warpSize;
  if (warp >= step.warps.size() || step.warps[warp].working() == 0) return LaneState::skipped;
  if (step.warps[warp].combined & bit) return LaneState::combined;
  return step.warps[warp].touched & bit ? LaneState::touched : LaneState::idle;
}

Message messageOf(LaneState state) {
  switch (state) {
    case LaneState::skipped: return say<"lane-skipped">();
    case LaneState::idle: return say<"lane-idle">();
    case LaneState::touched: return say<"lane-touched">();
    case LaneState::combined: return say<"lane-combined">();
  }
  return {};
}

GridMap gridMap(const LaunchResult& launch) {
  GridMap map;
  const std::uint64_t perRun = launch.activity.blocksPerRun;
  if (perRun == 0 || launch.block == 0) return map;
  for (std::size_t i = 0; i < launch.activity.activeThreads.size() && i * perRun < launch.grid; ++i) {
    GridMap::Run run;
    run.firstBlock = i * perRun;
    run.lastBlock = std::min(run.firstBlock + perRun, launch.grid) - 1;
    const double threads = double(run.lastBlock - run.firstBlock + 1) * launch.block;
    for (const std::uint64_t active : launch.activity.activeThreads[i])
      run.share.push_back(std::min(1.0, double(active) / threads));
    map.steps = std::max(map.steps, run.share.size());
    map.runs.push_back(std::move(run));
  }
  return map;
}

Table emptyHeatTable() {
  return {{}, {}, {"side", "map", "step", "kind", "first", "last", "active", "threads"}, {}};
}

void addHeat(Table& table, const BlockTrace* trace, const LaunchResult* launch, const Cell& side, bool blackboard) {
  if (trace != nullptr)
    for (const Step& step : trace->steps)
      for (std::uint32_t warp = 0; warp < trace->warps(); ++warp) {
        const std::uint32_t first = warp * trace->warpSize;
        const std::uint32_t last = std::min(first + trace->warpSize, trace->threads) - 1;
        addRow(table, side, blackboard ? "blackboard" : "block", step.row, step.kind, first, last,
               std::uint64_t(std::popcount(workingLanes(step, warp))), last - first + 1);
      }
  if (launch == nullptr) return;
  const GridMap map = gridMap(*launch);
  for (std::size_t i = 0; i < map.runs.size(); ++i)
    for (std::size_t step = 0; step < std::min(map.runs[i].share.size(), launch->steps.size()); ++step)
      addRow(table, side, "grid", rowOf(launch->steps, step), launch->steps[step].kind, map.runs[i].firstBlock,
             map.runs[i].lastBlock, launch->activity.activeThreads[i][step],
             (map.runs[i].lastBlock - map.runs[i].firstBlock + 1) * launch->block);
}

}  // namespace warpfold::app
