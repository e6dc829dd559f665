// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/next_launch.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "model/calibration.h"
#include "timing/statistics.h"

namespace warpfold::model {

NextLaunch recordedNextLaunch(const store::Recording& recording, double launchUs) {
  std::vector<double> us;
  for (const store::RecordedKey& key : recording.keys()) {
    if (key.op != Operation::sum || key.cache != CacheState::warm || key.grid) continue;
    const auto run = recording.find(key);
    if (!run || run->launchUs.size() < 2) continue;
    const double alone = std::accumulate(run->launchUs.begin(), run->launchUs.end(), 0.0);
    const auto others = static_cast<double>(run->launchUs.size() - 1);
    us.push_back((medianUs(*run) - alone) / others + launchUs);
  }
  return {summarise(us).median, us.size()};
}

}  // namespace warpfold::model
