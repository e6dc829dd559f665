// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/run_fields.h"
#include "run/rank_scaling.h"

/// The job that runs one reduction over 1, 2, 4, … of a cluster's ranks.
namespace warpfold {

inline std::span<const std::string_view> enumNames(Scaling) {
  static constexpr std::array<std::string_view, 2> names{name(Scaling::strong), name(Scaling::weak)};
  return names;
}

template <typename Archive>
void fields(Archive& archive, ScalingPoint& p) {
  archive("scaling", p.scaling);
  archive("ranks", p.ranks);
  archive("n", p.n);
  archive("total", p.total);
  archive("within_us", p.withinUs);
  archive("across_us", p.acrossUs);
  archive("bandwidth_gbs", p.bandwidthGbs);
  archive("matches", p.matches);
  archive("shares_cores", p.sharesCores);
  if constexpr (Archive::reads) {
    for (const double figure : {p.withinUs, p.acrossUs, p.bandwidthGbs}) codec::requireAmount("a time", figure);
    if (p.ranks < 1 || p.ranks > AcrossRanks::most) codec::refuse("a number of ranks", "is out of range");
  }
}

template <typename Archive>
void fields(Archive& archive, ScalingBasis& b) {
  archive("scaling", b.scaling);
  archive("method", b.method);
  archive("combining", b.combining);
  archive("network", b.network);
  archive("measured_with", b.measuredWith);
  archive("one_host", b.oneHost);
  archive("between_gpus", b.betweenGpus);
  archive("value_bytes", b.valueBytes);
  archive("ranks", b.ranks);
  archive("n", b.n);
  archive("bytes", b.bytes);
  archive("within_us", b.withinUs);
  archive("floor_us", b.floorUs);
  if constexpr (Archive::reads) {
    for (const double figure : {b.withinUs, b.floorUs}) codec::requireAmount("a time", figure);
    if (b.ranks < 1 || b.ranks > AcrossRanks::most) codec::refuse("a number of ranks", "is out of range");
    if (b.valueBytes > 64) codec::refuse("a value", "has too many bytes");
    if (b.method.size() > 64) codec::refuse("a method", "has too long a name");
  }
}

namespace messages {

inline constexpr std::size_t mostScalingPoints = 256;

/// `request`: its n are the elements of all ranks together. No ranks named: powers of two and all.
struct Scale {
  static constexpr const char* type = "scaling";
  RunRequest request;
  std::vector<std::uint32_t> ranks;
  std::vector<Scaling> scalings{Scaling::strong, Scaling::weak};
};
struct Scaled {
  static constexpr const char* type = "scaling.point";
  ScalingPoint point;
};
/// What each of the scalings is continued from; the last thing that is said.
struct Continued {
  static constexpr const char* type = "scaling.basis";
  ScalingBasis basis;
};

template <typename Archive>
void fields(Archive& archive, Scale& m) {
  archive("request", m.request);
  archive("ranks", codec::limited(m.ranks, mostScalingPoints));
  archive("scalings", codec::limited(m.scalings, 2));
}
template <typename Archive>
void fields(Archive& archive, Scaled& m) {
  archive("point", m.point);
}
template <typename Archive>
void fields(Archive& archive, Continued& m) {
  archive("basis", m.basis);
}

}  // namespace messages
}  // namespace warpfold
