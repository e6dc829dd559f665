// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lanes/lane_runs.h"

namespace warpfold::app {

namespace {

/// As many neighbours as are alike.
std::vector<LaneRun> equalNeighbours(const std::vector<bool>& active) {
  std::vector<LaneRun> runs;
  for (std::uint32_t i = 0; i < active.size(); ++i) {
    if (i == 0 || active[i] != active[i - 1]) runs.push_back({i, i, 0});
    runs.back().last = i;
    runs.back().active += active[i] ? 1 : 0;
  }
  return runs;
}

}  // namespace

std::vector<LaneRun> laneRuns(const std::vector<bool>& active, double pitch, double narrowest) {
  const std::vector<LaneRun> alike = equalNeighbours(active);
  const auto narrow = [&](const LaneRun& run) { return run.size() * pitch < narrowest; };
  std::vector<LaneRun> runs;
  bool joins = false;  // the gap before was put to the run before it
  for (std::size_t i = 0; i < alike.size(); ++i) {
    const LaneRun& run = alike[i];
    const bool idle = run.active == 0 && i > 0 && i + 1 < alike.size();
    const bool pattern = idle && narrow(run) && (narrow(alike[i - 1]) || narrow(alike[i + 1]));
    if (pattern || joins) {
      runs.back().last = run.last;
      runs.back().active += run.active;
    } else {
      runs.push_back(run);
    }
    joins = pattern;
  }
  return runs;
}

}  // namespace warpfold::app
