// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <vector>

namespace warpfold::app {

/// A picture of an animation: where the clock stands, and for how long it is shown.
struct PlannedFrame {
  double position = 0;
  std::chrono::milliseconds shown{0};
  friend bool operator==(const PlannedFrame&, const PlannedFrame&) = default;
};

/// Which part of a run an animation shows, and how fast.
struct AnimationPlan {
  static constexpr double slowestSpeed = 0.1, fastestSpeed = 16;  ///< rows a second
  static constexpr double fewestFrames = 1, mostFrames = 50;      ///< a second; browsers show GIFs no faster
  static constexpr double raceSeconds = 6;                        ///< that a race takes unless it is asked otherwise

  double from = 0, to = 0;  ///< rows
  double rowsPerSecond = 1;
  double framesPerSecond = 12.5;
  std::chrono::milliseconds opening{600}, closing{2000};  ///< how long the first and the last picture stay

  /// Pictures at equal distances in time, the last one at `to`. Throws ExportError where they are too many to write.
  std::vector<PlannedFrame> frames() const;
  /// A picture of each whole row of the range, a second each.
  std::vector<PlannedFrame> steps() const;
};

}  // namespace warpfold::app
