// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "timing/verdict.h"

namespace warpfold {

Latency summarise(std::span<const double> samplesUs) {
  Latency latency;
  latency.samples = samplesUs.size();
  if (samplesUs.empty()) return latency;
  std::vector<double> sorted(samplesUs.begin(), samplesUs.end());
  std::sort(sorted.begin(), sorted.end());
  const std::size_t count = sorted.size();
  latency.min = sorted.front();
  latency.median = count % 2 == 1 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
  const auto ranked = [&](double part) {
    return sorted[static_cast<std::size_t>(std::ceil(part * static_cast<double>(count))) - 1];
  };
  latency.p95 = ranked(0.95);
  latency.quartiles = Interval{ranked(0.25), ranked(0.75)};
  latency.interval = medianInterval(sorted);
  latency.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(count);
  double squares = 0;
  for (const double us : sorted) squares += (us - latency.mean) * (us - latency.mean);
  if (count > 1 && latency.mean > 0) latency.rsd = std::sqrt(squares / static_cast<double>(count - 1)) / latency.mean;
  return latency;
}

double bandwidthGbs(double bytes, double us) {
  return us > 0 ? bytes / us * 1e-3 : 0;
}

}  // namespace warpfold
