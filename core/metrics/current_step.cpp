// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/current_step.h"

#include <algorithm>
#include <cmath>

namespace warpfold {

namespace {

// Positions come from adding up frames; a hair above a whole row is that row.
constexpr double slack = 1e-9;

}  // namespace

std::uint32_t rowCount(const BlockTrace& trace) {
  std::uint32_t rows = 0;
  for (const Step& step : trace.steps)
    if (step.kind == Step::Kind::combine) rows = std::max(rows, step.row);
  return rows;
}

std::uint32_t currentRow(const BlockTrace& trace, double position) {
  const double row = std::ceil(std::max(0.0, position) - slack);
  return static_cast<std::uint32_t>(std::min<double>(std::max(0.0, row), rowCount(trace)));
}

const Step* currentStep(const BlockTrace& trace, double position) {
  const std::uint32_t row = currentRow(trace, position);
  const auto kind = row == 0 ? Step::Kind::load : Step::Kind::combine;
  for (const Step& step : trace.steps)
    if (step.kind == kind && step.row == row) return &step;
  return nullptr;
}

const Step* closingStep(const BlockTrace& trace, double position) {
  return position < rowCount(trace) - slack ? nullptr : storeStep(trace, position);
}

const Step* storeStep(const BlockTrace& trace, double position) {
  const std::uint32_t row = currentRow(trace, position);
  if (position < row - slack) return nullptr;
  const auto stores = [row](const Step& step) { return step.kind == Step::Kind::store && step.row == row; };
  const auto found = std::find_if(trace.steps.rbegin(), trace.steps.rend(), stores);
  return found == trace.steps.rend() ? nullptr : &*found;
}

std::uint32_t workingLanes(const Step& step, std::size_t warp) {
  return warp < step.warps.size() ? step.warps[warp].working() : 0;
}

bool diverged(const Step& step, std::size_t warp) {
  const std::uint32_t working = workingLanes(step, warp);
  return working != 0 && working != step.warps[warp].lanes;
}

std::optional<double> sectorsPerRequest(const Step& step) {
  const Counters& m = step.counters.memory;
  const std::uint64_t requests = m.globalLoadRequests + m.globalStoreRequests;
  if (requests == 0) return std::nullopt;
  return static_cast<double>(m.globalLoadSectors + m.globalStoreSectors) / static_cast<double>(requests);
}

std::vector<std::uint32_t> workingThreads(const BlockTrace& trace, const Step& step) {
  std::vector<std::uint32_t> threads;
  for (std::size_t warp = 0; warp < step.warps.size(); ++warp) {
    const std::uint32_t lanes = workingLanes(step, warp);
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if (lanes >> lane & 1u) threads.push_back(static_cast<std::uint32_t>(warp) * trace.warpSize + lane);
  }
  return threads;
}

std::vector<double> rowTimes(const BlockTrace* trace) {
  if (trace == nullptr || rowCount(*trace) == 0) return {};
  std::vector<double> ends(rowCount(*trace) + 1, 0.0);
  double time = 0;
  for (const Step& step : trace->steps) {
    if (step.kind == Step::Kind::store) break;
    if (step.kind == Step::Kind::combine && !step.timeNs) return {};
    time += step.timeNs.value_or(0.0);
    ends[step.row] = time;
  }
  if (time <= 0) return {};
  return ends;
}

}  // namespace warpfold
