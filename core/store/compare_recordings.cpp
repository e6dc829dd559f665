// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/compare_recordings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "timing/statistics.h"

namespace warpfold::store {

namespace {

std::vector<double> samplesOf(const RecordedRun& run) {
  return {run.samplesUs.begin(), run.samplesUs.end()};
}

ComparedRun compared(const RecordedKey& key, const RecordedRun& own, const RecordedRun& other, bool verdicts) {
  const std::vector<double> x = samplesOf(own), y = samplesOf(other);
  ComparedRun run{&key, summarise(x).median, summarise(y).median, x.size(), y.size(), 0, {}, {}};
  run.ratio = run.otherUs / run.ownUs;
  if (!verdicts) return run;
  if (const auto found = speedUpOf(x, y)) {
    run.interval = found->interval;
    run.verdict = found->verdict;
  }
  return run;
}

bool emulated(const Recording& recording) {
  return recording.recorded().device.timing == Provenance::emulated;
}

}  // namespace

std::vector<ComparedRun> compareRecordings(const Recording& own, const Recording& other) {
  const bool verdicts = !emulated(own) && !emulated(other);
  std::vector<ComparedRun> runs;
  for (const RecordedKey& key : own.keys()) {
    if (!std::binary_search(other.keys().begin(), other.keys().end(), key)) continue;
    const auto x = own.find(key), y = other.find(key);
    if (x && y) runs.push_back(compared(key, *x, *y, verdicts));
  }
  std::stable_sort(runs.begin(), runs.end(),
                   [](const ComparedRun& a, const ComparedRun& b) { return a.ratio > b.ratio; });
  return runs;
}

std::vector<ComparedKernel> byKernel(const std::vector<ComparedRun>& runs) {
  std::map<std::string, ComparedKernel> kernels;
  std::map<std::string, double> logarithms;
  for (const ComparedRun& run : runs) {
    ComparedKernel& kernel = kernels[run.key->kernel];
    kernel.kernel = run.key->kernel;
    ++kernel.runs;
    logarithms[kernel.kernel] += std::log(run.ratio);
    if (kernel.most == nullptr) kernel.most = &run;  // they come with the largest first
    kernel.least = &run;
    if (run.verdict) ++kernel.verdicts[static_cast<std::size_t>(*run.verdict)];
  }
  std::vector<ComparedKernel> all;
  for (auto& [id, kernel] : kernels) {
    kernel.geometricMean = std::exp(logarithms[id] / static_cast<double>(kernel.runs));
    all.push_back(kernel);
  }
  return all;
}

}  // namespace warpfold::store
