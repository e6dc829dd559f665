// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace warpfold::app {

/// Neighbours that are drawn as one where each alone would be too narrow to see: all of them active, none, or an even
/// tone for a pattern that is too fine to tell apart.
struct LaneRun {
  std::uint32_t first = 0, last = 0;
  std::uint32_t active = 0;  ///< how many of them are

  std::uint32_t size() const { return last - first + 1; }
  bool full() const { return active == size(); }
  double share() const { return static_cast<double>(active) / size(); }
  friend bool operator==(const LaneRun&, const LaneRun&) = default;
};

/// Lanes `pitch` pixels wide, split into runs, in order. A gap narrower than `narrowest` pixels between active lanes of
/// which those on one side are as narrow is part of a pattern; a run of active ones beside wide gaps stays one of its
/// own, however narrow.
std::vector<LaneRun> laneRuns(const std::vector<bool>& active, double pitch, double narrowest = 6);

}  // namespace warpfold::app
