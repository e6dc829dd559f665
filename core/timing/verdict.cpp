// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/verdict.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "words/say.h"

namespace warpfold {

namespace {

/// Of both medians together: each interval holds with the root of it.
constexpr double ratioConfidence = 0.95;

double median(const std::vector<double>& sorted) {
  const std::size_t middle = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/// How many samples may lie below the interval, and as many above it: the most for which the chance that the median is
/// outside stays within 1 - confidence. Nothing where even the extremes are too close.
std::optional<std::size_t> samplesBelow(std::size_t count, double confidence) {
  const double allowed = (1 - confidence) / 2;
  const auto n = static_cast<double>(count);
  // Ten standard deviations below the middle nothing is left to add up.
  const double first = std::max(0.0, std::floor(n / 2 - 5 * std::sqrt(n)));
  double chance =
      std::exp(std::lgamma(n + 1) - std::lgamma(first + 1) - std::lgamma(n - first + 1) - n * std::log(2.0));
  double tail = 0;
  for (double below = first; 2 * below < n; ++below) {
    tail += chance;
    if (tail > allowed) return below == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(below) - 1);
    chance *= (n - below) / (below + 1);
  }
  return std::nullopt;
}

std::vector<double> sortedOf(std::span<const double> samples) {
  std::vector<double> sorted(samples.begin(), samples.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

Verdict verdictOf(const Interval& ratio) {
  if (ratio.low >= 1 / (1 + sameMargin) && ratio.high <= 1 + sameMargin) return Verdict::same;
  if (ratio.low > 1) return Verdict::faster;
  return ratio.high < 1 ? Verdict::slower : Verdict::notClear;
}

bool ofTwoGpus(const RunResult& a, const RunResult& b) {
  const auto timed = [](const RunResult& r) {
    const Provenance provenance = r.latency->provenance;
    return r.device.timesAreGpu && (provenance == Provenance::measured || provenance == Provenance::recorded);
  };
  return a.device.backend != b.device.backend && timed(a) && timed(b);
}

}  // namespace

std::optional<Interval> medianInterval(std::span<const double> samples, double confidence) {
  return medianIntervalOfSorted(sortedOf(samples), confidence);
}

std::optional<Interval> medianIntervalOfSorted(std::span<const double> sorted, double confidence) {
  const auto below = samplesBelow(sorted.size(), confidence);
  if (!below) return std::nullopt;
  return Interval{sorted[*below], sorted[sorted.size() - 1 - *below]};
}

std::optional<SpeedUp> speedUpOf(std::span<const double> own, std::span<const double> other) {
  if (own.empty() || other.empty()) return std::nullopt;
  const std::vector<double> x = sortedOf(own), y = sortedOf(other);
  if (!(x.front() > 0) || !(y.front() > 0)) return std::nullopt;
  SpeedUp found{median(y) / median(x), std::nullopt, Verdict::notClear, std::nullopt};
  const double each = std::sqrt(ratioConfidence);
  const auto ofOwn = medianIntervalOfSorted(x, each), ofOther = medianIntervalOfSorted(y, each);
  if (!ofOwn || !ofOther) {
    found.reason = say<"verdict-few-samples">();
    return found;
  }
  found.interval = Interval{ofOther->low / ofOwn->high, ofOther->high / ofOwn->low};
  found.verdict = verdictOf(*found.interval);
  if (found.verdict == Verdict::notClear) found.reason = say<"verdict-wide">();
  return found;
}

std::optional<SpeedUp> speedUpOf(const Latency& own, std::span<const double> ownSamples, const Latency& other,
                                 std::span<const double> otherSamples) {
  if (own.provenance != other.provenance || own.provenance == Provenance::emulated) return std::nullopt;
  const bool modelled = own.provenance == Provenance::modelled;
  if (own.provenance != Provenance::interpolated && !modelled) return speedUpOf(ownSamples, otherSamples);
  if (!(own.median > 0) || !(other.median > 0)) return std::nullopt;
  return SpeedUp{other.median / own.median, std::nullopt, std::nullopt,
                 modelled ? say<"verdict-modelled">() : say<"verdict-interpolated">()};
}

std::optional<SpeedUp> speedUpOf(const RunResult& own, std::span<const double> ownSamples, const RunResult& other,
                                 std::span<const double> otherSamples) {
  if (!own.latency || !other.latency) return std::nullopt;
  if (ofTwoGpus(own, other)) return speedUpOf(ownSamples, otherSamples);
  return speedUpOf(*own.latency, ownSamples, *other.latency, otherSamples);
}

bool comparable(const RunResult& own, const RunResult& other) {
  if (ofTwoGpus(own, other)) return true;
  return own.latency->provenance == other.latency->provenance && own.latency->provenance != Provenance::emulated;
}

Message whyNotCompared(const RunResult& own, const RunResult& other) {
  const auto emulated = [](const RunResult& r) { return r.latency && r.latency->provenance == Provenance::emulated; };
  return emulated(own) || emulated(other) ? say<"verdict-emulated">() : say<"verdict-origins">();
}

Message messageOf(Verdict verdict) {
  return sayNth<"verdict-faster", "verdict-slower", "verdict-same", "verdict-not-clear">(
      static_cast<std::size_t>(verdict));
}

}  // namespace warpfold
