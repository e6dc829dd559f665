// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/rank_scaling.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold {

namespace {

constexpr double nanosecondsPerMicrosecond = 1e3;

Message combiningSaid(const std::string& method, Combining combining, std::uint64_t valueBytes) {
  const auto which = arg<"method">(method);
  const auto bytes = arg<"bytes">(valueBytes);
  switch (combining) {
    case Combining::oneRank: return say<"network-one-by-one">(which, bytes);
    case Combining::library: return say<"network-library">(which, bytes);
    default: return say<"network-rounds">(which, bytes);
  }
}

Message networkSaid(const LogGP& network, const std::optional<std::uint32_t>& measuredWith, bool betweenGpus) {
  const auto latency = arg<"latency">(network.latencyUs);
  const auto overhead = arg<"overhead">(network.overheadUs);
  const auto gap = arg<"gap">(network.gapUs);
  const auto byte = arg<"byte">(network.gapPerByteUs * nanosecondsPerMicrosecond);
  if (!measuredWith) return say<"network-set">(latency, overhead, gap, byte);
  if (betweenGpus) return say<"network-of-gpus">(arg<"rank">(*measuredWith), latency, overhead, gap, byte);
  return say<"network-measured">(arg<"rank">(*measuredWith), latency, overhead, gap, byte);
}

double withinOn(const ScalingBasis& basis, std::uint64_t ranks) {
  if (basis.scaling == Scaling::weak) return basis.withinUs;
  const double shrinks = std::max(0.0, basis.withinUs - basis.floorUs);
  return basis.withinUs - shrinks + shrinks * static_cast<double>(basis.ranks) / static_cast<double>(ranks);
}

ModelledPoint modelledOn(const ScalingBasis& basis, std::uint64_t ranks) {
  constexpr double bytesPerGbUs = 1e3;
  ModelledPoint point{ranks, elementsOn(basis.scaling, basis.n, ranks, basis.ranks), withinOn(basis, ranks),
                      combiningUs(basis.combining, basis.network, ranks, basis.valueBytes), 0};
  const double bytes = static_cast<double>(basis.bytes) / static_cast<double>(std::max<std::uint64_t>(1, basis.n)) *
                       static_cast<double>(point.n);
  if (point.totalUs() > 0) point.bandwidthGbs = bytes / point.totalUs() / bytesPerGbUs;
  return point;
}

}  // namespace

std::vector<std::uint32_t> powersUpTo(std::uint32_t ranks) {
  std::vector<std::uint32_t> all;
  for (std::uint64_t power = 1; power < ranks; power *= 2) all.push_back(static_cast<std::uint32_t>(power));
  all.push_back(ranks);
  return all;
}

std::uint64_t elementsOn(Scaling scaling, std::uint64_t n, std::uint64_t ranks, std::uint64_t most) {
  if (scaling == Scaling::strong || (ranks == most && n >= most)) return n;
  return std::max<std::uint64_t>(1, n / most) * ranks;
}

double idealUs(Scaling scaling, double oneRankUs, std::uint64_t ranks) {
  return scaling == Scaling::strong ? oneRankUs / static_cast<double>(ranks) : oneRankUs;
}

double efficiency(Scaling scaling, double oneRankUs, std::uint64_t ranks, double us) {
  return us > 0 ? idealUs(scaling, oneRankUs, ranks) / us : 0;
}

std::vector<ModelledPoint> continued(const ScalingBasis& basis, std::uint64_t upTo) {
  if (!basis.networkIsKnown()) return {};
  std::vector<ModelledPoint> points{modelledOn(basis, basis.ranks)};
  for (std::uint64_t ranks = 1; ranks <= std::min(upTo, mostModelledRanks); ranks *= 2)
    if (ranks > basis.ranks) points.push_back(modelledOn(basis, ranks));
  return points;
}

Messages assumptionsOfCombining(const ScalingBasis& basis) {
  Messages said{networkSaid(basis.network, basis.measuredWith, basis.betweenGpus)};
  if (basis.measuredWith && basis.oneHost) said.push_back(say<"network-one-host">());
  said.push_back(combiningSaid(basis.method, basis.combining, basis.valueBytes));
  said.push_back(say<"network-simple">());
  return said;
}

Messages assumptionsOf(const ScalingBasis& basis) {
  if (!basis.networkIsKnown()) return {say<"one-rank-no-messages">()};
  Messages said = assumptionsOfCombining(basis);
  said.push_back(
      basis.scaling == Scaling::weak
          ? say<"within-weak">(arg<"ranks">(basis.ranks))
          : say<"within-strong">(arg<"floor">(std::min(basis.floorUs, basis.withinUs)), arg<"ranks">(basis.ranks)));
  return said;
}

}  // namespace warpfold
