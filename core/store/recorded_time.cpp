// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recorded_time.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "timing/statistics.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

/// Two times are as good as equal where they differ by less.
constexpr double sameTime = 0.02;
/// A slope of time over size, both in powers of two, that is this much above those on both sides is a leap.
constexpr double leap = 0.2;
/// Time over size, both in powers of two: no more than in proportion, and a little for noise.
constexpr double steepest = 1.05;
/// From one session to the next the same run may take as much more or less.
constexpr double repeats = 0.03;
/// Times that fall by more than this where there is more to do come from another method.
constexpr double fall = 0.05;
/// Sizes of a series that are further apart leave room for what a line does not tell.
constexpr std::uint64_t farApart = 4;
/// Times whose ratio changes by more from one size to the next do not grow alike.
constexpr double sameShape = 0.15;

/// The sizes around n, the lower one first; nothing outside the range and at a recorded size.
std::optional<std::size_t> placeOf(std::span<const TimedSize> sizes, std::uint64_t n) {
  const auto above = std::lower_bound(sizes.begin(), sizes.end(), n,
                                      [](const TimedSize& size, std::uint64_t x) { return size.n < x; });
  if (above == sizes.begin() || above == sizes.end() || above->n == n) return std::nullopt;
  return static_cast<std::size_t>(above - sizes.begin()) - 1;
}

/// Of log time over log size between sizes i and i + 1.
double slope(std::span<const TimedSize> sizes, std::size_t i) {
  return std::log(sizes[i + 1].latency.median / sizes[i].latency.median) /
         std::log(static_cast<double>(sizes[i + 1].n) / static_cast<double>(sizes[i].n));
}

using Way = Interpolation::Way;

/// L2 may be of two halves, each of which holds what its own multiprocessors read (NVIDIA A100 whitepaper, "A100 L2
/// cache"), so what all of them read fits in only up to half its size: reads begin to miss there.
bool outgrowsCache(const TimedSize& below, const TimedSize& above, const SizeFacts& facts) {
  if (!facts.cacheElements) return false;
  const auto reaches = [&](double elements) {
    return static_cast<double>(below.n) <= elements && static_cast<double>(above.n) > elements;
  };
  return reaches(*facts.cacheElements) || reaches(*facts.cacheElements / 2);
}

/// With the last blocks alone on the device a launch takes almost as long as with twice as many.
bool needsSecondWave(const TimedSize& below, const TimedSize& above, const SizeFacts& facts) {
  return facts.waveElements && static_cast<double>(below.n) <= *facts.waveElements &&
         static_cast<double>(above.n) > *facts.waveElements;
}

/// As the times themselves tell.
bool methodChangesAfter(std::span<const TimedSize> sizes, std::size_t i) {
  if (sizes[i + 1].latency.median < (1 - fall) * sizes[i].latency.median) return true;
  // A fixed cost and one per element give slopes that only rise, and never above 1.
  const double here = slope(sizes, i);
  if (here > steepest) return true;
  if (i + 2 >= sizes.size()) return false;
  const double right = slope(sizes, i + 1);
  return here > (i == 0 ? right : std::max(slope(sizes, i - 1), right)) + leap;
}

double onLine(const TimedSize& a, const TimedSize& b, std::uint64_t n, double Latency::*figure) {
  const auto x0 = static_cast<double>(a.n), x1 = static_cast<double>(b.n);
  return a.latency.*figure + (b.latency.*figure - a.latency.*figure) * (static_cast<double>(n) - x0) / (x1 - x0);
}

/// Which two sizes give the line that n lies on.
struct Line {
  std::size_t first = 0, second = 0;
  Way way = Way::sizes;  ///< what happens between two sizes beside there being more to do
};

Line lineFor(std::span<const TimedSize> sizes, std::size_t i, std::uint64_t n, const SizeFacts& facts) {
  const TimedSize &below = sizes[i], &above = sizes[i + 1];
  if (outgrowsCache(below, above, facts)) return {i, i + 1, Way::caches};
  if (below.launches == 0 || above.launches == 0 || facts.launches == 0 || below.launches == above.launches)
    return {i, i + 1,
            methodChangesAfter(sizes, i)           ? Way::methods
            : needsSecondWave(below, above, facts) ? Way::waves
                                                   : Way::sizes};
  const double least = std::min(below.latency.median, above.latency.median),
               most = std::max(below.latency.median, above.latency.median);
  const auto fits = [&](std::size_t first) {
    const TimedSize &a = sizes[first], &b = sizes[first + 1];
    if (a.launches != facts.launches || b.launches != facts.launches || outgrowsCache(a, b, facts)) return false;
    const double median = onLine(a, b, n, &Latency::median);
    return median >= (1 - fall) * least && median <= (1 + fall) * most;
  };
  if (i + 2 < sizes.size() && fits(i + 1)) return {i + 1, i + 2, Way::sizes};
  if (i > 0 && fits(i - 1)) return {i - 1, i, Way::sizes};
  return {i, i + 1, Way::launches};
}

double between(double low, double high, double weight) {
  return low + (high - low) * weight;
}

Latency interpolatedAfter(std::span<const TimedSize> sizes, std::size_t i, std::uint64_t n, const SizeFacts& facts) {
  const TimedSize &below = sizes[i], &above = sizes[i + 1];
  const Line line = lineFor(sizes, i, n, facts);
  Latency latency;
  for (const auto figure : {&Latency::min, &Latency::median, &Latency::p95, &Latency::mean, &Latency::rsd})
    latency.*figure = std::max(0.0, onLine(sizes[line.first], sizes[line.second], n, figure));
  latency.provenance = Provenance::interpolated;
  const double m0 = below.latency.median, m1 = above.latency.median;
  const double weight = std::log(static_cast<double>(n) / static_cast<double>(below.n)) /
                        std::log(static_cast<double>(above.n) / static_cast<double>(below.n));
  const double powerLaw = std::exp(between(std::log(m0), std::log(m1), weight));
  const double straight = onLine(below, above, n, &Latency::median);
  const double other = line.first == i ? powerLaw : straight;
  double low = std::min(latency.median, other), high = std::max(latency.median, other);
  latency.between = Interpolation{.way = line.way, .below = below.n, .above = above.n};
  double spread = std::max(below.spread, above.spread);
  if (line.way != Way::sizes) {
    spread = std::max(spread, repeats);
    low = std::min(m0, m1);
    high = std::max(m0, m1);
    if (m1 < m0) {  // where it fell may be anywhere, and it may have risen before: twice the fall was seen to cover it
      low *= m1 / m0;
      high *= (m0 / m1) * (m0 / m1);
    }
  }
  latency.band = Latency::Band{low * std::max(0.0, 1 - spread), high * (1 + spread)};
  return latency;
}

/// What all sizes of a series share.
auto seriesOf(const RecordedKey& key) {
  return std::tie(key.kernel, key.type, key.op, key.block, key.grid, key.cache);
}

/// The keys of a series, ascending by size.
std::vector<RecordedKey> keysLike(const Recording& recording, const RecordedKey& like) {
  std::vector<RecordedKey> keys;
  for (const RecordedKey& key : recording.keys())
    if (seriesOf(key) == seriesOf(like)) keys.push_back(key);
  std::sort(keys.begin(), keys.end(), [](const RecordedKey& a, const RecordedKey& b) { return a.n < b.n; });
  return keys;
}

std::vector<TimedSize> timed(const Recording& recording, std::span<const RecordedKey> keys) {
  std::vector<TimedSize> sizes;
  for (const RecordedKey& key : keys)
    if (const auto run = recording.find(key); run && !run->samplesUs.empty()) {
      TimedSize size = timedSize(*run);
      if (size.latency.median > 0) sizes.push_back(std::move(size));
    }
  return sizes;
}

/// Of an ascending series: the two sizes around n and one more on each side, which is all that interpolation looks at.
std::span<const RecordedKey> around(std::span<const RecordedKey> keys, std::uint64_t n) {
  const auto above =
      std::upper_bound(keys.begin(), keys.end(), n, [](std::uint64_t x, const RecordedKey& key) { return x < key.n; });
  const auto place = static_cast<std::size_t>(above - keys.begin());
  const std::size_t begin = place < 2 ? 0 : place - 2;
  return keys.subspan(begin, std::min<std::size_t>(keys.size() - begin, 4));
}

/// Elements of the blocks that fit at once, when each takes as many as those of this launch.
std::optional<double> waveElements(const DeviceInfo& device, const Launch& launch) {
  constexpr double mostBlocks = 32;  // on a multiprocessor; CUDA C++ Programming Guide, "Compute Capabilities"
  if (!device.multiprocessors || !device.threadsPerMultiprocessor || launch.grid < 2) return std::nullopt;
  const double blocks = std::min(mostBlocks, std::floor(static_cast<double>(*device.threadsPerMultiprocessor) /
                                                        static_cast<double>(launch.block)));
  return *device.multiprocessors * blocks * static_cast<double>(launch.n) / static_cast<double>(launch.grid);
}

SizeFacts factsOf(const Recording& recording, const RecordedKey& key, std::span<const Launch> launches) {
  SizeFacts facts{.launches = launches.size(), .cacheElements = {}, .waveElements = {}};
  if (!launches.empty()) facts.waveElements = waveElements(recording.recorded().device, launches.front());
  if (key.cache != CacheState::warm) return facts;
  if (const auto bytes = recording.recorded().device.l2Bytes)
    facts.cacheElements =
        static_cast<double>(*bytes) / static_cast<double>(sizeOf(key.type) * (takesSecondInput(key.op) ? 2 : 1));
  return facts;
}

std::optional<Latency> interpolated(const Recording& recording, const RecordedKey& key,
                                    std::span<const Launch> launches) {
  const std::vector<RecordedKey> keys = keysLike(recording, key);
  if (keys.size() < 2 || key.n < keys.front().n || key.n > keys.back().n) return std::nullopt;
  auto latency = interpolate(timed(recording, around(keys, key.n)), key.n, factsOf(recording, key, launches));
  if (latency) latency->cache = key.cache;
  return latency;
}

double medianOf(const Recording& recording, const RecordedKey& key) {
  const auto run = recording.find(key);
  return run && !run->samplesUs.empty() ? timedSize(*run).latency.median : 0;
}

/// At how many sizes both were recorded, where they took the same at all of them; else 0.
std::size_t sizesAlike(const Recording& recording, std::span<const RecordedKey> some,
                       std::span<const RecordedKey> others) {
  constexpr std::size_t enough = 8;
  std::size_t count = 0;
  for (const RecordedKey& one : some) {
    const auto other =
        std::find_if(others.begin(), others.end(), [&](const RecordedKey& key) { return key.n == one.n; });
    if (other == others.end()) continue;
    const double a = medianOf(recording, one), b = medianOf(recording, *other);
    if (!(a > 0) || !(b > 0) || std::abs(a / b - 1) > sameTime) return 0;
    if (++count == enough) break;
  }
  return count;
}

/// Another type or operation that the same kernel reduces in the same shape, from elements of the same width.
bool differsInKindOnly(const RecordedKey& a, const RecordedKey& b) {
  return a.kernel == b.kernel && a.block == b.block && a.grid == b.grid && a.cache == b.cache &&
         sizeOf(a.type) == sizeOf(b.type) && (a.type != b.type || a.op != b.op);
}

/// Recorded at both ends of a gap of another series, and between them.
struct Along {
  RecordedKey key;
  std::size_t sizes = 0;        ///< between the ends
  double below = 1, above = 1;  ///< this series' time over the other's, at the ends
  double change() const { return std::abs(std::log(above / below)); }
};

/// The one with the most sizes between `a` and `b`, two neighbouring sizes of a series with these medians, whose times
/// are about the same part of theirs at both.
std::optional<Along> bestAlong(const Recording& recording, const TimedSize& a, const TimedSize& b,
                               const RecordedKey& key) {
  std::map<std::pair<ElementType, Operation>, std::size_t> inside, ends;
  for (const RecordedKey& other : recording.keys()) {
    if (other.n < a.n || other.n > b.n || !differsInKindOnly(other, key)) continue;
    ++(other.n == a.n || other.n == b.n ? ends : inside)[{other.type, other.op}];
  }
  std::optional<Along> best;
  for (const auto& [kind, sizes] : inside) {
    if (ends[kind] != 2) continue;
    Along along{key, sizes};
    std::tie(along.key.type, along.key.op) = kind;
    along.key.n = a.n;
    along.below = a.latency.median / medianOf(recording, along.key);
    along.key.n = b.n;
    along.above = b.latency.median / medianOf(recording, along.key);
    along.key.n = key.n;
    if (!std::isfinite(along.below) || !std::isfinite(along.above) || along.change() > std::log1p(sameShape)) continue;
    if (!best || std::pair(along.sizes, -along.change()) > std::pair(best->sizes, -best->change())) best = along;
  }
  return best;
}

/// Between two sizes that are far apart: another type or operation tells how the time grows between them, and the two
/// tell how many times as long it takes.
std::optional<Latency> alongAlike(const Recording& recording, const RecordedKey& key,
                                  std::span<const Launch> launches) {
  const std::vector<RecordedKey> keys = keysLike(recording, key);
  const std::vector<TimedSize> sizes = timed(recording, around(keys, key.n));
  const auto place = placeOf(sizes, key.n);
  if (!place) return std::nullopt;
  const TimedSize &a = sizes[*place], &b = sizes[*place + 1];
  if (b.n / a.n < farApart) return std::nullopt;
  const auto along = bestAlong(recording, a, b, key);
  if (!along) return std::nullopt;
  std::optional<Latency> other;
  if (const auto run = recording.find(along->key); run && !run->samplesUs.empty())
    other = timedSize(*run).latency;
  else
    other = interpolated(recording, along->key, launches);
  if (!other) return std::nullopt;
  const double weight = std::log(static_cast<double>(key.n) / static_cast<double>(a.n)) /
                        std::log(static_cast<double>(b.n) / static_cast<double>(a.n));
  const double ratio = std::exp(between(std::log(along->below), std::log(along->above), weight));
  Latency latency;
  for (const auto figure : {&Latency::min, &Latency::median, &Latency::p95, &Latency::mean})
    latency.*figure = ratio * ((*other).*figure);
  latency.rsd = other->rsd;
  latency.cache = key.cache;
  latency.provenance = Provenance::interpolated;
  const Latency::Band band = other->band.value_or(Latency::Band{other->median, other->median});
  const double spread = std::max({a.spread, b.spread, repeats});
  latency.band = Latency::Band{band.low * std::min(along->below, along->above) * (1 - spread),
                               band.high * std::max(along->below, along->above) * (1 + spread)};
  latency.between = Interpolation{.way = Way::shape,
                                  .below = a.n,
                                  .above = b.n,
                                  .op = along->key.op,
                                  .type = along->key.type,
                                  .sizes = along->sizes};
  return latency;
}

/// The time of another type or operation that was measured to cost the same.
std::optional<Latency> timeOfAlike(const Recording& recording, const RecordedKey& key,
                                   std::span<const Launch> launches) {
  constexpr std::size_t least = 2;
  const std::vector<RecordedKey> own = keysLike(recording, key);
  if (own.size() < least) return std::nullopt;
  std::vector<RecordedKey> tried;
  for (RecordedKey other : recording.keys()) {
    other.n = key.n;
    if (!differsInKindOnly(other, key) || std::find(tried.begin(), tried.end(), other) != tried.end()) continue;
    tried.push_back(other);
    const std::size_t alike = sizesAlike(recording, own, keysLike(recording, other));
    if (alike < least) continue;
    std::optional<Latency> latency;
    if (const auto run = recording.find(other); run && !run->samplesUs.empty()) {
      latency = timedSize(*run).latency;
      latency->samples = 0;
      latency->band = Latency::Band{latency->median * (1 - sameTime), latency->median * (1 + sameTime)};
    } else {
      latency = interpolated(recording, other, launches);
    }
    if (!latency) continue;
    latency->provenance = Provenance::interpolated;
    latency->cache = key.cache;
    const Interpolation near = latency->between.value_or(Interpolation{});
    latency->between = Interpolation{.way = Way::alike,
                                     .below = near.below,
                                     .above = near.above,
                                     .op = other.op,
                                     .type = other.type,
                                     .sizes = alike};
    return latency;
  }
  return std::nullopt;
}

/// Steps are timed at few sizes: what one takes hardly depends on how many blocks there are, once they fill the device.
void findSteps(const Recording& recording, const RecordedKey& key, RecordedTime& time) {
  std::vector<RecordedKey> keys = keysLike(recording, key);
  const auto distance = [&](const RecordedKey& each) {
    return std::abs(std::log2(static_cast<double>(each.n) / static_cast<double>(key.n)));
  };
  std::stable_sort(keys.begin(), keys.end(),
                   [&](const RecordedKey& a, const RecordedKey& b) { return distance(a) < distance(b); });
  constexpr std::size_t most = 32;
  for (std::size_t i = 0; i < std::min(most, keys.size()) && time.steps.empty(); ++i)
    if (auto run = recording.find(keys[i]); run && !run->steps.empty()) {
      time.steps = std::move(run->steps);
      time.stepsOf = keys[i].n;
    }
}

double ratio(double a, double b) {
  return std::abs(std::log2(std::max(a, 1.0) / std::max(b, 1.0)));
}

/// How unlike two requests for one kernel are: what one would rather change counts less.
double distance(const RecordedKey& a, const RecordedKey& b) {
  return (a.op != b.op ? 1000 : 0) + (a.type != b.type ? 500 : 0) + (a.grid != b.grid ? 200 : 0) +
         (a.cache != b.cache ? 100 : 0) + 10 * ratio(a.block, b.block) +
         ratio(static_cast<double>(a.n), static_cast<double>(b.n));
}

std::optional<RecordedKey> nearestTo(const Recording& recording, const RecordedKey& key) {
  std::optional<RecordedKey> nearest;
  for (const RecordedKey& each : recording.keys())
    if (each.kernel == key.kernel && (!nearest || distance(each, key) < distance(*nearest, key))) nearest = each;
  return nearest;
}

}  // namespace

TimedSize timedSize(const RecordedRun& run) {
  std::vector<double> sorted(run.samplesUs.begin(), run.samplesUs.end());
  TimedSize size{run.key.n, summarise(sorted), 0, run.launchUs.size()};
  std::sort(sorted.begin(), sorted.end());
  const auto rank = [&](std::size_t quarters) { return sorted[(sorted.size() * quarters + 3) / 4 - 1]; };
  if (size.latency.median > 0) size.spread = (rank(3) - rank(1)) / 2 / size.latency.median;
  return size;
}

std::optional<Latency> interpolate(std::span<const TimedSize> sizes, std::uint64_t n, const SizeFacts& facts) {
  const auto place = placeOf(sizes, n);
  if (!place) return std::nullopt;
  return interpolatedAfter(sizes, *place, n, facts);
}

RecordedTime timeOf(const Recording& recording, const RecordedKey& key, std::span<const Launch> launches) {
  RecordedTime time;
  time.run = recording.find(key);
  if (time.run && time.run->samplesUs.empty()) time.run.reset();
  findSteps(recording, key, time);
  if (time.run) return time;
  time.latency = alongAlike(recording, key, launches);
  if (!time.latency) time.latency = interpolated(recording, key, launches);
  if (!time.latency) time.latency = timeOfAlike(recording, key, launches);
  if (!time.latency) time.nearest = nearestTo(recording, key);
  return time;
}

namespace {

struct Errors {
  std::vector<double> all;
  LeftOut summary;
};

/// Of a request for what was recorded; empty where they are not known.
std::vector<Launch> launchesOf(const Catalogue& catalogue, const RecordedKey& key, const TimedSize& size) {
  const KernelPtr kernel = catalogue.find(key.kernel);
  if (!kernel || !kernel->traceable() || !kernel->takesBlock(key.block)) return {};
  std::vector<Launch> launches =
      planLaunches(*kernel, key.n, key.block, key.grid == 0 ? std::nullopt : std::optional<std::uint64_t>(key.grid));
  // A kernel of this name may have been another one when it was recorded.
  return size.launches == 0 || launches.size() == size.launches ? launches : std::vector<Launch>();
}

/// Every second size of a series but its ends.
void leaveOutOf(const Recording& recording, const Catalogue& catalogue, const std::vector<TimedSize>& sizes,
                RecordedKey key, Errors& errors) {
  constexpr std::uint64_t furthest = 16;
  std::vector<TimedSize> kept;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    if (i % 2 == 0 || i + 1 == sizes.size()) kept.push_back(sizes[i]);
  for (std::size_t i = 1; i + 1 < sizes.size(); i += 2) {
    if (sizes[i + 1].n / sizes[i - 1].n > furthest) continue;
    key.n = sizes[i].n;
    const Latency found = *interpolate(kept, key.n, factsOf(recording, key, launchesOf(catalogue, key, sizes[i])));
    const double truth = sizes[i].latency.median;
    if (found.between->way != Way::sizes) {
      ++errors.summary.changes;
      errors.summary.covered += truth >= found.band->low && truth <= found.band->high ? 1 : 0;
      continue;
    }
    errors.all.push_back(std::abs(found.median / truth - 1));
    if (errors.all.back() < errors.summary.worstError) continue;
    errors.summary.worstError = errors.all.back();
    errors.summary.worst = key;
  }
}

}  // namespace

std::vector<LeftOut> leaveOut(const Recording& recording, const Catalogue& catalogue) {
  std::map<std::string, Errors> kernels;
  std::vector<RecordedKey> series;  // one key of each
  for (RecordedKey key : recording.keys()) {
    key.n = 0;
    if (std::find(series.begin(), series.end(), key) == series.end()) series.push_back(key);
  }
  for (const RecordedKey& one : series) {
    const auto sizes = timed(recording, keysLike(recording, one));
    Errors& errors = kernels[one.kernel];
    errors.summary.kernel = one.kernel;
    if (sizes.size() >= 3) leaveOutOf(recording, catalogue, sizes, one, errors);
  }
  std::vector<LeftOut> found;
  for (auto& [kernel, errors] : kernels) {
    errors.summary.points = errors.all.size();
    if (!errors.all.empty()) errors.summary.medianError = summarise(errors.all).median;
    found.push_back(errors.summary);
  }
  return found;
}

}  // namespace warpfold::store
