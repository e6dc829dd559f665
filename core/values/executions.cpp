// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/executions.h"

#include <algorithm>

namespace warpfold {

LineCounts& LineCounts::operator+=(const LineCounts& o) {
  executions += o.executions;
  lanes += o.lanes;
  loads += o.loads;
  stores += o.stores;
  conflicts += o.conflicts;
  divergent += o.divergent;
  return *this;
}

LineCounts Executions::sum() const {
  LineCounts sum;
  for (const LineCounts& each : lines) sum += each;
  return sum;
}

std::optional<double> Executions::instructionsPerWarp() const {
  if (warps == 0) return {};
  return static_cast<double>(sum().executions) / static_cast<double>(warps);
}

std::optional<double> Executions::branchEfficiency() const {
  if (branches == 0) return {};
  return 1 - static_cast<double>(sum().divergent) / static_cast<double>(branches);
}

Executions& Executions::operator+=(const Executions& o) {
  for (const LineCounts& each : o.lines) {
    const auto at = std::lower_bound(lines.begin(), lines.end(), each.line,
                                     [](const LineCounts& counts, std::uint32_t line) { return counts.line < line; });
    if (at != lines.end() && at->line == each.line)
      *at += each;
    else
      lines.insert(at, each);
  }
  warps += o.warps;
  branches += o.branches;
  operatorIsCall |= o.operatorIsCall;
  return *this;
}

}  // namespace warpfold
