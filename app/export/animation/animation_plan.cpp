// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/animation/animation_plan.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "export/export_error.h"

namespace warpfold::app {
namespace {

struct AnimationWords {
  Q_DECLARE_TR_FUNCTIONS(Animation)
};

constexpr double mostPictures = 3000;  // four minutes at the usual rate

}  // namespace

std::vector<PlannedFrame> AnimationPlan::frames() const {
  using namespace std::chrono;
  const double seconds = std::max(0.0, to - from) / std::clamp(rowsPerSecond, slowestSpeed, fastestSpeed);
  const double rate = std::clamp(framesPerSecond, fewestFrames, mostFrames);
  const double count = std::ceil(seconds * rate - 1e-9);
  if (count > mostPictures)
    throw ExportError(AnimationWords::tr("The animation would have %1 pictures: choose fewer steps, a higher speed or "
                                         "fewer pictures a second.")
                          .arg(count));
  std::vector<PlannedFrame> planned;
  const auto at = [&](double frame) { return milliseconds(llround(frame * 1000 / rate)); };
  for (double i = 0; i <= count; ++i)
    planned.push_back({i < count ? from + (to - from) * i / count : to, at(i + 1) - at(i)});
  planned.front().shown = std::max(planned.front().shown, opening);
  planned.back().shown = closing;
  return planned;
}

std::vector<PlannedFrame> AnimationPlan::steps() const {
  std::vector<PlannedFrame> planned;
  for (double row = std::ceil(from - 1e-9); row <= to + 1e-9; ++row)
    planned.push_back({row, std::chrono::milliseconds(1000)});
  return planned;
}

}  // namespace warpfold::app
