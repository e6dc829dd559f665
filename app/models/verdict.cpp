// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verdict.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "timing/statistics.h"

namespace warpfold::app {

namespace {

struct VerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(VerdictTexts)
};

}  // namespace

QString originText(Provenance provenance) {
  switch (provenance) {
    case Provenance::measured: return VerdictTexts::tr("measured");
    case Provenance::emulated: return VerdictTexts::tr("emulated");
    case Provenance::recorded: return VerdictTexts::tr("recorded");
    case Provenance::interpolated: return VerdictTexts::tr("interpolated");
    case Provenance::published: return VerdictTexts::tr("published");
    case Provenance::modelled: return VerdictTexts::tr("modelled");
  }
  return {};
}

std::vector<double> samplesOf(const Comparison& comparison, int side) {
  const SampleRing& ring = comparison.side(side).samples;
  const auto& result = comparison.side(side).result;
  std::size_t count = ring.size();
  if (result && result->latency && result->latency->provenance == Provenance::recorded)
    count = std::min<std::size_t>(count, result->request.iterations.value_or(result->latency->samples));
  std::vector<double> samples;
  samples.reserve(count);
  for (quint64 i = ring.nextIndex() - count; i < ring.nextIndex(); ++i) samples.push_back(ring.at(i));
  return samples;
}

std::optional<Latency> latencyOf(const Comparison& comparison, int side) {
  const auto& result = comparison.side(side).result;
  if (!result || !result->latency) return std::nullopt;
  const std::vector<double> samples = samplesOf(comparison, side);
  if (samples.empty()) return result->latency;
  Latency latency = summarise(samples);
  latency.cache = result->latency->cache;
  latency.provenance = result->latency->provenance;
  return latency;
}

QString unlikeOrigins(const Comparison& comparison) {
  std::array<Provenance, 2> origins{};
  for (int s = 0; s < 2; ++s) {
    const auto& result = comparison.side(s).result;
    if (!result || !result->latency || !comparison.drawn(s)) return {};
    origins[std::size_t(s)] = result->latency->provenance;
  }
  if (origins[0] == origins[1]) return {};
  return VerdictTexts::tr("A %1, B %2").arg(originText(origins[0]), originText(origins[1]));
}

std::optional<SpeedUp> speedUpOf(const Comparison& comparison) {
  const auto a = latencyOf(comparison, 0), b = latencyOf(comparison, 1);
  if (!a || !b) return std::nullopt;
  if (!comparison.onTwoDevices())
    return warpfold::speedUpOf(*b, samplesOf(comparison, 1), *a, samplesOf(comparison, 0));
  return warpfold::speedUpOf(*comparison.side(1).result, samplesOf(comparison, 1), *comparison.side(0).result,
                             samplesOf(comparison, 0));
}

}  // namespace warpfold::app
