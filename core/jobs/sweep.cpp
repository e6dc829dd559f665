// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/sweep.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "timing/statistics.h"

namespace warpfold {

namespace {

using store::RecordedKey;
using store::RecordedRun;

std::vector<double> samplesOf(const RecordedRun& run) {
  return {run.samplesUs.begin(), run.samplesUs.end()};
}

/// All samples that a session has of a time that it knows.
std::vector<double> samplesOf(Session& session, const KnownTime& known) {
  std::vector<double> samples;
  for (std::uint64_t i = 0; i < known.samples; ++i) samples.push_back(session.sampleUs());
  return samples;
}

/// By type, operation, cache, size, kernel and block.
void sort(std::vector<SweepPoint>& points, const Catalogue& catalogue) {
  const auto place = [&](const SweepPoint& p) {
    const auto& all = catalogue.kernels();
    const auto kernel = std::find_if(all.begin(), all.end(), [&](const KernelPtr& k) { return k->id == p.key.kernel; });
    return std::tuple(p.key.type, p.key.op, p.key.cache, p.key.n, kernel - all.begin(), p.key.block);
  };
  std::stable_sort(points.begin(), points.end(),
                   [&](const SweepPoint& x, const SweepPoint& y) { return place(x) < place(y); });
}

/// The same request as the library takes it, which chooses block and grid itself.
RecordedKey ofLibrary(RecordedKey key, const std::string& library) {
  key.kernel = library;
  key.block = 0;
  key.grid.reset();
  return key;
}

std::optional<std::string> libraryAmong(std::span<const RecordTask> tasks) {
  const auto found = std::find_if(tasks.begin(), tasks.end(), [](const RecordTask& t) { return t.kernel->library; });
  return found == tasks.end() ? std::nullopt : std::optional(found->kernel->id);
}

}  // namespace

SweepPoint sweepPointOf(const RecordedKey& key, const Latency& latency, const DeviceInfo& device) {
  SweepPoint point;
  point.key = key;
  point.provenance = latency.provenance;
  point.medianUs = latency.median;
  point.minUs = latency.min;
  point.interval = latency.interval;
  point.band = latency.band;
  point.samples = latency.samples;
  const auto bytes = static_cast<double>(key.n * sizeOf(key.type) * inputsOf(key.op));
  point.bandwidthGbs = bandwidthGbs(bytes, latency.median);
  if (device.timesAreGpu && device.peakReadGbs) point.shareOfPeak = point.bandwidthGbs / *device.peakReadGbs;
  if (device.timesAreGpu && device.datasheetGbs) point.shareOfDatasheet = point.bandwidthGbs / *device.datasheetGbs;
  return point;
}

std::vector<SweepPoint> sweepPoints(const store::Recording& recording, const Catalogue& catalogue,
                                    std::span<const RecordTask> tasks) {
  const DeviceInfo& device = recording.recorded().device;
  const auto library = libraryAmong(tasks);
  std::vector<SweepPoint> points;
  for (const RecordTask& task : tasks) {
    const auto run = recording.find(task.key);
    if (!run) continue;
    points.push_back(sweepPoint(*run, device));
    if (!library || task.kernel->library || device.timing == Provenance::emulated) continue;
    if (const auto other = recording.find(ofLibrary(task.key, *library)))
      points.back().overLibrary = speedUpOf(samplesOf(*run), samplesOf(*other));
  }
  sort(points, catalogue);
  return points;
}

SweepPoint sweepPoint(const RecordedRun& run, const DeviceInfo& device) {
  Latency latency = summarise(samplesOf(run));
  latency.provenance = device.timing;
  SweepPoint point = sweepPointOf(run.key, latency, device);
  point.dropped = run.dropped;
  point.state = run.state;
  return point;
}

std::vector<SweepPoint> knownPoints(const Place& place, const RunRequest& request, const Catalogue& catalogue,
                                    std::span<const RecordTask> tasks,
                                    const std::function<void(const store::RecordedKey&, const Message&)>& leftOut,
                                    const RunControl& control) {
  std::vector<SweepPoint> points;
  std::map<RecordedKey, std::vector<double>> samples;
  for (const RecordTask& task : tasks) {
    control.throwIfCancelled();
    RunRequest one = request;
    one.kernel = task.kernel->id;
    one.type = task.key.type;
    one.op = task.key.op;
    if (task.key.block != 0) one.block = task.key.block;  // a library chooses its own
    one.grid = task.key.grid;
    one.cache = task.key.cache;
    one.traceBlocks = BlockSelection::none();
    const PlannedRun run = planRun(one, task.kernel, place.device, task.key.n);
    // Elements are asked for by what emulates only, and nothing is emulated here.
    const auto session = place.backend->open(run, Inputs{}, control);
    const KnownTime* const known = session->knownTime();
    if (known == nullptr || (!known->latency && known->samples == 0)) {
      if (known != nullptr && known->reason && leftOut) leftOut(task.key, *known->reason);
      continue;
    }
    Latency latency = known->latency.value_or(Latency{});
    if (known->samples > 0) {
      samples[task.key] = samplesOf(*session, *known);
      latency = summarise(samples[task.key]);
      latency.provenance = place.device.timing;
    }
    SweepPoint& point = points.emplace_back(sweepPointOf(task.key, latency, place.device));
    point.state = session->knownState().value_or(DeviceState{});
    point.dropped = session->droppedSamples();
  }
  if (const auto library = libraryAmong(tasks))
    for (SweepPoint& point : points) {
      const auto own = samples.find(point.key), other = samples.find(ofLibrary(point.key, *library));
      if (point.key.kernel == *library || own == samples.end() || other == samples.end()) continue;
      point.overLibrary = speedUpOf(own->second, other->second);
    }
  sort(points, catalogue);
  return points;
}

std::vector<SweepPoint> bestBlocks(const std::vector<SweepPoint>& points) {
  const auto withoutBlock = [](RecordedKey key) {
    key.block = 0;
    return key;
  };
  std::map<RecordedKey, std::size_t> best;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto [at, first] = best.try_emplace(withoutBlock(points[i].key), i);
    if (!first && points[i].medianUs < points[at->second].medianUs) at->second = i;
  }
  std::set<std::size_t> places;
  for (const auto& [key, place] : best) places.insert(place);
  std::vector<SweepPoint> chosen;
  for (const std::size_t place : places) chosen.push_back(points[place]);
  return chosen;
}

std::vector<SweepMean> sweepMeans(const std::vector<SweepPoint>& points) {
  std::vector<SweepMean> means;
  for (const SweepPoint& point : points) {
    if (!point.overLibrary) continue;
    auto mean = std::find_if(means.begin(), means.end(), [&](const SweepMean& each) {
      return each.kernel == point.key.kernel && each.cache == point.key.cache;
    });
    const double ratio = point.overLibrary->ratio;
    if (mean == means.end())
      mean = means.insert(means.end(), SweepMean{point.key.kernel, point.key.cache, 0, 0, 0, ratio, ratio});
    ++mean->points;
    if (point.overLibrary->verdict == Verdict::slower) ++mean->slower;
    mean->geometricMean += std::log(ratio);
    mean->least = std::min(mean->least, ratio);
    mean->most = std::max(mean->most, ratio);
  }
  for (SweepMean& mean : means) mean.geometricMean = std::exp(mean.geometricMean / static_cast<double>(mean.points));
  return means;
}

}  // namespace warpfold
